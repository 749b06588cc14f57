import CivilTime
import DaybookCore
import Journal
import Testing

@Suite struct ImportMoodsTests {
    private let rex = Notebook.id(1)
    private let walked = Notebook.id(2)
    private let slept = Notebook.id(3)
    private let silence = AdviceCause(rule: .silence, subject: nil, key: [7])

    /// The dog Rex, anxious and sleepy after a walk; the person, grateful; and one dismissed piece of advice.
    private func exported() -> ImportedJournal {
        var journal = ImportedJournal()
        var dog = Subject(id: rex)
        (dog.name, dog.position) = ("Rex", "V")
        journal.subjects = [dog]
        journal.moods = [
            entry(walked, .anxious, of: rex, note: "A storm"), entry(slept, .great, of: nil, note: "Nine hours"),
        ]
        var tag = MoodTag(id: MoodTag.id(of: walked, "Walk")!)
        tag.name = "Walk"
        journal.moodTags = [tag]
        journal.moodFeelings = [MoodFeeling(id: MoodFeeling.id(of: slept, .grateful)!)]
        journal.dismissedAdvice = [DismissedAdvice(id: silence.id!)]
        return journal
    }

    private func entry(_ id: RecordID, _ mood: Mood, of subject: RecordID?, note: String) -> MoodEntry {
        var entry = MoodEntry(id: id)
        (entry.mood, entry.subject, entry.note, entry.day) = (mood, subject, note, Day("2026-11-20"))
        (entry.at, entry.offset) = (1_795_161_600_000, 60)
        return entry
    }

    @Test func everyRecordComesWithItsIDAndOnlyOnce() {
        var notebook = Notebook()
        let plan = notebook.bringIn(exported())
        #expect(plan.newSubjectCount == 1 && plan.newMoodCount == 2)
        #expect(notebook.state.livingSubjects.map(\.name) == ["Rex"])
        #expect(notebook.state.moodEntries(of: rex).map(\.note) == ["A storm"])
        #expect(notebook.state.moodTags(of: walked) == ["Walk"])
        #expect(notebook.state.feelings(of: slept) == [.grateful])
        #expect(notebook.state.dismissedAdvice[silence.id!]?.isAlive == true)
        let again = notebook.bringIn(exported())
        #expect(again.changes.isEmpty && again.existingMoodCount == 2 && again.newSubjectCount == 0)
    }

    @Test func whatWasChangedHereStays() throws {
        var notebook = Notebook()
        notebook.bringIn(exported())
        var entry = try #require(notebook.state.mood(walked))
        entry.note = "Only rain"
        try notebook.feel(.edit(entry, MoodDetails(feelings: notebook.state.feelings(of: walked))))
        #expect(notebook.bringIn(exported()).changes.isEmpty)
        #expect(notebook.state.mood(walked)?.note == "Only rain")
        #expect(notebook.state.moodTags(of: walked) == [])
    }

    @Test func whatAPersonDeletedStaysDeletedUntilItIsTaken() throws {
        var notebook = Notebook()
        notebook.bringIn(exported())
        try notebook.feel(.delete(slept))
        try notebook.feel(.deleteSubject(rex))
        let plan = notebook.bringIn(exported())
        #expect(plan.changes.isEmpty && plan.deletedMoodCount == 1 && plan.deletedSubjectCount == 1)
        #expect(notebook.state.allMoodEntries == [])
        let back = notebook.bringIn(exported(), restoresDeleted: true)
        #expect(back.newMoodCount == 1 && back.newSubjectCount == 1)
        #expect(notebook.state.allMoodEntries.count == 2)
        #expect(notebook.state.feelings(of: slept) == [.grateful])
    }

    @Test func textsTooLongAreCutAndHostileRecordsDoNoHarm() {
        var journal = exported()
        journal.subjects[0].name = String(repeating: "R", count: 500)
        journal.moods[0].note = String(repeating: "n", count: 10_001)
        journal.subjects += journal.subjects
        journal.moods += journal.moods
        journal.moods.append(entry(Notebook.id(9), .happy, of: Notebook.id(99), note: "Nobody's"))
        journal.moodTags += journal.moodTags
        var notebook = Notebook()
        #expect(notebook.bringIn(journal).cutTextCount == 2)
        #expect(notebook.state.livingSubjects.map(\.name.count) == [40])
        #expect(notebook.state.moodEntries.rows.count == 2)
    }
}
