import CivilTime
import DaybookCore
import DaybookWeb
import Journal

/// Whatever a journal contains, every page can be shown in every language and every form posted without trapping, and
/// the resulting changes can be folded and shown. All pages of one journal take a second, so each input tries an eighth
/// of them, which its first byte chooses.
enum RespondFuzz: FuzzTarget {
    static func check(_ bytes: [UInt8]) {
        var hostile = Hostile(bytes)
        let part = Int(hostile.byte() & 7)
        var state = State()
        while !hostile.isAtEnd { state.merge(hostile.changes(), stamp: hostile.stamp()) }
        let now = LocalInstant(milliseconds: hostile.milliseconds(), offsetMinutes: Int(hostile.byte()) * 12 - 1440)
        let days = [state.today(now), [Day.first, Day.last, hostile.day()][bytes.count % 3]]
        show(part, of: state, now, days, language: ["en", "ru", "pl"][bytes.count % 3])
        for (number, form) in forms(state, days).enumerated() where number & 7 == part {
            post(form, to: &state, now, number)
        }
        show(part, of: state, now, [days[0]], language: "ru")
    }

    static let seeds: [[UInt8]] = {
        var number: UInt64 = 7
        return (1...40).map { count in
            (0..<(count * 12)).map { _ in
                number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return UInt8(truncatingIfNeeded: number >> 40)
            }
        }
    }()
}

/// Shows every eighth page, counted from `part`, for some existing records and one that does not exist.
private func show(_ part: Int, of state: State, _ now: LocalInstant, _ days: [Day], language: String) {
    var routes: [PageRoute] = [
        .home, .today(nil), .habits(.list(HabitFilter())), .habits(.list(HabitFilter(search: "e"))), .habits(.add),
        .habits(.archive), .categories(.list), .categories(.add), .settings(.settings), .data(.data),
        .data(.export(.json)), .data(.export(.csv)), .journal, .search("a"),
    ]
    routes += Period.allCases.map { .review($0) } + days.map { .today($0) }
    for habit in ids(of: state.habits) {
        let pages: [HabitPageRoute] =
            [.habit(habit, month: nil), .habit(habit, month: days[0].monthOfYear), .edit(habit)]
            + days.map { .entry(habit, $0) }
        routes += pages.map { .habits($0) }
    }
    for category in ids(of: state.categories) {
        routes += [.categories(.category(category)), .habits(.list(HabitFilter(category: category)))]
    }
    routes += [.goals(.list), .goals(.add)]
    for goal in ids(of: state.goals) { routes += [.goals(.goal(goal)), .goals(.edit(goal))] }
    routes += [
        .tasks(.list(TaskFilter())), .tasks(.list(TaskFilter(status: .completed), isChoosing: true)), .tasks(.board),
        .tasks(.quick(line: "Pay #home !high tomorrow 9am every 3 days")), .tasks(.add()),
    ]
    routes += TaskSort.allCases.map { sort in
        var filter = TaskFilter()
        (filter.sort, filter.search) = (sort, sort == .title ? "e" : "")
        return .tasks(.list(filter))
    }
    routes += days.map { .tasks(.upcoming($0)) } + days.map { .tasks(.month($0.monthOfYear)) }
    for task in ids(of: state.tasks) {
        routes += [.tasks(.one(task)), .tasks(.edit(task)), .tasks(.complete(task))]
    }
    for (number, route) in routes.enumerated() where number & 7 == part {
        var query = FormFields(urlEncoded: route.url.utf8.drop { $0 != UInt8(ascii: "?") }.dropFirst())
        query.append("said", "habitSaved")
        query.append("of", (state.habits.rows.first?.id ?? stranger).hex)
        let request = Request(
            path: route.path, query: query, languages: [language], random: Identifier(high: 1, low: 1))
        guard case .response(let response, nil) = respond(to: request, in: state, now: now) else {
            fatalError("a page keeps something, or is none: \(route.url)")
        }
        precondition(response.status < 500)
    }
}

private let stranger = RecordID([0xFF])!

private func ids<Row: TableRow>(of table: Table<Row>) -> [RecordID] {
    table.rows.map { $0.id }.sorted().prefix(2) + [stranger]
}

private struct Form {
    var route: ActionRoute
    var fields: [(String, String)]
}

private func forms(_ state: State, _ days: [Day]) -> [Form] {
    var forms = [
        Form(route: .settings(.save), fields: [("dayEndsAt", "6"), ("theme", "dark"), ("firstWeekday", "wed")]),
        Form(
            route: .habits(.add),
            fields: [("id", "aa"), ("title", "Read"), ("category", "Mind"), ("schedule", "within"), ("times", "3")]),
        Form(route: .categories(.add), fields: [("id", "bb"), ("name", "Mind"), ("color", "iris")]),
    ]
    for habit in ids(of: state.habits) {
        for day in days {
            for fields in [
                [("do", "done")], [("do", "set"), ("value", "1e9")], [("do", "add"), ("amount", "-0.5")],
                [("do", "skip"), ("reason", "ill")], [("do", "note"), ("note", "x")], [("do", "clear")],
            ] { forms.append(Form(route: .habits(.mark(habit, day)), fields: fields)) }
        }
        forms += [
            Form(route: .habits(.edit(habit)), fields: [("title", "Run"), ("kind", "atMost"), ("target", "2")]),
            Form(route: .habits(.move(habit)), fields: [("behind", (state.habits.rows.first?.id ?? stranger).hex)]),
            Form(route: .habits(.move(habit)), fields: []), Form(route: .habits(.archive(habit)), fields: []),
            Form(route: .habits(.restore(habit)), fields: []), Form(route: .habits(.archive(habit)), fields: []),
            Form(route: .habits(.delete(habit)), fields: []),
        ]
        if state.habits.rows.isEmpty { break }
    }
    forms.append(
        Form(
            route: .goals(.add),
            fields: [("id", "cc"), ("title", "Move"), ("measure", "milestones"), ("milestones", "A\nB")]))
    for goal in ids(of: state.goals) {
        let part = state.milestones.rows.first?.id ?? stranger
        for route: GoalActionRoute in [
            .reach(goal), .reopen(goal), .archive(goal), .restore(goal), .markMilestone(part, of: goal),
            .moveMilestone(part, of: goal), .deleteMilestone(part, of: goal), .deleteProgress(part, of: goal),
            .move(goal), .addMilestone(goal), .addProgress(goal),
        ] {
            let fields = [
                ("done", "1"), ("milestone", "C"), ("number", "-1e9"), ("id", "dd"), ("behind", stranger.hex),
            ]
            forms.append(Form(route: .goals(route), fields: fields))
        }
        forms.append(Form(route: .goals(.edit(goal)), fields: [("title", "Run"), ("target", "2")]))
        forms.append(Form(route: .goals(.delete(goal)), fields: []))
    }
    forms.append(Form(route: .tasks(.quickAdd), fields: [("id", "ee"), ("line", "Pay #home !high every 3 days 9am")]))
    forms.append(
        Form(
            route: .tasks(.add),
            fields: [
                ("id", "ee11"), ("title", "Pay"), ("due", "2026-11-27"), ("repetition", "FREQ=WEEKLY;BYDAY=FR"),
                ("estimate", "8760h"), ("reminder", "3000000000"), ("tags", "a,b"), ("blockers", "Read"),
            ]))
    for task in ids(of: state.tasks) {
        for done in ["start", "stop", "begin", "spend", "complete", "reopen", "skip", "cancel", "add-part", "forget"] {
            let fields = [("do", done), ("time", "8760h"), ("session", "ff"), ("line", "Part"), ("parts", "leave")]
            forms.append(Form(route: .tasks(.change(task)), fields: fields))
        }
        for times in ["this", "later"] {
            let fields = [("title", "Pay"), ("due", "2026-11-27"), ("times", times), ("repetition", "every 2 days")]
            forms.append(Form(route: .tasks(.edit(task)), fields: fields))
        }
        forms.append(Form(route: .tasks(.move(task)), fields: [("behind", stranger.hex)]))
        for change in ["priority", "due", "category", "addTag", "complete", "delete"] {
            let fields = [("task", task.hex), ("change", change), ("value", change == "due" ? "2026-11-27" : "high")]
            forms.append(Form(route: .tasks(.changeInBulk), fields: fields))
        }
    }
    for category in ids(of: state.categories) {
        forms.append(Form(route: .categories(.edit(category)), fields: [("name", "Body"), ("color", "rose")]))
        forms.append(Form(route: .categories(.delete(category)), fields: []))
    }
    return forms
}

private func post(_ form: Form, to state: inout State, _ now: LocalInstant, _ number: Int) {
    let request = Request(
        .post, path: form.route.path, form: FormFields(form.fields), languages: ["pl"],
        random: Identifier(high: 2, low: UInt64(number)))
    guard case .response(let response, let commit) = respond(to: request, in: state, now: now) else {
        fatalError("a form needs what it does not name: \(form.route.url)")
    }
    precondition([200, 303, 404, 422].contains(response.status), "\(response.status) for \(form.route.url)")
    guard let commit else { return }
    state.merge(commit.decision.changes, stamp: Stamp(time: 1 << 60 + UInt64(number), device: DeviceID(9)))
}

/// Changes decoded from bytes: mostly existing fields of a few records, with values of any kind.
private struct Hostile {
    private var bytes: ArraySlice<UInt8>
    private var time: UInt64 = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes.prefix(600) }

    var isAtEnd: Bool { bytes.isEmpty }

    mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

    mutating func word() -> UInt64 { (0..<8).reduce(0) { word, _ in word << 8 | UInt64(byte()) } }

    mutating func stamp() -> Stamp {
        time += UInt64(byte() & 1)
        return Stamp(time: time, device: DeviceID(UInt64(byte() & 3)))
    }

    mutating func milliseconds() -> Int64 {
        // A clock centuries off makes histories of that length, which are correct but slow, so it is rare.
        byte() & 15 == 0 ? Int64(bitPattern: word()) >> 20 : 1_795_161_600_000 + Int64(byte()) * 86_400_000
    }

    mutating func day() -> Day {
        Day(number: Int32(truncatingIfNeeded: byte() & 3 == 0 ? Int64(bitPattern: word()) : 20_700 + Int64(byte())))
            ?? .first
    }

    mutating func changes() -> [Change] {
        let (table, field) = Self.names[Int(byte()) % Self.names.count]
        let record = record(in: table)
        var changes = [Change(table, record, field, value(field))]
        // Deleted records are rarely shown, so most are made alive.
        if byte() & 3 != 0, table != Entry.table { changes.append(Change(table, record, "life", .integer(1))) }
        return changes
    }

    private mutating func record(in table: String) -> RecordID {
        let number = byte()
        let habit = RecordID([number & 3])!
        switch table {
        case Settings.table: return Settings.only
        case Entry.table: return number > 250 ? habit : Entry.id(of: habit, on: day()) ?? habit
        default: return habit
        }
    }

    private mutating func value(_ field: String) -> Value {
        switch byte() % 12 {
        case 0: return .null
        case 1: return .integer(Int64(bitPattern: word()))
        case 2: return .integer(Int64(byte()))
        case 3: return .real(Double(bitPattern: word()))
        case 4: return .real(Double(byte()))
        case 5: return .real([.leastNonzeroMagnitude, .greatestFiniteMagnitude, -1e300, 1e15, -0.0][Int(byte()) % 5])
        case 6: return .bytes([byte() & 3])
        case 7: return .bytes(Array((Entry.id(of: RecordID([byte() & 3])!, on: day()) ?? stranger).bytes))
        case 8: return .text(Self.codes[Int(byte()) % Self.codes.count])
        case 9: return .integer(Int64(day().number))
        default:
            let count = Int(byte() % 24)
            let text = bytes.prefix(count)
            bytes = bytes.dropFirst(count)
            return .text(String(decoding: text, as: UTF8.self))
        }
    }

    private static let codes = [
        "daily", "weekdays:mon,fri", "weekly:3", "weekly:7", "monthly:2", "monthly:31", "within:3/10", "within:366/366",
        "every:2", "every:366", "check", "atLeast", "atMost",
        "milestones", "tasks", "habitCount", "habitStrength", "amount", "completed", "FREQ=DAILY", "rose", "ru", "pl",
        "dark", "Read", "read", "Mind",
        "\u{202E}<b>", "👩‍👩‍👧", String(repeating: "é", count: 300), String(repeating: "\u{301}", count: 70),
    ]

    private static let names: [(String, String)] =
        Habit.schema.columns.map { (Habit.table, $0.name) } + Entry.schema.columns.map { (Entry.table, $0.name) }
        + Entry.schema.columns.map { (Entry.table, $0.name) }
        + Increment.schema.columns.map { (Increment.table, $0.name) }
        + Reminder.schema.columns.map { (Reminder.table, $0.name) }
        + DaybookCore.Category.schema.columns.map { (Category.table, $0.name) }
        + Goal.schema.columns.map { (Goal.table, $0.name) }
        + Milestone.schema.columns.map { (Milestone.table, $0.name) }
        + GoalProgress.schema.columns.map { (GoalProgress.table, $0.name) }
        + TaskItem.schema.columns.map { (TaskItem.table, $0.name) }
        + Settings.schema.columns.map { (Settings.table, $0.name) } + [("unknown", "field")]
}
