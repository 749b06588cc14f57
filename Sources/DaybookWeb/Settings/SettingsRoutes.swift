import DaybookCore

/// The pages of settings, under `/settings`.
public enum SettingsPageRoute: Route {
    case settings
    /// All actions, or those that arrived before a position in the list of batches.
    case history(before: Int64?)
    /// Asks before deleted records are permanently erased.
    case erase
    /// Shows the recovery code and asks for a part of it.
    case recoveryCode
    /// Turns the calendar feed on and off.
    case calendarFeed
}

/// The actions of settings, under `/settings`.
public enum SettingsActionRoute: Route {
    case save
    /// Keeps the chosen parts of life and switches off the others, at the first run.
    case chooseParts
    /// Switches a part of life on or off.
    case switchPart(JournalPart)
    /// Switches points, levels, achievements and challenges on or off.
    case switchGame
    /// Moves a block of Today up, shows it or leaves it out.
    case arrangeToday(TodayBlock)
    /// Permanently erases deleted records.
    case erase
    /// Notes that the person has written the recovery code down, if the part that they typed is right.
    case keepRecoveryCode
    /// Turns the calendar feed on and off, renews its address, or chooses its parts. Handled by the server.
    case calendarFeed
    /// Replaces this device's journal by another one that the server has. Handled by the browser's worker.
    case switchToServerJournal
    /// Notes that the person knows of the changes that this device has lost. Handled by the browser's worker.
    case noteLosses
}

extension SettingsPageRoute {
    public static func parse(_ parts: [String], _ query: FormFields) -> SettingsPageRoute? {
        switch parts {
        case ["settings"]: .settings
        case ["settings", "history"]:
            .history(before: query["before"].flatMap { Int64($0) }.flatMap { $0 > 0 ? $0 : nil })
        case ["settings", "erase"]: .erase
        case ["settings", "recovery-code"]: .recoveryCode
        case ["settings", "calendar-feed"]: .calendarFeed
        default: nil
        }
    }

    public var location: Location {
        switch self {
        case .settings: Location("/settings")
        case .history(let position): Location("/settings/history", [("before", position.map { "\($0)" })])
        case .erase: Location("/settings/erase")
        case .recoveryCode: Location("/settings/recovery-code")
        case .calendarFeed: Location("/settings/calendar-feed")
        }
    }
}

extension SettingsActionRoute {
    public static func parse(_ parts: [String], _ query: FormFields) -> SettingsActionRoute? {
        switch parts {
        case ["settings"]: .save
        case ["settings", "parts"]: .chooseParts
        case ["settings", "parts", "game"]: .switchGame
        case let parts where parts.count == 3 && parts[0] == "settings" && parts[1] == "parts":
            JournalPart(rawValue: parts[2]).map { .switchPart($0) }
        case let parts where parts.count == 3 && parts[0] == "settings" && parts[1] == "today":
            TodayBlock(rawValue: parts[2]).map { .arrangeToday($0) }
        case ["settings", "erase"]: .erase
        case ["settings", "recovery-code"]: .keepRecoveryCode
        case ["settings", "calendar-feed"]: .calendarFeed
        case ["settings", "start-anew"]: .switchToServerJournal
        case ["settings", "known-losses"]: .noteLosses
        default: nil
        }
    }

    public var location: Location {
        switch self {
        case .save: Location("/settings")
        case .chooseParts: Location("/settings/parts")
        case .switchGame: Location("/settings/parts/game")
        case .switchPart(let part): Location("/settings/parts/\(part.rawValue)")
        case .arrangeToday(let block): Location("/settings/today/\(block.rawValue)")
        case .erase: Location("/settings/erase")
        case .keepRecoveryCode: Location("/settings/recovery-code")
        case .calendarFeed: Location("/settings/calendar-feed")
        case .switchToServerJournal: Location("/settings/start-anew")
        case .noteLosses: Location("/settings/known-losses")
        }
    }

    /// The page to show when the URL is opened instead of posted to.
    var page: SettingsPageRoute {
        switch self {
        case .save, .chooseParts, .switchPart, .switchGame, .arrangeToday, .switchToServerJournal, .noteLosses:
            .settings
        case .erase: .erase
        case .keepRecoveryCode: .recoveryCode
        case .calendarFeed: .calendarFeed
        }
    }
}

extension RequestContext {
    func show(_ route: SettingsPageRoute) -> Outcome {
        switch route {
        case .settings: page(SettingsPage(self))
        case .history(let position): history(before: position)
        case .erase: page(ErasePage(self))
        case .recoveryCode: page(RecoveryCodePage(self))
        case .calendarFeed: page(CalendarFeedPage(self))
        }
    }

    func act(_ route: SettingsActionRoute) -> Outcome {
        switch route {
        case .save: changeSettings()
        case .chooseParts: chooseParts()
        case .switchPart(let part): switchPart(part)
        case .switchGame: switchGame()
        case .arrangeToday(let block): arrangeToday(block)
        case .erase: eraseDeleted()
        case .keepRecoveryCode: keepRecoveryCode()
        case .calendarFeed: .response(.redirect(to: SettingsPageRoute.calendarFeed.url), nil)
        case .switchToServerJournal, .noteLosses: .response(.redirect(to: SettingsPageRoute.settings.url), nil)
        }
    }
}
