import CivilTime
import DaybookCore
import Journal
import Testing

// The testing library has a type of this name, too.
private typealias Attachment = DaybookCore.Attachment

@Suite struct AttachmentTests {
    private let receipt = TestJournal.id(500)

    /// A journal with an account and a purchase, whose id is 2.
    private func journal() throws -> TestJournal {
        var journal = TestJournal()
        try journal.open("Cash", id: 1)
        try journal.spend(.addTransaction(Transaction(id: 2, 1250, of: 1)))
        return journal
    }

    private func attachment(
        _ id: UInt64 = 500, to owner: AttachmentOwner = .transaction(TestJournal.id(2)), digit: Character = "a"
    ) -> Attachment {
        var attachment = Attachment(id: TestJournal.id(id))
        attachment.owner = owner
        (attachment.name, attachment.type, attachment.count) = (" Shop.jpg ", .jpeg, 1000)
        attachment.digest = String(repeating: digit, count: 64)
        return attachment
    }

    @discardableResult
    private func run(_ command: AttachmentCommand, in journal: inout TestJournal) throws -> Decision {
        let decision = try command.decide(in: journal.state, now: journal.now) { TestJournal.id(900) }
        journal.write(decision)
        return decision
    }

    private func refusal(_ command: AttachmentCommand, in journal: TestJournal) -> AttachmentRefusal? {
        do throws(AttachmentRefusal) {
            _ = try command.decide(in: journal.state, now: journal.now) { TestJournal.id(900) }
            return nil
        } catch {
            return error
        }
    }

    @Test func aTransactionAPetAndADayHaveAttachments() throws {
        var journal = try journal()
        var pet = Subject(id: TestJournal.id(3))
        (pet.life, pet.name) = (1, "Rex")
        journal.write(Decision(MoodAction.addSubject, pet.changes))
        let owners: [AttachmentOwner] = [.transaction(TestJournal.id(2)), .pet(pet.id), .day(journal.today)]
        for (index, owner) in owners.enumerated() {
            try run(.add(attachment(500 + UInt64(index), to: owner)), in: &journal)
        }
        for (index, owner) in owners.enumerated() {
            let found = journal.state.attachments(of: owner)
            #expect(found.map(\.id) == [TestJournal.id(500 + UInt64(index))])
            #expect(found.map(\.name) == ["Shop.jpg"] && found.map(\.createdOn) == [journal.today])
        }
        #expect(journal.state.attachedDigests.count == 1)
    }

    @Test func theSameFileIsAttachedOnce() throws {
        var journal = try journal()
        try run(.add(attachment()), in: &journal)
        let again = try run(.add(attachment(501)), in: &journal)
        #expect(again.changes.isEmpty && again.added == receipt)
        try run(.delete(receipt), in: &journal)
        let after = try run(.add(attachment()), in: &journal)
        #expect(after.added == TestJournal.id(900), "the deleted one keeps its id")
        #expect(journal.state.attachments(of: .transaction(TestJournal.id(2))).count == 1)
    }

    @Test func deletingTwiceIsDeletingOnce() throws {
        var journal = try journal()
        try run(.add(attachment()), in: &journal)
        try run(.delete(receipt), in: &journal)
        #expect(try run(.delete(receipt), in: &journal).changes.isEmpty)
        #expect(journal.state.attachment(receipt) == nil)
        #expect(journal.state.attachedDigests.count == 1, "it may be restored")
    }

    @Test func attachmentsNeedAnOwnerAFileAndRoom() throws {
        var journal = try journal()
        #expect(refusal(.add(attachment(to: .transaction(TestJournal.id(77)))), in: journal) == .ownerMissing)
        #expect(refusal(.add(attachment(to: .pet(TestJournal.id(77)))), in: journal) == .ownerMissing)
        var none = attachment()
        none.owner = nil
        #expect(refusal(.add(none), in: journal) == .ownerMissing)
        var large = attachment()
        large.count = AttachmentLimits.count + 1
        #expect(refusal(.add(large), in: journal) == .tooLarge(maximum: AttachmentLimits.count))
        for number in 0..<UInt64(AttachmentLimits.perOwner) {
            var attachment = attachment(1000 + number)
            let digits = String(number, radix: 16)
            attachment.digest = String(repeating: "0", count: 64 - digits.count) + digits
            try run(.add(attachment), in: &journal)
        }
        #expect(refusal(.add(attachment()), in: journal) == .tooMany(limit: AttachmentLimits.perOwner))
    }

    @Test func aLongNameKeepsItsEnd() throws {
        var journal = try journal()
        var long = attachment()
        long.name = String(repeating: "W", count: 300) + ".jpeg"
        try run(.add(long), in: &journal)
        let name = try #require(journal.state.attachment(receipt)?.name)
        #expect(name.count == AttachmentLimits.name && name.hasSuffix("W.jpeg"))
    }

    @Test func attachmentsOfADeletedTransactionAreHiddenAndErasedWithIt() throws {
        var journal = try journal()
        try run(.add(attachment()), in: &journal)
        #expect(journal.state.livingDigests == journal.state.attachedDigests)
        try journal.spend(.deleteTransaction(TestJournal.id(2)))
        #expect(journal.state.livingDigests.isEmpty)
        #expect(journal.state.attachment(receipt) == nil && journal.state.attachedDigests.count == 1)
        #expect(ErasePlan(journal.state).count == 2, "the transaction and its attachment")
    }
}
