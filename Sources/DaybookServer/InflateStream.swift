import CZlib

/// Decompresses raw DEFLATE (RFC 1951) incrementally, without keeping the output.
struct InflateStream: ~Copyable {
    /// The progress after some input.
    enum Progress {
        /// All input was consumed, and more is expected.
        case continues
        /// The stream ended, with `remaining` bytes of input left after it.
        case ended(remaining: Int)
        case isDamaged
    }

    // On the heap, because zlib keeps the address.
    private let stream: UnsafeMutablePointer<z_stream>
    private let output: UnsafeMutableRawBufferPointer

    /// Nil if out of memory.
    init?() {
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        output = .allocate(byteCount: 256 << 10, alignment: 16)
        guard inflateInit2_(stream, -MAX_WBITS, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
            return nil
        }
    }

    deinit {
        inflateEnd(stream)
        stream.deallocate()
        output.deallocate()
    }

    /// Decompresses input, passing output to `give` in pieces. Rethrows what `give` throws.
    mutating func inflate(
        _ bytes: UnsafeRawBufferPointer, give: (UnsafeRawBufferPointer) throws -> Void
    ) rethrows -> Progress {
        stream.pointee.next_in = UnsafeMutablePointer(
            mutating: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self))
        stream.pointee.avail_in = UInt32(bytes.count)
        while true {
            stream.pointee.next_out = output.baseAddress?.assumingMemoryBound(to: UInt8.self)
            stream.pointee.avail_out = UInt32(output.count)
            let result = CZlib.inflate(stream, Z_NO_FLUSH)
            let count = output.count - Int(stream.pointee.avail_out)
            if count > 0 { try give(UnsafeRawBufferPointer(rebasing: output[..<count])) }
            if result == Z_STREAM_END { return .ended(remaining: Int(stream.pointee.avail_in)) }
            // Running out of input is not damage.
            guard result == Z_OK || result == Z_BUF_ERROR && stream.pointee.avail_in == 0 else { return .isDamaged }
            if stream.pointee.avail_in == 0, stream.pointee.avail_out > 0 { return .continues }
        }
    }
}
