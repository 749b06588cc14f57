/// A seeded generator, so that a failing seed can be run again. SplitMix64: Steele et al., "Fast Splittable
/// Pseudorandom Number Generators", 2014.
public struct SeededRandomness: RandomNumberGenerator {
    private var state: UInt64

    public init(seed: UInt64) { state = seed }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
        return bits ^ bits >> 31
    }

    public mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }

    /// True once in `times` on average.
    public mutating func once(in times: Int) -> Bool { number(1...times) == 1 }

    public mutating func one<Element>(of elements: [Element]) -> Element { elements.randomElement(using: &self)! }
}
