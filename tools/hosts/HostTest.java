package org.doodlecity;

import android.app.Activity;
import android.content.Intent;
import android.net.Uri;
import android.os.Bundle;

import androidx.activity.OnBackPressedDispatcher;
import androidx.appcompat.app.AlertDialog;
import androidx.core.view.WindowInsetsCompat;

import com.google.androidgamesdk.GameActivity;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** What java.py runs; it ends at the first thing that is wrong. */
final class HostTest {
    private static MainActivity started(Bundle state) {
        MainActivity activity = new MainActivity();
        activity.onCreate(state);
        Activity.told.clear();
        return activity;
    }

    private static void check(Object found, Object wanted, String what) {
        if (!wanted.equals(found)) {
            throw new AssertionError(what + ": " + found + " instead of " + wanted);
        }
    }

    /** Has somebody wait on a thread of its own, as Rust does. */
    private static CompletableFuture<byte[]> waitFor(java.util.concurrent.Callable<byte[]> file) {
        CompletableFuture<byte[]> taken = new CompletableFuture<>();
        new Thread(
                        () -> {
                            try {
                                taken.complete(file.call());
                            } catch (Exception wrong) {
                                taken.completeExceptionally(wrong);
                            }
                        })
                .start();
        return taken;
    }

    private static byte[] soon(CompletableFuture<byte[]> taken) throws Exception {
        return taken.get(20, TimeUnit.SECONDS);
    }

    private static void endsOnlyWhenEverythingIsSaved() {
        MainActivity activity = started(null);
        activity.onDestroy();
        check(Activity.told, List.of("surface destroyed", "kill 7"), "a finished activity");

        activity = started(null);
        Activity.isChanging = true;
        activity.onDestroy();
        Activity.isChanging = false;
        check(Activity.told, List.of("surface destroyed", "start", "kill 7"), "one made anew");
    }

    private static void looksAtWhatWasMissedWhenItComesBack() {
        MainActivity activity = started(null);
        try {
            activity.onResume();
            throw new AssertionError("Rust is not woken");
        } catch (UnsatisfiedLinkError wake) {
            check(Activity.told, List.of("resume"), "woken after the activity has resumed");
        }
    }

    private static void theWayBackIsAKeyThatIsPressedOnce() {
        started(null);
        OnBackPressedDispatcher.back.handleOnBackPressed();
        check(Activity.told, List.of("down 4", "up 4"), "the way back");
    }

    private static void insetsAreInDp() {
        MainActivity activity = started(null);
        try {
            activity.onApplyWindowInsets(null, new WindowInsetsCompat());
            throw new AssertionError("Rust is not woken");
        } catch (UnsatisfiedLinkError wake) {
            check(Arrays.toString(activity.insets()), "[1.0, 2.0, 3.0, 4.0]", "insets");
        }
    }

    private static void textIsAsLargeAsForAllApps() {
        check(started(null).textScale(), 1.3f, "text");
    }

    private static void languagesAreThoseThatThePersonReads() {
        check(started(null).languages(), "nn-NO,de-AT", "languages");
    }

    private static void aFileIsTakenOnce() throws Exception {
        MainActivity activity = started(null);
        check(activity.takeLateFile(99) == null, true, "no file is late");
        CompletableFuture<byte[]> taken = waitFor(() -> activity.takeFile(4));
        while (!isOpen(activity)) {
            Thread.sleep(1);
        }
        GameActivity.answer.onActivityResult(new Uri("content"));
        check(new String(soon(taken)), "cont", "as much as was asked for");
        check(isOpen(activity), false, "the picker is closed");
    }

    private static void aFileThatIsPickedWhileTheProcessEndsComesToTheNext() throws Exception {
        MainActivity activity = started(null);
        waitFor(() -> activity.takeFile(99));
        Bundle state = new Bundle();
        while (!state.getBoolean("isPickerOpen")) {
            activity.onSaveInstanceState(state);
        }

        MainActivity next = started(state);
        CompletableFuture<byte[]> late = waitFor(() -> next.takeLateFile(99));
        GameActivity.answer.onActivityResult(new Uri("late"));
        check(new String(soon(late)), "late", "answered while Rust waits");

        MainActivity slow = started(state);
        GameActivity.answer.onActivityResult(new Uri("early"));
        check(new String(slow.takeLateFile(99)), "early", "answered before Rust asks");

        MainActivity left = started(state);
        CompletableFuture<byte[]> nothing = waitFor(() -> left.takeLateFile(99));
        GameActivity.answer.onActivityResult(null);
        check(soon(nothing) == null, true, "nothing was picked");
    }

    private static void aFileThatIsOpenedWithTheAppIsTaken() throws Exception {
        Activity.intent = new Intent(Intent.ACTION_VIEW, new Uri("opened"));
        MainActivity activity = started(null);
        check(new String(activity.takeOpenedFile(4)), "open", "as much as was asked for");
        check(activity.takenName(), "opened", "its name");
        CompletableFuture<byte[]> next = waitFor(() -> activity.takeOpenedFile(99));
        activity.onNewIntent(new Intent());
        activity.onNewIntent(new Intent(Intent.ACTION_VIEW, new Uri("/data/secret")));
        Intent again = new Intent(Intent.ACTION_VIEW, new Uri("again"));
        activity.onNewIntent(again.addFlags(Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY));
        activity.onNewIntent(
                new Intent(Intent.ACTION_SEND).putExtra(Intent.EXTRA_STREAM, new Uri("shared")));
        check(new String(soon(next)), "shared", "neither the start nor what was opened before");

        MainActivity later = started(new Bundle());
        CompletableFuture<byte[]> nothing = waitFor(() -> later.takeOpenedFile(99));
        Thread.sleep(50);
        check(nothing.isDone(), false, "an activity made anew opens nothing twice");
        Activity.intent = new Intent();
    }

    private static boolean isOpen(MainActivity activity) {
        Bundle state = new Bundle();
        activity.onSaveInstanceState(state);
        return state.getBoolean("isPickerOpen");
    }

    private static void aLineIsAnsweredOnce() throws Exception {
        MainActivity activity = started(null);
        AlertDialog.Builder.isAccepted = true;
        check(activity.askText("", "Ada", "", "", 9), "Ada", "accepted");
        AlertDialog.Builder.isAccepted = false;
        check(activity.askText("", "Ada", "", "", 9) == null, true, "dismissed");
    }

    public static void main(String[] arguments) throws Exception {
        endsOnlyWhenEverythingIsSaved();
        looksAtWhatWasMissedWhenItComesBack();
        theWayBackIsAKeyThatIsPressedOnce();
        insetsAreInDp();
        textIsAsLargeAsForAllApps();
        languagesAreThoseThatThePersonReads();
        aFileIsTakenOnce();
        aFileThatIsPickedWhileTheProcessEndsComesToTheNext();
        aFileThatIsOpenedWithTheAppIsTaken();
        aLineIsAnsweredOnce();
        System.exit(0);
    }
}
