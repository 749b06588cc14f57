import CivilTime
import Interchange
import Testing

@Suite struct BankRejectedTests {
    private func rejected(_ bytes: [UInt8]) throws -> [UInt8]? {
        let file = try BankFile.read(bytes)
        return file.rows(with: file.problems, in: bytes)
    }

    @Test func rejectedRowsAreSavedBelowTheNamesOfTheColumns() throws {
        let header = "\n\ndate,payee,amount\n"
        let rows = "2026-11-31,Ann,-5\n\n2026-11-02,Lidl,-6\r\n2026-11-03,\"ab\"x,-7\n2026-11-04,Bus,x"
        let saved = try rejected(Array((header + rows).utf8))
        #expect(
            saved.map { String(decoding: $0, as: UTF8.self) }
                == "date,payee,amount\r\n2026-11-31,Ann,-5\r\n2026-11-03,\"ab\"x,-7\r\n2026-11-04,Bus,x\r\n")
    }

    @Test func correctedRowsAreReadLikeTheFileTheyAreFrom() throws {
        let text = "Data operacji;Opis;Kwota\n31.11.2026;Żabka;-5,00\n02.11.2026;Biedronka;-6,50\n"
        let file = try BankFile.read(Array(text.utf8))
        #expect(file.problems.map { $0.line } == [2] && file.columnNames == ["Data operacji", "Opis", "Kwota"])
        let saved = try #require(try rejected(Array(text.utf8)))
        let corrected = String(decoding: saved, as: UTF8.self).split(separator: "31.11").joined(separator: "30.11")
        let again = try BankFile.read(Array(corrected.utf8), BankFile.Options(mapping: file.mapping))
        #expect(again.problems == [] && again.entries.map { $0.payee } == ["Żabka"])
    }

    @Test func nothingIsSavedOfOtherFormatsOrWithoutProblems() throws {
        #expect(try rejected(Array("date,amount\n2026-11-02,5\n".utf8)) == nil)
        #expect(try rejected(Array("!Type:Bank\nD2026-11-31\nT-5\n^\n".utf8)) == nil)
    }

    @Test func bankFilesAreToldFromThoseOfOtherPrograms() {
        for text in [
            "date,amount\n2026-11-02,5\n", BankSamples.mBank, BankSamples.ofx1, BankSamples.qif, BankSamples.mt940,
        ] {
            #expect(BankFile.recognises(Array(text.utf8)), "\(text.prefix(40))")
        }
        for text in [
            "", "plain text", "2026-11-02 Buy milk +home\nx 2026-11-01 Call Ann @phone\n", "{\"format\":\"daybook\"}",
            "full_date,date,weekday,time,mood,activities,note_title,note\n2020-05-30,30 May,Saturday,6:50 pm,rad,,,\n",
        ] {
            #expect(!BankFile.recognises(Array(text.utf8)), "\(text.prefix(40))")
        }
    }

    @Test func typedColumnsReplaceTheGuess() throws {
        let text = "a;b;c;d\n02/03/2026;Lidl;5,00;9\n03/04/2026;Bus;6,00;9\n"
        var mapping = CSVMapping(guessing: Array(text.utf8))
        mapping.setRoles(["date", "PAYEE", "spent", "-"].compactMap { CSVRole(name: $0) })
        mapping.dateOrder = .monthDayYear
        let file = try BankFile.read(Array(text.utf8), BankFile.Options(mapping: mapping))
        #expect(file.entries.map { $0.amount } == [-500, -600])
        #expect(file.entries.map { $0.day.text } == ["2026-02-03", "2026-03-04"])
        mapping.setRoles([.date, .payee, .amount])
        #expect(mapping.sign == .signed)
        #expect(CSVRole(name: "price") == nil && CSVRole(name: "") == .ignored)
        #expect(Set(CSVRole.allCases.map { $0.name }).count == CSVRole.allCases.count)
    }
}
