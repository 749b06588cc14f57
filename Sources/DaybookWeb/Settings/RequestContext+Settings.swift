import DaybookCore
import Phrasing
import Words

extension RequestContext {
    /// Saves settings, which apply to all the person's devices.
    func changeSettings() -> Outcome {
        do throws(FieldError) {
            var settings = state.settings
            var profile = state.profile
            let current = SettingsForm.fields(of: state, words)
            let form = request.form.merged(over: current)
            try settings.fill(fromSettingsForm: form, over: current, words)
            try profile.fill(fromSettingsForm: form, over: current)
            let units = Decision(JournalAction.changeSettings, profile.changes(from: state.profile))
            return commit(
                try SettingsCommand(settings).decide(in: state).joined(by: units), then: back ?? .settings(.settings))
        } catch {
            // Any error in the hour is reported as its range.
            let reason = error.field == "dayEndsAt" ? words.notBetween(0, 6) : words.reason(error)
            return refused(SettingsPage(self, request.form, refusal: FormRefusal(error.field, reason)))
        }
    }

    /// Switches a part of life on or off.
    func switchPart(_ part: JournalPart) -> Outcome {
        var settings = state.settings
        settings.setHidden(request.form["do"] == "hide", part)
        return save(settings, then: .settings(.settings), anchor: "parts")
    }

    /// Switches the game on or off.
    func switchGame() -> Outcome {
        var settings = state.settings
        settings.isGameOff = request.form["do"] == "hide"
        return save(settings, then: .settings(.settings), anchor: "parts")
    }

    /// Keeps the chosen parts of life; without any chosen, all.
    func chooseParts() -> Outcome {
        let chosen = request.form.all("part").compactMap { JournalPart(rawValue: $0) }
        var settings = state.settings
        for part in JournalPart.allCases { settings.setHidden(!chosen.isEmpty && !chosen.contains(part), part) }
        settings.isWelcomed = true
        return save(settings, then: .today(nil), anchor: "")
    }

    /// Moves a block of Today above the next one that the settings show, shows it or leaves it out.
    func arrangeToday(_ block: TodayBlock) -> Outcome {
        var placed = state.settings.todayBlocks
        guard let index = placed.firstIndex(where: { $0.block == block }) else { return .response(notFound(), nil) }
        switch request.form["do"] {
        case "up":
            let above = placed[..<index].lastIndex { !state.settings.hides(block: $0.block) }
            if let above { placed.insert(placed.remove(at: index), at: above) }
        case "hide": placed[index] = TodayBlock.Placed(block, isShown: false)
        case "show": placed[index] = TodayBlock.Placed(block)
        default: break
        }
        var settings = state.settings
        settings.todayBlocks = placed
        return save(settings, then: .settings(.settings), anchor: "today")
    }

    private func save(_ settings: Settings, then route: PageRoute, anchor: String) -> Outcome {
        do throws(FieldError) {
            return commit(
                try SettingsCommand(settings).decide(in: state), silently: true, then: route,
                anchor: anchor)
        } catch {
            return refused(SettingsPage(self, refusal: FormRefusal(error.field, words.reason(error))))
        }
    }
}
