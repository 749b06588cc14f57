/// The square of modules of a QR code while it is drawn (ISO/IEC 18004:2015, 6.3, 7.7 to 7.10).
struct QRMatrix {
    private let version: Int
    /// Rows from top to bottom, true for dark.
    private(set) var modules: [[Bool]]
    /// The modules of patterns and of information about the format, which hold no data and are never masked.
    private var isReserved: [[Bool]]

    private var size: Int { modules.count }

    /// Draws the patterns of a version, 1…10.
    init(version: Int) {
        let size = 17 + 4 * version
        self.version = version
        modules = [[Bool]](repeating: [Bool](repeating: false, count: size), count: size)
        isReserved = modules
        drawTimingPatterns()
        drawAlignmentPatterns()
        for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] { drawRings(x, y, radius: 4) }
        drawFormat(0)
        drawVersion()
    }

    private mutating func reserve(_ x: Int, _ y: Int, isDark: Bool) {
        modules[y][x] = isDark
        isReserved[y][x] = true
    }

    private mutating func drawTimingPatterns() {
        for position in 0..<size {
            reserve(position, 6, isDark: position % 2 == 0)
            reserve(6, position, isDark: position % 2 == 0)
        }
    }

    /// Annex E. There is none where it would touch one of the three finder patterns.
    private mutating func drawAlignmentPatterns() {
        let last = size - 7
        let centres = version == 1 ? [] : version < 7 ? [6, last] : [6, last / 2 + 3, last]
        for x in centres {
            for y in centres where (x, y) != (6, 6) && (x, y) != (6, last) && (x, y) != (last, 6) {
                drawRings(x, y, radius: 2)
            }
        }
    }

    /// Draws a finder pattern and the light separator around it (radius 4) or an alignment pattern (radius 2).
    private mutating func drawRings(_ x: Int, _ y: Int, radius: Int) {
        for row in max(0, y - radius)...min(size - 1, y + radius) {
            for column in max(0, x - radius)...min(size - 1, x + radius) {
                let ring = max(abs(row - y), abs(column - x))
                let isDark = radius == 4 ? ring != 2 && ring != 4 : ring != 1
                reserve(column, row, isDark: isDark)
            }
        }
    }

    /// Draws 15 bits twice: around the upper left finder pattern, and beside the other two.
    private mutating func drawFormat(_ bits: Int) {
        for index in 0..<15 {
            let isDark = bits >> index & 1 == 1
            // The timing patterns are left out.
            let position = index < 6 ? index : index < 8 ? index + 1 : size - 15 + index
            reserve(8, position, isDark: isDark)
            let opposite = index < 8 ? size - 1 - index : index == 8 ? 7 : 14 - index
            reserve(opposite, 8, isDark: isDark)
        }
        reserve(8, size - 8, isDark: true)
    }

    /// Draws 18 bits twice, from version 7 on: the version and its BCH code of the polynomial 0x1F25.
    private mutating func drawVersion() {
        guard version >= 7 else { return }
        let bits = version << 12 | Self.remainder(version, of: 0x1F25, width: 12)
        for index in 0..<18 {
            let isDark = bits >> index & 1 == 1
            let (short, long) = (index / 3, size - 11 + index % 3)
            reserve(long, short, isDark: isDark)
            reserve(short, long, isDark: isDark)
        }
    }

    /// The remainder of a number, times 2ʷⁱᵈᵗʰ, divided by a polynomial over GF(2).
    private static func remainder(_ number: Int, of polynomial: Int, width: Int) -> Int {
        var remainder = number
        for _ in 0..<width {
            remainder = remainder << 1
            if remainder >> width & 1 == 1 { remainder ^= polynomial }
        }
        return remainder & (1 << width - 1)
    }

    /// Fills the free modules, two columns at a time from right to left, alternately upwards and downwards.
    ///
    /// Some versions have up to seven modules more than bits; they stay light.
    mutating func drawData(_ codewords: [UInt8]) {
        var index = 0
        var isUpward = true
        for right in stride(from: size - 1, to: 0, by: -2) {
            // The column of the timing pattern is skipped.
            let right = right <= 6 ? right - 1 : right
            for step in 0..<size {
                let y = isUpward ? size - 1 - step : step
                for x in [right, right - 1] where !isReserved[y][x] && index < codewords.count * 8 {
                    modules[y][x] = codewords[index / 8] >> UInt8(7 - index % 8) & 1 == 1
                    index += 1
                }
            }
            isUpward.toggle()
        }
    }

    /// Inverts the data where a mask (0…7, table 10) says so, and draws the format information: error correction and
    /// mask with their BCH code of the polynomial 0x537.
    mutating func apply(mask: Int, _ errorCorrection: QRCode.ErrorCorrection) {
        for y in 0..<size {
            for x in 0..<size where !isReserved[y][x] && Self.inverts(mask, x, y) { modules[y][x].toggle() }
        }
        let level =
            switch errorCorrection {
            case .low: 0b01
            case .medium: 0b00
            case .quartile: 0b11
            case .high: 0b10
            }
        let format = level << 3 | mask
        drawFormat((format << 10 | Self.remainder(format, of: 0x537, width: 10)) ^ 0x5412)
    }

    private static func inverts(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
        switch mask {
        case 0: (x + y) % 2 == 0
        case 1: y % 2 == 0
        case 2: x % 3 == 0
        case 3: (x + y) % 3 == 0
        case 4: (x / 3 + y / 2) % 2 == 0
        case 5: x * y % 2 + x * y % 3 == 0
        case 6: (x * y % 2 + x * y % 3) % 2 == 0
        default: ((x + y) % 2 + x * y % 3) % 2 == 0
        }
    }
}

extension QRMatrix {
    /// The sum of the four penalties of 7.8.3.1: the lower, the easier to scan.
    var penalty: Int {
        let columns = modules.indices.map { x in modules.map { $0[x] } }
        let lines = modules + columns
        return lines.reduce(0) { $0 + runPenalty($1) + finderPenalty($1) } + blockPenalty + balancePenalty
    }

    /// 3 for five modules of one colour in a line, and 1 for each further one.
    private func runPenalty(_ line: [Bool]) -> Int {
        var penalty = 0
        var run = 0
        for (index, isDark) in line.enumerated() {
            run = index > 0 && line[index - 1] == isDark ? run + 1 : 1
            if run == 5 { penalty += 3 } else if run > 5 { penalty += 1 }
        }
        return penalty
    }

    /// 40 for each 1:1:3:1:1 pattern, as in a finder, with four light modules (quiet zone included) beside it.
    private func finderPenalty(_ line: [Bool]) -> Int {
        let quietZone = [Bool](repeating: false, count: 4)
        let line = quietZone + line + quietZone
        let finder = [true, false, true, true, true, false, true]
        var penalty = 0
        for start in 4..<line.count - 10 where line[start] && line[start..<start + 7] == finder[...] {
            let isLightBefore = !line[start - 4..<start].contains(true)
            let isLightAfter = !line[start + 7..<start + 11].contains(true)
            if isLightBefore || isLightAfter { penalty += 40 }
        }
        return penalty
    }

    /// 3 for each square of two by two modules of one colour.
    private var blockPenalty: Int {
        var penalty = 0
        for y in 1..<modules.count {
            let (above, row) = (modules[y - 1], modules[y])
            for x in 1..<row.count where row[x] == row[x - 1] && row[x] == above[x] && row[x] == above[x - 1] {
                penalty += 3
            }
        }
        return penalty
    }

    /// 10 for each full 5 % by which the share of dark modules differs from one half.
    private var balancePenalty: Int {
        let total = modules.count * modules.count
        let dark = modules.reduce(0) { $0 + $1.count { $0 } }
        return abs(dark * 20 - total * 10) / total * 10
    }
}
