import ArgumentParser
import CivilTime
import DaybookCore
import Phrasing
import Words

struct SetProfile: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "set", abstract: "Set your profile. An empty value clears a field.",
        discussion: """
            daybook body set --birthday 1990-05-17 --sex male --height 180 --weight 81.4 --activity moderate
            daybook body set --goal lose --rate 0.5 --to 76
            daybook body set --units imperial --height "5'11"
            """)

    @Option(help: "Your name.")
    var name: String?

    @Option(help: ArgumentHelp("Your birthday.", valueName: "day"))
    var birthday: String?

    @Option(help: ArgumentHelp("For the basal metabolic rate: \(choices(Sex.self)).", valueName: "sex"))
    var sex: String?

    @Option(help: ArgumentHelp("Your height.", valueName: "length"))
    var height: String?

    @Option(help: ArgumentHelp("Your weight now, logged as a weigh-in.", valueName: "weight"))
    var weight: String?

    @Option(help: ArgumentHelp("One of \(choices(Activity.self)).", valueName: "activity"))
    var activity: String?

    @Option(help: ArgumentHelp("One of \(choices(WeightGoal.self)).", valueName: "goal"))
    var goal: String?

    @Option(help: ArgumentHelp("The weight to lose or gain per week.", valueName: "weight"))
    var rate: String?

    @Option(help: ArgumentHelp("The weight to reach.", valueName: "weight"))
    var to: String?

    @Option(help: ArgumentHelp("One of \(choices(UnitSystem.self)).", valueName: "units"))
    var units: String?

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let changed = try session.save { state in
            var profile = state.profile
            try apply(to: &profile, in: session, state)
            return try session.decide(.saveProfile(profile, weighIn: try weighIn(of: profile, session)), in: state)
        }
        return try session.read { state in
            let sentence = changed ? session.words.profileSaved : session.words.nothingChanged
            return CommandOutput(sentence, json: session.json(bodyIn: state))
        }
    }

    private func apply(to profile: inout Profile, in session: Session, _ state: State) throws {
        let words = session.words
        try profile.set(.name, typed: name, words)
        if let birthday {
            profile.birthday = PlainText.line(birthday).isEmpty ? nil : try session.day(birthday, in: state)
        }
        profile.units = try choice(units, over: profile.units, words) ?? .metric
        let imperial = profile.units == .imperial
        profile.sex = try choice(sex, over: profile.sex, words)
        profile.activity = try choice(activity, over: profile.activity, words)
        profile.goal = try choice(goal, over: profile.goal, words)
        profile.height = try number("height", height, over: profile.height) {
            words.parseLength($0, imperial: imperial)
        }
        profile.rate = try number("rate", rate, over: profile.rate) { words.parseWeight($0, imperial: imperial) }
        profile.goalWeight = try number("goalWeight", to, over: profile.goalWeight) {
            words.parseWeight($0, imperial: imperial)
        }
    }

    private func weighIn(of profile: Profile, _ session: Session) throws -> BodyMeasurement? {
        guard let weight else { return nil }
        guard let value = session.words.parseWeight(weight, imperial: profile.units == .imperial) else {
            throw FieldError("weight", .notANumber)
        }
        return BodyMeasurement(id: Randomness.recordID(), .weight, value)
    }

    private func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ typed: String?, over old: Choice?, _ words: Words
    ) throws -> Choice? {
        guard let typed else { return old }
        return typed.isEmpty ? nil : try words.choice(typed)
    }

    private func number(
        _ field: String, _ typed: String?, over old: Double?, _ read: (String) -> Double?
    ) throws -> Double? {
        guard let typed else { return old }
        if typed.isEmpty { return nil }
        guard let number = read(typed) else { throw FieldError(field, .notANumber) }
        return number
    }
}
