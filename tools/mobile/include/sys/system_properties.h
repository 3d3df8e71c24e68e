// What the glue asks of the system's properties.
#pragma once

#include <stdint.h>
#include <sys/cdefs.h>

#define PROP_VALUE_MAX 92

__BEGIN_DECLS
typedef struct prop_info prop_info;
const prop_info *__system_property_find(const char *name);
int __system_property_get(const char *name, char *value);
void __system_property_read_callback(const prop_info *property,
                                     void (*callback)(void *cookie, const char *name, const char *value,
                                                      uint32_t serial),
                                     void *cookie);
__END_DECLS
