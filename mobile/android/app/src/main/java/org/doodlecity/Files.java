package org.doodlecity;

import android.content.ActivityNotFoundException;
import android.content.ClipData;
import android.content.Intent;
import android.database.Cursor;
import android.net.Uri;
import android.os.Bundle;
import android.provider.OpenableColumns;

import androidx.activity.result.ActivityResultLauncher;
import androidx.activity.result.contract.ActivityResultContracts;
import androidx.core.content.FileProvider;
import androidx.core.content.IntentCompat;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * Files to and from other apps. Whoever takes one waits for a person, so never on the thread of the
 * window.
 */
final class Files {
    private static final String IS_OPEN = "isPickerOpen";

    private final MainActivity activity;
    private final ActivityResultLauncher<String[]> picker;
    // The first one is what a picker answers that an earlier process has opened.
    private volatile CompletableFuture<Uri> picked = new CompletableFuture<>();
    private volatile boolean isOpen;
    private final ThreadLocal<String> takenName = ThreadLocal.withInitial(() -> "");
    private final BlockingQueue<Uri> opened = new LinkedBlockingQueue<>();

    /** Made with its activity: results come only to whom has registered before the start. */
    Files(MainActivity activity) {
        this.activity = activity;
        picker =
                activity.registerForActivityResult(
                        new ActivityResultContracts.OpenDocument(),
                        uri -> {
                            isOpen = false;
                            picked.complete(uri);
                        });
    }

    /** Tells the next process whether a picker is open, should this one be ended behind it. */
    void save(Bundle state) {
        state.putBoolean(IS_OPEN, isOpen);
    }

    void restore(Bundle state) {
        isOpen = state != null && state.getBoolean(IS_OPEN);
    }

    void give(String title, String name, String type, byte[] bytes) throws IOException {
        File folder = new File(activity.getCacheDir(), "shared");
        if (!folder.isDirectory() && !folder.mkdirs()) {
            throw new IOException(folder + " cannot be made");
        }
        File file = new File(folder, new File(name).getName());
        try (FileOutputStream out = new FileOutputStream(file)) {
            out.write(bytes);
        }
        Uri uri = FileProvider.getUriForFile(activity, activity.getPackageName() + ".files", file);
        Intent send =
                new Intent(Intent.ACTION_SEND)
                        .setType(type)
                        .putExtra(Intent.EXTRA_STREAM, uri)
                        .addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION);
        send.setClipData(ClipData.newRawUri(name, uri));
        activity.runOnUiThread(() -> activity.startActivity(Intent.createChooser(send, title)));
    }

    byte[] takeLate(int most) throws Exception {
        CompletableFuture<Uri> answer = picked;
        return isOpen || answer.isDone() ? read(answer, most) : null;
    }

    byte[] take(int most) throws Exception {
        // Whoever still waits for an earlier picker gets nothing from this one.
        picked.complete(null);
        CompletableFuture<Uri> answer = new CompletableFuture<>();
        picked = answer;
        activity.runOnUiThread(
                () -> {
                    try {
                        // Most apps that keep files do not know ours by their kind.
                        picker.launch(new String[] {"*/*"});
                        isOpen = true;
                    } catch (ActivityNotFoundException none) {
                        answer.completeExceptionally(none);
                    }
                });
        return read(answer, most);
    }

    /** Another app asks for a file to be opened, or shares one; other intents are none of ours. */
    void open(Intent intent) {
        if (intent == null
                || (intent.getFlags() & Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY) != 0) {
            // The list of recent apps sends once more what was opened then.
            return;
        }
        Uri uri = null;
        if (Intent.ACTION_VIEW.equals(intent.getAction())) {
            uri = intent.getData();
        } else if (Intent.ACTION_SEND.equals(intent.getAction())) {
            uri = IntentCompat.getParcelableExtra(intent, Intent.EXTRA_STREAM, Uri.class);
        }
        // Whoever names a path may want this app to read what it may not read itself.
        if (uri != null && "content".equals(uri.getScheme())) {
            opened.add(uri);
        }
    }

    byte[] takeOpened(int most) throws Exception {
        Uri uri = opened.take();
        takenName.set(nameOf(uri));
        return read(uri, most);
    }

    String takenName() {
        return takenName.get();
    }

    private byte[] read(CompletableFuture<Uri> answer, int most) throws Exception {
        Uri uri = answer.get();
        if (uri == null) {
            return null;
        }
        takenName.set(nameOf(uri));
        return read(uri, most);
    }

    private String nameOf(Uri uri) {
        String[] columns = {OpenableColumns.DISPLAY_NAME};
        try (Cursor found = activity.getContentResolver().query(uri, columns, null, null, null)) {
            if (found != null && found.moveToFirst() && !found.isNull(0)) {
                return found.getString(0);
            }
        }
        return uri.toString();
    }

    private byte[] read(Uri uri, int most) throws IOException {
        try (InputStream in = activity.getContentResolver().openInputStream(uri)) {
            if (in == null) {
                throw new IOException(uri + " cannot be opened");
            }
            ByteArrayOutputStream all = new ByteArrayOutputStream();
            byte[] part = new byte[16 * 1024];
            int read = 0;
            while (all.size() < most && read >= 0) {
                all.write(part, 0, read);
                read = in.read(part, 0, Math.min(part.length, most - all.size()));
            }
            return all.toByteArray();
        }
    }
}
