import DaybookWeb
import Journal

/// The calls made to an engine, step by step, with the native results. WebAssembly must give the same bytes.
struct Script {
    /// The step numbers that `Tests/Twins/compare.mjs` knows.
    enum Step: UInt8 {
        case start, load, fold, handle, describe, heads, acknowledge, missingBatches, snapshot, erase, isUndone,
            unsettled, settle, choose
    }

    /// The digest of every attached file.
    static let digest = String(repeating: "5d", count: 32)

    private var writer = ByteWriter()
    private var engine: Engine
    private var batches: [StoredBatch] = []
    private var requests: UInt64 = 0
    private let clock: Int64
    private let journal: JournalID
    private let device: DeviceID
    /// The ids of the journal and the device.
    private let names: [UInt8]

    init(journal: JournalID, device: DeviceID, clock: Int64) throws {
        self.clock = clock
        self.journal = journal
        self.device = device
        var names = ByteWriter()
        names.identifier(journal)
        names.uint64(device.number)
        self.names = names.bytes
        engine = try Engine(starting: names.bytes) { Self.offset(at: $0) }
        note(.start, "start", names.bytes, [])
    }

    var bytes: [UInt8] { writer.bytes }

    private mutating func note(_ step: Step, _ name: String, _ given: [UInt8], _ expected: [UInt8]) {
        writer.byte(step.rawValue)
        writer.text(name)
        writer.lengthPrefixedBytes(given)
        writer.lengthPrefixedBytes(expected)
    }

    /// Requests a page or posts a form, fetches what it needs, and folds what it wrote. Returns its location.
    @discardableResult
    mutating func ask(_ asking: Question) throws -> String {
        requests += 1
        var question = asking
        while true {
            let given = question.bytes(number: requests, at: clock + Int64(requests) * 1000)
            var answer = ByteReader(try handle(asking.name, given))
            switch try answer.byte() {
            case 1: question.fetched = recorded(ActionID(hex: try answer.text()))
            case 5: question.fetched = recorded(batches.last { $0.batch.action.reversal == nil }?.batch.action.id)
            case 6: question.fetched = recorded(batches.lazy.compactMap { $0.batch.action.reversal?.action }.last)
            case 4:
                let (limit, position) = (Int(try answer.varint()), Int(try answer.varint()))
                question.fetched = recentActions(limit: limit, before: position)
            case 2:
                _ = try answer.lengthPrefixedBytes()
                question.inflated.append(question.unpacked)
            case 7:
                _ = try answer.lengthPrefixedBytes()
                question.digest = Self.digest
            case 8: question.isListed = true
            case 9: question.fetchedFile = question.fetch
            default: return try finish(&answer)
            }
        }
    }

    private mutating func handle(_ name: String, _ given: [UInt8]) throws -> [UInt8] {
        let answer = try engine.handle(given)
        note(.handle, name, given, answer)
        return answer
    }

    private mutating func finish(_ answer: inout ByteReader) throws -> String {
        _ = try answer.varint()
        _ = try answer.text()
        let location = try answer.text()
        _ = try answer.text()
        _ = try answer.lengthPrefixedBytes()
        if try answer.byte() == 1 {
            _ = try answer.text()
            for _ in 1...2 { _ = try answer.lengthPrefixedBytes() }
        }
        let previous = try answer.bytes(BatchHash.size)
        for _ in 0..<(try answer.count()) {
            let sequence = Int64(try answer.varint())
            try add(try answer.lengthPrefixedBytes(), sequence: sequence, after: previous)
        }
        return location
    }

    /// Folds a new batch as if it had been sealed.
    private mutating func add(_ content: [UInt8], sequence: Int64, after previous: [UInt8]) throws {
        let header = BatchEnvelope.Header(
            journal: journal, device: device, sequence: sequence, previous: BatchHash(previous) ?? .none)
        let batch = StoredBatch(try Batch(header, content: content), hash: Self.hash(of: previous + content))
        batches.append(batch)
        let held = Self.held([batch])
        note(.describe, "describe", held, try engine.describe(held))
        note(.fold, "fold", held, Array("\(try engine.fold(held))".utf8))
        if let reversal = batch.batch.action.reversal { try settle(reversal.action) }
        if batch.batch.action.name == "erase" { try erase(by: held) }
    }

    /// Stands for the SHA-256 of an envelope.
    private static func hash(of bytes: [UInt8]) -> BatchHash {
        BatchHash((0..<4).flatMap { Checksum.of([UInt8($0)] + bytes).bigEndianBytes })!
    }

    private static func held(_ batches: [StoredBatch]) -> [UInt8] {
        var writer = ByteWriter()
        for batch in batches { writer.held(batch) }
        return writer.bytes
    }

    /// Applies erasures to all batches and continues with the result.
    private mutating func erase(by erasing: [UInt8]) throws {
        var given = ByteWriter()
        given.lengthPrefixedBytes(erasing)
        given.lengthPrefixedBytes(Self.held(batches))
        note(.erase, "erase", given.bytes, try engine.erase(given.bytes))
        var erasures = Erasures()
        for batch in batches { erasures.insert(batch.batch) }
        let before = batches
        batches = batches.map { erasures.erasedForm(of: $0) ?? $0 }
        for (old, new) in zip(before, batches) where old != new {
            try choose("choose", from: [old, new], erasing: erasing)
            try choose("choose the whole", from: [new, old], isAsWritten: true)
        }
        try chooseParts()
        engine = try Engine(starting: names) { Self.offset(at: $0) }
        note(.start, "start anew", names, [])
        let left = Self.held(batches)
        note(.fold, "fold anew", left, Array("\(try engine.fold(left))".utf8))
        try settleAll()
    }

    /// Chooses between forms of a batch, in which different changes were erased.
    private mutating func chooseParts() throws {
        guard let whole = batches.first(where: { $0.batch.changes.count > 2 }) else { return }
        let changes = Array(whole.batch.changes)
        func form(_ kept: some Sequence<Change>, generation: Int64) -> StoredBatch {
            StoredBatch(
                whole.batch.with(Changes(Array(kept)), isErased: true), hash: whole.hash, generation: generation)
        }
        let generation = whole.generation
        try choose(
            "choose parts",
            from: [
                form(changes.dropFirst(), generation: generation + 1),
                form(changes.dropLast(), generation: generation + 2),
            ])
    }

    private mutating func choose(
        _ what: String, from forms: [StoredBatch], isAsWritten: Bool = false, erasing: [UInt8] = []
    ) throws {
        var given = ByteWriter()
        given.byte(isAsWritten ? 1 : 0)
        given.lengthPrefixedBytes(Self.held(forms))
        given.lengthPrefixedBytes(erasing)
        note(.choose, what, given.bytes, try engine.choose(given.bytes))
    }

    /// As in compare.mjs: daylight saving time ends at 01:00 UTC on 25 October 2026.
    private static func offset(at moment: Int64) -> Int { moment < 1_792_890_000_000 ? 120 : 60 }

    private func recorded(_ id: ActionID?) -> [UInt8] {
        var writer = ByteWriter()
        writer.byte(1)
        writer.blocks(batches.filter { $0.batch.action.id == id })
        return writer.bytes
    }

    private mutating func settleAll() throws {
        for action in Set(batches.compactMap { $0.batch.action.reversal?.action }).sorted() { try settle(action) }
    }

    /// Makes the state what it is with or without an action.
    private mutating func settle(_ action: ActionID) throws {
        note(.unsettled, "unsettled", [], engine.unsettled)
        var id = ByteWriter()
        id.identifier(action)
        note(.isUndone, "isUndone", id.bytes, Array("\(try engine.isUndone(id.bytes) ? 1 : 0)".utf8))
        var given = ByteWriter()
        given.count(1)
        given.identifier(action)
        let own = batches.filter { $0.batch.action.id == action }
        let records = Set(own.flatMap { $0.batch.changes.map { $0.record } })
        for batch in batches where batch.batch.changes.contains(where: { records.contains($0.record) }) {
            given.held(batch)
        }
        note(.settle, "settle", given.bytes, Array("\(try engine.settle(given.bytes))".utf8))
    }

    /// The latest actions, as if each had one batch.
    private func recentActions(limit: Int, before position: Int) -> [UInt8] {
        let end = position > 0 ? position : batches.count
        let actions = batches[max(0, end - limit)..<end].reversed().filter { $0.batch.action.reversal == nil }
        var writer = ByteWriter()
        writer.byte(2)
        writer.count(actions.count)
        for action in actions { writer.blocks([action]) }
        writer.integer(Int64(max(0, end - limit)))
        return writer.bytes
    }

    /// Makes the replication calls, before and after the server has everything.
    mutating func replicate() throws {
        note(.missingBatches, "what is missingBatches", [], engine.missingBatches)
        note(.heads, "heads", [], engine.heads)
        try engine.acknowledge(engine.heads)
        note(.acknowledge, "acknowledge", engine.heads, [])
        note(.missingBatches, "nothing is missingBatches", [], engine.missingBatches)
    }

    /// Restarts from a snapshot.
    mutating func restart() throws {
        let position = Int64(batches.count)
        let snapshot = engine.snapshot(position: position)
        note(.snapshot, "snapshot", Array("\(position)".utf8), snapshot)
        note(.load, "load", snapshot, Array("\(engine.load(snapshot) ?? -1)".utf8))
    }
}

/// A request, encoded as by the worker's script.
struct Question {
    var path: String
    var query = ""
    var form: [(String, String)]?
    var upload: (name: String, bytes: [UInt8])?
    /// The inflated content of its compressed parts.
    var unpacked: [UInt8]?
    var language = "en"
    var status: UInt8 = 1
    var offset: Int64 = 60
    /// The fetched data as the engine reads it.
    var fetched: [UInt8] = [0]
    var inflated: [[UInt8]?] = []
    /// The bytes that are here of the attached file; nil for none.
    var stored: UInt64?
    /// The result of fetching it, as `FileFetch`.
    var fetch: UInt8 = 1
    /// The answers given so far about attached files.
    var digest = ""
    var isListed = false
    var fetchedFile: UInt8 = 0

    /// A path with its query, if it has one.
    init(_ url: String, post form: [(String, String)]? = nil, language: String = "en") {
        let whole = url.prefix { $0 != "#" }
        path = String(whole.prefix { $0 != "?" })
        query = String(whole.dropFirst(path.count + 1))
        self.form = form
        self.language = language
    }

    var name: String { (form == nil ? "GET " : "POST ") + path + (query.isEmpty ? "" : "?" + query) + " " + language }

    func bytes(number: UInt64, at milliseconds: Int64) -> [UInt8] {
        var writer = ByteWriter()
        writer.byte(form == nil ? 0 : 1)
        writer.text(path)
        writer.text(query)
        writer.text(FormFields(form ?? []).urlEncoded)
        writer.byte(upload == nil ? 0 : 1)
        if let upload {
            writer.identifier(Identifier(high: 0, low: number))
            writer.text(upload.name)
            writer.lengthPrefixedBytes(upload.bytes)
        }
        writer.count(2)
        writer.text(language)
        writer.text("en")
        writer.byte(status)
        writer.integer(milliseconds - 90_000)
        for _ in 0..<2 { writer.count(0) } // nothing is lost
        writer.byte(0)
        writer.count(0)
        writer.text("0123456789abcdef")
        writer.integer(milliseconds)
        writer.integer(offset)
        writer.identifier(Identifier(high: 0xDA7B_0000_0000_0000 + number, low: number &* 0x9E37_79B9_7F4A_7C15))
        for byte in fetched { writer.byte(byte) }
        writer.count(inflated.count)
        for bytes in inflated {
            writer.byte(bytes == nil ? 0 : 1)
            if let bytes { writer.lengthPrefixedBytes(bytes) }
        }
        writer.text(digest)
        writer.byte(isListed ? 1 : 0)
        if isListed {
            writer.count(stored == nil ? 0 : 1)
            if let stored {
                writer.text(Script.digest)
                writer.varint(stored)
            }
        }
        writer.byte(fetchedFile)
        return writer.bytes
    }
}

extension ByteWriter {
    /// A batch as the worker's script passes it to the engine.
    fileprivate mutating func held(_ stored: StoredBatch) {
        let batch = stored.batch
        let header = BatchEnvelope.Header(
            journal: batch.journal, device: batch.device, sequence: batch.sequence, generation: stored.generation,
            previous: .none, original: stored.generation > 0 ? stored.hash : nil)
        let content = batch.content
        lengthPrefixedBytes(BatchEnvelope.encodedHeader(header, contentLength: content.count))
        bytes(stored.hash.bytes)
        byte(0)
        lengthPrefixedBytes(content)
    }

    fileprivate mutating func blocks(_ batches: [StoredBatch]) {
        count(batches.count)
        for batch in batches { held(batch) }
    }
}
