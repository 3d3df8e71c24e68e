// Made up, as UIKit.h is.
#import <UIKit/UIKit.h>

extern NSString *const UTTypeData;
