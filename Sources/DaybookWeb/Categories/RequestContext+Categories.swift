import DaybookCore
import Journal
import Phrasing
import Words

extension RequestContext {
    /// Returns the page for a category route.
    func show(_ route: CategoryPageRoute) -> Outcome {
        switch route {
        case .list: page(CategoriesPage(self))
        case .add: page(CategoryFormPage(adding: self))
        case .category(let id): found(CategoryFormPage(editing: id, self))
        }
    }

    /// Handles a POST request to a category route.
    func act(_ route: CategoryActionRoute) -> Outcome {
        switch route {
        case .add: addCategory()
        case .edit(let id): editCategory(id)
        case .delete(let id): deleteCategory(id)
        }
    }

    /// Adds the category of a posted form, with the id from the form.
    func addCategory() -> Outcome {
        saveCategory(Category(id: formID()), over: nil) { .add($0) }
    }

    /// Saves a category's form.
    func editCategory(_ id: RecordID) -> Outcome {
        let category = state.category(id) ?? Category(id: id)
        return saveCategory(category, over: FormFields(category, words)) { .edit($0) }
    }

    /// Deletes a category; its habits stay, without a category.
    func deleteCategory(_ id: RecordID) -> Outcome {
        guard state.categories[id] != nil else { return .response(notFound(), nil) }
        // Deleting a deleted category succeeds without a change.
        var decision = Decision(CategoryAction.deleteCategory, [])
        if let made = try? CategoryCommand.delete(id).decide(in: state, newID: newIDs()) { decision = made }
        return commit(decision, of: id, then: .categories(.list))
    }

    private func saveCategory(
        _ category: Category, over current: FormFields?, _ command: (Category) -> CategoryCommand
    ) -> Outcome {
        var category = category
        var form = current.map { request.form.merged(over: $0) } ?? request.form
        if let emoji = FormControls.suggestion(request.form["do"]) {
            form["icon"] = emoji
            return .response(.page(document(CategoryFormPage(category.id, form, self))), nil)
        }
        do throws(CategoryRefusal) {
            do throws(FieldError) {
                try category.fill(from: form, over: current ?? FormFields(), words)
            } catch {
                throw .field(error)
            }
            let decision = try command(category).decide(in: state, newID: newIDs())
            return commit(decision, of: decision.added ?? category.id, then: .categories(.list))
        } catch {
            let refusal = FormRefusal(error.field, words.reason(error))
            return refused(CategoryFormPage(category.id, form, self, refusal: refusal))
        }
    }
}

extension CategoryRefusal {
    /// The form field the error belongs to; empty if none.
    fileprivate var field: String {
        switch self {
        case .field(let error): error.field
        case .nameTaken: "name"
        case .noSuchCategory: ""
        }
    }
}
