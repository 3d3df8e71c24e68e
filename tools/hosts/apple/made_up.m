// What the made-up classes do.

#import <AVFoundation/AVFoundation.h>
#import <UIKit/UIKit.h>
#import <UniformTypeIdentifiers/UniformTypeIdentifiers.h>

#include <stdio.h>
#include <stdlib.h>

#include "person.h"

id class_createInstance(Class kind, size_t extra);
Class class_getSuperclass(Class kind);

// What blocks need of their runtime where none outlives its function.
void *_NSConcreteStackBlock[32], *_NSConcreteGlobalBlock[32];
void _Block_object_assign(void *to, const void *object, int flags) {}
void _Block_object_dispose(const void *object, int flags) {}

struct semaphore {
    long value;
};

dispatch_semaphore_t dispatch_semaphore_create(long value) {
    dispatch_semaphore_t made = malloc(sizeof *made);
    made->value = value;
    return made;
}
void dispatch_semaphore_signal(dispatch_semaphore_t semaphore) { semaphore->value++; }
void dispatch_semaphore_wait(dispatch_semaphore_t semaphore, int limit) {
    if (semaphore->value-- <= 0) {
        fputs("somebody waits for ever\n", stderr);
        exit(1);
    }
}

CFRunLoopObserverRef CFRunLoopObserverCreateWithHandler(int allocator, int when, bool repeats, int order,
                                                        void (^handler)(CFRunLoopObserverRef,
                                                                        CFRunLoopActivity)) {
    handler(NULL, when);
    return NULL;
}

size_t strlcpy(char *to, const char *from, size_t size) {
    snprintf(to, size, "%s", from);
    return strlen(from);
}

bool UIAccessibilityIsReduceMotionEnabled(void) { return false; }

@implementation NSObject
+ (instancetype)alloc {
    return class_createInstance(self, 0);
}
+ (instancetype)new {
    return [[self alloc] init];
}
+ (Class)class {
    return self;
}
- (instancetype)init {
    return self;
}
- (BOOL)isKindOfClass:(Class)kind {
    for (Class mine = isa; mine != 0; mine = class_getSuperclass(mine)) {
        if (mine == kind) {
            return YES;
        }
    }
    return NO;
}
@end

@implementation NSError
- (NSString *)localizedDescription {
    return [NSString stringWithUTF8String:"trouble"];
}
@end

@implementation NSString
@synthesize UTF8String = _UTF8String;
+ (instancetype)stringWithUTF8String:(const char *)text {
    NSString *made = [self new];
    made.UTF8String = text;
    return made;
}
- (NSString *)lastPathComponent {
    return self;
}
@end
@implementation NSData
+ (instancetype)dataWithBytes:(const void *)bytes length:(NSUInteger)length {
    return [self new];
}
- (BOOL)writeToURL:(NSURL *)file options:(NSUInteger)options error:(NSError **)error {
    return YES;
}
@end
@implementation NSConstantString
@end
NSString *NSTemporaryDirectory(void) { return [NSString stringWithUTF8String:"/tmp"]; }
NSString *const UTTypeData = nil;

@implementation NSArray
@synthesize one = _one;
+ (instancetype)arrayWithObjects:(const id[])objects count:(NSUInteger)count {
    NSArray *made = [self new];
    made.one = count == 0 ? nil : objects[0];
    return made;
}
- (id)firstObject {
    return self.one;
}
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                  objects:(__unsafe_unretained id[])objects
                                    count:(NSUInteger)count {
    if (state->state == 1 || self.one == nil) {
        return 0;
    }
    state->state = 1;
    state->itemsPtr = objects;
    state->mutationsPtr = &state->extra[0];
    objects[0] = self.one;
    return 1;
}
@end
@implementation NSSet
@end

@implementation NSURL
+ (instancetype)fileURLWithPath:(NSString *)path {
    return [self new];
}
- (NSURL *)URLByAppendingPathComponent:(NSString *)name {
    return self;
}
- (BOOL)getFileSystemRepresentation:(char *)path maxLength:(NSUInteger)size {
    strlcpy(path, "/tmp/picked", size);
    return YES;
}
@end

@implementation NSFileManager
+ (NSFileManager *)defaultManager {
    return [self new];
}
- (BOOL)createDirectoryAtURL:(NSURL *)folder
    withIntermediateDirectories:(BOOL)all
                     attributes:(id)attributes
                          error:(NSError **)error {
    return YES;
}
@end

@implementation UIResponder
@end
@implementation UIView
@synthesize bounds = _bounds;
@synthesize window = _window;
- (void)setNeedsDisplay {
}
@end
@implementation UIPopoverPresentationController
@synthesize sourceView = _sourceView;
@synthesize sourceRect = _sourceRect;
@synthesize permittedArrowDirections = _permittedArrowDirections;
@end
@implementation UIViewController
@synthesize view = _view;
@synthesize presentedViewController = _presentedViewController;
@synthesize presentingViewController = _presentingViewController;
@synthesize popoverPresentationController = _popoverPresentationController;
- (void)presentViewController:(UIViewController *)other
                     animated:(BOOL)animated
                   completion:(void (^)(void))done {
    if (person_sees_nothing) {
        return;
    }
    other.presentingViewController = self;
    person_answers(other);
}
@end
@implementation UISceneSession
@end
@implementation UIOpenURLContext
@synthesize URL = _URL;
@end
@implementation UISceneConnectionOptions
@synthesize URLContexts = _URLContexts;
@end
@implementation UIScene
@end
@implementation UICoordinateSpace
@synthesize bounds = _bounds;
@end
@implementation UIWindowScene
@synthesize keyWindow = _keyWindow;
@synthesize coordinateSpace = _coordinateSpace;
@end
@implementation UIWindow
@synthesize frame = _frame;
@synthesize windowScene = _windowScene;
@synthesize rootViewController = _rootViewController;
@synthesize safeAreaInsets = _safeAreaInsets;
- (void)makeKeyAndVisible {
    self.windowScene.keyWindow = self;
}
@end

@implementation UITraitCollection
+ (UITraitCollection *)currentTraitCollection {
    return [self new];
}
- (UIUserInterfaceStyle)userInterfaceStyle {
    return UIUserInterfaceStyleDark;
}
+ (instancetype)traitCollectionWithPreferredContentSizeCategory:(UIContentSizeCategory)category {
    return [self new];
}
@end
@implementation UIFontMetrics
+ (UIFontMetrics *)defaultMetrics {
    return [self new];
}
- (CGFloat)scaledValueForValue:(CGFloat)value compatibleWithTraitCollection:(UITraitCollection *)traits {
    return value * 1.5;
}
@end

@implementation AVAudioSession
+ (AVAudioSession *)sharedInstance {
    return [self new];
}
- (BOOL)setActive:(BOOL)active error:(NSError **)error {
    return YES;
}
@end

@implementation UIApplication
@synthesize connectedScenes = _connectedScenes;
@synthesize preferredContentSizeCategory = _preferredContentSizeCategory;
+ (UIApplication *)sharedApplication {
    static UIApplication *only;
    if (only == nil) {
        only = [UIApplication new];
    }
    return only;
}
@end

@implementation UIImpactFeedbackGenerator
- (instancetype)initWithStyle:(UIImpactFeedbackStyle)style {
    return self;
}
- (void)impactOccurred {
}
@end
@implementation UINotificationFeedbackGenerator
- (void)notificationOccurred:(int)kind {
}
@end
@implementation UIActivityViewController
@synthesize completionWithItemsHandler = _completionWithItemsHandler;
- (instancetype)initWithActivityItems:(NSArray *)items applicationActivities:(NSArray *)activities {
    return self;
}
@end
@implementation UIDocumentPickerViewController
@synthesize delegate = _delegate;
- (instancetype)initForOpeningContentTypes:(NSArray *)types asCopy:(BOOL)is_copy {
    return self;
}
@end
@implementation UITextField
@synthesize text = _text;
@synthesize autocapitalizationType = _autocapitalizationType;
@synthesize clearButtonMode = _clearButtonMode;
@synthesize returnKeyType = _returnKeyType;
@end
@implementation UIAlertAction
@synthesize style = _style;
@synthesize handler = _handler;
+ (instancetype)actionWithTitle:(NSString *)title
                          style:(int)style
                        handler:(void (^)(UIAlertAction *))handler {
    UIAlertAction *made = [self new];
    made.style = style;
    made.handler = handler;
    return made;
}
@end
@implementation UIAlertController
@synthesize textFields = _textFields;
@synthesize accept = _accept;
+ (instancetype)alertControllerWithTitle:(NSString *)title
                                 message:(NSString *)message
                          preferredStyle:(int)style {
    return [self new];
}
- (void)addTextFieldWithConfigurationHandler:(void (^)(UITextField *))configure {
    UITextField *line = [UITextField new];
    configure(line);
    self.textFields = [NSArray arrayWithObjects:&line count:1];
}
- (void)addAction:(UIAlertAction *)action {
    if (action.style == UIAlertActionStyleDefault) {
        self.accept = action;
    }
}
@end
