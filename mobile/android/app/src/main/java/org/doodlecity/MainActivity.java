package org.doodlecity;

import android.animation.ValueAnimator;
import android.annotation.SuppressLint;
import android.content.Intent;
import android.content.res.Configuration;
import android.graphics.Color;
import android.os.Build;
import android.os.Bundle;
import android.os.Process;
import android.view.HapticFeedbackConstants;
import android.view.KeyEvent;
import android.view.View;

import androidx.activity.EdgeToEdge;
import androidx.activity.OnBackPressedCallback;
import androidx.activity.SystemBarStyle;
import androidx.core.graphics.Insets;
import androidx.core.view.WindowInsetsCompat;

import com.google.androidgamesdk.GameActivity;

/**
 * The app's window, and what the app asks of Android: src/platform/android.rs calls the public
 * methods by their names, from threads of its own.
 */
public final class MainActivity extends GameActivity {
    private final Files files = new Files(this);
    private final Question question = new Question(this);
    private volatile float[] insets = new float[4];

    /** What bars and cut-outs cover, in dp: left, top, right, bottom. */
    public float[] insets() {
        return insets;
    }

    /** Whether the person has switched animations off for all apps. */
    public boolean wantsStillness() {
        return !ValueAnimator.areAnimatorsEnabled();
    }

    /** Whether the person has asked all apps for dark colours. */
    public boolean wantsNight() {
        int mode = getResources().getConfiguration().uiMode;
        return (mode & Configuration.UI_MODE_NIGHT_MASK) == Configuration.UI_MODE_NIGHT_YES;
    }

    /** How much larger than usual the person has asked all apps to write. */
    public float textScale() {
        return getResources().getConfiguration().fontScale;
    }

    /** The languages that the person reads, the preferred one first, with commas. */
    public String languages() {
        return getResources().getConfiguration().getLocales().toLanguageTags();
    }

    /**
     * Lets something be felt, if the person has not switched that off: 0 a tick, 1 a knock, 2 a
     * cheer.
     */
    public void buzz(int strength) {
        int feedback = HapticFeedbackConstants.CONTEXT_CLICK;
        if (strength == 1) {
            feedback = HapticFeedbackConstants.LONG_PRESS;
        } else if (strength == 2) {
            feedback =
                    Build.VERSION.SDK_INT >= Build.VERSION_CODES.R
                            ? HapticFeedbackConstants.CONFIRM
                            : HapticFeedbackConstants.LONG_PRESS;
        }
        int felt = feedback;
        runOnUiThread(() -> getWindow().getDecorView().performHapticFeedback(felt));
    }

    /** Goes out of sight and stays as it is. */
    public void stepAside() {
        runOnUiThread(() -> moveTaskToBack(true));
    }

    /** Hands a text on to another app, as a file. */
    public void giveFile(String title, String name, String type, byte[] bytes) throws Exception {
        files.give(title, name, type, bytes);
    }

    /**
     * Waits until a file is picked, and reads at most {@code most} bytes of it; null if none was
     * picked.
     */
    public byte[] takeFile(int most) throws Exception {
        return files.take(most);
    }

    /**
     * Like {@code takeFile}, for a picker that was open when an earlier process was ended; null at
     * once if none was.
     */
    public byte[] takeLateFile(int most) throws Exception {
        return files.takeLate(most);
    }

    /**
     * Waits until another app has this one open a file, and reads at most {@code most} bytes of it;
     * null if there will be none any more.
     */
    public byte[] takeOpenedFile(int most) throws Exception {
        return files.takeOpened(most);
    }

    /** The name of the file that this thread has read last. */
    public String takenName() {
        return files.takenName();
    }

    /** Waits until a line of text is typed; null if none was. */
    public String askText(String title, String text, String accept, String cancel, int most)
            throws Exception {
        return question.ask(title, text, accept, cancel, most);
    }

    @Override
    protected void onCreate(Bundle savedInstanceState) {
        files.restore(savedInstanceState);
        super.onCreate(savedInstanceState);
        // A state that was kept has been handed the file before.
        if (savedInstanceState == null) {
            files.open(getIntent());
        }
        // The app draws behind the bars; the table is light, so what stands on them is dark.
        SystemBarStyle bars = SystemBarStyle.light(Color.TRANSPARENT, Color.TRANSPARENT);
        EdgeToEdge.enable(this, bars, bars);
        getOnBackPressedDispatcher()
                .addCallback(
                        this,
                        new OnBackPressedCallback(true) {
                            @Override
                            public void handleOnBackPressed() {
                                pressBack();
                            }
                        });
    }

    @Override
    protected void onNewIntent(Intent intent) {
        super.onNewIntent(intent);
        files.open(intent);
    }

    @Override
    protected void onSaveInstanceState(Bundle outState) {
        super.onSaveInstanceState(outState);
        files.save(outState);
    }

    /** Newer systems tell of the way back by this callback only; the app hears of keys. */
    private void pressBack() {
        onKeyDown(KeyEvent.KEYCODE_BACK, new KeyEvent(KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_BACK));
        onKeyUp(KeyEvent.KEYCODE_BACK, new KeyEvent(KeyEvent.ACTION_UP, KeyEvent.KEYCODE_BACK));
    }

    @Override
    public WindowInsetsCompat onApplyWindowInsets(View view, WindowInsetsCompat all) {
        Insets covered =
                all.getInsets(
                        WindowInsetsCompat.Type.systemBars()
                                | WindowInsetsCompat.Type.displayCutout());
        float dp = getResources().getDisplayMetrics().density;
        insets =
                new float[] {
                    covered.left / dp, covered.top / dp, covered.right / dp, covered.bottom / dp
                };
        WindowInsetsCompat applied = super.onApplyWindowInsets(view, all);
        wake();
        return applied;
    }

    /** At rest the app draws nothing and so asks for nothing: this lets it ask. */
    private static native void wake();

    /** What was missed while others were in front is looked at now. */
    @Override
    protected void onResume() {
        super.onResume();
        wake();
    }

    /**
     * The engine runs once in a process and would wait here for ever, so the process ends and the
     * next start is a fresh one.
     */
    @Override
    @SuppressLint("MissingSuperCall")
    protected void onDestroy() {
        if (mSurfaceView != null) {
            // Waits until the app has saved everything; if the surface went before, it has.
            surfaceDestroyed(mSurfaceView.getHolder());
        }
        if (isChangingConfigurations()) {
            // Android only means to make the activity anew, in a process that will be gone.
            startActivity(Intent.makeRestartActivityTask(getComponentName()));
        }
        Process.killProcess(Process.myPid());
    }
}
