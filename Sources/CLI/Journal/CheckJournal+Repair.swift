import DaybookCore
import Interchange
import Journal
import JournalStore
import Phrasing
import Words

extension CheckJournal {
    /// Repairs the journal and prints what became of each damaged action.
    func repairJournal(_ words: Words) throws {
        let (repaired, keys) = try global.unlocking(KeyFolder(for: global.folder), words) { keys in
            do throws(StoreFailure) {
                let repaired = try SQLiteJournal<State>.repair(
                    folder: global.folder, keyFolder: keys,
                    rewriting: ActionName.journal(.recover).text, beginsEmpty: yes, randomness: Randomness.bits)
                return (repaired, keys)
            } catch {
                guard case .cannotOpen(let path, _) = error, !path.hasSuffix("/journal.sqlite") else { throw error }
                throw OperationFailure(words.reason(error) + "\n" + words.repairNeedsCopy)
            }
        }
        let session = try Session(global, keys: keys)
        try session.eraseLeftovers()
        if global.json {
            try printOutput(try repaired.json(session), words)
            return rememberReported(repaired)
        }
        let outcomes: [(batches: [DamagedBatch], sentence: (String) -> String)] = [
            (repaired.mended, words.actionMended), (repaired.recovered, words.actionRecovered),
            (repaired.lost, words.actionSetAside),
        ]
        var lines: [String] = []
        for (batches, sentence) in outcomes {
            lines += try batches.map { sentence(try session.description(of: $0)) }
        }
        if repaired.unreadableCount > 0 { lines.append(words.actionsUnreadable(repaired.unreadableCount)) }
        lines += repaired.missing.map { $0.text(words) }
        if repaired.restoredCount > 0 { lines.append(words.actionsTakenFromBackups(repaired.restoredCount)) }
        if repaired.mayLackLatest { lines.append(words.latestMayBeLacking) }
        if repaired.rewrittenCount > 0 { lines.append(words.recordsRewritten(repaired.rewrittenCount)) }
        lines += repaired.unusedBackups.map { $0.text(words) }
        if let folder = repaired.folder { lines.append(words.damageKept(in: folder)) }
        guard repaired.report.isSound else {
            throw OperationFailure(
                (lines + repaired.report.faults.map { words.journalDamaged($0.text(words)) }).joined(separator: "\n"))
        }
        lines.append(words.journalSound(actions: Int(repaired.report.batches), changes: Int(repaired.report.changes)))
        try printOutput(lines.joined(separator: "\n") + "\n", words)
        rememberReported(repaired)
        try checkAttachments(keys)
    }

    /// Remembers that this has reported what is lost. Where that cannot be written, the next check asks for a repair again.
    private func rememberReported(_ repaired: RepairReport) {
        try? SQLiteJournal<State>.rememberReported(repaired.missing, folder: global.folder)
    }
}

extension Session {
    /// Erases what belongs to records that were erased, if a repair has brought it back.
    fileprivate func eraseLeftovers() throws {
        try journal.write(at: now.milliseconds) { replica in
            guard !replica.erasures.isEmpty else { return nil }
            let leftovers = replica.state.leftovers(of: replica.erasures)
            if leftovers.isEmpty { return nil }
            let decision = Decision(JournalAction.erase, leftovers.map { Erasures.change(erasing: $0) })
            return Draft(name: decision.name, id: Randomness.identifier(), changes: decision.changes)
        }
    }

    /// The time of a damaged action and what it did, as far as they can be read: "2026-11-20 10:03 “Read” is done".
    fileprivate func description(of batch: DamagedBatch) throws -> String {
        let state = try read { $0 }
        let sentence = batch.name.map { name in
            ActionName(name).map {
                words.description($0, of: batch.records.first, in: state, today: state.today(now))
            } ?? name
        }
        return [batch.milliseconds.map { Clock.text(of: $0) }, sentence ?? words.unreadableAction]
            .compactMap { $0 }.joined(separator: " ")
    }
}

extension MissingBatches {
    func text(_ words: Words) -> String {
        words.actionsMissing(
            Int(count), device: isOfThisDevice ? nil : device.hex, after: after.map { Clock.text(of: $0) },
            before: before.map { Clock.text(of: $0) })
    }

    var json: JSONValue {
        [
            "device": .string(device.hex), "thisDevice": .bool(isOfThisDevice), "count": .integer(count),
            "lost": .bool(isLost), "told": .bool(isReported), "after": after.map { .integer($0) } ?? .null,
            "before": before.map { .integer($0) } ?? .null,
        ]
    }
}

extension UnusedBackup {
    fileprivate func text(_ words: Words) -> String {
        switch reason {
        case .empty: words.backupEmpty(path)
        case .otherJournal: words.backupOfOtherJournal(path)
        case .unreadable: words.backupUnreadable(path)
        }
    }

    fileprivate var json: JSONValue {
        let reason =
            switch reason {
            case .empty: "empty"
            case .otherJournal: "otherJournal"
            case .unreadable: "unreadable"
            }
        return ["path": .string(path), "reason": .string(reason)]
    }
}

extension RepairReport {
    fileprivate func json(_ session: Session) throws -> JSONValue {
        func list(_ batches: [DamagedBatch]) throws -> JSONValue {
            .array(
                try batches.map { batch in
                    [
                        "device": .string(batch.device.hex), "sequence": .integer(batch.sequence),
                        "id": batch.action.map { .string($0.hex) } ?? .null,
                        "text": .string(try session.description(of: batch)),
                    ]
                })
        }
        return [
            "mended": try list(mended), "recovered": try list(recovered), "setAside": try list(lost),
            "missing": .array(missing.map { $0.json }), "unreadable": .count(unreadableCount),
            "restored": .count(restoredCount),
            "rewritten": .count(rewrittenCount), "mayLackLatest": .bool(mayLackLatest),
            "unusedBackups": .array(unusedBackups.map { $0.json }), "folder": folder.map { .string($0) } ?? .null,
            "check": report.json(),
        ]
    }
}
