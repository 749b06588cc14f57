import Testing

@testable import Interchange

@Suite struct BankEncodingTests {
    private let polish = "Zażółć gęślą jaźń; płatność kartą w sklepie ŻABKA, Łódź, ul. Świętokrzyska"
    private let czech = "Příliš žluťoučký kůň úpěl ďábelské ódy; platba kartou, Plzeň"
    private let hungarian = "Vásárlás kártyával, Győr; műszaki bolt, Őrség, fűtés"
    private let russian = "Оплата товаров и услуг, Пятёрочка, г. Москва; перевод"
    private let ukrainian = "Поповнення картки, Київ, їжа, ґанок; Нова пошта"
    private let german = "Überweisung für Müller, Straße 5; Bäckerei Größ, 5 €"
    private let french = "Prélèvement à l’hôtel, Crêperie, où ça; bœuf, Noël"
    private let spanish = "Compañía de teléfonos, Málaga; año, ¿qué?"
    private let nordic = "Köp på Systembolaget, Malmö; Ærø, Østerbro"

    private var texts: [(String, [TextEncoding])] {
        [
            (polish, [.windows1250, .latin2]), (czech, [.windows1250, .latin2]), (hungarian, [.windows1250, .latin2]),
            (russian, [.windows1251]), (ukrainian, [.windows1251]), (german, [.windows1252]), (french, [.windows1252]),
            (spanish, [.windows1252]), (nordic, [.windows1252]),
        ]
    }

    @Test func languageTellsTheEncoding() {
        for (text, encodings) in texts {
            for encoding in encodings + [.utf8, .utf16LittleEndian, .utf16BigEndian] {
                let bytes = encoding.bytes("2026-01-31;" + text + ";-12,50\r\n")
                let detected = TextEncoding.detect(bytes)
                // The same bytes may be the same text in two encodings.
                #expect(
                    String(decoding: detected.utf8(bytes), as: UTF8.self)
                        == String(decoding: encoding.utf8(bytes), as: UTF8.self), "\(text) in \(encoding)")
                if encoding != .latin2 { #expect(detected == encoding, "\(text)") }
            }
        }
    }

    @Test func singleLettersAmongManyWordsAreEnough() {
        let polish = "Data;Opis;Kwota\n2026-01-31;Zakupy w sklepie wielobranżowym przy dworcu, kwota pobrana;-5\n"
        #expect(TextEncoding.detect(TextEncoding.windows1250.bytes(polish)) == .windows1250)
        let german = "Datum;Text;Betrag\n2026-01-31;Miete fuer den Keller, überwiesen;-5\n"
        #expect(TextEncoding.detect(TextEncoding.windows1252.bytes(german)) == .windows1252)
        let french = "Date;Libelle;Montant\n2026-01-31;Carte restaurant la fête, rue de la paix;-5\n"
        #expect(TextEncoding.detect(TextEncoding.windows1252.bytes(french)) == .windows1252)
    }

    @Test func everyEncodingDecodesWhatItEncodes() {
        for encoding in TextEncoding.allCases where !encoding.upperHalf.isEmpty {
            #expect(encoding.upperHalf.count == 128)
            let text = String(String.UnicodeScalarView(encoding.upperHalf.filter { $0 != "\u{FFFD}" }))
            #expect(String(decoding: encoding.utf8(encoding.bytes(text)), as: UTF8.self) == text)
        }
        let wide = "a\u{80}\u{7FF}\u{800}\u{FFFC}\u{10000}\u{10FFFF}"
        for encoding in [TextEncoding.utf8, .utf16LittleEndian, .utf16BigEndian] {
            #expect(String(decoding: encoding.utf8(encoding.bytes(wide)), as: UTF8.self) == wide)
        }
        #expect(String(decoding: TextEncoding.windows1250.utf8([0xA5, 0x9C, 0x80]), as: UTF8.self) == "Ąś€")
        #expect(String(decoding: TextEncoding.latin2.utf8([0xA1, 0xB6, 0xE8]), as: UTF8.self) == "Ąśč")
        #expect(String(decoding: TextEncoding.windows1251.utf8([0xC0, 0xFF, 0xB3]), as: UTF8.self) == "Аяі")
        #expect(String(decoding: TextEncoding.windows1252.utf8([0xE9, 0x80, 0x9C]), as: UTF8.self) == "é€œ")
    }

    @Test func invalidBytesBecomeZeros() {
        #expect(
            TextEncoding.utf8.utf8([0x61, 0xC3, 0x28, 0xED, 0xA0, 0x80, 0xC0, 0x80, 0x62]) == [
                0x61, 0, 0x28, 0, 0, 0, 0, 0, 0x62,
            ])
        #expect(TextEncoding.windows1252.utf8([0x61, 0x81]) == [0x61, 0])
        #expect(
            TextEncoding.utf16LittleEndian.utf8([0x61, 0, 0, 0xD8, 0x62, 0, 0, 0xDC, 0x63]) == [0x61, 0, 0x62, 0, 0])
    }

    @Test func byteOrderMarksDecideAndAreRemoved() {
        let expected = Array("aż".utf8)
        for (mark, encoding) in [
            ([0xEF, 0xBB, 0xBF], TextEncoding.utf8), ([0xFF, 0xFE], .utf16LittleEndian),
            ([0xFE, 0xFF], .utf16BigEndian),
        ] as [([UInt8], TextEncoding)] {
            let bytes = mark + encoding.bytes("aż")
            #expect(TextEncoding.detect(bytes) == encoding)
            #expect(encoding.utf8(bytes) == expected)
        }
    }

    @Test func declarationDecidesAmongSingleBytesOnly() {
        let bytes: [UInt8] = [0x61, 0xB1, 0x62]
        #expect(TextEncoding.detect(bytes, declared: .latin2) == .latin2)
        #expect(TextEncoding.detect(Array("zażółć".utf8), declared: .windows1252) == .utf8)
        for (name, encoding) in [
            ("ISO-8859-2", TextEncoding.latin2), ("windows-1251", .windows1251), ("CP1252", .windows1252),
            ("1250", .windows1250),
            ("utf8", .utf8),
        ] {
            #expect(TextEncoding(declared: name) == encoding)
        }
        #expect(TextEncoding(declared: "EBCDIC") == nil)
    }

    @Test func damagedUTF8IsStillUTF8AndOnlyItsRowsAreRefused() throws {
        var bytes = Array("date,amount,payee\n2026-01-31,1,Żółć\n2026-01-31,2,Łódź\n2026-01-31,3,Święto\n".utf8)
        let index = try #require(bytes.lastIndex(of: 0xC5))
        bytes[index] = 0x41
        let file = try BankFile.read(bytes)
        #expect(file.encoding == .utf8)
        #expect(file.entries.map { $0.amount } == [100, 200])
        #expect(file.problems.map { $0.reason } == [.notText])
    }

    @Test func callerOverridesTheEncoding() throws {
        let bytes = Array("date,amount,payee\n2026-01-31,1,".utf8) + [0xB1]
        func payee(_ encoding: TextEncoding) throws -> String? {
            try BankFile.read(bytes, BankFile.Options(encoding: encoding)).entries.first?.payee
        }
        #expect(try payee(.latin2) == "ą")
        #expect(try payee(.windows1250) == "±")
        #expect(try payee(.windows1251) == "±")
        #expect(try payee(.utf8) == nil)
    }
}
