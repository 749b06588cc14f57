import Interchange
import Testing

@Suite struct JSONTests {
    private func parse(_ text: String) throws -> JSONValue { try JSONValue(parsing: Array(text.utf8)) }

    @Test func everyKindOfValueIsRead() throws {
        let text = #" {"a":[null,true,false,-12,0.5,1e3,"\u00e9\ud83d\ude00\n\/"],"b":{}} "#
        #expect(
            try parse(text) == [
                "a": [nil, true, false, -12, .number(0.5), .number(1000), "é😀\n/"], "b": .object([]),
            ])
    }

    @Test func numbersAreWrittenShortAndReadBackTheSame() throws {
        let numbers: [Double] = [
            0, 5, -7, 0.1, 12.5, 1e300, .leastNonzeroMagnitude, 1e15, 1e16, .greatestFiniteMagnitude,
        ]
        #expect(
            JSONValue.array(numbers.map { .number($0) }).text
                == "[0,5,-7,0.1,12.5,1e+300,5e-324,1000000000000000,1e+16,1.7976931348623157e+308]")
        for number in numbers {
            let read = try parse(JSONValue.number(number).text)
            #expect(read == .number(number) || Int64(exactly: number).map { read == .integer($0) } == true)
        }
        #expect(JSONValue.number(.nan).text == "null")
        #expect(try parse("9223372036854775807") == .integer(.max))
        #expect(try parse("9223372036854775808") == .number(9_223_372_036_854_775_808))
    }

    @Test func membersKeepTheirOrder() {
        let value: JSONValue = ["b": 1, "a": ["x\"\\\u{1}"], "c": .object([])]
        #expect(value.text == #"{"b":1,"a":["x\"\\\u0001"],"c":{}}"#)
        #expect(value.indentedText == "{\n  \"b\": 1,\n  \"a\": [\n    \"x\\\"\\\\\\u0001\"\n  ],\n  \"c\": {}\n}\n")
    }

    @Test(arguments: [
        ("[1,", 4, JSONProblem.truncated), ("[1 2]", 4, .unexpected), ("[01]", 2, .unexpected),
        ("[1.]", 4, .unexpected),
        ("[+1]", 2, .unexpected), ("[1e999]", 2, .badNumber), ("[NaN]", 2, .unexpected),
        ("{\"a\":1,\"a\":2}", 8, .duplicateName),
        ("[\"\t\"]", 3, .badString), ("[\"\\ud800\"]", 9, .badString), ("[]]", 3, .unexpected), ("tru", 4, .truncated),
        ("-", 2, .truncated), ("[\"\\x\"]", 5, .badString),
    ])
    func aBrokenTextNamesItsByte(_ text: String, column: Int, problem: JSONProblem) {
        #expect(throws: ImportFailure.badJSON(line: 1, column: column, problem)) { try parse(text) }
    }

    @Test func linesAreCounted() {
        #expect(throws: ImportFailure.badJSON(line: 3, column: 2, .unexpected)) { try parse("[\n1,\n ?]") }
    }

    @Test func depthIsBounded() throws {
        _ = try parse(String(repeating: "[", count: 64) + String(repeating: "]", count: 64))
        #expect(throws: ImportFailure.badJSON(line: 1, column: 65, .tooDeep)) {
            try parse(String(repeating: "[", count: 1_000_000))
        }
    }

    @Test func aWideObjectIsStillStrict() throws {
        let members = (0..<50_000).map { "\"\($0)\":\($0)" }.joined(separator: ",")
        #expect(try parse("{\(members)}")["49999"] == 49999)
        #expect(throws: ImportFailure.self) { try parse("{\(members),\"3\":0}") }
    }

    @Test func nothingIsNoJSON() {
        #expect(throws: ImportFailure.empty) { try parse(" \n") }
        #expect(throws: ImportFailure.unsupportedEncoding) { try JSONValue(parsing: [0xFE, 0xFF, 0, 0x5B]) }
    }
}
