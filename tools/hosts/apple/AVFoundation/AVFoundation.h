// Made up, as UIKit.h is.
#import <UIKit/UIKit.h>

@interface AVAudioSession : NSObject
@property(class, nonatomic, readonly) AVAudioSession *sharedInstance;
- (BOOL)setActive:(BOOL)active error:(NSError **)error;
@end
