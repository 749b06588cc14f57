import DaybookCore
import Journal
import Testing

struct EraseMoodsTests {
    /// Two dogs with one mood each, and one mood of the person. Each has a tag, the person's also a feeling.
    private func notebook() throws -> Notebook {
        var notebook = Notebook()
        try notebook.addPet("Secret", id: 1)
        try notebook.addPet("Kept", id: 2)
        for (id, subject, mood): (UInt64, UInt64?, Mood) in [(11, 1, .sad), (12, 2, .calm), (13, nil, .good)] {
            let details = MoodDetails(feelings: subject == nil ? [.proud] : [], tags: ["walk"])
            let entry = MoodEntry(Notebook.id(id), mood, of: subject.map { Notebook.id($0) })
            try notebook.feel(.log(entry, details))
        }
        return notebook
    }

    private func erased(_ records: [RecordID?]) -> Decision {
        Decision(JournalAction.erase, records.compactMap { $0 }.sorted().map { Erasures.change(erasing: $0) })
    }

    @Test func nothingIsErasedOfWhatLives() throws {
        let plan = ErasePlan(try notebook().state)
        #expect(plan.count == 0 && plan.pets == [] && plan.moodCount == 0)
    }

    @Test func aDeletedPetGoesWithItsMoodsAndTheOtherStays() throws {
        var notebook = try notebook()
        try notebook.feel(.deleteSubject(Notebook.id(1)))
        let plan = ErasePlan(notebook.state)
        #expect(plan.pets == ["Secret"] && plan.moodCount == 1)
        #expect(
            plan.decision == erased([Notebook.id(1), Notebook.id(11), MoodTag.id(of: Notebook.id(11), "walk")]))
    }

    @Test func aDeletedMoodGoesWithItsTagsAndFeelings() throws {
        var notebook = try notebook()
        try notebook.feel(.delete(Notebook.id(13)))
        let (tag, feeling) = (MoodTag.id(of: Notebook.id(13), "walk"), MoodFeeling.id(of: Notebook.id(13), .proud))
        #expect(ErasePlan(notebook.state).decision == erased([Notebook.id(13), tag, feeling]))
    }

    @Test func aTagAndAFeelingThatWereTakenAwayGoAlone() throws {
        var notebook = try notebook()
        try notebook.feel(.edit(MoodEntry(Notebook.id(13), .good), MoodDetails()))
        let (tag, feeling) = (MoodTag.id(of: Notebook.id(13), "walk"), MoodFeeling.id(of: Notebook.id(13), .proud))
        let plan = ErasePlan(notebook.state)
        #expect(plan.moodCount == 0 && plan.decision == erased([tag, feeling]))
    }

    @Test func anAdviceThatIsToComeAgainGoes() throws {
        var notebook = try notebook()
        let cause = AdviceCause(rule: .silence, subject: nil, key: [1])
        let dismissal = try notebook.feel(.dismiss(cause))
        #expect(ErasePlan(notebook.state).count == 0)
        let life = dismissal.changes.map { Change($0.table, $0.record, $0.field, .integer(2)) }
        notebook.write(Decision(JournalAction.undo, life))
        #expect(ErasePlan(notebook.state).decision == erased([cause.id]))
    }
}
