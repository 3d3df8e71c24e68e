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

/// Keeps the insets up to date from now on.
void doodle_city_watch_edges(void);

/// What notches, corners and bars cover, in points: left, top, right, bottom. From any thread.
void doodle_city_insets(float insets[_Nonnull 4]);

/// Whether the person has asked all apps for less motion. From any thread.
bool doodle_city_wants_stillness(void);

/// Lets something be felt: 0 a tick, 1 a knock, 2 a cheer. From any thread.
void doodle_city_buzz(int32_t strength);

/// Hands a file on by the share sheet. If that fails, says why in `problem`.
DoodleCityAnswer doodle_city_give_file(const char *_Nonnull name, const char *_Nonnull text,
                                       char *_Nonnull problem, size_t size);

/// Lets the person pick a file, and says in `path` where a copy of it lies.
DoodleCityAnswer doodle_city_take_file(char *_Nonnull path, size_t size);

/// Asks for a line of text.
DoodleCityAnswer doodle_city_ask_text(const char *_Nonnull title, const char *_Nonnull text,
                                      const char *_Nonnull accept, const char *_Nonnull cancel,
                                      char *_Nonnull answer, size_t size);

/// The window of the app, once there is one. On the main thread only.
UIWindow *_Nullable DoodleCityWindow(void);

/// Shows `controller` on top of everything, and puts it in the middle where it hangs on something. On the
/// main thread only.
void DoodleCityPresent(UIViewController *_Nonnull controller);
