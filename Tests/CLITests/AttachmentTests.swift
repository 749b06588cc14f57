import Foundation
import Terminal
import Testing

struct AttachmentTests {
    let terminal = try! TestTerminal()

    /// A receipt attached to an expense, and the path of its encrypted file.
    private func attach() throws -> String {
        try terminal.run("spend", "3", "coffee")
        try Data("%PDF-1.7\n%%EOF\n".utf8).write(to: URL(fileURLWithPath: terminal.folder + "/receipt.pdf"))
        try terminal.run("money", "attach", "latest", terminal.folder + "/receipt.pdf")
        let folder = terminal.data + "/journals/me/attachments"
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        return folder + "/" + (try #require(names.first))
    }

    @Test func anAttachedFileIsListedAndSavedAsItWas() throws {
        let path = try attach()
        #expect(try terminal.run("money", "attachments", "latest").output.hasPrefix("receipt.pdf  15"))
        try terminal.run("money", "attachments", "latest", "--save", terminal.folder + "/saved")
        let saved = try String(contentsOfFile: terminal.folder + "/saved/receipt.pdf", encoding: .utf8)
        #expect(saved == "%PDF-1.7\n%%EOF\n")
        let stored = try Data(contentsOf: URL(fileURLWithPath: path))
        #expect(stored.range(of: Data("PDF".utf8)) == nil, "it is encrypted")
    }

    @Test func filesOfOneNameAreSavedUnderNumbers() throws {
        _ = try attach()
        for (folder, text) in [("a", "%PDF-2"), ("b", "%PDF-3")] {
            let folder = terminal.folder + "/" + folder
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
            try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/Receipt.pdf"))
            try terminal.run("money", "attach", "latest", folder + "/Receipt.pdf")
        }
        try terminal.run("money", "attachments", "latest", "--save", terminal.folder + "/saved")
        let names = try FileManager.default.contentsOfDirectory(atPath: terminal.folder + "/saved").sorted()
        #expect(names.count == 3 && names.contains { $0.hasSuffix("eceipt 2.pdf") })
        #expect(names.contains { $0.hasSuffix("eceipt 3.pdf") })
    }

    @Test func aFileOnAnotherDeviceIsNoDamage() throws {
        let path = try attach()
        #expect(try terminal.run("check").status == 0)
        try FileManager.default.removeItem(atPath: path)
        let missing = try terminal.run("check")
        #expect(missing.status == 0 && missing.output.contains("is on another device"))
        #expect(try terminal.run("check", "--json").json()["sound"] as? Bool == true)
    }

    @Test func aDamagedFileIsNamed() throws {
        let path = try attach()
        var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        bytes[bytes.count - 1] ^= 1
        try bytes.write(to: URL(fileURLWithPath: path))
        let damaged = try terminal.run("check")
        #expect(damaged.status != 0 && damaged.errors.contains("receipt.pdf” is damaged"))
    }
}
