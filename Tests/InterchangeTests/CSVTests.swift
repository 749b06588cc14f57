import Testing

@testable import Interchange

@Suite struct CSVTests {
    private func rows(_ text: String) throws -> [[String]] { try rows(Array(text.utf8)) }

    private func rows(_ bytes: [UInt8]) throws -> [[String]] {
        var reader = try CSVReader(bytes[...])
        var rows: [[String]] = []
        while let row = try reader.next() { rows.append(row.fields) }
        return rows
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func rowsEndInEveryUsualWay(_ end: String) throws {
        #expect(try rows("a,b\(end)1,2\(end)\(end)3,") == [["a", "b"], ["1", "2"], ["3", ""]])
    }

    @Test func quotedFieldsHoldSeparatorsQuotesAndLines() throws {
        #expect(
            try rows("\"a,b\",\"say \"\"hi\"\"\"\n\"two\r\nlines\",\"\"") == [
                ["a,b", "say \"hi\""], ["two\r\nlines", ""],
            ])
    }

    @Test func separatorIsDetectedFromTheFirstRow() throws {
        #expect(try rows("a;b;\"c,d\"\n1;2;3") == [["a", "b", "c,d"], ["1", "2", "3"]])
        #expect(try rows("a\tb\n1\t2") == [["a", "b"], ["1", "2"]])
        #expect(try rows("sep=;\na,b;c\n") == [["a,b", "c"]])
    }

    @Test func byteOrderMarkIsSkipped() throws {
        #expect(try rows([0xEF, 0xBB, 0xBF] + Array("a,b".utf8)) == [["a", "b"]])
        #expect(throws: ImportFailure.unsupportedEncoding) { try rows([0xFF, 0xFE, 97, 0]) }
    }

    @Test(arguments: [
        ("a\nb,\"c\nd", 2, LineProblem.unterminatedQuote), ("a\n\"b\nc\"d", 3, .strayQuote), ("a\nb\u{0}", 2, .notText),
        (String(repeating: "x", count: CSVReader.longestField + 1), 1, .tooLong),
        ("a\n\"" + String(repeating: "x", count: CSVReader.longestField + 1), 2, .tooLong),
        (String(repeating: ",", count: CSVReader.maximumFields), 1, .tooLong),
    ])
    func aBrokenTextNamesItsLine(_ text: String, line: Int, problem: LineProblem) {
        #expect(throws: ImportFailure.badLine(file: "", line: line, problem)) { try rows(text) }
    }

    @Test func brokenUTF8IsNoText() {
        #expect(throws: ImportFailure.badLine(file: "", line: 2, .notText)) { try rows([97, 10, 0xC3, 0x28]) }
    }

    @Test func writtenRowsReadBackUnchanged() throws {
        let fields = ["", " a ", "=1+1", "a,b", "\"", "two\r\nlines", "tab\t", "ё", ";"]
        var writer = CSVWriter()
        writer.appendRow(fields)
        writer.appendRow([""])
        #expect(try rows(writer.bytes) == [fields, [""]])
    }

    @Test func everyTextOfThreeDangerousCharactersComesBack() {
        let characters = ["", "'", "=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠", "a", " ", "Ｅ"]
        for first in characters {
            for second in characters {
                for third in characters {
                    let text = first + second + third
                    let guarded = SafeText.escapingFormulas(text)
                    #expect(SafeText.unescapingFormulas(guarded) == text)
                    #expect(!"=+-@\t\r\n\r\n＝＋－＠".contains(guarded.first ?? "a"))
                }
            }
        }
        #expect(SafeText.escapingFormulas("it's") == "it's")
        #expect(SafeText.escapingFormulas("'a") == "'a")
    }
}
