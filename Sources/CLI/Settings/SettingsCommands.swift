import ArgumentParser
import DaybookCore
import Interchange
import Phrasing
import Words

/// The `settings` commands.
struct ChangeSettings: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "settings",
        abstract: "Show and change settings, which all your devices share.",
        subcommands: [ListSettings.self, ShowSetting.self, SetSetting.self], defaultSubcommand: ListSettings.self)
}

struct ListSettings: ReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List all settings with their values.", aliases: ["ls"])

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        try session.read { state in session.output(of: Setting.allCases, in: state) }
    }
}

struct ShowSetting: ReadingCommand {
    static let configuration = CommandConfiguration(commandName: "show", abstract: "Show the value of a setting.")

    @Argument(help: ArgumentHelp("One of \(choices(Setting.self)).", valueName: "setting"))
    var setting: String

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let setting: Setting = try session.words.choice(setting)
        return try session.read { state in
            let value = setting.value(in: state.settings)
            return CommandOutput(value, json: .object([JSONMember(setting.rawValue, setting.json(in: state.settings))]))
        }
    }
}

struct SetSetting: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "set", abstract: "Change a setting.",
        discussion: """
            daybook settings set language ru
            daybook settings set first-weekday sun
            daybook settings set day-ends-at 3
            daybook settings set parts tasks,habits,moods
            daybook settings set game off
            """)

    @Argument(help: ArgumentHelp("One of \(choices(Setting.self)).", valueName: "setting"))
    var setting: String

    @Argument(help: "The new value; an unknown one lists the choices.")
    var value: String

    @Flag(help: "Change it even if limits of budgets no longer count.")
    var yes = false

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let setting: Setting = try session.words.choice(setting)
        let changed = try session.save { state in
            var settings = state.settings
            try setting.set(value, in: &settings, session.words)
            let endsLimits = settings.budgeting == .envelopes && state.settings.budgeting == .limits
            if endsLimits, !yes, !state.livingBudgets.isEmpty { throw InvalidRequest(session.words.envelopesNeedYes) }
            return try SettingsCommand(settings).decide(in: state)
        }
        return try session.read { state in
            let sentence = "\(setting.label(session.words)): \(setting.meaning(in: state.settings, session.words))"
            return CommandOutput(
                session.report(sentence, changed: changed),
                json: .object([JSONMember(setting.rawValue, setting.json(in: state.settings))]))
        }
    }
}

extension Session {
    fileprivate func output(of settings: [Setting], in state: State) -> CommandOutput {
        var columns = Columns()
        for setting in settings {
            columns.append([
                Columns.Cell(setting.rawValue), Columns.Cell(setting.value(in: state.settings), .strong),
                Columns.Cell("\(setting.label(words)): \(setting.meaning(in: state.settings, words))", .faint),
            ])
        }
        return CommandOutput(
            columns.lines(style),
            json: .object(settings.map { JSONMember($0.rawValue, $0.json(in: state.settings)) }))
    }
}
