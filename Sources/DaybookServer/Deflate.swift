import CZlib

/// DEFLATE and gzip compression with zlib.
public enum Deflate {
    /// Decompresses raw DEFLATE (RFC 1951) of at most `size` bytes; nil if damaged, truncated or larger.
    public static func inflate(_ compressed: ArraySlice<UInt8>, _ size: Int) -> [UInt8]? {
        inflate(compressed, size, windowBits: -MAX_WBITS)
    }

    private static func inflate(_ compressed: ArraySlice<UInt8>, _ size: Int, windowBits: Int32) -> [UInt8]? {
        guard size >= 0, size <= Int(UInt32.max) - 1, compressed.count <= Int(UInt32.max) else { return nil }
        var stream = z_stream()
        guard inflateInit2_(&stream, windowBits, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
            return nil
        }
        defer { inflateEnd(&stream) }
        var isComplete = false
        // One byte more than allowed reveals that there is more.
        let bytes = [UInt8](unsafeUninitializedCapacity: size + 1) { output, count in
            compressed.withUnsafeBufferPointer { input in
                stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
                stream.avail_in = UInt32(input.count)
                stream.next_out = output.baseAddress
                stream.avail_out = UInt32(size + 1)
                isComplete = CZlib.inflate(&stream, Z_FINISH) == Z_STREAM_END
                count = size + 1 - Int(stream.avail_out)
            }
        }
        return isComplete && bytes.count <= size ? bytes : nil
    }

    /// Compresses to gzip (RFC 1952). `level` is 1 (fast) to 9 (small).
    static func gzip(_ bytes: [UInt8], level: Int32) -> [UInt8]? {
        deflate(bytes, level: level, windowBits: MAX_WBITS + 16)
    }

    /// Compresses to the zlib format (RFC 1950). `level` is 1 (fast) to 9 (small).
    static func zlib(_ bytes: [UInt8], level: Int32) -> [UInt8]? {
        deflate(bytes, level: level, windowBits: MAX_WBITS)
    }

    private static func deflate(_ bytes: [UInt8], level: Int32, windowBits: Int32) -> [UInt8]? {
        guard bytes.count < Int(UInt32.max) / 2 else { return nil }
        var stream = z_stream()
        guard
            deflateInit2_(
                &stream, level, Z_DEFLATED, windowBits, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
                Int32(MemoryLayout<z_stream>.size)) == Z_OK
        else { return nil }
        defer { deflateEnd(&stream) }
        let capacity = Int(deflateBound(&stream, UInt(bytes.count)))
        var isComplete = false
        let compressed = [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
            bytes.withUnsafeBufferPointer { input in
                stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
                stream.avail_in = UInt32(input.count)
                stream.next_out = output.baseAddress
                stream.avail_out = UInt32(capacity)
                isComplete = CZlib.deflate(&stream, Z_FINISH) == Z_STREAM_END
                count = capacity - Int(stream.avail_out)
            }
        }
        return isComplete ? compressed : nil
    }
}
