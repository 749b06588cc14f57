#include "Shims.h"

#include <stdint.h>

/// From wasi-libc; declared here because its headers reject other targets than WASI.
double strtod(const char *text, char **end);

void arc4random_buf(void *bytes, unsigned long count) {
    host_random(bytes, count);
}

/// The stack protector's canary, and the handler for an overwritten one: a trap, which the host detects.
uintptr_t __stack_chk_guard = 0x00000aff;

__attribute__((noreturn)) void __stack_chk_fail(void) {
    __builtin_trap();
}

/// Reads a number for `Double(text)`; returns where reading stopped. wasi-libc knows only the C locale.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
    char *end = 0;
    *result = strtod(text, &end);
    return end;
}

// wasi-libc's `strtod` refers to streams: one to scan its text (never refilled), and standard error, for an unsupported
// kind of number. These stubs replace its own, which would link all of stdio, and with it WASI's file imports.

char __stderr_FILE[1];

int __uflow(void *stream) {
    return -1;
}

int fputs(const char *text, void *stream) {
    return -1;
}

/// Discards the message of a failed check, which unoptimised builds print.
int putchar(int letter) {
    return letter;
}

/// Traps, which the host detects. That of wasi-libc would print first.
__attribute__((noreturn)) void abort(void) {
    __builtin_trap();
}
