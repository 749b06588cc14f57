import Testing

@testable import Interchange

@Suite struct ZipTests {
    @Test func checksumIsCRC32() {
        #expect(CRC32.of(Array("123456789".utf8)[...]) == 0xCBF4_3926)
    }

    @Test func storedFilesAreReadWithoutSystemFiles() throws {
        let archive = try ZipArchive(
            StoredZip([("a/b.csv", "x,y"), ("__MACOSX/a/._b.csv", "?"), ("a/.DS_Store", "?"), ("a/", ""), ("c", "")])
                .bytes)
        #expect(archive.entries.map(\.path) == ["a/b.csv", "c"])
        #expect(try archive.file(archive.entries[0]) { _, _ in nil } == Array("x,y".utf8))
    }

    @Test func deflatedFilesAreUnpackedByTheHostAndChecked() throws {
        var zip = StoredZip([("a", "packed")])
        zip.method = 8
        let archive = try ZipArchive(zip.bytes)
        let content = try archive.file(archive.entries[0]) { packed, size in
            #expect(packed.elementsEqual("packed".utf8) && size == 6)
            return Array(packed)
        }
        #expect(content == Array("packed".utf8))
        for wrong: [UInt8]? in [nil, [], Array("pucked".utf8)] {
            #expect(throws: ImportFailure.badArchive(path: "a", .damaged)) {
                try archive.file(archive.entries[0]) { _, _ in wrong }
            }
        }
    }

    @Test func archiveCutAnywhereIsReportedAsTruncated() {
        let whole = StoredZip([("a", "text"), ("b", "more")]).bytes
        for length in 0..<whole.count {
            #expect(throws: ImportFailure.badArchive(path: "", .truncated)) { try ZipArchive(Array(whole[..<length])) }
        }
    }

    @Test func unsupportedAndDamagedArchivesAreRefusedWithTheReason() {
        let changes: [(inout StoredZip) -> Void] = [
            { $0.flags = 1 }, { $0.method = 12 }, { $0.declaredSize = 0xFFFF_FFFF },
            {
                $0.declaredSize = 100_000_000; $0.method = 8
            },
        ]
        let problems: [ArchiveProblem] = [.encrypted, .unknownMethod, .zip64, .damaged]
        for (change, problem) in zip(changes, problems) {
            var zip = StoredZip([("a", "text")])
            change(&zip)
            #expect(throws: ImportFailure.badArchive(path: "a", problem)) { try ZipArchive(zip.bytes) }
        }
    }

    @Test func zipBombIsTooLarge() {
        var zip = StoredZip((0..<100).map { ("\($0)", String(repeating: "x", count: 2000)) })
        zip.method = 8
        zip.declaredSize = 2_000_000
        #expect(throws: ImportFailure.tooLarge) { try ZipArchive(zip.bytes) }
    }
}

/// A zip archive of uncompressed files.
struct StoredZip {
    var files: [(path: String, text: String)]
    var flags: UInt32 = 0
    var method: UInt32 = 0
    var declaredSize: UInt32?

    init(_ files: [(path: String, text: String)]) { self.files = files }

    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        var directory: [UInt8] = []
        for (path, text) in files {
            let content = Array(text.utf8)
            let size = UInt32(content.count)
            let sizes = little(CRC32.of(content[...]), 4) + little(size, 4) + little(declaredSize ?? size, 4)
            let common =
                little(20, 2) + little(flags, 2) + little(method, 2) + little(0, 4) + sizes
                + little(UInt32(path.utf8.count), 2)
            directory += little(0x0201_4b50, 4) + little(20, 2) + common + little(0, 2) + little(0, 2) + little(0, 4)
            directory += little(0, 4) + little(UInt32(bytes.count), 4) + Array(path.utf8)
            bytes += little(0x0403_4b50, 4) + common + little(0, 2) + Array(path.utf8) + content
        }
        let count = little(UInt32(files.count), 2)
        return bytes + directory + little(0x0605_4b50, 4) + little(0, 4) + count + count
            + little(UInt32(directory.count), 4) + little(UInt32(bytes.count), 4) + little(0, 2)
    }

    private func little(_ number: UInt32, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> UInt32(8 * $0)) }
    }
}
