// Tests the Objective-C of mobile/ios without iOS; tools/hosts/apple.sh builds and runs it. It ends at the
// first thing that is wrong.

#import "Device.h"
#import "person.h"

#include <stdio.h>
#include <stdlib.h>

static void check(BOOL holds, const char *what) {
    if (!holds) {
        fprintf(stderr, "%s\n", what);
        exit(1);
    }
}

BOOL person_sees_nothing;
/// What the person does: 0 says yes, 1 says no, 2 has trouble.
static int answer;

void person_answers(UIViewController *shown) {
    if ([shown isKindOfClass:UIDocumentPickerViewController.class]) {
        UIDocumentPickerViewController *picker = (UIDocumentPickerViewController *)shown;
        NSURL *file = [NSURL new];
        if (answer == 0) {
            [picker.delegate documentPicker:picker
                     didPickDocumentsAtURLs:[NSArray arrayWithObjects:&file count:1]];
        } else {
            [picker.delegate documentPickerWasCancelled:picker];
        }
    } else if ([shown isKindOfClass:UIActivityViewController.class]) {
        UIActivityViewController *sheet = (UIActivityViewController *)shown;
        sheet.completionWithItemsHandler(nil, answer == 0, nil, answer == 2 ? [NSError new] : nil);
    } else {
        UIAlertAction *accept = ((UIAlertController *)shown).accept;
        accept.handler(accept);
    }
}

static UIWindow *window_of_rust(void) {
    UIWindow *window = [UIWindow new];
    window.rootViewController = [UIViewController new];
    window.rootViewController.view = [UIView new];
    window.rootViewController.view.window = window;
    window.frame = CGRectMake(0, 0, 1024, 1366);
    return window;
}

static UIWindowScene *scene_of_width(double width) {
    UIWindowScene *scene = [UIWindowScene new];
    scene.coordinateSpace = [UICoordinateSpace new];
    scene.coordinateSpace.bounds = CGRectMake(0, 0, width, 1366);
    UIApplication.sharedApplication.connectedScenes = [NSArray arrayWithObjects:&scene count:1];
    return scene;
}

static id<UIWindowSceneDelegate> delegate(void) {
    Class objc_get_class(const char *);
    return [objc_get_class("DoodleCityScene") new];
}

static void connect(id<UIWindowSceneDelegate> delegate, UIScene *scene) {
    [delegate scene:scene willConnectToSession:nil options:nil];
}

static void a_window_meets_its_scene_whichever_comes_second(void) {
    id<UIWindowSceneDelegate> scenes = delegate();
    connect(scenes, [UIScene new]);
    UIWindowScene *first = scene_of_width(512);
    connect(scenes, first);
    check(first.keyWindow == nil, "a scene without a window shows none");

    UIWindow *window = window_of_rust();
    doodle_city_show((__bridge void *)window.rootViewController.view);
    check(first.keyWindow == window && window.windowScene == first, "the window comes into its scene");
    check(window.frame.size.width == 512, "the window is as large as its scene");

    [scenes sceneDidDisconnect:first];
    UIWindowScene *second = scene_of_width(1024);
    connect(scenes, second);
    check(second.keyWindow == window && window.frame.size.width == 1024, "it moves to the next scene");

    UIWindow *other = window_of_rust();
    [scenes sceneDidDisconnect:second];
    doodle_city_show((__bridge void *)other.rootViewController.view);
    check(other.windowScene == nil, "a scene that is gone shows nothing");
    connect(scenes, scene_of_width(300));
    check(DoodleCityWindow() == other, "the window was first");
}

static void a_person_is_asked_and_answers(void) {
    char told[64] = "";
    answer = 0;
    check(doodle_city_take_file(told, sizeof told) == DoodleCityAnswerYes && !strcmp(told, "/tmp/picked"),
          "a file is picked");
    check(doodle_city_give_file("a", "b", 1, told, sizeof told) == DoodleCityAnswerYes,
          "a file is handed on");
    check(doodle_city_ask_text("a", "Ada", "b", "c", told, sizeof told) == DoodleCityAnswerYes &&
              !strcmp(told, "Ada"),
          "a line is typed");
    answer = 1;
    check(doodle_city_take_file(told, sizeof told) == DoodleCityAnswerNo, "no file is picked");
    check(doodle_city_give_file("a", "b", 1, told, sizeof told) == DoodleCityAnswerNo, "it is not handed on");
    answer = 2;
    check(doodle_city_give_file("a", "b", 1, told, sizeof told) == DoodleCityAnswerFailed &&
              !strcmp(told, "trouble"),
          "trouble is told");
}

static void a_file_that_another_app_opens_is_taken(void) {
    UISceneConnectionOptions *options = [UISceneConnectionOptions new];
    UIOpenURLContext *context = [UIOpenURLContext new];
    context.URL = [NSURL new];
    options.URLContexts = [NSSet arrayWithObjects:&context count:1];
    id<UIWindowSceneDelegate> scenes = delegate();
    [scenes scene:[UIScene new] willConnectToSession:nil options:options];
    [scenes scene:[UIScene new] openURLContexts:options.URLContexts];
    char path[64] = "";
    for (int taken = 0; taken < 2; taken++) {
        check(doodle_city_take_opened_file(path, sizeof path) == DoodleCityAnswerYes &&
                  !strcmp(path, "/tmp/picked"),
              "a file that is opened with the app, before it runs or then");
    }
    [scenes scene:[UIScene new] openURLContexts:options.URLContexts];
    check(doodle_city_take_opened_file(path, 4) == DoodleCityAnswerFailed, "a path that is too long");
}

static void nobody_waits_for_a_dialog_that_does_not_appear(void) {
    char told[64] = "";
    check(doodle_city_take_file(told, sizeof told) == DoodleCityAnswerFailed &&
              !strcmp(told, DoodleCityNotShown),
          "a picker that does not appear is told");
    check(doodle_city_give_file("a", "b", 1, told, sizeof told) == DoodleCityAnswerFailed &&
              !strcmp(told, DoodleCityNotShown),
          "a sheet that does not appear is told");
    check(doodle_city_ask_text("a", "Ada", "b", "c", told, sizeof told) == DoodleCityAnswerNo,
          "a question that does not appear is not answered");
}

static void text_is_as_large_as_for_all_apps(void) {
    check(doodle_city_text_scale() == 1, "a phone that does not say how large");
    UIApplication.sharedApplication.preferredContentSizeCategory = @"large";
    check(doodle_city_text_scale() == 1.5f, "large text");
}

int main(void) {
    text_is_as_large_as_for_all_apps();
    nobody_waits_for_a_dialog_that_does_not_appear();
    a_window_meets_its_scene_whichever_comes_second();
    a_person_is_asked_and_answers();
    a_file_that_another_app_opens_is_taken();
    person_sees_nothing = YES;
    nobody_waits_for_a_dialog_that_does_not_appear();
    return 0;
}
