package org.doodlecity;

import android.text.InputFilter;
import android.text.InputType;
import android.view.WindowManager;
import android.view.inputmethod.EditorInfo;
import android.widget.EditText;
import android.widget.FrameLayout;

import androidx.appcompat.app.AlertDialog;

import java.util.concurrent.CompletableFuture;

/**
 * Asks for a line of text. Whoever asks waits for a person, so never on the thread of the window.
 */
final class Question {
    private static final int EDGE_DP = 20;

    private final MainActivity activity;

    Question(MainActivity activity) {
        this.activity = activity;
    }

    String ask(String title, String text, String accept, String cancel, int most) throws Exception {
        CompletableFuture<String> answer = new CompletableFuture<>();
        activity.runOnUiThread(() -> show(title, text, accept, cancel, most, answer));
        return answer.get();
    }

    private void show(
            String title,
            String text,
            String accept,
            String cancel,
            int most,
            CompletableFuture<String> answer) {
        EditText line = new EditText(activity);
        line.setInputType(InputType.TYPE_CLASS_TEXT | InputType.TYPE_TEXT_FLAG_CAP_WORDS);
        line.setImeOptions(EditorInfo.IME_ACTION_DONE);
        line.setFilters(new InputFilter[] {new InputFilter.LengthFilter(most)});
        line.setText(text);
        line.selectAll();

        FrameLayout frame = new FrameLayout(activity);
        int edge = Math.round(EDGE_DP * activity.getResources().getDisplayMetrics().density);
        frame.setPadding(edge, 0, edge, 0);
        frame.addView(line);

        AlertDialog dialog =
                new AlertDialog.Builder(activity)
                        .setTitle(title)
                        .setView(frame)
                        .setPositiveButton(
                                accept,
                                (shown, which) -> answer.complete(line.getText().toString()))
                        .setNegativeButton(cancel, null)
                        // However it closes: an answer that was given before stays.
                        .setOnDismissListener(closed -> answer.complete(null))
                        .create();
        line.setOnEditorActionListener(
                (view, action, event) -> {
                    dialog.getButton(AlertDialog.BUTTON_POSITIVE).performClick();
                    return true;
                });
        if (dialog.getWindow() != null) {
            dialog.getWindow()
                    .setSoftInputMode(WindowManager.LayoutParams.SOFT_INPUT_STATE_VISIBLE);
        }
        line.requestFocus();
        dialog.show();
    }
}
