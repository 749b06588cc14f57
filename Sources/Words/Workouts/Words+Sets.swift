/// Formatting of sets, times and distances.
extension Words {
    /// "8 × 60 kg", "5 km · 25:00", "12 · RIR 2".
    public func setFigures(
        repetitions: Int64?, kilograms: Double?, seconds: Int64?, metres: Double?, repsInReserve: Int64?, imperial: Bool
    ) -> String {
        var figures: [String] = []
        let load = kilograms.map { weight($0, imperial: imperial, maximumFractionDigits: 2) }
        if let repetitions {
            figures.append(load.map { "\(number(repetitions)) × \($0)" } ?? self.repetitions(repetitions))
        } else if let load {
            figures.append(load)
        }
        if let metres { figures.append(distance(metres, imperial: imperial)) }
        if let seconds { figures.append(clock(seconds)) }
        if let repsInReserve { figures.append("RIR \(repsInReserve)") }
        return figures.joined(separator: " · ")
    }

    /// "1 repetition", "12 repetitions".
    public func repetitions(_ count: Int64) -> String {
        counted(
            Int(clamping: count), ("repetition", "repetitions"), ("повторение", "повторения", "повторений"),
            ("powtórzenie", "powtórzenia", "powtórzeń"))
    }

    /// "25:00", "1:02:03".
    public func clock(_ seconds: Int64) -> String {
        func two(_ value: Int64) -> String { value < 10 ? "0\(value)" : "\(value)" }
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
        return (hours > 0 ? "\(hours):\(two(minutes))" : "\(minutes)") + ":" + two(seconds % 60)
    }

    /// "5 km", "400 m"; "3.11 mi".
    public func distance(_ metres: Double, imperial: Bool) -> String {
        if imperial {
            let miles = metres / Self.metresOfMile
            let russian = plural(miles, one: "миля", few: "мили", many: "миль", other: "мили")
            return "\(number(miles)) \(pick("mi", russian, "mi"))"
        }
        return metres >= 1000
            ? "\(number(metres / 1000)) \(pick("km", "км", "km"))"
            : "\(number(metres, maximumFractionDigits: 0)) \(pick("m", "м", "m"))"
    }

    /// A pace per kilometre or mile: "5:00 /km".
    public func pace(_ metresASecond: Double, imperial: Bool) -> String {
        let seconds = (imperial ? Self.metresOfMile : 1000) / metresASecond
        guard seconds < 100_000 else { return "–" }
        return "\(clock(Int64(seconds.rounded()))) /\(imperial ? pick("mi", "миля", "mila") : pick("km", "км", "km"))"
    }
}
