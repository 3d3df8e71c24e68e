// What the glue asks of a window.
#pragma once

#include <stdint.h>
#include <sys/cdefs.h>

__BEGIN_DECLS
typedef struct ANativeWindow ANativeWindow;
void ANativeWindow_acquire(ANativeWindow *window);
void ANativeWindow_release(ANativeWindow *window);
int32_t ANativeWindow_getWidth(ANativeWindow *window);
int32_t ANativeWindow_getHeight(ANativeWindow *window);
__END_DECLS
