import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

@Suite struct MoodImportTests {
    private let diary = """
        full_date,date,weekday,time,mood,activities,note_title,note
        2020-05-30,30 May,Saturday,6:50 pm,rad,friends | nap,,Awesome
        2020-05-29,29 May,Friday,7:45 am,<meh>-ish,,,
        2020-05-28,28 May,Thursday,7:45 am,Fugly,,,
        """

    private func upload(_ text: String) -> Upload {
        Upload(handle: Identifier(high: 5, low: 5), fileName: "diary.csv", bytes: Array(text.utf8))
    }

    @Test func aDiaryIsPreviewedWithLevelsToChoose() {
        var journey = WebSession()
        let preview = journey.post("/data/import", upload: upload(diary))
        #expect(preview.status == 200 && preview.has("Recognised: Daylio"))
        #expect(preview.has("<dt>new mood entries</dt><dd>3</dd>") && preview.has("28–30 May 2020"))
        #expect(preview.has("“&lt;meh&gt;-ish” · 1 mood entry"))
        let typed = typedFields(preview.main)
        #expect(typed.filter { $0.0.hasPrefix("level") }.map { $0.0 + "=" + $0.1 } == ["level0=okay", "level1=awful"])
        #expect(journey.state.allMoodEntries.isEmpty)
    }

    @Test func chosenLevelsAreImportedAndUndoneInOneStep() {
        var journey = WebSession()
        let fields = [("level0", "bad"), ("level1", "happy"), ("level2", "bad")]
        let imported = journey.post("/data/import/apply", fields, upload: upload(diary))
        #expect(imported.has("Imported"))
        #expect(journey.state.allMoodEntries.map(\.mood) == [.awful, .bad, .great])
        #expect(journey.state.allMoodEntries.map(\.source) == ["Fugly", "<meh>-ish", ""])
        #expect(journey.post("/data/import", upload: upload(diary)).has("is already in your journal"))
        _ = journey.undo(imported)
        #expect(journey.state.allMoodEntries.isEmpty)
        _ = journey.post("/data/import/apply", upload: upload(diary))
        #expect(journey.state.allMoodEntries.map(\.mood) == [.awful, .okay, .great])
    }

    @Test func importOffersToRestoreDeletedEntries() throws {
        var journey = WebSession()
        _ = journey.post("/data/import/apply", upload: upload(diary))
        let entry = try #require(journey.state.allMoodEntries.last)
        let deletion = try MoodCommand.delete(entry.id).decide(in: journey.state, now: journey.now)
        journey.keep(Commit(deletion, action: Identifier(high: 8, low: 1)))
        let preview = journey.post("/data/import", upload: upload(diary))
        #expect(preview.has("Restore what was deleted here: 1 mood entry"))
        _ = journey.post("/data/import/apply", [("bringBack", "1")], upload: upload(diary))
        #expect(journey.state.allMoodEntries.count == 3)
    }

    @Test func exportedMoodsAreImportedAndListedForErasing() throws {
        var journey = WebSession()
        let (rex, entry) = (RecordID(Identifier(high: 7, low: 1)), RecordID(Identifier(high: 7, low: 2)))
        func run(_ command: MoodCommand) throws {
            let decision = try command.decide(in: journey.state, now: journey.now)
            journey.keep(Commit(decision, action: Identifier(high: 8, low: UInt64(journey.batches.count))))
        }
        var pet = Subject(id: rex)
        pet.name = "Rex"
        try run(.addSubject(pet))
        var happy = MoodEntry(id: entry)
        (happy.subject, happy.mood) = (rex, .happy)
        try run(.log(happy))
        let exported = journey.open(.data(.export(.json))).text
        var other = WebSession()
        #expect(other.post("/data/import", upload: upload(exported)).has("1 mood entry and 1 pet will be imported"))
        _ = other.post("/data/import/apply", upload: upload(exported))
        #expect(other.state.moodEntries(of: rex).map(\.id) == [entry])
        try run(.deleteSubject(rex))
        let page = journey.open(.settings(.erase))
        #expect(page.main.contains("<bdi>Rex</bdi></strong><small>Pet</small>") && page.main.contains("1 mood entry"))
        _ = journey.post(.settings(.erase), typedFields(page.main))
        #expect(journey.state.subjects[rex] == nil && journey.state.moodEntries[entry] == nil)
    }
}
