// What src/platform/ios.rs asks of iOS. The functions that wait for a person are called from threads that may
// wait, never from the main thread.

#import <UIKit/UIKit.h>

#import <stdbool.h>

/// What became of a question to the person.
typedef NS_ENUM(int32_t, DoodleCityAnswer) {
    DoodleCityAnswerYes = 0,
    DoodleCityAnswerNo = 1,
    DoodleCityAnswerFailed = 2,
};

/// The app itself, in Rust; it returns only when it ends.
void doodle_city_main(void);

/// Shows the window that `view` lies in, a UIView, as soon as there is a scene. From any thread.
void doodle_city_show(void *_Nonnull view);

/// Keeps the insets up to date from now on.
void doodle_city_watch_edges(void);

/// What notches, corners and bars cover, in points: left, top, right, bottom. From any thread.
void doodle_city_insets(float insets[_Nonnull 4]);

/// Whether the person has asked all apps for less motion. From any thread.
bool doodle_city_wants_stillness(void);

/// Whether the person has asked all apps for dark colours. On the main thread only.
bool doodle_city_wants_night(void);

/// How much larger than usual the person has asked all apps to write; 1 before the app runs. On the main
/// thread only.
float doodle_city_text_scale(void);

/// Makes the app's sound session the one that is heard; the output may be opened then. From any thread.
void doodle_city_prepare_sound(void);

/// Lets something be felt: 0 a tick, 1 a knock, 2 a cheer. From any thread.
void doodle_city_buzz(int32_t strength);

/// Hands a file on by the share sheet. If that fails, says why in `problem`.
DoodleCityAnswer doodle_city_give_file(const char *_Nonnull name, const void *_Nonnull bytes, size_t length,
                                       char *_Nonnull problem, size_t size);

/// Lets the person pick a file, and says in `path` where a copy of it lies, or what went wrong.
DoodleCityAnswer doodle_city_take_file(char *_Nonnull path, size_t size);

/// Waits until another app has this one open a file, and says in `path` where a copy of it lies.
DoodleCityAnswer doodle_city_take_opened_file(char *_Nonnull path, size_t size);

/// Asks for a line of text.
DoodleCityAnswer doodle_city_ask_text(const char *_Nonnull title, const char *_Nonnull text,
                                      const char *_Nonnull accept, const char *_Nonnull cancel,
                                      char *_Nonnull answer, size_t size);

/// The window of the app, once there is one. On the main thread only.
UIWindow *_Nullable DoodleCityWindow(void);

/// Shows `controller` on top of everything, and puts it in the middle where it hangs on something; NO if iOS
/// does not show it, and then nobody will ever answer. On the main thread only.
BOOL DoodleCityPresent(UIViewController *_Nonnull controller);

/// What to say then.
extern const char DoodleCityNotShown[];

/// Has whoever waits for it take this file, which another app has this one open. From any thread.
void DoodleCityOpen(NSURL *_Nonnull file);
