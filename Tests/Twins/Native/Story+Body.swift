import CivilTime
import DaybookWeb
import Journal

/// Weigh-ins, measurements, the profile, meals and foods: added, refused, shown in every view, edited, deleted.
extension Story {
    private static func id(_ number: UInt64) -> String { Identifier(high: 51, low: number).hex }

    private static func day(_ number: Int) -> String { Day("2026-10-01")!.advanced(by: number).text }

    mutating func weighAndEat() throws {
        try lookAtTheBody()
        try weigh()
        try eat()
        try lookAtTheBody()
        try follow(
            try post(
                "/body/profile",
                [("name", "Żółć <b> ёж"), ("units", "imperial"), ("shownIn", "metric"), ("height", "180")]))
        try lookAtTheBody()
        try follow(
            try post("/body/measurement/\(Self.id(3))", [("value", "179.5"), ("day", Self.day(3)), ("note", "№")]))
        try follow(try post("/body/measurement/\(Self.id(4))/delete", []))
        try follow(try post("/meals/\(Self.id(1001))", [("kind", "snack"), ("day", Self.day(2)), ("time", "23:59")]))
        try follow(try post("/meals/\(Self.id(1002))/copy", [("id", Self.id(5000)), ("day", "2026-11-20")]))
        try follow(try post("/meals/\(Self.id(1003))/delete", []))
        try follow(try post("/foods/\(Self.id(900))", [("name", "Кефир"), ("energy", "37"), ("basis", "hundred")]))
        try follow(try post("/foods/\(Self.id(901))/delete", []))
        try lookAtTheBody()
    }

    private mutating func weigh() throws {
        for number in 0..<48 {
            let weight = 84.3 - Double(number) * 0.07 + Double(number * 7 % 5) * 0.31
            let form = [
                ("id", Self.id(UInt64(number))), ("value", "\(weight)"), ("day", Self.day(number)),
                ("time", number % 3 == 0 ? "07:1\(number % 10)" : ""), ("note", number % 9 == 0 ? "Дождь & <i>" : ""),
            ]
            _ = try post("/body", form)
            if number % 12 == 0 {
                _ = try post("/body/waist", [("id", Self.id(UInt64(100 + number))), ("value", "9\(number % 7),5")])
                _ = try post("/body/fat", [("id", Self.id(UInt64(200 + number))), ("value", "2\(number % 5).5 %")])
            }
        }
        for wrong in ["", "heavy", "1e999", "-80", "701", "80 stone", "NaN"] {
            for language in ["en", "ru", "pl"] {
                _ = try script.ask(Question("/body", post: [("value", wrong)], language: language))
            }
        }
        for wrong in [[("value", "80"), ("day", "2026-02-30")], [("value", "80"), ("time", "7 o'clock")]] {
            _ = try post("/body", wrong)
        }
        let profile = [
            ("name", "Anna"), ("birthday", "1990-02-28"), ("sex", "female"), ("height", "1.68 m"),
            ("activity", "light"),
            ("goal", "lose"), ("rate", "0.4"), ("goalWeight", "74"), ("units", "metric"),
        ]
        try follow(try post("/body/profile", profile))
        for wrong in [("birthday", "soon"), ("height", "9"), ("sex", "<b>"), ("rate", "40"), ("goalWeight", "x")] {
            _ = try post("/body/profile", [wrong])
        }
    }

    private mutating func eat() throws {
        let kefir = [("name", "Kefir"), ("protein", "3"), ("carbohydrate", "4"), ("fat", "1"), ("energy", "370")]
        try follow(try post("/foods/new", [("id", Self.id(900))] + kefir))
        try follow(
            try post(
                "/foods/new",
                [
                    ("id", Self.id(901)), ("name", "Żurek & <b>"), ("energy", "210,5"), ("basis", "portion"),
                    ("portion", "350"),
                ]))
        for wrong in [("name", ""), ("name", "kefir"), ("energy", "lots"), ("portion", "0"), ("basis", "cup")] {
            _ = try post("/foods/new", [("name", "Other"), ("energy", "1"), wrong].reversed())
        }
        let lines = [
            "oats 60 g", "200 ml milk", "egg 2", "450", "Столовая 612 ккал", "kefir 250 ml", "żurek", "Гречка 150",
        ]
        let kinds = ["breakfast", "lunch", "dinner", "snack"]
        for number in 0..<120 {
            let form = [
                ("id", Self.id(UInt64(1000 + number))), ("meal", kinds[number % 4]),
                ("line", lines[number * 7 % lines.count]),
            ]
            _ = try post("/meals?day=\(Self.day(number / 3 + 10))", form)
        }
        for line in ["", "c 20 g", "60 g", "nothing like it", "9e99", "<script>", String(repeating: "щ", count: 5000)] {
            for language in ["en", "ru", "pl"] {
                _ = try script.ask(Question("/meals", post: [("meal", "lunch"), ("line", line)], language: language))
            }
        }
        let egg = "11656767"
        for (amount, unit) in [
            ("2", "portions"), ("x", "grams"), ("1e300", "grams"), ("5", "tons"), ("0,5", "millilitres"),
        ] {
            _ = try post("/meals/add?meal=dinner", [("food", egg), ("amount", amount), ("unit", unit)])
        }
        let numbers = [("id", Self.id(2000)), ("name", "Торт"), ("energy", "351.5"), ("fat", "20,25"), ("fibre", "1")]
        try follow(try post("/meals/add?meal=snack", numbers))
        _ = try post("/meals/add?meal=snack", [("energy", "much")])
        for usual in ["\(egg) 3.0 portions", "\(egg) 3.0 tons", "zz 1 grams", "\(egg) inf grams"] {
            _ = try post("/meals", [("usual", usual), ("meal", "dinner")])
        }
    }

    private mutating func lookAtTheBody() throws {
        let paths = [
            "/body", "/body?range=month", "/body?range=year", "/body/waist", "/body/fat?range=year", "/body/calf",
            "/body/statistics", "/body/statistics?by=month", "/body/profile", "/body/measurement/\(Self.id(3))",
            "/body/measurement/\(Self.id(4))", "/meals", "/meals?day=2026-10-12", "/meals?day=2026-11-21",
            "/meals/statistics", "/meals/statistics?by=month", "/meals/add",
            "/meals/add?meal=lunch&search=%D1%8F%D0%B9",
            "/meals/add?search=zzzz", "/meals/\(Self.id(1001))", "/meals/\(Self.id(1003))", "/meals/item/ff", "/foods",
            "/foods?search=ke", "/foods/new", "/foods/\(Self.id(900))", "/foods/11656767", "/today", "/day/2026-10-20",
        ]
        for language in ["en", "ru", "pl"] { for path in paths { try script.ask(Question(path, language: language)) } }
    }
}
