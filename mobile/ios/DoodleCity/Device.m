// The edges of the screen, the size of letters, sound, and what can be felt.

#import "Device.h"

#import <AVFoundation/AVFoundation.h>

#import <stdatomic.h>

const char DoodleCityNotShown[] = "iOS showed no dialog";

static _Atomic(float) covered[4];

UIWindow *DoodleCityWindow(void) {
    for (UIScene *scene in UIApplication.sharedApplication.connectedScenes) {
        if ([scene isKindOfClass:UIWindowScene.class]) {
            UIWindow *window = ((UIWindowScene *)scene).keyWindow;
            if (window != nil) {
                return window;
            }
        }
    }
    return nil;
}

BOOL DoodleCityPresent(UIViewController *controller) {
    UIWindow *window = DoodleCityWindow();
    UIViewController *top = window.rootViewController;
    while (top.presentedViewController != nil) {
        top = top.presentedViewController;
    }
    UIPopoverPresentationController *popover = controller.popoverPresentationController;
    popover.sourceView = top.view;
    popover.sourceRect = CGRectMake(CGRectGetMidX(top.view.bounds), CGRectGetMidY(top.view.bounds), 1, 1);
    popover.permittedArrowDirections = 0;
    [top presentViewController:controller animated:YES completion:nil];
    return controller.presentingViewController != nil;
}

static void look_at_edges(void) {
    UIWindow *window = DoodleCityWindow();
    if (window == nil) {
        return;
    }
    UIEdgeInsets safe = window.safeAreaInsets;
    float now[4] = {(float)safe.left, (float)safe.top, (float)safe.right, (float)safe.bottom};
    BOOL is_new = NO;
    for (int side = 0; side < 4; side++) {
        is_new |= atomic_exchange(&covered[side], now[side]) != now[side];
    }
    if (is_new) {
        // At rest the app draws nothing and so asks for nothing: this wakes it.
        [window.rootViewController.view setNeedsDisplay];
    }
}

void doodle_city_watch_edges(void) {
    CFRunLoopObserverRef observer = CFRunLoopObserverCreateWithHandler(
        kCFAllocatorDefault, kCFRunLoopBeforeTimers | kCFRunLoopAfterWaiting, true, 0,
        ^(CFRunLoopObserverRef unused, CFRunLoopActivity activity) {
            look_at_edges();
        });
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes);
    CFRelease(observer);
}

void doodle_city_insets(float insets[4]) {
    for (int side = 0; side < 4; side++) {
        insets[side] = atomic_load(&covered[side]);
    }
}

bool doodle_city_wants_stillness(void) { return UIAccessibilityIsReduceMotionEnabled(); }

bool doodle_city_wants_night(void) {
    return UITraitCollection.currentTraitCollection.userInterfaceStyle == UIUserInterfaceStyleDark;
}

float doodle_city_text_scale(void) {
    UIContentSizeCategory category = UIApplication.sharedApplication.preferredContentSizeCategory;
    if (category == nil) {
        return 1;
    }
    UITraitCollection *traits = [UITraitCollection traitCollectionWithPreferredContentSizeCategory:category];
    // Many points, for it rounds to whole pixels.
    CGFloat usual = 1000;
    return (float)([UIFontMetrics.defaultMetrics scaledValueForValue:usual
                                       compatibleWithTraitCollection:traits] /
                   usual);
}

void doodle_city_prepare_sound(void) { [AVAudioSession.sharedInstance setActive:YES error:nil]; }

void doodle_city_buzz(int32_t strength) {
    dispatch_async(dispatch_get_main_queue(), ^{
        if (strength == 2) {
            [[UINotificationFeedbackGenerator new] notificationOccurred:UINotificationFeedbackTypeSuccess];
            return;
        }
        UIImpactFeedbackStyle style =
            strength == 1 ? UIImpactFeedbackStyleMedium : UIImpactFeedbackStyleLight;
        [[[UIImpactFeedbackGenerator alloc] initWithStyle:style] impactOccurred];
    });
}
