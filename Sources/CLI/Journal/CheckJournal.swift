import ArgumentParser
import DaybookCore
import DaybookServer
import Foundation
import Interchange
import JournalStore
import Words

struct CheckJournal: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Verify the whole journal, or a backup.",
        discussion: """
            daybook check --repair

            A repair sets aside what is damaged, takes it from the daily backups if they have it, and writes again what \
            only the saved snapshot still has.
            """)

    @Flag(help: "Get a damaged journal going again.")
    var repair = false

    @Flag(help: "With --repair: if nothing can be read, begin an empty journal.")
    var yes = false

    @Argument(help: "A backup (default: the journal itself).")
    var file: String?

    @OptionGroup var global: GlobalOptions

    /// The number of faults that are printed for people.
    private static let maximumFaults = 20

    // Does not open the journal the usual way, because a damaged one may not open.
    func run() throws {
        let words = Words(.ofTerminal)
        let path = file ?? global.folder + "/journals/me/journal.sqlite"
        guard access(path, F_OK) == 0 || repair && file == nil && canBeMade else {
            throw try absence(of: path, words)
        }
        guard !path.isFolder else { throw InvalidRequest(words.notAJournal(path)) }
        if repair {
            guard file == nil else { throw InvalidRequest(words.repairsOnlyTheJournal) }
            return try repairJournal(words)
        }
        try onlyReading { try check(path, words) }
    }

    private func check(_ path: String, _ words: Words) throws {
        let isUnfinished = try file == nil && SQLiteJournal<State>.hasUnfinishedRepair(folder: global.folder)
        let (report, keys) = try global.unlocking(KeyFolder(for: global.folder), words) { keys in
            (try self.report(of: path, keys, words), keys)
        }
        let isOlder = file == nil && report.isSound && isOlderThanSnapshot(keys)
        let isOlderThanBackup = file == nil && report.isSound && isOlderThanBackup(keys)
        let lost = report.missing.filter { $0.isLost && !$0.isReported }
        if global.json {
            try printOutput(
                report.json(
                    isRepairUnfinished: isUnfinished, isOlderThanSnapshot: isOlder,
                    isOlderThanBackup: isOlderThanBackup), words)
        } else if report.isSound, !isUnfinished, !isOlder, !isOlderThanBackup, lost.isEmpty {
            let (actions, changes) = (Int(report.batches), Int(report.changes))
            let sentence =
                report.hasKey
                ? words.journalSound(actions: actions, changes: changes)
                : words.journalSoundWithoutKey(actions: actions)
            try printOutput(sentence + "\n", words)
        }
        if report.unopened > 0, report.hasKey, !global.json {
            try printOutput(words.actionsUnopened(Int(report.unopened)) + "\n", words)
        }
        if report.setAside > 0, !global.json {
            try printOutput(words.actionsSetAside(Int(report.setAside)) + "\n", words)
        }
        if report.unreached > 0, !global.json {
            try printOutput(words.actionsUnreached(Int(report.unreached)) + "\n", words)
        }
        if report.refused > 0, !global.json {
            try printOutput(words.formsRefused(Int(report.refused)) + "\n", words)
        }
        let reported = report.missing.filter(\.isReported)
        if !reported.isEmpty, !global.json {
            let lines = reported.map { $0.text(words) } + [words.lossesTold]
            try printOutput(lines.joined(separator: "\n") + "\n", words)
        }
        let awaited = report.missing.filter { !$0.isLost }.reduce(0) { $0 + $1.count }
        if awaited > 0, !global.json { try printOutput(words.actionsMissing(Int(awaited)) + "\n", words) }
        for device in report.devices where !global.json {
            if !device.forks.isEmpty { try printOutput(words.copiedDevice + "\n", words) }
            if !device.breaks.isEmpty { try printOutput(words.actionsAfterOthers(device.breaks.count) + "\n", words) }
        }
        guard report.isSound else {
            var seen: Set<String> = []
            let faults = report.faults.map { $0.text(words) }.filter { seen.insert($0).inserted }
            var lines = faults.prefix(Self.maximumFaults).map { words.journalDamaged($0) }
            if faults.count > lines.count { lines.append(words.andMoreRows(faults.count - lines.count)) }
            if file == nil { lines.append(words.repairOffered) }
            throw OperationFailure(lines.joined(separator: "\n"))
        }
        guard !isUnfinished else { throw OperationFailure(words.repairUnfinished + "\n" + words.repairOffered) }
        var lines = lost.map { $0.text(words) }
        if isOlder { lines.append(words.journalOlderThanSnapshot) }
        if isOlderThanBackup { lines.append(words.journalOlderThanBackup) }
        if !lines.isEmpty, file == nil { lines.append(words.snapshotRepairOffered) }
        guard lines.isEmpty else { throw OperationFailure(lines.joined(separator: "\n")) }
        if file == nil { try checkAttachments(keys) }
    }

    private func isOlderThanSnapshot(_ keys: KeyFolder) -> Bool {
        (try? SQLiteJournal<State>.isOlderThanSnapshot(folder: global.folder, keyFolder: keys)) ?? false
    }

    private func isOlderThanBackup(_ keys: KeyFolder) -> Bool {
        (try? SQLiteJournal<State>.isOlderThanBackup(folder: global.folder, keyFolder: keys)) ?? false
    }

    /// Whether there is a snapshot or a daily backup, from which a lost journal can be made anew.
    private var canBeMade: Bool {
        DailyBackups(ofJournalIn: global.folder) != nil || access(global.folder + "/journals/me/snapshot", F_OK) == 0
            || (try? SQLiteJournal<State>.hasUnfinishedRepair(folder: global.folder)) != false
    }

    /// Tells that a file is not there. What is left of a journal means that it was there.
    private func absence(of path: String, _ words: Words) throws -> any Error {
        if file != nil { return InvalidRequest(words.fileNotFound(path)) }
        let backups = DailyBackups(ofJournalIn: global.folder)
        guard backups != nil || canBeMade else { return InvalidRequest(words.noJournalYet(global.folder)) }
        if global.json {
            try printOutput(
                [
                    "sound": false, "journalMissing": true, "backups": .count(backups?.count ?? 0),
                    "latestBackup": backups.map { .string(Clock.text(of: $0.latestTime)) } ?? .null,
                ], words)
        }
        let left = backups.map { words.backupsLeft($0.count, latest: Clock.text(of: $0.latestTime)) }
        return OperationFailure(
            ([words.journalFileMissing(path)] + (left.map { [$0] } ?? []) + [words.repairBringsBack])
                .joined(separator: "\n"))
    }

    /// Says that the journal can be made anew, beside the reason why it cannot be checked.
    private func offeringRepair(_ reason: String, _ words: Words) -> String {
        file == nil && canBeMade ? reason + "\n" + words.repairOffered : reason
    }

    /// Names the attachments whose files are damaged or cannot be opened, and those whose files are not here.
    func checkAttachments(_ keys: KeyFolder) throws {
        let session = try Session(global, keys: keys)
        let attachments = try session.read { state in
            state.attachments.rows.filter { state.attachment($0.id) != nil }
        }
        var problems: [String] = []
        for attachment in attachments {
            let name = session.words.title(attachment)
            switch session.failure(of: attachment) {
            case nil: continue
            case .damaged:
                // Its device replaces it at the next exchange.
                try session.attachmentFiles.setAsideDamaged(attachment.digest)
                problems.append(session.words.fileDamagedOnServer(name))
            case .unreadable(let reason):
                problems.append(session.words.fileNotOpened(name, session.words.systemReason(reason)))
            case .missing where global.json: continue
            case .missing:
                let size = session.words.fileSize(attachment.count)
                try printOutput(session.words.fileMissingOnServer(name, size) + "\n", session.words)
            }
        }
        guard problems.isEmpty else { throw OperationFailure(problems.joined(separator: "\n")) }
    }

    /// The report on a file that is intact enough to be read.
    private func report(of path: String, _ keys: KeyFolder, _ words: Words) throws -> JournalReport {
        do throws(StoreFailure) {
            return try SQLiteJournal<State>.check(path, keyFolder: keys)
        } catch {
            if global.json, case .damaged = error {
                try printOutput(["sound": false, "faults": [.string(Words(.english).partsUnreadable)]], words)
            }
            switch error {
            case .notAJournal(let path): throw OperationFailure(offeringRepair(words.notAJournal(path), words))
            case .damaged where file != nil: throw OperationFailure(words.journalDamaged(words.partsUnreadable))
            default: throw error
            }
        }
    }
}

extension JournalReport.Fault {
    func text(_ words: Words) -> String {
        switch self {
        case .database: words.partsUnreadable
        case .unreadable(let position, _): words.entryUnreadable(position)
        case .misfiled(let position): words.entryMisfiled(position)
        case .wronglySetAside(let position): words.entryWronglySetAside(position)
        case .recordIndex: words.recordIndexWrong
        case .identity: words.journalIdentityWrong
        case .invalidSignature(let device): words.signatureInvalid(String(device.hex.prefix(4)))
        }
    }
}

extension Words {
    /// A copy of an earlier day has the place of the journal's file, or rows of it are gone.
    fileprivate var journalOlderThanBackup: String {
        pick(
            "The journal’s file lacks changes that one of its backups has.",
            "В файле журнала нет изменений, которые есть в одной из его копий.",
            "W pliku dziennika brakuje zmian, które ma jedna z jego kopii.")
    }
}

extension JournalReport {
    func json(
        isRepairUnfinished: Bool = false, isOlderThanSnapshot: Bool = false, isOlderThanBackup: Bool = false
    ) -> JSONValue {
        [
            "sound": .bool(isSound),
            "repairUnfinished": .bool(isRepairUnfinished),
            "olderThanSnapshot": .bool(isOlderThanSnapshot),
            "olderThanBackup": .bool(isOlderThanBackup),
            "journal": .string(journal.hex),
            "key": .bool(hasKey),
            "batches": .integer(batches),
            "changes": .integer(changes),
            "unopened": .integer(unopened),
            "setAside": .integer(setAside),
            "unreached": .integer(unreached),
            "missing": .array(missing.map { $0.json }),
            "refused": .integer(refused),
            "devices": .array(
                devices.map { device in
                    [
                        "id": .string(device.id.hex), "batches": .integer(device.batches),
                        "gaps": .array(device.gaps.map { .integer($0) }),
                        "forks": .array(device.forks.map { .integer($0) }),
                        "breaks": .array(device.breaks.map { .integer($0) }),
                    ]
                }),
            "faults": .array(faults.map { .string($0.text(Words(.english))) }),
        ]
    }
}
