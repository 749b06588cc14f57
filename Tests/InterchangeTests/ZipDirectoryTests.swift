import Testing

@testable import Interchange

/// Directories of zip files of any size.
@Suite struct ZipDirectoryTests {
    /// Reads an archive from memory.
    private func read(_ bytes: [UInt8]) -> ZipDirectory.Read {
        { offset, count in
            guard offset >= 0, count >= 0, offset + Int64(count) <= Int64(bytes.count) else { return nil }
            return Array(bytes[Int(offset)..<Int(offset) + count])
        }
    }

    private func little(_ number: UInt64, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> UInt64(8 * $0)) }
    }

    @Test func filesAreFoundAndLitterIsNot() throws {
        let bytes = StoredZip([
            ("apple_health_export/.DS_Store", "?"), ("__MACOSX/apple_health_export/._export.xml", "?"),
            ("健康/导出.xml", "<x/>"), ("健康/", ""),
        ]).bytes
        let entries = try ZipDirectory(size: Int64(bytes.count), read: read(bytes)).entries
        #expect(entries.map { $0.path } == ["健康/导出.xml"])
        #expect(entries.map { $0.size } == [4])
        let content = Int(try ZipDirectory.content(of: entries[0], read: read(bytes)))
        #expect(Array(bytes[content..<content + 4]) == Array("<x/>".utf8))
    }

    @Test func anArchiveBeyondFourGigabytesHasItsNumbersElsewhere() throws {
        // A directory with one file of 5 GB, compressed to 1 GB, with its header at 6 GB, followed by the 64-bit
        // records.
        let path = Array("export.xml".utf8)
        let extra = little(1, 2) + little(24, 2) + little(5 << 30, 8) + little(1 << 30, 8) + little(6 << 30, 8)
        let directory =
            little(0x0201_4b50, 4) + little(45, 2) + little(45, 2) + little(0, 2) + little(8, 2) + little(0, 4)
            + little(77, 4) + little(0xFFFF_FFFF, 4) + little(0xFFFF_FFFF, 4) + little(UInt64(path.count), 2)
            + little(UInt64(9 + extra.count), 2) + little(0, 2) + little(0, 2) + little(0, 2) + little(0, 4)
            + little(0xFFFF_FFFF, 4) + path + little(0x5455, 2) + little(5, 2) + little(0, 5) + extra
        let start: UInt64 = 8 << 30
        let wide =
            little(0x0606_4b50, 4) + little(44, 8) + little(45, 2) + little(45, 2) + little(0, 4) + little(0, 4)
            + little(1, 8) + little(1, 8) + little(UInt64(directory.count), 8) + little(start, 8)
        let locator = little(0x0706_4b50, 4) + little(0, 4) + little(start + UInt64(directory.count), 8) + little(1, 4)
        let end =
            little(0x0605_4b50, 4) + little(0, 4) + little(0xFFFF, 2) + little(0xFFFF, 2) + little(0xFFFF_FFFF, 4)
            + little(0xFFFF_FFFF, 4) + little(0, 2)
        let tail = directory + wide + locator + end
        let size = Int64(start) + Int64(tail.count)
        func read(_ offset: Int64, _ count: Int) -> [UInt8]? {
            guard offset + Int64(count) <= size else { return nil }
            return (0..<count).map {
                let index = offset + Int64($0) - Int64(start)
                return index < 0 ? 0 : tail[Int(index)]
            }
        }
        let entries = try ZipDirectory(size: size, read: read).entries
        #expect(entries.count == 1)
        #expect(entries.first?.path == "export.xml")
        #expect(entries.first?.size == 5 << 30)
        #expect(entries.first?.compressedSize == 1 << 30)
        #expect(entries.first?.header == 6 << 30)
        #expect(entries.first?.checksum == 77)
    }

    @Test func aCutArchiveHasNoDirectoryButItsFilesAreFoundOneByOne() throws {
        let whole = StoredZip([("a.xml", "text"), ("b", "more")]).bytes
        for length in 0..<whole.count {
            let bytes = Array(whole[..<length])
            #expect(throws: ImportFailure.badArchive(path: "", .truncated)) {
                try ZipDirectory(size: Int64(length), read: read(bytes))
            }
        }
        let found = try #require(ZipDirectory.localEntry(at: 0, read: read(whole)))
        #expect(found.entry.path == "a.xml")
        #expect(found.entry.compressedSize == 4)
        let next = try #require(ZipDirectory.localEntry(at: found.content + 4, read: read(whole)))
        #expect(next.entry.path == "b")
        #expect(ZipDirectory.localEntry(at: 5, read: read(whole)) == nil)
    }

    @Test func aDirectoryThatLiesIsRefused() throws {
        var bytes = StoredZip([("a", "text")]).bytes
        bytes[bytes.count - 10] = 255 // how long the directory is
        #expect(throws: ImportFailure.badArchive(path: "", .truncated)) {
            try ZipDirectory(size: Int64(bytes.count), read: read(bytes))
        }
    }
}
