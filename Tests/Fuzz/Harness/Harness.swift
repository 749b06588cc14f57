import Glibc

// Linked with one fuzz target, which Tests/Fuzz/run names Target.

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    Target.check(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
}

/// With SEEDS=DIR in the environment, the target writes its seeds there and exits.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(_ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutableRawPointer) -> CInt {
    guard let folder = getenv("SEEDS") else { return 0 }
    for (number, seed) in Target.seeds.enumerated() {
        guard let file = fopen("\(String(cString: folder))/seed-\(number)", "wb") else { exit(1) }
        fwrite(seed, 1, seed.count, file)
        fclose(file)
    }
    exit(0)
}
