import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The profile and weight goal, with the resulting energy target explained step by step.
struct ProfilePage: PageView {
    let fields: FormFields
    /// The units that the form is shown in.
    let units: UnitSystem
    let profile: Profile
    let refusal: FormRefusal?
    let weight: Double?
    let basal: Double?
    let target: EnergyTarget?
    let measured: AdaptiveEnergy?
    let age: Int?
    let isWeightGoalTooLow: Bool
    /// The id of the first weigh-in, which the form can make; nil if there is one.
    let weighIn: RecordID?
    let today: Day
    let title: String

    var section: Section? { .body }
    var layout: PageLayout { .plain }

    init(_ context: RequestContext, _ typed: FormFields? = nil, refusal: FormRefusal? = nil) {
        let (state, today) = (context.state, context.today)
        profile = state.profile
        units = typed.map { ProfileForm.units($0) } ?? profile.units
        fields = typed ?? ProfileForm.fields(of: profile, in: units, context.words)
        self.refusal = refusal
        self.today = today
        let trend = state.weightTrend
        weight = trend.latest(on: today)?.trend
        basal = state.basalMetabolicRate(trend, on: today)
        target = state.energyTarget(trend, on: today)
        measured = state.adaptiveEnergy(trend, on: today)
        age = profile.age(on: today)
        isWeightGoalTooLow = state.isWeightGoalTooLow(trend, on: today)
        weighIn =
            state.measurements(of: .weight).isEmpty ? typed.map { _ in context.formID() } ?? context.newIDs()() : nil
        title = context.words.title(context.words.weight, context.words.profile)
    }

    func view(_ words: Words) -> HTML {
        """
        <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
        \(BodyTabs(current: .profile).view(words))
        \(energy(words))
        \(form(words))
        """
    }

    private func energy(_ words: Words) -> HTML {
        guard let target else {
            return """
                <section class="card target"><header><h2>\(words.energyTarget)</h2></header><p>\(isMinor ? words.targetForAdults : words.targetUnknown)</p>\(missing(words))</section>
                """
        }
        var rows: [HTML] = []
        func row(_ name: String, _ how: String, _ value: String) {
            rows.append("<dt>\(name)<small>\(how)</small></dt><dd class=\"number\">\(value)</dd>")
        }
        if let basal, let weight, let height = profile.height, let age {
            row(
                words.basalMetabolicRate,
                words.basalMetabolicRateHow(
                    words.measured(weight, .weight, profile.units), height: heightText(height, words),
                    age: words.years(age)),
                words.energy(basal))
        }
        if target.isMeasured, let measured {
            row(words.energySpentMeasured, words.measuredHow(days: measured.days), words.energy(measured.spent))
        } else if let activity = profile.activity {
            row(
                words.energySpent,
                "\(words.name(activity)) × \(words.number(activity.factor, maximumFractionDigits: 3))",
                words.energy(target.spent))
        }
        if target.shift != 0, let goal = profile.goal {
            let kilograms = profile.rate ?? EnergyTarget.defaultRate
            let rate = words.limit(kilograms, of: .rate, profile.units)
            let sign = target.shift > 0 ? "+" : ""
            row(
                words.name(goal), words.weightGoalHow(rate, imperial: profile.units == .imperial),
                sign + words.energy(target.shift))
        }
        let caution = target.isAtMinimum ? words.targetRaised : target.isBelowBasal ? words.targetBelowBasal : nil
        let notice = caution.map { "<div class=\"notice warn\">\(Icon.warning.svg)<p>\($0)</p></div>" as HTML }
        return """
            <section class="card target"><header><h2>\(words.energyTarget)</h2></header>\
            <p class="big"><span class="number">\(words.number(target.kilocalories, maximumFractionDigits: 0))</span> <small>\(words.kilocaloriesADay)</small></p>
            <dl class="pairs steps">\(rows)</dl>\(notice)\
            <p class="hint">\(adaptive(words))</p></section>
            """
    }

    private var isMinor: Bool { age.map { $0 < 18 } ?? false }

    /// Explains the expenditure estimated from meals and weights, and whether it is used.
    private func adaptive(_ words: Words) -> String {
        guard let measured else { return words.adaptiveNotYet(AdaptiveEnergy.minimumDays) }
        let summary = words.measuredEnergy(measured.spent, margin: measured.margin)
        return measured.isCertain ? words.adaptiveCounts(summary) : words.adaptiveUncertain(summary)
    }

    private func missing(_ words: Words) -> HTML {
        var names: [String] = []
        if profile.birthday == nil { names.append(words.birthday) }
        if profile.sex == nil { names.append(words.sex) }
        if profile.height == nil { names.append(words.height) }
        if profile.activity == nil { names.append(words.activity) }
        if weight == nil { names.append(words.weight) }
        guard !names.isEmpty else { return .empty }
        return "<p class=\"hint\">\(words.stillMissing(names.map { $0.lowercased() }.joined(separator: ", ")))</p>"
    }

    private func heightText(_ height: Double, _ words: Words) -> String {
        profile.units == .imperial ? words.typed(height: height, .imperial) : words.measured(height, .waist, .metric)
    }

    private func form(_ words: Words) -> HTML {
        let controls = FormControls(words: words, fields: fields, refusal: refusal)
        let notSpecified = (value: "", label: words.notSpecified)
        let kilos = words.unit(of: .weight, units)
        let height = units == .imperial ? words.heightInFeet : "\(words.height), \(words.centimetre)"
        let weight: HTML? = weighIn.map { id in
            """
            \(controls.newID(id))\(controls.textField("weight", "\(words.weight), \(kilos)", mode: "decimal"))
            """
        }
        return """
            <form class="form profile-form" method="post" action="\(BodyActionRoute.saveProfile.url)" novalidate>\(controls.defaultButton)\
            \(controls.seen)<input type="hidden" name="shownIn" value="\(units.rawValue)">\(controls.notice)
            <section class="card form"><h2>\(words.aboutYou)</h2>
            \(controls.textField("name", "\(words.petName) (\(words.optional))"))
            <div class="pair">\(controls.textField("birthday", words.birthday, type: "date"))
            \(controls.textField("height", height, mode: units == .imperial ? nil : "decimal"))</div>
            \(weight)
            \(controls.segmentedControl("sex", words.sex, [notSpecified] + Sex.allCases.map { (value: $0.rawValue, label: words.name($0)) }, hint: words.sexHint))
            \(controls.select("activity", words.activity, [notSpecified] + Activity.allCases.map { (value: $0.rawValue, label: words.name($0)) }))
            </section>
            <section class="card form"><h2>\(words.weightGoal)</h2>\(if: isWeightGoalTooLow, "<div class=\"notice warn\">\(Icon.warning.svg)<p>\(words.weightGoalTooLow)</p></div>")
            \(controls.select("goal", words.weightGoalLabel, [notSpecified] + WeightGoal.allCases.map { (value: $0.rawValue, label: words.name($0)) }))
            <div class="pair">\(controls.textField("goalWeight", "\(words.goalWeight), \(kilos)", mode: "decimal"))
            \(controls.textField("rate", "\(words.weightRate), \(kilos)", mode: "decimal", hint: words.rateHint(words.limit(EnergyTarget.defaultRate, of: .rate, units))))</div>
            </section>
            <section class="card form">\(controls.segmentedControl("units", words.unitSystem, UnitSystem.allCases.map { (value: $0.rawValue, label: words.name($0)) }))</section>
            <div class="submit"><button class="button primary">\(words.save)</button></div></form>
            """
    }
}
