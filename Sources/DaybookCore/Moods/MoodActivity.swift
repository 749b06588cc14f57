import Journal

/// A tag with the mean mood of its entries.
public struct MoodActivity: Sendable {
    public let name: String
    public fileprivate(set) var mean = MoodStatistics.Mean()

    /// The greatest number of activities that are shown, and the fewest entries of one.
    private static let mostShown = 12
    private static let minimumCount = 3
}

extension State {
    /// The activities of some mood entries: the most frequent ones, the best mood first.
    public func moodActivities(of entries: [MoodEntry]) -> [MoodActivity] { MoodActivity.usual(of: entries, self) }
}

extension MoodActivity {
    fileprivate static func usual(of entries: [MoodEntry], _ state: State) -> [MoodActivity] {
        var indices: [String: Int] = [:]
        var activities: [MoodActivity] = []
        for entry in entries {
            guard let mood = entry.mood else { continue }
            for tag in state.moodTags(of: entry.id) {
                let key = tag.lowercased()
                let index = indices[key] ?? activities.count
                if index == activities.count {
                    indices[key] = index
                    activities.append(MoodActivity(name: tag))
                }
                activities[index].mean.add(Double(mood.valence))
            }
        }
        let usual = activities.filter { $0.mean.count >= minimumCount }
            .sorted { ($1.mean.count, $0.name) < ($0.mean.count, $1.name) }.prefix(mostShown)
        return usual.sorted { ($1.mean.value ?? 0, $0.name) < ($0.mean.value ?? 0, $1.name) }
    }
}
