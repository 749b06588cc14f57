import Foundation

/// A command in a terminal of its own, whose questions a test answers.
public final class InteractiveCommand {
    private let terminal: Int32
    private let process: pid_t
    private var bytes: [UInt8] = []
    /// The position up to which the screen has been looked at.
    private var position = 0

    /// The text that a person sees, with the line ends of a terminal replaced.
    public var screen: String { String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n") }

    struct Ended: Error, CustomStringConvertible {
        let description: String
    }

    init(_ program: String, _ arguments: [String], _ environment: [String: String], in folder: String) throws {
        terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard terminal >= 0, let name = Self.otherEnd(of: terminal) else { throw POSIXError(.ENOTTY) }
        #if canImport(Darwin)
            var files: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
            let newSession = POSIX_SPAWN_SETSID
        #else
            var files = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
            let newSession: Int32 = 0x80 // POSIX_SPAWN_SETSID
        #endif
        var noSignals = sigset_t()
        sigemptyset(&noSignals)
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setsigmask(&attributes, &noSignals)
        // The first terminal that the leader of a session opens becomes its own.
        posix_spawnattr_setflags(&attributes, Int16(newSession) | Int16(POSIX_SPAWN_SETSIGMASK))
        posix_spawn_file_actions_init(&files)
        defer { posix_spawn_file_actions_destroy(&files) }
        posix_spawn_file_actions_addopen(&files, 0, name, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&files, 0, 1)
        posix_spawn_file_actions_adddup2(&files, 0, 2)
        let words = (["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder, program] + arguments).map { strdup($0) }
        let variables = environment.map { strdup($0.key + "=" + $0.value) }
        defer { for text in words + variables { free(text) } }
        var process: pid_t = 0
        let failure = posix_spawn(&process, "/bin/sh", &files, &attributes, words + [nil], variables + [nil])
        guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EIO) }
        self.process = process
    }

    deinit { close(terminal) }

    /// The path of the end of a terminal that a command uses; nil if there is none.
    private static func otherEnd(of terminal: Int32) -> String? {
        #if canImport(Darwin)
            guard grantpt(terminal) == 0, unlockpt(terminal) == 0, let name = ptsname(terminal) else { return nil }
            return String(cString: name)
        #else
            // Swift's C library has neither unlockpt nor ptsname: TIOCSPTLCK and TIOCGPTN.
            var (isLocked, number) = (Int32(0), UInt32(0))
            guard ioctl(terminal, 0x4004_5431, &isLocked) == 0, ioctl(terminal, 0x8004_5430, &number) == 0 else {
                return nil
            }
            return "/dev/pts/\(number)"
        #endif
    }

    /// Waits until a text appears after what was looked at before. Throws if the command ends without it.
    public func expect(_ text: String) throws {
        let wanted = Array(text.utf8)
        while true {
            if let range = bytes[position...].firstRange(of: wanted) {
                position = range.upperBound
                return
            }
            guard readMore() else { throw Ended(description: "“\(text)” does not come after:\n\(screen)") }
        }
    }

    /// Types a line and presses Enter.
    public func type(_ line: String) { press(line + "\n") }

    /// Types characters, such as that of Ctrl C.
    public func press(_ characters: String) {
        let bytes = Array(characters.utf8)
        _ = write(terminal, bytes, bytes.count)
    }

    /// Waits for the end. Returns the exit status, or the negative number of the signal that ended it. Call it once.
    public func wait() -> Int32 {
        while readMore() {}
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 && errno == EINTR {}
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F)
    }

    /// Whether the terminal shows what is typed.
    public var isEchoing: Bool {
        var settings = termios()
        return tcgetattr(terminal, &settings) == 0 && settings.c_lflag & tcflag_t(ECHO) != 0
    }

    /// Sends a signal that ends it.
    public func terminate() { kill(process, SIGTERM) }

    /// Waits for output and reads it. Returns false once the command has left the terminal.
    private func readMore() -> Bool {
        var part = [UInt8](repeating: 0, count: 4096)
        var count = 0
        repeat { count = read(terminal, &part, part.count) } while count < 0 && errno == EINTR
        guard count > 0 else { return false }
        bytes += part[..<count]
        return true
    }
}
