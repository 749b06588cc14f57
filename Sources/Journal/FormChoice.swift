/// The decision of a replica about another form of a batch that it holds.
public enum FormChoice: Hashable, Sendable {
    /// The held form stays.
    case held
    /// The arriving form takes its place. It has the same changes, and a greater generation.
    case arriving
    /// The held form stays: the arriving one lacks changes that nobody erased, or says something else.
    case refused
    /// The arriving form takes its place: it has changes that the held one lacks, though nobody erased them.
    case regained
}

/// The origin of a form of a batch, which tells how far to believe it.
public enum FormOrigin: Hashable, Sendable {
    /// A peer, which can have changed what the hash does not cover.
    case peer
    /// A backup that a person restores.
    case backup
    /// The batch's author: the form arrived as it was written, and the hash covers it.
    case author
}

extension StoredBatch {
    /// Chooses which of two forms of a batch to keep. The erasing batches alone tell what is left of a batch, not who sends it.
    ///
    /// - Parameters:
    ///   - arriving: The other form, without the changes that the erasures cover.
    ///   - erasures: All that are held or arrive. Those that arrive may not be applied to this form yet.
    public func choice(of arriving: StoredBatch, from origin: FormOrigin, after erasures: Erasures) -> FormChoice {
        // The hash covers both.
        if generation == 0, arriving.generation == 0 { return .held }
        let own = erasures.erasedForm(of: self) ?? self
        let (left, others) = (own.batch.encodedChanges, arriving.batch.encodedChanges)
        let isSameOtherwise = own.batch.differsOnlyInChanges(from: arriving.batch)
        if isSameOtherwise, left == others { return arriving.generation > own.generation ? .arriving : .held }
        if origin == .author { return .regained }
        let (leftSet, otherSet) = (Set(left), Set(others))
        guard isSameOtherwise, leftSet.isSubset(of: otherSet) else { return .refused }
        return origin == .backup && leftSet != otherSet ? .regained : .held
    }
}

extension Batch {
    /// Whether another form of the batch has the same content except for its changes.
    fileprivate func differsOnlyInChanges(from other: Batch) -> Bool {
        time == other.time && seen == other.seen && action == other.action && appVersion == other.appVersion
            && version == other.version
    }

    /// The changes with the encodings of their values, which are equal to themselves where a real that is no number is not.
    fileprivate var encodedChanges: [Change] {
        changes.map { Change($0.table, $0.record, $0.field, .bytes($0.value.encoded)) }
    }
}
