import CivilTime
import Money
import Testing

@testable import Interchange

/// Files that are cut off, damaged or far too large: nothing traps, and nothing wrong comes in silently.
@Suite struct BankAttackTests {
    private func check(_ bytes: [UInt8], _ options: BankFile.Options = BankFile.Options()) -> BankFile? {
        guard let file = try? BankFile.read(bytes, options) else { return nil }
        for entry in file.entries {
            #expect(entry.amount.magnitude <= AmountExpression.limit.magnitude)
            #expect(entry.line > 0)
            for text in [entry.payee, entry.note, entry.category, entry.bankID, entry.number, entry.otherAccount] {
                #expect(text.utf8.count <= BankFile.longestText)
                #expect(!text.utf8.contains { $0 < 0x20 })
            }
            if !entry.splits.isEmpty { #expect(entry.splits.reduce(0) { $0 + $1.amount } == entry.amount) }
        }
        return file
    }

    @Test(arguments: BankSamples.all)
    func fileCutOffAnywhereIsRefusedOrHasOnlyWholeEntries(_ sample: String) throws {
        let whole = try BankFile.read(sample)
        // By line: a cut row is the last one.
        let bytes = Array(sample.utf8)
        for length in 0..<bytes.count {
            guard let file = check(Array(bytes[..<length])) else { continue }
            #expect(file.format == whole.format || file.format == .csv)
            guard file.format != .csv else { continue }
            let entries = whole.entries.map { $0.line }
            #expect(file.entries.allSatisfy { entries.contains($0.line) })
            // Only tables can be cut without showing it.
            let amounts = file.entries.map { $0.amount }
            #expect(amounts == whole.entries.prefix(amounts.count).map { $0.amount })
        }
    }

    @Test(arguments: BankSamples.all)
    func damagedBytesNeverTrap(_ sample: String) {
        let bytes = Array(sample.utf8)
        for position in bytes.indices where position % 3 == 0 {
            var damaged = bytes
            for byte in [0, 0x22, 0x0A, 0xFF, bytes[position] ^ 1] as [UInt8] where position % 5 == Int(byte) % 5 {
                damaged[position] = byte
                _ = check(damaged)
            }
        }
    }

    @Test(arguments: BankSamples.all)
    func zeroBytesNeverComeIn(_ sample: String) {
        var bytes = Array(sample.utf8)
        let letters = bytes.indices.filter { bytes[$0] >= 0x61 && bytes[$0] <= 0x7A && $0 % 7 == 0 }
        for position in letters { bytes[position] = 0 }
        for entry in check(bytes)?.entries ?? [] { #expect(!entry.payee.utf8.contains(0)) }
    }

    @Test(arguments: BankSamples.all)
    func lineEndsMakeNoDifference(_ sample: String) throws {
        let expected = try BankFile.read(sample)
        let lines = sample.split(separator: "\n", omittingEmptySubsequences: false)
        for end in ["\r\n", "\r"] {
            let file = try BankFile.read(lines.joined(separator: end))
            #expect(file.statements == expected.statements)
            #expect(file.problems == expected.problems)
        }
        var mixed = ""
        for (index, line) in lines.enumerated() { mixed += line + ["\n", "\r\n", "\r"][index % 3] }
        #expect(try BankFile.read(mixed).entries.map { $0.amount } == expected.entries.map { $0.amount })
    }

    @Test(arguments: BankSamples.all)
    func sameFileInUTF16IsTheSame(_ sample: String) throws {
        // A declaration of another encoding is ignored.
        let expected = try BankFile.read(sample)
        for encoding in [TextEncoding.utf16LittleEndian, .utf16BigEndian] {
            var file = try BankFile.read(encoding.bytes(sample))
            #expect(file.encoding == encoding)
            file.encoding = expected.encoding
            file.mapping?.encoding = expected.encoding
            #expect(file == expected)
        }
    }

    @Test func deepAndEndlessFilesNeverTrap() {
        let count = 1 << 17
        for piece in [
            "<", "<a", "<a>", "</a>", "<!", "<!--", "<![CDATA[", "&", "&amp;", "\"", "[", "<a b=\"", "?20", "/NAME/",
            "^\n",
        ] {
            for head in [
                "<OFX>", "<OFX><STMTRS><STMTTRN><NAME>", "<Document>BkToCstmr", "<Document><BkToCstmr><Stmt><Ntry>",
                "!Type:Bank\n", ":20:1\n:25:1\n:61:260131D1,NTRF\n:86:", "date,amount\n", "a;b\n",
            ] {
                _ = check(Array((head + String(repeating: piece, count: count / piece.utf8.count)).utf8))
            }
        }
    }

    @Test func everyByteIsReadTheSameTwice() {
        for first in UInt8.min...UInt8.max {
            for second in [0, 0x0A, 0x22, 0x2C, 0x3C, 0xC5, first] as [UInt8] {
                let bytes = [first, second, 0x0A] + Array("2026-01-31,5.00,".utf8) + [first, second]
                #expect((try? BankFile.read(bytes)) == (try? BankFile.read(bytes)))
            }
        }
    }
}
