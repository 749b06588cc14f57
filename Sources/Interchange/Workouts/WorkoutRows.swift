import CivilTime
import DaybookCore

/// Groups the rows of a file, each one set, into workouts: rows with the same start and title are one workout.
struct WorkoutRows {
    let format: String
    let context: ImportContext
    private(set) var workouts: [ImportedWorkout] = []
    private var indices: [String: Int] = [:]
    /// The notes of exercises, by workout.
    private var remarks: [[String]] = []

    private init(_ format: String, _ context: ImportContext) {
        self.format = format
        self.context = context
    }

    /// The names of the columns that every such file has.
    struct Columns {
        let start, exercise, title, remark: String
        /// The columns that hold only numbers, if present.
        let numbers: [String]
        /// That of the perceived effort.
        let effort: String
        /// Those whose numbers are whole ones in Daybook.
        let counts: [String]
        /// Those that say something that Daybook cannot hold.
        var others: [String] = []
    }

    /// Reads the workouts of a file.
    ///
    /// - Parameters:
    ///   - set: the set of a row for the named exercise; nil if the row is not a set.
    ///   - describe: sets the properties of a new workout from a row.
    static func workouts(
        in file: ImportFile, _ format: String, _ context: ImportContext, _ columns: Columns,
        rejecting rejected: inout RejectedRows,
        set: (_ exercise: String, CSVReader.Row, CSVHeader) -> ImportedSet?,
        describe: (inout ImportedWorkout, ImportedDateTime, CSVReader.Row, CSVHeader) -> Void
    ) throws(ImportFailure) -> [ImportedWorkout] {
        var reader = try CSVReader(file.bytes[...], file: file.path)
        let header = try reader.readHeader()
        var rows = WorkoutRows(format, context)
        while let row = try reader.next(rejecting: &rejected) {
            if let problem = problem(of: row, header, columns) {
                rejected.add(row, problem, of: reader)
                continue
            }
            guard let start = start(of: row, header, columns) else { continue }
            let name = PlainText.line(header.field(columns.exercise, in: row) ?? "")
            let title = PlainText.line(header.field(columns.title, in: row) ?? "")
            let remark = header.field(columns.remark, in: row) ?? ""
            let set = set(name, row, header)
            var unread = columns.numbers.count { isNegative(header.field($0, in: row) ?? "") }
            if set != nil, isEffortUnread(header.field(columns.effort, in: row) ?? "") { unread += 1 }
            var rounded = columns.counts.count { isFraction(header.field($0, in: row) ?? "") }
            if isFraction(header.field(columns.effort, in: row) ?? "") { rounded += 1 }
            let others = columns.others.count { !PlainText.line(header.field($0, in: row) ?? "").isEmpty }
            // A set without numbers, or a load without repetitions.
            let isEmpty = set.map { $0.hasNoFigures || $0.hasOnlyLoad } ?? false
            if isEmpty { unread += 1 }
            rows.add(
                isEmpty ? nil : set, of: name, losses: (unread, set == nil ? 0 : rounded, others), start: start,
                title: title, remark: remark
            ) { describe(&$0, start, row, header) }
        }
        guard !rows.workouts.isEmpty else { throw rejected.failure ?? .empty }
        return rows.workouts
    }

    /// The reason why a row cannot be read; nil if it can.
    private static func problem(of row: CSVReader.Row, _ header: CSVHeader, _ columns: Columns) -> LineProblem? {
        guard let date = header.field(columns.start, in: row) else { return .missingField(columns.start) }
        guard start(of: row, header, columns) != nil else {
            return date.isEmpty || WorkoutDates.isDate(date) ? .badDay(date.excerpt) : .unreadDay(date.excerpt)
        }
        if PlainText.line(header.field(columns.exercise, in: row) ?? "").isEmpty {
            return .missingField(columns.exercise)
        }
        for name in columns.numbers {
            let text = PlainText.line(header.field(name, in: row) ?? "")
            if !text.isEmpty, DecimalNumber.parse(text) == nil { return .badNumber(text.excerpt, column: name) }
        }
        return nil
    }

    private static func start(of row: CSVReader.Row, _ header: CSVHeader, _ columns: Columns) -> ImportedDateTime? {
        header.field(columns.start, in: row).flatMap { WorkoutDates.moment($0) }
            .flatMap { $0.day >= BodyLimits.firstDay ? $0 : nil }
    }

    /// Returns whether a number is negative.
    private static func isNegative(_ text: String) -> Bool { (DecimalNumber.parse(PlainText.line(text)) ?? 0) < 0 }

    private static func isFraction(_ text: String) -> Bool {
        DecimalNumber.parse(PlainText.line(text)).map { $0 != $0.rounded() } ?? false
    }

    /// Whether an effort is stated that has no repetitions in reserve.
    private static func isEffortUnread(_ text: String) -> Bool {
        (DecimalNumber.parse(PlainText.line(text)) ?? 0) > 0 && ImportedSet.reserve(ofEffort: text) == nil
    }

    /// Adds a row, usually a set, to the workout with this start and title. `describe` sets the properties of a new
    /// workout.
    ///
    /// - Parameters:
    ///   - losses: the numbers of its unreadable numbers, its rounded ones and its other values that are not kept.
    ///   - remark: a note on the exercise, which becomes a line of the workout's note.
    private mutating func add(
        _ set: ImportedSet?, of exercise: String, losses: (unread: Int, rounded: Int, others: Int),
        start: ImportedDateTime, title: String, remark: String,
        describe: (inout ImportedWorkout) -> Void
    ) {
        let index = index(start, title, describe)
        workouts[index].unreadCount += losses.unread
        workouts[index].roundedCount += losses.rounded
        workouts[index].otherCount += losses.others
        if let set { workouts[index].sets.append(set) }
        let remark = PlainText.lines(remark)
        let line = "\(exercise): \(remark)"
        if remark.isEmpty || remarks[index].contains(line) { return }
        remarks[index].append(line)
        workouts[index].note += (workouts[index].note.isEmpty ? "" : "\n") + line
    }

    /// The index of the workout with this start and title; adds it if it is new.
    private mutating func index(
        _ start: ImportedDateTime, _ title: String, _ describe: (inout ImportedWorkout) -> Void
    ) -> Int {
        let when = start.day.text + (start.time.map { " \($0.text)" } ?? "")
        let key = "\(when) \(title)"
        if let index = indices[key] { return index }
        var workout = ImportedWorkout(identity: ImportIdentity(format: format, key: key), day: start.day)
        workout.title = title
        workout.time = start.time
        if let time = start.time, let utc = context.utc(DateTime(start.day, at: time)) {
            let minutes = Int64(utc.day.number) * 1440 + Int64(utc.second / 60)
            workout.at = minutes * 60_000
            workout.offset = Int64(start.day.number) * 1440 + Int64(time.minutes) - minutes
        }
        describe(&workout)
        workout.note = PlainText.lines(workout.note)
        indices[key] = workouts.count
        workouts.append(workout)
        remarks.append([])
        return workouts.count - 1
    }
}

extension ImportedSet {
    /// The repetitions in reserve for a perceived effort of 6 to 10 (10 minus the effort); nil if there is none.
    static func reserve(ofEffort text: String) -> Int64? {
        guard let effort = DecimalNumber.parse(text), (6...10).contains(effort) else { return nil }
        return Int64((10 - effort).rounded())
    }

    /// Whether it has no number.
    var hasNoFigures: Bool { repetitions == nil && load == nil && seconds == nil && metres == nil }

    /// Whether it has only a load, without repetitions or time.
    var hasOnlyLoad: Bool { load != nil && repetitions == nil && seconds == nil && metres == nil }

    /// Parses a positive number; these files write zero for values that were not measured.
    static func positive(_ text: String?) -> Double? {
        text.flatMap { DecimalNumber.parse(PlainText.line($0)) }.flatMap { $0 > 0 ? $0 : nil }
    }

    /// Parses a positive integer.
    static func integer(_ text: String?) -> Int64? {
        positive(text).map { Int64(min($0, 1e9).rounded()) }
    }
}
