import CivilTime
import DaybookCore
import DaybookWeb
import Journal

/// A person who follows links and posts forms at random, on a journal into which other devices write anything. No page and no
/// form may trap, every link leads to a page, and what a form saves can be folded and shown.
enum CrawlFuzz: FuzzTarget {
    static func check(_ bytes: [UInt8]) {
        var chance = Chance(bytes)
        var crawler = Crawler(language: ["en", "ru", "pl"][Int(chance.byte() % 3)], day: Int64(chance.byte()))
        while !chance.isAtEnd {
            if chance.byte() & 3 == 0 {
                crawler.receive(chance.changes())
            } else {
                crawler.goOn(&chance)
            }
        }
    }

    static let seeds: [[UInt8]] = {
        var number: UInt64 = 11
        return (1...60).map { count in
            (0..<(count * 6)).map { _ in
                number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return UInt8(truncatingIfNeeded: number >> 40)
            }
        }
    }()
}

private struct Crawler {
    private var state = State()
    private var page = Page("")
    private let language: String
    private let now: LocalInstant
    private var step: UInt64 = 0

    init(language: String, day: Int64) {
        self.language = language
        now = LocalInstant(milliseconds: 1_795_161_600_000 + day * 43_200_000, offsetMinutes: 60)
    }

    private var stamp: Stamp { Stamp(time: 1 << 50 + step, device: DeviceID(step & 3)) }

    mutating func receive(_ changes: [Change]) {
        step += 1
        state.merge(Changes(changes), stamp: stamp)
    }

    /// Follows a link or posts a form of the page, or opens a page anew.
    mutating func goOn(_ chance: inout Chance) {
        let choice = Int(chance.byte())
        if page.links.isEmpty && page.forms.isEmpty || choice < 16 {
            open(["/today", "/journal", "/moods", "/workouts", "/meals", "/body", "/tasks", "/goals"][choice & 7])
        } else if choice < 112 || page.forms.isEmpty {
            open(page.links[(choice + 256 * Int(chance.byte())) % max(page.links.count, 1)])
        } else {
            submit(page.forms[choice % page.forms.count], &chance)
        }
    }

    private mutating func open(_ url: String) {
        let response = answer(.get, url, FormFields())
        // The page may have been shown before the record was deleted.
        precondition(
            response.status == 200 || response.status == 303 || response.status == 404, "\(response.status): \(url)")
        show(response)
    }

    private mutating func submit(_ form: Page.Form, _ chance: inout Chance) {
        var fields = FormFields()
        let changed = form.fields.isEmpty ? -1 : Int(chance.byte()) % form.fields.count
        for (index, field) in form.fields.enumerated() {
            let choice = index == changed ? chance.byte() : 255
            if choice < 32 { continue }
            let options = form.options[field.name] ?? []
            let value =
                choice == 255
                ? field.value
                : choice < 160 && !options.isEmpty ? options[Int(choice) % options.count] : chance.text()
            fields.append(field.name, value)
        }
        let isPost = form.isPost
        let url = isPost ? form.action : form.action + "?" + fields.urlEncoded
        let response = answer(isPost ? .post : .get, url, isPost ? fields : FormFields())
        precondition(response.status < 500 && response.status != 405, "\(response.status) for \(form.action)")
        show(response)
    }

    private mutating func show(_ response: Response) {
        if let location = response.location {
            let shown = answer(.get, location, FormFields())
            precondition(shown.status == 200 || shown.status == 303, "\(shown.status) behind a form: \(location)")
            page = Page(String(decoding: shown.body, as: UTF8.self))
        } else if response.contentType.hasPrefix("text/html") {
            page = Page(String(decoding: response.body, as: UTF8.self))
        }
    }

    private mutating func answer(_ method: Request.Method, _ url: String, _ form: FormFields) -> Response {
        step += 1
        let parts = url.split(separator: "#", omittingEmptySubsequences: false)[0]
            .split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        var request = Request(
            method, path: String(parts[0]), query: FormFields(urlEncoded: (parts.count > 1 ? parts[1] : "").utf8),
            form: form, languages: [language], random: Identifier(high: 3, low: step &* 0x9E37_79B9_7F4A_7C15))
        request.journal = Identifier(high: 1, low: 2) // so that messages are shown
        switch respond(to: request, in: state, now: now) {
        case .response(let response, let commit):
            guard let commit else { return response }
            precondition(method == .post, "\(url) was only opened, and saves something")
            for change in commit.decision.changes {
                precondition(change.isWritable, "a reader would refuse what \(url) saves: \(change)")
            }
            state.merge(commit.decision.changes, stamp: stamp)
            return response
        case .needs: // the history, whose batches no one has here
            return Response(contentType: "text/plain", body: [])
        }
    }
}

extension Change {
    /// Whether a column that this version knows can hold the value.
    fileprivate var isWritable: Bool {
        guard let schema = State.schemas.first(where: { $0.table == table }), let index = schema.index(of: field) else {
            return false
        }
        return schema.columns[index].accepts(value)
    }
}

/// The links and forms of a page.
private struct Page {
    struct Form {
        var action: String
        var isPost: Bool
        var fields: [(name: String, value: String)] = []
        /// The values that can be chosen, for fields that offer some.
        var options: [String: [String]] = [:]
    }

    var links: [String] = []
    var forms: [Form] = []

    init(_ html: String) {
        var isInForm = false
        var select = ""
        for tag in html.utf8.split(separator: UInt8(ascii: "<")).map({ Tag($0) }) {
            switch tag.name {
            case "a":
                if let link = tag["href"], link.hasPrefix("/"), link != "/rescue" { links.append(link) }
            case "form":
                // A file cannot be chosen here.
                isInForm = tag["enctype"] == nil && (tag["action"]?.hasPrefix("/") ?? false)
                if isInForm { forms.append(Form(action: tag["action"] ?? "", isPost: tag["method"] == "post")) }
            case "/form": isInForm = false
            case "input" where isInForm:
                guard let name = tag["name"] else { continue }
                let value = tag["value"] ?? (tag["type"] == "checkbox" ? "on" : "")
                forms[forms.count - 1].options[name, default: []].append(value)
                let isBox = tag["type"] == "checkbox" || tag["type"] == "radio"
                if !isBox || tag.has("checked") { forms[forms.count - 1].fields.append((name, value)) }
            case "textarea" where isInForm:
                if let name = tag["name"] { forms[forms.count - 1].fields.append((name, tag.text)) }
            case "select" where isInForm: select = tag["name"] ?? ""
            case "option" where isInForm:
                let value = tag["value"] ?? tag.text
                if forms[forms.count - 1].options[select] == nil || tag.has("selected") {
                    forms[forms.count - 1].fields.removeAll { $0.name == select }
                    forms[forms.count - 1].fields.append((select, value))
                }
                forms[forms.count - 1].options[select, default: []].append(value)
            case "button" where isInForm:
                guard let name = tag["name"] else { continue }
                let value = tag["value"] ?? ""
                if forms[forms.count - 1].options[name] == nil { forms[forms.count - 1].fields.append((name, value)) }
                forms[forms.count - 1].options[name, default: []].append(value)
            default: break
            }
        }
    }
}

/// A start or end tag and the text behind it.
private struct Tag {
    var name: String
    var text: String
    private var attributes: [(name: String, value: String)] = []

    init(_ source: Substring.UTF8View) {
        let bytes = Array(source)
        var position = 0
        func word(until ends: [UInt8]) -> String {
            let start = position
            while position < bytes.count, !ends.contains(bytes[position]) { position += 1 }
            return String(decoding: bytes[start..<position], as: UTF8.self)
        }
        let (space, close, equals, quote) = (
            UInt8(ascii: " "), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "\"")
        )
        name = word(until: [space, close, UInt8(ascii: "\n")])
        while position < bytes.count, bytes[position] != close {
            position += 1
            let attribute = word(until: [space, close, equals, UInt8(ascii: "\n")])
            guard position < bytes.count, bytes[position] == equals else {
                if !attribute.isEmpty { attributes.append((attribute, "")) }
                continue
            }
            position += 1
            if position < bytes.count, bytes[position] == quote {
                position += 1
                attributes.append((attribute, Self.unescaped(word(until: [quote]))))
                position += 1
            } else {
                attributes.append((attribute, Self.unescaped(word(until: [space, close]))))
            }
        }
        text = position < bytes.count ? Self.unescaped(String(decoding: bytes[(position + 1)...], as: UTF8.self)) : ""
    }

    subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

    func has(_ name: String) -> Bool { self[name] != nil }

    private static func unescaped(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        var result = ""
        for (number, part) in text.split(separator: "&", omittingEmptySubsequences: false).enumerated() {
            let entity = number == 0 ? nil : Self.entities.first { part.hasPrefix($0.name) }
            result += entity.map { $0.character + part.dropFirst($0.name.count) } ?? (number == 0 ? "" : "&") + part
        }
        return result
    }

    private static let entities: [(name: String, character: String)] = [
        ("amp;", "&"), ("lt;", "<"), ("gt;", ">"), ("quot;", "\""), ("#39;", "'"),
    ]
}

/// The choices made by the fuzzer's bytes.
private struct Chance {
    private var bytes: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { self.bytes = bytes.prefix(400) }

    var isAtEnd: Bool { bytes.isEmpty }

    mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

    mutating func word() -> UInt64 { (0..<8).reduce(0) { word, _ in word << 8 | UInt64(byte()) } }

    mutating func text() -> String {
        let choice = Int(byte())
        if choice < Self.texts.count { return Self.texts[choice] }
        let text = bytes.prefix(choice & 15)
        bytes = bytes.dropFirst(choice & 15)
        return String(decoding: text, as: UTF8.self)
    }

    /// A record of any table, with some of its columns set, as another device might send it.
    mutating func changes() -> [Change] {
        let schemas = State.schemas
        let schema = schemas[Int(byte()) % schemas.count]
        let id = self.id(in: schema.table)
        var changes: [Change] = []
        for column in schema.columns {
            let choice = byte()
            if choice < 40 { continue }
            changes.append(Change(schema.table, id, column.name, value(of: column, isHostile: choice > 230)))
        }
        return changes
    }

    private mutating func id(in table: String) -> RecordID {
        let number = byte()
        let owner = RecordID([number & 3])!
        switch table {
        case Settings.table: return Settings.only
        case Profile.table: return Profile.only
        case Entry.table: return Entry.id(of: owner, on: day()) ?? owner
        case MoodFeeling.table:
            return MoodFeeling.id(of: owner, Feeling.allCases[Int(byte()) % Feeling.allCases.count]) ?? owner
        case MoodTag.table: return MoodTag.id(of: owner, "walk") ?? owner
        default: return owner
        }
    }

    private mutating func day() -> Day {
        Day(number: byte() & 15 == 0 ? Int32(truncatingIfNeeded: word()) : 20_700 + Int32(byte())) ?? .first
    }

    private mutating func value(of column: Column, isHostile: Bool) -> Value {
        if isHostile {
            switch byte() % 6 {
            case 0: return .null
            case 1: return .integer(Int64(bitPattern: word()))
            case 2: return .real(Double(bitPattern: word()))
            case 3: return .bytes([byte() & 3])
            case 4: return .text(text())
            default: return .integer(Int64(byte()) - 128)
            }
        }
        switch column.kind {
        case .life: return .integer(1)
        case .text: return .text(text())
        case .integer(let range): return .integer(min(max(Int64(byte()), range.lowerBound), range.upperBound))
        case .real(let range): return .real(min(max(Double(byte()), range.lowerBound), range.upperBound))
        case .day: return .integer(Int64(day().number))
        case .time: return .integer(Int64(byte()) * 5)
        case .flag: return .integer(Int64(byte() & 1))
        case .choice(let words, _): return .text(words[Int(byte()) % words.count])
        case .reference: return .bytes([byte() & 3])
        case .weekday: return .integer(Int64(byte() % 7) + 1)
        case .weekdays: return .integer(Int64(byte() % 128))
        case .code(let words): return .integer(Int64(byte()) % Int64(words.count))
        }
    }

    private static let texts = [
        "", "0", "-1", "1", "12,5", "1e999", "99999999999999999999", "2026-11-27", "2026-02-30", "0000-00-00", "25:61",
        "07:30",
        "tomorrow", "every 3 days", "FREQ=DAILY;BYHOUR=9", "daily", "weekly:3", "8760h", "a,b,,c", "a\r\nb", "Read",
        "read",
        "<b>\"'&", "\u{202E}x", "👩‍👩‍👧", String(repeating: "é", count: 300), String(repeating: "x", count: 20_000), "ff",
        "zz",
        "bench 3x8 60", "2 eggs", "80 kg", "3/4", "on", "\u{0}",
    ]
}
