import Journal
import Shims

// The functions called by the worker's script. Bytes are passed in as a length and an address from `allocate`, and
// returned as an address of four bytes with the length (least significant first), followed by the bytes. Null means
// that the input was invalid. A trap leaves memory in an undefined state, so the script then discards the instance.

nonisolated(unsafe) private var engine: Engine?

/// Allocates memory for the host to write into. The host frees it with `release`.
@_expose(wasm, "allocate")
@_cdecl("allocate")
func allocate(_ count: Int32) -> UnsafeMutableRawPointer {
    .allocate(byteCount: max(1, Int(count)), alignment: 16)
}

/// Frees memory from `allocate`, or a result.
@_expose(wasm, "release")
@_cdecl("release")
func release(_ memory: UnsafeMutableRawPointer) {
    memory.deallocate()
}

/// Starts with an empty replica, given the ids of the journal and the device. Returns 0, or −1 if they are invalid.
@_expose(wasm, "start")
@_cdecl("start")
func start(_ address: UnsafeRawPointer, _ count: Int32) -> Int32 {
    engine = try? Engine(starting: bytes(address, count)) { Int(host_offset(Double($0))) }
    return engine == nil ? -1 : 0
}

/// Loads a snapshot. Returns its position, or −1 if it is not usable.
@_expose(wasm, "load")
@_cdecl("load")
func load(_ address: UnsafeRawPointer, _ count: Int32) -> Int64 {
    engine?.load(bytes(address, count)) ?? -1
}

/// Folds stored batches, opened or not. Returns the number of changes in them, or −1 if invalid; then none is folded.
@_expose(wasm, "fold")
@_cdecl("fold")
func fold(_ address: UnsafeRawPointer, _ count: Int32) -> Int32 {
    guard let changes = try? engine?.fold(bytes(address, count)) else { return -1 }
    return Int32(clamping: changes)
}

/// Answers a request. The host must seal, store and then fold the batches of the response. The answer is a single 3 if a
/// language's sentences are missing: then the host must start a new instance with all of them.
@_expose(wasm, "handle")
@_cdecl("handle")
func handle(_ address: UnsafeRawPointer, _ count: Int32) -> UnsafeMutableRawPointer? {
    let answer = try? engine?.handle(bytes(address, count))
    return returnBytes(lacksTexts ? [3] : answer)
}

/// Applies erasing batches to stored ones; see `Engine.erase`.
@_expose(wasm, "erase")
@_cdecl("erase")
func erase(_ address: UnsafeRawPointer, _ count: Int32) -> UnsafeMutableRawPointer? {
    returnBytes(try? engine?.erase(bytes(address, count)))
}

/// Decides which of two forms of a batch to keep; see `Engine.choose`.
@_expose(wasm, "choose")
@_cdecl("choose")
func choose(_ address: UnsafeRawPointer, _ count: Int32) -> UnsafeMutableRawPointer? {
    returnBytes(try? engine?.choose(bytes(address, count)))
}

/// Describes how to store batches; see `Engine.describe`.
@_expose(wasm, "describe")
@_cdecl("describe")
func describe(_ address: UnsafeRawPointer, _ count: Int32) -> UnsafeMutableRawPointer? {
    returnBytes(try? engine?.describe(bytes(address, count)))
}

/// Whether an action is taken back: 1 if it is, 0 if not, or −1 if its id is invalid.
@_expose(wasm, "isUndone")
@_cdecl("isUndone")
func isUndone(_ address: UnsafeRawPointer, _ count: Int32) -> Int32 {
    guard let isUndone = try? engine?.isUndone(bytes(address, count)) else { return -1 }
    return isUndone ? 1 : 0
}

/// The actions that were taken back or done again since they were folded; see `Engine.unsettled`.
@_expose(wasm, "unsettled")
@_cdecl("unsettled")
func unsettled() -> UnsafeMutableRawPointer? {
    returnBytes(engine?.unsettled)
}

/// The batches that are set aside; see `Engine.setAside`.
@_expose(wasm, "setAside")
@_cdecl("setAside")
func setAside() -> UnsafeMutableRawPointer? {
    returnBytes(engine?.setAside)
}

/// Makes the state what it is with or without some of them; see `Engine.settle`. Returns −1 if the bytes are invalid.
@_expose(wasm, "settle")
@_cdecl("settle")
func settle(_ address: UnsafeRawPointer, _ count: Int32) -> Int32 {
    guard let changes = try? engine?.settle(bytes(address, count)) else { return -1 }
    return Int32(clamping: changes)
}

/// The heads of this replica.
@_expose(wasm, "heads")
@_cdecl("heads")
func heads() -> UnsafeMutableRawPointer? {
    returnBytes(engine?.heads)
}

/// Stores the server's heads. Returns 0, or −1 if they are invalid.
@_expose(wasm, "acknowledge")
@_cdecl("acknowledge")
func acknowledge(_ address: UnsafeRawPointer, _ count: Int32) -> Int32 {
    (try? engine?.acknowledge(bytes(address, count))) == nil ? -1 : 0
}

/// The batches missing from the server; see `Engine.missingBatches`.
@_expose(wasm, "missingBatches")
@_cdecl("missingBatches")
func missingBatches() -> UnsafeMutableRawPointer? {
    returnBytes(engine?.missingBatches)
}

/// The digests of all files that records name; see `Engine.attachedDigests`.
@_expose(wasm, "attachedDigests")
@_cdecl("attachedDigests")
func attachedDigests() -> UnsafeMutableRawPointer? {
    returnBytes(engine?.attachedDigests)
}

/// A snapshot of everything folded, up to a position in the host's list of batches.
@_expose(wasm, "snapshot")
@_cdecl("snapshot")
func snapshot(_ position: Int64) -> UnsafeMutableRawPointer? {
    returnBytes(engine?.snapshot(position: position))
}

/// Copies bytes provided by the host.
func bytes(_ address: UnsafeRawPointer, _ count: Int32) -> [UInt8] {
    Array(UnsafeRawBufferPointer(start: address, count: Int(count)))
}

/// Passes bytes to the host, which frees them.
func returnBytes(_ bytes: [UInt8]?) -> UnsafeMutableRawPointer? {
    guard let bytes else { return nil }
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 4 + bytes.count, alignment: 16)
    memory.storeBytes(of: UInt32(bytes.count).littleEndian, as: UInt32.self)
    bytes.withUnsafeBytes {
        if let start = $0.baseAddress { (memory + 4).copyMemory(from: start, byteCount: $0.count) }
    }
    return memory
}
