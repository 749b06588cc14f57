import CivilTime
import DaybookCore
import Testing

@testable import Interchange

/// Values of several sources for the same time are not added twice.
@Suite struct HealthOverlapTests {
    /// The values of a measure by day.
    private func figures(
        _ measure: HealthMeasure, _ records: String, order: [String] = AppleHealth.defaultOrder
    ) throws -> [String: Double] {
        var figures: [String: Double] = [:]
        for day in try HealthXML.read(records, order: order).days { figures[day.day?.text ?? ""] = day[measure] }
        return figures
    }

    private let day = "2026-11-20"

    @Test func phoneCountsForTheShareThatTheWatchDoesNotCover() throws {
        // The watch covers 10:00 to 10:04, which are 4 of the phone's 10 minutes: 100 + 300 × 6/10.
        let watch = HealthXML.steps("100", "10:00:00", "10:04:00", source: "Anna's Apple Watch")
        let phone = HealthXML.steps("300", "10:00:00", "10:10:00")
        #expect(try figures(.steps, watch + phone) == [day: 280])
        #expect(try figures(.steps, phone + watch) == [day: 280])
    }

    @Test func orderOfSourcesFollowsTheUsersChoice() throws {
        // The phone covers all of the watch's time: 300 alone.
        let both =
            HealthXML.steps("100", "10:00:00", "10:04:00", source: "Watch")
            + HealthXML.steps("300", "10:00:00", "10:10:00")
        #expect(try figures(.steps, both, order: ["Phone", "Watch"]) == [day: 300])
    }

    @Test func coveredTimeCountsOnceHoweverManySourcesCoverIt() throws {
        // The watch: 60. The phone's 10:00–10:20 without 10:00–10:05: 200 × 15/20 = 150. The pedometer's 10:10–10:30
        // without anything before 10:20: 80 × 10/20 = 40.
        let records =
            HealthXML.steps("80", "10:10:00", "10:30:00", source: "Pedometer")
            + HealthXML.steps("200", "10:00:00", "10:20:00")
            + HealthXML.steps("60", "10:00:00", "10:05:00", source: "Watch")
        #expect(try figures(.steps, records) == [day: 250])
    }

    @Test func overlappingRecordsOfOneSourceAddUp() throws {
        let records = HealthXML.steps("80", "10:00:00", "10:10:00") + HealthXML.steps("20", "10:05:00", "10:06:00")
        #expect(try figures(.steps, records) == [day: 100])
    }

    @Test func aRecordWithoutLengthCountsUnlessItsMomentIsCovered() throws {
        // Of the phone's three moments, the watch covers only 10:02, as it ends at 10:04.
        let records =
            HealthXML.steps("100", "10:00:00", "10:04:00", source: "Watch")
            + HealthXML.steps("1", "09:59:59", "09:59:59")
            + HealthXML.steps("2", "10:02:00", "10:02:00") + HealthXML.steps("4", "10:04:00", "10:04:00")
        #expect(try figures(.steps, records) == [day: 105])
    }

    @Test func aRecordOverMidnightIsSharedByTime() throws {
        // 20 minutes before midnight and 40 after: 90 × 1/3 and 2/3.
        let record = HealthXML.quantity(
            "StepCount", "90", "count", "2026-11-20 23:40:00", "2026-11-21 00:40:00")
        #expect(try figures(.steps, record) == [day: 30, "2026-11-21": 60])
    }

    @Test func dayFollowsTheTimeZoneOfTheRecord() throws {
        // Both are 2026-11-20T02:00Z.
        let records =
            HealthXML.quantity(
                "StepCount", "1", "count", "2026-11-19 21:00:00", "2026-11-19 21:00:00", zone: "-0500")
            + HealthXML.quantity("StepCount", "2", "count", "2026-11-20 07:45:00", "2026-11-20 07:45:00", zone: "+0545")
        #expect(try figures(.steps, records) == ["2026-11-19": 1, day: 2])
    }

    @Test func mindfulMinutesOfTwoSourcesCountOnce() throws {
        // 08:00–08:10 and 08:05–08:20 are 20 minutes.
        func session(_ start: String, _ end: String, _ source: String) -> String {
            """
             <Record type="HKCategoryTypeIdentifierMindfulSession" sourceName="\(source)" startDate="\(day) \(start) +0100" \
            endDate="\(day) \(end) +0100" value="HKCategoryValueNotApplicable"/>
            """
        }
        let records = session("08:00:00", "08:10:00", "Watch") + session("08:05:00", "08:20:00", "Calm")
        #expect(try figures(.mindfulMinutes, records) == [day: 20])
    }

    @Test func recordsCountedEarlyAreNotCountedTwice() throws {
        // With almost no room, records are counted as they arrive: the phone's 300 count too, and nothing of the
        // watch's time is left.
        var reader = AppleHealth(order: AppleHealth.defaultOrder, room: 2)
        let records =
            HealthXML.steps("150", "10:00:00", "10:05:00") + HealthXML.steps("150", "10:05:00", "10:10:00")
            + HealthXML.steps("70", "10:00:00", "10:10:00", source: "Watch")
            + HealthXML.steps("20", "11:00:00", "11:10:00", source: "Watch")
        reader.read(HealthXML.document(records)[...])
        let export = try reader.finish()
        #expect(export.days.map { $0[.steps] } == [320])
    }

    @Test func interleavedTypesAreNotCountedTwice() throws {
        func distance(_ value: String, _ start: String, _ end: String, _ source: String) -> String {
            HealthXML.quantity(
                "DistanceWalkingRunning", value, "km", "\(day) \(start)", "\(day) \(end)", source: source)
        }
        let records =
            HealthXML.steps("300", "10:00:00", "10:10:00") + distance("0.2", "10:00:00", "10:10:00", "iPhone")
            + HealthXML.steps("100", "10:00:00", "10:04:00", source: "Watch")
            + distance("0.1", "10:00:00", "10:05:00", "Watch")
        let export = try HealthXML.read(records)
        #expect(export.days.map { $0[.steps] } == [280])
        #expect(export.days.map { $0[.distance] } == [200])
    }
}
