import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The text field that adds a task and shows the recognized parts while typing.
struct QuickAddBar: Sendable {
    /// The page to continue with.
    let back: PageRoute
    /// The id of the task to add, so that posting twice adds it once.
    let id: RecordID
    /// The day for which it was opened, where a line that is not added is kept; nil for any.
    var day: Day?
    var line = ""
    var understood: HTML = .empty
    var reason: String?
    /// Whether the line itself was refused, rather than a field below it.
    var isInvalid = false
    var isFocused = false
    /// The name of the field and an example of a line, where it is not mainly for tasks.
    var purpose: (label: String, example: String)?

    func view(_ words: Words) -> HTML {
        let label = purpose?.label ?? words.addTask
        let example = purpose?.example ?? words.quickAddHint
        return """
            <form class="quick adding"\(attribute: "data-due", day?.text) method="post" action="\(TaskActionRoute.quickAdd.url)" data-understand="\(TaskPageRoute.quick(back: back.url).url)" \
            data-returned="\(words.draftRestored)" data-draft-discard="\(words.discard)">\
            <input type="hidden" name="back" value="\(back.url)"><input type="hidden" name="id" value="\(id.hex)">\
            <input id="quick" type="text" name="line" value="\(line)" required autocomplete="off" enterkeyhint="done" \
            placeholder="\(example)" aria-label="\(label)" aria-describedby="understood"\
            \(attribute: "autofocus", if: isFocused)\(attribute: "aria-invalid", isInvalid ? "true" : nil)>\
            <button class="round primary" aria-label="\(purpose == nil ? words.addTask : words.add)">\(Icon.add.svg)</button>\
            <div id="understood" class="understood" aria-live="polite">\(understood)\(reason.map { "<p class=\"reason\">\(Icon.warning.svg)<span>\($0)</span></p>" as HTML })</div></form>

            """
    }
}

extension TaskLine {
    /// The recognized parts as chips; those of a task can be removed.
    ///
    /// - Parameters:
    ///   - needsEnergy: whether the line was refused because the energy of a food is missing.
    ///   - isExplained: whether the reason of a refusal is shown beside them.
    func chips(_ context: RequestContext, needsEnergy: Bool = false, isExplained: Bool = false) -> HTML {
        let (words, today) = (context.words, context.today)
        if let entry {
            let pieces = words.pieces(entry, in: context.state, today: today)
            let chips = pieces.map { "<span class=\"chip good\"><bdi>\($0)</bdi></span>" as HTML }
            return "\(chips)\(otherReading(words))\(energies(of: entry, context, isRefused: needsEnergy))"
        }
        if isOfHiddenPart { return otherReading(words) }
        let understood = understood.parts.map { part in
            """
            <label class="chip accent"><input type="checkbox" name="struck" value="\(part.text)" class="hidden">\
            <bdi>\(words.piece(part.kind, today: today))</bdi>\(Icon.close.small)<span class="hidden">: \(words.keepAsText)</span></label>
            """ as HTML
        }
        let kept = (context.request.query.all("struck") + context.request.form.all("struck")).map { text in
            """
            <label class="chip struck"><input type="checkbox" name="struck" value="\(text)" class="hidden" checked>\
            <s><bdi>\(text)</bdi></s><span class="hidden">: \(words.parseAgain)</span></label>
            """ as HTML
        }
        let longLimit: HTML = "<span class=\"chip\">\(words.limitsAreOfADay)</span>"
        return
            "\(understood)\(if: isLongLimit && !isExplained, longLimit)\(reminder(words))\(dayOfTime(words, today: today))\(impliedDay(words, today: today))\(kept)\(otherReading(words))"
    }

    /// The chip of the reminder that the line asks for, or the choice of it again.
    private func reminder(_ words: Words) -> HTML {
        guard let reminder else { return .empty }
        return choiceChip(
            "silent", words.reminderAt(reminder.time.text), isStruck: reminder.isStruck,
            label: reminder.isStruck ? words.dayRemoved : words.removeReminder)
    }

    /// The chip of the day on which a time without a day comes next.
    private func dayOfTime(_ words: Words, today: Day) -> HTML {
        guard implied == nil, let day = draft.dueDay, understood.hasTimeAlone else { return .empty }
        return "<span class=\"chip accent\"><bdi>\(words.piece(.due(day), today: today))</bdi></span>"
    }

    /// The chip of the day that a task takes from its page, or the choice of it again.
    func impliedDay(_ words: Words, today: Day) -> HTML {
        guard let implied else { return .empty }
        return choiceChip(
            "undated", words.piece(.due(implied.day), today: today), isStruck: implied.isStruck,
            label: implied.isStruck ? words.dayRemoved : words.removeDay)
    }

    /// A chip of something that the line does not name itself, which can be removed and added back.
    private func choiceChip(_ field: String, _ text: String, isStruck: Bool, label: String) -> HTML {
        let name: HTML = "<bdi>\(text)</bdi>"
        let content: HTML =
            isStruck
            ? "<s>\(name)</s><span class=\"hidden\">: \(label)</span>"
            : "\(name)\(Icon.close.small)<span class=\"hidden\">: \(label)</span>"
        return """
            <label class="chip \(isStruck ? "struck" : "accent")"><input type="checkbox" name="\(field)" value="1" class="hidden"\(attribute: "checked", if: isStruck)>\
            \(content)</label>
            """
    }

    /// The chip that chooses another reading of the line, or takes that back.
    private func otherReading(_ words: Words) -> HTML {
        guard let choice else { return .empty }
        let name =
            switch choice.reading {
            case .task: words.makeTask
            case .meal: words.logAsMeal
            case .partThatIsOff: words.switchOn(partThatIsOff?.section.name(words) ?? "")
            }
        return """
            <label class="chip \(choice.isChosen ? "accent" : "other")"><input type="checkbox" name="as" value="\(choice.reading.rawValue)" class="hidden"\(attribute: "checked", if: choice.isChosen)>\
            \(name)\(if: choice.isChosen, Icon.close.small)</label>
            """
    }

    /// The fields for the energy of foods that are not known yet.
    private func energies(of entry: QuickEntry, _ context: RequestContext, isRefused: Bool) -> HTML {
        guard case .meal(let meal) = entry else { return .empty }
        let words = context.words
        var isFirst = isRefused
        let fields = words.newFoods(of: meal, in: context.state).enumerated().map { index, food -> HTML in
            let name = Self.energyField(of: food.name)
            let typed = context.request.query[name] ?? context.request.form[name] ?? ""
            let isMissing = isFirst && words.energy(typed: typed) == nil
            if isMissing { isFirst = false }
            return """
                <div class="field"><label for="energy-\(index)">\(words.newFoodEnergy(food.name, perPortion: food.basis == .portion))</label>\
                <input id="energy-\(index)" type="text" inputmode="decimal" autocomplete="off" enterkeyhint="done" name="\(name)" value="\(typed)"\(attribute: "autofocus", if: isMissing)\(attribute: "aria-invalid", isMissing ? "true" : nil)></div>
                """
        }
        return "\(fields)"
    }

    /// The name of the field for the energy of a food.
    private static func energyField(of food: String) -> String { "energy:" + food }

    /// The energies that were typed for new foods, by their name.
    func energies(_ context: RequestContext) -> [String: Double] {
        guard case .meal(let meal) = entry else { return [:] }
        var energies: [String: Double] = [:]
        for food in context.words.newFoods(of: meal, in: context.state) {
            let typed = context.request.form[Self.energyField(of: food.name)] ?? ""
            energies[food.name] = context.words.energy(typed: typed)
        }
        return energies
    }
}

extension Words {
    /// Parses typed kilocalories, with or without their unit; nil if they are none.
    fileprivate func energy(typed: String) -> Double? {
        guard let (value, unit) = parseQuantity(PlainText.line(typed)) else { return nil }
        return unit.isEmpty || unit == "kcal" || unit == "ккал" ? value : nil
    }
}
