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
        for form in forms {
            for group in groups {
                switch Words.match(form, among: group.map { $0.name }) {
                case .one(let index):
                    self = .one(group[index].item)
                    return
                case .several(let indices):
                    self = .several(indices.map { group[$0].name })
                    return
                case .none: break
                }
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
