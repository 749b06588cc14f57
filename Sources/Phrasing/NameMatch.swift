import Words

/// The result of looking up something by a typed name.
public enum NameMatch<Item: Sendable>: Sendable {
    case one(Item)
    /// The names of all that match.
    case several([String])
    /// No match; the most similar name, if any.
    case none(nearest: String?)
}

extension NameMatch: Equatable where Item: Equatable {}

extension NameMatch {
    /// Looks up the forms of a typed name in groups of names. The first group in which a form matches decides.
    init(_ forms: [String], in groups: [[(name: String, item: Item)]]) {
        let titles = groups.map { FoldedTitles($0.map { $0.name }) }
        for form in forms {
            for (group, titles) in zip(groups, titles) {
                let found = titles.indices(meantBy: form)
                if found.isEmpty { continue }
                self = found.count == 1 ? .one(group[found[0]].item) : .several(found.map { group[$0].name })
                return
            }
        }
        self = .none(nearest: Words.nearest(to: forms[0], in: groups.prefix(2).joined().map { $0.name }))
    }
}

extension Words {
    /// The names of built-in items: in this language, then in the others.
    func names<Item>(of items: [Item], _ name: (Words, Item) -> String) -> [[(name: String, item: Item)]] {
        ([language] + Language.allCases.filter { $0 != language }).map { language in
            items.map { (name(Words(language), $0), $0) }
        }
    }
}
