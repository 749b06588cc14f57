import ArgumentParser
import CivilTime
import DaybookCore
import DaybookServer
import Foundation
import Interchange
import Journal
import JournalStore
import Phrasing
import Words

/// A request that cannot be met, with a readable reason. Exit status 2.
struct InvalidRequest: Error {
    let reason: String
    /// Whether it names something that does not exist.
    let namesNothing: Bool
    /// Whether something that does exist has a similar name, which the reason tells.
    let hasSimilar: Bool

    init(_ reason: String, namesNothing: Bool = false, hasSimilar: Bool = false) {
        self.reason = reason
        self.namesNothing = namesNothing
        self.hasSimilar = hasSimilar
    }

    /// A name of something that does not exist. `reason` gets the most similar name, if any; the names that do exist
    /// follow or, if they are many, the command that lists them.
    static func unknown(
        _ typed: String, among names: [String], listedBy command: String? = nil, _ words: Words,
        _ reason: (String, String?) -> String
    ) -> Self {
        let nearest = Words.nearest(to: typed, in: names)
        let known = words.known(names, besides: nearest, listedBy: command)
        return Self(reason(typed, nearest) + known, namesNothing: true, hasSimilar: nearest != nil)
    }
}

/// A valid request that failed, with a readable reason. Exit status 1.
struct OperationFailure: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }
}

/// The exit status and message. Errors become sentences only here.
struct Termination {
    /// 0 for success, 1 for failure (disk, another program, damage), 2 for a refused request.
    let status: Int32
    let message: String

    init(_ error: any Error, words: Words = Words(.ofTerminal)) {
        switch error {
        case let error as ReportedError: self = Termination(error.error, words: error.words)
        case let error as InvalidRequest: self.init(2, error.reason)
        case let error as OperationFailure: self.init(1, error.reason)
        case let error as any Refusal: self.init(2, words.reasonNamingField(error))
        case let error as RecurrenceRefusal: self.init(2, words.reason(error))
        case let error as AuthoringFailure: self.init(2, words.reason(error))
        case let error as ServerFailure: self.init(error.isRefusal ? 2 : 1, words.reason(error))
        case let error as StoreFailure: self.init(error.isRefusal ? 2 : 1, words.reason(error))
        default:
            let code = Daybook.exitCode(for: error)
            if code == .success {
                self.init(0, Daybook.fullMessage(for: error))
            } else {
                let usage = Daybook.fullMessage(for: error)
                self.init(
                    code == .validationFailure ? 2 : 1, words.reason(ofParser: Daybook.message(for: error), usage))
            }
        }
    }

    private init(_ status: Int32, _ message: String) {
        self.status = status
        self.message = message
    }

    /// Prints the message, an error possibly as JSON, and ends the program.
    func exit(asJSON: Bool = false) -> Never {
        let isError = status != 0
        var text = message.sanitizedForTerminal
        if isError, asJSON {
            text = (["error": .string(message), "code": .integer(Int64(status))] as JSONValue).indentedText
        }
        let end = text.isEmpty || text.hasSuffix("\n") ? "" : "\n"
        let isWritten = write(text + end, to: isError ? STDERR_FILENO : STDOUT_FILENO)
        Foundation.exit(isWritten ? status : max(status, 1))
    }
}

/// An error with the language to report it in.
struct ReportedError: Error {
    let error: any Error
    let words: Words
}

/// Prints text for people, without control characters of titles. Throws if that fails, as on a full disk, so the program does
/// not report success.
func printOutput(_ text: String, _ words: Words) throws { try writeOutput(text.sanitizedForTerminal, words) }

/// Prints JSON for programs, which get each text as it is.
func printOutput(_ json: JSONValue, _ words: Words) throws { try writeOutput(json.indentedText, words) }

private func writeOutput(_ text: String, _ words: Words) throws {
    guard write(text, to: STDOUT_FILENO) else {
        throw OperationFailure(words.outputUnwritable(words.systemReason(String(cString: strerror(errno)))))
    }
}

/// Writes all of a text to a file descriptor. Returns false on failure.
private func write(_ text: String, to file: Int32) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
        var rest = UnsafeRawBufferPointer(bytes)
        while !rest.isEmpty {
            let count = Foundation.write(file, rest.baseAddress, rest.count)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        }
        return true
    }
}
