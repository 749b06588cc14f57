import Journal
import Testing

struct ByteTests {
    @Test(arguments: [
        (UInt64(0), "00"), (127, "7f"), (128, "8001"), (300, "ac02"), (1 << 63, "80808080808080808001"),
        (.max, "ffffffffffffffffff01"),
    ])
    func aVarintStoresSevenBitsPerByte(number: UInt64, hex: String) throws {
        var writer = ByteWriter()
        writer.varint(number)
        #expect(Hexadecimal.text(writer.bytes) == hex)
        var reader = ByteReader(writer.bytes)
        #expect(try reader.varint() == number)
        #expect(reader.isAtEnd)
    }

    @Test(arguments: ["8000", "ff00", "80808000", "ffffffffffffffffff02", "ffffffffffffffffff8100", "80"])
    func overlongAndTooLargeVarintsAreRefused(hex: String) throws {
        var reader = ByteReader(try #require(Hexadecimal.bytes(hex)))
        #expect(throws: DecodingFailure.self) { try reader.varint() }
    }

    @Test(arguments: [
        (Int64(0), "00"), (-1, "01"), (1, "02"), (-2, "03"), (.max, "feffffffffffffffff01"),
        (.min, "ffffffffffffffffff01"),
    ])
    func aSignedNumberIsZigZagEncoded(number: Int64, hex: String) throws {
        var writer = ByteWriter()
        writer.integer(number)
        #expect(Hexadecimal.text(writer.bytes) == hex)
        var reader = ByteReader(writer.bytes)
        #expect(try reader.integer() == number)
    }

    @Test(arguments: ["80", "c080", "c1bf", "e08080", "eda080", "f08080", "f4908080", "f5808080", "41e282", "ff"])
    func textThatIsNoUTF8IsRefused(hex: String) throws {
        let bytes = try #require(Hexadecimal.bytes(hex))
        var reader = ByteReader([UInt8(bytes.count)] + bytes)
        #expect(throws: DecodingFailure.malformed(at: 0)) { try reader.text() }
    }

    @Test func textIsKeptByteForByteWithoutNormalisation() throws {
        for text in ["", "e\u{301}", "\u{E9}", "a\u{0}b", "\u{FEFF}x"] {
            var writer = ByteWriter()
            writer.text(text)
            var reader = ByteReader(writer.bytes)
            #expect(Array(try reader.text().utf8) == Array(text.utf8))
        }
    }

    @Test func hexadecimalRoundTripsAndRefusesOtherText() {
        let all = (0...255).map { UInt8($0) }
        #expect(Hexadecimal.bytes(Hexadecimal.text(all)) == all)
        #expect(Hexadecimal.bytes("aAfF") == [0xAA, 0xFF])
        for text in ["a", "0g", "é0", " 0"] { #expect(Hexadecimal.bytes(text) == nil) }
        #expect(Identifier(hex: journal.hex) == journal)
        #expect(Identifier(hex: "00") == nil)
        #expect(phone.hex == "000000000000000a")
    }
}
