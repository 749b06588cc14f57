import Journal
import Shims

// What the worker's script calls. Bytes go in as an address that `allocate` gave and a length, and come out as an
// address where four bytes (least significant first) say how many follow; null stands for what could not be read.
// A trap leaves the memory in any state: the script throws the instance away.

nonisolated(unsafe) private var engine: Engine?

/// Reserves memory for the host to write into; the host gives it back with `release`.
@_expose(wasm, "allocate")
@_cdecl("allocate")
func allocate(_ count: Int32) -> UnsafeMutableRawPointer {
    .allocate(byteCount: max(1, Int(count)), alignment: 16)
}

/// Gives back what `allocate` reserved, and what came out.
@_expose(wasm, "release")
@_cdecl("release")
func release(_ memory: UnsafeMutableRawPointer) {
    memory.deallocate()
}

/// Begins with nothing, from the journal's id and the device's; 0, or −1 if they cannot be read.
@_expose(wasm, "start")
@_cdecl("start")
func start(_ address: UnsafeRawPointer, _ count: Int32) -> Int32 {
    engine = try? Engine(starting: bytes(address, count)) { Int(host_offset(Double($0))) }
    return engine == nil ? -1 : 0
}

/// Takes up a snapshot; returns the position it was taken at, or −1 if it is of no use.
@_expose(wasm, "load")
@_cdecl("load")
func load(_ address: UnsafeRawPointer, _ count: Int32) -> Int64 {
    engine?.load(bytes(address, count)) ?? -1
}

/// Folds kept batches, each behind its length; returns how many changes they hold, or −1 and folds none.
@_expose(wasm, "fold")
@_cdecl("fold")
func fold(_ address: UnsafeRawPointer, _ count: Int32) -> Int32 {
    guard let changes = try? engine?.fold(bytes(address, count)) else { return -1 }
    return Int32(clamping: changes)
}

/// Answers a request. The batches it comes with are folded once they are kept.
@_expose(wasm, "handle")
@_cdecl("handle")
func handle(_ address: UnsafeRawPointer, _ count: Int32) -> UnsafeMutableRawPointer? {
    handOver(try? engine?.handle(bytes(address, count)))
}

/// What batches that erase leave of kept ones: see `Engine.erase`.
@_expose(wasm, "erase")
@_cdecl("erase")
func erase(_ address: UnsafeRawPointer, _ count: Int32) -> UnsafeMutableRawPointer? {
    handOver(try? engine?.erase(bytes(address, count)))
}

/// How batches are to be kept: see `Engine.describe`.
@_expose(wasm, "describe")
@_cdecl("describe")
func describe(_ address: UnsafeRawPointer, _ count: Int32) -> UnsafeMutableRawPointer? {
    handOver(try? engine?.describe(bytes(address, count)))
}

/// The heads of this replica.
@_expose(wasm, "heads")
@_cdecl("heads")
func heads() -> UnsafeMutableRawPointer? {
    handOver(engine?.heads)
}

/// Remembers the server's heads; 0, or −1 if they cannot be read.
@_expose(wasm, "acknowledge")
@_cdecl("acknowledge")
func acknowledge(_ address: UnsafeRawPointer, _ count: Int32) -> Int32 {
    (try? engine?.acknowledge(bytes(address, count))) == nil ? -1 : 0
}

/// What the server lacks: see `Engine.lacking`.
@_expose(wasm, "lacking")
@_cdecl("lacking")
func lacking() -> UnsafeMutableRawPointer? {
    handOver(engine?.lacking)
}

/// A snapshot of all folded so far, up to a position in the host's list of batches.
@_expose(wasm, "snapshot")
@_cdecl("snapshot")
func snapshot(_ position: Int64) -> UnsafeMutableRawPointer? {
    handOver(engine?.snapshot(position: position))
}

/// Bytes that the host gave.
func bytes(_ address: UnsafeRawPointer, _ count: Int32) -> [UInt8] {
    Array(UnsafeRawBufferPointer(start: address, count: Int(count)))
}

/// Gives bytes to the host, which releases them.
func handOver(_ bytes: [UInt8]?) -> UnsafeMutableRawPointer? {
    guard let bytes else { return nil }
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 4 + bytes.count, alignment: 16)
    memory.storeBytes(of: UInt32(bytes.count).littleEndian, as: UInt32.self)
    bytes.withUnsafeBytes {
        if let start = $0.baseAddress { (memory + 4).copyMemory(from: start, byteCount: $0.count) }
    }
    return memory
}
