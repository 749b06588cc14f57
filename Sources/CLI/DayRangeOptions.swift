import ArgumentParser
import CivilTime
import DaybookCore
import Words

/// Options that name a range of days.
struct DayRangeOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The first day.", valueName: "day"))
    var from: String?

    @Option(help: ArgumentHelp("The last day.", valueName: "day"))
    var to: String?

    /// The days from the first to the last; all days if neither is given. Throws if the last is before the first.
    ///
    /// - Parameters:
    ///   - last: The last day if none is given; it gets the first, if that is.
    ///   - first: The first day if none is given; it gets the last.
    func days(
        in session: Session, _ state: State, last: (Day?) -> Day = { _ in .last }, first: (Day) -> Day = { _ in .first }
    ) throws -> ClosedRange<Day> {
        let given = try from.map { try session.day($0, in: state) }
        let end = try to.map { try session.day($0, in: state) } ?? last(given)
        let start = given ?? first(end)
        guard start <= end else { throw InvalidRequest(session.words.lastDayBeforeFirst) }
        return start...end
    }
}
