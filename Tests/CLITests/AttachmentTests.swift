import DaybookCore
import Foundation
import Journal
import JournalStore
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

    @Test func aFileCanBePipedIn() throws {
        try terminal.run("spend", "3", "coffee")
        let attached = try terminal.runScript(
            "printf '%%PDF-1.7' | $daybook money attach latest - --data '\(terminal.data)' --now 2026-11-20T09:30")
        #expect(attached.status == 0, "\(attached.errors)")
        try terminal.run("money", "attachments", "latest", "--save", terminal.folder + "/saved")
        #expect(try terminal.read("saved/Document.pdf") == "%PDF-1.7")
        let tooMuch = try terminal.runScript(
            "head -c 21000000 /dev/zero | $daybook money attach latest - --data '\(terminal.data)' "
                + "--now 2026-11-20T09:30")
        #expect(tooMuch.status != 0 && tooMuch.errors.contains("20 MB"), "\(tooMuch.errors)")
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

    @Test func aFileThatCannotBeSavedIsToldWithThoseThatWere() throws {
        _ = try attach()
        let folder = terminal.folder + "/large"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        for (name, ending) in [("zebra", "%%EOF"), ("yak", "%%END")] {
            let text = "%PDF-1.7\n" + String(repeating: "x", count: 3 << 20) + ending
            try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name).pdf"))
            try terminal.run("money", "attach", "latest", "\(folder)/\(name).pdf")
        }
        let saving = "$daybook money attachments latest --save \(terminal.folder)/saved --data '\(terminal.data)'"
        let stopped = try terminal.runScript("ulimit -f 2048; \(saving) --now 2026-11-20T09:30")
        let saved = try FileManager.default.contentsOfDirectory(atPath: terminal.folder + "/saved").sorted()
        #expect(stopped.status == 1 && stopped.errors.contains(".pdf” could not be saved: the disk is full"))
        #expect(saved == [] || saved == ["receipt.pdf"])
        #expect(stopped.errors.contains("Saved before that: ") == (saved == ["receipt.pdf"]))
        // One that is there stops it before anything is written.
        try? FileManager.default.removeItem(atPath: terminal.folder + "/saved/receipt.pdf")
        try Data().write(to: URL(fileURLWithPath: terminal.folder + "/saved/zebra.pdf"))
        #expect(try terminal.run("money", "attachments", "latest", "--save", terminal.folder + "/saved").status == 2)
        #expect(try FileManager.default.contentsOfDirectory(atPath: terminal.folder + "/saved") == ["zebra.pdf"])
    }

    @Test func anyNameOfAnotherDeviceIsSavedUnderOneThatFits() throws {
        _ = try attach()
        try Data("%PDF-2".utf8).write(to: URL(fileURLWithPath: terminal.folder + "/other.pdf"))
        try terminal.run("money", "attach", "latest", terminal.folder + "/other.pdf")
        let listed = try terminal.run("money", "attachments", "latest", "--json").json()["attachments"]
        let ids = try #require(listed as? [[String: Any]]).compactMap { RecordID(hex: $0["id"] as? String ?? "") }
        let names = [String(repeating: "ż", count: 300) + ".pdf", "../a\0b"]
        let journal = try SQLiteJournal<State>(folder: terminal.data) { .random(in: 1 ... .max) }
        try journal.write(at: 1_795_000_000_000) { _ in
            Draft(
                name: "addAttachment", id: Identifier(high: .random(in: 1 ... .max), low: 1),
                changes: zip(ids, names).map { Change(Attachment.table, $0, "name", .text($1)) })
        }
        let folder = terminal.folder + "/saved"
        let saved = try terminal.run("money", "attachments", "latest", "--save", folder)
        #expect(saved.status == 0, "\(saved.errors)")
        let written = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        #expect(written == ["_ab.pdf", String(repeating: "ż", count: 98) + ".pdf"])
    }

    @Test func aSavedFileReplacesNoneNotEvenALinkThatLeadsNowhere() throws {
        _ = try attach()
        let link = terminal.folder + "/receipt.pdf"
        try FileManager.default.removeItem(atPath: link)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "nowhere")
        let saved = try terminal.run("money", "attachments", "latest", "--save", terminal.folder)
        #expect(saved.status == 2 && saved.errors == "“\(link)” already exists and was not changed\n")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "nowhere")
        let exported = try terminal.run("export", "-o", link)
        #expect(exported.status == 2 && exported.errors.contains("already exists and was not changed"))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "nowhere")
    }

    @Test func aFileThatIsNotHereIsNoDamage() throws {
        let path = try attach()
        #expect(try terminal.run("check").status == 0)
        try FileManager.default.removeItem(atPath: path)
        let missing = try terminal.run("check")
        #expect(missing.status == 0 && missing.output.contains("“receipt.pdf” (15 B) is not here."))
        #expect(try terminal.run("check", "--json").json()["sound"] as? Bool == true)
    }

    @Test func aDamagedFileIsNamed() throws {
        let path = try attach()
        var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        bytes[40] ^= 1
        try bytes.write(to: URL(fileURLWithPath: path))
        let damaged = try terminal.run("check")
        #expect(damaged.status != 0 && damaged.errors.contains("receipt.pdf” is damaged"))
        let repaired = try terminal.run("check", "--repair")
        #expect(repaired.status != 0 && repaired.errors.contains("receipt.pdf” is damaged"))
    }

    @Test func whatCanBeReadIsSavedAndTheRestIsNamed() throws {
        let path = try attach()
        try Data("%PDF-2".utf8).write(to: URL(fileURLWithPath: terminal.folder + "/other.pdf"))
        try terminal.run("money", "attach", "latest", terminal.folder + "/other.pdf")
        try FileManager.default.removeItem(atPath: path)
        let saved = try terminal.run("money", "attachments", "latest", "--save", terminal.folder + "/saved")
        #expect(saved.status == 1 && saved.output.contains("“receipt.pdf” (15 B) is not here."))
        #expect(try FileManager.default.contentsOfDirectory(atPath: terminal.folder + "/saved") == ["other.pdf"])
        #expect(try terminal.read("saved/other.pdf") == "%PDF-2")
        #expect(try terminal.run("money", "attachments", "latest").status == 0, "a list is no failure")
    }

    @Test func aBackupSaysThatAttachedFilesAreNotInIt() throws {
        let folder = (try attach() as NSString).deletingLastPathComponent
        let backup = try terminal.run("backup", "copy")
        #expect(backup.status == 0 && backup.lines.first == "Saved to “copy”")
        let left = "Not in it: 1 attached file (15 B). Copy the folder “\(folder)” as well."
        #expect(backup.lines.dropFirst() == [left])
        let json = try terminal.run("backup", "other", "--json").json()["attachmentsLeftOut"] as? [String: Any]
        #expect(json?["files"] as? Int == 1 && json?["bytes"] as? Int == 15 && json?["folder"] as? String == folder)
    }

    /// The names of the stored files.
    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: terminal.data + "/journals/me/attachments").sorted()
    }

    @Test func erasingTakesTheFileOfAnUndoneAttachment() throws {
        _ = try attach()
        try terminal.run("undo")
        #expect(try names().count == 1)
        #expect(try terminal.run("erase", "--yes").lines.last == "Permanently erased")
        #expect(try names() == [])
    }

    @Test func erasingLeavesFilesThatNoRecordNamesUnlessAsked() throws {
        let path = try attach()
        let (old, young) = (String(repeating: "a", count: 64), String(repeating: "b", count: 64))
        for name in [old, young, "c.new"] {
            let path = terminal.data + "/journals/me/attachments/" + name
            try Data("left".utf8).write(to: URL(fileURLWithPath: path))
            guard name != young else { continue }
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -7200)], ofItemAtPath: path)
        }
        let told = "1 attached file belongs to no entry here."
        #expect(try terminal.run("erase").lines.last?.hasPrefix(told) == true)
        #expect(try names().count == 4, "it only lists")
        let erased = try terminal.run("erase", "--yes")
        #expect(erased.status == 0 && erased.lines.first == "No deleted items to erase")
        #expect(erased.lines.last?.hasPrefix(told) == true)
        #expect(try names() == [(path as NSString).lastPathComponent, old, young].sorted())
        #expect(
            try terminal.run("erase", "--yes", "--loose-files")
                == CommandResult(status: 0, output: "No deleted items to erase\n", errors: ""))
        #expect(try names() == [(path as NSString).lastPathComponent, young].sorted(), "one may be attached just now")
    }

    @Test func whatAStoppedErasureHasLeftIsTold() throws {
        let path = try attach() as NSString
        let left = String(repeating: "a", count: 64)
        for (name, text) in [(left, "left"), ("erasing", "\(path.lastPathComponent)\n\(left)")] {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path.deletingLastPathComponent + "/" + name))
        }
        let told = "An earlier erasure was stopped and left 1 attached file. To finish it: daybook erase --yes"
        #expect(try terminal.run("erase").lines == ["No deleted items to erase", told])
        #expect(try terminal.run("erase", "--json").json()["unfinishedFiles"] as? Int == 1)
        #expect(try names().count == 3)
        #expect(try terminal.run("erase", "--yes").lines == ["No deleted items to erase"])
        #expect(try names() == [path.lastPathComponent])
    }

    @Test func anOlderCopyOfTheJournalCostsNoAttachedFile() throws {
        try terminal.run("task", "add", "Paint")
        let journal = URL(fileURLWithPath: terminal.data + "/journals/me/journal.sqlite")
        let older = try Data(contentsOf: journal)
        let path = try attach()
        try terminal.run("backup", "copy")
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -7200)], ofItemAtPath: path)
        try older.write(to: journal)
        #expect(try terminal.run("erase", "--yes").status == 0)
        #expect(try names() == [(path as NSString).lastPathComponent])
        #expect(try terminal.run("restore", "copy").status == 0)
        #expect(try terminal.run("check").status == 0)
    }

    @Test func aFileThatErasingLeavesIsNamed() throws {
        let path = try attach()
        // Not even the superuser can delete a folder like a file.
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        try terminal.run("undo")
        let erased = try terminal.run("erase", "--yes")
        let left = "“\(path)” could not be removed and still contains what was erased."
        #expect(erased.status == 1 && erased.lines.last?.hasPrefix(left) == true)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -7200)], ofItemAtPath: path)
        #expect(try terminal.run("erase", "--yes", "--json").json()["backupsLeft"] as? [String] == [path])
    }
}
