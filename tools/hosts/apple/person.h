// The person in front of the made-up phone.

#import <UIKit/UIKit.h>

/// Whether nothing that is presented appears.
extern BOOL person_sees_nothing;

/// Answers what has appeared.
void person_answers(UIViewController *shown);
