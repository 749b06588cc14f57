import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The page to log a mood, with suggestions and the last days.
struct MoodsPage: PageView {
    let fields: MoodFields
    /// The pet; nil for the person.
    let pet: Subject?
    let pets: [Subject]
    let marks: AdviceMark
    let advice: [AdviceCard]
    let days: [MoodDay]
    let hasMore: Bool
    /// The entry that was just added.
    let just: RecordID?
    let newID: RecordID
    let refusal: FormRefusal?
    let today: Day
    let title: String

    private static let recentDays = 7

    var section: Section? { .moods }
    var layout: PageLayout { .plain }

    /// Nil if there is no such pet.
    init?(
        _ context: RequestContext, of owner: RecordID?, id: RecordID? = nil, _ form: FormFields = FormFields(),
        refusal: FormRefusal? = nil
    ) {
        let state = context.state
        let pet = state.subject(owner)
        if owner != nil, pet == nil { return nil }
        self.pet = pet
        self.refusal = refusal
        pets = state.activeSubjects
        marks = AdviceMark(context, pets)
        fields = MoodFields(form, isOfPet: owner != nil, context, refusal: refusal)
        let entries = state.moodEntries(of: owner)
        let today = context.today
        self.today = today
        let recent = entries.filter { ($0.day.map { today.days(since: $0) < Self.recentDays }) ?? false }
        days = MoodDay.all(of: recent, in: state)
        hasMore = entries.count > recent.count
        advice = state.advice(on: owner, today: today).map { AdviceCard($0, name: pet?.name, in: state, today: today) }
        let message = context.flashMessage
        just = message == .done(.mood(.logMood)) ? context.request.query["of"].flatMap { RecordID(hex: $0) } : nil
        newID = id ?? context.newIDs()()
        title = context.words.moods
    }

    func view(_ words: Words) -> HTML {
        let controls = FormControls(words: words, refusal: refusal)
        var list = MoodFilter()
        list.owner = pet.map { .pet($0.id) } ?? .person
        let more: HTML =
            "<p><a class=\"button plain wide\" href=\"\(MoodPageRoute.list(list).url)\">\(words.allMoods)</a></p>"
        return """
            <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
            \(MoodTabs(current: .write, owner: pet?.id).view(words))
            \(SubjectSwitch(pets: pets, current: pet?.id, marks: marks).view(words) { .home(of: $0) })
            <form class="card form mood-form" method="post" action="\(MoodActionRoute.log(of: pet?.id).url)" novalidate>\
            <input type="hidden" name="id" value="\(newID.hex)">\(controls.notice)
            \(fields.faces(words, heading: pet.map { words.howIs($0.name) } ?? words.howAreYou))
            \(fields.rest(words, isOpen: false))
            <div class="submit"><button class="button primary">\(words.save)</button></div></form>
            \(if: !advice.isEmpty, "<div class=\"stack advices\">\(advice.map { $0.view(words) })</div>")
            \(days.isEmpty && !hasMore ? empty(words) : "\(days.map { $0.view(words, today: today, just: just, isWhoseShown: false) })")
            \(if: hasMore, more)
            """
    }

    private func empty(_ words: Words) -> HTML {
        """
        <section class="empty">\(pet == nil ? MoodFace.good.svg : MoodFace.happy.svg)<h2>\(words.noMoodsYet)</h2><p>\(words.noMoodsYetHint)</p>\
        \(if: pets.isEmpty, "<a class=\"button\" href=\"\(MoodPageRoute.addPet.url)\">\(Icon.add.svg)\(words.addPet)</a>")
        <a class="button plain" href="\(DataPageRoute.data.url)">\(words.orImport)</a></section>
        """
    }
}

/// A suggestion with the entries that led to it.
struct AdviceCard: Sendable {
    let advice: Advice
    let name: String?
    let rows: [MoodRow]
    let days: [Day]
    let today: Day
    /// The number of entries beyond those shown.
    let beyond: Int

    private static let mostEntries = 30

    init(_ advice: Advice, name: String?, in state: State, today: Day) {
        self.advice = advice
        self.name = name
        self.today = today
        let entries = advice.entries.reversed().prefix(Self.mostEntries).compactMap { state.mood($0) }
        beyond = max(0, advice.entries.count - Self.mostEntries)
        rows = entries.compactMap { MoodRow($0, in: state) }
        days = rows.map { $0.entry.day ?? today }
    }

    func view(_ words: Words) -> HTML {
        let led = rows.indices.map { place -> HTML in
            """
            <li><a class="line" href="\(MoodPageRoute.entry(rows[place].entry.id).url)"><span class="face-mark \(rows[place].mood.tint)">\(rows[place].mood.face)</span>\
            <span><strong>\(words.mood(rows[place].mood))</strong><small>\(words.near(days[place], to: today)), \(words.time(rows[place].entry.moment.time))</small></span></a></li>
            """
        }
        let cause = advice.cause
        return """
            <section class="card advice\(if: advice.rule == .weeklyRise, " kind")">\
            <p>\(advice.rule == .weeklyRise ? Icon.heart.svg : Icon.info.svg)<span>\(words.sentence(of: advice, name: name))</span></p>\
            <div class="advice-foot"><details><summary>\(words.whatLedToIt)</summary><ul class="list bare">\(led)</ul>\(if: beyond > 0, "<p class=\"quiet\">+ \(words.moodEntries(beyond))</p>")</details>\
            <form method="post" action="\(MoodActionRoute.dismissAdvice.url)">\(if: cause.subject != nil, "<input type=\"hidden\" name=\"whose\" value=\"\(cause.subject?.hex ?? "")\">")\
            <input type="hidden" name="rule" value="\(Int(cause.rule.rawValue))"><input type="hidden" name="key" value="\(Hexadecimal.text(cause.key))">\
            <button class="button plain">\(words.dismissAdvice)</button></form></div></section>

            """
    }
}
