import CivilTime

/// A rule is either refused or survives writing and reading, and its occurrences are in order.
enum RecurrenceFuzz: FuzzTarget {
    static func check(_ bytes: [UInt8]) {
        guard bytes.count > 3, let rule = try? RecurrenceRule(String(decoding: bytes.dropFirst(3), as: UTF8.self))
        else {
            return
        }
        guard let again = try? RecurrenceRule(rule.text), again == rule else {
            fatalError("not read again: \(rule.text)")
        }
        let day = Day.first.advanced(by: Int(bytes[0]) * 11_500 + Int(bytes[1]))
        guard let start = DateTime(day, second: Int(bytes[2]) * 333) else { return }
        var last: DateTime?
        for time in Occurrences(rule, from: start).prefix(9) {
            precondition(time >= start && last.map { $0 < time } ?? true)
            last = time
        }
        if let last {
            precondition(Occurrences(rule, from: start, after: last).first { _ in true }.map { $0 > last } ?? true)
        }
    }

    static let seeds: [[UInt8]] = [
        "FREQ=YEARLY;BYWEEKNO=53,-1;BYDAY=MO,SU;WKST=SU", "FREQ=MONTHLY;BYMONTHDAY=31;SKIP=FORWARD;COUNT=5",
        "FREQ=SECONDLY;INTERVAL=7;BYDAY=MO;BYHOUR=9;BYSECOND=0", "FREQ=YEARLY;BYYEARDAY=366,-366;BYSETPOS=-1,1",
        "FREQ=DAILY;UNTIL=20271231T090000Z;BYMONTH=2;BYMONTHDAY=30", "FREQ=MONTHLY;BYDAY=-1FR,2TU,MO",
    ].map { [1, 2, 3] + Array($0.utf8) }
}
