import CivilTime
import DaybookCore
import Journal
import Testing

@Suite struct MoodImportPlanTests {
    private func mood(_ minute: Int64, _ mood: Mood, note: String = "", tags: [String] = []) -> ImportedMood {
        var imported = ImportedMood(
            id: MoodEntry.id(ofImported: .daylio, minute: minute, ordinal: 0)!, mood,
            at: LocalInstant(milliseconds: (minute - 60) * 60_000, offsetMinutes: 60))
        (imported.note, imported.tags) = (note, tags)
        return imported
    }

    /// Two in the morning and nine in the evening on 30 May 2020.
    private let night = Int64(Day("2020-05-30")!.number) * 1440 + 120
    private let evening = Int64(Day("2020-05-30")!.number) * 1440 + 1260

    private func drafts() -> [ImportedMood] {
        [mood(evening, .great, note: "Sun", tags: ["Walk", "nap"]), mood(night, .bad)]
    }

    @Test func moodsOfTheNightCountForTheDayBefore() throws {
        var journal = TestJournal()
        journal.write(
            Decision(JournalAction.import, [Change(Settings.table, Settings.only, "dayEndsAt", .integer(3))]))
        #expect(journal.importRecords(drafts()).newMoodCount == 2)
        let entries = journal.state.moodEntries(of: nil)
        #expect(entries.map { $0.day?.text } == ["2020-05-29", "2020-05-30"])
        #expect(entries.map(\.mood) == [.bad, .great])
        #expect(entries.map(\.moment.time.text) == ["02:00", "21:00"])
        #expect(journal.state.moodTags(of: entries[1].id) == ["nap", "Walk"])
    }

    @Test func importingAgainAddsOnlyNewEntries() {
        var journal = TestJournal()
        journal.importRecords(drafts())
        #expect(journal.importRecords(drafts()).changes.isEmpty)
        let later = journal.importRecords([mood(evening + 60, .good)] + drafts())
        #expect(later.newMoodCount == 1 && later.existingMoodCount == 2)
        #expect(journal.state.allMoodEntries.count == 3)
    }

    @Test func importKeepsLocalEdits() throws {
        var journal = TestJournal()
        journal.importRecords(drafts())
        let id = drafts()[0].id
        var entry = try #require(journal.state.mood(id))
        entry.mood = .okay
        try journal.feel(.edit(entry, MoodDetails(feelings: journal.state.feelings(of: id), tags: ["nap"])))
        #expect(journal.importRecords(drafts()).changes.isEmpty)
        #expect(journal.state.mood(id)?.mood == .okay && journal.state.moodTags(of: id) == ["nap"])
    }

    @Test func importingAgainAfterUndoRestoresEverything() {
        var journal = TestJournal()
        let plan = ImportPlan(drafts(), into: journal.state)
        journal.undo(journal.write(Decision(JournalAction.import, plan.changes)))
        #expect(journal.state.allMoodEntries.isEmpty && journal.state.moodTagCounts.isEmpty)
        #expect(journal.importRecords(drafts()).newMoodCount == 2)
        #expect(journal.state.moodTags(of: drafts()[0].id) == ["nap", "Walk"])
        #expect(journal.state.mood(drafts()[0].id)?.note == "Sun")
    }

    @Test func deletedEntriesAreRestoredOnlyOnRequest() throws {
        var journal = TestJournal()
        journal.importRecords(drafts())
        try journal.feel(.delete(drafts()[0].id))
        let plan = journal.importRecords(drafts())
        #expect(plan.changes.isEmpty && plan.deletedMoodCount == 1 && plan.existingMoodCount == 1)
        #expect(journal.importRecords(drafts(), restoresDeleted: true).newMoodCount == 1)
        #expect(journal.state.mood(drafts()[0].id)?.note == "Sun")
    }

    @Test func futureEntriesAreNotImported() {
        let day = drafts()[0].moment.calendarDay
        let plan = ImportPlan(drafts(), into: State(), today: day.advanced(by: -2))
        #expect(plan.changes.isEmpty && plan.futureCount == 2)
        #expect(ImportPlan(drafts(), into: State(), today: day.advanced(by: 1)).futureCount == 0)
    }

    @Test func aNoteTooLongIsCut() {
        var journal = TestJournal()
        let plan = journal.importRecords([mood(night, .good, note: String(repeating: "n", count: 10_001))])
        #expect(plan.cutTextCount == 1)
        #expect(journal.state.allMoodEntries.map(\.note.count) == [10_000])
    }
}

extension TestJournal {
    @discardableResult
    fileprivate mutating func importRecords(_ drafts: [ImportedMood], restoresDeleted: Bool = false) -> ImportPlan {
        let plan = ImportPlan(drafts, into: state, restoresDeleted: restoresDeleted)
        write(Decision(JournalAction.import, plan.changes))
        return plan
    }
}
