/// The name hashes of the relevant elements and attributes.
struct HealthNames {
    // Elements
    let healthData = HealthBytes.mark("HealthData")
    let record = HealthBytes.mark("Record")
    let workout = HealthBytes.mark("Workout")
    let workoutStatistics = HealthBytes.mark("WorkoutStatistics")
    let correlation = HealthBytes.mark("Correlation")
    /// Elements that hold no measurements.
    let silent: [UInt64] = ["ExportDate", "Me"].map { HealthBytes.mark($0) }

    // Attributes
    let type = HealthBytes.mark("type")
    let sourceName = HealthBytes.mark("sourceName")
    let sourceVersion = HealthBytes.mark("sourceVersion")
    let device = HealthBytes.mark("device")
    let unit = HealthBytes.mark("unit")
    let creationDate = HealthBytes.mark("creationDate")
    let startDate = HealthBytes.mark("startDate")
    let endDate = HealthBytes.mark("endDate")
    let value = HealthBytes.mark("value")
    let activity = HealthBytes.mark("workoutActivityType")
    let duration = HealthBytes.mark("duration")
    let durationUnit = HealthBytes.mark("durationUnit")
    let distance = HealthBytes.mark("totalDistance")
    let distanceUnit = HealthBytes.mark("totalDistanceUnit")
    let energy = HealthBytes.mark("totalEnergyBurned")
    let energyUnit = HealthBytes.mark("totalEnergyBurnedUnit")
    let sum = HealthBytes.mark("sum")
    let key = HealthBytes.mark("key")
}

/// A start tag: its name and the ranges of its attribute values.
struct HealthTag {
    var name: UInt64 = 0
    var nameText = HealthText()
    var isEmpty = false
    var type = HealthText()
    var sourceName = HealthText()
    var device = HealthText()
    var unit = HealthText()
    var startDate = HealthText()
    var endDate = HealthText()
    var value = HealthText()
    // Of workouts alone
    var activity = HealthText()
    var duration = HealthText()
    var durationUnit = HealthText()
    var distance = HealthText()
    var distanceUnit = HealthText()
    var energy = HealthText()
    var energyUnit = HealthText()
    var sum = HealthText()

    /// The result of looking for the end of a tag or other markup.
    enum Found {
        /// The position after it.
        case end(Int)
        /// The bytes end before it does.
        case more
        /// It is malformed.
        case wrong
    }

    /// Parses the tag that begins at "<", with its attributes.
    @inline(__always)
    mutating func read(_ bytes: HealthBytes, at start: Int, _ names: HealthNames) -> Found {
        var position = start &+ 1
        while position < bytes.count, Self.isInName(bytes[position]) { position &+= 1 }
        guard position < bytes.count else { return .more }
        nameText = HealthText(start: start &+ 1, count: position &- start &- 1)
        guard nameText.count > 0 else { return .wrong }
        name = bytes.mark(nameText)
        while true {
            let before = position
            position = bytes.skippingSpace(from: position)
            guard position < bytes.count else { return .more }
            if bytes[position] == 62 { return .end(position &+ 1) }
            if bytes[position] == 47 {
                guard position &+ 1 < bytes.count else { return .more }
                isEmpty = true
                return bytes[position &+ 1] == 62 ? .end(position &+ 2) : .wrong
            }
            guard position > before else { return .wrong }
            let attribute = position
            position = bytes.firstIndex(of: 61, from: position)
            guard position < bytes.count else { return .more }
            var attributeText = HealthText(start: attribute, count: position &- attribute)
            position = bytes.skippingSpace(from: position &+ 1)
            guard position < bytes.count else { return .more }
            let quote = bytes[position]
            guard quote == 34 || quote == 39 else { return .wrong }
            let valueStart = position &+ 1
            position = bytes.firstIndex(of: quote, from: valueStart)
            guard position < bytes.count else { return .more }
            let text = HealthText(start: valueStart, count: position &- valueStart)
            position &+= 1
            if !store(text, bytes.mark(attributeText), names) {
                while attributeText.count > 0, HealthBytes.isSpace(bytes[attributeText.end - 1]) {
                    attributeText.count -= 1
                }
                guard isName(attributeText, bytes) else { return .wrong }
                _ = store(text, bytes.mark(attributeText), names)
            }
        }
    }

    /// Stores a value; returns false if its attribute is not relevant.
    @inline(__always)
    private mutating func store(_ text: HealthText, _ attribute: UInt64, _ names: HealthNames) -> Bool {
        switch attribute {
        case names.type: type = text
        case names.sourceName: sourceName = text
        case names.sourceVersion, names.creationDate, names.key: break
        case names.device: device = text
        case names.unit: unit = text
        case names.startDate: startDate = text
        case names.endDate: endDate = text
        case names.value: value = text
        default: return storeWorkoutAttribute(text, attribute, names)
        }
        return true
    }

    private mutating func storeWorkoutAttribute(_ text: HealthText, _ attribute: UInt64, _ names: HealthNames) -> Bool {
        switch attribute {
        case names.activity: activity = text
        case names.duration: duration = text
        case names.durationUnit: durationUnit = text
        case names.distance: distance = text
        case names.distanceUnit: distanceUnit = text
        case names.energy: energy = text
        case names.energyUnit: energyUnit = text
        case names.sum: sum = text
        default: return false
        }
        return true
    }

    private func isName(_ text: HealthText, _ bytes: HealthBytes) -> Bool {
        text.count > 0 && (text.start..<text.end).allSatisfy { Self.isInName(bytes[$0]) }
    }

    /// Returns whether a byte can be part of a name; all non-ASCII bytes can.
    @inline(__always)
    private static func isInName(_ byte: UInt8) -> Bool {
        byte &- 97 < 26 || byte &- 65 < 26 || byte &- 48 < 10 || byte == 45 || byte == 46 || byte == 58 || byte == 95
            || byte >= 128
    }
}
