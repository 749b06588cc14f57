import DaybookCore
import Words

extension Words {
    /// "Week", "Month", "Year" or "All".
    public func name(of period: Period) -> String {
        switch period {
        case .week: week
        case .month: month
        case .year: year
        case .all: all
        }
    }
}
