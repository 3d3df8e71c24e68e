// The glue asks which version of Android it runs on; before 29 the C library has no function for it.
#pragma once

#include <stdlib.h>
#include <sys/system_properties.h>

static inline int android_get_device_api_level(void) {
    char level[PROP_VALUE_MAX] = "";
    return __system_property_get("ro.build.version.sdk", level) > 0 ? atoi(level) : -1;
}
