import Interchange
import Journal
import Shims

// The functions called by the script that reads Apple Health exports, in an instance separate from the service
// worker's. Bytes are passed as in Worker.swift.

nonisolated(unsafe) private var parts: HealthFileSections?
nonisolated(unsafe) private var reading: HealthReading?

/// Scans a file of `size` bytes for exports. Returns a 0 and, for each candidate, its start, its length and whether it
/// is compressed; or a 1 and a scan with the reason there is none. The host provides the file's bytes through
/// `host_read`.
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
            writer.varint(UInt64(part.start))
            writer.varint(UInt64(part.length))
            writer.byte(part.isCompressed ? 1 : 0)
        }
    } catch {
        writer.byte(1)
        writer.lengthPrefixedBytes(HealthScan.bytes(of: error))
    }
    return returnBytes(writer.bytes)
}

/// Starts reading a part. The bytes hold the order of sources, each preceded by its length; none for the default order.
/// Returns 0, or −1 if there is no such part.
@_expose(wasm, "healthBegin")
@_cdecl("healthBegin")
func healthBegin(_ part: Int32, _ address: UnsafeRawPointer, _ count: Int32) -> Int32 {
    var reader = ByteReader(bytes(address, count))
    var order: [String] = []
    while !reader.isAtEnd, let word = try? reader.text() { order.append(word) }
    guard let parts else { return -1 }
    reading = HealthReading(parts, part: Int(part), order: order.isEmpty ? AppleHealth.defaultOrder : order)
    return reading == nil ? -1 : 0
}

/// Reads more decompressed bytes. `compressed` is the number of the file's bytes consumed so far. Returns a
/// `HealthReading.Status`.
@_expose(wasm, "healthRead")
@_cdecl("healthRead")
func healthRead(_ address: UnsafeRawPointer, _ count: Int32, _ compressed: Double) -> Int32 {
    let bytes = UnsafeRawBufferPointer(start: address, count: Int(count))
    return reading?.read(bytes, compressedSize: Int64(compressed)).rawValue ?? 1
}

/// The result of reading; see `HealthReading.finish`. Null if the file is not an export.
@_expose(wasm, "healthEnd")
@_cdecl("healthEnd")
func healthEnd(_ end: Int32) -> UnsafeMutableRawPointer? {
    guard let finished = reading else { return nil }
    reading = nil
    return returnBytes(finished.finish(HealthReading.End(rawValue: end) ?? .isDamaged))
}

/// A scan which reports that the file is too large (2) or not recognised (0).
@_expose(wasm, "healthFailure")
@_cdecl("healthFailure")
func healthFailure(_ kind: Int32) -> UnsafeMutableRawPointer? {
    returnBytes(HealthScan.bytes(of: kind == 2 ? .tooLarge : .unknownFormat))
}
