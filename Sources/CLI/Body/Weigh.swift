import ArgumentParser
import CivilTime
import DaybookCore
import Interchange
import Journal
import Phrasing
import Words

struct Weigh: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "weigh", abstract: "Log your weight and other measurements.",
        discussion: """
            daybook weigh 81.4
            daybook weigh '180 lb' --on yesterday --at 07:30
            daybook weigh 81.4 --fat 22 --waist 84
            daybook weigh --waist 84
            """)

    @Argument(help: "Kilograms, or pounds if your profile says so.")
    var weight: String?

    @OptionGroup var measures: MeasureOptions
    @OptionGroup var moment: DateTimeOptions

    @Option(help: "A note.")
    var note: String?

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let id = Randomness.recordID()
        let changed = try session.save { state in
            let typed = [(BodyMeasure.weight, weight)] + measures.typed
            guard typed.contains(where: { $0.1 != nil }) else { throw FieldError("weight", .numberMissing) }
            var measured = try session.measurements(typed, firstID: id, state)
            if let note, !measured.isEmpty { measured[0].note = note }
            let moment = try moment.moment(in: session, state)
            return try session.decide(.measure(measured, at: moment), in: state)
        }
        return try session.read { state in
            let measured = state.measurements[id]
            let day = measured?.day ?? state.today(session.now)
            var lines = [session.report(measured.map { session.logged($0, in: state) } ?? "", changed: changed)]
            let trend = state.weightTrend
            if measured?.measure == .weight, let point = trend.latest(on: day), trend.points.count > 1 {
                lines.append(
                    "\(session.words.weightTrend): "
                        + session.words.measured(point.trend, .weight, state.profile.units))
            }
            if changed, let measured, let question = session.words.question(about: measured, in: state) {
                lines.append(question)
            }
            return CommandOutput(lines, json: session.json(bodyIn: state))
        }
    }
}

/// Options for measures other than weight.
struct MeasureOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Body fat in percent.", valueName: "percent"))
    var fat: String?

    @Option(help: ArgumentHelp("The circumference of the waist in cm, or '33 in'.", valueName: "length"))
    var waist: String?

    @Option(help: ArgumentHelp("The circumference of the hips.", valueName: "length"))
    var hips: String?

    @Option(help: ArgumentHelp("The circumference of the chest.", valueName: "length"))
    var chest: String?

    @Option(help: ArgumentHelp("The circumference of the neck.", valueName: "length"))
    var neck: String?

    @Option(help: ArgumentHelp("The circumference of the upper arm.", valueName: "length"))
    var arm: String?

    @Option(help: ArgumentHelp("The circumference of the thigh.", valueName: "length"))
    var thigh: String?

    @Option(help: ArgumentHelp("The circumference of the calf.", valueName: "length"))
    var calf: String?

    var typed: [(BodyMeasure, String?)] {
        [
            (.fat, fat), (.waist, waist), (.hips, hips), (.chest, chest), (.neck, neck), (.arm, arm), (.thigh, thigh),
            (.calf, calf),
        ]
    }
}

/// Options for the date and time of a body record.
struct DateTimeOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The day (default: today).", valueName: "day"))
    var on: String?

    @Option(help: ArgumentHelp("The time, such as 07:30 (default: now).", valueName: "time"))
    var at: String?

    func moment(in session: Session, _ state: State) throws -> RecordTime {
        var moment = RecordTime()
        if let on { moment.day = try session.pastDay(on, in: state) }
        if let at { moment.time = try session.time(at) }
        return moment
    }
}

extension Session {
    /// Parses the typed measurements in the units of the profile.
    fileprivate func measurements(
        _ typed: [(BodyMeasure, String?)], firstID: RecordID, _ state: State
    ) throws -> [BodyMeasurement] {
        var measurements: [BodyMeasurement] = []
        for (measure, text) in typed {
            guard let text else { continue }
            guard let value = words.parseMeasured(text, measure, state.profile.units) else {
                throw refused(measure, words.notANumber)
            }
            let id = measurements.isEmpty ? firstID : Randomness.recordID()
            measurements.append(BodyMeasurement(id: id, measure, value))
        }
        return measurements
    }

    /// A refusal that says which of several measures it is about.
    fileprivate func refused(_ measure: BodyMeasure, _ reason: String) -> InvalidRequest {
        InvalidRequest("\(words.name(measure)): \(reason)")
    }

    /// The report on a measurement: "Weight logged: 81.4 kg".
    fileprivate func logged(_ measurement: BodyMeasurement, in state: State) -> String {
        guard let measure = measurement.measure, let value = measurement.value else { return "" }
        return words.logged(words.name(measure), words.measured(value, measure, state.profile.units))
    }

    /// Runs a body command.
    func decide(_ command: BodyCommand, in state: State) throws -> Decision {
        try command.decide(in: state, now: now)
    }
}
