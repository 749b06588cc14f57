import CivilTime
import Foundation
import JournalStore

extension DaybookServer {
    /// The server's settings and its access to the outside world.
    public struct Configuration: Sendable {
        /// The data folder with the journals, created if missing.
        public var dataFolder: String
        /// The name of the journal to serve.
        public var journalName = "me"
        /// The folder of keys, which may hold an unlocked key; nil for the usual one.
        public var keyFolder: KeyFolder?
        /// The address or host name to listen on. "localhost" and "127.0.0.1" accept only this machine.
        public var host = "127.0.0.1"
        /// The port to listen on; 0 takes any free one.
        public var port = 4600
        /// The origin that browsers see, such as "https://daybook.example", if behind a proxy.
        public var origin: String?
        /// The limits on each connection.
        var limits = ConnectionLimits()
        /// The folder of the built browser app, if there is one.
        public var appFolder: String?
        /// The clock, and the time zone for browsers that do not send theirs.
        public var clock: @Sendable () -> LocalInstant = { .system }
        /// Milliseconds of a clock that nobody sets.
        var uptime: @Sendable () -> Int64 = {
            Int64(ProcessInfo.processInfo.systemUptime * 1000)
        }
        /// 64 random bits, suitable for secrets.
        public var random: @Sendable () -> UInt64 = {
            var generator = SystemRandomNumberGenerator()
            return generator.next()
        }
        /// Whether the sign-in link is printed at the start. A service's output is kept in the system's log.
        var printsLink = !StandardStream.isLogged
        /// Prints a line for the person who started the server.
        public var say: @Sendable (String) -> Void = { print($0, to: &StandardStream.output) }
        /// Prints a warning.
        public var warn: @Sendable (String) -> Void = { print($0, to: &StandardStream.error) }

        /// Serves a data folder on port 4600 of this machine, with the app in the folder named by the environment
        /// variable `DAYBOOK_APP`, or else the app installed with this program or built in the checkout that it is in.
        public init(dataFolder: String) {
            self.dataFolder = dataFolder
            appFolder =
                ProcessInfo.processInfo.environment["DAYBOOK_APP"] ?? AppFolder.path(of: AppFolder.runningProgram)
        }
    }
}

extension LocalInstant {
    /// The system clock in the system's time zone.
    static var system: LocalInstant {
        let date = Date()
        return LocalInstant(
            milliseconds: Int64((date.timeIntervalSince1970 * 1000).rounded(.down)),
            offsetMinutes: TimeZone.current.secondsFromGMT(for: date) / 60)
    }

    /// A zone's offset from UTC in minutes at a moment.
    static func offset(at milliseconds: Int64, in zone: TimeZone) -> Int {
        zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(milliseconds) / 1000)) / 60
    }
}

/// Standard output and standard error, unbuffered.
private struct StandardStream: TextOutputStream {
    nonisolated(unsafe) static var output = StandardStream(file: .standardOutput)
    nonisolated(unsafe) static var error = StandardStream(file: .standardError)

    let file: FileHandle

    /// Whether standard output is connected to the journal of systemd, which names its stream as device and inode.
    static var isLogged: Bool {
        var status = stat()
        guard let stream = ProcessInfo.processInfo.environment["JOURNAL_STREAM"], fstat(STDOUT_FILENO, &status) == 0
        else {
            return false
        }
        return stream == "\(status.st_dev):\(status.st_ino)"
    }

    func write(_ text: String) { try? file.write(contentsOf: Data(text.utf8)) }
}
