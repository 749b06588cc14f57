import DaybookCore
import TestSupport
import Testing

struct FileNameTests {
    @Test(arguments: [
        ("receipt.pdf", "receipt.pdf"), ("a\0b.png", "ab.png"), ("two\nlines.pdf", "two lines.pdf"),
        ("../../etc/passwd", "_.._etc_passwd"), ("C:\\new\\a.pdf", "C:_new_a.pdf"), (".bashrc", "bashrc"),
        (" . .x.pdf", "x.pdf"), ("a\u{202E}fdp.exe", "afdp.exe"), ("", "file"), ("...", "file"), ("\u{1}", "file"),
    ])
    func aNameIsThatOfOneVisibleFile(_ name: String, _ safe: String) {
        #expect(FileName.safe(name, or: "file") == safe)
    }

    @Test func aLongNameIsCutBeforeItsExtension() {
        let long = String(repeating: "a", count: 300)
        #expect(FileName.safe(long + ".jpeg", or: "") == String(repeating: "a", count: 195) + ".jpeg")
        #expect(FileName.safe("a." + long, or: "").utf8.count == FileName.maximumBytes)
        let families = FileName.safe(String(repeating: "👨‍👩‍👧", count: 100) + ".png", or: "")
        #expect(families.utf8.count <= FileName.maximumBytes && families.hasSuffix(".png"))
        let accents = FileName.safe("a" + String(repeating: "\u{301}", count: 1000) + ".pdf", or: "")
        #expect(accents.utf8.count <= FileName.maximumBytes && accents.hasSuffix(".pdf"))
    }

    @Test func whateverANameIsMadeOfItFitsAndIsSafeAlready() {
        let parts = ["a", "é", "/", "\\", ".", "..", " ", "\0", "\u{202E}", "\n", "🧾", "\u{301}", ".pdf"]
        var randomness = SeededRandomness(seed: 5)
        for _ in 0..<500 {
            let name = (0..<randomness.number(0...300)).map { _ in randomness.one(of: parts) }.joined()
            let safe = FileName.safe(name, or: "file")
            #expect(safe.utf8.count <= FileName.maximumBytes && !safe.isEmpty, "\(name.debugDescription)")
            #expect(!safe.unicodeScalars.contains { $0 == "/" || $0 == "\\" || $0.value < 32 })
            #expect(safe.unicodeScalars.first != "." && FileName.safe(safe, or: "file") == safe)
        }
    }

    @Test(arguments: [
        ("001 Read/Checkmarks.csv", "001 Read/Checkmarks.csv"), ("../../a.csv", "a.csv"), ("/etc/passwd", "etc/passwd"),
        ("..", "rows"), ("", "rows"), ("a//./b.csv", "a/b.csv"),
    ])
    func aPathLeadsNowhereButIntoItsArchive(_ path: String, _ safe: String) {
        #expect(FileName.safePath(path, or: "rows") == safe)
    }
}
