import CivilTime
import DaybookCore
import Testing

@testable import Interchange

/// Nights, stage by stage.
@Suite struct HealthSleepTests {
    /// Awake, REM, core, deep, unspecified and in bed, in minutes.
    private func nights(_ records: String) throws -> [String: [Double?]] {
        let measures: [HealthMeasure] = [.sleepAwake, .sleepRem, .sleepCore, .sleepDeep, .sleepUnspecified, .inBed]
        var nights: [String: [Double?]] = [:]
        for day in try HealthXML.read(records).days { nights[day.day?.text ?? ""] = measures.map { day[$0] } }
        return nights
    }

    @Test func aNightBelongsToTheDayItEnds() throws {
        let records =
            HealthXML.sleep("AsleepCore", "2026-11-19 23:00:00", "2026-11-19 23:50:00")
            + HealthXML.sleep("AsleepDeep", "2026-11-19 23:50:00", "2026-11-20 00:30:00")
            + HealthXML.sleep("Awake", "2026-11-20 00:30:00", "2026-11-20 00:35:30")
            + HealthXML.sleep("AsleepREM", "2026-11-20 00:35:30", "2026-11-20 01:00:00")
            + HealthXML.sleep("InBed", "2026-11-19 22:45:00", "2026-11-20 01:05:00", source: "iPhone")
        #expect(try nights(records) == ["2026-11-20": [5.5, 24.5, 50, 40, nil, 140]])
    }

    @Test func anEveningNapThreeHoursBeforeTheNightIsOfItsOwnDay() throws {
        // 21:00 to 24:00 is three hours: another night. One second less, and it would be the same.
        let night = HealthXML.sleep("AsleepCore", "2026-11-20 00:00:00", "2026-11-20 06:00:00")
        let nap = HealthXML.sleep("AsleepCore", "2026-11-19 20:30:00", "2026-11-19 21:00:00")
        #expect(
            try nights(night + nap)
                == ["2026-11-19": [nil, nil, 30, nil, nil, nil], "2026-11-20": [nil, nil, 360, nil, nil, nil]])
        let late = HealthXML.sleep("AsleepCore", "2026-11-19 20:30:00", "2026-11-19 21:00:01")
        #expect(try nights(night + late) == ["2026-11-20": [nil, nil, 390.017, nil, nil, nil]])
    }

    @Test func theWatchsStagesCountBeforeThePhonesSleep() throws {
        // The phone has 23:00 to 07:00, 480 minutes; the watch covers 23:30 to 06:30, 420 of them. 60 are left.
        let records =
            HealthXML.sleep("AsleepUnspecified", "2026-11-19 23:00:00", "2026-11-20 07:00:00", source: "iPhone")
            + HealthXML.sleep("AsleepCore", "2026-11-19 23:30:00", "2026-11-20 05:30:00")
            + HealthXML.sleep("AsleepREM", "2026-11-20 05:30:00", "2026-11-20 06:30:00")
        #expect(try nights(records) == ["2026-11-20": [nil, 60, 360, nil, 60, nil]])
    }

    @Test func ofOneSourceAStageCountsBeforeSleepInNone() throws {
        // 23:00–07:00 without a stage, 480 minutes, including 01:00–02:00 deep and 03:00–03:10 awake: 480 − 60 − 10 are
        // left.
        let records =
            HealthXML.sleep("Asleep", "2026-11-19 23:00:00", "2026-11-20 07:00:00")
            + HealthXML.sleep("AsleepDeep", "2026-11-20 01:00:00", "2026-11-20 02:00:00")
            + HealthXML.sleep("Awake", "2026-11-20 03:00:00", "2026-11-20 03:10:00")
        #expect(try nights(records) == ["2026-11-20": [10, nil, nil, 60, 410, nil]])
    }

    @Test func ofTwoStagesAtOnceTheOneThatBeganFirstCounts() throws {
        // Core 01:00–02:00; deep 01:30–03:00 counts from 02:00.
        let records =
            HealthXML.sleep("AsleepDeep", "2026-11-20 01:30:00", "2026-11-20 03:00:00")
            + HealthXML.sleep("AsleepCore", "2026-11-20 01:00:00", "2026-11-20 02:00:00")
        #expect(try nights(records) == ["2026-11-20": [nil, nil, 60, 60, nil, nil]])
    }

    @Test func timeInBedOfTwoSourcesCountsOnce() throws {
        let records =
            HealthXML.sleep("InBed", "2026-11-19 22:00:00", "2026-11-20 06:00:00", source: "iPhone")
            + HealthXML.sleep("InBed", "2026-11-19 23:00:00", "2026-11-20 07:00:00", source: "Clock")
        #expect(try nights(records) == ["2026-11-20": [nil, nil, nil, nil, nil, 540]])
    }

    @Test func asleepIsAllButLyingAwake() throws {
        let records =
            HealthXML.sleep("AsleepCore", "2026-11-20 01:00:00", "2026-11-20 02:00:00")
            + HealthXML.sleep("Awake", "2026-11-20 02:00:00", "2026-11-20 02:30:00")
        #expect(try HealthXML.read(records).days.map { $0.asleepMinutes } == [60])
    }
}
