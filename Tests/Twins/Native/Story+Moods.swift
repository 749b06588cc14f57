import DaybookWeb
import Journal

/// Moods of a person and their pets: added, refused, shown in every view, edited, deleted, advised on.
extension Story {
    private static func pet(_ number: UInt64) -> String { Identifier(high: 31, low: number).hex }

    private static func entry(_ number: UInt64) -> String { Identifier(high: 32, low: number).hex }

    mutating func writeMoods() throws {
        try lookAtMoods()
        let pets: [[(String, String)]] = [
            [("name", "Rex"), ("species", "dog"), ("color", "amber"), ("birthday", "2022-05-01")],
            [("name", "Żółć <b> ёж"), ("species", "cat"), ("icon", "🐈"), ("color", "plum")],
        ]
        for (number, pet) in pets.enumerated() {
            try follow(try post("/pets/new", pet + [("id", Self.pet(UInt64(number)))]))
        }
        for wrong in [
            [("name", "")], [("name", "rex")], [("name", "A"), ("species", "dragon")],
            [("name", "A"), ("birthday", "soon")],
        ] {
            _ = try post("/pets/new", wrong)
        }
        let moods = ["awful", "bad", "okay", "good", "great", "bad", "awful"]
        for number in 0..<60 {
            let day = number < 30 ? number + 1 : (number - 30) / 2 + 1
            let form = [
                ("id", Self.entry(UInt64(number))), ("mood", moods[number % 7]),
                ("note", number % 5 == 0 ? "Дождь & <i>\r\nż" : ""),
                ("newTags", number % 3 == 0 ? "Walk, Прогулка, żółć" : ""),
                ("feeling", number % 2 == 0 ? "anxious" : "proud"),
                ("day", "2026-\(number < 30 ? "10" : "11")-\(day < 10 ? "0" : "")\(day)"),
                ("time", "\(number % 2 == 0 ? "08" : "19"):30"),
            ]
            _ = try post("/moods", form)
        }
        for (number, mood) in [
            "happy", "playful", "calm", "affectionate", "tired", "sad", "irritable", "anxious", "anxious", "anxious",
            "unwell", "unwell",
        ].enumerated() {
            let day = "2026-11-\(number < 2 ? "0" : "")\(8 + number)"
            let form = [("id", Self.entry(100 + UInt64(number))), ("mood", mood), ("day", day), ("time", "07:00")]
            try follow(try post("/moods?whose=\(Self.pet(0))", form))
        }
        let wrongs: [[(String, String)]] = [
            [], [("mood", "happy")], [("mood", "<b>")], [("mood", "good"), ("day", "2026-02-30")],
            [("mood", "good"), ("time", "99:99")], [("mood", "good"), ("day", "2099-01-01")],
            [("mood", "good"), ("newTags", String(repeating: "щ", count: 30))],
            [("mood", "good"), ("feeling", "rage")], [("sheet", "1"), ("tag", "Walk"), ("note", "<b>")],
        ]
        for wrong in wrongs {
            for language in ["en", "ru", "pl"] {
                _ = try script.ask(Question("/moods", post: wrong, language: language))
            }
        }
        try lookAtMoods()
        let change = [("mood", "great"), ("note", "Солнце"), ("tag", "Walk"), ("day", "2026-11-18"), ("time", "21:05")]
        try follow(try post("/moods/\(Self.entry(50))", change))
        _ = try post("/moods/\(Self.entry(50))", [("mood", "happy")])
        try follow(try post("/moods/\(Self.entry(51))/delete", []))
        for (rule, key) in [
            ("1", Identifier(high: 32, low: 107).hex), ("6", "01"), ("0", "00"), ("1", "zz"),
            ("9", String(repeating: "00", count: 90)),
        ] {
            try follow(try post("/moods/advice", [("whose", Self.pet(0)), ("rule", rule), ("key", key)]))
        }
        try follow(try post("/pets/\(Self.pet(1))", [("name", "Milka"), ("species", "bird"), ("color", "sky")]))
        try follow(try post("/pets/\(Self.pet(1))/archive", []))
        try lookAtMoods()
        try follow(try post("/pets/\(Self.pet(1))/restore", []))
        try follow(try post("/pets/\(Self.pet(1))/delete", []))
        try lookAtMoods()
    }

    private mutating func lookAtMoods() throws {
        let paths = [
            "/moods", "/moods?whose=\(Self.pet(0))", "/moods?whose=\(Self.pet(1))", "/moods/list",
            "/moods/list?whose=me&mood=bad",
            "/moods/list?whose=\(Self.pet(0))&search=x", "/moods/list?tag=walk&from=2026-10-05&to=2026-11-01",
            "/moods/list?search=%D0%B4%D0%BE%D0%B6%D0%B4%D1%8C", "/moods/charts", "/moods/charts?year=2025",
            "/moods/charts?year=99999",
            "/moods/charts?whose=\(Self.pet(0))", "/moods/\(Self.entry(50))", "/moods/\(Self.entry(100))", "/moods/ff",
            "/pets",
            "/pets/new", "/pets/\(Self.pet(0))", "/today", "/day/2026-11-10", "/moods/advice",
            "/log/mood", "/log/mood/\(Self.pet(0))", "/log/mood/entry/\(Self.entry(50))", "/notes",
            "/notes?search=a&to=2026-11-30", "/notes?kind=habits&month=2026-11&search=a",
        ]
        for language in ["en", "ru", "pl"] { for path in paths { try script.ask(Question(path, language: language)) } }
    }
}
