import CivilTime
import Journal
import TestSupport
import Testing

@testable import DaybookCore
@testable import Interchange

/// A file of each format that is imported on two devices which have not met.
@Suite struct ImportOnTwoDevicesTests {
    private static let today = Day("2026-11-20")!

    /// A device of a journal in which an account is open.
    private struct Device {
        var replica = Replica<State>(journal: Identifier(high: 1, low: 1))
        var batches: [StoredBatch] = []
        let id: DeviceID
        var now: Int64
        private var ids: UInt64

        init(_ id: UInt64, at now: Int64) {
            self.id = DeviceID(id)
            self.now = now
            ids = id << 32
        }

        mutating func newID() -> RecordID {
            ids += 1
            return RecordID(Identifier(high: 3, low: ids))
        }

        @discardableResult
        mutating func write(_ changes: [Change], name: String = "edit", reversing reversed: ActionID? = nil) -> ActionID
        {
            ids += 1
            let action = ActionID(high: 9, low: ids)
            let written = try! replica.written(
                changes, name: name, id: action, reversing: reversed, device: id, at: now)
            for batch in written { take(batch) }
            now += 1000
            return action
        }

        mutating func take(_ batch: StoredBatch) {
            batches.append(batch)
            replica.fold(batch)
            replica.settle(among: batches)
        }

        mutating func receive(from other: Device) {
            for batch in other.batches where !batches.contains(where: { $0.hash == batch.hash }) { take(batch) }
        }

        mutating func importSample(_ sample: Sample, earns: Bool = false) throws -> ActionID {
            let changes = try sample.changes(into: replica.state, now: now) { newID() }
            let decision = Decision.importing(changes, id: newID(), on: today, earns: earns)
            return write(decision.changes, name: "import")
        }

        /// All fields but those of the notes of imports.
        var fields: Set<Change> {
            Set(replica.state.changes(laterThan: State()).filter { $0.table != "imports" })
        }

        var records: Set<[String]> { Set(fields.map { [$0.table, $0.record.hex] }) }
    }

    /// A file, as its changes.
    struct Sample: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let file: @Sendable () throws -> ImportedFile?

        init(_ name: String, _ file: @escaping @Sendable () throws -> ImportedFile?) {
            testDescription = name
            self.file = file
        }

        func changes(into state: State, now: Int64, makeID: () -> RecordID) throws -> [Change] {
            if let file = try file() { return file.plan(into: state, today: today, makeID: makeID).changes }
            let rows = "date,payee,amount\n2026-11-02,Rewe,-13.70\n2026-11-03,Aldi,-5.00\n"
            let options = BankImport.Options(account: account, newAccountTitle: "Bank account", currency: .euro)
            let file = try BankFile.read(Array(rows.utf8), BankFile.Options(currency: .euro))
            let moment = LocalInstant(milliseconds: now, offsetMinutes: 0)
            return try BankImport(file, into: state, options, now: moment) { $0.title }.changes
        }
    }

    private static let account = RecordID(Identifier(high: 0, low: 1))

    static let samples: [Sample] =
        ImportFormat.allCases.compactMap { format in
            // Rates have the id of their currencies and day, and are left out where no account needs them.
            guard format != .ecbRates else { return nil }
            guard text(of: format) != nil || format == .loopDatabase || format == .loopExport else { return nil }
            return Sample("\(format)") { try file(of: format) }
        } + [Sample("bank") { nil }]

    private static func file(of format: ImportFormat) throws -> ImportedFile {
        switch format {
        case .loopDatabase: return try ImportedFile(database: loop)
        case .loopExport:
            let habits = "Position,Name,Question,Description,NumRepetitions,Interval,Color\n001,Read,,,1,1,#FF0000\n"
            let marks = "2026-11-18,2\n2026-11-19,2\n"
            return try ImportedFile(folder: [
                ImportFile(path: "Habits.csv", bytes: Array(habits.utf8)),
                ImportFile(path: "001 Read/Checkmarks.csv", bytes: Array(marks.utf8)),
            ])
        default:
            let file = try ImportedFile(Array((text(of: format) ?? "").utf8), ImportContext(offset: { _ in 60 }))
            #expect(file.format == format)
            return file
        }
    }

    private static var loop: DatabaseTables {
        let columns = [
            "Id", "archived", "color", "description", "freq_den", "freq_num", "highlight", "name", "position",
            "reminder_days", "reminder_hour", "reminder_min",
        ]
        let row: [Cell] = [
            .integer(16), .integer(0), .integer(-16_742_021), .text("Why?"), .integer(7), .integer(3), .integer(0),
            .text("Read a book in the evening before it is time to go to sleep"), .integer(0), .integer(127),
            .integer(8), .integer(30),
        ]
        return DatabaseTables(
            version: 12,
            tables: [
                DatabaseTable(name: "Habits", columns: columns, rows: [row]),
                DatabaseTable(
                    name: "Repetitions", columns: ["Id", "habit", "timestamp"],
                    rows: [[.integer(1), .integer(16), .integer(20_770 * 86_400_000)]]),
            ])
    }

    /// A file of a format; nil for those that are no text. A new format needs one.
    private static func text(of format: ImportFormat) -> String? {
        switch format {
        case .loopDatabase, .loopExport, .healthScan, .archive: nil
        case .habitBull:
            "HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText\nRead,,Mind,2026-11-19,1,\n"
        case .daybookJSON: String(decoding: Export.json(journal, on: today), as: UTF8.self)
        case .daybookCSV: String(decoding: DaybookCSV.bytes(journal), as: UTF8.self)
        case .iCalendar:
            calendar(
                "UID:4@example\nDTSTAMP:20261101T000000Z\nSUMMARY:Paint\nCATEGORIES:home,loud\nDUE:20261120T090000")
        case .todoTxt: "(A) 2026-11-01 Buy paint +home @shop due:2026-11-30\n2026-11-01 Call Ann\n2026-11-01 Call Ann\n"
        case .taskwarrior: #"[{"uuid":"u","status":"pending","description":"Paint","project":"home","tags":["loud"]}]"#
        case .tickTick:
            tickTickHeader + """
                "","Home","Pack","CHECKLIST","","For Rome\n▫Shoes\n▪Hat\n▫Shoes","Y","","","","","0","0","","","","","","",""

                """
        case .todoist:
            todoistHeader + """
                task,Paint wall @home,Two coats,1,1,Me (1),Ann (2),2026-12-05,en,Europe/Berlin,90,minute
                task,Buy paint,,4,2,Me (1),,,en,Europe/Berlin,None,None

                """
        case .daylioCSV: DaylioTests.header + "2020-05-30,30 May,Saturday,6:50 pm,rad,friends | nap,Sun,Awesome\n"
        case .daylioBackup:
            """
            {"version": 15, "customMoods": [{"id": 1, "custom_name": "", "mood_group_id": 1, "predefined_name_id": 1}],
             "tags": [{"id": 3, "name": "Walk", "state": 0}],
             "dayEntries": [{"id": 2, "minute": 0, "hour": 0, "day": 1, "month": 0, "year": 2020, "mood": 1, "note": "A note",
             "tags": [3]}]}
            """
        case .strong:
            """
            Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
            2026-04-02 18:05:00,"Upper A",1h 5m,"Bench Press (Barbell)",1,60.5,8,0,0,"Paused","Good day",8
            2026-04-02 18:05:00,"Upper A",1h 5m,"Zottman Curl (Dumbbell)",1,12,10,0,0,"","Good day",

            """
        case .hevy:
            """
            "title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_kg","reps","distance_km","duration_seconds","rpe"
            "Push","22 Oct 2026, 08:00","22 Oct 2026, 08:37","Fresh","Odd Press",,"Elbows in",0,"warmup",40,10,,,

            """
        case .appleHealth:
            String(decoding: HealthXML.document(HealthXML.steps("1", "11:00:00", "11:10:00")), as: UTF8.self)
        case .ecbRates: "Date,USD,JPY\n2026-11-19,1.10,160.5\n"
        }
    }

    /// A journal to export.
    private static var journal: State {
        var device = Device(3, at: start)
        var habit = Habit(id: device.newID())
        (habit.life, habit.title, habit.createdOn, habit.startDay) = (1, "Read", today, today)
        var entry = Entry(id: Entry.id(of: habit.id, on: today)!)
        entry.state = .done
        var task = TaskItem(id: device.newID())
        (task.life, task.title, task.createdOn) = (1, "Own task", today)
        device.write(habit.changes + entry.changes + task.changes)
        return device.replica.state
    }

    private static let start: Int64 = 1_795_161_600_000

    /// Two devices of one journal with an account.
    private func devices(_ one: UInt64 = 7, _ other: UInt64 = 8) -> (Device, Device) {
        var (first, second) = (Device(one, at: Self.start), Device(other, at: Self.start + 3_600_000))
        var account = Account(id: Self.account)
        (account.life, account.title, account.currencyCode) = (1, "Bank", "EUR")
        first.write(account.changes)
        second.receive(from: first)
        return (first, second)
    }

    @Test(arguments: samples) func theSameFileOnTwoDevicesComesOnce(_ sample: Sample) throws {
        var (one, other) = devices()
        let accounts = one.records
        _ = try one.importSample(sample)
        let records = one.records
        #expect(records != accounts)
        _ = try other.importSample(sample)
        one.receive(from: other)
        other.receive(from: one)
        #expect(one.records == records && other.records == records)
        #expect(one.fields == other.fields)
    }

    @Test(arguments: samples, [(7, 8), (8, 7)] as [(UInt64, UInt64)])
    func anImportOnAnotherDeviceSetsNoChangeBack(_ sample: Sample, _ ids: (UInt64, UInt64)) throws {
        var (one, other) = devices(ids.0, ids.1)
        let before = one.records
        _ = try one.importSample(sample)
        var changes: [Change] = []
        var deleted: Set<String> = []
        for field in one.fields.sorted(by: { ($0.table, $0.record, $0.field) < ($1.table, $1.record, $1.field) })
        where !before.contains([field.table, field.record.hex]) {
            switch field.value {
            case .text(let text): changes.append(Change(field.table, field.record, field.field, .text(text + "x")))
            // One of each table is deleted.
            case .integer where field.field == "life" && deleted.insert(field.table).inserted:
                changes.append(Change(field.table, field.record, field.field, .integer(2)))
            case .real(let number): changes.append(Change(field.table, field.record, field.field, .real(number + 1)))
            case .integer(let number) where field.field != "life":
                changes.append(Change(field.table, field.record, field.field, .integer(number ^ 1)))
            default: break
            }
        }
        #expect(!changes.isEmpty)
        one.write(changes)
        let fields = one.fields
        _ = try other.importSample(sample)
        one.receive(from: other)
        other.receive(from: one)
        #expect(one.fields.subtracting(fields) == [] && fields.subtracting(one.fields) == [])
        #expect(other.fields == one.fields)
    }

    @Test(arguments: [(7, 8), (8, 7)] as [(UInt64, UInt64)])
    func reconciledRowsStayReconciledThoughAnotherDeviceImportsThemLater(_ ids: (UInt64, UInt64)) throws {
        var (one, other) = devices(ids.0, ids.1)
        let bank = Sample("bank") { nil }
        _ = try one.importSample(bank)
        let moment = LocalInstant(milliseconds: one.now, offsetMinutes: 0)
        let reconcile = MoneyCommand.reconcile(Self.account, through: Self.today, balance: -18_70)
        one.write(try reconcile.decide(in: one.replica.state, now: moment) { Self.account }.changes)
        let rows = { (device: Device) in device.replica.state.transactions(TransactionFilter(account: Self.account)) }
        #expect(rows(one).map(\.status) == [.reconciled, .reconciled])
        _ = try other.importSample(bank)
        one.receive(from: other)
        other.receive(from: one)
        for device in [one, other] {
            #expect(rows(device).map(\.status) == [.reconciled, .reconciled])
        }
        #expect(one.fields == other.fields)
        _ = try other.importSample(bank)
        #expect(rows(other).map(\.status) == [.reconciled, .reconciled])
    }

    @Test(arguments: samples) func importingAgainChangesNothingAndAfterAnUndoBringsAllBack(_ sample: Sample) throws {
        var (one, _) = devices()
        let now = one.now
        let action = try one.importSample(sample)
        let fields = one.fields
        #expect(try sample.changes(into: one.replica.state, now: one.now) { one.newID() }.isEmpty)
        one.write([], name: "undo", reversing: action)
        #expect(one.fields != fields)
        // Transactions have the time of the import.
        one.now = now
        _ = try one.importSample(sample)
        #expect(one.fields == fields)
    }

    @Test(arguments: samples) func undoingOneImportLeavesThatOfTheOtherDevice(_ sample: Sample) throws {
        var (one, other) = devices()
        let action = try one.importSample(sample)
        let records = one.records
        _ = try other.importSample(sample)
        one.receive(from: other)
        one.write([], name: "undo", reversing: action)
        other.receive(from: one)
        #expect(one.records == records && other.records == records)
    }
}
