import DaybookWeb
import Interchange

/// Data of a watch and a phone: exports imported whole, damaged and as scanned by a browser; shown; deleted.
extension Story {
    mutating func bringHealth() throws {
        try lookAtHealth()
        let whole = Array(Self.export.utf8)
        let cut = Array(whole.prefix(whole.count * 3 / 4))
        var files = [whole, cut]
        for file in [whole, cut] {
            if let health = try? ImportedFile(file).health { files.append(HealthScan.bytes(of: health)) }
        }
        files += [
            HealthScan.bytes(of: .tooLarge), Array(files[2].dropLast(9)),
            Array(HealthScan.bytes(of: .empty).dropLast()),
        ]
        let order = [("order", "iPhone <b>"), ("order", "Часы"), ("order", "Watch")]
        for file in files {
            for language in ["en", "ru", "pl"] {
                for fields in [[], order] {
                    var question = Question("/data/import", post: fields, language: language)
                    question.upload = ("export.zip", file)
                    try follow(try script.ask(question))
                }
            }
        }
        for (file, fields) in [(cut, []), (cut, [("partial", "1")]), (files[2], order), (whole, order)] {
            var question = Question("/data/import/apply", post: fields)
            question.upload = ("export.zip", file)
            try follow(try script.ask(question))
        }
        try lookAtHealth()
        for wrong in [
            [], [("from", "2026-11-20"), ("to", "2026-11-01")], [("from", "1999-01-01"), ("to", "1999-01-02")],
        ] {
            for language in ["en", "ru", "pl"] {
                _ = try script.ask(Question("/health/delete", post: wrong, language: language))
            }
        }
        try follow(try post("/health/delete", [("from", "2026-11-10"), ("to", "2026-11-12")]))
        try lookAtHealth()
        try follow(try post("/health/delete", [("do", "all")]))
    }

    private mutating func lookAtHealth() throws {
        let paths = [
            "/health", "/health?range=quarter", "/health?range=year", "/health?range=all", "/health?range=x",
            "/health/day/2026-11-20", "/health/day/2026-11-10", "/health/workouts", "/health/delete",
            "/health/delete?from=2026-11-10&to=2026-11-12", "/health/x", "/day/2026-11-10",
        ]
        for language in ["en", "ru", "pl"] { for path in paths { try script.ask(Question(path, language: language)) } }
    }

    /// Two years of steps from two sources, with some nights, heart rates and weights.
    private static let export: String = {
        var text =
            "<?xml version=\"1.0\"?><!DOCTYPE HealthData [<!ELEMENT HealthData (Record)*>]><HealthData locale=\"pl\">"
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        func record(_ type: String, _ rest: String, _ source: String, _ day: String, _ from: String, _ to: String) {
            text += """
                <Record type="\(type)" sourceName="\(source)" \(rest) startDate="\(day) \(from) +0200" endDate="\(day) \(to) +0200"/>\n
                """
        }
        let quantity = "HKQuantityTypeIdentifier"
        for number in 0..<730 {
            let (year, rest) = (2025 + number / 365, number % 365)
            let day = "\(year)-\(two(rest / 31 + 1))-\(two(min(rest % 31 + 1, 28)))"
            record(
                quantity + "StepCount", "unit=\"count\" value=\"\(number * 37 % 12000)\"", "Watch", day, "10:00:00",
                "11:00:00")
            record(
                quantity + "StepCount", "unit=\"count\" value=\"900.25\"", "iPhone &lt;b>", day, "10:30:00", "11:30:00")
            guard number % 3 == 0 else { continue }
            record(
                quantity + "HeartRateVariabilitySDNN", "unit=\"ms\" value=\"4\(number % 10).123\"", "Watch", day,
                "03:00:00", "03:01:00")
            record(
                quantity + "RestingHeartRate", "unit=\"count/min\" value=\"5\(number % 7)\"", "Watch", day, "03:00:00",
                "03:00:00")
            record(
                quantity + "ActiveEnergyBurned", "unit=\"kJ\" value=\"1\(number)\"", "Watch", day, "12:00:00",
                "13:00:00")
            record(
                quantity + "BodyMass", "unit=\"lb\" value=\"17\(number % 10).3\"", "Часы", day, "07:00:00", "07:00:00")
            for (index, stage) in ["Deep", "Core", "REM"].enumerated() {
                record(
                    "HKCategoryTypeIdentifierSleepAnalysis", "value=\"HKCategoryValueSleepAnalysisAsleep\(stage)\"",
                    "Watch",
                    day, "0\(index * 2):00:00", "0\(index * 2 + 1):\(two(number % 60)):00")
            }
        }
        record(quantity + "StepCount", "unit=\"count\" value=\"x\"", "Watch", "2026-11-20", "10:00:00", "11:00:00")
        record(
            quantity + "DietaryWater", "unit=\"fl_oz_us\" value=\"12\"", "Watch", "2026-11-20", "10:00:00", "11:00:00")
        for type in ["Running", "TraditionalStrengthTraining", "UnderwaterDiving"] {
            text += """
                <Workout workoutActivityType="HKWorkoutActivityType\(type)" duration="31.5" durationUnit="min" totalDistance="5.25" \
                totalDistanceUnit="mi" sourceName="Watch" startDate="2026-11-10 07:00:00 -0330" endDate="2026-11-10 07:31:00 -0330"/>
                """
        }
        return text + "</HealthData>"
    }()
}
