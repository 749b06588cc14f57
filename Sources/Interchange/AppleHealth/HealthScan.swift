import CivilTime
import DaybookCore
import Journal

/// A serialized Apple Health export. Browsers parse exports that are too large to upload, and upload this instead.
///
/// It begins with a line of text, followed by 0 and the export, or 1 and a failure. It exists only between parsing and
/// import and is never stored, so its format can change with each version of Daybook. Numbers are encoded as in the
/// journal's batches.
public enum HealthScan {
    private static let mark = Array("daybook health 1\n".utf8)

    /// Returns whether a file is such a scan.
    public static func isScan(_ bytes: some Sequence<UInt8>) -> Bool { bytes.starts(with: mark) }

    /// Encodes an export.
    public static func bytes(of export: HealthExport) -> [UInt8] {
        var writer = ByteWriter()
        writer.bytes(mark)
        writer.byte(0)
        writer.integer(export.byteCount)
        writer.count(export.sources.count)
        for source in export.sources { writer.text(source) }
        for typeCounts in [export.imported, export.ignored] {
            writer.count(typeCounts.count)
            for tally in typeCounts {
                writer.text(tally.name)
                writer.integer(tally.count)
            }
        }
        writer.count(export.problems.count)
        for problem in export.problems {
            writer.byte(UInt8(truncatingIfNeeded: problem.kind.rawValue))
            writer.integer(problem.count)
            writer.count(problem.offsets.count)
            for offset in problem.offsets { writer.integer(offset) }
        }
        writer.count(export.days.count)
        for day in export.days { writer.write(day) }
        writer.count(export.workouts.count)
        for workout in export.workouts { writer.write(workout) }
        return writer.bytes
    }

    /// Encodes a failure. Failures that cannot be represented are encoded as `.unknownFormat`.
    public static func bytes(of failure: ImportFailure) -> [UInt8] {
        var writer = ByteWriter()
        writer.bytes(mark)
        writer.byte(1)
        switch failure {
        case .empty: writer.byte(1)
        case .tooLarge: writer.byte(2)
        case .badArchive(_, .truncated): writer.byte(3)
        case .badArchive: writer.byte(4)
        default: writer.byte(0)
        }
        return writer.bytes
    }

    /// Decodes an export. Throws the encoded failure, or `.badArchive` for invalid bytes.
    public static func export(in bytes: [UInt8]) throws(ImportFailure) -> HealthExport {
        guard isScan(bytes) else { throw .unknownFormat }
        var reader = ByteReader(bytes, mark.count..<bytes.count)
        guard let kind = try? reader.byte() else { throw .badArchive(path: "", .truncated) }
        if kind == 0 {
            guard let export = try? reader.export() else { throw .badArchive(path: "", .damaged) }
            return export
        }
        switch try? reader.byte() {
        case 1: throw .empty
        case 2: throw .tooLarge
        case 3: throw .badArchive(path: "", .truncated)
        case 4: throw .badArchive(path: "", .damaged)
        default: throw .unknownFormat
        }
    }
}

extension ByteWriter {
    /// Writes a day, a bit set of its measures, and their values.
    fileprivate mutating func write(_ day: HealthDay) {
        integer(Int64(day.day?.number ?? 0))
        let values = HealthMeasure.allCases.enumerated().compactMap { index, measure in day[measure].map { (index, $0) }
        }
        count(values.count)
        for (index, number) in values {
            byte(UInt8(truncatingIfNeeded: index))
            uint64(number.bitPattern)
        }
    }

    fileprivate mutating func write(_ workout: HealthWorkout) {
        text(workout.type)
        integer(workout.start ?? 0)
        integer(workout.offset ?? 0)
        for number in [workout.seconds, workout.energy, workout.distance] {
            byte(number == nil ? 0 : 1)
            if let number { uint64(number.bitPattern) }
        }
        text(workout.source)
    }
}

extension ByteReader {
    fileprivate mutating func export() throws(DecodingFailure) -> HealthExport {
        var export = HealthExport()
        export.byteCount = try integer()
        for _ in 0..<(try count()) { export.sources.append(try text()) }
        export.imported = try typeCounts()
        export.ignored = try typeCounts()
        for _ in 0..<(try count(of: 3)) {
            let start = position
            guard let kind = HealthProblem.Kind(rawValue: Int(try byte())) else { throw .malformed(at: start) }
            let count = try integer()
            var offsets: [Int64] = []
            for _ in 0..<(try self.count()) { offsets.append(try integer()) }
            export.problems.append(HealthProblem(kind, count: count, offsets: offsets))
        }
        for _ in 0..<(try count(of: 2)) { export.days.append(try healthDay()) }
        for _ in 0..<(try count(of: 7)) { export.workouts.append(try healthWorkout()) }
        guard isAtEnd else { throw .malformed(at: position) }
        return export
    }

    private mutating func typeCounts() throws(DecodingFailure) -> [HealthExport.TypeCount] {
        var typeCounts: [HealthExport.TypeCount] = []
        for _ in 0..<(try count(of: 2)) {
            typeCounts.append(HealthExport.TypeCount(name: try text(), count: max(0, min(try integer(), 1 << 36))))
        }
        return typeCounts
    }

    private mutating func healthDay() throws(DecodingFailure) -> HealthDay {
        let start = position
        guard let number = Int32(exactly: try integer()), HealthTimestamp.days.contains(number),
            let day = Day(number: number)
        else { throw .malformed(at: start) }
        var values = HealthDay(day)
        for _ in 0..<(try count(of: 9)) {
            let index = Int(try byte())
            guard HealthMeasure.allCases.indices.contains(index) else { throw .malformed(at: start) }
            values[HealthMeasure.allCases[index]] = try amount()
        }
        return values
    }

    private mutating func healthWorkout() throws(DecodingFailure) -> HealthWorkout {
        let start = position
        let type = try text()
        let (moment, offset) = (try integer(), try integer())
        guard type.utf8.count <= 300, (0...4_102_444_800_000).contains(moment), (-1440...1440).contains(offset) else {
            throw .malformed(at: start)
        }
        var workout = HealthWorkout(type: type, start: moment, offset: offset)
        workout.seconds = try byte() == 1 ? try amount() : nil
        workout.energy = try byte() == 1 ? try amount() : nil
        workout.distance = try byte() == 1 ? try amount() : nil
        workout.source = try text()
        return workout
    }

    /// Reads a number of a day or workout, which is not negative and within limits.
    private mutating func amount() throws(DecodingFailure) -> Double {
        let start = position
        let number = Double(bitPattern: try uint64())
        guard number >= 0, number <= 1e15 else { throw .malformed(at: start) }
        return number
    }
}
