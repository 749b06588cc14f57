import CivilTime
import DaybookCore
import Journal
import Testing

@Suite struct ImportMoodsTests {
    private let rex = TestJournal.id(1)
    private let walked = TestJournal.id(2)
    private let slept = TestJournal.id(3)
    private let silence = AdviceCause(rule: .silence, subject: nil, key: [7])

    /// The dog Rex, anxious and sleepy after a walk; the person, grateful; and one dismissed piece of advice.
    private func exported() -> ImportedJournal {
        var journal = ImportedJournal()
        var dog = Subject(id: rex)
        (dog.name, dog.position) = ("Rex", "V")
        journal[Subject.self] = [dog]
        journal[MoodEntry.self] = [
            entry(walked, .anxious, of: rex, note: "A storm"), entry(slept, .great, of: nil, note: "Nine hours"),
        ]
        var tag = MoodTag(id: MoodTag.id(of: walked, "Walk")!)
        tag.name = "Walk"
        journal[MoodTag.self] = [tag]
        journal[MoodFeeling.self] = [MoodFeeling(id: MoodFeeling.id(of: slept, .grateful)!)]
        journal[DismissedAdvice.self] = [DismissedAdvice(id: silence.id!)]
        return journal
    }

    private func entry(_ id: RecordID, _ mood: Mood, of subject: RecordID?, note: String) -> MoodEntry {
        var entry = MoodEntry(id: id)
        (entry.mood, entry.subject, entry.note, entry.day) = (mood, subject, note, Day("2026-11-20"))
        (entry.at, entry.offset) = (1_795_161_600_000, 60)
        return entry
    }

    @Test func recordsAreImportedOnceWithTheirIDs() {
        var testJournal = TestJournal()
        let plan = testJournal.importRecords(exported())
        #expect(plan.newSubjectCount == 1 && plan.newMoodCount == 2)
        #expect(testJournal.state.livingSubjects.map(\.name) == ["Rex"])
        #expect(testJournal.state.moodEntries(of: rex).map(\.note) == ["A storm"])
        #expect(testJournal.state.moodTags(of: walked) == ["Walk"])
        #expect(testJournal.state.feelings(of: slept) == [.grateful])
        #expect(testJournal.state.dismissedAdvice[silence.id!]?.isAlive == true)
        let again = testJournal.importRecords(exported())
        #expect(again.changes.isEmpty && again.existingMoodCount == 2 && again.newSubjectCount == 0)
    }

    @Test func importKeepsLocalEdits() throws {
        var testJournal = TestJournal()
        testJournal.importRecords(exported())
        var entry = try #require(testJournal.state.mood(walked))
        entry.note = "Only rain"
        try testJournal.feel(.edit(entry, MoodDetails(feelings: testJournal.state.feelings(of: walked))))
        #expect(testJournal.importRecords(exported()).changes.isEmpty)
        #expect(testJournal.state.mood(walked)?.note == "Only rain")
        #expect(testJournal.state.moodTags(of: walked) == [])
    }

    @Test func deletedRecordsAreRestoredOnlyOnRequest() throws {
        var testJournal = TestJournal()
        testJournal.importRecords(exported())
        try testJournal.feel(.delete(slept))
        try testJournal.feel(.deleteSubject(rex))
        let plan = testJournal.importRecords(exported())
        #expect(plan.changes.isEmpty && plan.deletedMoodCount == 1 && plan.deletedSubjectCount == 1)
        #expect(testJournal.state.allMoodEntries == [])
        let back = testJournal.importRecords(exported(), restoresDeleted: true)
        #expect(back.newMoodCount == 1 && back.newSubjectCount == 1)
        #expect(testJournal.state.allMoodEntries.count == 2)
        #expect(testJournal.state.feelings(of: slept) == [.grateful])
    }

    @Test func overlongTextsAreCutAndInvalidRecordsIgnored() {
        var journal = exported()
        journal[Subject.self][0].name = String(repeating: "R", count: 500)
        journal[MoodEntry.self][0].note = String(repeating: "n", count: 10_001)
        journal[Subject.self] += journal[Subject.self]
        journal[MoodEntry.self] += journal[MoodEntry.self]
        journal[MoodEntry.self].append(entry(TestJournal.id(9), .happy, of: TestJournal.id(99), note: "Nobody's"))
        journal[MoodTag.self] += journal[MoodTag.self]
        var testJournal = TestJournal()
        #expect(testJournal.importRecords(journal).cutTextCount == 2)
        #expect(testJournal.state.livingSubjects.map(\.name.count) == [40])
        #expect(testJournal.state.moodEntries.rows.count == 2)
    }
}
