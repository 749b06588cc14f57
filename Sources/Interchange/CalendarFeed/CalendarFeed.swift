import CivilTime
import DaybookCore

/// The calendar that other programs subscribe to (RFC 5545): what is due, with alarms for what reminds.
///
/// Calendar apps show and ring events, not VTODOs (ADR 25). Times are local wherever the calendar is shown. The same state
/// gives the same bytes all day.
public struct CalendarFeed {
    /// A kind of entries, which the person chooses.
    public enum Part: String, CaseIterable, Sendable {
        case tasks, habits, bills

        public static let usual: [Part] = [.tasks, .habits]
    }

    public let bytes: [UInt8]
    /// The number of its events; those of a habit's reminder, which repeat without end, count once.
    public let eventCount: Int
    /// The number of events that are left out, those nearest to today being kept.
    public let leftOutCount: Int

    /// The number of days ahead for which repeated tasks and bills are looked up. Other tasks are in it whenever they are due.
    static let daysAhead = 60
    static let maximumEvents = 4000
    static let maximumBytes = 4 << 20

    /// - Parameters:
    ///   - name: The calendar's name.
    ///   - billTitle: Names a recurring transaction.
    public init(
        _ state: State, today: Day, parts: [Part], name: String, billTitle: (RecurringTransaction) -> String
    ) {
        var events: [CalendarEvent] = []
        if parts.contains(.habits), !state.settings.hides(.habits) {
            events += HabitEvents(state, today: today).events
        }
        if parts.contains(.tasks), !state.settings.hides(.tasks) { events += TaskEvents(state, today: today).events }
        if parts.contains(.bills), !state.settings.hides(.money) {
            events += Self.bills(state, today: today, title: billTitle)
        }
        let firstDay = Self.firstDay(of: today)
        events.sort { $0.isNearer(than: $1, to: firstDay) }
        self.init(events, name: name, today: today)
    }

    private init(_ events: [CalendarEvent], name: String, today: Day) {
        let stamp = today.basicText + "T000000Z"
        var components = ICalendarOutput()
        var count = 0
        for event in events.prefix(Self.maximumEvents) {
            if components.bytes.count >= Self.maximumBytes { break }
            event.write(to: &components, stamp: stamp)
            count += 1
        }
        (eventCount, leftOutCount) = (count, events.count - count)
        var output = ICalendarOutput()
        output.beginCalendar(name)
        output.lines([
            "NAME:" + ICalendarText.escaped(name), "REFRESH-INTERVAL;VALUE=DURATION:PT1H", "X-PUBLISHED-TTL:PT1H",
        ])
        if leftOutCount > 0 { output.line("X-DAYBOOK-LEFT-OUT:\(leftOutCount)") }
        output.append(components)
        output.endCalendar()
        bytes = output.bytes
    }

    /// The first day that can ring: where the calendar is shown it can be a day earlier than here.
    static func firstDay(of today: Day) -> Day { today.advanced(by: -1) }

    /// The open occurrences of recurring transactions, as all-day events that ring at 9:00 unless they post themselves.
    private static func bills(
        _ state: State, today: Day, title: (RecurringTransaction) -> String
    ) -> [CalendarEvent] {
        let days = RecurringTransaction.firstDue(by: today)...today.advanced(by: daysAhead)
        return state.upcomingBills(in: days).compactMap { bill in
            guard let id = bill.rule.transactionID(on: bill.day) else { return nil }
            var event = CalendarEvent(
                uid: "bill-" + id.hex, title: title(bill.rule), start: ImportedDateTime(bill.day))
            if bill.day >= firstDay(of: today), !bill.rule.postsItself { event.alarms = [CalendarEvent.morning] }
            return event
        }
    }
}
