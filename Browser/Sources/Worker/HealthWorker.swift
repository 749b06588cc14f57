import Interchange
import Journal
import Shims

// What the script that reads exports of Apple Health calls, in an instance of its own beside the service worker's. Bytes go
// in and come out as they do in Worker.swift.

nonisolated(unsafe) private var parts: HealthFileSections?
nonisolated(unsafe) private var reading: HealthReading?

/// Looks through a file of so many bytes: a 0 and of each part that can be an export its start, its length, and whether it is
/// packed; or a 1 and a scan that says why there is none. The host gives bytes of the file by `host_read`.
@_expose(wasm, "healthParts")
@_cdecl("healthParts")
func healthParts(_ size: Double) -> UnsafeMutableRawPointer? {
    var writer = ByteWriter()
    do throws(ImportFailure) {
        let found = try HealthFileSections(size: Int64(size)) { offset, count in
            var isRead = false
            let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
                guard let memory = buffer.baseAddress else { return }
                isRead = host_read(Double(offset), UInt(count), memory) == Int32(count)
                filled = isRead ? count : 0
            }
            return isRead ? bytes : nil
        }
        parts = found
        writer.byte(0)
        writer.count(found.parts.count)
        for part in found.parts {
            writer.count(UInt64(part.start))
            writer.count(UInt64(part.length))
            writer.byte(part.isPacked ? 1 : 0)
        }
    } catch {
        writer.byte(1)
        writer.block(HealthScan.bytes(of: error))
    }
    return handOver(writer.bytes)
}

/// Begins with a part; the bytes are the words of the order of sources, each behind its length, or none for the usual one.
/// 0, or −1 if there is no such part.
@_expose(wasm, "healthBegin")
@_cdecl("healthBegin")
func healthBegin(_ part: Int32, _ address: UnsafeRawPointer, _ count: Int32) -> Int32 {
    var reader = ByteReader(bytes(address, count))
    var order: [String] = []
    while !reader.isAtEnd, let word = try? reader.text() { order.append(word) }
    guard let parts else { return -1 }
    reading = HealthReading(parts, part: Int(part), order: order.isEmpty ? AppleHealth.usualOrder : order)
    return reading == nil ? -1 : 0
}

/// Reads on; `packed` is how many bytes of the file all so far came from. See `HealthReading.Status`.
@_expose(wasm, "healthRead")
@_cdecl("healthRead")
func healthRead(_ address: UnsafeRawPointer, _ count: Int32, _ packed: Double) -> Int32 {
    let bytes = UnsafeRawBufferPointer(start: address, count: Int(count))
    return reading?.take(bytes, packedSize: Int64(packed)).rawValue ?? 1
}

/// What came of it, see `HealthReading.finish`; null for what is no export.
@_expose(wasm, "healthEnd")
@_cdecl("healthEnd")
func healthEnd(_ end: Int32) -> UnsafeMutableRawPointer? {
    guard let whole = reading else { return nil }
    reading = nil
    return handOver(whole.finish(HealthReading.End(rawValue: end) ?? .isDamaged))
}

/// A scan that says that a file is too large (2), or none that Daybook knows (0).
@_expose(wasm, "healthFailure")
@_cdecl("healthFailure")
func healthFailure(_ kind: Int32) -> UnsafeMutableRawPointer? {
    handOver(HealthScan.bytes(of: kind == 2 ? .tooLarge : .notRecognised))
}
