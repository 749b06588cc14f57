import CivilTime
import DaybookCore
import Foundation
import JournalStore
import Phrasing
import Words

/// Rings reminders in the terminal or on the desktop, until it is stopped. Looks at the journal at the beginning of each minute, so that
/// it knows what other programs have written meanwhile.
struct ReminderRinger {
    private let session: Session
    /// Whether it rings what is due in the minute of the session, and ends.
    private let isOnce: Bool

    init(_ session: Session, isOnce: Bool) { (self.session, self.isOnce) = (session, isOnce) }

    func run() throws {
        if isOnce {
            var minute = session.now
            minute.milliseconds -= 1000
            // The minute before can be of another hour, so that those in one that the clock has skipped ring behind it.
            minute.offsetMinutes = min(minute.offsetMinutes, Clock.offset(at: minute.milliseconds))
            var watch = ReminderWatch(since: minute)
            return try ring(&watch, at: session.now)
        }
        // Stopping it is how it ends well.
        for number in [SIGINT, SIGTERM, SIGHUP] { signal(number) { _ in _exit(0) } }
        try printOutput(session.words.waitingForReminders + "\n", session.words)
        var watch = ReminderWatch(since: session.now)
        while true {
            tzset() // on a journey
            try ring(&watch, at: Clock.now)
            Thread.sleep(forTimeInterval: Double(60_000 - Clock.now.milliseconds % 60_000) / 1000)
        }
    }

    private func ring(_ watch: inout ReminderWatch, at now: LocalInstant) throws {
        let words = session.words
        let call: ReminderWatch.Call
        let details: [String]
        do {
            (call, details) = try session.read { state in
                let (call, today) = (watch.call(in: state, now: now), state.today(now))
                return (call, call.reminders.map { words.detail(of: $0, in: state, today: today) })
            }
        } catch StoreFailure.busy {
            return // another program writes: the next minute tries again
        }
        for (reminder, detail) in zip(call.reminders, details) {
            try ring(reminder.title, detail, at: TimeOfDay(of: reminder.moment))
        }
        if call.others > 0 { try ring(words.otherReminders(call.others), words.otherRemindersHint, at: now.time) }
    }

    /// Shows a notification or, if that fails, prints a line with a beep.
    private func ring(_ title: String, _ detail: String, at time: TimeOfDay) throws {
        if notify(title, detail) { return }
        let words = session.words
        let line = "\(words.time(time))  \(title)" + (detail == words.time(time) ? "" : "  \(detail)")
        try printOutput(line.onOneLine + "\n", words)
        try? FileHandle.standardOutput.write(contentsOf: Data([0x07]))
    }

    /// Runs notify-send. Returns false if there is none, or it fails.
    private func notify(_ title: String, _ detail: String) -> Bool {
        let notifying = Process()
        notifying.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        // The body can have markup; a title that begins with a hyphen is no option.
        notifying.arguments = [
            "notify-send", "--app-name=Daybook", "--icon=appointment-soon", "--", title.sanitizedForTerminal.onOneLine,
            detail.sanitizedForTerminal.escapedForMarkup,
        ]
        notifying.standardInput = FileHandle.nullDevice
        notifying.standardOutput = FileHandle.nullDevice
        notifying.standardError = FileHandle.nullDevice
        do { try notifying.run() } catch { return false }
        notifying.waitUntilExit()
        return notifying.terminationStatus == 0
    }
}

extension String {
    /// The text of a notification, of which desktops read tags.
    fileprivate var escapedForMarkup: String {
        replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;")
    }
}
