import Terminal
import Testing

@Suite struct CalendarTests {
    private let terminal = try! TestTerminal()

    private func fill() throws {
        try terminal.run("task", "add", "Pay rent", "--due", "2026-12-01")
        try terminal.run("habit", "add", "Read", "--remind", "07:30")
        try terminal.run("account", "add", "Bank", "--currency", "EUR")
        try terminal.run("bill", "add", "Gym", "30", "--repeat", "monthly", "--start", "2026-12-05")
    }

    @Test func theCalendarIsWrittenToStandardOutput() throws {
        try fill()
        let said = try terminal.run("calendar")
        #expect(said.status == 0 && said.output.hasPrefix("BEGIN:VCALENDAR\r\n"))
        #expect(said.output.contains("SUMMARY:Pay rent\r\n") && said.output.contains("SUMMARY:Read\r\n"))
        #expect(!said.output.contains("SUMMARY:Gym"))
    }

    @Test func onlyTheNamedPartsAreInIt() throws {
        try fill()
        let said = try terminal.run("calendar", "--with", "bills", "--with", "habits").output
        #expect(said.contains("SUMMARY:Gym\r\n") && said.contains("SUMMARY:Read\r\n") && !said.contains("Pay rent"))
        #expect(try terminal.run("calendar", "--with", "moods").status != 0)
    }

    @Test func aFileIsOnlyReplacedIfThatIsSaid() throws {
        try fill()
        #expect(try terminal.run("calendar", "-o", "all.ics").output == "Saved to “all.ics”\n")
        #expect(try terminal.run("calendar", "-o", "all.ics").status == 2)
        #expect(try terminal.run("calendar", "-o", "all.ics", "--force").status == 0)
        #expect(try terminal.read("all.ics") == terminal.run("calendar").output)
    }
}
