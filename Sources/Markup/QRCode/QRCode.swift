/// A QR code of digits, capital letters and a few signs (ISO/IEC 18004:2015, alphanumeric mode, versions 1 to 10).
///
/// Capital letters make smaller codes than bytes would: two characters take 11 bits.
public struct QRCode: Hashable, Sendable {
    /// The share of a symbol that may be damaged or covered and is still read.
    public enum ErrorCorrection: CaseIterable, Hashable, Sendable {
        /// About 7 %.
        case low
        /// About 15 %.
        case medium
        /// About 25 %.
        case quartile
        /// About 30 %.
        case high
    }

    /// Explains why a text has no code.
    public enum Failure: Error, Hashable, Sendable {
        /// The alphabet is 0–9, A–Z, space and `$%*+-./:`.
        case invalidCharacter(Character)
        /// The text does not fit into version 10: 395, 311, 221 or 174 characters, by error correction.
        case tooLong
    }

    /// The size class, 1…10: the smallest that holds the text.
    public let version: Int
    /// The pattern, 0…7, that was laid over the data so that no large areas look alike.
    public let mask: Int
    /// Rows of modules from top to bottom, true for dark; 17 + 4 × version in each direction, without quiet zone.
    public let modules: [[Bool]]

    /// Encodes a text with the mask of the least penalty.
    public init(_ text: String, errorCorrection: ErrorCorrection = .medium) throws(Failure) {
        self = try Self.codes(text, errorCorrection).min { $0.penalty < $1.penalty }!.code
    }

    /// All eight codes of a text, in order of mask, and how hard each is to scan.
    static func codes(
        _ text: String, _ errorCorrection: ErrorCorrection
    ) throws(Failure) -> [(code: QRCode, penalty: Int)] {
        let codewords = try QRCodewords(text, errorCorrection)
        var symbol = QRMatrix(version: codewords.version)
        symbol.drawData(codewords.interleaved)
        return (0..<8).map { mask in
            var masked = symbol
            masked.apply(mask: mask, errorCorrection)
            return (QRCode(version: codewords.version, mask: mask, modules: masked.modules), masked.penalty)
        }
    }

    private init(version: Int, mask: Int, modules: [[Bool]]) {
        self.version = version
        self.mask = mask
        self.modules = modules
    }

    /// The light margin that scanners need, in modules.
    private static let quietZone = 4

    /// The drawing, with its quiet zone. It is black on white in dark appearance too, since scanners need that.
    ///
    /// - Parameters:
    ///   - title: The text alternative.
    ///   - moduleSize: The width and height of a module in pixels, at least 1.
    public func svg(title: String, moduleSize: Int = 4) -> HTML {
        let margin = Self.quietZone
        let size = modules.count + 2 * margin
        let pixels = size * Swift.max(moduleSize, 1)
        return """
            <svg class="qr-code" width="\(pixels)" height="\(pixels)" viewBox="\(-margin) \(-margin) \(size) \(size)" \
            role="img" shape-rendering="crispEdges"><title>\(title)</title>\
            <rect x="\(-margin)" y="\(-margin)" width="\(size)" height="\(size)" fill="#fff"/>\
            <path fill="#000" d="\(outlines)"/></svg>
            """
    }

    /// A rectangle for each run of dark modules in a row.
    private var outlines: [HTML] {
        var outlines: [HTML] = []
        for (y, row) in modules.enumerated() {
            var x = 0
            while x < row.count {
                let end = row[x...].firstIndex { $0 != row[x] } ?? row.count
                if row[x] { outlines.append("M\(x) \(y)h\(end - x)v1h-\(end - x)z") }
                x = end
            }
        }
        return outlines
    }
}
