import CivilTime
import DaybookCore
import Journal
import Testing

@Suite struct MoodCommandTests {
    private let id = TestJournal.id(1000)

    @Test func loggedMoodHasAllItsFields() throws {
        var journal = TestJournal()
        let details = MoodDetails(
            feelings: [.tired, .grateful, .tired], tags: ["Walk", " walk ", "", "Work"],
            at: DateTime("2026-11-19T21:30:00"))
        try journal.feel(.log(MoodEntry(id, .good, note: " Long walk\r\n"), details))
        var expected = MoodEntry(id: id)
        (expected.life, expected.mood, expected.note) = (1, .good, "Long walk")
        // 2026-11-19 is day 20776: 20776 · 86,400,000 + 21.5 · 3,600,000.
        (expected.at, expected.day) = (1_795_123_800_000, Day("2026-11-19"))
        #expect(journal.state.mood(id) == expected)
        #expect(journal.state.feelings(of: id) == [.grateful, .tired])
        #expect(journal.state.moodTags(of: id) == ["Walk", "Work"])
    }

    @Test func aMoodAfterMidnightCountsForTheDayThatHasNotEnded() throws {
        var journal = TestJournal()
        journal.write(
            Decision(JournalAction.changeSettings, [Change("settings", Settings.only, "dayEndsAt", .integer(3))]))
        try journal.log(.good, at: "2026-11-20T02:59", id: 1000)
        try journal.log(.good, at: "2026-11-20T03:00", id: 1001)
        #expect(journal.state.moodEntries(of: nil).map(\.day) == [Day("2026-11-19"), Day("2026-11-20")])
    }

    @Test func everyCommandIsIdempotent() throws {
        var journal = TestJournal()
        let pet = TestJournal.id(1)
        var rex = Subject(id: pet)
        rex.name = "Rex"
        var other = rex
        other.species = .cat
        let details = MoodDetails(tags: ["Sofa"], at: DateTime("2026-11-19T10:00:00"))
        let commands: [MoodCommand] = [
            .addSubject(rex), .editSubject(other),
            .log(MoodEntry(id, .happy, of: pet)), .edit(MoodEntry(id, .calm, note: "Asleep"), details),
            .archiveSubject(pet), .restoreSubject(pet),
            .dismiss(AdviceCause(rule: .silence, subject: pet, key: id.bytes)), .delete(id),
            .deleteSubject(pet),
        ]
        for command in commands {
            #expect(try !journal.feel(command).changes.isEmpty)
            #expect(try command.decide(in: journal.state, now: journal.now).changes.isEmpty, "\(command)")
        }
    }

    @Test func resubmittedFormDoesNotRecreateADeletedEntry() throws {
        var journal = TestJournal()
        try journal.log(.good, at: "2026-11-20T07:00", id: 1000)
        try journal.feel(.delete(id))
        try journal.log(.good, at: "2026-11-20T07:00", id: 1000)
        #expect(journal.state.mood(id) == nil)
    }

    @Test func existingTagKeepsItsSpelling() throws {
        var journal = TestJournal()
        try journal.feel(.log(MoodEntry(id, .good), MoodDetails(tags: ["Walk"])))
        let decision = try journal.feel(.edit(MoodEntry(id, .good), MoodDetails(tags: ["walk"])))
        #expect(decision.changes.isEmpty && journal.state.moodTags(of: id) == ["Walk"])
    }

    @Test func aTagThatWasUsedBeforeIsSpelledAsThen() throws {
        var journal = TestJournal()
        try journal.feel(.log(MoodEntry(id, .good), MoodDetails(tags: ["Friends"])))
        let other = TestJournal.id(2000)
        try journal.feel(.log(MoodEntry(other, .great), MoodDetails(tags: ["friends", "sun"])))
        #expect(Set(journal.state.moodTags(of: other)) == ["Friends", "sun"])
    }

    @Test func anEditWritesOnlyDifferences() throws {
        var journal = TestJournal()
        let logged = MoodDetails(
            feelings: [.tired, .proud], tags: ["Walk", "Sun"], at: DateTime("2026-11-20T07:00:00"))
        try journal.feel(.log(MoodEntry(id, .good, note: "Park"), logged))
        var details = logged
        details.feelings = [.proud, .loved]
        details.tags = ["walk", "Rain"]
        let edited = try journal.feel(.edit(MoodEntry(id, .great, note: "Park"), details))
        #expect(
            Set(edited.changes) == [
                Change(MoodEntry.table, id, "mood", .text("great")),
                Change(MoodFeeling.table, MoodFeeling.id(of: id, .loved)!, "life", .integer(1)),
                Change(MoodFeeling.table, MoodFeeling.id(of: id, .tired)!, "life", .integer(2)),
                Change(MoodTag.table, MoodTag.id(of: id, "rain")!, "life", .integer(1)),
                Change(MoodTag.table, MoodTag.id(of: id, "rain")!, "name", .text("Rain")),
                Change(MoodTag.table, MoodTag.id(of: id, "sun")!, "life", .integer(2)),
            ])
    }

    @Test func anEntryThatIsMovedStaysOnItsOwnClock() throws {
        var journal = TestJournal()
        journal.now.offsetMinutes = 120
        try journal.log(.good, at: "2026-11-20T09:00", id: 1000)
        journal.now.offsetMinutes = -300
        let moved = MoodDetails(at: DateTime("2026-11-18T23:30:00"))
        try journal.feel(.edit(MoodEntry(id, .good), moved))
        let entry = try #require(journal.state.mood(id))
        #expect(entry.moment.time.text == "23:30" && entry.offset == 120 && entry.day == Day("2026-11-18"))
    }

    @Test(arguments: [
        (Mood.happy, "", MoodRefusal.moodOfAnother(.happy)),
        (.good, String(repeating: "a", count: 10_001), .field(FieldError("note", .tooLong(maximum: 10_000)))),
    ])
    func invalidMoodsAndNotesAreRefused(_ mood: Mood, _ note: String, _ refusal: MoodRefusal) {
        #expect(throws: refusal) {
            try MoodCommand.log(MoodEntry(id, mood, note: note)).decide(in: State(), now: TestJournal().now)
        }
    }

    @Test func invalidMomentsAndTagsAreRefused() {
        func refusal(_ change: (inout MoodDetails) -> Void) -> MoodRefusal? {
            var details = MoodDetails()
            change(&details)
            do throws(MoodRefusal) {
                _ = try MoodCommand.log(MoodEntry(id, .good), details).decide(in: State(), now: TestJournal().now)
                return nil
            } catch {
                return error
            }
        }
        let later = DateTime("2026-11-22T00:00:00")!
        #expect(refusal { $0.moment = later } == .momentInTheFuture(later))
        #expect(
            refusal { $0.moment = DateTime("1800-01-01T00:00:00") }
                == .field(FieldError("day", .dayTooEarly(MoodLimits.firstDay))))
        let long = String(repeating: "я", count: 21)
        #expect(refusal { $0.tags = [long] } == .tagTooLong(long))
        #expect(refusal { $0.tags = (0..<51).map { "t\($0)" } } == .tooManyTags(limit: 50))
        #expect(refusal { $0.tags = [String(repeating: "я", count: 20)] } == nil)
    }

    @Test func petsAreToldApartByName() throws {
        var journal = TestJournal()
        try journal.addPet("Rex")
        #expect(throws: MoodRefusal.nameTaken("REX")) { try journal.addPet(" REX ", id: 2) }
        #expect(throws: MoodRefusal.field(FieldError("name", .textMissing))) { try journal.addPet(" ", id: 2) }
        var pet = Subject(id: TestJournal.id(2))
        (pet.name, pet.birthday) = ("Milka", Day("2026-11-22"))
        #expect(throws: MoodRefusal.birthdayInTheFuture(Day("2026-11-22")!)) {
            try journal.feel(.addSubject(pet))
        }
    }

    @Test func aDeletedPetTakesItsMoodsAlongAndBringsThemBack() throws {
        var journal = TestJournal()
        try journal.addPet("Rex")
        try journal.log(.happy, at: "2026-11-20T07:00", of: TestJournal.id(1), id: 1000)
        try journal.log(.good, at: "2026-11-20T07:01", id: 1001)
        #expect(journal.state.allMoodEntries.map(\.id) == [TestJournal.id(1000), TestJournal.id(1001)])
        try journal.feel(.deleteSubject(TestJournal.id(1)))
        #expect(journal.state.allMoodEntries.map(\.id) == [TestJournal.id(1001)])
        #expect(journal.state.moodEntries(of: TestJournal.id(1)).isEmpty && journal.state.mood(id) == nil)
        journal.write(Decision(JournalAction.undo, [Change(Subject.table, TestJournal.id(1), "life", .integer(3))]))
        #expect(journal.state.mood(id)?.mood == .happy)
    }

    @Test(arguments: [("2026-11-20", 0, 0), ("2026-12-19", 0, 0), ("2026-12-20", 0, 1), ("2028-11-19", 1, 11)])
    func anAgeIsInWholeMonths(_ day: String, _ years: Int, _ months: Int) throws {
        var pet = Subject(id: id)
        pet.birthday = Day("2026-11-20")
        let age = try #require(pet.age(on: Day(day)!))
        #expect(age == (years, months))
        #expect(pet.age(on: Day("2026-11-19")!) == nil)
    }

    @Test func aTagHasNoNumberSignHoweverItIsTyped() throws {
        var journal = TestJournal()
        let details = MoodDetails(tags: ["#walk", " # Walk", "##", "#", "c#"], at: DateTime("2026-11-19T21:30:00"))
        try journal.feel(.log(MoodEntry(id, .good), details))
        #expect(journal.state.moodTags(of: id) == ["c#", "walk"])
    }
}
