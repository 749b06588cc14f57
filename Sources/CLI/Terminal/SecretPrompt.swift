import Foundation
import Synchronization

/// Asks the person at the terminal for something that is not shown while they type it.
struct SecretPrompt {
    private let terminal: Int32

    /// Nil if nobody can be asked: there is no terminal, or it belongs to another program.
    init?() {
        // A program without either is not run by a person, even if a terminal has started it.
        guard isatty(STDIN_FILENO) == 1 || isatty(STDERR_FILENO) == 1 else { return nil }
        terminal = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
        guard terminal >= 0 else { return nil }
        guard tcgetpgrp(terminal) == getpgrp() else {
            close(terminal)
            return nil
        }
    }

    /// Writes a line for the person.
    func say(_ text: String) { write(text + "\n") }

    /// Asks a question. Returns nil if the person ends the input instead of answering.
    func ask(_ question: String) -> String? {
        var settings = termios()
        guard tcgetattr(terminal, &settings) == 0 else { return nil }
        Self.shown.withLock { $0 = Shown(terminal: terminal, settings: settings) }
        let handlers = Self.endings.map { ($0, signal($0, showAgainAndEnd)) } + [(SIGTSTP, signal(SIGTSTP, SIG_IGN))]
        defer {
            for (number, handler) in handlers { signal(number, handler) }
            Self.shown.withLock { $0 = nil }
        }
        var hidden = settings
        hidden.c_lflag &= ~tcflag_t(ECHO)
        hidden.c_lflag |= tcflag_t(ICANON)
        guard tcsetattr(terminal, TCSAFLUSH, &hidden) == 0 else { return nil }
        write(question)
        let answer = FirstLine.read(from: terminal)
        tcsetattr(terminal, TCSAFLUSH, &settings)
        write("\n")
        return answer
    }

    private func write(_ text: String) {
        let bytes = Array(text.utf8)
        _ = Foundation.write(terminal, bytes, bytes.count)
    }

    // MARK: - Signals

    /// A terminal with the settings it had before a question.
    fileprivate struct Shown {
        let terminal: Int32
        let settings: termios
    }

    /// The terminal that is to show what is typed again; nil unless a question is open.
    fileprivate static let shown = Mutex<Shown?>(nil)

    /// Signals that end a program, which must not leave a terminal that shows nothing.
    private static let endings = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
}

/// Handles a signal during a question.
private func showAgainAndEnd(_ number: Int32) {
    _ = SecretPrompt.shown.withLockIfAvailable { shown in
        guard let shown, case var settings = shown.settings else { return }
        tcsetattr(shown.terminal, TCSANOW, &settings)
    }
    signal(number, SIG_DFL)
    raise(number)
}
