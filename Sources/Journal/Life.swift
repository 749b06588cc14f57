/// A life counts how often a record was made and deleted, or an action done and taken back: odd for one that is there, even for one
/// that is not.
///
/// The greater life counts, as far as anybody counts. From `mostCounted` on, all are as great, and the later of them counts: so there is
/// always another, even after one that was forged.
public enum Life {
    /// 2³², which no record comes to.
    public static let mostCounted: Int64 = 1 << 32

    /// The life of what was made and then deleted.
    public static let deletedOnce: Int64 = 2

    /// The life after another.
    public static func after(_ life: Int64) -> Int64 {
        life < mostCounted ? life + 1 : mostCounted + (life & 1 ^ 1)
    }

    /// Whether a life counts instead of another. Of two that are equal, the later stamp is kept.
    static func replaces(_ held: Int64, _ heldStamp: Stamp, by life: Int64, _ stamp: Stamp) -> Bool {
        let (rank, heldRank) = (min(life, mostCounted), min(held, mostCounted))
        if rank != heldRank { return rank > heldRank }
        // A copied device can write two with one stamp.
        return stamp != heldStamp ? stamp > heldStamp : life > held
    }
}
