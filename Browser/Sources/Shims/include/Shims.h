/// What the Swift standard library asks of a C runtime and a bare WebAssembly module does not have.
///
/// Swift code has nothing to call here: importing the module links it.
#pragma once

/// Fills memory with random bytes. The host provides it, from `crypto.getRandomValues`; Swift seeds hashing with it.
__attribute__((import_module("host"), import_name("random")))
void host_random(void *bytes, unsigned long count);
