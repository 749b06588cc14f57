/// A block of Today, which the person can move or leave out.
public enum TodayBlock: String, CaseIterable, Hashable, Sendable {
    case tasks, habits, log, evening

    /// A block and whether Today shows it.
    public struct Placed: Hashable, Sendable {
        public let block: TodayBlock
        public let isShown: Bool

        public init(_ block: TodayBlock, isShown: Bool = true) {
            self.block = block
            self.isShown = isShown
        }
    }

    /// Reads a stored order: names separated by spaces, with "-" before those left out. Blocks it does not name, as of a
    /// later version, follow in their usual order.
    static func read(_ text: String) -> [Placed] {
        var placed: [Placed] = []
        for word in text.split(separator: " ") {
            let isShown = word.first != "-"
            guard let block = TodayBlock(rawValue: String(isShown ? word : word.dropFirst())),
                !placed.contains(where: { $0.block == block })
            else { continue }
            placed.append(Placed(block, isShown: isShown))
        }
        let missing = allCases.filter { block in !placed.contains { $0.block == block } }
        return placed + missing.map { Placed($0) }
    }

    /// The order as stored; empty for the usual one.
    static func text(_ placed: [Placed]) -> String {
        if placed == allCases.map({ Placed($0) }) { return "" }
        return placed.map { ($0.isShown ? "" : "-") + $0.block.rawValue }.joined(separator: " ")
    }
}
