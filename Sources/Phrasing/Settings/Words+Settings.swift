import DaybookCore
import Words

extension Words {
    public func name(of theme: Theme) -> String {
        switch theme {
        case .system: systemTheme
        case .light: lightTheme
        case .dark: darkTheme
        }
    }
}
