import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The person's pets.
struct PetsPage: PageView {
    let active: [Row]
    let archived: [Row]
    let marks: AdviceMark
    let today: Day
    let title: String

    /// A pet with its latest mood.
    struct Row: Sendable {
        let pet: Subject
        let latest: MoodEntry?
    }

    var section: Section? { .moods }
    var layout: PageLayout { .plain }

    init(_ context: RequestContext) {
        let state = context.state
        let rows = state.livingSubjects.map { Row(pet: $0, latest: state.moodEntries(of: $0.id).last) }
        active = rows.filter { !$0.pet.isArchived }
        archived = rows.filter { $0.pet.isArchived }
        marks = AdviceMark(context, active.map { $0.pet })
        today = context.today
        title = context.words.title(context.words.moods, context.words.pets)
    }

    func view(_ words: Words) -> HTML {
        let add: HTML =
            "<a class=\"button primary\" href=\"\(MoodPageRoute.addPet.url)\">\(Icon.add.svg)\(words.addPet)</a>"
        let empty: HTML = """
            <section class="empty">\(MoodFace.happy.svg)<h2>\(words.noPetsYet)</h2><p>\(words.noPetsYetHint)</p>\(add)</section>
            """
        let away: HTML = """
            <section class="group"><h2>\(words.archive)</h2><ul class="list">\(archived.map { row($0, words) })</ul></section>
            """
        return """
            <header class="bar"><div class="heading"><h1>\(title)</h1></div>\
            \(if: !active.isEmpty, "<div class=\"actions\"><a class=\"button\" href=\"\(MoodPageRoute.addPet.url)\">\(Icon.add.svg)\(words.add)</a></div>")</header>
            \(MoodTabs(current: .pets, owner: nil).view(words))
            \(active.isEmpty && archived.isEmpty ? empty : "<ul class=\"list\">\(active.map { row($0, words) })</ul>")
            \(if: !archived.isEmpty, away)
            """
    }

    private func row(_ row: Row, _ words: Words) -> HTML {
        var facts = [words.species(row.pet.species)]
        if let age = row.pet.age(on: today) { facts.append(words.age(years: age.years, months: age.months)) }
        if let latest = row.latest, let mood = latest.mood, let day = latest.day {
            facts.append("\(words.mood(mood)), \(words.near(day, to: today))")
        }
        let link = row.pet.isArchived ? MoodPageRoute.pet(row.pet.id) : .home(of: row.pet.id)
        return """
            <li><a class="line" href="\(link.url)">\(PetIcon.large(row.pet))<span><strong><bdi>\(row.pet.name)</bdi>\(marks.view(row.pet.id, words))</strong>\
            <small>\(facts.joined(separator: " · "))</small></span></a>\
            <a class="round plain" href="\(MoodPageRoute.pet(row.pet.id).url)" aria-label="\(words.editNamed(row.pet.name))">\(Icon.edit.svg)</a></li>

            """
    }
}

/// The page on which a pet is added or changed.
struct PetFormPage: PageView {
    let fields: FormFields
    let id: RecordID
    /// The pet that is changed; nil for a new one.
    let pet: Subject?
    let refusal: FormRefusal?
    let title: String
    private let attachments: AttachmentsSection?

    var section: Section? { .moods }
    var layout: PageLayout { .narrow }

    /// An empty form.
    init(adding context: RequestContext) {
        var pet = Subject(id: context.newIDs()())
        pet.color = .amber
        self.init(pet.id, FormFields(pet, context.words), context)
    }

    /// Nil if there is no such pet.
    init?(editing id: RecordID, _ context: RequestContext) {
        guard let pet = context.state.subject(id) else { return nil }
        self.init(id, FormFields(pet, context.words), context)
    }

    /// A form as it was typed.
    init(
        _ id: RecordID, _ fields: FormFields, _ context: RequestContext, refusal: FormRefusal? = nil
    ) {
        self.id = id
        self.fields = fields
        self.refusal = refusal
        pet = context.state.subject(id)
        title = pet?.name ?? context.words.newPet
        attachments = pet.map { AttachmentsSection(.pet($0.id), context, back: .moods(.pet($0.id))) }
    }

    func view(_ words: Words) -> HTML {
        let controls = FormControls(words: words, fields: fields, refusal: refusal)
        let action = pet.map { MoodActionRoute.editPet($0.id) } ?? .addPet
        let animals = Species.allCases.map { (value: $0.rawValue, label: words.species($0)) }
        return """
            \(BackLink.toolbar(to: MoodPageRoute.pets, words.pets))\
            <header class="bar"><div class="heading"><h1><bdi>\(title)</bdi></h1></div></header>
            <form class="form"\(attribute: "data-focus", pet == nil ? "name" : nil) method="post" action="\(action.url)" novalidate\(controls.draft)>\(controls.defaultButton)\(pet == nil ? controls.newID(id) : controls.seen)
            \(controls.notice)<section class="card form">
            <div class="naming">\(controls.emojiField())
            \(controls.textField("name", words.petName, required: true))</div>
            \(controls.select("species", words.animal, animals))
            \(controls.textField("birthday", "\(words.birthday) (\(words.optional))", type: "date"))
            \(controls.colorPicker())</section>
            <div class="submit"><button class="button primary">\(words.save)</button>\
            <a class="button" href="\(MoodPageRoute.pets.url)" data-discard>\(words.cancel)</a></div></form>
            \(attachments?.view(words))\(pet.map { ending($0, words) })
            """
    }

    private func ending(_ pet: Subject, _ words: Words) -> HTML {
        func post(_ route: MoodActionRoute, _ style: HTML, _ icon: Icon, _ label: String) -> HTML {
            "<form method=\"post\" action=\"\(route.url)\"><button class=\"\(style)\">\(icon.svg)\(label)</button></form>"
        }
        return """
            <div class="ending">\(pet.isArchived ? post(.restorePet(pet.id), "button", Icon.restore, words.restore) : post(.archivePet(pet.id), "button", Icon.archive, words.archivePet))\
            \(post(.deletePet(pet.id), "button danger", Icon.trash, words.deletePet))</div>
            <p class="quiet after">\(words.deletingPet)</p>
            """
    }
}
