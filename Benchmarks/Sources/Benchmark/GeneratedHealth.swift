import CivilTime

/// An export of Apple Health in the phone's shape, of any size and the same at every run: a watch and a phone, one type of
/// records after the other, about 0.7 MB a day.
struct GeneratedHealth {
    /// The approximate size of the export in bytes.
    let size: Int64
    private let write: ([UInt8]) -> Void
    private var bytes: [UInt8] = []
    private var chance: UInt64 = 0x9E37_79B9_7F4A_7C15
    private let dayCount: Int
    private let firstDay: Day

    /// About how many bytes all records of a day have.
    private static let bytesADay: Int64 = 775_000

    private static let watch = """
        sourceName="Anna&apos;s Apple\u{A0}Watch" sourceVersion="11.2" device="&lt;&lt;HKDevice: 0x3012772a0&gt;, name:Apple Watch, \
        manufacturer:Apple Inc., model:Watch, hardware:Watch6,7, software:11.2&gt;"
        """
    private static let phone = """
        sourceName="iPhone" sourceVersion="18.2.1" device="&lt;&lt;HKDevice: 0x300ad4b40&gt;, name:iPhone, manufacturer:Apple Inc., \
        model:iPhone, hardware:iPhone14,5, software:18.2.1&gt;"
        """

    private init(size: Int64, write: @escaping ([UInt8]) -> Void) {
        self.size = size
        self.write = write
        dayCount = max(1, Int(size / Self.bytesADay))
        firstDay = Day(year: 2026, month: 11, day: 20)!.advanced(by: -dayCount)
    }

    /// Writes an export piece by piece.
    static func write(size: Int64, _ write: @escaping ([UInt8]) -> Void) {
        var invented = GeneratedHealth(size: size, write: write)
        invented.writeAll()
    }

    private mutating func writeAll() {
        append(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE HealthData [
            <!-- HealthKit Export Version: 14 -->
            <!ELEMENT HealthData (ExportDate,Me,(Record|Correlation|Workout|ActivitySummary|ClinicalRecord)*)>
            <!ATTLIST HealthData
              locale CDATA #REQUIRED
            >
            <!ELEMENT Record ((MetadataEntry|HeartRateVariabilityMetadataList)*)>
            <!-- Note: Any Records that appear as children of a correlation also appear as top-level records. -->
            ]>
            <HealthData locale="en_GB">
             <ExportDate value="2026-11-20 08:00:00 +0100"/>
             <Me HKCharacteristicTypeIdentifierDateOfBirth="1990-05-20"/>

            """)
        quantity("StepCount", "count", [(Self.phone, 60), (Self.watch, 120)]) { "\(20 + $0 % 400)" }
        quantity("DistanceWalkingRunning", "km", [(Self.phone, 60), (Self.watch, 120)]) {
            "0.\(100_000 + $0 % 800_000)"
        }
        quantity("FlightsClimbed", "count", [(Self.phone, 4), (Self.watch, 4)]) { "\(1 + $0 % 2)" }
        quantity("HeartRate", "count/min", [(Self.watch, 300)], metadata: "HKMetadataKeyHeartRateMotionContext") {
            "\(48 + $0 % 90)"
        }
        quantity("ActiveEnergyBurned", "kcal", [(Self.watch, 600)]) { "0.\(100 + $0 % 900)" }
        quantity("BasalEnergyBurned", "kcal", [(Self.watch, 300)]) { "\(3 + $0 % 3).\(100 + $0 % 900)" }
        quantity("AppleExerciseTime", "min", [(Self.watch, 30)]) { _ in "1" }
        quantity("AppleStandTime", "min", [(Self.watch, 150)]) { "\(1 + $0 % 5)" }
        quantity("RestingHeartRate", "count/min", [(Self.watch, 1)]) { "\(50 + $0 % 15)" }
        quantity("HeartRateVariabilitySDNN", "ms", [(Self.watch, 6)]) { "\(20 + $0 % 60).\(1000 + $0 % 9000)" }
        quantity("BodyMass", "kg", [(Self.phone, 1)]) { "\(60 + $0 % 9).\($0 % 10)" }
        quantity("DietaryWater", "mL", [(Self.phone, 6)]) { "\(200 + $0 % 300)" }
        quantity("EnvironmentalAudioExposure", "dBASPL", [(Self.watch, 40)]) { "\(40 + $0 % 50).\($0 % 1000)" }
        quantity("WalkingSpeed", "km/hr", [(Self.phone, 20)]) { "\(3 + $0 % 3).\($0 % 100)" }
        for index in 0..<dayCount { night(index) }
        for index in 0..<dayCount where index % 3 == 0 { workout(index) }
        append("</HealthData>\n")
        write(bytes)
    }

    /// The records of one type: those of a day spread over it, one source after the other on each day.
    private mutating func quantity(
        _ type: String, _ unit: String, _ sources: [(text: String, count: Int)], metadata: String? = nil,
        _ value: (UInt64) -> String
    ) {
        for index in 0..<dayCount {
            let day = firstDay.advanced(by: index)
            for (source, count) in sources {
                let spacing = 57_600 / count
                for number in 0..<count {
                    let start = 25_200 + number * spacing
                    let end = metadata == nil ? start + min(spacing, 30 + Int(next() % 570)) : start
                    append(
                        " <Record type=\"HKQuantityTypeIdentifier\(type)\" \(source) unit=\"\(unit)\" creationDate=\"")
                    moment(day, end + 5)
                    append("\" startDate=\"")
                    moment(day, start)
                    append("\" endDate=\"")
                    moment(day, end)
                    append("\" value=\"\(value(next()))\"")
                    if let metadata {
                        append(">\n  <MetadataEntry key=\"\(metadata)\" value=\"\(next() % 3)\"/>\n </Record>\n")
                    } else {
                        append("/>\n")
                    }
                }
            }
        }
    }

    private mutating func night(_ index: Int) {
        let day = firstDay.advanced(by: index)
        var start = 1800
        for stage in 0..<30 {
            let name = ["Core", "Deep", "REM", "Core", "Awake"][stage % 5]
            let value = name == "Awake" ? name : "Asleep" + name
            let end = start + 300 + Int(next() % 900)
            append(" <Record type=\"HKCategoryTypeIdentifierSleepAnalysis\" \(Self.watch) creationDate=\"")
            moment(day, 30_000)
            append("\" startDate=\"")
            moment(day, start)
            append("\" endDate=\"")
            moment(day, end)
            append("\" value=\"HKCategoryValueSleepAnalysis\(value)\">\n")
            append("  <MetadataEntry key=\"HKTimeZone\" value=\"Europe/Warsaw\"/>\n </Record>\n")
            start = end
        }
    }

    private mutating func workout(_ index: Int) {
        let day = firstDay.advanced(by: index)
        append(
            " <Workout workoutActivityType=\"HKWorkoutActivityTypeRunning\" duration=\"\(20 + next() % 40).5\" "
                + "durationUnit=\"min\" \(Self.watch) creationDate=\"")
        moment(day, 68_000)
        append("\" startDate=\"")
        moment(day, 64_800)
        append("\" endDate=\"")
        moment(day, 67_800)
        append("\">\n")
        for (type, unit) in [("ActiveEnergyBurned", "kcal"), ("DistanceWalkingRunning", "km")] {
            append("  <WorkoutStatistics type=\"HKQuantityTypeIdentifier\(type)\" startDate=\"")
            moment(day, 64_800)
            append("\" endDate=\"")
            moment(day, 67_800)
            append("\" sum=\"\(4 + next() % 8).25\" unit=\"\(unit)\"/>\n")
        }
        append(" </Workout>\n")
    }

    private var dayWritten: Day?
    private var dayText: [UInt8] = []

    private mutating func moment(_ day: Day, _ seconds: Int) {
        if dayWritten != day {
            dayWritten = day
            dayText = Array(day.text.utf8)
        }
        func pair(_ number: Int) -> [UInt8] { [48 + UInt8(number / 10), 48 + UInt8(number % 10)] }
        bytes += dayText
        bytes.append(32)
        bytes += pair(seconds / 3600)
        bytes.append(58)
        bytes += pair(seconds / 60 % 60)
        bytes.append(58)
        bytes += pair(seconds % 60)
        append(day.month > 3 && day.month < 11 ? " +0200" : " +0100")
    }

    private mutating func append(_ text: String) {
        bytes += text.utf8
        if bytes.count > 1 << 20 {
            write(bytes)
            bytes.removeAll(keepingCapacity: true)
        }
    }

    private mutating func next() -> UInt64 {
        chance ^= chance << 13
        chance ^= chance >> 7
        chance ^= chance << 17
        return chance >> 11
    }
}
