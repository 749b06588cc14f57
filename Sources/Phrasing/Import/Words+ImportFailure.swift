import Interchange
import Words

extension ImportFailure: Refusal {
    public func reason(in words: Words) -> String { words.reason(self) }
}

extension RejectedRows {
    public var kind: RejectedKind {
        if areValues { return .values }
        return areRecords ? .records : .rows
    }
}

extension Words {
    /// Tells what to do about the rows that cannot be read.
    public func hint(_ rejected: RejectedRows) -> String {
        if rejected.canBeSaved { return rejectedRowsHint }
        return rejected.areValues ? rejectedValuesHint : rejectedRowsElsewhereHint
    }

    /// The reason why a file was not imported, naming the position.
    public func reason(_ failure: ImportFailure) -> String {
        switch failure {
        case .empty: fileEmpty
        case .tooLarge: fileTooLarge
        case .tooManyRecords: tooManyRecords(limit: ImportedFile.maximumRecords)
        case .tooManyTasks: tooManyRecords(limit: ImportedFile.maximumTasks)
        case .unknownFormat: "\(fileNotRecognised). \(plainListHint)"
        case .unsupportedEncoding: fileNotUTF8
        case .badLine(let file, let line, .badNumber(let text, let column?)):
            prefixed(file, invalidLine(line, column: column, text.isEmpty ? valueMissing : wrongNumber(text)))
        case .badLine(let file, let line, let problem): prefixed(file, invalidLine(line, reason(problem)))
        case .badArchive(let path, let problem): prefixed(path, reason(problem))
        case .badDatabase(let table, let row, let problem):
            prefixed(table, row == 0 ? reason(problem) : invalidRecord(row, reason(problem)))
        case .badJSON(let line, let column, let problem):
            invalidLine(line, "\(reason(problem)) (\(column))")
        case .badField(let record, let field): prefixed(record, invalidField(field))
        case .newerVersion: fileNewer
        case .tablesForSpreadsheets: fileForSpreadsheets
        case .needsDatabaseReader: needsServer
        }
    }

    /// The reason why a row was not imported, with its line or the number of its record.
    public func reason(_ row: RejectedRows.Row) -> String {
        switch row.failure {
        case .badField(let path, let field) where row.line == 0: reason(row, path, field)
        case .badField(_, let field): prefixed(row.file, invalidRecord(row.line, invalidField(field)))
        case .badJSON(let line, let column, .truncated):
            prefixed(row.file, invalidLine(line, "\(lineTruncated) (\(column))"))
        case .badJSON: prefixed(row.file, reason(row.failure))
        default: reason(row.failure)
        }
    }

    private func reason(_ row: RejectedRows.Row, _ path: String, _ field: String) -> String {
        let name = row.name.isEmpty ? path : "\(path) \(quoted(row.name))"
        if field.isEmpty { return prefixed(name, recordUnreadable) }
        let reason = prefixed(name, invalidField(field))
        return row.isValue ? reason : recordLeftOut(reason, parts: row.partCount)
    }

    private func prefixed(_ name: String, _ reason: String) -> String {
        name.isEmpty ? reason : "\(name): \(reason)"
    }

    private func wrongNumber(_ text: String) -> String {
        DecimalNumber.parse(text) == nil ? "\(notANumber): \(quoted(text))" : numberNotAllowed(text)
    }

    private func reason(_ problem: LineProblem) -> String {
        switch problem {
        case .unterminatedQuote: quoteWithoutEnd
        case .strayQuote: strayQuote
        case .tooLong: tooLarge
        case .notText: fileNotUTF8
        case .missingField(let name): columnMissing(name)
        case .badDay(""): dateMissing
        case .badDay(let text): dayDoesNotExist(text)
        case .unreadDay(let text): dateNotUnderstood(text)
        case .badNumber(let text, _) where !text.isEmpty: wrongNumber(text)
        case .unknownWord(""), .badNumber: valueMissing
        case .unknownWord(let text): wordUnknown(text)
        case .noTitle: titleMissingInFile
        case .badValue(let name): invalidField(name)
        case .notAProperty(let text): wordUnknown(text)
        case .noEnd(let name): partWithoutEnd(name)
        case .strayEnd(let name): strayEnd(name)
        case .tooDeep: tooLarge
        }
    }

    private func reason(_ problem: ArchiveProblem) -> String {
        switch problem {
        case .truncated: fileTruncated
        case .damaged: fileDamaged
        case .zip64: fileTooLarge
        case .encrypted: fileEncrypted
        case .unknownMethod: needsServer
        case .tooManyFiles: fileTooLarge
        case .missing: fileIncomplete
        }
    }

    private func reason(_ problem: DatabaseProblem) -> String {
        switch problem {
        case .unreadable: fileDamaged
        case .truncated: fileTruncated
        case .missingTable: fileNotRecognised
        case .missingColumn(let name): columnMissing(name)
        case .badValue(let column): invalidField(column)
        case .noTitle: titleMissingInFile
        }
    }

    private func reason(_ problem: JSONProblem) -> String {
        switch problem {
        case .truncated: fileTruncated
        case .unexpected: strayCharacter
        case .badNumber: notANumber
        case .badString: badText
        case .tooDeep: tooLarge
        case .duplicateName: duplicateName
        }
    }
}
