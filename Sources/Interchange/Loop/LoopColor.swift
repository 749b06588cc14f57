import DaybookCore

/// Maps Loop's colors to the nearest palette color.
enum LoopColor {
    /// Converts a color of a database: an index in Loop's palette (of twenty colors; thirteen before version 21 of the
    /// database) or, in still earlier versions, the color itself as a negative number.
    static func palette(_ number: Int64, version: Int64) -> Palette {
        let twenty: [Palette] = [
            .rose, .rose, .amber, .amber, .amber, .leaf, .leaf, .leaf, .teal, .teal, .sky, .sky, .iris, .iris, .plum,
            .plum,
            .stone, .stone, .stone, .stone,
        ]
        let thirteen: [Palette] = [
            .rose, .rose, .amber, .leaf, .leaf, .teal, .teal, .sky, .iris, .plum, .plum, .stone, .stone,
        ]
        if number < 0 { return Palette(nearestTo: UInt32(truncatingIfNeeded: number) & 0xFFFFFF) }
        let palette = version < 21 ? thirteen : twenty
        return number < palette.count ? palette[Int(number)] : .stone
    }

    /// Converts a color of a CSV file: "#D32F2F".
    static func palette(_ text: String) -> Palette { Palette(nearestTo: text) ?? .stone }
}
