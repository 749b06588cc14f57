import DaybookCore
import Journal

/// The choices in an export that only a later version knows: `{"table": …, "field": …, "choice": …}`. An import keeps them as they are
/// in their records; other choices that it does not know are mistakes, and named.
struct LaterChoices {
    static let member = "laterChoices"
    /// Bytes of a choice that a record keeps.
    private static let longest = 64

    private struct Choice: Hashable {
        let table: String
        let field: String
        let word: String
    }

    private var choices: Set<Choice> = []

    /// Those that a document names.
    init(_ document: JSONValue) {
        for json in document[Self.member]?.array ?? [] {
            guard let table = json["table"]?.string, let field = json["field"]?.string,
                let word = json["choice"]?.string, (1...Self.longest).contains(word.utf8.count)
            else { continue }
            choices.insert(Choice(table: table, field: field, word: word))
        }
    }

    /// Those of the records that are not deleted.
    init(_ state: State) {
        for table in state.recordTables {
            let schema = table.schema
            let columns = schema.columns.indices.filter { schema.columns[$0].isChoice }
            if columns.isEmpty { continue }
            for record in table.records where !record.isDeleted(schema) {
                for index in columns {
                    let column = schema.columns[index]
                    guard case .text(let word) = record.value(at: index, schema), !column.accepts(.text(word)) else {
                        continue
                    }
                    choices.insert(Choice(table: schema.table, field: column.name, word: word))
                }
            }
        }
    }

    func has(_ value: Value, of column: Column, _ schema: Schema) -> Bool {
        guard case .text(let word) = value, column.isChoice else { return false }
        return choices.contains(Choice(table: schema.table, field: column.name, word: word))
    }

    /// The member of a document; nil if there are none.
    var member: JSONMember? {
        if choices.isEmpty { return nil }
        let sorted = choices.sorted { ($0.table, $0.field, $0.word) < ($1.table, $1.field, $1.word) }
        return JSONMember(
            Self.member,
            .array(
                sorted.map { choice in
                    .object([
                        JSONMember("table", .string(choice.table)), JSONMember("field", .string(choice.field)),
                        JSONMember("choice", .string(choice.word)),
                    ])
                }))
    }
}

extension Column {
    fileprivate var isChoice: Bool { if case .choice = kind { true } else { false } }
}
