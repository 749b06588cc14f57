import CivilTime
import DaybookWeb
import Journal

/// A person's tasks: added by line and by form, shown in every view, completed, postponed, imported and exported.
extension Story {
    private static let languages = ["en", "ru", "pl"]

    private static func task(_ number: UInt64) -> String { Identifier(high: 21, low: number).hex }

    /// The id of a repeating task's occurrence on a day, in hexadecimal.
    private static func time(_ number: UInt64, _ day: Day) -> String {
        let key = UInt32(bitPattern: day.number) ^ 0x8000_0000
        let digits = String(key, radix: 16)
        return "04" + task(number) + String(repeating: "0", count: 8 - digits.count) + digits
    }

    private static func escaped(_ text: String) -> String {
        var fields = FormFields()
        fields.append("line", text)
        return String(fields.urlEncoded.dropFirst("line=".count))
    }

    mutating func doTasks() throws {
        try addByLine()
        try addByForm()
        try refuseTasks()
        try lookAtTasks()
        try actOnTasks()
        try lookAtTasks()
        try editTasks()
        try changeInBulk()
        try importTasks()
        try lookAtTasks()
    }

    // MARK: Adding

    private mutating func addByLine() throws {
        let lines = [
            ("en", "Pay rent every month on 1 at 18:00 #home !high ~30m"), ("en", "Call <Ann> & Bob tomorrow 9am"),
            ("en", "Water plants every 3 days !low"), ("en", "Tax by 30 april @office 3h #Money"),
            ("en", "Stretch every weekday at 7:15"), ("en", "in 2 weeks Dentist"), ("en", "Nothing to understand"),
            ("ru", "Оплатить квартиру каждый месяц 1 числа в 18:00 #дом"), ("ru", "Позвонить маме завтра в 9 !срочно"),
            ("ru", "Отчёт через 3 дня ~2ч"), ("ru", "Зарядка каждый понедельник и среду в 7 утра"),
            ("pl", "Zapłacić czynsz co miesiąc 1 o 18:00 #dom"), ("pl", "Zadzwonić do mamy jutro o 9 !pilne"),
            ("pl", "Żółć za 2 tygodnie ~1h30m"), ("pl", "Siłownia co poniedziałek i piątek"), ("en", ""), ("en", "   "),
            ("pl", "\u{202E}dziś <b> 👩‍👩‍👧"), ("en", String(repeating: "long ", count: 400)), ("en", "#tag"),
            ("en", "Big ~99999999999999999999h every 99999999999 days in 3000000000 days"),
        ]
        for (number, (language, line)) in lines.enumerated() {
            try script.ask(Question("/tasks/quick?line=\(Self.escaped(line))", language: language))
            let struck = line.split(separator: " ").last.map { String($0) } ?? ""
            let url = "/tasks/quick?line=\(Self.escaped(line))&struck=\(Self.escaped(struck))"
            try script.ask(Question(url, language: language))
            let form = [("line", line), ("id", Self.task(UInt64(number))), ("back", "/tasks")]
            try follow(try script.ask(Question("/tasks/quick", post: form, language: language)))
            _ = try script.ask(Question("/tasks/quick", post: form, language: language))
        }
        let kept = [("line", "Read tomorrow #now"), ("id", Self.task(90)), ("struck", "tomorrow"), ("struck", "#now")]
        try follow(try post("/tasks/quick", kept))
    }

    private static let everything = [
        ("title", "Paint the wall – ёż <i>"), ("note", "Two\r\ncoats & more"), ("priority", "urgent"),
        ("due", "2026-11-27"), ("time", "18:30"), ("tags", "loud, #Spring,wet paint"), ("category", "Тело"),
        ("estimate", "8760h"), ("start", "2026-11-10"), ("wait", "2026-11-12"), ("reminder", "30"),
        ("reminder", "2026-11-26T08:00"), ("reminder", "525600"), ("reminder", ""),
        ("links", "https://example.org/a?b=c&d Colours\r\nexample.com\r\nmailto:ann@example.org"),
    ]

    private mutating func addByForm() throws {
        let goal = Identifier(high: 11, low: 3).hex
        let rules = [
            "", "every friday", "FREQ=MONTHLY;BYDAY=-1FR", "every! 3 days", "after 2 weeks", "каждые 3 дня",
            "co tydzień",
            "FREQ=DAILY;COUNT=5", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29",
            "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR;UNTIL=20271231",
        ]
        for (number, rule) in rules.enumerated() {
            let form =
                Self.everything + [("id", Self.task(100 + UInt64(number))), ("repetition", rule), ("goal", goal)]
            try follow(
                try script.ask(Question("/tasks/new", post: form, language: Self.languages[number % 3])))
        }
        for (number, title) in ["Buy paint", "Buy brushes", "Ask the neighbours", "Move the sofa"].enumerated() {
            let form = [
                ("id", Self.task(120 + UInt64(number))), ("title", title), ("due", "2026-11-\(18 + number)"),
                ("parent", number < 2 ? "Nothing to understand" : ""),
                ("blockers", number == 3 ? "Buy paint\r\nAsk" : ""),
                ("estimate", "\(number + 1)h"),
            ]
            try follow(try post("/tasks/new", form))
        }
        for number: UInt64 in 200..<330 {
            _ = try post("/tasks/new", [("id", Self.task(number)), ("title", "Task \(number % 7) of \(number)")])
        }
    }

    private mutating func refuseTasks() throws {
        let wrong: [[(String, String)]] = [
            [("title", "")], [("title", " \u{202E} ")], [("title", String(repeating: "x", count: 100_000))],
            [("due", "2026-02-30")], [("due", "someday")], [("due", "0001-01-01")], [("start", "2026-12-31")],
            [("start", "x")], [("wait", "1899-12-31")], [("time", "25:00")], [("due", ""), ("repetition", "")],
            [("repetition", "now and then")], [("repetition", "FREQ=HOURLY")], [("repetition", "FREQ=DAILY;COUNT=0")],
            [("repetition", "FREQ=DAILY;INTERVAL=99999999999")],
            [("repetition", "FREQ=MONTHLY;BYMONTHDAY=30;BYMONTH=2")],
            [("estimate", "long")], [("estimate", "0")], [("estimate", "9000h")],
            [("estimate", "99999999999999999999")],
            [("tags", String(repeating: "ё", count: 40))], [("links", "javascript:alert(1)")],
            [("links", "data:text/html,x")], [("parent", "No such task")], [("parent", "Task")],
            [("blockers", "No such\r\n")],
            [("priority", "enormous")], [("reminder", "-5")], [("reminder", "525601")], [("reminder", "3000000000")],
            [("reminder", "99999999999999999999")], [("reminder", "soon")], [("goal", Self.task(1))], [("goal", "zz")],
            [("category", String(repeating: "c", count: 500))], [("note", String(repeating: "n", count: 20_001))],
        ]
        for (number, fields) in wrong.enumerated() {
            let form = Self.everything.filter { field in !fields.contains { $0.0 == field.0 } } + fields
            for language in Self.languages {
                let id = ("id", Self.task(400 + UInt64(number)))
                try script.ask(Question("/tasks/new", post: form + [id], language: language))
            }
        }
        for (path, form) in [
            ("zz/do", [("do", "complete")]), ("ff/do", [("do", "complete")]),
            ("\(Self.task(100))/do", [("do", "explode")]),
            ("\(Self.task(100))/do", []), ("\(Self.task(100))/do", [("do", "skip")]), ("ff/edit", [("title", "x")]),
            ("ff/move", []), ("\(Self.task(100))/move", [("behind", "zz")]),
            ("\(Self.task(100))/move", [("behind", "ff")]),
            ("\(Self.time(0, today))/do", [("do", "complete")]), ("several", []), ("several", [("task", "ff")]),
        ] {
            for language in Self.languages {
                try script.ask(Question("/tasks/" + path, post: form, language: language))
            }
        }
    }

    // MARK: Viewing

    private mutating func lookAtTasks() throws {
        let filters = [
            "status=completed", "status=cancelled", "status=inProgress", "status=skipped", "status=x",
            "priority=urgent",
            "tag=loud", "tag=%D0%B4%D0%BE%D0%BC", "search=pain", "search=%C5%BC%C3%B3", "search=%3Cb%3E", "due=overdue",
            "due=today", "due=week", "due=none", "due=2026-11-01..2026-11-30", "due=..2026-11-20", "due=x", "choose=1",
            "category=ff", "goal=\(Identifier(high: 11, low: 3).hex)", "sort=due", "sort=priority", "sort=title",
            "sort=created", "sort=manual", "sort=urgency&priority=urgent&choose=1", "hundreds=2", "hundreds=0",
            "hundreds=99999", "hundreds=3000000000", "hundreds=99999999999999999999",
        ]
        var paths = ["/tasks"] + filters.map { "/tasks?" + $0 }
        paths += [
            "/tasks/upcoming", "/tasks/upcoming?from=2026-12-28", "/tasks/upcoming?from=9999-12-30",
            "/tasks/upcoming?from=0001-01-01", "/tasks/upcoming?from=x", "/tasks/board", "/tasks/month",
            "/tasks/month?month=2026-12", "/tasks/month?month=9999-12", "/tasks/month?month=0001-02", "/tasks/quick",
            "/tasks/new", "/tasks/several", "/tasks/ff", "/tasks/zz", "/tasks/\(Self.task(100))/do", "/today",
            "/day/2026-11-27", "/day/2026-11-19", "/goals/\(Identifier(high: 11, low: 3).hex)", "/data",
        ]
        let ids = [0, 1, 4, 6, 7, 90, 100, 101, 103, 107, 109, 120, 123].map { Self.task(UInt64($0)) }
        for id in ids + [Self.time(101, Day("2026-11-27")!), Self.time(4, today)] {
            paths += ["/tasks/\(id)", "/tasks/\(id)/edit", "/tasks/\(id)/complete"]
        }
        for language in Self.languages {
            for path in paths { try script.ask(Question(path, language: language)) }
        }
        for path in ["/data/daybook.json", "/data/daybook.ics", "/data/daybook.txt", "/data/daybook.csv"] {
            for offset: Int64 in [60, -720, 840] {
                var question = Question(path)
                question.offset = offset
                try script.ask(question)
            }
        }
    }

    // MARK: Acting

    private mutating func actOnTasks() throws {
        let friday = Self.time(101, Day("2026-11-27")!)
        let steps: [(String, [(String, String)])] = [
            (Self.task(6), [("do", "complete")]), (Self.task(6), [("do", "complete"), ("parts", "leave")]),
            (Self.task(6), [("do", "reopen")]), (Self.task(6), [("do", "complete"), ("parts", "complete")]),
            (friday, [("do", "start"), ("session", Self.task(500))]), (friday, [("do", "stop")]),
            (friday, [("do", "spend"), ("time", "1h30m"), ("session", Self.task(501))]),
            (friday, [("do", "complete"), ("back", "/tasks/upcoming")]), (friday, [("do", "reopen")]),
            (friday, [("do", "skip")]), (Self.time(101, Day("2026-12-04")!), [("do", "skip")]),
            (Self.task(103), [("do", "complete")]), (Self.time(103, Day(number: 1)!), [("do", "complete")]),
            (Self.task(1), [("do", "begin")]), (Self.task(1), [("do", "start"), ("session", Self.task(502))]),
            (Self.task(2), [("do", "start"), ("session", Self.task(503))]),
            (Self.task(1), [("do", "spend"), ("time", "8760h"), ("session", Self.task(504))]),
            (Self.task(1), [("do", "spend"), ("time", "525600"), ("session", Self.task(505))]),
            (Self.task(1), [("do", "spend"), ("time", "525601"), ("session", Self.task(506))]),
            (Self.task(1), [("do", "spend"), ("time", "3000000000"), ("session", Self.task(507))]),
            (Self.task(1), [("do", "spend"), ("time", "x"), ("session", Self.task(508))]),
            (Self.task(1), [("do", "forget"), ("session", Self.task(504))]),
            (Self.task(1), [("do", "add-part"), ("line", "Find the number tomorrow !high"), ("id", Self.task(510))]),
            (Self.task(1), [("do", "add-part"), ("line", " "), ("id", Self.task(511))]),
            (Self.task(8), [("do", "cancel"), ("back", "https://evil.example/")]), (Self.task(9), [("do", "delete")]),
            (Self.task(9), [("do", "delete")]), (Self.task(9), [("do", "complete")]), (friday, [("do", "reopen")]),
        ]
        for (number, (id, form)) in steps.enumerated() {
            let question = Question("/tasks/\(id)/do", post: form, language: Self.languages[number % 3])
            try follow(try script.ask(question))
            try script.ask(Question("/tasks/\(id)"))
        }
        for number: UInt64 in 505...509 {
            // Years spent on one task: more than fit in 32 bits of milliseconds.
            let form = [("do", "spend"), ("time", "8760h"), ("session", Self.task(600 + number))]
            try follow(try post("/tasks/\(Self.task(100))/do", form))
        }
        try follow(try post("/tasks/\(Self.task(201))/move", [("behind", ""), ("back", "/tasks?sort=manual")]))
        try follow(try post("/tasks/\(Self.task(202))/move", [("behind", Self.task(210))]))
    }

    private mutating func editTasks() throws {
        let times = [("this", Day("2026-11-27")!), ("later", Day("2026-12-11")!), ("this", Day("2026-12-11")!)]
        for (number, (meant, day)) in times.enumerated() {
            let due = day.advanced(by: number).text
            let form = [
                ("title", "Paint \(meant)"), ("due", due), ("time", "07:05"), ("times", meant), ("tags", "loud"),
                ("repetition", meant == "this" ? "every friday" : "every saturday"), ("estimate", "90"),
            ]
            let path = "/tasks/\(Self.time(101, day))/edit"
            try follow(try post(path, form))
            try script.ask(Question(path))
        }
        try follow(try post("/tasks/\(Self.task(7))/edit", [("title", "Квартира"), ("due", "завтра")]))
        try script.ask(
            Question("/tasks/\(Self.task(7))/edit", post: [("title", "Квартира"), ("due", "завтра")], language: "ru"))
        let parts = [("title", "Buy paint"), ("parent", "Buy brushes")]
        _ = try post("/tasks/\(Self.task(120))/edit", parts)
        _ = try post("/tasks/\(Self.task(121))/edit", [("title", "Buy brushes"), ("parent", "Buy paint")])
        _ = try post("/tasks/\(Self.task(120))/edit", parts + [("blockers", "Buy brushes\r\nMove the sofa")])
        try script.ask(Question("/tasks/\(Self.task(120))/edit"))
    }

    private mutating func changeInBulk() throws {
        let chosen = (203...212).map { ("task", Self.task($0)) } + [("task", "zz"), ("task", Self.time(4, today))]
        let changes = [
            ("priority", "high"), ("priority", "pilne"), ("priority", "x"), ("priority", ""), ("due", "tomorrow"),
            ("due", "next friday"), ("due", "2026-02-30"), ("due", ""), ("category", "Morning"), ("category", ""),
            ("addTag", "several things"), ("addTag", ""), ("addTag", String(repeating: "t", count: 37)),
            ("removeTag", "several-things"), ("complete", ""), ("reopen", ""), ("cancel", ""), ("reopen", ""),
            ("explode", ""),
        ]
        for (number, (change, value)) in changes.enumerated() {
            let form = chosen + [("change", change), ("value", value), ("back", "/tasks?choose=1")]
            let question = Question("/tasks/several", post: form, language: Self.languages[number % 3])
            try follow(try script.ask(question))
        }
        let deleted = (213...220).map { ("task", Self.task($0)) } + [("change", "delete")]
        let location = try post("/tasks/several", deleted)
        try follow(location)
        if let action = Self.undo(in: location) {
            let undone = try post("/undo/\(action)", [("back", "/tasks?tag=x")])
            try follow(undone)
            if let redo = Self.undo(in: undone) { try follow(try post("/redo/\(redo)", [])) }
        }
    }
}
