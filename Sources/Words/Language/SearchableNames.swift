/// Names that are searched often. They are folded once.
public struct SearchableNames: Sendable {
    public let all: [String]
    private let folded: [[UInt32]]

    public init(_ names: [String]) {
        all = names
        folded = names.map { SearchQuery.folded($0) }
    }

    /// A name that a query matches.
    public struct Hit: Sendable {
        /// Its index among the names.
        public let place: Int
        public let match: SearchQuery.Match
        /// Whether the query is the whole name, or all of it before a comma or a parenthesis: "milk" and "Milk, 2% fat".
        public let isWhole: Bool
    }

    /// The names that a query matches, in their order.
    public func hits(_ query: SearchQuery) -> [Hit] {
        let words = query.words
        var hits: [Hit] = []
        for (place, name) in folded.enumerated() {
            guard let match = query.match(inFolded: name, words) else { continue }
            hits.append(Hit(place: place, match: match, isWhole: match == .start && isWhole(query.scalars, in: name)))
        }
        return hits
    }

    /// The places of the names that a typed name means: that name; or else those that it is all of before a comma or a
    /// parenthesis; or else those that begin with its words; or else those that begin with it but for an ending, "banan" and
    /// "Banana". Empty if there are none.
    public func places(meantBy typed: String) -> [Int] {
        let query = SearchQuery(typed).scalars
        guard !query.isEmpty else { return [] }
        var (same, whole, words, inflected): ([Int], [Int], [Int], [Int]) = ([], [], [], [])
        for (place, name) in folded.enumerated() where name.starts(with: query) {
            let ending = name.dropFirst(query.count).prefix { SearchQuery.isWordScalar($0) }.count
            if name.count == query.count {
                same.append(place)
            } else if isWhole(query, in: name) {
                whole.append(place)
            } else if ending == 0 {
                words.append(place)
            } else if query.count > 2, ending <= (query.count < 5 ? 1 : query.count / 2) {
                inflected.append(place)
            }
        }
        return [same, whole, words, inflected].first { !$0.isEmpty } ?? []
    }

    /// The places of the names that begin with a typed text.
    public func places(beginningWith typed: String) -> [Int] {
        let query = SearchQuery(typed).scalars
        return query.isEmpty ? [] : folded.indices.filter { folded[$0].starts(with: query) }
    }

    /// Whether a name that begins with the query ends there, or goes on with a sign.
    private func isWhole(_ query: [UInt32], in name: [UInt32]) -> Bool {
        guard name.count > query.count else { return true }
        return name[query.count] == 0x2C || name.dropFirst(query.count).starts(with: [0x20, 0x28])
    }
}
