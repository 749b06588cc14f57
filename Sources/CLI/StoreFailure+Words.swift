import JournalStore
import Words

extension StoreFailure {
    /// Whether the request was at fault rather than this machine.
    var isRefusal: Bool {
        switch self {
        case .exists, .otherJournal, .wrongKey, .keyLocked, .wrongPassphrase: true
        case .diskFull, .busy, .notAJournal, .damaged, .beyondRepair, .tooNew, .tooOld, .keyMissing, .damagedKey,
            .keyTooCostly,
            .keyTooNew,
            .refusedBatch, .unwritable, .cannotOpen, .disk, .uncertain,
            .fileGone:
            false
        }
    }
}

extension Words {
    /// The reason the journal could not be read or written.
    func reason(_ failure: StoreFailure) -> String {
        switch failure {
        case .diskFull: diskFull
        case .busy: journalBusy
        case .notAJournal(let path): "\(notAJournal(path))\n\(repairOffered)"
        case .damaged: "\(journalDamaged(partsUnreadable))\n\(repairOffered)"
        case .beyondRepair(let path): "\(journalBeyondRepair(path))\n\(emptyJournalOffered)"
        case .tooNew: journalTooNew
        case .tooOld: journalTooOld
        case .keyMissing(_, let path): keyMissing(path)
        case .damagedKey(let path): keyDamaged(path)
        case .keyLocked(_, let path): keyLocked(path)
        case .wrongPassphrase: passphraseWrong
        case .keyTooCostly(let path): keyTooCostly(path)
        case .keyTooNew(let path): keyTooNew(path)
        case .wrongKey: keyDoesNotOpen
        case .otherJournal: backupOfOtherJournal
        case .refusedBatch(let index, _): journalDamaged(entryUnreadable(Int64(index) + 1))
        case .fileGone(let path): "\(journalFileGone). \(journalFileGoneHint(path))"
        case .exists(let path): fileExists(path)
        case .unwritable(let path): fileUnwritable(path)
        case .cannotOpen(let path, let reason): fileNotOpened(path, systemReason(reason))
        case .disk(let reason): diskFailed(systemReason(reason))
        case .uncertain(let reason): "\(savingUncertain). \(savingUncertainHint)\n\(diskFailed(systemReason(reason)))"
        }
    }
}
