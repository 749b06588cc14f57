import CivilTime
import Money
import Testing

@testable import Interchange

@Suite struct BankCSVTests {
    /// Three digits after the only mark are thousands in euros, and decimals in dinars.
    @Test(arguments: ["Date;Payee;Amount", "Tag;Wer;Betrag"], ["12.500", "12,500"])
    func aCurrencyOfThreeDecimalsIsReadAsItIsWritten(_ names: String, _ amount: String) throws {
        for (code, expected) in [("BHD", Int64(12_500)), ("EUR", 12_500_00)] {
            let currency = try #require(Currency(code))
            let text = "\(names)\n20.11.2026;X;\(amount)\n21.11.2026;Y;\(amount)\n"
            let roles: [CSVRole] = [.date, .payee, .amount]
            let mapping = CSVMapping(
                guessing: Array(text.utf8), delimiter: .semicolon, roles: roles, currency: currency)
            var options = BankFile.Options(currency: currency)
            options.mapping = mapping
            options.mapping?.currency = currency
            let file = try BankFile.read(Array(text.utf8), options)
            #expect(file.statements.flatMap { $0.entries.map(\.amount) } == [expected, expected], "\(code)")
        }
    }

    @Test func polishBankWithPreambleAndFooterIsRead() throws {
        for encoding in [TextEncoding.utf8, .windows1250, .latin2, .utf16LittleEndian, .utf16BigEndian] {
            let file = try BankFile.read(encoding.bytes(BankSamples.mBank))
            #expect(file.encoding == encoding)
            #expect(file.problems == [])
            #expect(file.doubts == [])
            #expect(
                file.statements == [
                    BankStatement(
                        account: "eKonto 1111 ... 2222", currency: .zloty,
                        closingBalance: BankBalance(amount: 250_000, day: day("2026-01-31")),
                        entries: [
                            BankEntry(
                                day: day("2026-01-31"), amount: -1234, currency: .zloty,
                                payee: "ŻABKA Z5512 K.1 ZAKUP PRZY UŻYCIU KARTY", category: "Żywność", line: 14),
                            BankEntry(
                                day: day("2026-01-30"), amount: 123_456, currency: .zloty,
                                payee: "PRZELEW ZEWNĘTRZNY PRZYCHODZĄCY", category: "Wpływy", line: 15),
                            BankEntry(
                                day: day("2026-01-02"), amount: -185_000, currency: .zloty,
                                payee: "CZYNSZ \"POD LIPĄ\"", category: "Dom", line: 16),
                        ])
                ])
        }
    }

    @Test func debitsAndCreditsOfTwoColumnsAreOneSignedAmount() throws {
        let file = try BankFile.read(BankSamples.millennium)
        #expect(file.mapping?.sign == .signedColumns)
        #expect(
            file.statements == [
                BankStatement(
                    account: "PL11 1160 2202 0000 0000 1111 2222", currency: .zloty,
                    closingBalance: BankBalance(amount: 115_050, day: day("2026-01-05")),
                    entries: [
                        BankEntry(
                            day: day("2026-01-05"), amount: -85_000, currency: .zloty, payee: "SPÓŁDZIELNIA",
                            note: "CZYNSZ 01/2026", otherAccount: "22 1140 2004 0000 3002 0135 5387", line: 2),
                        BankEntry(
                            day: day("2026-01-04"), amount: 200_050, currency: .zloty, payee: "FIRMA SP. Z O.O.",
                            note: "WYNAGRODZENIE", otherAccount: "33 1140 2004 0000 3002 0135 5388", line: 3),
                    ])
            ])
        let unsigned = try BankFile.read("Date;Text;Debit;Credit\n31.01.2026;Shop;12,50;\n01.02.2026;Pay;0,00;1.000,00")
        #expect(unsigned.mapping?.sign == .columns)
        #expect(unsigned.entries.map { $0.amount } == [-1250, 100_000])
    }

    @Test func russianBankInItsUsualEncodingListsWhatWasDeclined() throws {
        let file = try BankFile.read(TextEncoding.windows1251.bytes(BankSamples.tBank))
        #expect(file.encoding == .windows1251)
        #expect(
            file.entries == [
                BankEntry(
                    day: day("2026-01-31"), amount: -94_512, currency: .rouble, payee: "Пятёрочка",
                    category: "Супермаркеты", isCleared: true, line: 2),
                BankEntry(
                    day: day("2026-01-29"), amount: 5_000_000, currency: .rouble, payee: "Иван И.",
                    category: "Пополнения", isCleared: true, line: 4),
            ])
        #expect(
            file.problems == [BankProblem(line: 3, field: "Статус", text: "FAILED", reason: .notBooked)])
    }

    @Test func germanBankWithShortYearsIsRead() throws {
        let file = try BankFile.read(TextEncoding.windows1252.bytes(BankSamples.sparkasse))
        #expect(file.encoding == .windows1252)
        #expect(file.problems == [])
        #expect(file.statements.map { $0.account } == ["DE02100100100006820101"])
        #expect(
            file.entries == [
                BankEntry(
                    day: day("2026-01-31"), amount: -2500, currency: .euro, payee: "Sportverein Grün-Weiß",
                    note: "Beitrag 01/26", otherAccount: "DE88100900001234567892", line: 2),
                BankEntry(
                    day: day("2026-01-02"), amount: 125_000, currency: .euro, payee: "Müller, Jörg",
                    note: "Miete Januar", otherAccount: "DE44500105175407324931", line: 3),
            ])
    }

    @Test func feesArePartOfTheAmountAndPendingEntriesAreNotCleared() throws {
        let file = try BankFile.read(BankSamples.revolut)
        #expect(file.entries.map { $0.amount } == [-1250, -10_100, 5000])
        #expect(file.entries.map { $0.isCleared } == [true, true, false])
        #expect(file.problems.map { $0.reason } == [.notBooked])
        #expect(file.statements[0].closingBalance == BankBalance(amount: 93_650, day: day("2026-01-09")))
    }

    @Test func wordBesideAnAmountTellsItsDirection() throws {
        let file = try BankFile.read(BankSamples.ingNL)
        #expect(file.mapping?.sign == .indicator)
        #expect(file.doubts == [])
        #expect(
            file.entries == [
                BankEntry(
                    day: day("2026-01-31"), amount: -1050, currency: .euro, payee: "Albert Heijn",
                    note: "Pasvolgnr: 001", line: 2),
                BankEntry(
                    day: day("2026-01-30"), amount: 120_000, currency: .euro, payee: "J. de Vries", note: "Huur",
                    otherAccount: "NL12ABNA0123456789", line: 3),
            ])
        for (debit, credit) in [
            ("DBIT", "CRDT"), ("Wn", "Ma"), ("DR", "CR"), ("debet", "credit"), ("S", "H"), ("д", "к"),
        ] {
            let file = try BankFile.read(
                "Date,Text,Amount,D/C\n2026-01-31,Shop,5.00,\(debit)\n2026-01-30,Pay,7.00,\(credit)")
            #expect(file.entries.map { $0.amount } == [-500, 700], "\(debit)")
        }
        let odd = try BankFile.read(
            "Date,Text,Amount,D/C\n2026-01-31,Shop,5.00,D\n2026-01-30,Pay,7.00,C\n2026-01-30,A,7.00,C\n2026-01-29,A,7.00,X\n"
        )
        #expect(odd.problems == [BankProblem(line: 5, field: "D/C", text: "X", reason: .unknownIndicator)])
    }

    @Test func americanBankIsReadMonthFirst() throws {
        let file = try BankFile.read(BankSamples.chase)
        #expect(file.dateOrder == .monthDayYear)
        #expect(file.doubts == [])
        #expect(file.entries.map { $0.day } == ["2026-01-31", "2026-01-15", "2026-01-02"].map(day))
        #expect(file.entries.map { $0.amount } == [-575, 200_000, -10_000])
        #expect(file.entries.map { $0.payee } == ["STARBUCKS STORE 1234", "PAYROLL", "CHECK 101"])
        #expect(file.entries.map { $0.number } == ["", "", "101"])
        #expect(file.statements[0].closingBalance == BankBalance(amount: 199_425, day: day("2026-01-31")))
    }

    @Test func balancesOfTwoRowsTellWhatWasSpent() throws {
        let text = "Date,Description,Amount,Balance\n13/01/2026,Shop,-25.00,975.00\n20/01/2026,Pay,50.00,1025.00\n"
        #expect(try BankFile.read(text).doubts == [])
        let card = text.split(separator: "-25.00").joined(separator: "25.00").split(separator: "Pay,50.00")
        #expect(try BankFile.read(card.joined(separator: "Pay,-50.00")).entries.map { $0.amount } == [-2500, 5000])
    }

    @Test func tableMadeForDaybookMayHaveDaysAndAmountsAsASpreadsheetWritesThem() throws {
        let file = try BankFile.read("Amount;DATE;payee\n-1.234,50;31.12.2025;Rent\n3,5;13.01.2026;Ann\n")
        #expect(file.doubts == [] && file.problems == [])
        #expect(file.entries.map { $0.day } == [day("2025-12-31"), day("2026-01-13")])
        #expect(file.entries.map { $0.amount } == [-123_450, 350])
        #expect(file.mapping?.dateOrder == .dayMonthYear && file.mapping?.decimalMark == .comma)
        let doubtful = try BankFile.read("date,amount\n02/03/2026,-5\n")
        #expect(doubtful.doubts == [.dateOrder])
    }

    @Test func tableMadeForDaybookIsTakenWithoutGuessing() throws {
        let file = try BankFile.read(BankSamples.own)
        #expect(file.doubts == [])
        #expect(
            file.statements == [
                BankStatement(
                    account: "Cash", currency: .euro,
                    entries: [
                        BankEntry(
                            day: day("2026-01-31"), amount: -1250, currency: .euro, payee: "Lidl", note: "bread, milk",
                            category: "Food:Groceries", tags: ["home", "week"], isCleared: true, line: 2)
                    ]),
                BankStatement(
                    account: "Bank", currency: .euro,
                    entries: [
                        BankEntry(
                            day: day("2026-02-01"), amount: 250_000, currency: .euro, payee: "Salary",
                            category: "Income", isCleared: false, line: 3)
                    ]),
            ])
        // A guess would take these days and amounts for others, or doubt them.
        let strict = try BankFile.read("AMOUNT,Date\n1.250,2026-01-02\n5,01/02/2026\n\"5,5\",2026-01-03\n5,2026-02-30")
        #expect(strict.entries.map { $0.amount } == [125])
        #expect(strict.doubts == [])
        #expect(strict.problems.map { $0.reason } == [.badDate, .badAmount, .noSuchDay])
        #expect(strict.problems.map { $0.field } == ["Date", "AMOUNT", "Date"])
        let escaped = try BankFile.read("date,amount,payee\n2026-01-02,5,'=SUM(1)\n")
        #expect(escaped.entries.map { $0.payee } == ["=SUM(1)"])
    }

    @Test func fileWithoutHeaderIsReadByItsCells() throws {
        let file = try BankFile.read(
            "31/01/2026,-12.50,COFFEE SHOP LONDON,87.50\n30/01/2026,-1.00,BUS,100.00\n29/01/2026,101.00,SALARY,101.00\n"
        )
        #expect(file.mapping?.headerLine == 0)
        #expect(file.entries.map { $0.amount } == [-1250, -100, 10_100])
        #expect(file.entries.map { $0.payee } == ["COFFEE SHOP LONDON", "BUS", "SALARY"])
        #expect(file.statements[0].closingBalance == BankBalance(amount: 8750, day: day("2026-01-31")))
    }

    @Test func orderOfDatesIsFoundFromAllRows() throws {
        func order(_ dates: String...) throws -> (DateOrder?, Bool) {
            let rows = dates.map { "\($0);Shop;-1,50\n" }.joined()
            let file = try BankFile.read("Datum;Text;Betrag\n" + rows)
            return (file.dateOrder, file.doubts.contains(.dateOrder))
        }
        #expect(try order("01.02.2026", "13.02.2026") == (.dayMonthYear, false))
        #expect(try order("02/01/2026", "02/13/2026") == (.monthDayYear, false))
        #expect(try order("2026-01-02").1 == false)
        #expect(try order("26-01-31", "26-01-30") == (.yearMonthDay, true))
        #expect(try order("26.01.31", "26.01.30") == (.dayMonthYear, false))
        #expect(try order("31-Jan-2026", "1-Feb-2026").1 == false)
        // Valid either way: a few days apart rather than months.
        #expect(try order("02/01/2026", "02/03/2026", "02/04/2026") == (.monthDayYear, true))
        #expect(try order("01/02/2026", "03/02/2026", "04/02/2026") == (.dayMonthYear, true))
        #expect(try order("01/02/2026") == (.dayMonthYear, true))
    }

    @Test(arguments: ["31.11.26", "00.11.26", "27.13.26", "31.11.2026", "11.31.26"])
    func impossibleDateIsRefusedAloneWithItsLine(_ date: String) throws {
        let dates = ["27.11.26", "26.11.26", date, "03.11.26", "01.11.26"]
        let rows = dates.map { "\"\($0)\";\"Miete\";\"-850,00\"\n" }.joined()
        let file = try BankFile.read("\"Buchungstag\";\"Verwendungszweck\";\"Betrag\"\n" + rows)
        #expect(file.dateOrder == .dayMonthYear && file.doubts == [])
        #expect(
            file.entries.map { $0.day } == [
                day("2026-11-27"), day("2026-11-26"), day("2026-11-03"), day("2026-11-01"),
            ])
        #expect(file.problems == [BankProblem(line: 4, field: "Buchungstag", text: date, reason: .noSuchDay)])
    }

    @Test func oneWrongDateDoesNotChangeTheOrderOfTheOthers() throws {
        func read(_ dates: String...) throws -> (BankFile, refused: [Int]) {
            let rows = dates.map { "\($0),Shop,-1.50\n" }.joined()
            let file = try BankFile.read("Date,Text,Amount\n" + rows)
            return (file, file.problems.map { $0.line })
        }
        for separator in ["-", "/"] {
            let short = try read(["27", "11", "26"].joined(separator: separator), "28-11-26", "31-11-26", "29-11-26")
            #expect(short.0.dateOrder == .dayMonthYear && short.0.doubts == [] && short.refused == [4])
        }
        let american = try read("11/27/2026", "11/28/2026", "02/30/2026", "11/03/2026")
        #expect(american.0.dateOrder == .monthDayYear && american.0.doubts == [] && american.refused == [4])
        let mixed = try read("27/11/2026", "28/11/2026", "11/29/2026", "03/11/2026")
        #expect(mixed.0.dateOrder == .dayMonthYear && mixed.0.doubts == [.dateOrder] && mixed.refused == [4])
        let full = try read("2026-11-27", "2026-11-31", "27.11.2026", "2026.11.28")
        #expect(full.0.dateOrder == .yearMonthDay && full.0.doubts == [] && full.refused == [3, 4])
        let korean = try read("26-11-27", "26-11-26", "26-02-30", "26-11-25", "26-10-25")
        #expect(korean.0.dateOrder == .yearMonthDay && korean.0.doubts == [.dateOrder] && korean.refused == [4])
        // Month first with dots is so rare that it is asked about.
        let dotted = try read("11.27.2026", "11.28.2026", "11.03.2026")
        #expect(dotted.0.dateOrder == .monthDayYear && dotted.0.doubts == [.dateOrder])
    }

    @Test func decimalMarkIsFoundFromAllAmounts() throws {
        func amounts(_ texts: String...) throws -> ([Int64], Bool) {
            let rows = texts.map { "2026-01-31;Shop;\"\($0)\"\n" }.joined()
            let file = try BankFile.read("Datum;Text;Betrag\n" + rows)
            return (file.entries.map { $0.amount }, file.doubts.contains(.decimalMark))
        }
        #expect(try amounts("-1.234", "-5,50") == ([-123_400, -550], false))
        #expect(try amounts("-1,234", "-5.50") == ([-123_400, -550], false))
        #expect(try amounts("-1.234", "-2.500") == ([-123_400, -250_000], true))
        #expect(try amounts("-5", "-7") == ([-500, -700], false))
        #expect(try amounts("-1.234.567,8", "1") == ([-123_456_780, 100], false))
    }

    @Test func signIsProvedByTheBalanceOrDoubted() throws {
        let card = try BankFile.read(
            "Date,Description,Amount,Balance\n2026-01-03,A,5.00,85.00\n2026-01-02,B,7.00,90.00\n2026-01-01,C,3.00,97.00\n"
        )
        #expect(card.mapping?.sign == .inverted)
        #expect(card.entries.map { $0.amount } == [-500, -700, -300])
        #expect(card.doubts == [])
        let open = try BankFile.read("Date,Description,Amount\n2026-01-03,A,5.00\n2026-01-02,B,7.00\n")
        #expect(open.entries.map { $0.amount } == [500, 700])
        #expect(open.doubts == [.sign])
    }

    @Test func badRowsAreListedAndTheOthersComeIn() throws {
        let text = """
            Date,Payee,Amount,Currency
            2026-02-29,A,1.00,EUR
            2026-02-28,B,1.00,EUR
            soon,C,1.00,EUR
            ,D,1.00,EUR
            2026-02-28,E,1.x0,EUR
            2026-02-28,F,1.001,EUR
            2026-02-28,G,99999999999999999999.00,EUR
            2026-02-28,H,1000000000000.01,EUR
            2026-02-28,I,1.00,ZZZ
            2026-02-28,"J" K,1.00,EUR
            2026-02-28,L\u{0}M,1.00,EUR
            2026-02-28
            2026-02-28,N,1000000000000.00,EUR
            2026-02-28,O,5,JPY
            2026-02-28,P,5.5,JPY
            """
        let file = try BankFile.read(text)
        #expect(file.entries.map { $0.payee } == ["B", "N", "O"])
        #expect(file.entries.map { $0.amount } == [100, 100_000_000_000_000, 5])
        #expect(file.statements.map { $0.currency } == [nil])
        #expect(
            file.problems == [
                BankProblem(line: 2, field: "Date", text: "2026-02-29", reason: .noSuchDay),
                BankProblem(line: 4, field: "Date", text: "soon", reason: .badDate),
                BankProblem(line: 5, field: "Date", text: "", reason: .missing),
                BankProblem(line: 6, field: "Amount", text: "1.x0", reason: .badAmount),
                BankProblem(line: 7, field: "Amount", text: "1.001", reason: .tooManyDecimals),
                BankProblem(line: 8, field: "Amount", text: "99999999999999999999.00", reason: .tooLarge),
                BankProblem(line: 9, field: "Amount", text: "1000000000000.01", reason: .tooLarge),
                BankProblem(line: 10, field: "Currency", text: "ZZZ", reason: .unknownCurrency),
                BankProblem(line: 11, reason: .strayQuote),
                BankProblem(line: 12, field: "Payee", text: "L M", reason: .notText),
                BankProblem(line: 13, field: "Amount", text: "", reason: .missing),
                BankProblem(line: 16, field: "Amount", text: "5.5", reason: .tooManyDecimals),
            ])
    }

    @Test func textBelowTheTableIsNoProblemButRowsAboveTheEndAre() throws {
        let rows = "Date;Payee;Betrag\n2026-01-31;A;-1,50\nTotal;;-1,50\n2026-01-30;B;-2,50\n"
        let file = try BankFile.read(rows + "Total;;-4,00\n;;\nPage 1 of 1\nDate;Payee;Betrag\n2026-01-3")
        #expect(file.entries.map { $0.payee } == ["A", "B"])
        #expect(
            file.problems == [
                BankProblem(line: 3, field: "Date", text: "Total", reason: .badDate),
                BankProblem(line: 9, field: "Betrag", text: "", reason: .missing),
            ])
    }

    @Test(arguments: [
        ("xx,yy,zz", "Date", "xx", BankProblem.Reason.badDate), ("soon,-5,Shop", "Date", "soon", .badDate),
        (",abc,Shop", "Date", "", .missing),
    ])
    func aLastRowWithADayThatIsNoneIsAProblemIfItHasAnAmountAndMore(
        _ row: String, _ field: String, _ text: String, _ reason: BankProblem.Reason
    ) throws {
        let rows = "Date,Amount,Payee\n2026-01-31,-1.50,A\n2026-01-30,-2.50,B\n"
        let file = try BankFile.read(rows + row + "\n")
        #expect(file.entries.map { $0.payee } == ["A", "B"])
        #expect(file.problems == [BankProblem(line: 4, field: field, text: text, reason: reason)])
        #expect(try BankFile.read(rows + "Total,-4.00,\nPrinted on Monday\n,,Page 1\n").problems == [])
    }

    @Test func filesThatAreNoneOfABankAreRefused() {
        #expect(throws: BankFileError.empty) { try BankFile.read("") }
        #expect(throws: BankFileError.empty) { try BankFile.read(" \r\n\t") }
        #expect(throws: BankFileError.empty) { try BankFile.read([0xEF, 0xBB, 0xBF]) }
        #expect(throws: BankFileError.unknownFormat) { try BankFile.read("Dear Ann,\nsee you on Monday.\n") }
        #expect(throws: BankFileError.unknownFormat) { try BankFile.read([UInt8](repeating: 0, count: 1000)) }
        #expect(throws: BankFileError.unknownFormat) { try BankFile.read(Array("%PDF-1.7\n%âãÏÓ\n1 0 obj\n".utf8)) }
        #expect(throws: BankFileError.unknownColumns) {
            try BankFile.read("Date,Payee\n2026-01-31,Shop\n2026-01-30,Bar")
        }
        #expect(throws: BankFileError.badTable(line: 2)) {
            try BankFile.read("date,amount\n2026-01-31,\"5\n2026-01-30,6")
        }
        #expect(throws: BankFileError.tooLarge) {
            try BankFile.read([UInt8](repeating: 0x20, count: BankFile.maximumSize + 1))
        }
    }

    @Test func fieldOfTenMegabytesIsRefusedAndTheRowAfterItRead() throws {
        let long = String(repeating: "x", count: 10 << 20)
        let payee = try BankFile.read(
            "date,amount,payee\n2026-01-31,5,\(long)\n2026-01-31,6,\"\(long)\"\n2026-01-31,7,A\n")
        #expect(payee.problems.map { $0.reason } == [.tooLong, .tooLong])
        #expect(payee.entries.map { $0.amount } == [700])
        let digits = String(repeating: "9", count: 10 << 20)
        let amount = try BankFile.read("date,amount\n2026-01-31,\(digits)\n\(digits),5\n2026-01-31,7\n")
        #expect(amount.problems.map { $0.reason } == [.tooLong, .tooLong])
    }

    @Test func tooManyRowsAreRefused() {
        let rows = String(repeating: "2026-01-31,5\n", count: BankFile.maximumEntries)
        #expect(throws: BankFileError.tooManyEntries) { try BankFile.read("date,amount\n" + rows) }
    }

    @Test func sameRowsWithAnyLineEndsAndDelimitersAreTheSameEntries() throws {
        let expected = try BankFile.read(BankSamples.own).statements
        #expect(expected.count == 2)
        for end in ["\r\n", "\r"] {
            let text = BankSamples.own.split(separator: "\n").joined(separator: end)
            #expect(try BankFile.read(text).statements == expected)
        }
        for delimiter in [";", "\t", "|"] {
            let text = "date\(delimiter)amount\n2026-01-31\(delimiter)-12.50"
            #expect(try BankFile.read(text).entries.map { $0.amount } == [-1250])
        }
    }
}
