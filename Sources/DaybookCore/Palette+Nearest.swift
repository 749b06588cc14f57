extension Palette {
    /// The palette's colour that is nearest to one written as "#ff0000" or "#f00"; nil for any other text.
    ///
    /// Nearest means the least distance in OKLab (Björn Ottosson, "A perceptual color space for image processing", 2020)
    /// to the palette's values on a light and on a dark background. The squared difference in lightness counts half,
    /// because the palette has only those two levels of it. For the same reason greys, with a chroma below 0.04, are
    /// stone: white would be nearest to any of them.
    public init?(nearestTo text: String) {
        guard text.utf8.first == UInt8(ascii: "#"), let color = Self.number(of: text.dropFirst()) else { return nil }
        self.init(nearestTo: color)
    }

    /// The palette's colour that is nearest to one in sRGB, 0xRRGGBB.
    public init(nearestTo color: UInt32) {
        let sought = OKLab(color)
        if sought.chromaSquared < 0.04 * 0.04 {
            self = .stone
            return
        }
        var nearest = (color: Palette.stone, distance: Double.infinity)
        for candidate in Palette.allCases {
            for value in candidate.values {
                let distance = sought.distanceSquared(to: OKLab(value))
                if distance < nearest.distance { nearest = (candidate, distance) }
            }
        }
        self = nearest.color
    }

    /// The number of six or three hexadecimal digits.
    private static func number(of digits: Substring) -> UInt32? {
        let isHexadecimal = digits.utf8.allSatisfy { byte in
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 32)
        }
        guard isHexadecimal else { return nil }
        if digits.utf8.count == 6 { return UInt32(digits, radix: 16) }
        guard digits.utf8.count == 3, let short = UInt32(digits, radix: 16) else { return nil }
        return ((short >> 8 & 15) << 16 | (short >> 4 & 15) << 8 | short & 15) * 17
    }

    /// The values on a light and on a dark background, as in `app.css`.
    private var values: [UInt32] {
        switch self {
        case .rose: [0xB93A59, 0xFF8BA3]
        case .amber: [0x9A5C00, 0xF2B45C]
        case .leaf: [0x2B7637, 0x86CF8D]
        case .teal: [0x0F7878, 0x62CCCC]
        case .sky: [0x1D6FB8, 0x84BFF5]
        case .iris: [0x5B4FC7, 0xB0A7FF]
        case .plum: [0x93408F, 0xE19BDD]
        case .stone: [0x6B6459, 0xB8B0A2]
        }
    }
}

/// A colour in OKLab.
private struct OKLab {
    let lightness, a, b: Double

    /// - Parameter color: a colour in sRGB, 0xRRGGBB.
    init(_ color: UInt32) {
        let red = Self.linear(color >> 16 & 255)
        let green = Self.linear(color >> 8 & 255)
        let blue = Self.linear(color & 255)
        let long = Self.root(3, of: 0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let medium = Self.root(3, of: 0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let short = Self.root(3, of: 0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
        a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
        b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    }

    var chromaSquared: Double { a * a + b * b }

    func distanceSquared(to other: OKLab) -> Double {
        let (light, green, blue) = (lightness - other.lightness, a - other.a, b - other.b)
        return light * light / 2 + green * green + blue * blue
    }

    /// The linear light of a component, 0...255 (IEC 61966-2-1).
    private static func linear(_ component: UInt32) -> Double {
        let value = Double(component) / 255
        if value <= 0.04045 { return value / 12.92 }
        // To the power of 2.4 = 12 / 5.
        return power(root(5, of: (value + 0.055) / 1.055), 12)
    }

    private static func power(_ base: Double, _ exponent: Int) -> Double {
        (0..<exponent).reduce(1) { product, _ in product * base }
    }

    /// The root of a number, 0...1, by Newton's method from above, which falls until it is exact.
    private static func root(_ degree: Int, of number: Double) -> Double {
        guard number > 0 else { return 0 }
        var root = 1.0
        while true {
            let next = root - (root - number / power(root, degree - 1)) / Double(degree)
            guard next < root else { return root }
            root = next
        }
    }
}
