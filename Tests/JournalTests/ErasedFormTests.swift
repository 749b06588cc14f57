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

    @Test func aFormWithGreaterGenerationReplacesTheWholeBatch() {
        let left = form([rose, visit], 1)
        #expect(written.merged(with: left) == left)
        #expect(left.merged(with: written) == left)
        #expect(left.merged(with: left) == left)
        #expect(written.merged(with: written) == written)
    }

    @Test func ofEqualChangesTheGreaterGenerationIsKept() {
        #expect(form([rose], 1).merged(with: form([rose], 3)) == form([rose], 3))
        #expect(form([rose], 3).merged(with: form([rose], 1)) == form([rose], 3))
    }

    @Test func whatEitherFormLostIsLost() {
        #expect(form([rose, height], 1).merged(with: form([height, visit], 2)) == form([height], 3))
        #expect(form([rose, height], 1).merged(with: form([height, visit], 1)) == form([height], 2))
        #expect(form([rose], 4).merged(with: form([visit], 2)) == form([], 5))
    }

    @Test func theSmallerOfTwoFormsOfOneGenerationIsKeptAsItIs() {
        #expect(form([rose, height], 1).merged(with: form([rose], 1)) == form([rose], 1))
        #expect(form([rose], 1).merged(with: form([rose, height], 1)) == form([rose], 1))
    }

    @Test func aGreaterGenerationThatHasMoreLosesItAgain() {
        #expect(form([], 1).merged(with: form([rose], 2)) == form([], 3))
    }

    @Test func theOrderOfFormsDoesNotMatter() {
        let all = [rose, height, visit]
        let forms = (0..<8).flatMap { bits in
            (Int64(1)...3).map { generation in
                form(all.indices.filter { bits & 1 << $0 != 0 }.map { all[$0] }, generation)
            }
        }
        for one in forms {
            for other in forms {
                let merged = one.merged(with: other)
                #expect(other.merged(with: one) == merged)
                let common = one.batch.changes.filter { other.batch.changes.contains($0) }
                #expect(Array(merged.batch.changes) == common)
                #expect(merged.generation >= max(one.generation, other.generation))
                // What was merged is told to those who hold either form, and is all that is left with them.
                #expect(merged.merged(with: one) == merged && merged.merged(with: other) == merged)
                for third in forms {
                    let left = merged.merged(with: third).batch.changes
                    #expect(left == one.merged(with: other.merged(with: third)).batch.changes)
                }
            }
        }
    }

    @Test func aNumberThatIsNoneIsNotErasedByMerging() {
        let odd = StoredBatch(batch([Change("plants", record(1), "height", .real(.nan)), rose]))
        #expect(odd.merged(with: odd).generation == 0)
        let left = odd.keeping([odd.batch.changes[0]])
        let merged = odd.merged(with: left)
        #expect(merged.generation == 1 && merged.batch.content == left.batch.content)
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
        let (owner, stranger) = (RecordID([0x41, 0x42, 0x43])!, RecordID([0x51, 0x52, 0x53])!)
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
}
