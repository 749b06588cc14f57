import DaybookCore
import Foundation
import JournalStore

/// A person at a terminal, with their own data folder that is removed at the end.
///
/// Runs the program named by the environment variable `DAYBOOK_PROGRAM`, or the release build of this package.
public final class TestTerminal: Sendable {
    /// The current folder. The journal is in `data`.
    public let folder: String
    public var data: String { folder + "/data" }

    /// - Parameter hasJournal: Whether there is an empty journal in `data`.
    public init(hasJournal: Bool = true) throws {
        folder = NSTemporaryDirectory() + "daybook-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        if hasJournal { _ = try SQLiteJournal<State>(folder: data) { .random(in: 1 ... .max) } }
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// Runs a command on Friday, 20 November 2026, 9:30, and waits for its result.
    @discardableResult
    public func run(
        _ arguments: String..., at moment: String = "2026-11-20T09:30", with environment: [String: String] = [:]
    ) throws -> CommandResult {
        try run(arguments + ["--data", data, "--now", moment], environment)
    }

    /// Runs the program with exactly these arguments.
    public func run(_ arguments: [String], _ environment: [String: String] = [:]) throws -> CommandResult {
        try start(Self.program(), arguments, environment).wait()
    }

    /// Runs a shell script in which `$daybook` is the program.
    public func runScript(_ script: String) throws -> CommandResult {
        try start("/bin/sh", ["-c", script], ["daybook": try Self.program()]).wait()
    }

    /// Starts a command on the data folder in a terminal of its own.
    public func interact(_ arguments: String..., with environment: [String: String] = [:]) throws -> InteractiveCommand
    {
        try InteractiveCommand(
            Self.program(), arguments + ["--data", data], Self.environment(folder, environment), in: folder)
    }

    private func start(_ program: String, _ arguments: [String], _ environment: [String: String]) throws
        -> RunningCommand
    {
        try RunningCommand(program, arguments, Self.environment(folder, environment), in: folder)
    }

    private static func environment(_ folder: String, _ own: [String: String]) -> [String: String] {
        [
            "HOME": folder, "DAYBOOK_DATA": folder + "/data", "LANG": "C", "TZ": "Europe/Warsaw",
            "PATH": "/usr/bin:/bin",
        ].merging(own) { $1 }
    }

    /// Writes a file into the folder and returns its path.
    public func write(_ text: String, to name: String) throws -> String {
        let path = folder + "/" + name
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        return path
    }

    public func read(_ name: String) throws -> String {
        try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
    }

    private static func program() throws -> String {
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().path
        let path = ProcessInfo.processInfo.environment["DAYBOOK_PROGRAM"] ?? package + "/.build/release/daybook"
        guard FileManager.default.isExecutableFile(atPath: path) else {
            throw Missing(description: "There is no program at \(path): build it with swift build -c release")
        }
        return path
    }

    private struct Missing: Error, CustomStringConvertible {
        let description: String
    }
}

/// The output and exit status of a command.
public struct CommandResult: Equatable, Sendable {
    public let status: Int32
    public let output: String
    public let errors: String

    public init(status: Int32, output: String, errors: String) {
        self.status = status
        self.output = output
        self.errors = errors
    }

    public var lines: [String] { output.split(separator: "\n").map(String.init) }

    /// The output, an export, without the times of its records. They differ between a journal and a copy made by import.
    public var withoutTimes: String {
        output.replacingOccurrences(
            of: ",\\n *\"(createdAt|changedAt)\": \"[^\"]*\"", with: "", options: .regularExpression)
    }

    /// The output as a JSON object.
    public func json() throws -> [String: Any] {
        let value = try JSONSerialization.jsonObject(with: Data(output.utf8))
        guard let object = value as? [String: Any] else { throw CocoaError(.coderReadCorrupt) }
        return object
    }
}
