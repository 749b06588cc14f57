/// What the Swift standard library asks of a C runtime and a bare WebAssembly module does not have.
///
/// Importing the module links it; Swift code calls only `host_offset` and `host_read`.
#pragma once

/// Fills memory with random bytes. The host provides it, from `crypto.getRandomValues`; Swift seeds hashing with it.
__attribute__((import_module("host"), import_name("random")))
void host_random(void *bytes, unsigned long count);

/// How many minutes the person's clock is ahead of UTC at a moment, in milliseconds since 1970.
__attribute__((import_module("host"), import_name("offset")))
int host_offset(double moment);

/// Reads bytes of the file that is being looked through; how many, or −1. Only the script that reads exports provides one.
__attribute__((import_module("host"), import_name("read")))
int host_read(double offset, unsigned long count, void *bytes);
