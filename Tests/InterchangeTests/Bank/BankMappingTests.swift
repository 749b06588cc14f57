import CivilTime
import Money
import Testing

@testable import Interchange

@Suite struct BankMappingTests {
    private let samples = [
        BankSamples.mBank, BankSamples.millennium, BankSamples.tBank, BankSamples.sparkasse, BankSamples.revolut,
        BankSamples.ingNL, BankSamples.chase, BankSamples.own,
    ]

    @Test func guessIsAMappingWithAShortText() throws {
        var mapping = CSVMapping(guessing: TextEncoding.windows1250.bytes(BankSamples.mBank))
        #expect(mapping.encoding == .windows1250)
        #expect(mapping.delimiter == .semicolon)
        #expect(mapping.headerLine == 13)
        #expect(mapping.roles == [.date, .payee, .account, .category, .amount, .ignored])
        #expect(mapping.isComplete)
        #expect(mapping.text.hasPrefix("1 windows-1250 semicolon 13 "))
        #expect(mapping.text.hasSuffix(" ymd comma signed - dpkca-"))
        mapping.roles[4] = .ignored
        #expect(!mapping.isComplete)
    }

    @Test func everyMappingReadsBackFromItsText() throws {
        for sample in samples {
            let mapping = CSVMapping(guessing: Array(sample.utf8))
            #expect(CSVMapping(mapping.text) == mapping)
            #expect(mapping.text.utf8.count <= 200)
        }
        for encoding in TextEncoding.allCases {
            for delimiter in CSVMapping.Delimiter.allCases {
                for sign in CSVMapping.Sign.allCases {
                    for order in DateOrder.allCases {
                        let mapping = CSVMapping(
                            encoding: encoding, delimiter: delimiter, headerLine: 7, roles: CSVRole.allCases,
                            dateOrder: order, decimalMark: .comma, sign: sign, currency: .zloty)
                        #expect(CSVMapping(mapping.text) == mapping)
                    }
                }
            }
        }
        let widest = CSVMapping(
            encoding: .windows1250, delimiter: .semicolon, headerLine: 999_999_999,
            roles: [CSVRole](repeating: .note, count: 5000), sign: .signedColumns, currency: .euro)
        #expect(widest.text.utf8.count <= 200)
        #expect(CSVMapping(widest.text)?.roles.count == CSVMapping.maximumColumns)
    }

    @Test func lettersOfRolesAreDistinct() {
        #expect(Set(CSVRole.allCases.map { $0.rawValue }).count == CSVRole.allCases.count)
        #expect(CSVRole.allCases.allSatisfy { $0.rawValue.utf8.count == 1 })
    }

    @Test(arguments: [
        "", "1", "2 utf-8 comma 1 0 ymd point signed - da", "1 utf-9 comma 1 0 ymd point signed - da",
        "1 utf-8 comma -1 0 ymd point signed - da", "1 utf-8 comma 1 0 ymd point signed XXX da",
        "1 utf-8 comma 1 0 ymd point signed - d!", "1 utf-8 comma 1 0 ymd point signed - da x",
        "1 utf-8 comma 1 100000000 ymd point signed - da",
    ])
    func otherTextsAreNoMappings(_ text: String) {
        #expect(CSVMapping(text) == nil)
    }

    @Test func rememberedMappingFindsItsHeaderAtAnotherLine() throws {
        let january = try BankFile.read(BankSamples.mBank)
        let text = try #require(january.mapping).text
        let february = BankSamples.mBank.replacingFirst("#Klient;", with: "#Klient;\nANNA KOWALSKA;\n#Waluta;\nPLN;")
        let options = BankFile.Options(mapping: CSVMapping(text))
        let file = try BankFile.read(february, options)
        #expect(file.entries.map { $0.amount } == january.entries.map { $0.amount })
        #expect(file.mapping?.headerLine == 16)
        #expect(throws: BankFileError.mappingDoesNotFit) { try BankFile.read(BankSamples.millennium, options) }
    }

    @Test func correctedMappingIsAppliedAsItIs() throws {
        let text = "Konto;Am;Wo;Wieviel;Info\n1;02.01.2026;Shop;5,00;abc\n1;03.01.2026;Bar;7,00;def\n"
        #expect(throws: BankFileError.unknownFormat) { try BankFile.read("Wann;Wo\nmorgens;Shop\nabends;Bar") }
        var mapping = CSVMapping(guessing: Array(text.utf8))
        mapping.headerLine = 1
        mapping.roles = [.account, .date, .payee, .amount, .note]
        mapping.dateOrder = .monthDayYear
        mapping.sign = .inverted
        mapping.currency = .zloty
        let file = try BankFile.read(text, BankFile.Options(mapping: mapping))
        #expect(
            file.statements == [
                BankStatement(
                    account: "1", currency: .zloty,
                    entries: [
                        BankEntry(
                            day: day("2026-02-01"), amount: -500, currency: .zloty, payee: "Shop", note: "abc", line: 2),
                        BankEntry(
                            day: day("2026-03-01"), amount: -700, currency: .zloty, payee: "Bar", note: "def", line: 3),
                    ])
            ])
        #expect(file.doubts == [])
        let stored = try #require(file.mapping)
        #expect(try BankFile.read(text, BankFile.Options(mapping: CSVMapping(stored.text))) == file)
    }

    @Test func mappingWithoutHeaderReadsFromTheFirstRow() throws {
        let mapping = CSVMapping(roles: [.date, .debit, .credit], sign: .columns)
        let file = try BankFile.read("2026-01-31,5.00,\n2026-01-31,,6.00", BankFile.Options(mapping: mapping))
        #expect(file.entries.map { $0.amount } == [-500, 600])
        let both = try BankFile.read("2026-01-31,5.00,6.00\n", BankFile.Options(mapping: mapping))
        #expect(both.problems == [BankProblem(line: 1, field: "3", text: "6.00", reason: .debitAndCredit)])
    }

    @Test func previewShowsTheRowsInColumns() throws {
        let preview = CSVPreview(TextEncoding.windows1250.bytes(BankSamples.mBank), count: 2)
        #expect(preview.mapping.encoding == .windows1250)
        #expect(preview.preamble.first?.fields == ["mBank S.A. Bankowość Detaliczna", ""])
        #expect(preview.preamble.last?.line == 11)
        #expect(
            preview.header
                == CSVPreview.Row(
                    line: 13,
                    fields: ["#Data operacji", "#Opis operacji", "#Rachunek", "#Kategoria", "#Kwota", ""]))
        #expect(preview.rows.map { $0.line } == [14, 15])
        #expect(preview.rows[0].fields[3] == "Żywność")
        var mapping = preview.mapping
        mapping.headerLine = 14
        mapping.delimiter = .comma
        let other = CSVPreview(TextEncoding.windows1250.bytes(BankSamples.mBank), mapping)
        #expect(other.header?.line == 14)
        #expect(other.rows.first?.line == 15)
        #expect(CSVPreview(Array("plain text".utf8)).rows.map { $0.fields } == [["plain text"]])
    }

    @Test(
        arguments: [
            ("Amount (EUR)", CSVRole.amount), ("Betrag (€)", .amount), ("Original Amount", nil), ("#Kwota", .amount),
            ("Data księgowania", .date), ("Data waluty", .valueDate), ("BUCHUNGSTAG", .date), ("Дата операции", .date),
            ("Сумма в валюте счёта", .amount), ("Saldo po operacji", .balance), ("Nadawca / Odbiorca", .payee),
            ("Nr rachunku kontrahenta", .otherAccount), ("Waluta", .currency), ("Dr/Cr", .indicator),
            ("Paid out", .debit),
            ("Money In", .credit), ("Zahlungsempfänger*in", .payee), ("Zahlungspflichtige*r", .payer),
            ("Check or Slip #", .number), ("Назначение платежа", .note), ("", nil), ("Xyz", nil),
        ] as [(String, CSVRole?)])
    func namesOfColumnsAreKnown(_ name: String, role: CSVRole?) {
        #expect(CSVColumnName.role(CSVColumnName.folded(name))?.role == role)
    }
}

extension String {
    func replacingFirst(_ part: String, with other: String) -> String {
        guard let range = firstRange(of: part) else { return self }
        var text = self
        text.replaceSubrange(range, with: other)
        return text
    }
}
