import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import TestSupport
import Testing

/// A person using the app: opens pages, posts forms and follows redirects, on a host without a disk.
struct WebSession {
    var replica = Replica<State>(journal: Identifier(high: 1, low: 1))
    /// All batches, oldest first.
    private(set) var batches: [StoredBatch] = []
    private let device = DeviceID(7)
    var now: LocalInstant
    var languages = ["en"]
    var tools = FileTools()
    /// The place of the displayed data: the server's unless a test says otherwise.
    var status = SyncStatus.server
    /// The number of batches that cannot be opened.
    var unopened = 0
    var setAside = 0
    var refusedForms = 0
    var lackedByServer = 0
    var journalProblem: JournalProblem?
    var knownMissing = 0
    /// The calendar feed of the server, if one answers.
    var calendarFeed: CalendarFeedStatus?
    /// The files that came with commits.
    private(set) var files: [[UInt8]] = []
    /// The number of requests so far, from which their random bits are derived.
    private(set) var requests: UInt64 = 0

    var state: State { replica.state }
    var today: Day { state.today(now) }

    /// A page.
    struct Page: CustomTestStringConvertible {
        let url: String
        let response: Response
        let text: String

        var status: Int { response.status }
        /// The content of `main`, without the frame.
        var main: String { part(from: "<main", to: "</main>") }

        var testDescription: String { "\(url) (\(status))" }

        func has(_ part: String) -> Bool { text.contains(part) }

        /// The text from one marker to the next other marker; empty if either is missing.
        func part(from start: String, to end: String) -> String {
            guard let first = range(of: start, in: text[...]) else { return "" }
            guard let last = range(of: end, in: text[first.upperBound...]) else { return "" }
            return String(text[first.lowerBound..<last.upperBound])
        }

        /// The first value of an attribute after a marker: `value(of: "href", after: "class=\"message\"")`.
        func value(of attribute: String, after start: String) -> String? {
            guard let element = range(of: start, in: text[...]),
                let name = range(of: " \(attribute)=\"", in: text[element.upperBound...])
            else { return nil }
            return String(text[name.upperBound...].prefix { $0 != "\"" })
        }

        private func range(of part: String, in text: Substring) -> Range<String.Index>? {
            text.firstRange(of: part)
        }
    }

    /// The text of a response, in which a space between a number and its unit or month does break.
    private static func text(of response: Response) -> String {
        var scalars = Array(String(decoding: response.body, as: UTF8.self).unicodeScalars)
        for index in scalars.indices.dropFirst().dropLast() where scalars[index] == "\u{A0}" {
            let (before, after) = (scalars[index - 1].properties, scalars[index + 1].properties)
            if before.numericType != nil, after.isAlphabetic { scalars[index] = " " }
        }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }

    /// Friday, 20 November 2026, 9:30, in UTC+1.
    init(day: Day = Day("2026-11-20")!) {
        now = LocalInstant(milliseconds: Int64(day.number) * 86_400_000 + 30_600_000, offsetMinutes: 60)
    }

    /// - Parameter upload: The file that the host keeps for the handle in the URL.
    mutating func open(_ url: String, upload: Upload? = nil) -> Page {
        let (path, query) = Self.split(url)
        var request = Request(
            .get, path: path, query: query, upload: upload, languages: languages, status: status, random: random())
        request.journal = replica.journal
        request.describe(replica, on: device)
        request.unopened = unopened
        request.setAside = setAside
        request.refusedForms = refusedForms
        request.lackedByServer = lackedByServer
        request.journalProblem = journalProblem
        request.knownMissing = knownMissing
        request.calendarFeed = calendarFeed
        return answer(request, url)
    }

    mutating func open(_ route: PageRoute) -> Page { open(route.url) }

    /// Posts a form and follows the redirect.
    mutating func post(_ url: String, _ fields: [(String, String)] = [], upload: Upload? = nil) -> Page {
        let page = answer(posting(url, fields, upload: upload), url)
        guard page.status == 303, let location = page.response.location else { return page }
        return open(location)
    }

    mutating func post(_ route: ActionRoute, _ fields: [(String, String)] = [], upload: Upload? = nil) -> Page {
        post(route.url, fields, upload: upload)
    }

    /// Presses the undo button of a page's message.
    mutating func undo(_ page: Page) -> Page {
        guard let action = page.value(of: "action", after: "class=\"message\"") else { return page }
        return post(action, [("back", page.value(of: "value", after: "name=\"back\"") ?? "")])
    }

    /// Applies a command.
    mutating func keep(_ command: HabitCommand) throws {
        let random = random()
        var count: UInt64 = 0
        let decision = try command.decide(in: state, now: now) {
            count += 1
            return RecordID(Identifier(high: random.low, low: count))
        }
        keep(Commit(decision, action: random))
    }

    /// Adds a habit and gives its id.
    mutating func add(
        _ title: String, category: CategoryChoice? = nil, reminders: [ReminderDraft] = [],
        _ change: (inout Habit) -> Void = { _ in }
    ) throws -> RecordID {
        var habit = Habit(id: RecordID(random()))
        habit.title = title
        habit.startDay = today.advanced(by: -30)
        change(&habit)
        try keep(.add(habit, category: category, reminders: reminders))
        return habit.id
    }

    func posting(_ url: String, _ fields: [(String, String)], upload: Upload? = nil) -> Request {
        let (path, query) = Self.split(url)
        var request = Request(
            .post, path: path, query: query, form: FormFields(fields), upload: upload, languages: languages,
            status: status, random: Identifier(high: 2, low: requests + 1))
        request.journal = replica.journal
        return request
    }

    private mutating func answer(_ request: Request, _ url: String) -> Page {
        requests += 1
        var outcome = respond(to: request, in: state, now: now, tools: tools)
        while case .needs(let need) = outcome {
            outcome = respond(to: request, in: state, now: now, fetched: fetched(need), tools: tools)
        }
        guard case .response(let response, let commit) = outcome else {
            return Page(url: url, response: .redirect(to: ""), text: "")
        }
        if let commit { keep(commit) }
        if let file = commit?.file { files.append(file) }
        let page = Page(url: url, response: response, text: Self.text(of: response))
        if response.contentType.hasPrefix("text/html") { page.checkLinks() }
        return page
    }

    private func fetched(_ need: Need) -> Fetched {
        let all = batches.map { $0.batch }
        switch need {
        case .action(let id): return .action(recorded(id))
        case .latestUndoable: return .action(latestUndoable.flatMap { recorded($0) })
        case .latestRedoable: return .action(latestRedoable.flatMap { recorded($0) })
        case .recentActions(let position):
            let end = Int(position ?? Int64(all.count))
            let first = max(0, end - Need.actionCount)
            let originals = all[first..<end].filter { $0.action.reversal == nil }
            let actions = originals.reversed().compactMap { recorded($0.action.id) }
            return .recentActions(
                RecordedActions(actions, next: first > 0 ? Int64(first) : nil, device: device))
        }
    }

    private func recorded(_ id: ActionID) -> RecordedAction? {
        let own = batches.map { $0.batch }.filter { $0.action.id == id }
        return own.isEmpty ? nil : RecordedAction(batches: own, isUndone: replica.isUndone(id))
    }

    /// This device's actions, the latest first.
    private var ownActions: [Action] {
        batches.reversed().map { $0.batch }.filter { $0.device == device }.map { $0.action }
    }

    private var latestUndoable: ActionID? {
        ownActions.first { $0.reversal == nil && !replica.isUndone($0.id) }?.id
    }

    private var latestRedoable: ActionID? {
        ownActions.prefix { $0.reversal != nil }.compactMap { $0.reversal?.action }.first { replica.isUndone($0) }
    }

    mutating func keep(_ commit: Commit) {
        guard !commit.decision.changes.isEmpty || commit.reversed != nil else { return }
        now.milliseconds += 1
        let written = try! replica.written(
            commit.decision.changes, name: commit.decision.name, id: commit.action, reversing: commit.reversed,
            device: device, at: now.milliseconds)
        for batch in written { replica.fold(batch) }
        batches += written
        replica.settle(among: batches)
        var erasures = Erasures()
        let erasing = written.filter { erasures.insert($0.batch) }
        if erasing.isEmpty { return }
        batches = batches.map { erasures.erasedForm(of: $0) ?? $0 }
        replica = Replica(journal: replica.journal)
        for batch in batches { replica.fold(batch) }
        replica.settle(among: batches)
    }

    /// Receives changes of another device.
    mutating func receive(_ changes: [Change], name: String = "") {
        now.milliseconds += 1
        let action = random()
        let written = try! replica.written(
            changes, name: name, id: action, device: DeviceID(8), at: now.milliseconds)
        for batch in written { replica.fold(batch) }
        batches += written
        replica.settle(among: batches)
    }

    /// Receives a batch of another device, with any time.
    mutating func receive(forgedAt time: UInt64, _ changes: [Change]) {
        let batch = Batch(
            journal: replica.journal, device: DeviceID(9), sequence: 1, time: time, seen: VersionVector(),
            action: Action(name: "", id: random()), changes: Changes(changes))
        replica.fold(StoredBatch(batch))
    }

    private mutating func random() -> Identifier {
        requests += 1
        return Identifier(high: 3, low: requests)
    }

    private static func split(_ url: String) -> (path: String, query: FormFields) {
        let address = url.prefix { $0 != "#" }
        let path = address.prefix { $0 != "?" }
        return (String(path), FormFields(urlEncoded: address.dropFirst(path.count + 1).utf8))
    }
}
