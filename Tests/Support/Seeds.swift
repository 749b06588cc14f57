import Foundation

/// Seeds for a property test. They are the same in each run, but for one that DAYBOOK_SEED adds: `script/test --all` draws it.
/// A failure reports its seed.
public enum Seeds {
    public static func some(_ count: UInt64) -> [UInt64] { Array(1...count) + [additional].compactMap(\.self) }

    private static let additional = ProcessInfo.processInfo.environment["DAYBOOK_SEED"].flatMap { UInt64($0) }
}
