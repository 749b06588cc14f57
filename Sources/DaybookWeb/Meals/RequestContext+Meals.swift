import CivilTime
import DaybookCore
import Journal
import Phrasing
import Words

extension RequestContext {
    /// Returns the page for a meal or food route.
    func show(_ route: MealPageRoute) -> Outcome {
        switch route {
        case .day(let day, let kind): page(MealsPage(self, day: day ?? today, kind))
        case .add(let kind, let day, let search): page(AddToMealPage(self, kind, day: day ?? today, search: search))
        case .statistics(let span, let last): page(MealStatisticsPage(self, by: span, until: last))
        case .meal(let id): found(MealPage(self, id: id))
        case .item(let id): found(MealItemPage(self, id: id))
        case .foods(let search): page(FoodsPage(self, search: search))
        case .addFood(let start): page(FoodFormPage(adding: newIDs()(), start, self))
        case .food(let id): found(FoodFormPage(editing: id, self))
        }
    }

    /// Handles a POST request to a meal or food route.
    func act(_ route: MealActionRoute) -> Outcome {
        switch route {
        case .logFood(let day): logFood(on: day)
        case .add(let kind, let day, let search): add(kind, on: day, search: search)
        case .edit(let id): editMeal(id)
        case .delete(let id):
            change(.delete(id), of: id, then: .day(listed(state.meals[id]?.day)))
        case .copy(let id): copyMeal(id)
        case .editItem(let id): editItem(id)
        case .deleteItem(let id):
            change(
                .deleteItem(id), of: id,
                then: .day(listed(state.meal(state.mealItems[id]?.meal)?.day)))
        case .addFood: addFood()
        case .editFood(let id): editFood(id)
        case .deleteFood(let id): change(.deleteFood(id), of: id, then: .foods(search: ""))
        }
    }

    /// The day for a link; nil for today.
    func listed(_ day: Day?) -> Day? { day == today ? nil : day }

    /// The meal to add to: the chosen one, or the usual one at this hour.
    func mealKind(_ chosen: MealKind?, on day: Day) -> MealKind {
        if let chosen { return chosen }
        guard day == today else {
            let kinds = state.meals(on: day).map { $0.kind }
            return MealKind.allCases.first { !kinds.contains($0) } ?? .snack
        }
        switch now.time.hour {
        case 4..<11: return .breakfast
        case 11..<16: return .lunch
        case 17..<22: return .dinner
        default: return .snack
        }
    }

    /// Runs a command without a form. A refusal is shown as a message.
    private func change(
        _ command: MealCommand, of record: RecordID?, then route: MealPageRoute
    ) -> Outcome {
        do throws(BodyRefusal) {
            let decision = try command.decide(in: state, now: now, newID: newIDs())
            return commit(decision, of: record, then: back ?? .meals(route))
        } catch {
            return refused(ReasonPage(words: words, reason: words.reason(error)))
        }
    }

    /// Logs a typed line, or a usual food whose button was pressed.
    private func logFood(on day: Day?) -> Outcome {
        let form = request.form
        let id = formID()
        let kind = form["meal"].flatMap { MealKind(rawValue: $0) } ?? mealKind(nil, on: day ?? today)
        let line = form["line"] ?? ""
        func page(_ refusal: FormRefusal) -> Outcome {
            refused(MealsPage(self, day: day ?? today, id: id, kind, line: line, refusal: refusal))
        }
        var items: [MealItem] = []
        if let usual = form["usual"] {
            items = UsualFoodButton.item(usual, id: id).map { [$0] } ?? []
        } else {
            if PlainText.line(line).isEmpty { return page(FormRefusal("line", words.mealEmpty)) }
            switch words.eaten(line, as: id, in: state) {
            case .item(let found): items = [found]
            case .unknown(let query):
                let newID = newIDs()
                if let several = words.eatenTogether(line, in: state, newID: newID) {
                    items = several.enumerated().map { $0.offset == 0 ? $0.element.copy(id: id) : $0.element }
                    break
                }
                if query.isEmpty { return page(FormRefusal("line", words.mealEmpty)) }
                return .response(.redirect(to: MealPageRoute.add(kind, listed(day), search: query).url), nil)
            }
        }
        guard !items.isEmpty else { return page(FormRefusal("line", words.foodWasDeleted)) }
        return logFoods(items, kind, RecordTime(day: listed(day))) { page(FormRefusal("line", words.reason($0))) }
    }

    /// The meal to which a decision adds.
    private func meal(of decision: Decision) -> RecordID? {
        for change in decision.changes {
            if change.table == Meal.table { return change.record }
            if change.table == MealItem.table, change.field == "meal", case .bytes(let id) = change.value {
                return RecordID(id)
            }
        }
        return nil
    }

    /// Commits eaten items. The message names the item, or the meal if there are several.
    private func logFoods(
        _ items: [MealItem], _ kind: MealKind, _ moment: RecordTime, orElse: (BodyRefusal) -> Outcome
    ) -> Outcome {
        do throws(BodyRefusal) {
            let decision = try MealCommand.logFoods(items, kind, moment).decide(in: state, now: now, newID: newIDs())
            let next = back ?? .meals(.day(moment.day, of: kind))
            guard items.count == 1, let item = items.first else {
                return commit(
                    decision, saying: .done(.meal(.addMeal)), of: meal(of: decision) ?? items[0].id,
                    bringingOn: challengeBroughtOn(by: decision)?.challenge.id, then: next)
            }
            let part = decision.changes.first { $0.table == MealItem.table }?.record
            return commit(
                decision, saying: .done(.meal(.addMealItem)), of: part ?? item.id,
                then: question(about: item.copy(id: part ?? item.id)) ?? next)
        } catch {
            return orElse(error)
        }
    }

    private func add(_ kind: MealKind?, on day: Day?, search: String) -> Outcome {
        let form = request.form
        var item = MealItem(id: formID())
        item.food = form["food"].flatMap { RecordID(hex: $0) }
        let kind = mealKind(kind, on: day ?? today)
        func page(_ refusal: FormRefusal) -> Outcome {
            refused(
                AddToMealPage(
                    self, kind, day: day ?? today, search: search, id: item.id, form, of: item.food,
                    refusal: refusal))
        }
        do throws(FormRefusal) {
            try item.fill(fromForm: form, words)
            return logFoods([item], kind, RecordTime(day: listed(day))) { error in
                // The day is in the page's address, not in its form.
                page(FormRefusal(error.input == "day" ? "" : error.input, words.reason(error)))
            }
        } catch {
            return page(error)
        }
    }

    private func copyMeal(_ other: RecordID) -> Outcome {
        let id = formID()
        let day = request.form["day"].flatMap { Day($0) }.flatMap { listed($0) }
        return change(.copy(other, RecordTime(day: day), id: id), of: id, then: .day(day))
    }

    private func editMeal(_ id: RecordID) -> Outcome {
        guard var meal = state.meal(id) else { return refused(ReasonPage(words: words, reason: words.mealWasDeleted)) }
        let current = FormFields(dated: meal, words)
        let form = request.form.merged(over: current, groups: [BodyFields.momentInputs])
        do throws(FormRefusal) {
            try meal.fill(fromForm: form, over: current, words)
            let moment = try BodyFields.moment(form, words)
            let decision = try decide(.edit(meal, at: moment))
            return commit(decision, of: id, then: .meals(.day(listed(moment.day))))
        } catch {
            guard let page = MealPage(self, id: id, form, refusal: error) else {
                return refused(ReasonPage(words: words, reason: words.mealWasDeleted))
            }
            return refused(page)
        }
    }

    private func editItem(_ id: RecordID) -> Outcome {
        guard var item = state.mealItems[id], item.isAlive, let meal = state.meal(item.meal) else {
            return refused(ReasonPage(words: words, reason: words.mealWasDeleted))
        }
        let current = FormFields(item, words)
        let form = request.form.merged(over: current)
        do throws(FormRefusal) {
            try item.fill(fromForm: form, over: current, words)
            let decision = try decide(.editItem(item))
            return commit(decision, of: id, then: question(about: item) ?? .meals(.day(listed(meal.day))))
        } catch {
            guard let page = MealItemPage(self, id: id, form, refusal: error) else {
                return refused(ReasonPage(words: words, reason: words.mealWasDeleted))
            }
            return refused(page)
        }
    }

    /// The page of an item whose own numbers do not add up, where it is asked about; nil for any other item.
    private func question(about item: MealItem) -> PageRoute? {
        item.food == nil && item.nutrition.isQuestionable ? .meals(.item(item.id)) : nil
    }

    private func decide(_ command: MealCommand) throws(FormRefusal) -> Decision {
        do throws(BodyRefusal) {
            return try command.decide(in: state, now: now, newID: newIDs())
        } catch {
            throw FormRefusal(error.input, words.reason(error))
        }
    }
}
