import CivilTime

/// Finds the order of the dates of a file from all of them, so that a few impossible ones do not move the others.
struct DateOrderCounts {
    private var yearFirst = Order(.yearMonthDay)
    private var dayFirst = Order(.dayMonthYear)
    private var monthFirst = Order(.monthDayYear)
    private var count = 0
    /// The dates that begin with a year of four digits, those that begin with a shorter number, and those with dots.
    private var (fullYears, shortNumbers, dotted) = (0, 0, 0)
    /// The dates that are days only if the day comes before the month, or only if the month comes before the day.
    private var (onlyDayFirst, onlyMonthFirst) = (0, 0)
    /// The dates that are different days if day and month change places.
    private var openCount = 0

    /// The dates that are days in an order.
    private struct Order {
        let order: DateOrder
        var valid = 0
        /// The days between each date and the next, added up.
        var distance: Int64 = 0
        private var last: Day?

        /// A longer distance is that of a date that is wrong, not of the order.
        private static let longestDistance = 366

        init(_ order: DateOrder) { self.order = order }

        mutating func add(_ date: BankDate) -> Day? {
            guard let day = try? date.day(order) else { return nil }
            valid += 1
            if let last { distance += Int64(min(abs(day.days(since: last)), Self.longestDistance)) }
            last = day
            return day
        }
    }

    /// Whether there are any dates.
    var hasDates: Bool { count > 0 }

    mutating func add(_ date: BankDate) {
        count += 1
        if date.isYearFirst { fullYears += 1 }
        if date.beginsShort { shortNumbers += 1 }
        if date.isDotted { dotted += 1 }
        _ = yearFirst.add(date)
        switch (dayFirst.add(date), monthFirst.add(date)) {
        case (_?, nil): onlyDayFirst += 1
        case (nil, _?): onlyMonthFirst += 1
        case (let day?, let other?): if day != other { openCount += 1 }
        case (nil, nil): break
        }
    }

    /// The order in which most dates are days that exist; of several, the one in which they are the closest together, as
    /// banks sort them. It is certain if the dates prove it and none proves another.
    var result: (order: DateOrder, isCertain: Bool) {
        if fullYears * 2 > count { return (.yearMonthDay, true) }
        // With dots the day comes first. A file in which that makes hardly any days is odd enough to be asked about.
        if dotted * 2 > count {
            return monthFirst.valid > dayFirst.valid * 2 ? (.monthDayYear, false) : (.dayMonthYear, true)
        }
        let isMonthFirst = (monthFirst.valid, -monthFirst.distance) > (dayFirst.valid, -dayFirst.distance)
        let best = isMonthFirst ? monthFirst : dayFirst
        let contradictions = isMonthFirst ? onlyDayFirst : onlyMonthFirst
        let isProved = contradictions == 0 && (dayFirst.valid != monthFirst.valid || openCount == 0)
        guard shortNumbers * 2 > count else {
            return yearFirst.valid > best.valid ? (.yearMonthDay, true) : (best.order, isProved)
        }
        // Hardly anyone begins with a year of two digits: most dates must be impossible, or far apart, in another order.
        if yearFirst.valid > best.valid * 2 { return (.yearMonthDay, true) }
        let isCloser = yearFirst.valid * 4 >= best.valid * 3 && yearFirst.distance * 10 <= best.distance
        if yearFirst.valid > 0, isCloser { return (best.distance > 0 ? .yearMonthDay : best.order, false) }
        return (best.order, isProved)
    }
}
