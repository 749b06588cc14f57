import Testing

@testable import Markup

struct QRCodeTests {
    private static let alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"

    /// Two rows of modules in each line.
    private func picture(_ code: QRCode) -> [String] {
        let rows = code.modules + [[Bool](repeating: false, count: code.modules.count)]
        return stride(from: 0, to: code.modules.count, by: 2).map { y in
            zip(rows[y], rows[y + 1]).map { $0 ? $1 ? "█" : "▀" : $1 ? "▄" : "·" }.joined()
        }
    }

    /// The pictures were compared with other encoders, and read by other decoders.
    @Test(arguments: [
        (text: "HELLO WORLD", version: 1, mask: 0, picture: helloWorld),
        (
            text: "000G-40R4-0M30-E209-185G-R38E-1W81-24GK-2GAH-C5RR-34D1-P70X-3RFG-FZJQ",
            version: 4, mask: 5, picture: recoveryCode
        ),
        (text: String(repeating: alphabet, count: 6), version: 10, mask: 4, picture: sixAlphabets),
    ])
    func aTextHasOnePicture(text: String, version: Int, mask: Int, picture: String) throws {
        let code = try QRCode(text)
        #expect(code.version == version)
        #expect(code.mask == mask)
        #expect(self.picture(code).joined(separator: "\n") == picture)
    }

    @Test func everyMaskIsLaidOverTheData() throws {
        let pictures = try QRCode.codes("HELLO WORLD", .medium).map { picture($0.code) }
        let halves = [pictures[..<4], pictures[4...]].map { row in
            (0..<11).map { line in row.map { $0[line] }.joined(separator: " ") }.joined(separator: "\n")
        }
        #expect(
            halves.joined(separator: "\n\n") == """
                █▀▀▀▀▀█·▄▄█·▀·█▀▀▀▀▀█ █▀▀▀▀▀█·▀▀██▀·█▀▀▀▀▀█ █▀▀▀▀▀█··█▄▄█·█▀▀▀▀▀█ █▀▀▀▀▀█·█▀▄·▀·█▀▀▀▀▀█
                █·███·█···█·█·█·███·█ █·███·█·▀████·█·███·█ █·███·█·█▀▄▄▀·█·███·█ █·███·█·▄·█▄··█·███·█
                █·▀▀▀·█·▀▄██▀·█·▀▀▀·█ █·▀▀▀·█·▄▀█·▀·█·▀▀▀·█ █·▀▀▀·█·██▄▀█·█·▀▀▀·█ █·▀▀▀·█·······█·▀▀▀·█
                ▀▀▀▀▀▀▀·▀·▀·▀·▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀·▀▄▀▄▀·▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀·█·▀▄█·▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀·█▄▀·▀·▀▀▀▀▀▀▀
                ▀▄█▄█·▀·▄▀·▄▀···█··▀▄ ▀·█·▄▄▀█▄▄·▀▀▄·█▄▄▀▄█ █·████▀▄▄·▀·█▄▀▀███▄▄ █·██▄█▀█▄▀··▄▄▀·▄█▄██
                ▄▄▄█▀█▀██▀·█▄▄▀▄▀█▄▄· ▄▀▄·▀·▀·█▄··▄▀▀▀▀·▄▀· ··█▄·▀▀▀▄·▀▀···█·▀··▀ █▄▄▀▄·▀████·█▄▀·▄·█▄·
                ·▀··▀▀▀▀▄▀▄▀··█▀▀·█·█ ···▀▀·▀·▄▄▄▄·██▄▀████ ·▀▀▀·▀▀▀█·██▄▄▄··▄▀▄▄ ·▀▀▀·▀▀▀█▄█▀·▄·▄··█▄·
                █▀▀▀▀▀█··▄▄·▀·▄█·█▀·· █▀▀▀▀▀█·▀▀▄█▀█▄···▀█· █▀▀▀▀▀█·▄██▄█▄█▄▀▀█▄▀ █▀▀▀▀▀█·█▄▄▄▄███·▀▄█▀
                █·███·█·▀▀▄▄▀▄▀█▀▀▀█▀ █·███·█··▄▄▀▀▀▀·▀▄▀·▀ █·███·█·█·█·█··▄·██▀· █·███·█·▄█▀▀·▄▀▀▄▄·█▀
                █·▀▀▀·█·▀▀▀█▄█▀▀·█·▄█ █·▀▀▀·█·▀▄▀·▄·▀▄···▀█ █·▀▀▀·█·▀··▀·▀··▀▀▄·▄ █·▀▀▀·█·▀▄·█▄▀▄▄▀█···
                ▀▀▀▀▀▀▀·▀▀·▀·▀▀▀····▀ ▀▀▀▀▀▀▀·▀·····▀··▀·▀▀ ▀▀▀▀▀▀▀·▀·▀▀·▀··▀···· ▀▀▀▀▀▀▀·▀▀·▀▀··▀··▀▀·

                █▀▀▀▀▀█·▀·▄▄█·█▀▀▀▀▀█ █▀▀▀▀▀█·▄▀███·█▀▀▀▀▀█ █▀▀▀▀▀█·█▀███·█▀▀▀▀▀█ █▀▀▀▀▀█··▄▀·▀·█▀▀▀▀▀█
                █·███·█·▄▀▀▀▄·█·███·█ █·███·█·██·▄▀·█·███·█ █·███·█·▀█▀▄▀·█·███·█ █·███·█···█▀█·█·███·█
                █·▀▀▀·█·█·▄▀█·█·▀▀▀·█ █·▀▀▀·█··▀▄▀█·█·▀▀▀·█ █·▀▀▀·█·▀▀·▄█·█·▀▀▀·█ █·▀▀▀·█·▄▄▄▀▀·█·▀▀▀·█
                ▀▀▀▀▀▀▀·█·█·▀·▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀·█▄▀▄█·▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀·▀▄▀▄█·▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀·▀·█·▀·▀▀▀▀▀▀▀
                █▄··█▄▀▀▀█▀·█▀████▄·▀ █····▄▀▄▀▄█·███▄·███· █··▀▀█▀█▀▄▄·██▄▄▀▄██▀ ▀▄▄█▄▀▀·█▀·█▀▀·▀▄···▄
                █·█▄█▄▀▀▄·▄▄█··██▄█·▀ ··█··▀▀▀▄▄▀▀···▀·▀··▀ ··▄·▄▄▀▀█▄█▄··▀▀▄▄··· ▄█·█·▀▀▄▀▀▀▀▄██▄·▀▄█▄
                ·····▀▀·▄███▄▀▀█·▄▀▀▀ ···▀▀·▀·▄▄▄▄▄██▄▀█▀██ ···▀▀·▀·▄▄▄▄▄▀▀▄▀█▀▀▀ ·▀··▀▀▀▀▄▀·▀·▄█▀█·█▄█
                █▀▀▀▀▀█·▀█·▀·▄█▄▄▄·▄▀ █▀▀▀▀▀█··▀▀▄█▄▀·█▀█▄█ █▀▀▀▀▀█·█▀·▄██▀·▄▀███ █▀▀▀▀▀█·▄▄▄▀▀·██·▄▀·▀
                █·███·█·▀██·███▀·██▄█ █·███·█··▄█·█····██▀· █·███·█·█▄▀██·▀·▄·█▀▀ █·███·█·▄▀█·▀███·█▀▄█
                █·▀▀▀·█···█▄█▀··▄▄▀·▄ █·▀▀▀·█··▄▀···▀▄··▄▀█ █·▀▀▀·█··▄▀··▄█▄··▄█▀ █·▀▀▀·█··▀██▄▀▀▀▄█··█
                ▀▀▀▀▀▀▀·▀▀▀▀··▀▀▀··▀▀ ▀▀▀▀▀▀▀·▀·▀▀·▀··▀···· ▀▀▀▀▀▀▀·▀··▀·······▀· ▀▀▀▀▀▀▀·▀▀···▀·▀·▀···
                """)
    }

    @Test(arguments: ["A", "HELLO WORLD", alphabet + alphabet])
    func theMaskHasTheLeastPenalty(text: String) throws {
        let codes = try QRCode.codes(text, .medium)
        let code = try QRCode(text)
        #expect(codes.map(\.code.mask) == Array(0..<8))
        #expect(codes[code.mask].code == code)
        #expect(codes[code.mask].penalty == codes.map(\.penalty).min())
    }

    /// The penalties agree with those of another encoder.
    @Test func thePenaltyIsTheSumOfFourFeatures() throws {
        let penalties = try QRCode.codes("HELLO WORLD", .medium).map(\.penalty)
        #expect(penalties == [1031, 1086, 1162, 1103, 1087, 1208, 1115, 1085])
    }

    /// The numbers of characters are those of ISO/IEC 18004:2015, table 7.
    @Test(arguments: [
        (QRCode.ErrorCorrection.low, [25, 47, 77, 114, 154, 195, 224, 279, 335, 395]),
        (.medium, [20, 38, 61, 90, 122, 154, 178, 221, 262, 311]),
        (.quartile, [16, 29, 47, 67, 87, 108, 125, 157, 189, 221]),
        (.high, [10, 20, 35, 50, 64, 84, 93, 122, 143, 174]),
    ])
    func theVersionIsTheSmallestThatHoldsTheText(errorCorrection: QRCode.ErrorCorrection, capacities: [Int]) throws {
        for (index, capacity) in capacities.enumerated() {
            let longest = String(repeating: "A", count: capacity)
            let code = try QRCode(longest, errorCorrection: errorCorrection)
            #expect(code.version == index + 1)
            #expect(code.modules.count == 21 + 4 * index)
            #expect(code.modules.allSatisfy { $0.count == 21 + 4 * index })
            if index < 9 {
                #expect(try QRCode(longest + "A", errorCorrection: errorCorrection).version == index + 2)
            } else {
                #expect(throws: QRCode.Failure.tooLong) { try QRCode(longest + "A", errorCorrection: errorCorrection) }
            }
        }
    }

    /// The format information of ISO/IEC 18004:2015, table C.1, read from both of its places.
    @Test(arguments: [
        (QRCode.ErrorCorrection.low, [0x77C4, 0x72F3, 0x7DAA, 0x789D, 0x662F, 0x6318, 0x6C41, 0x6976]),
        (.medium, [0x5412, 0x5125, 0x5E7C, 0x5B4B, 0x45F9, 0x40CE, 0x4F97, 0x4AA0]),
        (.quartile, [0x355F, 0x3068, 0x3F31, 0x3A06, 0x24B4, 0x2183, 0x2EDA, 0x2BED]),
        (.high, [0x1689, 0x13BE, 0x1CE7, 0x19D0, 0x0762, 0x0255, 0x0D0C, 0x083B]),
    ])
    func errorCorrectionAndMaskAreWrittenTwice(errorCorrection: QRCode.ErrorCorrection, formats: [Int]) throws {
        for (mask, format) in formats.enumerated() {
            let modules = try QRCode.codes("A", errorCorrection)[mask].code.modules
            let column = [20, 19, 18, 17, 16, 15, 14].map { modules[$0][8] } + (13...20).map { modules[8][$0] }
            let row = [0, 1, 2, 3, 4, 5, 7, 8].map { modules[8][$0] } + [7, 5, 4, 3, 2, 1, 0].map { modules[$0][8] }
            for bits in [column, row] { #expect(bits.reduce(0) { $0 << 1 | ($1 ? 1 : 0) } == format) }
        }
    }

    /// The version information of ISO/IEC 18004:2015, table D.1, read from both of its places.
    @Test(arguments: [(93, 7, 0x07C94), (122, 8, 0x085BC), (143, 9, 0x09A99), (174, 10, 0x0A4D3)])
    func theVersionIsWrittenTwiceFromVersion7On(count: Int, version: Int, information: Int) throws {
        let code = try QRCode(String(repeating: "A", count: count), errorCorrection: .high)
        #expect(code.version == version)
        let size = code.modules.count
        let places = (0..<18).reversed().map { (short: $0 / 3, long: size - 11 + $0 % 3) }
        for bits in [places.map { code.modules[$0.short][$0.long] }, places.map { code.modules[$0.long][$0.short] }] {
            #expect(bits.reduce(0) { $0 << 1 | ($1 ? 1 : 0) } == information)
        }
    }

    @Test(arguments: ["a", "é", "_", "\n", "🌱"] as [Character])
    func aCharacterOutsideTheAlphabetIsNamed(character: Character) {
        #expect(throws: QRCode.Failure.invalidCharacter(character)) { try QRCode("A\(character)B") }
    }

    @Test func anEmptyTextHasACode() throws {
        #expect(try QRCode("").version == 1)
    }

    @Test func aDrawingIsBlackOnWhiteWithAQuietZoneAndATitle() throws {
        let code = try QRCode("HELLO WORLD")
        try expectDrawing(code.svg(title: "Recovery code <1>"), is: "qr-code")
        let large = code.svg(title: "", moduleSize: 10).text
        #expect(large.contains("width=\"290\" height=\"290\" viewBox=\"-4 -4 29 29\""))
        #expect(unbalanced(code.svg(title: "Recovery code")) == nil)
    }

    @Test func aDrawingCoversTheDarkModulesOnly() throws {
        let code = try QRCode(Self.alphabet)
        let text = code.svg(title: "").text
        let path = try #require(text.split(separator: "d=\"").last?.split(separator: "\"").first)
        var drawn = code.modules.map { $0.map { _ in false } }
        for outline in path.split(separator: "z") {
            let numbers = outline.split { !$0.isNumber }.compactMap { Int($0) }
            for x in numbers[0]..<numbers[0] + numbers[2] { drawn[numbers[1]][x] = true }
        }
        #expect(drawn == code.modules)
    }
}

private let helloWorld = """
    █▀▀▀▀▀█·▄▄█·▀·█▀▀▀▀▀█
    █·███·█···█·█·█·███·█
    █·▀▀▀·█·▀▄██▀·█·▀▀▀·█
    ▀▀▀▀▀▀▀·▀·▀·▀·▀▀▀▀▀▀▀
    ▀▄█▄█·▀·▄▀·▄▀···█··▀▄
    ▄▄▄█▀█▀██▀·█▄▄▀▄▀█▄▄·
    ·▀··▀▀▀▀▄▀▄▀··█▀▀·█·█
    █▀▀▀▀▀█··▄▄·▀·▄█·█▀··
    █·███·█·▀▀▄▄▀▄▀█▀▀▀█▀
    █·▀▀▀·█·▀▀▀█▄█▀▀·█·▄█
    ▀▀▀▀▀▀▀·▀▀·▀·▀▀▀····▀
    """

private let recoveryCode = """
    █▀▀▀▀▀█·▄█▀▄▄▄▄·▀▄▀·▀▀▄···█▀▀▀▀▀█
    █·███·█·█▀·▀·▀·▄·▀▀▄▀▀·▀▀·█·███·█
    █·▀▀▀·█···▀▀██·▀▄▄▀·▄·▄█··█·▀▀▀·█
    ▀▀▀▀▀▀▀·█▄█▄█·▀·▀▄█·▀·▀·█·▀▀▀▀▀▀▀
    █·▄▄▄·▀·▀▄▄··▀▀█··▀▄▀█▄██▀█·▄▀█▀▄
    ▀·▀▀▀█▀▄▄··▀··▄▀··▀▄·▀▀▀·▄·▄▄·█▀▄
    ·▀▄▄▄▀▀·▄█▄██▀█·█▀▀·█▄▄▀·██▄·█···
    █▄·█▄▀▀█·█·▄▀·▀▄·█▄█·▀▀·▄··▀▀···▄
    █▄·█▀▄▀▀·█·▄▀▀·▄▄▄▀█▄▀▀▀█▀▀▄▄·█▄▄
    ··▀██▄▀██▀▄▀▄▄▀▀▄▄▄··█··▄█▄▀█▄▀·▀
    ██▄▀·▄▀▀··█··▄▄·█▄▄·█▀▀·█▄▀·▀·█▀▄
    █·███·▀█▄▀▄·▀██▀▀▀▄·▀▄███·▄▀▀▀█·█
    ▀▀▀··▀▀·▄··▀▀▄▄▀··▄▀·▀▀▀█▀▀▀█▄▀▀▀
    █▀▀▀▀▀█··▀▄··▄▄▀█·▀·▄▀▄▀█·▀·█▄▄▄▄
    █·███·█····▄▄▀▄▀▄▄▀·▄█·█▀▀▀█▀▄█▀█
    █·▀▀▀·█···█·██·▄█·▄▄█·▄·▄▄█··▀·▀█
    ▀▀▀▀▀▀▀·▀·▀▀·▀··▀▀▀▀▀▀▀▀··▀▀·▀▀··
    """

private let sixAlphabets = """
    █▀▀▀▀▀█·▀▄▄█▄·█▀▄██▀▀▄▀·▀█▀▄▀·█▀▀▀▄▄·▀█▀·█·▄▄▄▀█··█▀▀▀▀▀█
    █·███·█·▄▀·▄·▄▀·▀█·▀▄▄·███▀▄▀▀█▄▄▄·▄▄▄▀▄▀▄▀▀▄▀▀█··█·███·█
    █·▀▀▀·█·█▄▀█·▀▄·▄▄▄█·▄▄██▀█▀▀▀█▀·██·▀█·▀██·▄▀·▄▀··█·▀▀▀·█
    ▀▀▀▀▀▀▀·█▄█·█·█▄█·█▄▀▄▀▄█▄█·▀·█▄▀▄█·▀·█·█·▀·▀▄▀·█·▀▀▀▀▀▀▀
    █▄··▀·▀▀▀██▀▀█▄▀▄▄·▀▀▀▀▀·▄▀██▀█▄▀▀·▄·▀███·█▀▀█·▄·▀██▀█·▄▀
    ▄·▀█▄█▀·▀▀▄█▄██▄▀▄▀█▄▀██▀▄███▄▀██·▀▄·▀▄██▀█▄█·▀██▄··▀·▄█▀
    ▄▀█·██▀··▀█··█▄▄··█▄▄▄·▀██▄▀█▄▄··▀▄▀··▄··▄·▀▄▀▄▄▀▀▄▀▀·▀██
    ·▀▄·▀·▀▀▄▀██▄·▄·█▄▄·▀█▄▄·▀·▄▄▄··▀▀··██▄██▀·█▄·█▄█·▄▀·····
    █▄·▀·▀▀·▀▀█▄▀▀···█·█·▄▄▀··██▄▄▀▀▀▄▄▄▄▀▄▄·█·▄▀▄·▀·▀▄·▄▀▄█▀
    ·▀·█▀▄▀█·██▀██▀▄▀█▄██▀▀▀▀··▀·█·█▄·▀▀▄██▄▄█▀█··█▄▄▀▄█▀·█▀▀
    █·▀██·▀▀▀▀▄██·█·▄·███▀▄▀·▄·▀·▀█▀·█▄█▄▀·▀█·█·▀▄▀·▄▀▀·▄█▄█·
    █▄·▀·▄▀·██▄···█▄▄·█▄··▄█·▄▄▀█··█▀▄█▀▄▄▄···███·▀██▀█▀▀█··▀
    ██·▄▀█▀█▄█▀▀▄·▀█·▄▄···▀██▀▀███▀▀█···▄█▀··▀▀█·██▀·▀▀▀█▄·▀▄
    ▀▄▀·█▀▀▀█·▄▀·▀·▀█··█▄█▄▄▀██▀▀▀█···▀▄▄██▄▄▀▀██████▀▀▀█▄▄·▄
    ▄▀·▄█·▀·██·▄·█·▀▀▀▀·████▀·█·▀·█·▄▄█▀·▄█▀█··▀··▄▀█·▀·█▄·▄·
    ██▀▄▀▀▀█▀█▄▄▄▀▄··▀▄▄▄▄·▀█▄█▀▀██▄▄█▀·▀▀▄▄█▄▀█▀█▄·██▀▀█▄▀█▄
    ··▄▀·▄▀▀█·▄██▄▄██▀▀▀··█▄▀·██▀█▄·▀██▄█··▀█▀█▀▄▀█▄▀█▀·█▀▄██
    ▄▄▄▄·▀▀█·█▄·▄▄▄██·▄▄▄▀▄▀█▄▀▀▀·▄█·▀█▀▄▄·▄·▄▄·▄▄·█··██▀▄·█▀
    ▄▄█▀█▄▀▄···▀▄·▄█··▄▄█·▄▀··▄▀·▀··█▄·█▄█·█·▀▄▄█▄▄·█▄·▀▄█·██
    ▄▄█▄█▄▀▄█··▄▀█·▄·▀▀█·▀··▀·▀▄███·▄▄█▀▄·▀·█·▄·█▀··▄██·▄▀▄▄▄
    ·█▀··█▀·▀▄▄█·█▄█████▄█▄▀█▄▀██▀▄▄██▀▀█▄█▄···▀█▀██▀▄▄▄▄█▀▄▄
    ▄█▄▄▄▄▀▄█▀·█·▄·▀·█▀·▀███·█▄▄▀·█▀▀·▄··█·▀█·▀▄▀█▄▀▄▀·▄▄██▀▄
    ▄··█▄█▀█▄▄█·▄██▀███▄▄█▄▀█·█▄█▀·▄·▀█▀█▄▄··██▀▄▄▄▄▀··▀▄▄▀▄▄
    █▄█▄▄▀▀▄▀▄·█·▀▄·▀▄▄▀▄·███▄█·▄▄▀████▄·▄·▄·▄▀█▄▄··▄▄▄▄··▄·▄
    ······▀▀▄▀▀·▄▀▄▀▄█·▀▄▀██▄▄█▀▀▀██▄▀·▄▀▄▄█·▄·▄·▀███▀▀▀█····
    █▀▀▀▀▀█·▀▀▄█·▀█▄·██▀··█▀███·▀·█·█·▀▄·▄▀▄▀·▄▄▀▀▀·█·▀·█·▀·█
    █·███·█·▀█▀▀▀·▀▀█▀·▀▄▄▄▀███▀█▀█▀▀▄·▀·▄·██▄·▄██▄▄█▀▀▀█▀▀█·
    █·▀▀▀·█··▄███··██▄··█▄▀▄·█▀▀▀█▀·█▄▄·█▄▄▄·▀·▀█·▄█▄█▀▀·▄▄·▄
    ▀▀▀▀▀▀▀·▀··▀▀▀▀▀▀▀▀·▀▀··▀▀·····▀··▀·▀··▀··▀▀▀▀▀▀····▀··▀▀
    """
