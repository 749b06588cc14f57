import DaybookWeb
import Shims

/// Reserves memory for the host to write into; the host gives it back with `release`.
@_expose(wasm, "allocate")
@_cdecl("allocate")
func allocate(_ count: Int32) -> UnsafeMutableRawPointer {
    .allocate(byteCount: max(1, Int(count)), alignment: 16)
}

/// Gives back what `allocate` reserved.
@_expose(wasm, "release")
@_cdecl("release")
func release(_ memory: UnsafeMutableRawPointer) {
    memory.deallocate()
}
