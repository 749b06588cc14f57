/// The codewords of a QR code: the data, padded and followed by error correction.
///
/// "Block" and "codeword" are the standard's terms (ISO/IEC 18004:2015, 7.4 to 7.6): a codeword is a byte, and each
/// block has its own error correction.
struct QRCodewords {
    /// The smallest version that holds the text.
    let version: Int
    /// All codewords in the order in which they are drawn.
    let interleaved: [UInt8]

    init(_ text: String, _ errorCorrection: QRCode.ErrorCorrection) throws(QRCode.Failure) {
        var digits: [Int] = []
        for character in text {
            guard let ascii = character.asciiValue, let digit = Self.alphabet.firstIndex(of: ascii) else {
                throw .invalidCharacter(character)
            }
            digits.append(digit)
        }
        let layouts = (1...10).map { Layout(version: $0, errorCorrection) }
        guard let layout = layouts.first(where: { $0.alphanumericCapacity >= digits.count }) else { throw .tooLong }
        version = layout.version
        interleaved = layout.interleaved(Self.dataCodewords(digits, layout))
    }

    private static let alphabet = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".utf8)

    /// The mode, the number of characters, eleven bits per pair, six for a single one, and padding.
    private static func dataCodewords(_ digits: [Int], _ layout: Layout) -> [UInt8] {
        var bits: [Bool] = []
        func append(_ number: Int, width: Int) {
            for bit in (0..<width).reversed() { bits.append(number >> bit & 1 == 1) }
        }
        append(0b0010, width: 4)
        append(digits.count, width: layout.countWidth)
        for start in stride(from: 0, to: digits.count, by: 2) {
            if start + 1 < digits.count {
                append(digits[start] * 45 + digits[start + 1], width: 11)
            } else {
                append(digits[start], width: 6)
            }
        }
        append(0, width: min(4, layout.dataCount * 8 - bits.count))
        append(0, width: (8 - bits.count % 8) % 8)
        var codewords = stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
        }
        var isEven = true
        while codewords.count < layout.dataCount {
            codewords.append(isEven ? 0b1110_1100 : 0b0001_0001)
            isEven.toggle()
        }
        return codewords
    }
}

/// The division of a version's codewords into blocks (ISO/IEC 18004:2015, table 9).
private struct Layout {
    let version: Int
    private let blockCount: Int
    /// The number of codewords for error correction in each block.
    private let correctionCount: Int

    init(version: Int, _ errorCorrection: QRCode.ErrorCorrection) {
        let (blockCounts, correctionCounts) =
            switch errorCorrection {
            case .low: ([1, 1, 1, 1, 1, 2, 2, 2, 2, 4], [7, 10, 15, 20, 26, 18, 20, 24, 30, 18])
            case .medium: ([1, 1, 1, 2, 2, 4, 4, 4, 5, 5], [10, 16, 26, 18, 24, 16, 18, 22, 22, 26])
            case .quartile: ([1, 1, 2, 2, 4, 4, 6, 6, 8, 8], [13, 22, 18, 26, 18, 24, 18, 22, 20, 24])
            case .high: ([1, 1, 2, 4, 4, 4, 5, 6, 8, 8], [17, 28, 22, 16, 22, 28, 26, 26, 24, 28])
            }
        self.version = version
        blockCount = blockCounts[version - 1]
        correctionCount = correctionCounts[version - 1]
    }

    /// The number of all codewords.
    private var totalCount: Int { [26, 44, 70, 100, 134, 172, 196, 242, 292, 346][version - 1] }

    /// The number of codewords for data in all blocks.
    var dataCount: Int { totalCount - blockCount * correctionCount }

    /// The width in bits of the number of characters in alphanumeric mode.
    var countWidth: Int { version < 10 ? 9 : 11 }

    var alphanumericCapacity: Int {
        let room = dataCount * 8 - 4 - countWidth
        return room / 11 * 2 + (room % 11 >= 6 ? 1 : 0)
    }

    /// Splits data into blocks, adds error correction, and takes one codeword of each block in turn.
    ///
    /// The last blocks have one codeword of data more than the first ones if the data cannot be divided equally.
    func interleaved(_ data: [UInt8]) -> [UInt8] {
        let correction = ReedSolomon(count: correctionCount)
        let shortCount = blockCount - dataCount % blockCount
        var blocks: [[UInt8]] = []
        var start = 0
        for index in 0..<blockCount {
            let end = start + dataCount / blockCount + (index < shortCount ? 0 : 1)
            blocks.append(Array(data[start..<end]))
            start = end
        }
        return inTurn(blocks) + inTurn(blocks.map { correction.remainder($0) })
    }

    private func inTurn(_ blocks: [[UInt8]]) -> [UInt8] {
        let longest = blocks.map { $0.count }.max() ?? 0
        return (0..<longest).flatMap { position in
            blocks.compactMap { position < $0.count ? $0[position] : nil }
        }
    }
}

/// Reed–Solomon error correction over GF(256) with the polynomial x⁸ + x⁴ + x³ + x² + 1 (ISO/IEC 18004:2015, 7.5.2).
private struct ReedSolomon {
    /// The coefficients of (x − 2⁰)(x − 2¹)…(x − 2ⁿ⁻¹) in descending order, without the leading one.
    private let generator: [UInt8]

    /// Prepares a number of codewords, at least 1.
    init(count: Int) {
        var generator = [UInt8](repeating: 0, count: count - 1) + [1]
        var root: UInt8 = 1
        for _ in 0..<count {
            for index in 0..<count {
                let next = index + 1 < count ? generator[index + 1] : 0
                generator[index] = Self.product(generator[index], root) ^ next
            }
            root = Self.product(root, 2)
        }
        self.generator = generator
    }

    /// The remainder of the data, times xⁿ, divided by the generator.
    func remainder(_ data: [UInt8]) -> [UInt8] {
        var remainder = [UInt8](repeating: 0, count: generator.count)
        for byte in data {
            let factor = byte ^ remainder.removeFirst()
            remainder.append(0)
            for index in generator.indices { remainder[index] ^= Self.product(generator[index], factor) }
        }
        return remainder
    }

    private static func product(_ left: UInt8, _ right: UInt8) -> UInt8 {
        var product: UInt8 = 0
        for bit in (0..<8).reversed() {
            product = product << 1 ^ (product >> 7 == 1 ? 0x1D : 0)
            if right >> UInt8(bit) & 1 == 1 { product ^= left }
        }
        return product
    }
}
