/// C runtime functions that the Swift standard library needs and a bare WebAssembly module lacks.
///
/// Importing the module links it; Swift code calls only `host_offset` and `host_read`.
#pragma once

/// Fills memory with random bytes. The host provides it, from `crypto.getRandomValues`; Swift seeds hashing with it.
__attribute__((import_module("host"), import_name("random")))
void host_random(void *bytes, unsigned long count);

/// The person's offset from UTC in minutes at a moment in milliseconds since 1970.
__attribute__((import_module("host"), import_name("offset")))
int host_offset(double moment);

/// Reads bytes of the scanned file. Returns their number, or −1. Only the script that reads exports provides a file.
__attribute__((import_module("host"), import_name("read")))
int host_read(double offset, unsigned long count, void *bytes);
