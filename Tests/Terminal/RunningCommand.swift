import Foundation

/// A running command. Its output goes to files, so that it never blocks on a reader.
///
/// It is spawned without Foundation's `Process`, which does not unblock signals blocked by a test thread.
public struct RunningCommand: Sendable {
    private let process: pid_t
    private let output: String
    private let errors: String

    init(_ program: String, _ arguments: [String], _ environment: [String: String], in folder: String) throws {
        let name = folder + "/said-" + UUID().uuidString
        output = name + "-output"
        errors = name + "-errors"
        #if canImport(Darwin)
            var files: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var files = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        // A test thread blocks signals, which a program would inherit: a shell would then never hear of its children.
        var noSignals = sigset_t()
        sigemptyset(&noSignals)
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setsigmask(&attributes, &noSignals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        posix_spawn_file_actions_init(&files)
        defer { posix_spawn_file_actions_destroy(&files) }
        posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&files, 1, output, O_CREAT | O_WRONLY, 0o600)
        posix_spawn_file_actions_addopen(&files, 2, errors, O_CREAT | O_WRONLY, 0o600)
        // There is no portable way to spawn in another folder except through a shell.
        let words = (["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder, program] + arguments).map { strdup($0) }
        let variables = environment.map { strdup($0.key + "=" + $0.value) }
        defer { for text in words + variables { free(text) } }
        var process: pid_t = 0
        let failure = posix_spawn(&process, "/bin/sh", &files, &attributes, words + [nil], variables + [nil])
        guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EIO) }
        self.process = process
    }

    /// Waits for the end and returns the result. Call it once.
    @discardableResult
    public func wait() throws -> CommandResult {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 && errno == EINTR {}
        // The low seven bits are the signal that ended it, if any.
        let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F)
        return CommandResult(
            status: code, output: try String(contentsOfFile: output, encoding: .utf8),
            errors: try String(contentsOfFile: errors, encoding: .utf8))
    }
}
