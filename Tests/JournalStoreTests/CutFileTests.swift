import Foundation
import Journal
import Notebook
import TestSupport
import Testing

@testable import JournalStore

/// A file of batches that was cut off between two of them tells what is lacking.
@Suite struct CutFileTests {
    let folder = Folder()
    let other: Folder
    let elsewhere = Folder()

    init() { other = Folder(keysOf: folder) }

    /// The blocks of a browser's file of five batches: the signed heads first.
    private func blocks(_ store: SQLiteJournal<Notebook>) throws -> [[UInt8]] {
        for number in 1...5 { try store.write(number, "line \(number)") }
        let portion = try store.missingBatches(for: [], signsAll: true)
        return portion.signedHeads + portion.batches
    }

    private func file(_ blocks: [[UInt8]]) -> [UInt8] {
        var writer = ByteWriter()
        for block in blocks { writer.lengthPrefixedBytes(block) }
        return writer.bytes
    }

    private func restored(_ bytes: [UInt8], into store: SQLiteJournal<Notebook>) throws -> ReceiveResult {
        let path = elsewhere.path + ".batches"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try folder.write(Data(bytes), to: path)
        return try store.restore(from: path)
    }

    private func restored(_ blocks: [[UInt8]], into store: SQLiteJournal<Notebook>) throws -> ReceiveResult {
        try restored(file(blocks), into: store)
    }

    @Test func whereverItIsCutAllThatIsWholeIsTaken() throws {
        let all = try blocks(try folder.open())
        let bytes = file(all)
        var ends: [Int] = []
        for count in 1...all.count { ends.append(file(Array(all.prefix(count))).count) }
        for size in stride(from: ends[0], to: bytes.count, by: 37) {
            let own = Folder(keysOf: folder)
            let fresh = try own.open()
            let whole = ends.count { $0 <= size } - 1
            let cut = try restored(Array(bytes.prefix(size)), into: fresh)
            #expect((cut.new, cut.setAside, cut.lacking) == (whole, whole, 5 - whole), "\(size)")
            #expect(cut.damaged == (ends.contains(size) ? 0 : 1), "\(size)")
        }
    }

    @Test func aFlippedBitCostsOneBatchAtMost() throws {
        let all = try blocks(try folder.open())
        let bytes = file(all)
        for index in stride(from: 0, to: bytes.count, by: 29) {
            var flipped = bytes
            flipped[index] ^= 1 << UInt8(index % 8)
            let own = Folder(keysOf: folder)
            let fresh = try own.open()
            // A wrong length hides what follows.
            guard let result = try? restored(flipped, into: fresh) else { continue }
            #expect(try fresh.check().isSound)
            #expect(result.new + result.lacking >= 5 || result.damaged > 0, "\(index)")
        }
        let third = file(Array(all.prefix(3))).count
        for offset in [10, 40, 80, 120] {
            var flipped = bytes
            flipped[third + offset] ^= 4
            let own = Folder(keysOf: folder)
            let result = try restored(flipped, into: try own.open())
            #expect((result.new, result.damaged) == (4, 1), "\(offset)")
        }
    }

    @Test(arguments: 1...6) func itsRestTellsWhatIsLacking(_ count: Int) throws {
        let all = try blocks(try folder.open())
        #expect(all.count == 6)
        let fresh = try other.open()
        let cut = try restored(Array(all.prefix(count)), into: fresh)
        let isWhole = count == 6
        #expect(cut.restored == (isWhole ? 5 : 0))
        #expect(cut.setAside == (isWhole ? 0 : count - 1))
        #expect(cut.lacking == 6 - count)
        #expect(try fresh.texts.count == (isWhole ? 5 : 0))
        // Once more changes nothing, and says the same.
        let again = try restored(Array(all.prefix(count)), into: fresh)
        #expect((again.restored, again.setAside, again.lacking) == (0, cut.setAside, cut.lacking))
        // The whole file brings back all.
        let whole = try restored(all, into: fresh)
        #expect((whole.restored, whole.setAside, whole.lacking) == (isWhole ? 0 : 5, 0, 0))
        #expect(try fresh.texts.count == 5)
    }

    @Test func aBatchThatIsHereAlreadyIsNotLacking() throws {
        let store = try folder.open()
        let all = try blocks(store)
        let cut = try restored(Array(all.prefix(3)), into: store)
        #expect((cut.restored, cut.setAside, cut.lacking) == (0, 0, 0))
    }

    @Test func aHoleIsSetAsideToo() throws {
        let all = try blocks(try folder.open())
        let fresh = try other.open()
        let holed = try restored(Array(all.prefix(3) + all.suffix(2)), into: fresh)
        #expect((holed.restored, holed.setAside, holed.lacking) == (2, 2, 1))
    }
}
