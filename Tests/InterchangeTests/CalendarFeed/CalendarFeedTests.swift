import CivilTime
import DaybookCore
import Journal
import Testing

@testable import Interchange

@Suite struct CalendarFeedTests {
    private var world = FeedWorld()

    @Test mutating func aCalendarHasANameAndSaysHowOftenToLook() {
        world.addTask(1, "Call; Mum, now", due: "2026-11-21 15:00")
        world.remind(1, 50, minutesBefore: 15)
        let id = FeedWorld.id(1).hex
        let lines = #"""
            BEGIN:VCALENDAR
            VERSION:2.0
            PRODID:-//Daybook//Daybook//EN
            X-WR-CALNAME:Daybook
            NAME:Daybook
            REFRESH-INTERVAL;VALUE=DURATION:PT1H
            X-PUBLISHED-TTL:PT1H
            BEGIN:VEVENT
            UID:task-\#(id)
            DTSTAMP:20261120T000000Z
            SUMMARY:Call\; Mum\, now
            DTSTART:20261121T150000
            DURATION:PT15M
            TRANSP:TRANSPARENT
            BEGIN:VALARM
            ACTION:DISPLAY
            DESCRIPTION:Call\; Mum\, now
            TRIGGER:-PT15M
            END:VALARM
            END:VEVENT
            END:VCALENDAR

            """#
        #expect(String(decoding: world.feed().bytes, as: UTF8.self) == lines.replacing("\n", with: "\r\n"))
    }

    @Test mutating func partsThatAreNotChosenOrSwitchedOffAreLeftOut() {
        world.addTask(1, "Task", due: "2026-11-21")
        world.addHabit(2, "Habit", at: "09:00")
        #expect(FeedWorld.events(of: world.feed([.tasks])).map { $0[0] } == ["SUMMARY:Task"])
        #expect(FeedWorld.events(of: world.feed([.habits])).map { $0[0] } == ["SUMMARY:Habit"])
        world.set { $0.setHidden(true, .tasks) }
        #expect(world.events.map { $0[0] } == ["SUMMARY:Habit"])
        world.set { $0.setHidden(true, .habits) }
        #expect(world.events.isEmpty)
    }

    @Test mutating func billsRingInTheMorningUnlessTheyPostThemselves() {
        var account = Account(id: FeedWorld.id(1))
        (account.title, account.currencyCode) = ("Bank", "EUR")
        world.add(account)
        for (number, payee, isAutomatic) in [(2, "Rent", false), (3, "Gym", true)] as [(UInt64, String, Bool)] {
            var bill = RecurringTransaction(id: FeedWorld.id(number))
            (bill.account, bill.amount, bill.payee, bill.start) = (account.id, 900_00, payee, Day("2026-11-30"))
            (bill.repetition, bill.isAutomatic) = ("FREQ=MONTHLY", isAutomatic)
            world.add(bill)
        }
        #expect(
            world.events == [
                ["SUMMARY:Rent", "DTSTART;VALUE=DATE:20261130", "TRIGGER:PT9H"],
                ["SUMMARY:Gym", "DTSTART;VALUE=DATE:20261130"],
                ["SUMMARY:Rent", "DTSTART;VALUE=DATE:20261230", "TRIGGER:PT9H"],
                ["SUMMARY:Gym", "DTSTART;VALUE=DATE:20261230"],
            ])
        #expect(FeedWorld.events(of: world.feed([.tasks, .habits])).isEmpty)
    }

    @Test mutating func theNearestAreKeptAndTheOthersCounted() {
        let count = CalendarFeed.maximumEvents
        for number in 0..<count + 10 {
            world.addTask(UInt64(number + 1), "Task", due: world.today.advanced(by: number - 5).text)
        }
        let feed = world.feed()
        #expect((feed.eventCount, feed.leftOutCount) == (count, 10))
        let text = String(decoding: feed.bytes, as: UTF8.self)
        #expect(text.contains("\r\nX-DAYBOOK-LEFT-OUT:10\r\nBEGIN:VEVENT\r\n"))
        // Yesterday's may still be today where the calendar is shown; the four before it have passed.
        #expect(text.contains("DATE:20261119\r\n") && !text.contains("DATE:20261118\r\n"))
    }

    @Test(arguments: [
        String(repeating: "👩‍👩‍👧", count: 500), String(repeating: "ж", count: 500),
        "a\r\nEND:VEVENT\nX:\0;,\\\u{2028}\u{7F}b",
    ])
    mutating func hostileTitlesStayTitles(_ title: String) throws {
        world.addTask(1, "Task", due: "2026-11-21")
        world.merge([Change("tasks", FeedWorld.id(1), "title", .text(title))])
        let text = String(decoding: world.feed().bytes, as: UTF8.self)
        #expect(text.utf8.split(separator: 10).allSatisfy { $0.count <= 76 && $0.last == 13 })
        #expect(text.components("\r\nEND:VEVENT\r\n") == 1 && text.components("\r\nX:") == 0)
        #expect(text.unicodeScalars.allSatisfy { $0.value >= 32 && $0.value != 127 || $0 == "\r" || $0 == "\n" })
        let summary = try #require(world.events.first?.first)
        #expect(summary.utf8.count <= 1020 && !summary.contains("\u{FFFD}"))
    }

    @Test mutating func theSameStateGivesTheSameBytesAllDay() {
        for number in 1...50 as ClosedRange<UInt64> {
            world.addTask(number, "Task", due: "2026-11-21")
            world.addHabit(100 + number, "Habit \(number)", at: "09:00")
        }
        #expect(world.feed().bytes == world.feed().bytes)
    }
}

extension String {
    /// The number of times that a part occurs.
    fileprivate func components(_ part: String) -> Int { ranges(of: part).count }
}
