import CivilTime
import Journal

/// A year of a person's habits, goals and tasks, told by posting the app's own forms, with every page along the way.
struct Story {
    var script: Script
    private var habits: [String] = []
    private var goals: [String] = []
    let today = Day("2026-11-20")!

    init() throws {
        // 2026-11-20T09:30 in Warsaw.
        script = try Script(
            journal: Identifier(high: 0x0123_4567_89AB_CDEF, low: 42), device: DeviceID(0xFFEE_DDCC_BBAA_9988),
            clock: 1_795_163_400_000)
    }

    static func told() throws -> [UInt8] {
        var story = try Story()
        try story.tell()
        return story.script.bytes
    }

    private mutating func tell() throws {
        try pages()
        try addHabits()
        try mark()
        try refuse()
        try pages()
        try undo()
        try importFiles()
        try arrange()
        try reachGoals()
        try doTasks()
        try playAndRest()
        try writeMoods()
        try train()
        try weighAndEat()
        try bringHealth()
        try spendMoney()
        try importStatements()
        try erase()
        try script.replicate()
        try script.restart()
        try pages()
        try settle()
    }

    // MARK: Posting

    mutating func post(_ path: String, _ form: [(String, String)]) throws -> String {
        try script.ask(Question(path, post: form))
    }

    private mutating func addHabits() throws {
        let shapes: [[(String, String)]] = [
            [("title", "Wake up early"), ("icon", "🌅"), ("schedule", "daily"), ("category", "Morning")],
            [("title", "Read"), ("schedule", "weekdays"), ("weekdays", "mon"), ("weekdays", "fri")],
            [("title", "Бег по утрам"), ("schedule", "weekly"), ("perWeek", "3"), ("category", "Тело")],
            [("title", "Żółć & „gęś”"), ("schedule", "monthly"), ("perMonth", "2"), ("icon", "👩‍👩‍👧")],
            [("title", "قراءة <b>x</b>"), ("schedule", "within"), ("times", "3"), ("inDays", "10")],
            [("title", "Water"), ("kind", "atLeast"), ("target", "2.5"), ("unit", "l"), ("category", "Morning")],
            [("title", "Spend"), ("kind", "atMost"), ("target", "900000000"), ("unit", "PLN"), ("schedule", "every")],
        ]
        for (number, shape) in shapes.enumerated() {
            let id = Identifier(high: 7, low: UInt64(number)).hex
            habits.append(id)
            let rest = [
                ("id", id), ("color", "leaf"), ("everyDays", "2"), ("startDay", "2025-11-20"), ("note", "A\r\nB"),
                ("reminder-0-time", "07:15"), ("reminder-0-text", "Go"), ("reminder-0-weekdays", "mon"),
            ]
            try follow(try post("/habits/new", shape + rest))
        }
    }

    mutating func follow(_ location: String) throws {
        if !location.isEmpty { try script.ask(Question(location)) }
    }

    private mutating func mark() throws {
        var number: UInt64 = 1
        for back in stride(from: 0, to: 120, by: 3) {
            for (index, habit) in habits.enumerated() where (back / 3 + index) % 3 != 0 {
                let path = "/habits/\(habit)/day/\(today.advanced(by: -back).text)"
                number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                let value = index == 6 ? "\(500_000_000 + number % 500_000_000).25" : "\(Double(number % 37) / 8)"
                if index >= 5 {
                    _ = try post(path, [("do", "set"), ("value", value)])
                } else {
                    _ = try post(path, [("do", number % 11 == 0 ? "skip" : "done"), ("reason", "Ill")])
                }
            }
        }
        let path = "/habits/\(habits[5])/day/2026-11-20"
        for amount in ["0.1", "0.2", "-0.1"] {
            let id = Identifier(high: 9, low: number).hex
            number += 1
            _ = try post(path, [("do", "add"), ("amount", amount), ("id", id), ("back", path)])
        }
        for _ in 1...2 { // more than a day may hold: refused
            let id = Identifier(high: 9, low: number).hex
            number += 1
            let spent = "/habits/\(habits[6])/day/2026-11-20"
            try follow(try post(spent, [("do", "add"), ("amount", "900000000"), ("id", id), ("back", spent)]))
        }
        _ = try post(path, [("do", "note"), ("note", "Long day.\r\nSlept <badly> 😴")])
    }

    private mutating func refuse() throws {
        let day = "/habits/\(habits[5])/day/2026-11-20"
        let long = String(repeating: "x", count: 10_000)
        for title in ["", "   ", "A", "read", long, "\u{202E}\u{202E}"] {
            _ = try post("/habits/new", [("title", title), ("schedule", "daily"), ("startDay", "2025-02-30")])
        }
        for target in ["0", "NaN", "-1", "1e400", "inf"] {
            _ = try post("/habits/new", [("title", "Weigh"), ("kind", "atLeast"), ("target", target), ("unit", "kg")])
        }
        _ = try post("/habits/new", [("title", "Weigh"), ("schedule", "sometimes"), ("kind", "maybe")])
        _ = try post("/habits/new", [("title", "Weigh"), ("do", "add-reminder"), ("note", "typed")])
        for value in ["", "NaN", "one", "1e999"] { _ = try post(day, [("do", "set"), ("value", value)]) }
        _ = try post("/habits/\(habits[0])/day/2026-12-24", [("do", "done")])
        _ = try post("/habits/\(habits[0])/day/2026-13-01", [("do", "done")])
        _ = try post("/habits/00/archive", [])
        _ = try post("/settings", [("dayEndsAt", "9"), ("theme", "pink")])
        _ = try post("/no/such/page", [])
        _ = try post("/data/import", [])
    }

    private mutating func undo() throws {
        for path in ["archive", "delete", "restore"] {
            let location = try post("/habits/\(habits[1])/\(path)", [])
            try follow(location)
            guard let action = Self.undo(in: location) else { continue }
            let undone = try post("/undo/\(action)", [("back", "/habits")])
            try follow(undone)
            if let redo = Self.undo(in: undone) { try follow(try post("/redo/\(redo)", [("back", "/archive")])) }
        }
        _ = try post("/undo/\(Identifier(high: 1, low: 1).hex)", [])
        for path in ["/undo", "/redo", "/redo"] { try follow(try post(path, [("back", "/habits")])) }
    }

    /// The action that a message's button would undo.
    static func undo(in location: String) -> String? {
        location.split(separator: "?").last?.split(separator: "&").first { $0.hasPrefix("undo=") }
            .map { String($0.dropFirst(5).prefix(32)) }
    }

    private mutating func importFiles() throws {
        let csv = """
            HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText
            Breed dragons,with love,Diet & Food,2026-03-18,1,text
            Breed dragons,with love,Diet & Food,2026-03-19,1,
            Read,only 2 hours,Time Management,2026-03-15,1,

            """
        for (name, bytes) in [("habits.csv", Array(csv.utf8)), ("broken.csv", Array(csv.utf8.prefix(150)) + [0xFF])] {
            for path in ["/data/import", "/data/import/apply"] {
                var question = Question(path, post: [])
                question.upload = (name, bytes)
                try follow(try script.ask(question))
            }
        }
        var zip = Question("/data/import", post: [])
        zip.upload = ("Habits.zip", Self.zip)
        zip.unpacked = Array(csv.utf8)
        try script.ask(zip)
    }

    /// An archive with one deflated file, whose checksum is intentionally wrong.
    private static var zip: [UInt8] {
        func little(_ number: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(number >> ($0 * 8) & 255) } }
        let name = Array("Habits.csv".utf8)
        let packed: [UInt8] = [0x4B, 0x04, 0x00]
        let facts = little(20, 2) + little(0, 2) + little(8, 2) + little(0, 8) + little(3, 4) + little(1, 4)
        let local = little(0x0403_4B50, 4) + facts + little(name.count, 2) + little(0, 2) + name + packed
        let entry = little(0x0201_4B50, 4) + little(20, 2) + facts + little(name.count, 2) + little(0, 16) + name
        return local + entry + little(0x0605_4B50, 4) + little(0, 4) + little(1, 2) + little(1, 2)
            + little(entry.count, 4) + little(local.count, 4) + little(0, 2)
    }

    private mutating func arrange() throws {
        _ = try post("/habits/\(habits[0])/move", [("behind", habits[3]), ("back", "/habits")])
        _ = try post("/habits/\(habits[4])/archive", [])
        _ = try post("/habits/\(habits[2])/edit", [("title", "Бег"), ("schedule", "daily"), ("color", "rose")])
        let category = Identifier(high: 8, low: 1).hex
        _ = try post("/categories/new", [("id", category), ("name", "Mind"), ("color", "iris"), ("icon", "🧠")])
        _ = try post("/categories/\(category)", [("name", "Морковь"), ("color", "amber")])
        try follow(try post("/categories/\(category)/delete", []))
    }

    private mutating func reachGoals() throws {
        let shapes: [[(String, String)]] = [
            [
                ("measure", "amount"), ("target", "12"), ("unit", "книг"), ("deadline", "2026-12-31"),
                ("category", "Mind"),
            ],
            [("measure", "amount"), ("startValue", "3000000000"), ("target", "-0.5"), ("unit", "zł")],
            [("measure", "milestones"), ("milestones", "Choose\r\nPack <b>\r\nGo"), ("deadline", "2026-11-19")],
            [("measure", "tasks"), ("taskCount", "3")],
            [("measure", "habitCount"), ("habit", habits[5]), ("habitCount", "500")],
            [("measure", "habitStrength"), ("strengthHabit", habits[0]), ("habitStrength", "80")],
        ]
        for (number, shape) in shapes.enumerated() {
            let id = Identifier(high: 11, low: UInt64(number)).hex
            goals.append(id)
            let rest = [("id", id), ("title", "Goal \(number) – ёż"), ("color", "sky"), ("startDay", "2026-09-01")]
            try follow(try post("/goals/new", shape + rest))
        }
        for (number, value) in ["1", "2,5", "1e9", "x", "", "3000000000"].enumerated() {
            let id = Identifier(high: 12, low: UInt64(number)).hex
            let kind = number % 2 == 0 ? "value" : "amount"
            let form = [
                ("id", id), ("number", value), ("kind", kind), ("day", "2026-10-0\(number + 1)"), ("note", "N\r\nn"),
            ]
            for goal in goals.prefix(2) { try follow(try post("/goals/\(goal)/progress", form)) }
        }
        _ = try post("/goals/new", [("title", ""), ("measure", "none")])
        _ = try post("/goals/new", [("title", "Much"), ("measure", "habitCount"), ("habitCount", "0")])
        let step = Identifier(high: 13, low: 1).hex
        try follow(try post("/goals/\(goals[2])/milestones", [("id", step), ("milestone", "Unpack")]))
        _ = try post("/goals/\(goals[2])/milestones", [("milestone", " ")])
        try follow(try post("/goals/\(goals[2])/milestones/\(step)", [("done", "1")]))
        _ = try post("/goals/\(goals[2])/milestones/\(step)/move", [("behind", "")])
        try follow(try post("/goals/\(goals[3])/reach", []))
        for language in ["en", "ru", "pl"] {
            let paths =
                ["/goals", "/goals?reached=2026-01-01..2026-12-31", "/goals/new"]
                + goals.flatMap { ["/goals/\($0)", "/goals/\($0)/edit"] }
            for path in paths { try script.ask(Question(path, language: language)) }
        }
        _ = try post("/goals/\(goals[0])/edit", [("title", "Ещё"), ("target", "15"), ("measure", "amount")])
        try follow(try post("/goals/\(goals[1])/archive", []))
        try follow(try post("/goals/\(goals[1])/delete", []))
        try follow(try post("/goals/\(goals[4])/move", [("behind", "")]))
        try script.ask(Question("/goals"))
    }

    /// Challenges of one's own and of the week, and a time away.
    private mutating func playAndRest() throws {
        let own = Identifier(high: 14, low: 1).hex
        let form = [
            ("id", own), ("measure", "habits"), ("habit", habits[0]), ("from", "2026-11-01"), ("until", "2026-11-30"),
        ]
        for target in ["", "x", "0", "1e9", "30"] {
            try follow(try post("/review/challenges/new", form + [("target", target), ("title", "Ещё <b>")]))
        }
        let edited = [("until", "2026-12-06"), ("measure", "points"), ("target", "900")]
        try follow(try post("/review/challenges/\(own)/edit", edited))
        try follow(try post("/review/challenges/\(own)/join", []))
        let away = Identifier(high: 15, low: 1).hex
        for until in ["2026-01-01", "2026-10-12", "x", "9999-01-01"] {
            let period = [("id", away), ("from", "2026-10-01"), ("until", until), ("note", "Море")]
            try follow(try post("/settings/away", period))
        }
        try follow(try post("/settings/away/\(away)", [("until", "2026-10-11")]))
        try follow(try post("/settings/away", [("id", Identifier(high: 15, low: 2).hex), ("choice", "open")]))
        let paths = [
            "/today", "/settings/away", "/settings/away/\(away)", "/review/challenges", "/review/challenges/\(own)",
            "/review/challenges/\(own)/edit",
        ]
        for path in paths {
            try script.ask(Question(path, language: "ru"))
        }
        try follow(try post("/settings/away/end", [("day", "2026-11-20")]))
        try follow(try post("/settings/parts/game", [("do", "hide")]))
        for path in ["/today", "/review", "/review/progress", "/settings"] { try script.ask(Question(path)) }
        try follow(try post("/settings/parts/game", [("do", "show")]))
    }

    private mutating func erase() throws {
        for page in ["/settings/history", "/settings/history?before=40"] { try script.ask(Question(page)) }
        try script.ask(Question("/settings/erase"))
        _ = try post("/settings/erase", [("count", "0")])
        for count in 1...12 { try follow(try post("/settings/erase", [("count", "\(count)")])) }
        try script.ask(Question("/settings/erase"))
    }

    private mutating func settle() throws {
        for (language, theme) in [("ru", "dark"), ("pl", "light"), ("en", "system")] {
            let form = [
                ("language", language), ("theme", theme), ("dayEndsAt", "4"), ("firstWeekday", "sun"), ("tap", "opens"),
            ]
            try follow(try post("/settings", form))
            for path in ["/today", "/habits", "/review"] { try script.ask(Question(path)) }
        }
    }

    // MARK: Viewing

    private mutating func pages() throws {
        var paths = [
            "/", "/today", "/day/2026-11-20", "/day/2026-11-19", "/day/2026-03-01", "/day/2027-01-01",
            "/day/2026-02-30", "/habits", "/habits?search=re", "/habits?search=%D0%B1%D0%B5%D0%B3",
            "/habits?search=%3Cb%3E", "/habits/new", "/archive", "/review", "/review?period=week",
            "/review?period=month", "/review?period=month&until=2026-10-31",
            "/review/day", "/review/day?day=2026-11-19", "/review/year.svg", "/review/year.svg?until=2026-06-30",
            "/review/compare?a=tasks&of=month", "/review/compare?a=mood&b=tasks&by=week&of=year",
            "/review/compare?a=net-worth&b=income&of=year", "/review/compare?a=training-distance&by=month&of=year",
            "/review?period=year", "/review?period=all", "/categories", "/categories/new", "/settings", "/data",
            "/journal", "/search?q=read", "/search?q=e", "/statistics", "/data/daybook.json", "/data/daybook.csv",
            "/nowhere", "/habits/ff", "/goals", "/goals/new", "/review/progress", "/review/progress?before=2026-08-01",
            "/review/points", "/review/achievements", "/review/challenges", "/review/challenges/new", "/settings/away",
            "/moods", "/reminders/due?since=1795046400000&offset=60&later=ff%402026-11-20T09%3A00", "/reminders/due",
            "/today?said=undo&undo=00000000000000000000000000000001",
        ]
        for habit in habits {
            let suffixes = ["", "/edit", "?month=2026-10", "/day/2026-11-20", "/day/2026-10-05"]
            paths += suffixes.map { "/habits/\(habit)\($0)" }
        }
        for language in ["en", "ru", "pl"] {
            for (number, path) in paths.enumerated() {
                var question = Question(path, language: language)
                question.status = UInt8(number % 3)
                question.offset = [60, -720, 840][number % 3]
                try script.ask(question)
            }
        }
    }
}
