/// A valid habit form, with some fields changed. A field with several values is repeated.
func habitForm(_ changes: [(String, [String])] = []) -> [(String, String)] {
    var fields: [(String, [String])] = [
        ("id", ["aa11"]), ("title", ["Read"]), ("note", [""]), ("icon", ["📖"]), ("color", ["sky"]),
        ("category", [""]), ("kind", ["check"]), ("target", [""]), ("unit", [""]), ("schedule", ["daily"]),
        ("weekdays", []), ("perWeek", ["3"]), ("perMonth", ["2"]), ("times", ["3"]), ("inDays", ["10"]),
        ("everyDays", ["2"]), ("startDay", ["2026-11-20"]),
    ]
    for (name, values) in changes {
        fields.removeAll { $0.0 == name }
        fields.append((name, values))
    }
    return fields.flatMap { name, values in values.map { (name, $0) } }
}

/// The fields a browser would post from a page's first form without pressing any of its buttons.
func typedFields(_ html: String) -> [(String, String)] {
    var fields: [(String, String)] = []
    // The menu that is open, and the value that a browser sends of it so far.
    var menu: (name: String, value: String?)?
    var rest = html[...]
    while let start = rest.firstIndex(of: "<") {
        rest = rest[start...].dropFirst()
        guard let end = rest.firstIndex(of: ">") else { break }
        let tag = String(rest[..<end])
        rest = rest[end...].dropFirst()
        let name = attribute("name", of: tag)
        if tag.contains(" disabled") {
            continue
        } else if tag.hasPrefix("input "), let name {
            let type = attribute("type", of: tag)
            if type != "radio" && type != "checkbox" || tag.contains(" checked") {
                fields.append((name, attribute("value", of: tag) ?? ""))
            }
        } else if tag.hasPrefix("textarea "), let name {
            fields.append((name, unescaped(String(rest.prefix { $0 != "<" }.dropFirst()))))
        } else if tag.hasPrefix("select "), let name {
            menu = (name, nil)
        } else if tag.hasPrefix("option "), let open = menu {
            // Of a menu in which nothing is chosen, the first is sent.
            if open.value == nil || tag.hasSuffix(" selected") {
                menu = (open.name, attribute("value", of: tag) ?? "")
            }
        } else if tag == "/select" {
            if let open = menu, let value = open.value { fields.append((open.name, value)) }
            menu = nil
        } else if tag == "/form" {
            break
        }
    }
    return fields
}

private func attribute(_ name: String, of tag: String) -> String? {
    guard let start = tag.firstRange(of: " \(name)=\"") else { return nil }
    return unescaped(String(tag[start.upperBound...].prefix { $0 != "\"" }))
}

private func unescaped(_ text: String) -> String {
    let references = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
    return references.reduce(text) {
        $0.split(separator: $1.0, omittingEmptySubsequences: false).joined(separator: $1.1)
    }
}
