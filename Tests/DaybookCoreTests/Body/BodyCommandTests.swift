import CivilTime
import DaybookCore
import Journal
import Testing

@Suite struct BodyCommandTests {
    private var journal = TestJournal()

    private func measured(_ measure: BodyMeasure, _ value: Double, id: UInt64 = 1) -> BodyMeasurement {
        BodyMeasurement(id: TestJournal.id(id), measure, value)
    }

    private func refusal(of command: BodyCommand) -> BodyRefusal? {
        do {
            _ = try journal.training(of: command)
            return nil
        } catch {
            return error as? BodyRefusal
        }
    }

    @Test mutating func repeatedWeighInWithTheSameIDIsRecordedOnce() throws {
        try journal.weigh(81.4, id: 1)
        #expect(try journal.training(of: .measure([measured(.weight, 81.4)])).changes == [])
        let weights = journal.state.measurements(of: .weight)
        #expect(weights.map(\.value) == [81.4])
        #expect(weights[0].day == journal.today)
        #expect(weights[0].time?.text == "08:00")
        // A form that was corrected, since its answer never came, is another weigh-in.
        for _ in 1...2 { try journal.write(journal.training(of: .measure([measured(.weight, 90)]))) }
        #expect(journal.state.measurements(of: .weight).compactMap(\.value).sorted() == [81.4, 90])
    }

    @Test mutating func measuresTakenTogetherAreSeparateRecords() throws {
        var weight = measured(.weight, 81.4)
        weight.note = " before breakfast "
        try journal.train(
            .measure(
                [weight, measured(.fat, 22, id: 2), measured(.waist, 84, id: 3)],
                at: RecordTime(day: Day("2026-11-18"), time: TimeOfDay("07:30"))))
        #expect(journal.state.latestValue(of: .weight, on: journal.today)?.written?.note == "before breakfast")
        #expect(journal.state.latestValue(of: .fat, on: journal.today)?.value == 22)
        let waist = journal.state.latestValue(of: .waist, on: journal.today)
        #expect(waist?.day == Day("2026-11-18") && waist?.written?.time == TimeOfDay("07:30"))
        #expect(journal.state.latestValue(of: .waist, on: Day("2026-11-17")!) == nil)
    }

    @Test mutating func aTimeOfANightBelongsToTheDayThatWasNotOver() throws {
        var settings = journal.state.settings
        settings.dayEndsAt = 3
        journal.write(try SettingsCommand(settings).decide(in: journal.state))
        let moment = RecordTime(day: Day("2026-11-18"), time: TimeOfDay("01:00"))
        try journal.train(.measure([measured(.weight, 80)], at: moment))
        let weight = try #require(journal.state.measurements(of: .weight).first)
        #expect(weight.day == Day("2026-11-18"))
        // 2026-11-19T01:00Z
        #expect(weight.at == 1_795_050_000_000)
        #expect(weight.time == TimeOfDay("01:00"))
    }

    @Test mutating func dayWithoutATimeGivesNoMoment() throws {
        try journal.weigh(80, on: Day("2026-11-01"), id: 1)
        #expect(journal.state.measurements(of: .weight).map(\.at) == [nil])
    }

    @Test mutating func editChangesOnlyTheGivenFields() throws {
        try journal.weigh(84.1, id: 1)
        var weight = try #require(journal.state.measurements[TestJournal.id(1)])
        weight.value = 81.4
        let edit = BodyCommand.edit(weight, at: RecordTime(day: weight.day, time: weight.time))
        #expect(
            try journal.training(of: edit).changes
                == [Change(BodyMeasurement.table, TestJournal.id(1), "value", .real(81.4))])
        #expect(try journal.training(of: .edit(weight)).changes == journal.training(of: edit).changes)
        try journal.train(edit)
        #expect(journal.state.weightTrend.points.map(\.weight) == [81.4])
        try journal.train(.delete(TestJournal.id(1)))
        #expect(journal.state.weightTrend.points.isEmpty)
        #expect(try journal.training(of: .delete(TestJournal.id(1))).changes == [])
        #expect(refusal(of: edit) == .noSuchMeasurement)
    }

    @Test mutating func aMomentIsKeptToTheMillisecondUntilItsDayOrTimeIsChanged() throws {
        journal.now.milliseconds += 12_345
        let now = journal.now.milliseconds
        try journal.weigh(84.1, id: 1)
        let weight = try #require(journal.state.measurements[TestJournal.id(1)])
        #expect(weight.at == now)
        func changes(_ moment: RecordTime) throws -> [String] {
            try journal.training(of: .edit(weight, at: moment)).changes.map(\.field)
        }
        journal.now.offsetMinutes += 60
        #expect(try changes(RecordTime(day: weight.day, time: weight.time)) == [])
        #expect(try changes(RecordTime(day: weight.day, time: TimeOfDay("07:00"))) == ["at", "offset"])
        #expect(try changes(RecordTime(day: Day("2026-11-18"), time: weight.time)) == ["day", "at", "offset"])
    }

    @Test mutating func anEditWritesOnlyWhatPeopleEdit() throws {
        try journal.weigh(84.1, id: 1)
        var typed = BodyMeasurement(id: TestJournal.id(1), .weight, 84.1)
        (typed.life, typed.day, typed.at, typed.note) = (2, Day("2026-11-01"), 1, "kept")
        #expect(
            try journal.training(of: .edit(typed)).changes
                == [Change(BodyMeasurement.table, TestJournal.id(1), "note", .text("kept"))])
    }

    @Test func invalidMeasurementsAndProfilesAreRefused() {
        func weight(_ value: Double, _ day: Day? = nil) -> BodyCommand {
            .measure([measured(.weight, value)], at: RecordTime(day: day))
        }
        #expect(refusal(of: weight(0)) == .outOfRange(.measured(.weight)))
        #expect(refusal(of: weight(.nan)) == .outOfRange(.measured(.weight)))
        #expect(refusal(of: weight(.infinity)) == .outOfRange(.measured(.weight)))
        #expect(
            refusal(of: weight(80, Day("1899-12-31"))) == .field(FieldError("day", .dayTooEarly(Day("1900-01-01")!))))
        #expect(refusal(of: weight(80, Day("2026-11-21"))) == .dayInTheFuture(Day("2026-11-21")!))
        #expect(refusal(of: weight(80, Day("2026-11-20"))) == nil)
        let missing = BodyRefusal.field(FieldError("value", .numberMissing))
        #expect(refusal(of: .measure([])) == missing)
        #expect(refusal(of: .measure([BodyMeasurement(id: TestJournal.id(1))])) == missing)
        #expect(refusal(of: .measure([measured(.fat, 91)])) == .outOfRange(.measured(.fat)))
        var profile = Profile(id: Profile.only)
        profile.rate = 2
        #expect(refusal(of: .saveProfile(profile)) == .outOfRange(.rate))
        profile = Profile(id: Profile.only)
        profile.birthday = Day("2026-11-21")
        #expect(refusal(of: .saveProfile(profile)) == .dayInTheFuture(Day("2026-11-21")!))
        profile = Profile(id: Profile.only)
        profile.name = String(repeating: "W", count: 81)
        #expect(refusal(of: .saveProfile(profile)) == .field(FieldError("name", .tooLong(maximum: 80))))
    }

    @Test func outOfRangeStoredValuesAreIgnored() {
        var state = State()
        func write(_ field: String, _ value: Value, _ table: String = BodyMeasurement.table) {
            let id = table == Profile.table ? Profile.only : TestJournal.id(1)
            state.merge([Change(table, id, field, value)], stamp: Stamp(time: 1, device: DeviceID(1)))
        }
        for (field, value) in [
            ("life", Value.integer(1)), ("measure", .text("weight")), ("value", .real(1e300)),
            ("day", .integer(20_777)), ("at", .integer(.max)), ("offset", .integer(.min)),
        ] {
            write(field, value)
        }
        #expect(state.measurements(of: .weight).isEmpty)
        #expect(state.measurements[TestJournal.id(1)]?.at == nil)
        #expect(state.measurements[TestJournal.id(1)]?.offset == nil)
        write("height", .real(-1), Profile.table)
        write("birthday", .integer(.max), Profile.table)
        #expect(state.profile == Profile(id: Profile.only))
    }

    @Test mutating func theTablesSurviveASnapshot() throws {
        try journal.saveProfile { ($0.height, $0.units) = (180, .imperial) }
        try journal.weigh(80, id: 1)
        var writer = ByteWriter()
        journal.state.write(to: &writer)
        var reader = ByteReader(writer.bytes)
        let read = try State(from: &reader)
        #expect(read.profile == journal.state.profile)
        #expect(read.measurements(of: .weight) == journal.state.measurements(of: .weight))
    }
}
