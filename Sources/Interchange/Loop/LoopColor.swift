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
        if number < 0 { return nearest(UInt32(truncatingIfNeeded: number)) }
        let palette = version < 21 ? thirteen : twenty
        return number < palette.count ? palette[Int(number)] : .stone
    }

    /// Converts a color of a CSV file: "#D32F2F".
    static func palette(_ text: String) -> Palette {
        guard text.utf8.count == 7, text.utf8.first == 35, let number = UInt32(text.dropFirst(), radix: 16) else {
            return .stone
        }
        return nearest(number)
    }

    /// Finds the nearest color by hue; a color of low saturation is stone.
    static func nearest(_ color: UInt32) -> Palette {
        let (red, green, blue) = (Int(color >> 16 & 255), Int(color >> 8 & 255), Int(color & 255))
        let (greatest, least) = (max(red, green, blue), min(red, green, blue))
        let range = greatest - least
        guard range > 48 else { return .stone }
        let hue =
            if greatest == red {
                (60 * (green - blue) / range + 360) % 360
            } else if greatest == green {
                120 + 60 * (blue - red) / range
            } else {
                240 + 60 * (red - green) / range
            }
        switch hue {
        case 20..<60: return .amber
        case 60..<150: return .leaf
        case 150..<190: return .teal
        case 190..<225: return .sky
        case 225..<270: return .iris
        case 270..<345: return .plum
        default: return .rose
        }
    }
}
