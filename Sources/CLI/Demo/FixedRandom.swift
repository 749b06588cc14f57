/// A seeded pseudorandom generator (SplitMix64; Steele, Lea, Flood 2014), so that demo data is always the same.
struct FixedRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    /// A number in 0..<1.
    mutating func fraction() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }

    /// True with a probability.
    mutating func chance(_ share: Double) -> Bool { fraction() < share }

    /// A random integer in a range.
    mutating func number(in range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(fraction() * Double(range.count))
    }
}
