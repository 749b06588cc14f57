import DaybookCore

/// Accumulates the records of an export.
struct HealthRecords {
    /// Larger numbers are treated as invalid.
    private static let largest = 1e9
    /// The maximum number of unknown types counted separately.
    private static let maximumOthers = 1000

    var problems: [HealthProblem] = []
    var figures = HealthAggregates()
    var sources: HealthSources
    var clock = HealthTimestampParser()
    private var quantities: HealthQuantities
    private var nights = HealthNights()
    var workouts = HealthWorkouts()

    private let kinds = HealthKind.all
    /// The indices of the measures of `kinds` among all measures.
    private let indices = HealthKind.all.map { kind in HealthMeasure.allCases.firstIndex(of: kind.measure) ?? 0 }
    private var kindCounts = [Int64](repeating: 0, count: HealthKind.all.count)
    private var kindMarks: [UInt64: Int] = [:]
    private var others: [HealthExport.TypeCount] = []
    private var otherMarks: [UInt64: Int] = [:]

    private var lastType: UInt64 = 0
    /// The index of the last type in `kinds` or, if negative, its index in `others` minus their count.
    private var lastKind = 0
    private var lastUnit: UInt64 = 0
    private var lastFactor: Double?

    init(order: [String], room: Int) {
        sources = HealthSources(words: order)
        quantities = HealthQuantities(room: room)
        for (index, kind) in kinds.enumerated() { kindMarks[HealthBytes.mark(kind.identifier)] = index }
        kindMarks[HealthBytes.mark("HKDataTypeSleepAnalysis")] = kinds.firstIndex { $0.rule == .sleep }
    }

    /// Adds the record that begins at an offset.
    @inline(__always)
    mutating func add(_ tag: HealthTag, _ bytes: HealthBytes, at offset: Int64) {
        guard tag.type.isThere else { return problems.add(.missing, at: offset) }
        let type = bytes.mark(tag.type)
        if type != lastType { lookUp(type, tag.type, bytes) }
        guard lastKind >= 0 else {
            others[lastKind &+ Self.maximumOthers &+ 1].count &+= 1
            return
        }
        if let problem = addValues(tag, bytes, lastKind) {
            problems.add(problem, at: offset)
        } else {
            kindCounts[lastKind] &+= 1
        }
    }

    private mutating func lookUp(_ mark: UInt64, _ text: HealthText, _ bytes: HealthBytes) {
        lastType = mark
        lastUnit = 0
        lastFactor = nil
        if let known = kindMarks[mark] {
            lastKind = known
            return
        }
        let name = bytes.string(text)
        let identifier = HealthBytes.mark(name)
        if let known = kindMarks[identifier] {
            lastKind = known
        } else {
            lastKind = other(named: HealthKind.shortName(name), identifier) - Self.maximumOthers - 1
        }
    }

    /// The index of a type or element that is not imported. Types beyond the maximum share the last index.
    private mutating func other(named name: String, _ mark: UInt64) -> Int {
        if let known = otherMarks[mark] { return known }
        guard others.count < Self.maximumOthers else { return Self.maximumOthers - 1 }
        otherMarks[mark] = others.count
        others.append(HealthExport.TypeCount(name: name, count: 0))
        return others.count - 1
    }

    /// Counts an element that is not imported.
    mutating func countIgnored(_ name: HealthText, _ bytes: HealthBytes) {
        others[other(named: bytes.string(name), bytes.mark(name))].count += 1
    }

    /// Adds the values of a record, or reports its problem.
    @inline(__always)
    private mutating func addValues(_ tag: HealthTag, _ bytes: HealthBytes, _ kind: Int) -> HealthProblem.Kind? {
        guard tag.startDate.isThere, tag.endDate.isThere, tag.sourceName.isThere else { return .missing }
        guard let start = moment(tag.startDate, bytes) else { return .badTime }
        var end = start
        if !bytes.isSame(tag.startDate, tag.endDate) {
            guard let read = moment(tag.endDate, bytes) else { return .badTime }
            end = read
        }
        guard end.seconds >= start.seconds else { return .endsBeforeStart }
        let rule = kinds[kind].rule
        let measure = indices[kind]
        guard end.seconds &- start.seconds <= (rule == .sleep ? 1 : 7) &* 86_400 else { return .tooLong }
        if rule == .sleep || rule == .length {
            return addDuration(tag, bytes, start, end, rule, measure)
        }
        guard tag.value.isThere else { return .missing }
        guard let number = number(tag.value, bytes) else { return hasUnknownEntity(tag.value, bytes) }
        guard let factor = factor(of: tag.unit, bytes, kind) else { return .badUnit }
        let amount = number * factor
        guard amount >= 0, amount <= Self.largest else { return .badNumber }
        let day = start.dayNumber
        switch rule {
        case .sum:
            let source = sources.number(bytes, name: tag.sourceName, device: tag.device)
            quantities.add(amount, to: measure, start, end, of: source, sources, &figures)
        case .range:
            figures.addToMean(amount, of: measure, on: day)
            figures.lower(measure &+ 1, to: amount, on: day)
            figures.raise(measure &+ 2, to: amount, on: day)
        case .mean: figures.addToMean(amount, of: measure, on: day)
        case .last: figures.renew(measure, to: amount, at: start)
        case .length, .sleep: break
        }
        return nil
    }

    private mutating func addDuration(
        _ tag: HealthTag, _ bytes: HealthBytes, _ start: HealthTimestamp, _ end: HealthTimestamp,
        _ rule: HealthKind.Rule,
        _ measure: Int
    ) -> HealthProblem.Kind? {
        if rule == .length {
            let source = sources.number(bytes, name: tag.sourceName, device: tag.device)
            let minutes = Double(end.seconds - start.seconds) / 60
            quantities.add(minutes, to: measure, start, end, of: source, sources, &figures)
            return nil
        }
        guard tag.value.isThere else { return .missing }
        guard let stage = nights.stage(bytes.mark(tag.value)) else { return .badStage }
        let source = sources.number(bytes, name: tag.sourceName, device: tag.device)
        nights.add(stage, start, end, of: source, sources, &figures)
        return nil
    }

    /// Parses a moment, decoding entities if needed.
    @inline(__always)
    mutating func moment(_ text: HealthText, _ bytes: HealthBytes) -> HealthTimestamp? {
        if let moment = clock.moment(bytes, text) { return moment }
        guard bytes.hasEntity(text) else { return nil }
        return HealthBytes.with(bytes.decoded(text).bytes) { clock.moment($0, $0.whole) }
    }

    /// Parses a number, decoding entities if needed.
    @inline(__always)
    func number(_ text: HealthText, _ bytes: HealthBytes) -> Double? {
        if let number = bytes.number(text) { return number }
        guard bytes.hasEntity(text) else { return nil }
        return HealthBytes.with(bytes.decoded(text).bytes) { $0.number($0.whole) }
    }

    private func hasUnknownEntity(_ text: HealthText, _ bytes: HealthBytes) -> HealthProblem.Kind {
        bytes.decoded(text).isKnown ? .badNumber : .badEntity
    }

    @inline(__always)
    private mutating func factor(of unit: HealthText, _ bytes: HealthBytes, _ kind: Int) -> Double? {
        guard unit.isThere else { return nil }
        let mark = bytes.mark(unit)
        if mark != lastUnit || lastFactor == nil {
            lastUnit = mark
            lastFactor = kinds[kind].dimension.factor(of: bytes.string(unit))
        }
        return lastFactor
    }

    /// Returns the complete export after the last record.
    mutating func finish(byteCount: Int64) -> HealthExport {
        quantities.settle(sources, &figures)
        nights.settle(sources, &figures)
        var export = HealthExport()
        export.days = figures.days(
            means: Set(kinds.filter { $0.rule == .mean || $0.rule == .range }.map { $0.measure }))
        export.workouts = workouts.inOrder(sources)
        export.imported = Self.inOrder(
            zip(kinds, kindCounts).map { HealthExport.TypeCount(name: $0.name, count: $1) }
                + [HealthExport.TypeCount(name: "Workout", count: workouts.count)])
        export.ignored = Self.inOrder(others)
        export.sources = sources.order.map { sources.names[$0] }
        export.problems = problems.sorted { $0.kind.rawValue < $1.kind.rawValue }
        export.byteCount = byteCount
        return export
    }

    private static func inOrder(_ typeCounts: [HealthExport.TypeCount]) -> [HealthExport.TypeCount] {
        typeCounts.filter { $0.count > 0 }
            .sorted {
                $0.count != $1.count ? $0.count > $1.count : $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
            }
    }
}
