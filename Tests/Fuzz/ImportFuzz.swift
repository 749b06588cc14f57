import CivilTime
import DaybookCore
import Interchange
import Journal

/// Reading a file never traps. The result can be imported, importing it again changes nothing, and the journal's export
/// creates the same journal elsewhere.
enum ImportFuzz: FuzzTarget {
    static func check(_ bytes: [UInt8]) {
        checkJSON(bytes)
        if let file = try? ImportedFile(bytes, inflate: { packed, _ in Array(packed) }) { checkImport(file) }
        // The files of a folder, separated by a byte that is not valid in text.
        let parts = bytes.split(separator: 0xFF, omittingEmptySubsequences: false)
        let paths = ["Habits.csv", "001 A/Checkmarks.csv", "Checkmarks.csv"]
        let files = zip(paths, parts).map { ImportFile(path: $0, bytes: Array($1)) }
        if let file = try? ImportedFile(folder: files) { checkImport(file) }
        if let file = try? ImportedFile(database: tables(bytes)) { checkImport(file) }
    }

    static let seeds: [[UInt8]] = {
        let habitBull = """
            HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText
            A,"b, ""c"" d",Mind,2016-03-18,1,text
            A,,Mind,3/19/2016,2.5,
            """
        let list = """
            Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?
            001,A,NUMERICAL,Why?,,2,3,#00897B,km,AT_MOST,5.0,false
            002,A,YES_NO,,,1,1,#FF8F00,,,,true
            """
        let days = "Date,Value,Notes\n2015-01-25,YES_MANUAL,x\n2015-01-24,3,\n2015-01-23,5000,\n"
        let table = "Date,A,A,\n2015-01-25,NO,YES_MANUAL,\n"
        let habits = """
            id\tname\tposition\tuuid\tfreq_num\tfreq_den\ttype\ttarget_type\ttarget_value\treminder_hour\treminder_min\treminder_days
            1\tA\t0\tx1\t3\t7\t1\t1\t5.5\t9\t30\t3
            2\tB\t1\t\t1\t30\t0\t0\t0\t\t\t
            """
        let repetitions = "habit\ttimestamp\tvalue\tnotes\n1\t86400000\t2500\t\n2\t0\t2\tnote\n2\t172800000\t3\t\n"
        let divider: [UInt8] = [0xFF]
        let strong = """
            Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
            2026-04-02 18:05:00,"Upper A",1h 5m,"Bench Press (Barbell)",W,60,8,0,0,"","",8
            2026-04-02 18:05:00,"Upper A",1h 5m,"Stones (Cable)",1,12.5,10,3,60,"slow","fine",
            """
        let hevy = """
            title,start_time,end_time,description,exercise_title,set_type,weight_kg,reps,distance_km,duration_seconds,rpe
            Push,"22 Dec 2025, 08:00","Dec 22, 2025, 8:37 AM",Fresh,Treadmill,warmup,80,5,2.5,900,10
            """
        var seeds = [habitBull, list, strong, hevy].map { Array($0.utf8) }
        seeds.append(Array(list.utf8) + divider + Array(days.utf8) + divider + Array(table.utf8))
        seeds.append(Array(habits.utf8) + divider + Array(repetitions.utf8))
        for seed in seeds {
            var state = State()
            guard let file = (try? ImportedFile(seed)) ?? (try? ImportedFile(database: tables(seed))) else { continue }
            _ = importFile(file, into: &state, 1)
            seeds += [Export.json(state, on: today), Export.csv(state)]
        }
        let health = """
            <HealthData><Record type="HKQuantityTypeIdentifierStepCount" sourceName="Watch" unit="count" value="7" \
            startDate="2026-11-20 10:00:00 +0100" endDate="2026-11-20 10:10:00 +0100"/>\
            <Record type="HKQuantityTypeIdentifierUVExposure" sourceName="Watch"/><Record/>\
            <Workout workoutActivityType="HKWorkoutActivityTypeYoga" sourceName="Watch" startDate="2026-11-20 10:00:00 +0100" \
            endDate="2026-11-20 10:10:00 +0100"/></HealthData>
            """
        seeds.append(Array(health.utf8))
        if let export = (try? ImportedFile(Array(health.utf8)))?.health { seeds.append(HealthScan.bytes(of: export)) }
        let diary = """
            full_date,date,weekday,time,mood,activities,scales,note_title,note
            2020-05-30,30 May,Saturday,6:50 pm,rad,friends | nap,,T,"a<br>b &amp; <li>c"
            2020-05-30,30 May,Saturday,18:50,Meh-ish,,1,,
            """
        let backup = #"""
            {"customMoods":[{"id":6,"custom_name":"x","mood_group_id":4}],"tags":[{"id":3,"name":"Walk"}],"dayEntries":[
            {"minute":45,"hour":10,"day":19,"month":10,"year":2023,"timeZoneOffset":-18000000,"mood":6,"note":"<p>n</p>","note_title":"T","tags":[3],"assets":[1]}]}
            """#
        let packed =
            "eyJjdXN0b21Nb29kcyI6W10sInRhZ3MiOltdLCJkYXlFbnRyaWVzIjpbeyJtaW51dGUiOjAsImhvdXIiOjAsImRheSI6MSwi\n"
            + "bW9udGgiOjAsInllYXIiOjIwMjAsIm1vb2QiOjF9XX0="
        let own = #"""
            {"format":"daybook","version":1,"pets":[{"id":"01","name":"Rex"}],"moods":[{"id":"02","subject":"01","mood":"happy","at":1,
            "offset":60,"day":"2026-11-20","tags":["walk"]},{"id":"03","mood":"good","day":"2026-11-20","feelings":["proud"]}],
            "dismissedAdvice":["15090009"]}
            """#
        seeds += [
            diary, "year,date,weekday,time,mood,activities,note\n2018,18 May,Friday,1:54 pm,happy,a,b\n", backup,
            packed,
            own,
        ]
        .map { Array($0.utf8) }
        // A zip with one file "h" that contains "x".
        seeds.append(
            [
                80, 75, 3, 4, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x83, 0x16, 0xDC, 0x8C, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0,
                104, 120,
            ]
                + [80, 75, 1, 2, 20, 0, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x83, 0x16, 0xDC, 0x8C, 1, 0, 0, 0, 1, 0, 0, 0]
                + [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 104]
                + [80, 75, 5, 6, 0, 0, 0, 0, 1, 0, 1, 0, 47, 0, 0, 0, 32, 0, 0, 0, 0, 0])
        return seeds
    }()
}

private func checkJSON(_ bytes: [UInt8]) {
    guard let value = try? JSONValue(parsing: bytes) else { return }
    guard let again = try? JSONValue(parsing: value.indentedBytes) else {
        fatalError("what was written cannot be read")
    }
    precondition(again.bytes == value.bytes, "what was read is not what was written")
}

private func checkImport(_ file: ImportedFile) {
    if file.rejected.canBeSaved { _ = try? ImportedFile(file.rejected.saved(from: "rows", on: today).bytes) }
    var state = State()
    let plan = importFile(file, into: &state, 1)
    var fields: Set<String> = []
    for change in plan.changes {
        let isFirst = fields.insert("\(change.table) \(change.record.hex) \(change.field)").inserted
        precondition(isFirst, "a field is written twice")
    }
    for habit in state.livingHabits {
        precondition(HabitLimits.title.contains(habit.title.count), "a title is too short or too long")
        _ = state.marks(of: habit)
    }
    precondition(importFile(file, into: &state, 2).changes.isEmpty, "the second time changes something")
    let exported = Export.json(state, on: today)
    guard let own = try? ImportedFile(exported) else { fatalError("what was exported cannot be read") }
    precondition(importFile(own, into: &state, 3).changes.isEmpty, "a journal's own export changes it")
    var other = State()
    _ = importFile(own, into: &other, 1)
    precondition(Export.json(other, on: today) == exported, "an export makes another journal")
    if !state.livingHabits.isEmpty { _ = try? ImportedFile(Export.csv(state)) }
}

private let today = Day(year: 2026, month: 11, day: 20)!

private func importFile(_ file: ImportedFile, into state: inout State, _ time: UInt64) -> ImportPlan {
    var next = time << 32
    let plan = file.plan(into: state, today: today) {
        next += 1
        return RecordID(Identifier(high: 1, low: next))
    }
    state.merge(plan.changes, stamp: Stamp(time: time, device: DeviceID(1)))
    return plan
}

/// A database of two tables, each with a header and rows as lines of tab-separated cells.
private func tables(_ bytes: [UInt8]) -> DatabaseTables {
    let parts = bytes.split(separator: 0xFF, omittingEmptySubsequences: false)
    let tables = zip(DatabaseTables.supportedNames, parts).map { name, part in
        let lines = part.split(separator: 10).map { line in
            line.split(separator: 9, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
        }
        return DatabaseTable(name: name, columns: lines.first ?? [], rows: lines.dropFirst().map { $0.map(cell) })
    }
    return DatabaseTables(version: Int64(bytes.count), tables: tables)
}

private func cell(_ text: String) -> Cell {
    if text.isEmpty { return .null }
    if let number = Int64(text) { return .integer(number) }
    return Double(text).map { .real($0) } ?? .text(text)
}
