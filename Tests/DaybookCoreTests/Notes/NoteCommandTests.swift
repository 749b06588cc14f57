import CivilTime
import DaybookCore
import Journal
import Testing

@Suite struct NoteCommandTests {
    private let id = TestJournal.id(1000)
    private let spare = TestJournal.id(2000)

    /// Runs a command; a second record gets the spare id.
    @discardableResult
    private func run(_ command: NoteCommand, in journal: inout TestJournal) throws -> Decision {
        let decision = try command.decide(in: journal.state, now: journal.now) { spare }
        journal.write(decision)
        return decision
    }

    private func refusal(_ command: NoteCommand, in journal: TestJournal) -> NoteRefusal? {
        do throws(NoteRefusal) {
            _ = try command.decide(in: journal.state, now: journal.now) { spare }
            return nil
        } catch {
            return error
        }
    }

    @Test func noteHasItsTrimmedTextAndTheCurrentTime() throws {
        var journal = TestJournal()
        let now = journal.now
        try run(.add(Note(id: id, "  Met Ann\r\nby the river.\n\n")), in: &journal)
        var expected = Note(id: id, "Met Ann\nby the river.")
        (expected.life, expected.day, expected.at, expected.offset) = (1, Day("2026-11-20"), now.milliseconds, 0)
        #expect(journal.state.note(id) == expected)
        #expect(journal.state.livingNotes == [expected] && journal.state.hasNotes)
    }

    @Test func noteOfAnotherDayHasNoTimeUnlessItIsGiven() throws {
        var journal = TestJournal()
        let day = Day("2026-11-18")!
        try run(.add(Note(id: id, "Snow"), at: RecordTime(day: day)), in: &journal)
        try run(
            .add(Note(id: TestJournal.id(1001), "Ice"), at: RecordTime(day: day, time: TimeOfDay("21:30"))),
            in: &journal)
        #expect(journal.state.notes(on: day).map(\.text) == ["Snow", "Ice"])
        #expect(journal.state.notes(on: day).map { $0.time?.text } == [nil, "21:30"])
        #expect(journal.state.notes(on: journal.today).isEmpty)
    }

    @Test func noteAfterMidnightCountsForTheDayThatHasNotEnded() throws {
        var journal = TestJournal()
        journal.write(
            Decision(JournalAction.changeSettings, [Change("settings", Settings.only, "dayEndsAt", .integer(3))]))
        journal.now.milliseconds = Int64(Day("2026-11-21")!.number) * 86_400_000 + 2 * 3_600_000
        try run(.add(Note(id: id, "Still awake")), in: &journal)
        #expect(journal.state.note(id)?.day == Day("2026-11-20") && journal.state.note(id)?.time?.text == "02:00")
    }

    @Test func everyCommandIsIdempotent() throws {
        var journal = TestJournal()
        let commands: [NoteCommand] = [
            .add(Note(id: id, "Snow")),
            .edit(Note(id: id, "Rain"), at: RecordTime(day: Day("2026-11-19"), time: TimeOfDay("07:00"))),
            .delete(id),
        ]
        for command in commands {
            #expect(try !run(command, in: &journal).changes.isEmpty)
            let again = try command.decide(in: journal.state, now: journal.now) { spare }
            #expect(again.changes.isEmpty, "\(command)")
        }
    }

    @Test func formPostedTwiceAddsOneNoteEvenAfterMidnight() throws {
        var journal = TestJournal()
        try run(.add(Note(id: id, "Snow")), in: &journal)
        journal.now.milliseconds += 86_400_000
        let again = try run(.add(Note(id: id, " Snow ")), in: &journal)
        #expect(again.changes.isEmpty && again.added == id)
        #expect(journal.state.livingNotes.count == 1)
    }

    @Test func anotherTextUnderAUsedIdIsAnotherNote() throws {
        var journal = TestJournal()
        try run(.add(Note(id: id, "Snow")), in: &journal)
        #expect(try run(.add(Note(id: id, "Rain")), in: &journal).added == spare)
        #expect(journal.state.livingNotes.map(\.text) == ["Snow", "Rain"])
    }

    @Test func deletedNoteIsGoneAndCannotBeEdited() throws {
        var journal = TestJournal()
        try run(.add(Note(id: id, "Snow")), in: &journal)
        try run(.delete(id), in: &journal)
        #expect(journal.state.note(id) == nil && !journal.state.hasNotes)
        #expect(refusal(.edit(Note(id: id, "Rain")), in: journal) == .noSuchNote)
        #expect(ErasePlan(journal.state).noteCount == 1 && ErasePlan(journal.state).count == 1)
    }

    @Test func editKeepsTheMomentToTheMillisecondUnlessAnotherIsEntered() throws {
        var journal = TestJournal()
        journal.now.milliseconds += 12_345
        let at = journal.now.milliseconds
        try run(.add(Note(id: id, "Snow")), in: &journal)
        let same = RecordTime(day: journal.today, time: journal.state.note(id)?.time)
        try run(.edit(Note(id: id, "Rain"), at: same), in: &journal)
        #expect(journal.state.note(id)?.at == at && journal.state.note(id)?.text == "Rain")
        try run(.edit(Note(id: id, "Rain"), at: RecordTime(day: Day("2026-11-19"))), in: &journal)
        #expect(journal.state.note(id)?.at == nil && journal.state.note(id)?.day == Day("2026-11-19"))
    }

    @Test func textsOfOneToTenThousandCharactersAreAllowed() {
        let journal = TestJournal()
        func refusal(_ text: String) -> NoteRefusal? { self.refusal(.add(Note(id: id, text)), in: journal) }
        #expect(refusal(" \n ") == .field(FieldError("text", .textMissing)))
        #expect(refusal("x") == nil && refusal(String(repeating: "ж", count: 10_000)) == nil)
        #expect(
            refusal(String(repeating: "x", count: 10_001)) == .field(FieldError("text", .tooLong(maximum: 10_000))))
    }

    @Test func tomorrowAndDaysBeforeTheFirstAreRefused() {
        let journal = TestJournal()
        func refusal(_ day: String) -> NoteRefusal? {
            self.refusal(.add(Note(id: id, "x"), at: RecordTime(day: Day(day))), in: journal)
        }
        #expect(refusal("2026-11-20") == nil)
        #expect(refusal("2026-11-21") == .dayInTheFuture(Day("2026-11-21")!))
        #expect(refusal("1800-01-01") == .field(FieldError("day", .dayTooEarly(HabitLimits.firstDay))))
    }

    @Test(arguments: [
        ("Snow", "Snow"), ("One\ntwo", "One two"), ("1234567890", "1234567890"),
        ("12345678901", "123456789…"), ("a" + String(repeating: "\n", count: 30) + "b", "a…"),
    ])
    func beginningIsOneShortLine(_ text: String, _ beginning: String) {
        #expect(Note(id: id, text).beginning(length: 10) == beginning)
    }
}
