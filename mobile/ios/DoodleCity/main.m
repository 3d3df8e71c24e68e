// Starts the app: the sound is set up, then everything else is Rust's, the window included.

#import "Device.h"

#import <AVFoundation/AVFoundation.h>

int main(void) {
    @autoreleasepool {
        // Heard beside other apps' music, and silent with the switch on the side.
        [AVAudioSession.sharedInstance setCategory:AVAudioSessionCategoryAmbient error:nil];
        doodle_city_watch_edges();
    }
    doodle_city_main();
    return 0;
}
