import CZlib
import Foundation
import Interchange

/// A file with an Apple Health export: the zip made by a phone, in any language, the XML in it, or the folder that a
/// Mac unpacks it to.
///
/// It is read and unpacked in pieces, so that the unpacked content is never entirely in memory or on disk.
public final class AppleHealthFile {
    /// The open file descriptor; negative if the bytes are in memory.
    private let file: Int32
    private let held: [UInt8]
    private let size: Int64
    private var input = [UInt8](repeating: 0, count: 256 << 10)

    /// The result of unpacking a file in the zip.
    private struct Unpacked {
        var size: Int64 = 0
        var compressedSize: Int64 = 0
        var checksum: UInt = 0
        var problem: HealthProblem.Kind?
    }

    /// Opens a file; nil if that fails.
    public init?(_ path: String) {
        held = []
        file = open(Self.plainExport(in: path) ?? path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        var status = stat()
        size = fstat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFREG ? Int64(status.st_size) : 0
    }

    /// Reads from an uploaded file in memory.
    public init(bytes: [UInt8]) {
        (file, held, size) = (-1, bytes, Int64(bytes.count))
    }

    deinit { if file >= 0 { close(file) } }

    /// Reads the export; nil if the file contains none. Throws if nothing can be read.
    public func export(order: [String] = AppleHealth.defaultOrder) throws(ImportFailure) -> HealthExport? {
        guard let start = bytes(at: 0, Int(min(size, 4096))) else { return nil }
        if AppleHealth.isExport(start) { return try plainExport(order) }
        guard start.starts(with: [80, 75, 3, 4]) else { return nil }
        let entries: [ZipDirectory.Entry]
        do throws(ImportFailure) {
            entries = try ZipDirectory(size: size) { bytes(at: $0, $1) }.entries
        } catch {
            return try exportWithoutDirectory(order)
        }
        for entry in entries where AppleHealth.mayContainExport(entry) {
            let content = try ZipDirectory.content(of: entry) { bytes(at: $0, $1) }
            if isExport(entry, at: content) { return try export(in: entry, at: content, order, []) }
        }
        return nil
    }

    /// The path of the export's XML in a folder; nil if there is none.
    private static func plainExport(in folder: String) -> String? {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return nil }
        return names.sorted().lazy.filter { $0.lowercased().hasSuffix(".xml") && !ZipDirectory.isIgnored($0) }
            .map { folder + "/" + $0 }
            .first { path in
                guard let file = FileHandle(forReadingAtPath: path) else { return false }
                return AppleHealth.isExport((try? file.read(upToCount: 4096)) ?? Data())
            }
    }

    private func plainExport(_ order: [String]) throws(ImportFailure) -> HealthExport {
        guard size <= AppleHealth.maximumSize else { throw .tooLarge }
        var reader = AppleHealth(order: order)
        var offset: Int64 = 0
        while let count = fill(at: offset, input.count) {
            input.withUnsafeBytes { reader.read(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
            offset += Int64(count)
        }
        return try reader.finish()
    }

    /// Reads entries by their local headers, for an archive whose directory is missing.
    private func exportWithoutDirectory(_ order: [String]) throws(ImportFailure) -> HealthExport? {
        var offset: Int64 = 0
        while let (entry, content) = ZipDirectory.localEntry(at: offset, read: { bytes(at: $0, $1) }) {
            if AppleHealth.mayContainExport(entry), isExport(entry, at: content) {
                return try export(in: entry, at: content, order, [.brokenZip])
            }
            var compressed = entry.compressedSize
            if compressed == nil, entry.method == 8 {
                // The compressed data marks its own end. A descriptor of 16 or 24 bytes follows, or 12 or 20 without its
                // signature.
                let unpacked = try unpack(entry, at: content) { _ in }
                if unpacked.problem == nil {
                    compressed = unpacked.compressedSize + lengthOfDescriptor(content + unpacked.compressedSize)
                }
            }
            guard let compressed, compressed < size else { break }
            offset = content + compressed
        }
        throw .badArchive(path: "", .truncated)
    }

    private func lengthOfDescriptor(_ offset: Int64) -> Int64 {
        for length: Int64 in [16, 24, 12, 20] {
            if let next = bytes(at: offset + length, 4), next.starts(with: [80, 75]), next[2] < 8 { return length }
        }
        return 16
    }

    private func isExport(_ entry: ZipDirectory.Entry, at content: Int64) -> Bool {
        var start: [UInt8] = []
        struct StopReading: Error {}
        _ = try? unpackOrStop(entry, at: content) { bytes in
            start += bytes.prefix(4096)
            throw StopReading()
        }
        return AppleHealth.isExport(start)
    }

    private func export(
        in entry: ZipDirectory.Entry, at content: Int64, _ order: [String], _ problems: [HealthProblem.Kind]
    ) throws(ImportFailure) -> HealthExport {
        if let size = entry.size, size > AppleHealth.maximumSize { throw .tooLarge }
        var reader = AppleHealth(order: order)
        let unpacked = try unpack(entry, at: content) { reader.read($0) }
        for problem in problems { reader.report(problem, at: size) }
        if let problem = unpacked.problem {
            // A truncated zip is reported at an offset in the zip, damaged data at one in the XML.
            if !problems.contains(problem) { reader.report(problem, at: problem == .brokenZip ? size : unpacked.size) }
        } else if let checksum = entry.checksum, UInt(checksum) != unpacked.checksum || entry.size != unpacked.size {
            reader.report(.damaged, at: unpacked.size)
        }
        return try reader.finish()
    }

    private func unpack(
        _ entry: ZipDirectory.Entry, at content: Int64, give: (UnsafeRawBufferPointer) -> Void
    ) throws(ImportFailure) -> Unpacked {
        do { return try unpackOrStop(entry, at: content, give: give) } catch let error as ImportFailure {
            throw error
        } catch {
            throw .badArchive(path: entry.path, .damaged)
        }
    }

    private func unpackOrStop(
        _ entry: ZipDirectory.Entry, at content: Int64, give: (UnsafeRawBufferPointer) throws -> Void
    ) throws -> Unpacked {
        var unpacked = Unpacked()
        guard var stream = InflateStream() else { throw ImportFailure.tooLarge }
        let end = entry.compressedSize.map { min(content + $0, size) } ?? size
        var offset = content
        while let count = fill(at: offset, Int(min(Int64(input.count), end - offset))) {
            offset += Int64(count)
            unpacked.compressedSize += Int64(count)
            func forward(_ bytes: UnsafeRawBufferPointer) throws {
                unpacked.size += Int64(bytes.count)
                guard AppleHealth.isWithin(unpacked.size, compressedSize: unpacked.compressedSize) else {
                    throw ImportFailure.tooLarge
                }
                unpacked.checksum = crc32(
                    unpacked.checksum, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt32(bytes.count))
                try give(bytes)
            }
            let progress = try input.withUnsafeBytes { input -> InflateStream.Progress in
                let compressed = UnsafeRawBufferPointer(rebasing: input[..<count])
                if entry.method == 8 { return try stream.inflate(compressed, give: forward) }
                try forward(compressed)
                return offset == end && end - content == entry.compressedSize ? .ended(remaining: 0) : .continues
            }
            switch progress {
            case .continues: continue
            case .ended(let remaining): unpacked.compressedSize -= Int64(remaining)
            case .isDamaged: unpacked.problem = .damaged
            }
            return unpacked
        }
        unpacked.problem = .brokenZip
        return unpacked
    }

    /// Reads up to `count` bytes into `input`; nil if there are none.
    private func fill(at offset: Int64, _ count: Int) -> Int? {
        while count > 0 {
            let read = input.withUnsafeMutableBytes { self.read(into: $0.baseAddress!, count, at: offset) }
            if read < 0, errno == EINTR { continue }
            return read > 0 ? read : nil
        }
        return nil
    }

    /// Reads up to `count` bytes. Returns the number read, or a negative number on error.
    private func read(into memory: UnsafeMutableRawPointer, _ count: Int, at offset: Int64) -> Int {
        guard file < 0 else { return pread(file, memory, count, off_t(offset)) }
        let count = min(count, held.count - Int(min(offset, size)))
        held.withUnsafeBytes { memory.copyMemory(from: $0.baseAddress! + Int(offset), byteCount: count) }
        return count
    }

    /// Reads exactly `count` bytes; nil if there are fewer.
    private func bytes(at offset: Int64, _ count: Int) -> [UInt8]? {
        guard offset >= 0, count >= 0, offset <= size, Int64(count) <= size - offset else { return nil }
        var read = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while read < count {
                let more = self.read(into: buffer.baseAddress! + read, count - read, at: offset + Int64(read))
                if more < 0, errno == EINTR { continue }
                guard more > 0 else { break }
                read += more
            }
            filled = read
        }
        return read == count ? bytes : nil
    }
}
