import CivilTime
import Foundation

extension DaybookServer {
    /// What to serve, where, and what stands for the outside world.
    public struct Configuration: Sendable {
        /// The folder with the journals; made if it is missing.
        public var dataFolder: String
        /// Whose journal is served.
        public var journalName = "me"
        /// The address or name to listen on; "localhost" and "127.0.0.1" are this machine alone.
        public var host = "127.0.0.1"
        /// The port to listen on; 0 takes any free one.
        public var port = 4600
        /// The origin browsers see, such as "https://daybook.example", when a proxy stands in front.
        public var origin: String?
        /// What one connection may take.
        var limits = ConnectionLimits()
        /// The folder of the built browser app; nil if there is none.
        public var appFolder: String?
        /// The time, and the zone for browsers that do not tell theirs.
        public var clock: @Sendable () -> Now = { .system }
        /// 64 random bits, fit for secrets.
        public var random: @Sendable () -> UInt64 = {
            var generator = SystemRandomNumberGenerator()
            return generator.next()
        }
        /// Prints a line for the person who started the server.
        public var say: @Sendable (String) -> Void = { print($0, to: &StandardStream.output) }
        /// Prints what is amiss.
        public var warn: @Sendable (String) -> Void = { print($0, to: &StandardStream.error) }

        /// Serves a data folder on port 4600 of this machine, with the app that the environment's `DAYBOOK_APP` names.
        public init(dataFolder: String) {
            self.dataFolder = dataFolder
            appFolder = ProcessInfo.processInfo.environment["DAYBOOK_APP"]
        }
    }
}

extension Now {
    /// The system's clock, in the system's zone.
    static var system: Now {
        let date = Date()
        return Now(
            milliseconds: Int64((date.timeIntervalSince1970 * 1000).rounded(.down)),
            offsetMinutes: TimeZone.current.secondsFromGMT(for: date) / 60)
    }

    /// How many minutes a zone is ahead of UTC at a moment.
    static func offset(at milliseconds: Int64, in zone: TimeZone) -> Int {
        zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(milliseconds) / 1000)) / 60
    }
}

/// Standard output and standard error, unbuffered.
private struct StandardStream: TextOutputStream {
    nonisolated(unsafe) static var output = StandardStream(file: .standardOutput)
    nonisolated(unsafe) static var error = StandardStream(file: .standardError)

    let file: FileHandle

    func write(_ text: String) { try? file.write(contentsOf: Data(text.utf8)) }
}
