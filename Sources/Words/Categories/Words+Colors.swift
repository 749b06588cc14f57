extension Words {
    public var rose: String { pick("Rose", "Розовый", "Różowy") }
    public var amber: String { pick("Amber", "Янтарный", "Bursztynowy") }
    public var leaf: String { pick("Leaf", "Зелёный", "Zielony") }
    public var teal: String { pick("Teal", "Бирюзовый", "Turkusowy") }
    public var sky: String { pick("Sky", "Голубой", "Błękitny") }
    public var iris: String { pick("Iris", "Фиолетовый", "Fioletowy") }
    public var plum: String { pick("Plum", "Сливовый", "Śliwkowy") }
    public var stone: String { pick("Stone", "Серый", "Szary") }

    /// The name of a palette color by its token ("rose" … "stone"); nil for an unknown token.
    public func color(_ token: String) -> String? {
        switch token {
        case "rose": rose
        case "amber": amber
        case "leaf": leaf
        case "teal": teal
        case "sky": sky
        case "iris": iris
        case "plum": plum
        case "stone": stone
        default: nil
        }
    }
}
