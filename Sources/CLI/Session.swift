import CivilTime
import DaybookCore
import Foundation
import Journal
import JournalStore
import Words

/// One run of the program: the journal, the current moment and the language.
struct Session {
    private let file: SessionJournal
    /// The path of the data folder.
    let dataFolder: String
    let now: LocalInstant
    let words: Words
    let style = Style.ofTerminal
    /// Whether the output is printed as JSON.
    let printsJSON: Bool
    /// Whether the command has declared that it changes nothing.
    var onlyReads = false

    /// - Parameters:
    ///   - keys: The folder of keys with an unlocked one; nil to ask for the passphrase if the key needs one.
    ///   - startsJournal: Whether a journal is started if there is none; otherwise that is refused.
    init(_ options: GlobalOptions, keys: KeyFolder? = nil, startsJournal: Bool = false) throws {
        let spoken = Words(.ofTerminal)
        printsJSON = options.json
        if let text = options.now {
            guard let moment = Clock.moment(text) else { throw InvalidRequest(spoken.notAMoment(text)) }
            now = moment
        } else {
            now = Clock.now
        }
        let folder = try options.dataFolder(spoken)
        dataFolder = folder
        let isNew = options.hasNoJournal
        guard startsJournal || !isNew else {
            throw InvalidRequest(spoken.noJournalYet(folder) + "\n" + spoken.startJournalHint)
        }
        file = SessionJournal {
            let journal = try options.unlocking(keys ?? KeyFolder(for: folder), spoken) { keys in
                try SQLiteJournal<State>(folder: folder, keyFolder: keys, randomness: Randomness.bits)
            }
            if isNew { spoken.reportStart(in: folder) }
            return journal
        }
        guard !isNew else {
            words = spoken
            return
        }
        words = try file.journal.read { Language(rawValue: $0.state.settings.language).map { Words($0) } } ?? spoken
    }

    /// The journal, which is started if there is none yet.
    var journal: SQLiteJournal<State> { get throws { try file.journal } }

    /// The journal if it was opened.
    var opened: SQLiteJournal<State>? { file.opened }

    /// Whether there is a journal. A command that keeps nothing starts none.
    var hasJournal: Bool { file.isOpen }

    /// Reads the current state, including what other programs have written.
    func read<Result>(_ body: (State) throws -> Result) throws -> Result {
        guard hasJournal else { return try body(State()) }
        return try journal.read { try body($0.state) }
    }

    /// Decides on the current state and saves the changes. Returns false if there were none.
    @discardableResult
    func save(_ decide: (State) throws -> Decision) throws -> Bool { try !write(decide).isEmpty }

    /// Decides on the current state and saves the changes. Returns them as the journal has them, none if there were none.
    func write(_ decide: (State) throws -> Decision) throws -> [Batch] {
        precondition(!onlyReads, "a command that is declared to only read writes")
        var first: Decision?
        if !hasJournal {
            // Decided before the journal is started, so that a refused command leaves the folder as it was.
            let decision = try decide(State())
            guard !decision.changes.isEmpty else { return [] }
            first = decision
        }
        let batches = try journal.write(at: now.milliseconds) { replica in
            // Another program may have started the journal in the meantime.
            let known = replica.batchCount == 0 ? first : nil
            let decision = try known ?? decide(replica.state)
            return Draft(
                name: decision.name, id: Randomness.identifier(), changes: decision.changes.map(\.withTypedHyphens))
        }
        return batches.map(\.batch)
    }

    /// Makes the day's backup after the first write of a day, as a server does. A failure is only a warning:
    /// what the command wrote is saved.
    func backUpDaily() {
        guard let journal = file.opened else { return }
        do throws(StoreFailure) {
            try journal.dailyBackupAfterWriting(at: now.milliseconds)
        } catch {
            let reason: String
            switch error {
            case .busy: return // another program writes: the next command tries again
            case .diskFull: reason = words.diskIsFull
            default: reason = words.reason(error)
            }
            let warning = words.noDailyBackup(reason).sanitizedForTerminal + "\n"
            StandardError.write(warning)
        }
    }

    /// Runs a habit command.
    func decide(_ command: HabitCommand, in state: State) throws -> Decision {
        try command.decide(in: state, now: now, newID: Randomness.recordID)
    }

    /// Parses a day such as "2026-11-20", "yesterday", "next friday" or "+3d"; nil means today.
    func day(_ typed: String?, in state: State) throws -> Day {
        let today = state.today(now)
        guard let typed else { return today }
        guard let day = words.parseAnyDay(typed, today: today) else { throw InvalidRequest(words.dayUnreadable(typed)) }
        return day
    }

    /// Parses a day until which a task is hidden, which can be someday.
    func dayOrSomeday(_ typed: String, in state: State) throws -> Day {
        words.isSomeday(typed) ? .someday : try day(typed, in: state)
    }

    /// Parses a day on which something was done: a weekday is the latest one.
    func pastDay(_ typed: String?, mayBeAhead: Bool = false, in state: State) throws -> Day {
        let today = state.today(now)
        guard let typed else { return today }
        guard let day = words.parseDoneDay(typed, today: today) else {
            throw InvalidRequest(words.dayUnreadable(typed))
        }
        guard day <= today || mayBeAhead else { throw InvalidRequest(words.dayInFuture) }
        return day
    }

    /// Parses a time such as "18:00", "9:15" or "6pm".
    func time(_ typed: String) throws -> TimeOfDay {
        guard let time = words.parseTime(typed) else { throw InvalidRequest(words.notATime(typed)) }
        return time
    }

    /// Parses a day with a time, such as "2026-11-20T09:30" or "yesterday 21:30"; nil for anything else.
    func moment(_ typed: String, in state: State) -> DateTime? {
        if let moment = DateTime(typed) { return moment }
        guard let space = typed.lastIndex(where: { $0 == " " || $0 == "T" }),
            let time = words.parseTime(String(typed[typed.index(after: space)...])),
            let day = words.parseAnyDay(String(typed[..<space]), today: state.today(now))
        else { return nil }
        return DateTime(day, at: time)
    }

    /// The number of rows to list: a typed limit or the default, but all in JSON. Throws if the limit is below one.
    func maximum(_ limit: Int?, default standard: Int, json: Bool) throws -> Int {
        if let limit, limit < 1 { throw InvalidRequest(words.numberTooSmall("--limit", 1)) }
        return limit ?? (json ? Int.max : standard)
    }

    /// The sentence, followed by a note if nothing changed.
    func report(_ sentence: String, changed: Bool) -> String {
        changed ? sentence : "\(sentence). \(words.nothingChanged)."
    }
}

/// The journal of a session. One that does not exist yet is started by what is first kept in it.
final class SessionJournal {
    /// The journal, if it is open.
    private(set) var opened: SQLiteJournal<State>?
    private let open: () throws -> SQLiteJournal<State>

    init(opening open: @escaping () throws -> SQLiteJournal<State>) { self.open = open }

    var isOpen: Bool { opened != nil }

    /// The open journal. Opens it first, and starts one if there is none.
    var journal: SQLiteJournal<State> {
        get throws {
            if let opened { return opened }
            let journal = try open()
            opened = journal
            return journal
        }
    }
}

extension Words {
    /// The weekday whose name in this language, long or short, or in English was typed; nil for any other text.
    func weekday(typed: String) -> Weekday? {
        Weekday.allCases.first { weekday in
            [Words(.english), self].flatMap { [$0.weekday(weekday), $0.shortWeekday(weekday)] }
                .contains { PlainText.isSame($0, PlainText.line(typed)) }
        }
    }
}
