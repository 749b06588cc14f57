import DaybookCore
import Foundation
import Journal
import JournalStore
import Synchronization

/// The journal of a server, which stays locked until the passphrase of its key is entered.
///
/// Passphrases are tried one at a time. After a wrong one there is a pause, twice as long after each.
final class JournalLock: Sendable {
    /// The outcome of an attempt to unlock the journal.
    enum Outcome: Equatable {
        case unlocked
        case wrong
        /// Nothing was tried: a wrong passphrase was entered just before.
        case tooSoon(seconds: Int)
        /// The passphrase may be right, but the journal does not open.
        case failed(StoreFailure)
    }

    private let opened: Mutex<JournalService?>
    private let attempts: Attempts
    /// The journal, once it is unlocked. Only one task can wait for it.
    let opening: AsyncStream<JournalService>
    private let continuation: AsyncStream<JournalService>.Continuation

    /// Opens the journal, unless its key needs a passphrase that was not given.
    init(_ configuration: DaybookServer.Configuration) throws {
        (opening, continuation) = AsyncStream.makeStream()
        attempts = Attempts(configuration)
        let service: JournalService?
        do {
            service = try configuration.openJournal(configuration.keys)
        } catch StoreFailure.keyLocked {
            service = nil
        }
        opened = Mutex(service)
        if let service { publish(service) }
    }

    /// The journal; nil while it is locked.
    var service: JournalService? { opened.withLock { $0 } }

    /// Opens the journal with a passphrase.
    func unlock(with passphrase: Passphrase) async -> Outcome {
        await attempts.unlock(self, passphrase)
    }

    /// Opens the journal if its key needs no passphrase anymore.
    func openIfUnwrapped() async -> Bool { await attempts.openIfUnwrapped(self) }

    private func publish(_ service: JournalService) {
        opened.withLock { $0 = service }
        continuation.yield(service)
        continuation.finish()
    }
}

extension JournalLock {
    /// Makes attempts in turn, on a queue of its own: a derivation takes a while and much memory.
    private actor Attempts {
        private let configuration: DaybookServer.Configuration
        private var failureCount = 0
        /// The uptime before which nothing is tried, in milliseconds.
        private var pauseEnd: Int64 = 0
        private let queue = SerialQueue(label: "passphrase")
        nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

        /// The longest pause in milliseconds.
        private static let longestPause: Int64 = 300_000

        init(_ configuration: DaybookServer.Configuration) { self.configuration = configuration }

        func unlock(_ lock: JournalLock, _ passphrase: Passphrase) -> Outcome {
            if lock.service != nil { return .unlocked }
            let now = configuration.uptime()
            if now < pauseEnd { return .tooSoon(seconds: Int((pauseEnd - now + 999) / 1000)) }
            do throws(StoreFailure) {
                let (folder, name) = (configuration.dataFolder, configuration.journalName)
                var keys = configuration.keys
                if let journal = SQLiteJournal<State>.lockedJournal(folder: folder, name: name, keyFolder: keys) {
                    keys = try keys.unlocking(journal, with: passphrase)
                }
                lock.publish(try configuration.openJournal(keys))
                return .unlocked
            } catch .wrongPassphrase {
                failureCount += 1
                let pause = min(Self.longestPause, 1000 << Int64(min(failureCount - 1, 20)))
                pauseEnd = configuration.uptime() + pause
                return .wrong
            } catch {
                return .failed(error)
            }
        }

        func openIfUnwrapped(_ lock: JournalLock) -> Bool {
            if lock.service != nil { return true }
            guard let service = try? configuration.openJournal(configuration.keys) else { return false }
            lock.publish(service)
            return true
        }
    }
}

extension DaybookServer.Configuration {
    /// The folder of keys, which may hold an unlocked one.
    fileprivate var keys: KeyFolder { keyFolder ?? KeyFolder(for: dataFolder) }

    fileprivate func openJournal(_ keys: KeyFolder) throws(StoreFailure) -> JournalService {
        do {
            return try JournalService(
                folder: dataFolder, name: journalName, keyFolder: keys, random: random, uptime: uptime, warn: warn)
        } catch {
            throw error as? StoreFailure ?? .disk("\(error)")
        }
    }
}
