import Foundation
import Journal
import Notebook
import Testing

@testable import JournalStore

/// A journal whose key is wrapped by a passphrase.
struct LockedKeyTests {
    private let folder = Folder()
    private let passphrase = Passphrase("correct horse battery staple")!
    private let other = Passphrase("battery staple correct horse")!

    /// A journal with one line and a locked key, and the path of the key's file.
    private func locked() throws -> (store: SQLiteJournal<Notebook>, path: String) {
        let store = try folder.open()
        try store.write(1, "milk")
        try store.wrapKey(by: passphrase, cost: .quick)
        return (store, folder.keyFolder.file(of: store.journal))
    }

    private func open(_ keys: KeyFolder) throws -> SQLiteJournal<Notebook> {
        try SQLiteJournal(folder: folder.path, keyFolder: keys) { .random(in: 1 ... .max) }
    }

    @Test func aLockedJournalOpensWithItsPassphraseOnly() throws {
        let (store, path) = try locked()
        #expect(throws: StoreFailure.keyLocked(store.journal, path: path)) { _ = try folder.open() }
        #expect(throws: StoreFailure.wrongPassphrase) {
            _ = try folder.keyFolder.unlocking(store.journal, with: other)
        }
        let unlocked = try folder.keyFolder.unlocking(store.journal, with: passphrase)
        let opened = try open(unlocked)
        #expect(try opened.texts == [Line.id(1): "milk"])
        #expect(try opened.key() == store.key())
        #expect(try folder.mode(of: path) == 0o600)
    }

    /// The files of journals' keys, without those that devices sign with.
    private var keyFiles: [String] {
        FileSystem.names(in: folder.keyFolder.path).filter { !$0.hasSuffix(".signing") }
    }

    @Test func theClearKeyIsInNoFileOfTheFolderOfKeys() throws {
        let (store, path) = try locked()
        let code = try store.key().recoveryCode
        #expect(keyFiles.count == 1)
        #expect(try folder.bytes(of: path).range(of: Data(code.utf8)) == nil)
        #expect(try folder.bytes(of: path).range(of: Data(store.key().bytes)) == nil)
    }

    @Test func aKeyThatALinkLeadsToIsLockedWhereItIs() throws {
        let store = try folder.open()
        let path = folder.keyFolder.file(of: store.journal)
        let elsewhere = folder.path + "/elsewhere.key"
        try FileManager.default.moveItem(atPath: path, toPath: elsewhere)
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: elsewhere)
        try store.wrapKey(by: passphrase, cost: .quick)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == elsewhere)
        #expect(try folder.bytes(of: elsewhere).range(of: Data(store.key().recoveryCode.utf8)) == nil)
        #expect(try open(folder.keyFolder.unlocking(store.journal, with: passphrase)).key() == store.key())
    }

    @Test func anOpenJournalGoesOnWhenItsKeyIsLockedMeanwhile() throws {
        let (store, _) = try locked()
        try store.write(2, "bread")
        #expect(try store.texts.count == 2)
        #expect(try store.key().bytes.count == JournalKey.size)
        #expect(try store.check().isSound)
        #expect(try store.dailyBackup(at: 1_790_000_000_000) != nil)
    }

    @Test func aPassphraseIsChangedAndRemoved() throws {
        let (store, path) = try locked()
        try store.wrapKey(by: other, cost: .quick)
        #expect(throws: StoreFailure.wrongPassphrase) {
            _ = try folder.keyFolder.unlocking(store.journal, with: passphrase)
        }
        #expect(try folder.keyFolder.unlocking(store.journal, with: other).key(of: store.journal) == store.key())
        try store.wrapKey(by: nil)
        #expect(try folder.open().texts == [Line.id(1): "milk"])
        #expect(try folder.bytes(of: path) == Data((store.key().recoveryCode + "\n").utf8))
    }

    @Test func equalKeysAndPassphrasesGiveDifferentFiles() throws {
        let (store, path) = try locked()
        let before = try folder.bytes(of: path)
        try store.wrapKey(by: passphrase, cost: .quick)
        #expect(try folder.bytes(of: path) != before)
    }

    @Test func aForgottenPassphraseIsReplacedByTheRecoveryCode() throws {
        let (store, _) = try locked()
        let key = try store.key()
        let wrong = JournalKey([UInt8](repeating: 1, count: 32))!
        #expect(throws: StoreFailure.wrongKey) { try restore(wrong) }
        #expect(throws: StoreFailure.self) { _ = try folder.open() }
        #expect(try restore(key))
        #expect(try folder.open().texts == [Line.id(1): "milk"])
        #expect(try restore(key) == false)
        #expect(try restore(key, other))
        #expect(try folder.keyFolder.unlocking(store.journal, with: other).key(of: store.journal) == key)
    }

    @discardableResult
    private func restore(_ key: JournalKey, _ passphrase: Passphrase? = nil) throws -> Bool {
        try SQLiteJournal<Notebook>.restoreKey(
            key, folder: folder.path, keyFolder: folder.keyFolder, wrappedBy: passphrase, cost: .quick
        ) { .random(in: 1 ... .max) }
    }

    @Test func aDamagedOrHostileFileIsNoWrongPassphrase() throws {
        let (store, path) = try locked()
        let bytes = Array(try folder.bytes(of: path))
        try folder.write(Data(bytes.dropLast()), to: path)
        #expect(throws: StoreFailure.damagedKey(path: path)) {
            _ = try folder.keyFolder.unlocking(store.journal, with: passphrase)
        }
        var hostile = bytes.dropLast(8)
        hostile[5] = 40
        try folder.write(Data(hostile + Checksum.of(Array(hostile)).bigEndianBytes), to: path)
        #expect(throws: StoreFailure.keyTooCostly(path: path)) { _ = try folder.open() }
        var later = bytes
        later[4] = 2
        try folder.write(Data(later), to: path)
        #expect(throws: StoreFailure.keyTooNew(path: path)) { _ = try folder.open() }
    }

    // MARK: - Crashes

    @Test func aCrashBeforeTheNewFileHasItsNameLeavesTheOldOne() throws {
        let store = try folder.open()
        try store.write(1, "milk")
        let path = folder.keyFolder.file(of: store.journal)
        let wrapped = try WrappedKey(store.key(), of: store.journal, with: passphrase, cost: .quick) { 1 }.encoded
        for length in [0, 50, wrapped.count] {
            try folder.write(Data(wrapped.prefix(length)), to: path + ".new-1-1")
            try folder.write(Data(wrapped.prefix(length)), to: path + ".new-1-1.new")
            #expect(try folder.open().texts == [Line.id(1): "milk"])
        }
        try store.wrapKey(by: passphrase, cost: .quick)
        #expect(keyFiles.map { folder.keyFolder.path + "/" + $0 } == [path])
    }

    @Test func unlockingErasesTheKeyThatAKilledRemovalOfThePassphraseLeftInTheClear() throws {
        let (store, path) = try locked()
        let (old, young) = (path + ".new-1-1.new", path + ".new-2-2.new")
        for left in [old, young] { try folder.write(Data((store.key().recoveryCode + "\n").utf8), to: left) }
        // The young one stays so however long this takes.
        for (left, seconds) in [(old, -61.0), (young, 3600)] {
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: seconds)], ofItemAtPath: left)
        }
        _ = try folder.keyFolder.unlocking(store.journal, with: passphrase)
        #expect(!FileManager.default.fileExists(atPath: old))
        #expect(FileManager.default.fileExists(atPath: young), "another process may be writing it")
    }

    @Test func theOldContentIsOverwrittenOnceTheNewFileIsThere() throws {
        let path = folder.path
        try folder.write(Data("secret".utf8), to: path)
        let old = try #require(FileHandle(forReadingAtPath: path))
        try FileSystem.replaceSecret(path, with: Array("other".utf8))
        #expect(try old.readToEnd() == Data(count: 6))
        #expect(try folder.bytes(of: path) == Data("other".utf8))
        try FileManager.default.removeItem(atPath: path)
    }

    @Test func aCopyUnderAnotherNameIsNotOverwritten() throws {
        let path = folder.path
        try folder.write(Data("secret".utf8), to: path)
        try FileManager.default.linkItem(atPath: path, toPath: path + "-copy")
        try FileSystem.replaceSecret(path, with: Array("other".utf8))
        #expect(try folder.bytes(of: path + "-copy") == Data("secret".utf8))
        for name in [path, path + "-copy"] { try FileManager.default.removeItem(atPath: name) }
    }

    @Test func aFolderThatCannotBeWrittenKeepsTheKey() throws {
        let store = try folder.open()
        let path = folder.keyFolder.file(of: store.journal)
        let before = try folder.bytes(of: path)
        // A folder has the name that the file is to get.
        #expect(throws: StoreFailure.self) {
            try FileSystem.replaceSecret(folder.keyFolder.path, with: Array("other".utf8))
        }
        #expect(try folder.bytes(of: path) == before)
        let beside = URL(fileURLWithPath: folder.keyFolder.path)
        let left = FileSystem.names(in: beside.deletingLastPathComponent().path)
        #expect(!left.contains { $0.hasPrefix(beside.lastPathComponent + ".new") })
    }

    // MARK: - Locked is not damaged

    @Test func aCheckSaysThatTheKeyIsLocked() throws {
        let (store, path) = try locked()
        let failure = StoreFailure.keyLocked(store.journal, path: path)
        #expect(throws: failure) {
            _ = try SQLiteJournal<Notebook>.check(folder.database, keyFolder: folder.keyFolder)
        }
        let unlocked = try folder.keyFolder.unlocking(store.journal, with: passphrase)
        #expect(try SQLiteJournal<Notebook>.check(folder.database, keyFolder: unlocked).isSound)
    }

    private func repair(_ keys: KeyFolder) throws -> RepairReport {
        try SQLiteJournal<Notebook>.repair(folder: folder.path, keyFolder: keys) { .random(in: 1 ... .max) }
    }

    @Test(arguments: [0, 100, 5000]) func aRepairAsksForTheKeyBeforeItChangesAnything(_ length: Int) throws {
        let store = try folder.open()
        for number in 1...3 { try store.write(number, "line \(number)") }
        try store.dailyBackup(at: 1_790_000_000_000)
        try store.wrapKey(by: passphrase, cost: .quick)
        try folder.write(folder.bytes(of: folder.database).prefix(length), to: folder.database)
        let before = try folder.bytes(of: folder.database)
        let failure = StoreFailure.keyLocked(store.journal, path: folder.keyFolder.file(of: store.journal))
        #expect(throws: failure) { _ = try repair(folder.keyFolder) }
        #expect(try folder.bytes(of: folder.database) == before)
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/journals/me/damaged"))
        let unlocked = try folder.keyFolder.unlocking(store.journal, with: passphrase)
        #expect(try repair(unlocked).report.isSound)
        #expect(try open(unlocked).texts == (1...3).reduce(into: [:]) { $0[Line.id($1)] = "line \($1)" })
    }

    @Test func aBackupOfAnotherJournalWithALockedKeyIsRestoredOnceThatIsUnlocked() throws {
        let (store, path) = try locked()
        let backup = folder.path + "/backup"
        try store.backup(to: backup)
        let fresh = Folder(keysOf: folder)
        let empty = try fresh.open()
        #expect(throws: StoreFailure.keyLocked(store.journal, path: path)) { try empty.restore(from: backup) }
        let before = try folder.bytes(of: path)
        let unlocked = try folder.keyFolder.unlocking(store.journal, with: passphrase)
        #expect(try empty.restore(from: backup, keyFolder: unlocked).new == 1)
        #expect(try empty.texts == [Line.id(1): "milk"])
        #expect(try folder.bytes(of: path) == before)
    }
}
