import Foundation

/// Standard error, for notices and questions.
enum StandardError {
    /// Writes a text. Where it cannot be written, as to a closed stream or a full disk, nobody reads it, and the command goes on.
    static func write(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }

    /// Opens those of the three standard streams that the program was started without, so that no file of its own takes their place.
    static func openMissingStreams() {
        for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) == -1 {
            _ = open("/dev/null", O_RDWR) // takes the lowest number that is free
        }
    }
}
