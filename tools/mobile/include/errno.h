// The numbers are Linux's own; the function that says where the last one lies has a name of its own on
// Android.
#pragma once

#include_next <errno.h>

#include <sys/cdefs.h>

__BEGIN_DECLS
int *__errno(void);
__END_DECLS

#undef errno
#define errno (*__errno())
