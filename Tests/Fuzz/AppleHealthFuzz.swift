import DaybookCore
import Interchange

/// An export read in any pieces gives the same result, and the result is valid.
enum AppleHealthFuzz: FuzzTarget {
    static func check(_ bytes: [UInt8]) {
        // The first byte determines how the rest is split.
        guard let first = bytes.first else { return }
        let document = bytes[1...]
        let whole = read(document) { document.count }
        var chance = UInt32(first) &* 2_654_435_761 | 1
        let cut = read(document) {
            chance ^= chance << 13
            chance ^= chance >> 17
            chance ^= chance << 5
            return Int(chance % (first & 1 == 0 ? 4 : 200)) + 1
        }
        precondition(whole == cut, "how it is cut makes a difference")
        guard let export = whole else { return }
        for day in export.days {
            precondition(day.day != nil && !day.isBlank)
            for measure in HealthMeasure.allCases { precondition(day[measure].map { $0.isFinite && $0 >= 0 } ?? true) }
            let asleep = (day.asleepMinutes ?? 0) + (day[.sleepAwake] ?? 0)
            precondition(asleep.isFinite)
            if let mean = day[.heartRateMean], let lowest = day[.heartRateLowest], let highest = day[.heartRateHighest]
            {
                precondition(lowest <= highest && mean >= lowest - 0.001 && mean <= highest + 0.001)
            }
        }
        for (one, next) in zip(export.days, export.days.dropFirst()) { precondition(one.id < next.id, "days in order") }
        for workout in export.workouts { precondition(workout.isAlive && workout.seconds.map { $0 >= 0 } ?? false) }
        for problem in export.problems {
            precondition(problem.count > 0 && !problem.offsets.isEmpty)
            precondition(problem.offsets.allSatisfy { $0 >= 0 && $0 <= Int64(document.count) })
        }
        let plan = ImportPlan(days: export.days, workouts: export.workouts, into: State())
        precondition(
            plan.health.newDayCount == export.days.count && plan.health.newWorkoutCount == export.workouts.count)
    }

    static let seeds: [[UInt8]] = [
        seed(
            record("QuantityTypeIdentifierStepCount", "unit=\"count\" value=\"10\"")
                + record("QuantityTypeIdentifierStepCount", "unit=\"count\" value=\"20\"", "iPhone")),
        seed(
            record("QuantityTypeIdentifierHeartRate", "unit=\"count/min\" value='62.5'")
                + record("QuantityTypeIdentifierBodyMass", "unit=\"lb\" value=\"1.5e2\"")
                + record("QuantityTypeIdentifierDietaryWater", "unit=\"mL\" value=\"200\" device=\"&lt;a&gt;\"")),
        seed(
            record("CategoryTypeIdentifierSleepAnalysis", "value=\"HKCategoryValueSleepAnalysisAsleepCore\"")
                + record("CategoryTypeIdentifierSleepAnalysis", "value=\"HKCategoryValueSleepAnalysisInBed\"", "iPhone")
                + record("CategoryTypeIdentifierMindfulSession", "value=\"HKCategoryValueNotApplicable\"")),
        seed(
            """
            <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="10" durationUnit="min" sourceName="W" \
            startDate="2026-11-20 08:00:00 +0100" endDate="2026-11-20 08:10:00 +0100"><WorkoutStatistics \
            type="HKQuantityTypeIdentifierDistanceCycling" sum="3" unit="mi"/></Workout><Correlation a='b'><Record/></Correlation>
            """),
        seed("<!DOCTYPE x [<!ENTITY a '&b;&b;'>]><A><B>&a;<![CDATA[<]]></A></B><!-- -- ><Record x>"),
    ]
}

private func read(_ document: ArraySlice<UInt8>, by size: () -> Int) -> HealthExport? {
    var reader = AppleHealth()
    var start = document.startIndex
    while start < document.endIndex {
        let end = min(start + max(1, size()), document.endIndex)
        reader.read(document[start..<end])
        start = end
    }
    return try? reader.finish()
}

private func seed(_ records: String) -> [UInt8] {
    [130]
        + Array(
            """
            <?xml version="1.0"?><!DOCTYPE HealthData [<!ELEMENT HealthData (Record)*><!-- ' -->]><HealthData locale="en">\
            <ExportDate value="2026-11-20 08:00:00 +0100"/>\(records)</HealthData>
            """.utf8)
}

private func record(_ type: String, _ rest: String, _ source: String = "Watch") -> String {
    """
    <Record type="HK\(type)" sourceName="\(source)" startDate="2026-11-20 08:00:00 +0100" \
    endDate="2026-11-20 08:10:00 +0100" \(rest)/>
    """
}
