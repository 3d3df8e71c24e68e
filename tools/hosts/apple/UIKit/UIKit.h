// Made up: as much of Apple's classes as mobile/ios calls, for a test without Apple's systems. What is
// asynchronous happens at once here, and who waits for what never comes ends the test.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

typedef signed char BOOL;
#define YES ((BOOL)1)
#define NO ((BOOL)0)
#define nil ((void *)0)
#define NS_ENUM(type, name)                                                                                  \
    enum name : type name;                                                                                   \
    enum name : type
typedef unsigned long NSUInteger;
typedef long NSInteger;

typedef struct {
    double x, y;
} CGPoint;
typedef struct {
    double width, height;
} CGSize;
typedef struct {
    CGPoint origin;
    CGSize size;
} CGRect;
typedef struct {
    double top, left, bottom, right;
} UIEdgeInsets;
#define CGRectMake(x, y, width, height) ((CGRect){{x, y}, {width, height}})
#define CGRectGetMidX(rect) ((rect).origin.x + (rect).size.width / 2)
#define CGRectGetMidY(rect) ((rect).origin.y + (rect).size.height / 2)

// What waits and what is done later.
typedef struct semaphore *dispatch_semaphore_t;
dispatch_semaphore_t dispatch_semaphore_create(long value);
void dispatch_semaphore_signal(dispatch_semaphore_t semaphore);
void dispatch_semaphore_wait(dispatch_semaphore_t semaphore, int limit);
#define DISPATCH_TIME_FOREVER 0
#define dispatch_get_main_queue() 0
#define dispatch_async(queue, block) (block)()

typedef void *CFRunLoopObserverRef;
typedef int CFRunLoopActivity;
#define kCFAllocatorDefault 0
#define kCFRunLoopBeforeTimers 1
#define kCFRunLoopAfterWaiting 2
#define kCFRunLoopCommonModes 0
#define CFRunLoopGetMain() 0
#define CFRunLoopAddObserver(loop, observer, mode) ((void)(observer))
#define CFRelease(observer) ((void)(observer))
CFRunLoopObserverRef CFRunLoopObserverCreateWithHandler(int allocator, int when, bool repeats, int order,
                                                        void (^handler)(CFRunLoopObserverRef,
                                                                        CFRunLoopActivity));

size_t strlcpy(char *to, const char *from, size_t size);

__attribute__((objc_root_class))
@interface NSObject {
    Class isa;
}
+ (instancetype)alloc;
+ (instancetype)new;
+ (Class)class;
- (instancetype)init;
- (BOOL)isKindOfClass:(Class)kind;
@end

@protocol NSObject
@end

@class NSURL;
@interface NSError : NSObject
@end
@interface NSString : NSObject {
    const char *_UTF8String;
}
+ (instancetype)stringWithUTF8String:(const char *)text;
@property(nonatomic, assign) const char *UTF8String;
@property(nonatomic, readonly) NSString *lastPathComponent;
@end
@interface NSData : NSObject
+ (instancetype)dataWithBytes:(const void *)bytes length:(NSUInteger)length;
- (BOOL)writeToURL:(NSURL *)file options:(NSUInteger)options error:(NSError **)error;
@end
#define NSDataWritingAtomic 1
@interface NSConstantString : NSString {
    char *characters;
    unsigned int length;
}
@end
@interface NSError ()
@property(nonatomic, readonly) NSString *localizedDescription;
@end
NSString *NSTemporaryDirectory(void);

typedef struct {
    unsigned long state;
    __unsafe_unretained id *itemsPtr;
    unsigned long *mutationsPtr;
    unsigned long extra[5];
} NSFastEnumerationState;

@interface NSArray<T> : NSObject {
    id _one;
}
+ (instancetype)arrayWithObjects:(const id[])objects count:(NSUInteger)count;
@property(nonatomic, readonly) T firstObject;
@property(nonatomic, assign) id one;
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                  objects:(__unsafe_unretained id[])objects
                                    count:(NSUInteger)count;
@end

@interface NSSet<T> : NSArray <T>
@end

@interface NSURL : NSObject
+ (instancetype)fileURLWithPath:(NSString *)path;
- (NSURL *)URLByAppendingPathComponent:(NSString *)name;
- (BOOL)getFileSystemRepresentation:(char *)path maxLength:(NSUInteger)size;
@end

@interface NSFileManager : NSObject
@property(class, nonatomic, readonly) NSFileManager *defaultManager;
- (BOOL)createDirectoryAtURL:(NSURL *)folder
    withIntermediateDirectories:(BOOL)all
                     attributes:(id)attributes
                          error:(NSError **)error;
@end

@interface UIResponder : NSObject
@end
@class UIWindow;
@interface UIView : UIResponder {
    CGRect _bounds;
    UIWindow *_window;
}
@property(nonatomic, assign) CGRect bounds;
@property(nonatomic, assign) UIWindow *window;
- (void)setNeedsDisplay;
@end
@interface UIPopoverPresentationController : NSObject {
    UIView *_sourceView;
    CGRect _sourceRect;
    NSUInteger _permittedArrowDirections;
}
@property(nonatomic, assign) UIView *sourceView;
@property(nonatomic, assign) CGRect sourceRect;
@property(nonatomic, assign) NSUInteger permittedArrowDirections;
@end
@interface UIViewController : UIResponder {
    UIView *_view;
    UIViewController *_presentedViewController;
    UIViewController *_presentingViewController;
    UIPopoverPresentationController *_popoverPresentationController;
}
@property(nonatomic, assign) UIView *view;
@property(nonatomic, assign) UIViewController *presentedViewController;
@property(nonatomic, assign) UIViewController *presentingViewController;
@property(nonatomic, assign) UIPopoverPresentationController *popoverPresentationController;
- (void)presentViewController:(UIViewController *)other
                     animated:(BOOL)animated
                   completion:(void (^)(void))done;
@end

@interface UISceneSession : NSObject
@end
@interface UIOpenURLContext : NSObject {
    NSURL *_URL;
}
@property(nonatomic, assign) NSURL *URL;
@end
@interface UISceneConnectionOptions : NSObject {
    NSSet<UIOpenURLContext *> *_URLContexts;
}
@property(nonatomic, assign) NSSet<UIOpenURLContext *> *URLContexts;
@end
@interface UIScene : UIResponder
@end
@interface UICoordinateSpace : NSObject {
    CGRect _bounds;
}
@property(nonatomic, assign) CGRect bounds;
@end
@interface UIWindowScene : UIScene {
    UIWindow *_keyWindow;
    UICoordinateSpace *_coordinateSpace;
}
@property(nonatomic, assign) UIWindow *keyWindow;
@property(nonatomic, assign) UICoordinateSpace *coordinateSpace;
@end
@protocol UIWindowSceneDelegate <NSObject>
@optional
- (void)scene:(UIScene *)scene
    willConnectToSession:(UISceneSession *)session
                 options:(UISceneConnectionOptions *)options;
- (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)contexts;
- (void)sceneDidDisconnect:(UIScene *)scene;
@end
@interface UIWindow : UIView {
    CGRect _frame;
    UIWindowScene *_windowScene;
    UIViewController *_rootViewController;
    UIEdgeInsets _safeAreaInsets;
}
@property(nonatomic, assign) CGRect frame;
@property(nonatomic, assign) UIWindowScene *windowScene;
@property(nonatomic, assign) UIViewController *rootViewController;
@property(nonatomic, assign) UIEdgeInsets safeAreaInsets;
- (void)makeKeyAndVisible;
@end

typedef double CGFloat;
typedef NSString *UIContentSizeCategory;
typedef enum {
    UIUserInterfaceStyleUnspecified,
    UIUserInterfaceStyleLight,
    UIUserInterfaceStyleDark
} UIUserInterfaceStyle;
@interface UITraitCollection : NSObject
@property(class, nonatomic, readonly) UITraitCollection *currentTraitCollection;
@property(nonatomic, readonly) UIUserInterfaceStyle userInterfaceStyle;
+ (instancetype)traitCollectionWithPreferredContentSizeCategory:(UIContentSizeCategory)category;
@end
@interface UIFontMetrics : NSObject
@property(class, nonatomic, readonly) UIFontMetrics *defaultMetrics;
- (CGFloat)scaledValueForValue:(CGFloat)value compatibleWithTraitCollection:(UITraitCollection *)traits;
@end

@interface UIApplication : NSObject {
    NSArray *_connectedScenes;
    UIContentSizeCategory _preferredContentSizeCategory;
}
@property(class, nonatomic, readonly) UIApplication *sharedApplication;
@property(nonatomic, assign) NSArray<UIScene *> *connectedScenes;
@property(nonatomic, assign) UIContentSizeCategory preferredContentSizeCategory;
@end

bool UIAccessibilityIsReduceMotionEnabled(void);

typedef int UIImpactFeedbackStyle;
enum { UIImpactFeedbackStyleLight, UIImpactFeedbackStyleMedium, UINotificationFeedbackTypeSuccess };
@interface UIImpactFeedbackGenerator : NSObject
- (instancetype)initWithStyle:(UIImpactFeedbackStyle)style;
- (void)impactOccurred;
@end
@interface UINotificationFeedbackGenerator : NSObject
- (void)notificationOccurred:(int)kind;
@end

typedef NSString *UIActivityType;
@interface UIActivityViewController : UIViewController {
    void (^_completionWithItemsHandler)(UIActivityType, BOOL, NSArray *, NSError *);
}
- (instancetype)initWithActivityItems:(NSArray *)items applicationActivities:(NSArray *)activities;
@property(nonatomic, assign) void (^completionWithItemsHandler)(UIActivityType, BOOL, NSArray *, NSError *);
@end

@class UIDocumentPickerViewController;
@protocol UIDocumentPickerDelegate <NSObject>
- (void)documentPicker:(UIDocumentPickerViewController *)picker
    didPickDocumentsAtURLs:(NSArray<NSURL *> *)files;
- (void)documentPickerWasCancelled:(UIDocumentPickerViewController *)picker;
@end
@interface UIDocumentPickerViewController : UIViewController {
    id<UIDocumentPickerDelegate> _delegate;
}
- (instancetype)initForOpeningContentTypes:(NSArray *)types asCopy:(BOOL)is_copy;
@property(nonatomic, assign) id<UIDocumentPickerDelegate> delegate;
@end

enum {
    UITextAutocapitalizationTypeWords,
    UITextFieldViewModeWhileEditing,
    UIReturnKeyDone,
    UIAlertControllerStyleAlert,
    UIAlertActionStyleCancel,
    UIAlertActionStyleDefault
};
@interface UITextField : UIView {
    NSString *_text;
    int _autocapitalizationType;
    int _clearButtonMode;
    int _returnKeyType;
}
@property(nonatomic, assign) NSString *text;
@property(nonatomic, assign) int autocapitalizationType, clearButtonMode, returnKeyType;
@end
@interface UIAlertAction : NSObject {
    int _style;
    void (^_handler)(UIAlertAction *);
}
+ (instancetype)actionWithTitle:(NSString *)title style:(int)style handler:(void (^)(UIAlertAction *))handler;
@property(nonatomic, assign) int style;
@property(nonatomic, assign) void (^handler)(UIAlertAction *);
@end
@interface UIAlertController : UIViewController {
    NSArray *_textFields;
    UIAlertAction *_accept;
}
+ (instancetype)alertControllerWithTitle:(NSString *)title
                                 message:(NSString *)message
                          preferredStyle:(int)style;
- (void)addTextFieldWithConfigurationHandler:(void (^)(UITextField *))configure;
- (void)addAction:(UIAlertAction *)action;
@property(nonatomic, assign) NSArray<UITextField *> *textFields;
@property(nonatomic, assign) UIAlertAction *accept;
@end
