import DaybookCore
import Foundation
import Journal
import JournalStore
import Terminal
import Testing

/// `daybook check` and its repair of journals that the disk or others damaged.
struct DamageTests {
    let terminal = try! TestTerminal()

    @Test(arguments: [
        ("en_GB", "Set aside, because the device they name has not signed them: 1 action"),
        ("ru_RU", "Отложено, потому что нет подписи устройства, от имени которого это записано: 1 действие"),
        ("pl_PL", "Odłożone, bo brakuje podpisu urządzenia, w którego imieniu je zapisano: 1 czynność"),
    ])
    func checkTellsOfWhatAnotherWroteInADevicesName(_ locale: String, _ told: String) throws {
        try terminal.run("habit", "add", "Read")
        let other = try TestTerminal()
        try terminal.run("backup", "copy.sqlite")
        let code = try #require(try terminal.run("key", "--json").json()["code"] as? String)
        _ = try other.runScript(
            "echo '\(code)' | \"$daybook\" restore '\(terminal.folder)/copy.sqlite' --key --data data")
        let journal = try SQLiteJournal<State>(folder: other.data) { .random(in: 1 ... .max) }
        let head = try #require(try journal.read { $0.heads.first })
        let id = Identifier(high: .random(in: 1 ... .max), low: 5)
        let forged = Batch(
            journal: journal.journal, device: head.device, sequence: 2, time: 1 << 60, seen: VersionVector(),
            action: Action(name: "addHabit", id: id),
            changes: [
                Change("habits", RecordID(id), "title", .text("Forged")),
                .init("habits", RecordID(id), "life", .integer(1)),
            ])
        try journal.receive([journal.sealer.seal(forged, after: head.hash).envelope.bytes])
        #expect(try other.run(["check", "--data", "data"], ["LC_ALL": locale + ".UTF-8"]).lines.contains(told))
        #expect(try other.run("check", "--json").json()["setAside"] as? Int == 1)
        #expect(try other.run("habit", "list").lines.count == 1)
    }

    @Test func checkTellsThatTheFileIsGoneAndWhatIsLeft() throws {
        try terminal.run("habit", "add", "Read")
        let journal = terminal.data + "/journals/me"
        let backups = try FileManager.default.contentsOfDirectory(atPath: journal + "/backups")
        try #require(backups.count == 1)
        try FileManager.default.copyItem(
            atPath: journal + "/backups/" + backups[0], toPath: journal + "/backups/2020-02-29.sqlite")
        try FileManager.default.removeItem(atPath: journal + "/journal.sqlite")
        let said = try terminal.run("check")
        #expect(said.status == 1 && said.output.isEmpty)
        let lines = said.errors.split(separator: "\n")
        #expect(lines.count == 3 && lines[0].hasPrefix("The journal’s file is missing: "))
        #expect(lines[1].hasPrefix("2 daily backups are there, the latest of 20"))
        #expect(lines[2].hasSuffix("daybook check --repair"))
        let json = try terminal.run("check", "--json").json()
        #expect(json["journalMissing"] as? Bool == true && json["backups"] as? Int == 2)
        #expect(try terminal.run("check", "--repair").status == 0)
        #expect(try terminal.run("habit", "list").lines.count == 1)
    }

    @Test func anExportOfADamagedJournalSaysSo() throws {
        let terminal = try TestTerminal(hasJournal: false)
        try terminal.run("demo")
        #expect(try terminal.run("export", "-o", terminal.folder + "/whole.json").errors.isEmpty)
        let path = terminal.data + "/journals/me/journal.sqlite"
        var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        // A page of rows has the content of another one, which is sound by itself.
        let leaves = stride(from: 4096, to: bytes.count, by: 4096).filter { bytes[$0] == 13 }
        try #require(leaves.count > 6)
        bytes.replaceSubrange(leaves[4]..<leaves[4] + 4096, with: bytes[leaves[6]..<leaves[6] + 4096])
        try bytes.write(to: URL(fileURLWithPath: path))
        let said = try terminal.run("export", "-o", terminal.folder + "/damaged.json")
        #expect(said.status == 0 && said.errors.hasPrefix("The journal is damaged, so something may be missing in it."))
    }

    /// A journal without a snapshot, of which a page of actions is gone.
    private func damagedDemo() throws -> TestTerminal {
        let terminal = try TestTerminal(hasJournal: false)
        try terminal.run("demo")
        let path = terminal.data + "/journals/me/journal.sqlite"
        try? FileManager.default.removeItem(atPath: terminal.data + "/journals/me/snapshot")
        var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        let leaves = stride(from: 4096, to: bytes.count, by: 4096).filter { bytes[$0] == 13 }
        let leaf = try #require(leaves.count > 6 ? leaves[leaves.count / 2] : nil)
        bytes.replaceSubrange(leaf..<leaf + 4096, with: Data(repeating: 0, count: 4096))
        try bytes.write(to: URL(fileURLWithPath: path))
        return terminal
    }

    @Test(arguments: [
        ("en_GB", "Parts of the journal are damaged and not shown. daybook check tells more.\n"),
        ("ru_RU", "Часть журнала повреждена и не показана. Подробнее: daybook check\n"),
        ("pl_PL", "Część dziennika jest uszkodzona i nie została pokazana. Więcej: daybook check\n"),
    ])
    func aDamagedPageIsToldAndHidesNoOther(_ locale: String, _ told: String) throws {
        let terminal = try damagedDemo()
        let said = try terminal.run(["today", "--data", "data"], ["LC_ALL": locale + ".UTF-8"])
        #expect(said.status == 0 && !said.output.isEmpty && said.errors == told)
    }

    @Test func aDamagedPageStopsOnlyWhatIsSaved() throws {
        let terminal = try damagedDemo()
        #expect(try terminal.run("today", "--json").json()["journalProblem"] as? String == "damaged")
        #expect(try terminal.run("export", "-o", terminal.folder + "/rest.json").status == 0)
        let said = try terminal.run("habit", "add", "Another")
        #expect(said.status == 1 && said.errors.hasSuffix("daybook check --repair\n"))
        let backup = try terminal.run("backup", "rest.sqlite")
        #expect(backup.status == 0)
        #expect(backup.lines.contains { $0.hasPrefix("The journal is damaged; what is whole was backed up.") })
    }

    @Test(arguments: 2...9) func checkFindsDamage(_ part: Int) throws {
        let terminal = try TestTerminal(hasJournal: false)
        #expect(try terminal.run("check").status == 2)
        try terminal.run("demo")
        #expect(try terminal.run("check").output.hasPrefix("The journal is intact: "))
        let path = terminal.data + "/journals/me/journal.sqlite"
        var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        // Nothing but zeros stands in the unused part of a page, and damage there is none.
        let start = try #require((bytes.count / part..<bytes.count).first { !bytes[$0..<$0 + 8].contains(0) })
        for index in start..<start + 200 { bytes[index] ^= 0x5A }
        try bytes.write(to: URL(fileURLWithPath: path))
        let said = try terminal.run("check")
        #expect(said.status == 1)
        #expect(said.output.isEmpty)
        #expect(said.errors.hasPrefix("Damaged: "))
        #expect(try terminal.run("check", "--json").json()["sound"] as? Bool == false)
    }

    @Test func aRepairNamesTheActionThatWasDamaged() throws {
        try terminal.run("habit", "add", "Read", "--every", "day")
        try terminal.run("done", "Read")
        try terminal.run("habit", "add", "Walk")
        let path = terminal.data + "/journals/me/journal.sqlite"
        try? FileManager.default.removeItem(atPath: terminal.data + "/journals/me/snapshot")
        var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        let place = try #require(bytes.range(of: terminal.sealedContent(of: 2))).upperBound - 4
        for index in place..<place + 4 { bytes[index] ^= 0x5A }
        try bytes.write(to: URL(fileURLWithPath: path))
        #expect(try terminal.run("today").status == 0)
        let check = try terminal.run("check")
        #expect(check.status == 1 && check.errors.hasSuffix("To get the journal going again: daybook check --repair\n"))
        #expect(try terminal.run("check", "--repair", "copy").status == 2)
        let said = try terminal.run("check", "--repair")
        #expect(said.status == 0)
        #expect(said.lines.first?.hasPrefix("Set aside: 2026-") == true && said.output.contains("“Read”"))
        #expect(said.lines.last?.hasPrefix("The journal is intact: ") == true)
        #expect(try terminal.run("habit", "list").lines.count == 2)
        #expect(try terminal.run("check", "--repair").lines.count == 2)
        #expect(try terminal.run("check", "--repair", "--json").json()["setAside"] as? [String] == [])
    }

    @Test func whatARepairHasNotFoundIsToldByEveryLaterCheckWithoutAFailure() throws {
        for title in ["Read", "Walk", "Paint", "Sing"] { try terminal.run("habit", "add", title) }
        try FileManager.default.removeItem(atPath: terminal.data + "/journals/me/backups")
        let path = terminal.data + "/journals/me/journal.sqlite"
        let contents = try (2...3).map { try terminal.sealedContent(of: $0) }
        var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        for content in contents {
            let place = try #require(bytes.range(of: content)).upperBound - 4
            for index in place..<place + 4 { bytes[index] ^= 0x5A }
        }
        try bytes.write(to: URL(fileURLWithPath: path))
        #expect(try terminal.run("check", "--repair").output.contains("Missing: 2 actions of this device, between "))
        let told = [
            ("en_GB", "Missing: 2 actions of this device, between "),
            ("ru_RU", "Не хватает: 2 действия этого устройства, между "),
            ("pl_PL", "Brakuje: 2 czynności tego urządzenia, między "),
        ]
        for (locale, sentence) in told {
            let said = try terminal.run("check", with: ["LC_ALL": locale + ".UTF-8"])
            #expect(said.status == 0 && said.errors.isEmpty)
            #expect(said.lines.count == 3 && said.lines[1].hasPrefix(sentence))
        }
        let checked = try terminal.run("check", "--json")
        let missing = try #require(try checked.json()["missing"] as? [[String: Any]])
        #expect(missing.map { $0["count"] as? Int } == [2] && missing.map { $0["lost"] as? Bool } == [true])
        #expect(checked.status == 0 && missing.map { $0["told"] as? Bool } == [true])
        #expect(try terminal.run("check", "--repair").output.contains("Missing: 2 actions of this device, between "))
        // Before a repair has told of it.
        try FileManager.default.removeItem(atPath: terminal.data + "/journals/me/told-losses")
        let untold = try terminal.run("check")
        #expect(untold.status == 1 && untold.output.isEmpty && untold.errors.hasPrefix(told[0].1))
        #expect(untold.errors.hasSuffix("daybook check --repair\n"))
        #expect(try terminal.run("check", "--repair").status == 0)
        #expect(try terminal.run("check").status == 0)
    }

    @Test(arguments: [
        ("en_GB", "The journal’s file lacks changes that one of its backups has."),
        ("ru_RU", "В файле журнала нет изменений, которые есть в одной из его копий."),
        ("pl_PL", "W pliku dziennika brakuje zmian, które ma jedna z jego kopii."),
    ])
    func checkTellsOfWhatOnlyABackupHas(_ locale: String, _ told: String) throws {
        let path = URL(fileURLWithPath: terminal.data + "/journals/me/journal.sqlite")
        try terminal.run("habit", "add", "Read", at: "2026-11-27T09:00")
        let older = try Data(contentsOf: path)
        try terminal.run("habit", "add", "Walk", at: "2026-11-28T09:00")
        try older.write(to: path)
        try terminal.run("habit", "add", "Paint", at: "2026-11-28T11:00")
        let said = try terminal.run("check", at: "2026-11-29T10:00", with: ["LC_ALL": locale + ".UTF-8"])
        #expect(said.status == 1 && said.output.isEmpty && said.errors.hasPrefix(told + "\n"))
        #expect(said.errors.contains("daybook check --repair"))
        let repaired = try terminal.run("check", "--repair", at: "2026-11-29T10:00")
        #expect(repaired.status == 0 && repaired.output.contains("Taken from backups: 1 action"))
        #expect(try terminal.run("habit", "list").lines.count == 3)
        #expect(try terminal.run("check", at: "2026-11-29T10:00").status == 0)
    }

    @Test func checkTellsThatTheFileIsOlderThanItsSnapshot() throws {
        try terminal.run("habit", "add", "Read")
        let path = URL(fileURLWithPath: terminal.data + "/journals/me/journal.sqlite")
        let older = try Data(contentsOf: path)
        try terminal.run("habit", "add", "Walk")
        let journal = try SQLiteJournal<State>(folder: terminal.data) { .random(in: 1 ... .max) }
        #expect(journal.saveSnapshotIfStale(after: 1))
        #expect(try terminal.run("check").status == 0)
        try older.write(to: path)
        let said = try terminal.run("check")
        #expect(said.status == 1 && said.output.isEmpty)
        #expect(said.errors.contains("is older than its snapshot") && said.errors.contains("daybook check --repair"))
        #expect(try terminal.run("check", "--json").json()["olderThanSnapshot"] as? Bool == true)
        #expect(try terminal.run("habit", "list").lines.count == 1)
        #expect(try terminal.run("check", "--repair").status == 0)
        #expect(try terminal.run("habit", "list").lines.count == 2)
        #expect(try terminal.run("check").status == 0)
    }

    @Test(arguments: [["erase", "--yes"], ["serve", "--port", "0"]])
    func nothingErasesUntilARepairIsFinished(_ command: [String]) throws {
        try terminal.run("habit", "add", "Read")
        let marker = terminal.data + "/journals/me/repair.unfinished"
        try Data("0".utf8).write(to: URL(fileURLWithPath: marker))
        let said = try terminal.run(command + ["--data", terminal.data])
        #expect(said.status == 1)
        #expect(said.errors.contains("A repair was stopped before it was finished."))
        #expect(said.errors.contains("daybook check --repair"))
        #expect(try terminal.run("add", "Paint").status == 0)
        #expect(try terminal.run("check", "--repair").status == 0)
        #expect(!FileManager.default.fileExists(atPath: marker))
        #expect(try terminal.run("erase", "--yes").status == 0)
    }

    @Test func aDamagedBackupIsNoReasonToRepairTheJournal() throws {
        try terminal.run("habit", "add", "Read")
        try terminal.run("backup", "copy.sqlite")
        let path = URL(fileURLWithPath: terminal.folder + "/copy.sqlite")
        try Data(contentsOf: path).prefix(6000).write(to: path)
        let said = try terminal.run("check", "copy.sqlite")
        #expect(said.status == 1)
        #expect(said.errors == "Damaged: parts of the file cannot be read\n")
        #expect(try terminal.run("check").status == 0)
    }

    @Test func ofAHopelessJournalAnEmptyOneIsBegunWithTheSameKeyOnlyIfThatIsAsked() throws {
        try terminal.run("habit", "add", "Read")
        let folder = terminal.data + "/journals/me"
        let id = try #require(try terminal.run("check", "--json").json()["journal"] as? String)
        try? FileManager.default.removeItem(atPath: folder + "/backups")
        try? FileManager.default.removeItem(atPath: folder + "/snapshot")
        let noise = Data((0..<20_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ 7) })
        try noise.write(to: URL(fileURLWithPath: folder + "/journal.sqlite"))
        let said = try terminal.run("check", "--repair")
        #expect(said.status == 1 && said.errors.hasPrefix("Nothing in “"), "\(said.errors)")
        #expect(said.errors.contains("daybook check --repair --yes"))
        #expect(!FileManager.default.fileExists(atPath: folder + "/damaged"))
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder + "/journal.sqlite")) == noise)

        let begun = try terminal.run("check", "--repair", "--yes")
        #expect(begun.status == 0, "\(begun.errors)")
        let kept = try FileManager.default.contentsOfDirectory(atPath: folder + "/damaged").map {
            try Data(contentsOf: URL(fileURLWithPath: folder + "/damaged/" + $0))
        }
        #expect(kept.contains(noise))
        #expect(try terminal.run("check", "--json").json()["journal"] as? String == id)
        #expect(try terminal.run("habit", "add", "Read").status == 0)
        #expect(try terminal.run("check").status == 0)
    }

    @Test func checkSaysWhatIsDamagedInItsOwnWords() throws {
        let terminal = try damagedDemo()
        let said = try terminal.run("check")
        let json = try terminal.run("check", "--json").output
        for word in ["malformed", "database disk", "NULL", "batches.", "unreadable(", "database("] {
            #expect(!said.errors.contains(word) && !json.contains(word), "\(word)")
        }
    }

    @Test func journalCutShortIsNotTakenForAnEmptyOne() throws {
        try terminal.run("demo")
        let path = terminal.data + "/journals/me/journal.sqlite"
        let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        try bytes.prefix(bytes.count / 3).write(to: URL(fileURLWithPath: path))
        try? FileManager.default.removeItem(atPath: terminal.data + "/journals/me/snapshot")
        #expect(try terminal.run("check").status == 1)
        #expect(try terminal.run("today").status == 1)
    }

    @Test func aRepairWritesAgainWhatTheSnapshotHas() throws {
        try terminal.run("demo")
        let tasks = try terminal.run("task", "list", "--json").output
        let path = terminal.data + "/journals/me/journal.sqlite"
        var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        // All but the definitions.
        for index in 4096..<bytes.count { bytes[index] = 0 }
        try bytes.write(to: URL(fileURLWithPath: path))
        #expect(try terminal.run("today").status == 1)
        let said = try terminal.run("check", "--repair")
        #expect(said.status == 0 && said.output.contains("Written again from the saved snapshot: "))
        #expect(try terminal.run("task", "list", "--json").output == tasks)
        #expect(try terminal.run("check", "--repair").lines.count == 1)
    }

    @Test func whatAnImportBroughtEarnsNothingAfterARepairEither() throws {
        let other = try TestTerminal()
        try other.run("demo")
        let year = terminal.folder + "/year.json"
        try other.run("export", "-o", year)
        try terminal.run("import", year)
        let points = try terminal.run("points", "--json").output
        #expect(try points != other.run("points", "--json").output)
        try? FileManager.default.removeItem(atPath: terminal.data + "/journals/me/backups")
        let path = terminal.data + "/journals/me/journal.sqlite"
        var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        for index in 4096..<8192 { bytes[index] = 0 }
        try bytes.write(to: URL(fileURLWithPath: path))
        #expect(try terminal.run("check", "--repair").output.contains("Written again from the saved snapshot: "))
        #expect(try terminal.run("points", "--json").output == points)
    }
}
