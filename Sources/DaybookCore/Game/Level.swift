/// A level: one for each thousand points.
public struct Level: Hashable, Comparable, Sendable {
    /// From 1.
    public let number: Int
    /// The points since the level began, 0…999.
    public let progress: Int64

    public init(points: Int64) {
        let points = max(points, 0)
        number = Int(clamping: points / PointRules.levelSize) + 1
        progress = points % PointRules.levelSize
    }

    /// The points until the next level.
    public var missing: Int64 { PointRules.levelSize - progress }

    /// The first levels of the titles.
    private static let firstLevels = [1, 2, 5, 10, 20, 35, 50, 75, 100, 200]

    /// The number of titles that levels can have.
    public static var titleCount: Int { firstLevels.count }

    /// The index of its title, 0 up to `titleCount`.
    public var titleIndex: Int { Self.firstLevels.count { $0 <= number } - 1 }

    public static func < (left: Level, right: Level) -> Bool {
        (left.number, left.progress) < (right.number, right.progress)
    }
}
