import CivilTime
import DaybookCore
import Journal
import Testing

@Suite struct BodyCommandTests {
    private var notebook = Notebook()

    private func measured(_ measure: BodyMeasure, _ value: Double, id: UInt64 = 1) -> BodyMeasurement {
        BodyMeasurement(id: Notebook.id(id), measure, value)
    }

    private func refusal(of command: BodyCommand) -> BodyRefusal? {
        do {
            _ = try notebook.training(of: command)
            return nil
        } catch {
            return error as? BodyRefusal
        }
    }

    @Test mutating func weighingTwiceUnderOneIDIsWeighingOnce() throws {
        try notebook.weigh(81.4, id: 1)
        #expect(try notebook.training(of: .measure([measured(.weight, 90)])).changes == [])
        let weights = notebook.state.measurements(of: .weight)
        #expect(weights.map(\.value) == [81.4])
        #expect(weights[0].day == notebook.today)
        #expect(weights[0].time?.text == "08:00")
    }

    @Test mutating func severalMeasuresOfOneTimeAreRecordsOfTheirOwn() throws {
        var weight = measured(.weight, 81.4)
        weight.note = " before breakfast "
        try notebook.train(
            .measure(
                [weight, measured(.fat, 22, id: 2), measured(.waist, 84, id: 3)],
                at: BodyMoment(day: Day("2026-11-18"), time: TimeOfDay("07:30"))))
        #expect(notebook.state.latestFigure(of: .weight, on: notebook.today)?.written?.note == "before breakfast")
        #expect(notebook.state.latestFigure(of: .fat, on: notebook.today)?.value == 22)
        let waist = notebook.state.latestFigure(of: .waist, on: notebook.today)
        #expect(waist?.day == Day("2026-11-18") && waist?.written?.time == TimeOfDay("07:30"))
        #expect(notebook.state.latestFigure(of: .waist, on: Day("2026-11-17")!) == nil)
    }

    @Test mutating func aTimeOfANightBelongsToTheDayThatWasNotOver() throws {
        var settings = notebook.state.settings
        settings.dayEndsAt = 3
        notebook.write(try SettingsCommand(settings).decide(in: notebook.state))
        let moment = BodyMoment(day: Day("2026-11-18"), time: TimeOfDay("01:00"))
        try notebook.train(.measure([measured(.weight, 80)], at: moment))
        let weight = try #require(notebook.state.measurements(of: .weight).first)
        #expect(weight.day == Day("2026-11-18"))
        // 2026-11-19T01:00Z
        #expect(weight.at == 1_795_050_000_000)
        #expect(weight.time == TimeOfDay("01:00"))
    }

    @Test mutating func aDayAloneIsNoMoment() throws {
        try notebook.weigh(80, on: Day("2026-11-01"), id: 1)
        #expect(notebook.state.measurements(of: .weight).map(\.at) == [nil])
    }

    @Test mutating func anEditChangesOnlyWhatItSays() throws {
        try notebook.weigh(84.1, id: 1)
        var weight = try #require(notebook.state.measurements[Notebook.id(1)])
        weight.value = 81.4
        let edit = BodyCommand.edit(weight, at: BodyMoment(day: weight.day, time: weight.time))
        #expect(
            try notebook.training(of: edit).changes
                == [Change(BodyMeasurement.table, Notebook.id(1), "value", .real(81.4))])
        #expect(try notebook.training(of: .edit(weight)).changes == notebook.training(of: edit).changes)
        try notebook.train(edit)
        #expect(notebook.state.weightTrend.points.map(\.weight) == [81.4])
        try notebook.train(.delete(Notebook.id(1)))
        #expect(notebook.state.weightTrend.points.isEmpty)
        #expect(try notebook.training(of: .delete(Notebook.id(1))).changes == [])
        #expect(refusal(of: edit) == .noSuchMeasurement)
    }

    @Test mutating func aMomentIsKeptToTheMillisecondUntilItsDayOrTimeIsChanged() throws {
        notebook.now.milliseconds += 12_345
        let now = notebook.now.milliseconds
        try notebook.weigh(84.1, id: 1)
        let weight = try #require(notebook.state.measurements[Notebook.id(1)])
        #expect(weight.at == now)
        func changes(_ moment: BodyMoment) throws -> [String] {
            try notebook.training(of: .edit(weight, at: moment)).changes.map(\.field)
        }
        notebook.now.offsetMinutes += 60
        #expect(try changes(BodyMoment(day: weight.day, time: weight.time)) == [])
        #expect(try changes(BodyMoment(day: weight.day, time: TimeOfDay("07:00"))) == ["at", "offset"])
        #expect(try changes(BodyMoment(day: Day("2026-11-18"), time: weight.time)) == ["day", "at", "offset"])
    }

    @Test mutating func anEditWritesOnlyWhatPeopleEdit() throws {
        try notebook.weigh(84.1, id: 1)
        var typed = BodyMeasurement(id: Notebook.id(1), .weight, 84.1)
        (typed.life, typed.day, typed.at, typed.note) = (2, Day("2026-11-01"), 1, "kept")
        #expect(
            try notebook.training(of: .edit(typed)).changes
                == [Change(BodyMeasurement.table, Notebook.id(1), "note", .text("kept"))])
    }

    @Test func whatCannotBeIsRefused() {
        func weight(_ value: Double, _ day: Day? = nil) -> BodyCommand {
            .measure([measured(.weight, value)], at: BodyMoment(day: day))
        }
        #expect(refusal(of: weight(0)) == .outOfRange(.measured(.weight)))
        #expect(refusal(of: weight(.nan)) == .outOfRange(.measured(.weight)))
        #expect(refusal(of: weight(.infinity)) == .outOfRange(.measured(.weight)))
        #expect(
            refusal(of: weight(80, Day("1899-12-31"))) == .field(FieldError("day", .dayTooEarly(Day("1900-01-01")!))))
        #expect(refusal(of: weight(80, Day("2026-11-22"))) == .dayInTheFuture(Day("2026-11-22")!))
        #expect(refusal(of: weight(80, Day("2026-11-21"))) == nil)
        let missing = BodyRefusal.field(FieldError("value", .numberMissing))
        #expect(refusal(of: .measure([])) == missing)
        #expect(refusal(of: .measure([BodyMeasurement(id: Notebook.id(1))])) == missing)
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

    @Test func hostileValuesSayNothing() {
        var state = State()
        func write(_ field: String, _ value: Value, _ table: String = BodyMeasurement.table) {
            let id = table == Profile.table ? Profile.only : Notebook.id(1)
            state.merge([Change(table, id, field, value)], stamp: Stamp(time: 1, device: DeviceID(1)))
        }
        for (field, value) in [
            ("life", Value.integer(1)), ("measure", .text("weight")), ("value", .real(1e300)),
            ("day", .integer(20_777)), ("at", .integer(.max)), ("offset", .integer(.min)),
        ] {
            write(field, value)
        }
        #expect(state.measurements(of: .weight).isEmpty)
        #expect(state.measurements[Notebook.id(1)]?.at == nil)
        #expect(state.measurements[Notebook.id(1)]?.offset == nil)
        write("height", .real(-1), Profile.table)
        write("birthday", .integer(.max), Profile.table)
        #expect(state.profile == Profile(id: Profile.only))
    }

    @Test mutating func theTablesSurviveASnapshot() throws {
        try notebook.saveProfile { ($0.height, $0.units) = (180, .imperial) }
        try notebook.weigh(80, id: 1)
        var writer = ByteWriter()
        notebook.state.write(to: &writer)
        var reader = ByteReader(writer.bytes)
        let read = try State(from: &reader)
        #expect(read.profile == notebook.state.profile)
        #expect(read.measurements(of: .weight) == notebook.state.measurements(of: .weight))
    }
}
