// Files to and from other apps.

#import "Device.h"

#import <UniformTypeIdentifiers/UniformTypeIdentifiers.h>

/// Waits for what the person picks.
@interface DoodleCityPick : NSObject <UIDocumentPickerDelegate> {
  @public
    NSURL *file;
    dispatch_semaphore_t done;
}
@end

@implementation DoodleCityPick

- (instancetype)init {
    self = [super init];
    if (self != nil) {
        done = dispatch_semaphore_create(0);
    }
    return self;
}

- (void)documentPicker:(UIDocumentPickerViewController *)picker
    didPickDocumentsAtURLs:(NSArray<NSURL *> *)files {
    file = files.firstObject;
    dispatch_semaphore_signal(done);
}

- (void)documentPickerWasCancelled:(UIDocumentPickerViewController *)picker {
    dispatch_semaphore_signal(done);
}

@end

DoodleCityAnswer doodle_city_take_file(char *path, size_t size) {
    DoodleCityPick *pick = [DoodleCityPick new];
    __block BOOL is_shown = NO;
    dispatch_async(dispatch_get_main_queue(), ^{
        // Files that came by post or chat often have lost their kind: whatever is picked is looked at.
        UIDocumentPickerViewController *picker =
            [[UIDocumentPickerViewController alloc] initForOpeningContentTypes:@[ UTTypeData ] asCopy:YES];
        picker.delegate = pick;
        is_shown = DoodleCityPresent(picker);
        if (!is_shown) {
            dispatch_semaphore_signal(pick->done);
        }
    });
    dispatch_semaphore_wait(pick->done, DISPATCH_TIME_FOREVER);
    if (!is_shown) {
        strlcpy(path, DoodleCityNotShown, size);
        return DoodleCityAnswerFailed;
    }
    if (pick->file == nil) {
        return DoodleCityAnswerNo;
    }
    BOOL fits = [pick->file getFileSystemRepresentation:path maxLength:size];
    return fits ? DoodleCityAnswerYes : DoodleCityAnswerFailed;
}

/// Puts the file where other apps may read it while it is shared.
static NSURL *shared_file(NSString *name, NSData *bytes, NSError **error) {
    NSURL *folder = [[NSURL fileURLWithPath:NSTemporaryDirectory()] URLByAppendingPathComponent:@"shared"];
    BOOL is_there = [NSFileManager.defaultManager createDirectoryAtURL:folder
                                           withIntermediateDirectories:YES
                                                            attributes:nil
                                                                 error:error];
    if (!is_there) {
        return nil;
    }
    NSURL *file = [folder URLByAppendingPathComponent:name.lastPathComponent];
    return [bytes writeToURL:file options:NSDataWritingAtomic error:error] ? file : nil;
}

DoodleCityAnswer doodle_city_give_file(const char *name, const void *bytes, size_t length, char *problem,
                                       size_t size) {
    NSError *error = nil;
    NSURL *file = shared_file(@(name), [NSData dataWithBytes:bytes length:length], &error);
    if (file == nil) {
        strlcpy(problem, error.localizedDescription.UTF8String ?: "", size);
        return DoodleCityAnswerFailed;
    }
    dispatch_semaphore_t done = dispatch_semaphore_create(0);
    __block BOOL is_shown = NO, was_handed = NO;
    __block NSError *trouble = nil;
    dispatch_async(dispatch_get_main_queue(), ^{
        UIActivityViewController *sheet = [[UIActivityViewController alloc] initWithActivityItems:@[ file ]
                                                                            applicationActivities:nil];
        sheet.completionWithItemsHandler =
            ^(UIActivityType unused, BOOL completed, NSArray *items, NSError *failure) {
                was_handed = completed;
                trouble = failure;
                dispatch_semaphore_signal(done);
            };
        is_shown = DoodleCityPresent(sheet);
        if (!is_shown) {
            dispatch_semaphore_signal(done);
        }
    });
    dispatch_semaphore_wait(done, DISPATCH_TIME_FOREVER);
    if (!is_shown) {
        strlcpy(problem, DoodleCityNotShown, size);
        return DoodleCityAnswerFailed;
    }
    if (trouble != nil) {
        strlcpy(problem, trouble.localizedDescription.UTF8String ?: "", size);
        return DoodleCityAnswerFailed;
    }
    return was_handed ? DoodleCityAnswerYes : DoodleCityAnswerNo;
}
