import CivilTime
import Journal

/// The proof, in the URL of a page with a message, that Daybook itself led to it: no link from elsewhere can say that something was
/// deleted. See `docs/adr/0027-proven-messages.md`.
struct MessageProof {
    /// The number of minutes for which a message is shown. Clocks of a server and a browser may differ as much.
    private static let lifetime: UInt64 = 24 * 60

    let journal: JournalID
    /// Minutes since 1970.
    let minute: Int64

    init(_ journal: JournalID, at now: LocalInstant) {
        self.journal = journal
        minute = now.milliseconds / 60_000
    }

    /// - Parameter query: What the message says, and of what.
    func text(for query: FormFields) -> String { "\(minute)-\(code(of: query, at: minute))" }

    /// Whether a query has a proof of its message that is not too old.
    func holds(for query: FormFields) -> Bool {
        guard let proof = query["proof"] else { return false }
        let parts = proof.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, let made = Int64(String(parts[0])), made >= 0,
            (minute - made).magnitude <= Self.lifetime
        else { return false }
        return String(parts[1]) == code(of: query, at: made)
    }

    private func code(of query: FormFields, at minute: Int64) -> String {
        let said = ["said", "of", "undo", "challenge"].reduce("") { $0 + "\n" + (query[$1] ?? "") }
        return journal.code(of: "message \(minute)" + said)
    }
}

extension RequestContext {
    /// The query of a page that shows a message.
    ///
    /// - Parameters:
    ///   - record: The record that the message names.
    ///   - undo: The action that its button undoes or redoes.
    ///   - challenge: A challenge that it tells of too.
    func query(
        saying message: FlashMessage, of record: RecordID? = nil, undo: ActionID? = nil,
        bringingOn challenge: RecordID? = nil
    ) -> FormFields {
        var query = FormFields([("said", message.code)])
        if let record { query.append("of", record.hex) }
        if let undo { query.append("undo", undo.hex) }
        if let challenge { query.append("challenge", challenge.hex) }
        if let journal = request.journal { query.append("proof", MessageProof(journal, at: now).text(for: query)) }
        return query
    }

    /// The message in the page's URL, after an action; nil if it is not proven.
    var flashMessage: FlashMessage? {
        guard let said = request.query["said"], let message = FlashMessage(code: said), let journal = request.journal,
            MessageProof(journal, at: now).holds(for: request.query)
        else { return nil }
        return message
    }
}
