// What Android's C library calls where something does not hold.
#include <sys/cdefs.h>

#undef assert

#ifdef NDEBUG
#define assert(condition) ((void)0)
#else
#define assert(condition) ((condition) ? (void)0 : __assert2(__FILE__, __LINE__, __func__, #condition))
#endif

#ifndef ANDROID_ASSERT
#define ANDROID_ASSERT
__BEGIN_DECLS
void __assert2(const char *file, int line, const char *function, const char *condition)
    __attribute__((noreturn));
__END_DECLS
#endif
