import DaybookCore

/// The pages of settings, under `/settings`.
public enum SettingsPageRoute: Route {
    case settings
    /// Asks before deleted records are permanently erased.
    case erase
}

/// The actions of settings, under `/settings`.
public enum SettingsActionRoute: Route {
    case save
    /// Permanently erases deleted records.
    case erase
    /// Replaces this device's journal by another one that the server has. Handled by the browser's worker.
    case switchToServerJournal
}

extension SettingsPageRoute {
    public static func parse(_ parts: [String], _ query: FormFields) -> SettingsPageRoute? {
        switch parts {
        case ["settings"]: .settings
        case ["settings", "erase"]: .erase
        default: nil
        }
    }

    public var location: Location {
        switch self {
        case .settings: Location("/settings")
        case .erase: Location("/settings/erase")
        }
    }
}

extension SettingsActionRoute {
    public static func parse(_ parts: [String], _ query: FormFields) -> SettingsActionRoute? {
        switch parts {
        case ["settings"]: .save
        case ["settings", "erase"]: .erase
        case ["settings", "start-anew"]: .switchToServerJournal
        default: nil
        }
    }

    public var location: Location {
        switch self {
        case .save: Location("/settings")
        case .erase: Location("/settings/erase")
        case .switchToServerJournal: Location("/settings/start-anew")
        }
    }

    /// The page to show when the URL is opened instead of posted to.
    var page: SettingsPageRoute {
        switch self {
        case .save, .switchToServerJournal: .settings
        case .erase: .erase
        }
    }
}

extension RequestContext {
    func show(_ route: SettingsPageRoute) -> Outcome {
        switch route {
        case .settings: page(SettingsPage(self))
        case .erase: page(ErasePage(self))
        }
    }

    func act(_ route: SettingsActionRoute) -> Outcome {
        switch route {
        case .save: changeSettings()
        case .erase: eraseDeleted()
        case .switchToServerJournal: .response(.redirect(to: SettingsPageRoute.settings.url), nil)
        }
    }
}
