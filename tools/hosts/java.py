"""Tests the Java of mobile/android without Android: python3 java.py, in the project's folder.

What the sources call of Android's libraries is made up here, as far as they and HostTest.java need it: each class is
the text between its braces, which only remembers what it was told.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

SOURCES = Path("mobile/android/app/src/main/java/org/doodlecity")
TEST = Path("tools/hosts/HostTest.java")

# The declaration's kind is "class" unless it is said, and what it extends stands before the brace.
CLASSES = {
    "android.animation.ValueAnimator": "{ public static boolean areAnimatorsEnabled() { return true; } }",
    "@interface android.annotation.SuppressLint": "{ String value(); }",
    "android.content.ActivityNotFoundException": "extends RuntimeException {}",
    "android.content.ClipData": "{ public static ClipData newRawUri(CharSequence l, android.net.Uri u) { return null; } }",
    "android.content.ComponentName": "{}",
    "android.content.ContentResolver": """{
        public android.database.Cursor query(android.net.Uri u, String[] c, String s, String[] a, String o) {
            return null;
        }
        public java.io.InputStream openInputStream(android.net.Uri uri) {
            return new java.io.ByteArrayInputStream(uri.toString().getBytes());
        } }""",
    "android.content.Context": "{}",
    "android.content.Intent": """{
        public static final String ACTION_SEND = "send", ACTION_VIEW = "view", EXTRA_STREAM = "stream";
        public static final int FLAG_GRANT_READ_URI_PERMISSION = 1, FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY = 2;
        private String action = "main";
        private int flags;
        private android.net.Uri uri;
        public Intent() {}
        public Intent(String action) { this.action = action; }
        public Intent(String action, android.net.Uri uri) { this(action); this.uri = uri; }
        public String getAction() { return action; }
        public int getFlags() { return flags; }
        public android.net.Uri getData() { return uri; }
        public static Intent makeRestartActivityTask(ComponentName of) { return new Intent(); }
        public static Intent createChooser(Intent of, CharSequence title) { return of; }
        public Intent setType(String type) { return this; }
        public Intent putExtra(String name, android.net.Uri value) { uri = value; return this; }
        public Intent addFlags(int flags) { this.flags |= flags; return this; }
        public void setClipData(ClipData data) {} }""",
    "android.content.res.Configuration": """{
        public static final int UI_MODE_NIGHT_MASK = 0x30, UI_MODE_NIGHT_YES = 0x20;
        public float fontScale = 1.3f;
        public int uiMode = UI_MODE_NIGHT_YES;
        public android.os.LocaleList getLocales() { return new android.os.LocaleList(); } }""",
    "android.content.res.Resources": """{
        public Configuration getConfiguration() { return new Configuration(); }
        public android.util.DisplayMetrics getDisplayMetrics() { return new android.util.DisplayMetrics(); } }""",
    "android.database.Cursor": """implements AutoCloseable {
        public boolean moveToFirst() { return false; }
        public boolean isNull(int column) { return true; }
        public String getString(int column) { return null; }
        @Override public void close() {} }""",
    "android.graphics.Color": "{ public static final int TRANSPARENT = 0; }",
    "android.net.Uri": """{
        private final String text;
        public Uri(String text) { this.text = text; }
        public String getScheme() { return text.startsWith("/") ? "file" : "content"; }
        @Override public String toString() { return text; } }""",
    "android.os.Build": """{
        public static class VERSION { public static final int SDK_INT = 36; }
        public static class VERSION_CODES { public static final int R = 30; } }""",
    "android.os.Bundle": """{
        private final java.util.Map<String, Boolean> kept = new java.util.HashMap<>();
        public void putBoolean(String name, boolean value) { kept.put(name, value); }
        public boolean getBoolean(String name) { return kept.getOrDefault(name, false); } }""",
    "android.os.LocaleList": '{ public String toLanguageTags() { return "nn-NO,de-AT"; } }',
    "android.os.Process": """{
        public static int myPid() { return 7; }
        public static void killProcess(int pid) { android.app.Activity.told.add("kill " + pid); } }""",
    "android.provider.OpenableColumns": '{ public static final String DISPLAY_NAME = "name"; }',
    "android.text.InputFilter": "{ public static class LengthFilter extends InputFilter { public LengthFilter(int m) {} } }",
    "android.text.InputType": "{ public static final int TYPE_CLASS_TEXT = 1, TYPE_TEXT_FLAG_CAP_WORDS = 2; }",
    "android.util.DisplayMetrics": "{ public float density = 2; }",
    "android.view.HapticFeedbackConstants": "{ public static final int CONTEXT_CLICK = 1, LONG_PRESS = 2, CONFIRM = 3; }",
    "android.view.KeyEvent": """{
        public static final int KEYCODE_BACK = 4, ACTION_DOWN = 0, ACTION_UP = 1;
        public KeyEvent(int action, int code) {} }""",
    "android.view.SurfaceHolder": "{}",
    "android.view.View": "{ public boolean performHapticFeedback(int kind) { return true; } }",
    "android.view.Window": """{
        public View getDecorView() { return new View(); }
        public void setSoftInputMode(int mode) {} }""",
    "android.view.WindowManager": "{ public static class LayoutParams { public static final int SOFT_INPUT_STATE_VISIBLE = 4; } }",
    "android.view.inputmethod.EditorInfo": "{ public static final int IME_ACTION_DONE = 6; }",
    "android.widget.Button": "extends android.view.View { public boolean performClick() { return true; } }",
    "android.widget.EditText": """extends android.view.View {
        public interface OnEditor { boolean on(android.view.View v, int action, android.view.KeyEvent event); }
        private String text = "";
        public EditText(android.content.Context of) {}
        public void setInputType(int type) {}
        public void setImeOptions(int options) {}
        public void setFilters(android.text.InputFilter[] filters) {}
        public void setText(String text) { this.text = text; }
        public String getText() { return text; }
        public void selectAll() {}
        public void requestFocus() {}
        public void setOnEditorActionListener(OnEditor on) {} }""",
    "android.widget.FrameLayout": """extends android.view.View {
        public FrameLayout(android.content.Context of) {}
        public void setPadding(int l, int t, int r, int b) {}
        public void addView(android.view.View view) {} }""",
    "android.app.Activity": """extends android.content.Context {
        public static final java.util.List<String> told = new java.util.ArrayList<>();
        public static boolean isChanging;
        public static android.content.Intent intent = new android.content.Intent();
        public android.content.Intent getIntent() { return intent; }
        public boolean isChangingConfigurations() { return isChanging; }
        public void startActivity(android.content.Intent intent) { told.add("start"); }
        public boolean moveTaskToBack(boolean nonRoot) { return true; }
        public void runOnUiThread(Runnable what) { what.run(); }
        public android.content.ComponentName getComponentName() { return null; }
        public android.content.ContentResolver getContentResolver() { return new android.content.ContentResolver(); }
        public android.content.res.Resources getResources() { return new android.content.res.Resources(); }
        public android.view.Window getWindow() { return new android.view.Window(); }
        public java.io.File getCacheDir() { return new java.io.File("."); }
        public String getPackageName() { return ""; }
        protected void onCreate(android.os.Bundle state) { told.add("create"); }
        protected void onResume() { told.add("resume"); }
        protected void onNewIntent(android.content.Intent intent) {}
        protected void onSaveInstanceState(android.os.Bundle state) {}
        protected void onDestroy() { throw new AssertionError("the engine would wait for ever"); } }""",
    "androidx.activity.EdgeToEdge": "{ public static void enable(android.app.Activity a, SystemBarStyle s, SystemBarStyle n) {} }",
    "androidx.activity.SystemBarStyle": "{ public static SystemBarStyle light(int color, int dark) { return null; } }",
    "androidx.activity.OnBackPressedCallback": """{
        public OnBackPressedCallback(boolean isEnabled) {}
        public void handleOnBackPressed() {} }""",
    "androidx.activity.OnBackPressedDispatcher": """{
        public static OnBackPressedCallback back;
        public void addCallback(android.app.Activity of, OnBackPressedCallback callback) { back = callback; } }""",
    "androidx.activity.result.ActivityResultLauncher<I>": "{ public void launch(I input) {} }",
    "interface androidx.activity.result.ActivityResultCallback<O>": "{ void onActivityResult(O result); }",
    "androidx.activity.result.contract.ActivityResultContracts": "{ public static class OpenDocument {} }",
    "androidx.appcompat.app.AlertDialog": """{
        public static final int BUTTON_POSITIVE = -1;
        public interface OnClick { void on(AlertDialog shown, int which); }
        public interface OnDismiss { void on(AlertDialog closed); }
        private final Builder by;
        AlertDialog(Builder by) { this.by = by; }
        public android.widget.Button getButton(int which) { return new android.widget.Button(); }
        public android.view.Window getWindow() { return null; }
        public void show() {
            if (by.isAccepted) by.accept.on(this, BUTTON_POSITIVE);
            by.dismiss.on(this);
        }
        public static class Builder {
            public static boolean isAccepted;
            OnClick accept;
            OnDismiss dismiss;
            public Builder(android.content.Context of) {}
            public Builder setTitle(String title) { return this; }
            public Builder setView(android.view.View view) { return this; }
            public Builder setPositiveButton(String text, OnClick on) { accept = on; return this; }
            public Builder setNegativeButton(String text, OnClick on) { return this; }
            public Builder setOnDismissListener(OnDismiss on) { dismiss = on; return this; }
            public AlertDialog create() { return new AlertDialog(this); }
        } }""",
    "androidx.core.content.FileProvider": """{
        public static android.net.Uri getUriForFile(android.content.Context of, String authority, java.io.File file) {
            return new android.net.Uri(file.toString());
        } }""",
    "androidx.core.content.IntentCompat": """{
        public static <T> T getParcelableExtra(android.content.Intent of, String name, Class<T> kind) {
            return kind.cast(of.getData());
        } }""",
    "androidx.core.graphics.Insets": "{ public int left = 2, top = 4, right = 6, bottom = 8; }",
    "androidx.core.view.WindowInsetsCompat": """{
        public static class Type {
            public static int systemBars() { return 1; }
            public static int displayCutout() { return 2; }
        }
        public androidx.core.graphics.Insets getInsets(int of) { return new androidx.core.graphics.Insets(); } }""",
    "com.google.androidgamesdk.GameActivity": """extends android.app.Activity {
        public static class InputEnabledSurfaceView {
            public android.view.SurfaceHolder getHolder() { return new android.view.SurfaceHolder(); }
        }
        public static androidx.activity.result.ActivityResultCallback<android.net.Uri> answer;
        protected InputEnabledSurfaceView mSurfaceView = new InputEnabledSurfaceView();
        public void surfaceDestroyed(android.view.SurfaceHolder holder) { told.add("surface destroyed"); }
        public boolean onKeyDown(int code, android.view.KeyEvent event) { return told.add("down " + code); }
        public boolean onKeyUp(int code, android.view.KeyEvent event) { return told.add("up " + code); }
        public androidx.activity.OnBackPressedDispatcher getOnBackPressedDispatcher() {
            return new androidx.activity.OnBackPressedDispatcher();
        }
        public androidx.core.view.WindowInsetsCompat onApplyWindowInsets(
                android.view.View view, androidx.core.view.WindowInsetsCompat all) {
            return all;
        }
        public androidx.activity.result.ActivityResultLauncher<String[]> registerForActivityResult(
                Object contract, androidx.activity.result.ActivityResultCallback<android.net.Uri> on) {
            answer = on;
            return new androidx.activity.result.ActivityResultLauncher<>();
        } }""",
}


def write(folder):
    for title, body in CLASSES.items():
        kind, _, name = f"class {title}".rpartition(" ")
        kind = kind.removeprefix("class ")
        package, _, name = name.rpartition(".")
        file = folder / package.replace(".", "/") / (name.partition("<")[0] + ".java")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"package {package};\npublic {kind} {name} {body}\n")
        yield file


with tempfile.TemporaryDirectory() as place:
    made = list(write(Path(place)))
    classes = Path(place, "classes")
    subprocess.run(["javac", "-d", classes, *made, *sorted(SOURCES.glob("*.java")), TEST], check=True)
    sys.exit(subprocess.run(["java", "-ea", "-cp", classes, "org.doodlecity.HostTest"]).returncode)
