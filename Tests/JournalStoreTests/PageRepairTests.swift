import Foundation
import Journal
import JournalStore
import Notebook
import TestSupport
import Testing

/// Repairs of a file whose header, definitions or inner pages are damaged, without a backup or a snapshot. The batches stand on
/// other pages.
@Suite struct PageRepairTests {
    let folder = Folder()
    private static let pageSize = 4096

    private func repair() throws -> RepairReport {
        try SQLiteJournal<Notebook>.repair(folder: folder.path, keyFolder: folder.keyFolder) { .random(in: 1 ... .max) }
    }

    /// The content of a file of many pages, with one batch that is longer than a page, and its texts.
    private func file() throws -> (bytes: Data, texts: [RecordID: String]) {
        let store = try folder.open()
        for number in 1...60 { try store.write(number, String(repeating: "line ", count: 40) + "\(number)") }
        try store.write(61, (0..<2000).map { _ in String(Int.random(in: 0...Int.max)) }.joined())
        let texts = try store.texts
        try? FileManager.default.removeItem(atPath: folder.snapshot)
        return (try folder.bytes(of: folder.database), texts)
    }

    /// The texts after a repair of a file.
    private func texts(afterRepairing bytes: Data) throws -> [RecordID: String] {
        try folder.write(bytes, to: folder.database)
        try? FileManager.default.removeItem(atPath: folder.snapshot)
        #expect(try repair().report.isSound)
        return try folder.open().texts
    }

    @Test func aLostPageTakesNoMoreThanItsOwnBatchesWithIt() throws {
        let (bytes, texts) = try file()
        var lossless = 0
        for page in 0..<bytes.count / Self.pageSize {
            var damaged = bytes
            damaged.replaceSubrange(
                page * Self.pageSize..<(page + 1) * Self.pageSize, with: Data(repeating: 0, count: Self.pageSize))
            let left = try self.texts(afterRepairing: damaged)
            #expect(left.allSatisfy { texts[$0.key] == $0.value })
            #expect(left.count >= texts.count - 15, "page \(page + 1)")
            if page < 2 { #expect(left == texts, "page \(page + 1)") }
            if left == texts { lossless += 1 }
        }
        #expect(lossless >= 5)
    }

    @Test(arguments: [
        0, 15, 16, 17, 18, 19, 20, 21, 23, 28, 31, 40, 44, 47, 52, 56, 59, 60, 63, 68, 71, 100, 103, 105, 107, 109,
    ])
    func aFlippedBitInTheHeaderLosesNothing(_ offset: Int) throws {
        let (bytes, texts) = try file()
        for bit in 0..<8 {
            var damaged = bytes
            damaged[offset] ^= 1 << UInt8(bit)
            #expect(try self.texts(afterRepairing: damaged) == texts, "bit \(bit)")
        }
    }

    @Test(arguments: [[3, 1], [255, 1], [1, 2], [1, 3], [7, 2], [9, 9]] as [[UInt8]])
    func aHeaderWithWhichNothingCanBeWrittenIsMended(_ versions: [UInt8]) throws {
        let (bytes, texts) = try file()
        var damaged = bytes
        damaged.replaceSubrange(18..<20, with: versions)
        #expect(try self.texts(afterRepairing: damaged) == texts)
        try folder.open().write(70, "after the repair")
        #expect(try folder.open().texts.count == texts.count + 1)
    }

    @Test func aHeaderThatSaysThatTheFileCanOnlyBeReadIsDamage() throws {
        let (sound, texts) = try file()
        var bytes = sound
        bytes[18] = 3
        try folder.write(bytes, to: folder.database)
        let store = try folder.open()
        let reason = "the header says that it can only be read"
        #expect(try store.texts == texts)
        #expect(throws: StoreFailure.damaged(reason)) { try store.write(70, "new") }
        #expect(try store.check().faults == [.database(reason)])
        #expect(
            try SQLiteJournal<Notebook>.check(folder.database, keyFolder: folder.keyFolder).faults == [
                .database(reason)
            ])
        // A backup of which only the header is damaged is restored.
        let backup = folder.path + "/copy"
        try folder.write(bytes, to: backup)
        let other = Folder(keysOf: folder)
        #expect(try other.open().restore(from: backup).new == 61)
        #expect(try folder.bytes(of: backup) == bytes)
    }

    @Test func twoPagesInEachOthersPlacesLoseNothing() throws {
        let (bytes, texts) = try file()
        for page in 0..<bytes.count / Self.pageSize - 1 {
            let start = page * Self.pageSize
            var damaged = bytes
            damaged.replaceSubrange(
                start..<start + 2 * Self.pageSize,
                with: bytes[start + Self.pageSize..<start + 2 * Self.pageSize] + bytes[start..<start + Self.pageSize])
            #expect(try self.texts(afterRepairing: damaged) == texts, "pages \(page + 1) and \(page + 2)")
        }
    }

    @Test func theFirstBytesOfAFileCanBeGone() throws {
        let (bytes, texts) = try file()
        for count in [16, 100, 512, 4096, 8192] {
            var damaged = bytes
            damaged.replaceSubrange(0..<count, with: Data(repeating: 0, count: count))
            #expect(try self.texts(afterRepairing: damaged) == texts, "\(count) bytes")
        }
    }

    @Test func laterBatchesAreSaidToBeLackingOnlyIfTheirDeviceHasSignedMore() throws {
        let store = try folder.open()
        for number in 1...40 { try store.write(number, String(repeating: "line ", count: 40) + "\(number)") }
        let salt = try store.salt(of: try #require(try store.write(41, "the last").last))
        var damaged = try folder.bytes(of: folder.database)
        damaged.replaceSubrange(0..<Self.pageSize, with: Data(repeating: 0, count: Self.pageSize))
        try folder.write(damaged, to: folder.database)
        #expect(try !repair().mayLackLatest)
        #expect(try folder.open().texts.count == 41)
        let start = try #require(damaged.range(of: Data(salt))).lowerBound / Self.pageSize * Self.pageSize
        damaged.replaceSubrange(start..<start + Self.pageSize, with: Data(repeating: 0, count: Self.pageSize))
        try folder.write(damaged, to: folder.database)
        #expect(try repair().mayLackLatest)
        #expect(try folder.open().texts.count < 41)
    }

    @Test func onlyOneProcessRepairs() throws {
        let (bytes, texts) = try file()
        var damaged = bytes
        damaged[0] ^= 1
        try folder.write(damaged, to: folder.database)
        let lock = open(folder.path + "/journals/me", O_RDONLY)
        #expect(flock(lock, LOCK_EX) == 0)
        #expect(throws: StoreFailure.busy) { try repair() }
        #expect(try folder.bytes(of: folder.database) == damaged)
        close(lock)
        #expect(try self.texts(afterRepairing: damaged) == texts)
    }

    @Test func aFileWithoutBatchesIsNoJournal() throws {
        _ = try folder.open()
        try folder.write(Data(repeating: 0x0D, count: 5 * Self.pageSize), to: folder.database)
        #expect(throws: StoreFailure.self) { try repair() }
        #expect(try folder.bytes(of: folder.database) == Data(repeating: 0x0D, count: 5 * Self.pageSize))
    }
}
