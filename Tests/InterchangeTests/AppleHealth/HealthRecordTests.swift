import CivilTime
import DaybookCore
import Testing

@testable import Interchange

/// The values of each type of record.
@Suite struct HealthRecordTests {
    private let day = "2026-11-20"

    private func one(_ records: String) throws -> HealthDay { try #require(try HealthXML.read(records).days.first) }

    private func at(_ time: String, _ type: String, _ value: String, _ unit: String) -> String {
        HealthXML.quantity(type, value, unit, "\(day) \(time)", "\(day) \(time)")
    }

    @Test(arguments: [
        ("DistanceWalkingRunning", "1.5", "mi", HealthMeasure.distance, 2414.016),
        ("DistanceCycling", "2", "km", .cyclingDistance, 2000),
        ("DistanceSwimming", "50", "m", .swimmingDistance, 50),
        ("DistanceSwimming", "10", "yd", .swimmingDistance, 9.144),
        ("ActiveEnergyBurned", "418.4", "kJ", .activeEnergy, 100), ("BasalEnergyBurned", "70", "Cal", .basalEnergy, 70),
        ("AppleExerciseTime", "0.5", "hr", .exerciseMinutes, 30), ("AppleStandTime", "3", "min", .standMinutes, 3),
        ("FlightsClimbed", "2", "count", .flights, 2), ("BodyMass", "154", "lb", .weight, 69.853),
        ("BodyMass", "11", "st", .weight, 69.853),
        ("BodyFatPercentage", "0.213", "%", .bodyFat, 21.3), ("Height", "5.9", "ft", .height, 179.832),
        ("Height", "70", "in", .height, 177.8),
        ("DietaryEnergyConsumed", "350", "kcal", .dietaryEnergy, 350), ("DietaryProtein", "1", "oz", .protein, 28.35),
        ("DietarySodium", "0.5", "g", .sodium, 500), ("DietaryWater", "8", "fl_oz_us", .water, 236.588),
        ("HeartRateVariabilitySDNN", "0.05", "s", .heartRateVariability, 50),
        ("RestingHeartRate", "1", "count/s", .restingHeartRate, 60),
        ("StepCount", "1.2e+01", "count", .steps, 12), ("StepCount", "5e-1", "count", .steps, 0.5),
    ])
    func numbersBecomeMetric(
        _ type: String, _ value: String, _ unit: String, _ measure: HealthMeasure, _ number: Double
    ) throws {
        #expect(try one(at("10:00:00", type, value, unit))[measure] == number)
    }

    @Test func heartRatesHaveAMeanAndARange() throws {
        let rates = ["62", "58.5", "121"].map { at("10:00:00", "HeartRate", $0, "count/min") }.joined()
        let found = try one(rates)
        #expect(found[.heartRateMean] == 80.5)
        #expect(found[.heartRateLowest] == 58.5)
        #expect(found[.heartRateHighest] == 121)
    }

    @Test func ofSeveralWeightsTheLastOfTheDayCounts() throws {
        let records =
            at("08:00:00", "BodyMass", "71", "kg") + at("20:00:00", "BodyMass", "72", "kg")
            + at("12:00:00", "BodyMass", "73", "kg")
        #expect(try one(records)[.weight] == 72)
    }

    @Test func attributesStandInAnyOrderAndInEitherQuote() throws {
        let record = """
            <Record value = '7'
              endDate="2026-11-20 10:00:00 +0100" unit="count" device='a > b "c"' startDate='2026-11-20 10:00:00 +0100'
              sourceName="x" type='HKQuantityTypeIdentifierStepCount' ></Record>
            """
        #expect(try one(record)[.steps] == 7)
    }

    @Test func entitiesAreDecoded() throws {
        let escaped = HealthXML.steps(
            "&#x31;0", "10:00:00", "10:10:00", source: "Anna&apos;s &amp; B&#246;b&apos;s &lt;Watch&gt;")
        let plain = HealthXML.steps("20", "10:00:00", "10:10:00", source: "Anna's &amp; Böb's &#60;Watch>")
        let export = try HealthXML.read(escaped + plain)
        #expect(export.sources == ["Anna's & Böb's <Watch>"])
        #expect(export.days.map { $0[.steps] } == [30])
        #expect(export.problems.isEmpty)
    }

    @Test func everythingElseIsCountedByName() throws {
        let records =
            at("10:00:00", "WalkingSpeed", "4", "km/hr") + at("10:00:00", "StepCount", "4", "count")
            + at("10:00:00", "WalkingSpeed", "5", "km/hr")
            + "<Record type=\"HKCategoryTypeIdentifierAppleStandHour\" value=\"x\"/><ActivitySummary a=\"1\"/>"
            + "<Correlation type=\"HKCorrelationTypeIdentifierFood\">\(at("10:00:00", "StepCount", "4", "count"))</Correlation>"
        let export = try HealthXML.read(records)
        #expect(export.imported == [HealthExport.TypeCount(name: "StepCount", count: 1)])
        #expect(
            export.ignored.map { "\($0.name) \($0.count)" }
                == ["WalkingSpeed 2", "ActivitySummary 1", "AppleStandHour 1", "Correlation 1"])
        #expect(export.days.map { $0[.steps] } == [4])
        #expect(export.problems.isEmpty)
    }

    @Test func workoutsHaveEnergyDistanceAndDuration() throws {
        let old = """
            <Workout workoutActivityType="HKWorkoutActivityTypeCycling" duration="0.5" durationUnit="hr" totalDistance="10" \
            totalDistanceUnit="km" totalEnergyBurned="836.8" totalEnergyBurnedUnit="kJ" sourceName="Watch" \
            startDate="2026-11-20 00:30:00 +0100" endDate="2026-11-20 01:10:00 +0100"/>
            """
        let new = """
            <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="20.5" durationUnit="min" sourceName="Watch" \
            startDate="2026-11-19 10:00:00 +0100" endDate="2026-11-19 10:30:00 +0100">
             <WorkoutEvent type="HKWorkoutEventTypePause" date="2026-11-19 10:10:00 +0100"/>
             <WorkoutStatistics type="HKQuantityTypeIdentifierHeartRate" average="150" unit="count/min"/>
             <WorkoutStatistics type="HKQuantityTypeIdentifierActiveEnergyBurned" sum="200" unit="kcal"/>
             <WorkoutStatistics type="HKQuantityTypeIdentifierDistanceWalkingRunning" sum="3.2" unit="km"/>
            </Workout>
            """
        var ride = HealthWorkout(type: "Cycling", start: 1_795_131_000_000, offset: 60)
        (ride.seconds, ride.distance, ride.energy, ride.source) = (1800, 10_000, 200, "Watch")
        var run = HealthWorkout(type: "Running", start: 1_795_078_800_000, offset: 60)
        (run.seconds, run.distance, run.energy, run.source) = (1230, 3200, 200, "Watch")
        let export = try HealthXML.read(old + new)
        #expect(export.workouts == [run, ride])
        #expect(export.workouts.map { $0.day?.text } == ["2026-11-19", "2026-11-20"])
        #expect(export.imported.map { $0.name } == ["Workout"])
    }

    @Test func aNestedElementOfALaterPhoneIsPassedOver() throws {
        let records =
            "<NewThing a=\"b\"><Deeper x='1'/>text &unknown; <![CDATA[<Record]]><!-- > --></NewThing>"
            + at("10:00:00", "StepCount", "4", "count")
        let export = try HealthXML.read(records)
        #expect(export.ignored == [HealthExport.TypeCount(name: "NewThing", count: 1)])
        #expect(export.days.map { $0[.steps] } == [4])
    }
}
