import DaybookCore
import Words

extension Words {
    public func name(of layout: HabitLayout) -> String {
        switch layout {
        case .tiles: habitsAsTiles
        case .days: habitsWithLastDays
        }
    }

    public func name(of budgeting: Budgeting) -> String {
        switch budgeting {
        case .limits: budgetingByLimits
        case .envelopes: budgetingByEnvelopes
        }
    }

    public func name(of theme: Theme) -> String {
        switch theme {
        case .system: systemTheme
        case .light: lightTheme
        case .dark: darkTheme
        }
    }
}
