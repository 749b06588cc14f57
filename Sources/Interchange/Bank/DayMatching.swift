import CivilTime

/// Pairs what two lists have on days near each other: as many as possible, and of all ways to do so the one with the fewest days between
/// the two of each pair. If several are as good, the one in which these are spread most evenly, and then the one in which more of the
/// second list come first.
enum DayMatching {
    /// Above this product of items and possible pairs of a run, the nearest are paired first, which can leave more over.
    private static let mostSteps = 1 << 27

    struct Item {
        let day: Day
        let index: Int
    }

    struct Match {
        /// The index of the partner in the right list; nil for one without.
        var partner: Int?
        /// Whether there is one in the right list with which it could be a pair.
        var isNearOne = false
    }

    /// The one that is matched with each of the left list, by index.
    ///
    /// - Parameters:
    ///   - maximumDays: The most days between the two of a pair.
    ///   - mayPair: Whether two can be a pair, by their indices.
    static func matches(
        of left: [Day], among right: [Day], maximumDays: Int, where mayPair: (Int, Int) -> Bool
    ) -> [Match] {
        var matches = Array(repeating: Match(), count: left.count)
        for (lefts, rights) in runs(left, right, maximumDays) {
            let ranges = ranges(lefts, rights, maximumDays)
            let edgeCount = ranges.reduce(0) { $0 + $1.count }
            if edgeCount <= mostSteps / max(1, lefts.count) {
                var run = MatchedRun(lefts, rights, ranges, mayPair)
                run.match()
                for (position, item) in lefts.enumerated() {
                    matches[item.index].partner = run.partners[position].map { rights[$0].index }
                }
            } else {
                pairNearest(lefts, rights, maximumDays, mayPair, &matches)
            }
            for (item, range) in zip(lefts, ranges) {
                matches[item.index].isNearOne = range.contains { mayPair(item.index, rights[$0].index) }
            }
        }
        return matches
    }

    /// The runs of items of both lists, by day, none of which is near one of another run. Those of only one list are left out.
    private static func runs(
        _ left: [Day], _ right: [Day], _ maximumDays: Int
    ) -> [(left: [Item], right: [Item])] {
        let lefts = sorted(left)
        let rights = sorted(right)
        var runs: [(left: [Item], right: [Item])] = []
        var (leftEnd, rightEnd) = (0, 0)
        while leftEnd < lefts.count, rightEnd < rights.count {
            let (leftStart, rightStart) = (leftEnd, rightEnd)
            var last = min(lefts[leftStart].day, rights[rightStart].day)
            while true {
                if leftEnd < lefts.count, lefts[leftEnd].day.days(since: last) <= maximumDays {
                    last = max(last, lefts[leftEnd].day)
                    leftEnd += 1
                } else if rightEnd < rights.count, rights[rightEnd].day.days(since: last) <= maximumDays {
                    last = max(last, rights[rightEnd].day)
                    rightEnd += 1
                } else {
                    break
                }
            }
            if leftEnd > leftStart, rightEnd > rightStart {
                runs.append((Array(lefts[leftStart..<leftEnd]), Array(rights[rightStart..<rightEnd])))
            }
        }
        return runs
    }

    private static func sorted(_ days: [Day]) -> [Item] {
        days.enumerated().map { Item(day: $1, index: $0) }.sorted { ($0.day, $0.index) < ($1.day, $1.index) }
    }

    /// The positions on the right that are near each of the left.
    private static func ranges(_ lefts: [Item], _ rights: [Item], _ maximumDays: Int) -> [Range<Int>] {
        var (first, end) = (0, 0)
        return lefts.map { item in
            while first < rights.count, item.day.days(since: rights[first].day) > maximumDays { first += 1 }
            end = max(end, first)
            while end < rights.count, rights[end].day.days(since: item.day) <= maximumDays { end += 1 }
            return first..<end
        }
    }

    private static func pairNearest(
        _ lefts: [Item], _ rights: [Item], _ maximumDays: Int, _ mayPair: (Int, Int) -> Bool,
        _ matches: inout [Match]
    ) {
        var free: [Day: [Int]] = [:]
        for item in rights.reversed() { free[item.day, default: []].append(item.index) }
        for distance in 0...maximumDays {
            for item in lefts {
                for days in distance == 0 ? [0] : [-distance, distance] where matches[item.index].partner == nil {
                    let day = item.day.advanced(by: days)
                    guard let position = free[day]?.lastIndex(where: { mayPair(item.index, $0) }) else { continue }
                    matches[item.index].partner = free[day]?.remove(at: position)
                }
            }
        }
    }
}

/// The pairs of a run, found by shortest augmenting paths: each of the left is added to the pairs of those before it, which give way where
/// that costs least.
private struct MatchedRun {
    private struct Edge {
        let right: Int
        let cost: Int64
    }

    private let edges: [[Edge]]
    private(set) var partners: [Int?]
    /// The costs of the pairs, by position on the left.
    private var pairCosts: [Int64]
    private var owners: [Int?]
    /// The costs of the cheapest paths to each of both sides from the one that is added, and where those to the right come from.
    private var leftCosts: [Int64] = []
    private var rightCosts: [Int64] = []
    private var origins: [Int] = []
    private var originCosts: [Int64] = []

    init(
        _ lefts: [DayMatching.Item], _ rights: [DayMatching.Item], _ ranges: [Range<Int>],
        _ mayPair: (Int, Int) -> Bool
    ) {
        edges = lefts.indices.map { left in
            ranges[left].compactMap { right in
                guard mayPair(lefts[left].index, rights[right].index) else { return nil }
                return Edge(right: right, cost: Self.cost(of: rights[right].day.days(since: lefts[left].day)))
            }
        }
        partners = Array(repeating: nil, count: lefts.count)
        pairCosts = Array(repeating: 0, count: lefts.count)
        owners = Array(repeating: nil, count: rights.count)
    }

    /// The days between two, then their square, then whether the second of the lists comes last. Sums of any run fit.
    private static func cost(of days: Int) -> Int64 {
        let distance = Int64(days.magnitude)
        return distance << 40 | distance * distance << 18 | (days > 0 ? 1 : 0)
    }

    mutating func match() {
        for root in partners.indices where !edges[root].isEmpty { add(root) }
    }

    private mutating func add(_ root: Int) {
        findPaths(from: root)
        let free = cheapest(owners.indices.filter { owners[$0] == nil && rightCosts[$0] != .max }, rightCosts)
        var next = free
        // Of those that are as good, the later one goes without.
        if free == nil, let spared = cheapest(partners.indices.filter { leftCosts[$0] < 0 }, leftCosts) {
            next = partners[spared]
            partners[spared] = nil
        }
        while let right = next {
            let left = origins[right]
            next = left == root ? nil : partners[left]
            (partners[left], owners[right], pairCosts[left]) = (right, left, originCosts[right])
        }
    }

    private mutating func findPaths(from root: Int) {
        leftCosts = Array(repeating: .max, count: partners.count)
        rightCosts = Array(repeating: .max, count: owners.count)
        origins = Array(repeating: root, count: owners.count)
        originCosts = Array(repeating: 0, count: owners.count)
        leftCosts[root] = 0
        var queue = [root]
        var isQueued = Array(repeating: false, count: partners.count)
        var position = 0
        while position < queue.count {
            let left = queue[position]
            position += 1
            isQueued[left] = false
            for edge in edges[left] {
                let cost = leftCosts[left] + edge.cost
                guard cost < rightCosts[edge.right], partners[left] != edge.right else { continue }
                (rightCosts[edge.right], origins[edge.right], originCosts[edge.right]) = (cost, left, edge.cost)
                guard let owner = owners[edge.right] else { continue }
                let freed = cost - pairCosts[owner]
                guard freed < leftCosts[owner] else { continue }
                leftCosts[owner] = freed
                if !isQueued[owner] {
                    queue.append(owner)
                    isQueued[owner] = true
                }
            }
        }
    }

    /// The first of the cheapest.
    private func cheapest(_ positions: [Int], _ costs: [Int64]) -> Int? {
        positions.min { costs[$0] < costs[$1] }
    }
}
