#include "Shims.h"

#include <stdint.h>

/// wasi-libc's; declared here because its headers refuse any target but WASI.
double strtod(const char *text, char **end);

void arc4random_buf(void *bytes, unsigned long count) {
    host_random(bytes, count);
}

/// The stack protector's canary, and what happens when it is found overwritten: a trap, which the host sees.
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

// wasi-libc's `strtod` mentions streams: one to scan its text (never refilled), and standard error, for a kind of number
// it was built without. Were they its own, they would bring all of stdio, and with it imports of WASI's files.

char __stderr_FILE[1];

int __uflow(void *stream) {
    return -1;
}

int fputs(const char *text, void *stream) {
    return -1;
}

/// What a failed check prints, letter by letter, in a build that is not optimised.
int putchar(int letter) {
    return letter;
}

/// Gives up: wasi-libc's would print first. The host sees a trap.
__attribute__((noreturn)) void abort(void) {
    __builtin_trap();
}
