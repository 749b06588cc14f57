import Crypto
import Foundation
import Journal
import Testing

@testable import DaybookServer

/// The golden files of `Tests/Browser/encrypted-files.json`, which the browser's module has to make too.
@Suite struct GoldenFileTests {
    private struct Golden: Decodable {
        struct File: Decodable {
            let count: Int
            let digest: String
            let name: String
            let end: String
            let sha256: String
            let mask: String
            let size: Int
        }

        let key: String
        let journal: String
        let salt: String
        let files: [File]
    }

    @Test func theServerSealsFilesAsSpecified() throws {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Browser/encrypted-files.json")
        let golden = try JSONDecoder().decode(Golden.self, from: Data(contentsOf: path))
        let folder = TestClient.temporaryFolder()
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let key = SymmetricKey(data: try #require(Hexadecimal.bytes(golden.key)))
        let salt = try #require(Hexadecimal.bytes(golden.salt))
        for file in golden.files {
            var halves = [UInt64](repeating: 0, count: 2)
            for (index, byte) in salt.enumerated() { halves[index / 8] = halves[index / 8] << 8 | UInt64(byte) }
            let random = Halves(halves)
            let files = AttachmentFiles(
                key: key, journalFolder: folder, journal: try #require(JournalID(hex: golden.journal)),
                random: { random.next() })
            let content = (0..<file.count).map { UInt8(truncatingIfNeeded: ($0 * 31) >> 3) }
            try files.store(content)
            var stored = Array(
                try #require(FileManager.default.contents(atPath: folder + "/attachments/" + file.name)))
            #expect(stored.count == file.size)
            let end = 36 + file.count + max(1, (file.count + 65535) / 65536) * 16
            for (index, byte) in stored[end...].enumerated() { #expect(byte == salt[index % salt.count]) }
            stored.removeSubrange(end...)
            for (index, byte) in try #require(Hexadecimal.bytes(file.mask)).enumerated() { stored[12 + index] ^= byte }
            #expect(files.digest(content) == file.digest)
            #expect(Hexadecimal.text(stored.suffix(64)) == file.end)
            #expect(Hexadecimal.text(Array(SHA256.hash(data: stored))) == file.sha256)
            #expect(try files.read(file.digest) == content)
        }
    }

    /// Returns the halves of a salt in turn.
    private final class Halves: @unchecked Sendable {
        private let halves: [UInt64]
        private var count = 0

        init(_ halves: [UInt64]) { self.halves = halves }

        func next() -> UInt64 {
            defer { count += 1 }
            return halves[count % halves.count]
        }
    }
}
