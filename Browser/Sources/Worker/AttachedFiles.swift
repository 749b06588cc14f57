import DaybookWeb
import Journal

/// The files of attachments, which the worker's script keeps. It answers later, as with `Inflater`: what is asked for is
/// noted, the request abandoned, and retried with the answer.
final class AttachedFiles: @unchecked Sendable {
    /// A call of the script, which answers it before the request is retried.
    enum Call {
        /// Compute the digest of a content.
        case digest([UInt8])
        /// List the files that are stored.
        case list
        /// Fetch a file, whose content has `count` bytes, from the server.
        case fetch(digest: String, count: Int64)
    }

    /// The digest of the content to attach; empty before it was asked for.
    private let givenDigest: String
    /// The digests of stored files with the bytes that are here of each.
    private var stored: [String: Int64] = [:]
    private let isListed: Bool
    private let fetched: FileFetch?
    private(set) var wanted: Call?

    init(_ reader: inout ByteReader) throws(DecodingFailure) {
        givenDigest = try reader.text()
        isListed = try reader.byte() == 1
        if isListed {
            for _ in 0..<(try reader.count()) {
                let digest = try reader.text()
                stored[digest] = Int64(clamping: try reader.varint())
            }
        }
        fetched = FileFetch(rawValue: try reader.byte())
    }

    func digest(_ content: [UInt8]) -> String {
        if givenDigest.isEmpty { want(.digest(content)) }
        return givenDigest
    }

    func place(_ digest: String, count: Int64) -> FilePlace {
        if !isListed { want(.list) }
        guard let stored = stored[digest] else { return .elsewhere }
        return stored < count ? .partlyHere(stored) : .here
    }

    func fetch(_ digest: String, count: Int64) -> FileFetch {
        if let fetched { return fetched }
        want(.fetch(digest: digest, count: count))
        return .absent
    }

    private func want(_ call: Call) { if wanted == nil { wanted = call } }
}

extension ByteWriter {
    mutating func call(_ call: AttachedFiles.Call) {
        switch call {
        case .digest(let content):
            byte(7)
            lengthPrefixedBytes(content)
        case .list: byte(8)
        case .fetch(let digest, let count):
            byte(9)
            text(digest)
            self.count(Int(clamping: count))
        }
    }
}
