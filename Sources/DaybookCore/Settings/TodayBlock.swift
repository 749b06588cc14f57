/// A block of Today, which the person can move or leave out.
public enum TodayBlock: String, CaseIterable, Hashable, Sendable {
    case tasks, habits, goals, log, evening

    /// A block and whether Today shows it.
    public struct Placed: Hashable, Sendable {
        public let block: TodayBlock
        public let isShown: Bool

        public init(_ block: TodayBlock, isShown: Bool = true) {
            self.block = block
            self.isShown = isShown
        }
    }

    /// The part of life that it shows; nil if it shows several.
    fileprivate var part: JournalPart? {
        switch self {
        case .tasks: .tasks
        case .habits: .habits
        case .goals: .goals
        case .evening: .moods
        case .log: nil
        }
    }

    /// Reads a stored order: names separated by spaces, with "-" before those left out. A block it does not name, as of a
    /// later version, follows all those it usually follows.
    static func read(_ text: String) -> [Placed] {
        var placed: [Placed] = []
        for word in text.split(separator: " ") {
            let isShown = word.first != "-"
            guard let block = TodayBlock(rawValue: String(isShown ? word : word.dropFirst())),
                !placed.contains(where: { $0.block == block })
            else { continue }
            placed.append(Placed(block, isShown: isShown))
        }
        for (index, block) in allCases.enumerated() where !placed.contains(where: { $0.block == block }) {
            let earlier = allCases.prefix(index)
            let last = placed.lastIndex { earlier.contains($0.block) }
            placed.insert(Placed(block), at: last.map { $0 + 1 } ?? 0)
        }
        return placed
    }

    /// The order as stored; empty for the usual one.
    static func text(_ placed: [Placed]) -> String {
        if placed == allCases.map({ Placed($0) }) { return "" }
        return placed.map { ($0.isShown ? "" : "-") + $0.block.rawValue }.joined(separator: " ")
    }
}

extension Settings {
    /// Whether a block of Today shows a part of life that is switched off.
    public func hides(block: TodayBlock) -> Bool { block.part.map { hides($0) } ?? false }
}
