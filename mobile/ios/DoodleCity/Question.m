// A line of text, asked for by a dialog that brings the keyboard.

#import "Device.h"

DoodleCityAnswer doodle_city_ask_text(const char *title, const char *text, const char *accept,
                                      const char *cancel, char *answer, size_t size) {
    NSString *asked = @(title), *before = @(text), *yes = @(accept), *no = @(cancel);
    dispatch_semaphore_t done = dispatch_semaphore_create(0);
    __block NSString *typed = nil;
    dispatch_async(dispatch_get_main_queue(), ^{
        UIAlertController *dialog = [UIAlertController alertControllerWithTitle:asked
                                                                        message:nil
                                                                 preferredStyle:UIAlertControllerStyleAlert];
        [dialog addTextFieldWithConfigurationHandler:^(UITextField *line) {
            line.text = before;
            line.autocapitalizationType = UITextAutocapitalizationTypeWords;
            line.clearButtonMode = UITextFieldViewModeWhileEditing;
            line.returnKeyType = UIReturnKeyDone;
        }];
        UITextField *line = dialog.textFields.firstObject;
        [dialog addAction:[UIAlertAction actionWithTitle:no
                                                   style:UIAlertActionStyleCancel
                                                 handler:^(UIAlertAction *unused) {
                                                     dispatch_semaphore_signal(done);
                                                 }]];
        [dialog addAction:[UIAlertAction actionWithTitle:yes
                                                   style:UIAlertActionStyleDefault
                                                 handler:^(UIAlertAction *unused) {
                                                     typed = line.text ?: @"";
                                                     dispatch_semaphore_signal(done);
                                                 }]];
        if (!DoodleCityPresent(dialog)) {
            dispatch_semaphore_signal(done);
        }
    });
    dispatch_semaphore_wait(done, DISPATCH_TIME_FOREVER);
    if (typed == nil) {
        return DoodleCityAnswerNo;
    }
    strlcpy(answer, typed.UTF8String ?: "", size);
    return DoodleCityAnswerYes;
}
