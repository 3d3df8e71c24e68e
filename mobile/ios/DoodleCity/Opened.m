// Files that other apps have this one open.

#import "Device.h"

#import <limits.h>
#import <pthread.h>
#import <stdlib.h>

struct opened {
    struct opened *next;
    char path[PATH_MAX];
};

static struct opened *first;
static struct opened **end = &first;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t has_come = PTHREAD_COND_INITIALIZER;

void DoodleCityOpen(NSURL *file) {
    struct opened *opened = calloc(1, sizeof *opened);
    if (opened == NULL || ![file getFileSystemRepresentation:opened->path maxLength:sizeof opened->path]) {
        free(opened);
        return;
    }
    pthread_mutex_lock(&lock);
    *end = opened;
    end = &opened->next;
    pthread_cond_signal(&has_come);
    pthread_mutex_unlock(&lock);
}

DoodleCityAnswer doodle_city_take_opened_file(char *path, size_t size) {
    pthread_mutex_lock(&lock);
    while (first == NULL) {
        pthread_cond_wait(&has_come, &lock);
    }
    struct opened *opened = first;
    first = opened->next;
    if (first == NULL) {
        end = &first;
    }
    pthread_mutex_unlock(&lock);
    BOOL fits = strlcpy(path, opened->path, size) < size;
    free(opened);
    return fits ? DoodleCityAnswerYes : DoodleCityAnswerFailed;
}
