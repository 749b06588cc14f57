import DaybookCore
import Journal
import Testing

struct EraseMoodsTests {
    /// Two dogs with one mood each, and one mood of the person. Each has a tag, the person's also a feeling.
    private func journal() throws -> TestJournal {
        var journal = TestJournal()
        try journal.addPet("Secret", id: 1)
        try journal.addPet("Kept", id: 2)
        for (id, subject, mood): (UInt64, UInt64?, Mood) in [(11, 1, .sad), (12, 2, .calm), (13, nil, .good)] {
            let details = MoodDetails(feelings: subject == nil ? [.proud] : [], tags: ["walk"])
            let entry = MoodEntry(TestJournal.id(id), mood, of: subject.map { TestJournal.id($0) })
            try journal.feel(.log(entry, details))
        }
        return journal
    }

    private func erased(_ records: [RecordID?]) -> Decision {
        Decision(JournalAction.erase, records.compactMap { $0 }.sorted().map { Erasures.change(erasing: $0) })
    }

    @Test func nothingIsErasedOfWhatLives() throws {
        let plan = ErasePlan(try journal().state)
        #expect(plan.count == 0 && plan.pets == [] && plan.moodCount == 0)
    }

    @Test func aDeletedPetGoesWithItsMoodsAndTheOtherStays() throws {
        var journal = try journal()
        try journal.feel(.deleteSubject(TestJournal.id(1)))
        let plan = ErasePlan(journal.state)
        #expect(plan.pets == ["Secret"] && plan.moodCount == 1)
        #expect(plan.count == 3 && plan.decision == erased([TestJournal.id(1), TestJournal.id(11)]))
    }

    @Test func aDeletedMoodGoesWithItsTagsAndFeelings() throws {
        var journal = try journal()
        try journal.feel(.delete(TestJournal.id(13)))
        let plan = ErasePlan(journal.state)
        #expect(plan.count == 3 && plan.decision == erased([TestJournal.id(13)]))
        #expect(journal.state.moodTags.rows.count == 3)
    }

    @Test func aTagAndAFeelingThatWereTakenAwayGoAlone() throws {
        var journal = try journal()
        try journal.feel(.edit(MoodEntry(TestJournal.id(13), .good), MoodDetails()))
        let (tag, feeling) = (
            MoodTag.id(of: TestJournal.id(13), "walk"), MoodFeeling.id(of: TestJournal.id(13), .proud)
        )
        let plan = ErasePlan(journal.state)
        #expect(plan.moodCount == 0 && plan.decision == erased([tag, feeling]))
    }

    @Test func anAdviceThatIsToComeAgainGoes() throws {
        var journal = try journal()
        let cause = AdviceCause(rule: .silence, subject: nil, key: [1])
        let dismissal = try journal.feel(.dismiss(cause))
        #expect(ErasePlan(journal.state).count == 0)
        let life = dismissal.changes.map { Change($0.table, $0.record, $0.field, .integer(2)) }
        journal.write(Decision(JournalAction.undo, life))
        #expect(ErasePlan(journal.state).decision == erased([cause.id]))
    }
}
