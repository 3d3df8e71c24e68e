// What Android's C library has here, as far as its other headers use it.
#pragma once

#ifdef __cplusplus
#define __BEGIN_DECLS extern "C" {
#define __END_DECLS }
#else
#define __BEGIN_DECLS
#define __END_DECLS
#endif

#define __INTRODUCED_IN(level)
#define __RENAME_IF_FILE_OFFSET64(name)
#define __predict_false(condition) __builtin_expect((condition) != 0, 0)
