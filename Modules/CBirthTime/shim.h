#pragma once
#include <stdint.h>

/// When a file began to exist, in nanoseconds since 1970; INT64_MIN where the file system does not tell.
///
/// Glibc shows statx only to programs that ask for GNU's extensions, which Swift's module of it does not.
static inline int64_t birth_time(const char *path);

#if defined(__linux__)
#include <fcntl.h>
#include <linux/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static inline int64_t birth_time(const char *path) {
    struct statx status;
    if (syscall(SYS_statx, AT_FDCWD, path, 0, STATX_BTIME, &status) != 0 || !(status.stx_mask & STATX_BTIME))
        return INT64_MIN;
    return status.stx_btime.tv_sec * INT64_C(1000000000) + status.stx_btime.tv_nsec;
}
#elif defined(__APPLE__)
#include <sys/stat.h>

static inline int64_t birth_time(const char *path) {
    struct stat status;
    if (stat(path, &status) != 0) return INT64_MIN;
    return status.st_birthtimespec.tv_sec * INT64_C(1000000000) + status.st_birthtimespec.tv_nsec;
}
#else
static inline int64_t birth_time(const char *path) { return INT64_MIN; }
#endif
