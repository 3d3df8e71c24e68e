// The scene that iOS shows the app in: apps without one are ended at launch.

#import "Device.h"

/// The one scene, as Info.plist names it. Rust makes the window, iOS the scene; whichever comes second meets
/// the other.
@interface DoodleCityScene : UIResponder <UIWindowSceneDelegate>
@end

static UIWindow *made;
static UIWindowScene *shown;

static void meet(void) {
    if (made == nil || shown == nil || made.windowScene == shown) {
        return;
    }
    made.windowScene = shown;
    // It was made as large as the whole screen, of which the scene may have but a part.
    made.frame = shown.coordinateSpace.bounds;
    [made makeKeyAndVisible];
}

@implementation DoodleCityScene

- (void)scene:(UIScene *)scene
    willConnectToSession:(UISceneSession *)session
                 options:(UISceneConnectionOptions *)options {
    if ([scene isKindOfClass:UIWindowScene.class]) {
        shown = (UIWindowScene *)scene;
        meet();
    }
    [self scene:scene openURLContexts:options.URLContexts];
}

- (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)contexts {
    for (UIOpenURLContext *context in contexts) {
        DoodleCityOpen(context.URL);
    }
}

// Out of sight iOS may take the scene away and bring another one later, to which the window then moves.
- (void)sceneDidDisconnect:(UIScene *)scene {
    if (scene == shown) {
        shown = nil;
    }
}

@end

void doodle_city_show(void *view) {
    UIView *ours = (__bridge UIView *)view;
    dispatch_async(dispatch_get_main_queue(), ^{
        made = ours.window;
        meet();
    });
}
