import CivilTime
import DaybookCore
import Interchange
import Markup
import Words

extension ReviewPage {
    func view(_ words: Words) -> HTML {
        """
        \(ReviewHeader(title: title, current: period, hasGame: hasGame).view(words))\
        \(steps(words))\(lastLink(words))\(awayText.map { "<p class=\"hint\"><bdi>\($0)</bdi></p>" })
        \(highlightList(words))\(figures.view(words))\(hasRates ? content(words) : isEmpty ? empty(words) : .empty)
        \(if: period == .year && (daily.isDue || !figures.cards.isEmpty), pictureLink(words))
        """
    }

    /// Whether the habits of the period have something to tell.
    private var hasRates: Bool { daily.tell(of: span) }

    private var isEmpty: Bool { figures.cards.isEmpty && last == nil }

    private func pictureLink(_ words: Words) -> HTML {
        func url(withPrivate: Bool) -> String {
            PageRoute.yearPicture(until: end == today ? nil : end, withPrivate: withPrivate).url
        }
        let file = YearPicture.fileName(of: span.whole.lowerBound)
        let hasPrivate = figures.cards.contains { $0.isPrivate }
        let whole: HTML = """
            <a class="button plain" href="\(url(withPrivate: true))" download="\(file)">\(words.yearAsPictureWithPrivate)</a>
            """
        return """
            <p class="picture-link"><a class="button" href="\(url(withPrivate: false))" download="\(file)">\(words.yearAsPicture)</a>\
            <button class="button" type="button" data-picture="\(url(withPrivate: false))" data-name="daybook-\(String(span.whole.lowerBound.year)).png" \
            data-scripted hidden>\(words.yearAsPNG)</button>\
            \(if: hasPrivate, whole)</p>
            """
    }

    /// On the first day of a period, the way to the one before.
    private func lastLink(_ words: Words) -> HTML? {
        last.map { last in
            let url = PageRoute.review(period, until: last.span.days.upperBound).url
            return "<p class=\"last-period\"><a class=\"button\" href=\"\(url)\">\(words.lastPeriod(last))</a></p>"
        }
    }

    /// The days of the period, between links to those before and after if there are any.
    private func steps(_ words: Words) -> HTML? {
        guard let first else { return nil }
        let days = words.days(of: span, from: first)
        guard earlier != nil || later != nil else { return "<div class=\"period-steps\"><p>\(days)</p></div>" }
        func url(_ day: Day?) -> String? {
            day.map { day in
                let other = ReviewSpan(period, around: day, today: today, firstWeekday: firstWeekday)
                return PageRoute.review(period, until: other.days.upperBound == today ? nil : other.days.upperBound).url
            }
        }
        return """
            <div class="period-steps">\(StepLink.previous.view(to: url(earlier), label: words.earlierPeriod))\
            <p>\(days)</p>\
            \(StepLink.next.view(to: url(later), label: words.laterPeriod))</div>
            """
    }

    private func empty(_ words: Words) -> HTML {
        """
        <section class="empty">\(Icon.review.svg)<h2>\(words.noStatisticsYet)</h2><p>\(words.noStatisticsYetHint)</p>
        <a class="button primary" href="\(PageRoute.today(nil).url)">\(words.goToToday)</a></section>
        """
    }

    private func content(_ words: Words) -> HTML {
        """
        <section class="group"><h2>\(words.habits)</h2>\(habitFigures(words))</section>
        <div class="stack columns">
        <section class="card full" id="rate"><header><h2>\(rateTitle(words))</h2><p>\(span(words))</p></header>\(lineChart(words))</section>
        \(if: period != .week && hasWeekdays, "<section class=\"card\"><header><h2>\(words.averageByWeekday)</h2></header>\(weekdays(words))</section>")
        \(if: hasMap, "<section class=\"card tint-leaf\(if: period == .year, " full")\" id=\"days\"><header><h2>\(mapTitle(words))</h2></header>\(heatMap(words))</section>")
        <section class="card full" id="by-habit"><header><h2>\(words.byHabit)</h2>\(if: hasCountedRates, "<p>\(words.countedRatesHint)</p>")</header>\(byHabit(words))</section>
        </div>
        """
    }

    private func habitFigures(_ words: Words) -> HTML {
        var streak: HTML = "<dd>\(words.number(0))</dd>"
        if let longest {
            let length = longest.streak.length
            streak = """
                <dd>\(words.number(length))<small class="unit">\(words.streakUnit(length, of: longest.schedule))</small></dd>\
                <dd class="before"><bdi>\(words.owner(of: longest))</bdi></dd>
                """
        }
        let isComparable = !span.isUnderWay || dailyThroughYesterday != nil
        let before = dailyBefore.flatMap { isComparable && $0.isDue ? $0 : nil }
        func earlier(_ value: (DailyRates) -> String?) -> HTML? {
            guard let before = before.flatMap(value), let shown = value(daily) else { return nil }
            let text = words.earlier(
                before.unbroken, than: span, shown: shown.unbroken,
                throughYesterday: dailyThroughYesterday.flatMap(value)?.unbroken)
            return "<dd class=\"before\">\(text)</dd>"
        }
        let rateBefore = earlier { $0.overall.map { words.rate($0) } }
        let rate = words.completionRate(daily, today: today) ?? "–"
        let isSoFar = daily.rateSoFar(today: today) != nil
        let times = { (daily: DailyRates) in words.number(daily.timesDone) }
        let perfect = { (daily: DailyRates) in words.number(daily.perfectDays) }
        let habitsURL = HabitPageRoute.list(HabitFilter()).url
        return """
            <dl class="figures"><div class="stat"><dt>\(words.completionRate)</dt><dd><a class="whole" href="\(ownURL)#by-habit">\(rate)</a></dd>\(daily.overall.flatMap { _ in isSoFar ? nil : rateBefore })</div>\
            <div class="stat"><dt>\(words.timesDone)</dt><dd><a class="whole" href="\(habitsURL)">\(times(daily))</a></dd>\(earlier(times))</div>\
            <div class="stat"><dt>\(words.perfectDays)</dt><dd><a class="whole" href="\(ownURL)#\(hasMap ? "days" : "rate")">\(perfect(daily))</a></dd>\(earlier(perfect))</div>\
            <div class="stat"><dt>\(words.longestStreak(in: period))</dt>\(streak)</div></dl>\
            \(if: daily.leavesOutToday && !isSoFar, "<p class=\"hint\">\(words.completionHint)</p>")\
            \(if: hasPerfectDaysHint, "<p class=\"hint\">\(words.perfectDaysHint)</p>")
            """
    }

    private var ownURL: String { PageRoute.review(period, until: end == today ? nil : end).url }

    private func span(_ words: Words) -> String {
        guard let first = daily.rates.first, let last = daily.rates.last else { return "" }
        return words.range(first.day, last.day)
    }

    private func rateTitle(_ words: Words) -> String { isByWeek ? words.weekByWeek : words.dailyRate }

    /// A day or week under way on which nothing was done yet has no point: the line would fall to zero each morning.
    private func lineChart(_ words: Words) -> HTML {
        let points = spans.map { span -> ChartPoint in
            let text = span.fraction.map { words.rate($0) } ?? ""
            return ChartPoint(
                label: isByWeek ? words.shortRange(span.first, span.last) : words.shortDay(span.first),
                value: span.isPartial && span.fraction == 0 ? nil : span.fraction,
                text: span.isPartial && !text.isEmpty ? words.soFar(text) : text,
                isPartial: span.isPartial)
        }
        let judged = spans.filter { !$0.isPartial && !isAway($0.first, $0.last) }
        let fractions = judged.compactMap { $0.fraction }
        var sentence = "\(rateTitle(words))."
        if let overall = daily.overall, let best = fractions.max(), let lowest = fractions.min() {
            sentence =
                isByWeek
                ? words.weeklyRateSentence(overall, best, lowest) : words.rateSentence(overall, best, lowest)
        }
        if let last = points.last, last.isPartial, !last.text.isEmpty { sentence += " \(last.label): \(last.text)." }
        let scale = LineChart.Scale(lowest: words.percent(0), middle: words.percent(0.5), highest: words.percent(1))
        return LineChart(
            points: points, scale: scale, accessibilityLabel: sentence,
            emptyText: daily.rateSoFar(today: today) == nil ? words.nothingWasDue : words.nothingDoneSoFar,
            table: words.chartTable(
                rateTitle(words), by: isByWeek ? words.week : words.day, [words.completionRate], file: ChartName.rate,
                of: .review(period, until: end == today ? nil : end))
        ).svg
    }

    /// The rates of the chart as a file, by the first day of each day or week.
    func rateFile(_ words: Words) -> ChartFile {
        ChartFile(
            headings: [isByWeek ? words.weekFrom : words.day, words.completionRate],
            rows: spans.map { ($0.first.text, [$0.fraction]) })
    }

    /// Whether there is a rate of a weekday to tell: not before the first day of a period is over.
    private var hasWeekdays: Bool {
        daily.byWeekday(from: firstWeekday, today: today).contains { $0.fraction != nil }
    }

    private func weekdays(_ words: Words) -> HTML {
        let profile = daily.byWeekday(from: firstWeekday, today: today)
        let points = profile.map { item in
            ChartPoint(
                label: words.shortWeekdayHeading(item.weekday), value: item.fraction,
                text: item.fraction.map { words.rate($0) } ?? "–")
        }
        let sentence = profile.compactMap { item in
            item.fraction.map { words.labelled(words.weekday(item.weekday), $0) }
        }.joined(separator: ", ")
        return BarChart(
            points: points, highest: 1,
            accessibilityLabel: sentence, emptyText: words.nothingWasDue,
            table: words.chartTable(
                words.averageByWeekday, by: words.day, [words.completionRate], file: ChartName.weekdays,
                of: .review(period, until: end == today ? nil : end))
        ).svg
    }

    /// The average rates by weekday as a file.
    func weekdayFile(_ words: Words) -> ChartFile {
        let profile = daily.byWeekday(from: firstWeekday, today: today)
        return ChartFile(
            headings: [words.day, words.completionRate],
            rows: profile.map { (words.shortWeekdayHeading($0.weekday), [$0.fraction]) })
    }

    /// The rates of the days of the map as a file.
    func lastDaysFile(_ words: Words) -> ChartFile {
        ChartFile(
            headings: [words.day, words.completionRate],
            rows: lastWeeks.rates.filter { $0.day <= end }.map { ($0.day.text, [$0.fraction]) })
    }

    /// Describes the days that are over.
    private func lastDaysSentence(_ words: Words) -> String {
        let over = lastWeeks.rates.prefix { $0.day < today }
        let fractions = over.filter { !isAway($0.day, $0.day) }.compactMap { $0.fraction }
        let away = daysAway == 0 ? "" : " " + words.daysAway(daysAway)
        guard let best = fractions.max(), let worst = fractions.min(), let average = lastWeeks.fraction(over.indices)
        else { return mapTitle(words) + away }
        return words.rateSentence(average, best, worst) + away
    }

    /// Whether there is a map of days: of each year, and of the last 49 days beside what is over today.
    private var hasMap: Bool { period == .year || end == today }

    private func mapTitle(_ words: Words) -> String { period == .year ? words.theYear : words.last49Days }

    private func heatMap(_ words: Words) -> HTML {
        let shown = lastWeeks.rates.filter { $0.day <= today }
        let cells = shown.map { rate in
            let isResting = isResting(rate)
            return HeatMap.Cell(
                level: rate.level.map { .level($0) } ?? (isResting ? .skipped : .none),
                label: words.dayAndMonth(rate.day),
                text: rate.fraction.map { words.rate($0) } ?? (isResting ? words.away : words.nothingWasDue),
                isToday: rate.day == today)
        }
        let away = shown.contains { isResting($0) } ? words.away : ""
        let isYear = period == .year
        // On a phone, the map begins with its last week: not with those to come. The first month has room for its name.
        let last = (isYear ? max(end, span.whole.lowerBound.advanced(by: 27)) : end).startOfWeek(firstWeekday)
        let count = isYear ? last.days(since: span.whole.lowerBound.startOfWeek(firstWeekday)) / 7 + 1 : 7
        let weeks = (0..<count).map { week -> [HeatMap.Cell?] in
            let first = last.advanced(by: (week + 1 - count) * 7)
            return (0..<7).map { row -> HeatMap.Cell? in
                guard let start = shown.first?.day else { return nil }
                let index = first.advanced(by: row).days(since: start)
                return cells.indices.contains(index) ? cells[index] : nil
            }
        }
        let months = (0..<count).compactMap { week -> HeatMap.MonthLabel? in
            let days = (0..<7).map { last.advanced(by: (week + 1 - count) * 7 + $0) }
            guard isYear, let first = days.first(where: { $0.dayOfMonth == 1 }), first <= end else { return nil }
            return HeatMap.MonthLabel(week: week, text: words.shortMonth(first.monthOfYear))
        }
        let names = (0..<7).map { row in
            isYear && (row % 2 != 0 || row == 6) ? "" : words.shortWeekdayHeading(firstWeekday.advanced(by: row))
        }
        return HeatMap(
            weeks: weeks, weekdays: names, months: months,
            scale: HeatMap.Scale(less: words.less, more: words.moreThan, skipped: away),
            accessibilityLabel: lastDaysSentence(words), tint: "tint-leaf",
            table: words.chartTable(
                mapTitle(words), by: words.day, [words.completionRate],
                file: isYear ? ChartName.history : ChartName.lastDays,
                of: .review(period, until: end == today ? nil : end)),
            cellSize: isYear ? 12 : 28
        ).svg
    }

    /// A sentence for what stands out in each part of life.
    private func highlightList(_ words: Words) -> HTML? {
        guard !highlights.isEmpty else { return nil }
        return """
            <section class="group" id="highlights"><h2>\(words.whatStandsOut)</h2>\
            <ul class="card highlights">\(highlights.map { "<li>\($0)</li>" as HTML })</ul></section>

            """
    }

    /// The number of habits at 100% from which on they are folded away.
    private static let manyFull = 3

    /// The bars of the habits; many that are full say nothing one by one.
    private func byHabit(_ words: Words) -> HTML {
        let full = habits.filter { $0.rate.rate == 1 }
        guard full.count >= Self.manyFull else { return bars(habits, words, hasTable: true) }
        let others = habits.filter { $0.rate.rate != 1 }
        return """
            \(bars(others, words, hasTable: true))<details class="fold"><summary>\(words.habits(full.count, at: 1))</summary>\
            \(bars(full, words, hasTable: others.isEmpty))</details>
            """
    }

    /// - Parameter shown: The habits that have bars. The table has all.
    private func bars(_ shown: [HabitRate], _ words: Words, hasTable: Bool) -> HTML {
        func text(_ habit: HabitRate) -> String { words.text(habit.rate) }
        let rows = shown.map { habit in
            let point = ChartPoint(label: habit.title, value: habit.rate.rate, text: text(habit))
            return BarRows.Row(point, tint: "tint-" + habit.color.rawValue, link: habit.url)
        }
        let table = words.chartTable(
            words.byHabit, by: words.habit, [words.completionRate],
            rows: habits.map { ChartTable.Row(label: $0.title, values: [text($0)]) }, file: ChartName.habits,
            of: .review(period, until: end == today ? nil : end))
        return BarRows(
            rows: rows, highest: 1, accessibilityLabel: words.byHabit, table: hasTable ? table : nil
        ).svg
    }

    /// The rates of the habits as a file.
    func habitFile(_ words: Words) -> ChartFile {
        ChartFile(headings: [words.habit, words.completionRate], rows: habits.map { ($0.title, [$0.rate.rate]) })
    }
}

extension DailyRates.Rate {
    /// How full a square of the day is, 0...4: empty if nothing was done, 4 if all habits were, so that there are as many
    /// full squares as perfect days. Nil if nothing was due.
    var level: Int? {
        if isFull { return 4 }
        return fraction.map { $0 == 0 ? 0 : min(1 + Int($0 * 3), 3) }
    }
}

extension Period {
    /// "Week", "Month", "Year", "All".
    func name(_ words: Words) -> String {
        switch self {
        case .week: words.week
        case .month: words.month
        case .year: words.year
        case .all: words.all
        }
    }
}
