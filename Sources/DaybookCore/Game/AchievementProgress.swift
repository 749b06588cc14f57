import CivilTime

/// The person's progress towards an achievement.
public struct AchievementProgress: Hashable, Sendable {
    public let achievement: Achievement
    /// The number so far, at most the threshold.
    public let count: Int
    /// The day on which it was earned; nil if it was not yet.
    public let earnedOn: Day?
    /// The part of the way, 0…1.
    public let share: Double

    /// - Parameter share: The part of the way to an achievement of a single step; nil if only the count tells.
    init(achievement: Achievement, count: Int64, share: Double? = nil, earnedOn: Day?) {
        self.achievement = achievement
        self.count = earnedOn == nil ? Int(min(max(count, 0), Int64(achievement.threshold))) : achievement.threshold
        self.share = earnedOn == nil ? share ?? Double(self.count) / Double(achievement.threshold) : 1
        self.earnedOn = earnedOn
    }

    public var isEarned: Bool { earnedOn != nil }

    /// Whether its words and progress are to be kept from the person: it is hidden, and was not earned yet.
    public var isSecret: Bool { achievement.isHidden && !isEarned }
}
