import TestSupport
import Testing

@testable import Journal

/// The forms of a batch of which changes were erased.
struct ErasedFormTests {
    private let rose = Change("plants", record(1), "title", .text("Rose"))
    private let height = Change("plants", record(2), "height", .real(2))
    private let visit = Change("visits", record(3), "state", .integer(1))

    private var written: StoredBatch { StoredBatch(batch([rose, height, visit])) }

    /// A form of `written` with some of its changes.
    private func form(_ changes: [Change], _ generation: Int64) -> StoredBatch {
        StoredBatch(
            written.batch.with(Changes(changes), isErased: generation > 0), hash: written.hash, generation: generation)
    }

    @Test func anErasedBatchKeepsItsPlaceInTheChain() {
        let written = StoredBatch(batch([Change("plants", record(1), "title", .text("secret"))], sequence: 7))
        let erased = written.erased
        #expect(erased.identity == written.identity)
        #expect(erased.generation == 1 && erased.erased.generation == 2)
        #expect(erased.batch.isErased && erased.batch.changes == [])
        #expect(erased.batch.action == written.batch.action && erased.batch.stamp == written.batch.stamp)
        #expect(!Hexadecimal.text(erased.batch.content).contains(Hexadecimal.text(Array("secret".utf8))))
    }

    /// Erasures that `written` did not know.
    private func erasures(of records: [RecordID]) -> Erasures {
        var erasures = Erasures()
        erasures.insert(batch(records.map { Erasures.change(erasing: $0) }, device: laptop))
        return erasures
    }

    @Test func aFormThatLacksWhatNobodyErasedIsRefused() {
        for left in [[], [rose], [rose, visit]] {
            for generation in [1, 2, BatchEnvelope.latestGeneration] {
                #expect(written.choice(of: form(left, generation), from: .peer, after: Erasures()) == .refused)
            }
        }
        let other = erasures(of: [record(2)])
        #expect(written.choice(of: form([height, visit], 1), from: .peer, after: other) == .refused)
        #expect(written.choice(of: form([height], 2), from: .peer, after: erasures(of: [record(1)])) == .refused)
        #expect(written.choice(of: form([], 1), from: .backup, after: Erasures()) == .refused)
    }

    @Test func aFormThatLacksNoMoreThanWasErasedIsTakenIfItsGenerationIsGreater() {
        let erased = erasures(of: [record(1)])
        #expect(written.choice(of: form([height, visit], 2), from: .peer, after: erased) == .arriving)
        // Erasing what is held comes to the same form.
        #expect(written.choice(of: form([height, visit], 1), from: .peer, after: erased) == .held)
        let (first, second) = (form([height, visit], 1), form([height, visit], 2))
        #expect(first.choice(of: second, from: .peer, after: erased) == .arriving)
        #expect(second.choice(of: first, from: .peer, after: erased) == .held)
    }

    /// A form of `written` with all changes, of which something else is not as it was written.
    private func altered(time: UInt64? = nil, seen: VersionVector? = nil, action: Action? = nil) -> StoredBatch {
        let plain = written.batch
        return StoredBatch(
            Batch(
                journal: plain.journal, device: plain.device, sequence: plain.sequence, time: time ?? plain.time,
                seen: seen ?? plain.seen, action: action ?? plain.action, changes: plain.changes, isErased: true),
            hash: written.hash, generation: 1)
    }

    @Test func aFormOfWhichAnythingButTheChangesDiffersIsRefused() {
        let id = written.batch.action.id
        var seen = VersionVector()
        seen[laptop] = 9
        let forms = [
            altered(time: written.batch.time + 1), altered(seen: seen),
            altered(action: Action(name: "test", id: action(9))),
            altered(action: Action(name: "test", id: id, isLast: false)),
            altered(action: Action(name: "test", id: id, reversal: Reversal(of: action(7), life: 2))),
        ]
        for form in forms {
            #expect(written.choice(of: form, from: .peer, after: Erasures()) == .refused)
            #expect(form.choice(of: written, from: .author, after: Erasures()) == .regained)
        }
        #expect(written.choice(of: altered(), from: .peer, after: Erasures()) == .arriving)
    }

    @Test func whatAPeerAddsToAFormIsIgnored() {
        let added = form([rose, height, visit, Change("plants", record(4), "title", .text("Forged"))], 5)
        #expect(written.choice(of: added, from: .peer, after: Erasures()) == .held)
        #expect(form([rose], 1).choice(of: form([rose, visit], 2), from: .peer, after: Erasures()) == .held)
    }

    @Test func whatNobodyErasedComesBackFromTheAuthorAndFromABackup() {
        let lost = erasures(of: [record(1)])
        let left = form([height, visit], 1)
        #expect(form([], 9).choice(of: written, from: .author, after: Erasures()) == .regained)
        #expect(form([], 9).choice(of: left, from: .author, after: lost) == .regained)
        #expect(form([], 9).choice(of: left, from: .backup, after: lost) == .regained)
        #expect(left.choice(of: left, from: .author, after: lost) == .held)
        #expect(form([visit], 9).choice(of: form([rose], 1), from: .backup, after: Erasures()) == .refused)
    }

    @Test func aNumberThatIsNoneIsEqualToItselfInAnotherForm() {
        let odd = StoredBatch(batch([Change("plants", record(1), "height", .real(.nan)), rose]))
        #expect(odd.choice(of: odd, from: .peer, after: Erasures()) == .held)
        let again = StoredBatch(odd.batch.with(odd.batch.changes, isErased: true), hash: odd.hash, generation: 1)
        #expect(odd.choice(of: again, from: .peer, after: Erasures()) == .arriving)
    }

    @Test func aFormIsErasedAgainWhenABatchErasesMore() throws {
        var erasures = Erasures()
        erasures.insert(batch([Erasures.change(erasing: record(1))], device: laptop))
        let first = try #require(erasures.erasedForm(of: written))
        #expect(first == form([height, visit], 1))
        #expect(erasures.erasedForm(of: first) == nil)
        erasures.insert(batch([Erasures.change(erasing: record(3))], device: laptop, sequence: 2))
        #expect(erasures.erasedForm(of: first) == form([height], 2))
        // All at once is one generation.
        #expect(erasures.erasedForm(of: written) == form([height], 1))
    }

    @Test func whatIsDerivedFromAnErasedRecordGoesWithItWithoutAMarkOfItsOwn() throws {
        let (owner, stranger) = (RecordID([UInt8](0x41...0x48))!, RecordID([UInt8](0x51...0x58))!)
        let tag = try #require(RecordID([9, UInt8(owner.count)] + owner.bytes + Array("secret".utf8)))
        let entry = try #require(RecordID([2] + owner.bytes + [0, 0, 0, 7]))
        let other = try #require(RecordID([9, UInt8(owner.count)] + stranger.bytes + Array("secret".utf8)))
        #expect(Erasures.uncovered([owner, tag, entry, other]) == [owner, other])
        var erasures = Erasures()
        erasures.insert(batch([Erasures.change(erasing: owner)], device: laptop))
        let changes = [tag, entry, other].map { Change("parts", $0, "life", .integer(1)) }
        let left = try #require(erasures.erasedForm(of: StoredBatch(batch(changes))))
        #expect(left.batch.changes == Changes([changes[2]]))
    }

    /// Sixteen bytes that were drawn are between others by chance: two of them in one of 65,536 ids, seven never.
    @Test func anIDThatIsShorterThanEightBytesErasesOnlyTheRecordsThatHaveIt() throws {
        for length in 1...7 {
            let short = RecordID([UInt8](0x61..<0x61 + UInt8(length)))!
            let rest = [UInt8](repeating: 7, count: 15 - length)
            let innocent = RecordID([0xAA] + short.bytes + rest)!
            let behindItsLength = RecordID([0xAA, UInt8(length)] + short.bytes + rest)!
            let changes = [innocent, behindItsLength, short].map { Change("parts", $0, "life", .integer(1)) }
            let left = try #require(erasures(of: [short]).erasedForm(of: StoredBatch(batch(changes))))
            #expect(left.batch.changes == Changes(Array(changes.prefix(2))))
            #expect(Erasures.uncovered([innocent, behindItsLength, short]) == [innocent, behindItsLength, short])
        }
    }
}
