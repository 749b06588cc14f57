import DaybookCore
import Journal
import Phrasing
import Words

extension RequestContext {
    /// Adds the category of a posted form, with the id from the form.
    func addCategory() -> Outcome {
        let id = formID()
        return saveCategory(id, saying: .categoryAdded) { .add($0, id: id) }
    }

    /// Updates a category from a posted form.
    func editCategory(_ id: RecordID) -> Outcome {
        saveCategory(id, saying: .categorySaved) { .edit(id, $0) }
    }

    /// Deletes a category; its habits stay, without a category.
    func deleteCategory(_ id: RecordID) -> Outcome {
        guard state.categories[id] != nil else { return .answer(notFound(), nil) }
        // Deleting an already deleted category succeeds without a change.
        var decision = Decision("deleteCategory", [])
        if let made = try? CategoryCommand.delete(id).decide(in: state) { decision = made }
        return keep(decision, saying: .categoryDeleted, of: id, then: .categories)
    }

    private func saveCategory(
        _ id: RecordID, saying message: FlashMessage, _ command: (CategoryDraft) -> CategoryCommand
    ) -> Outcome {
        var form = CategoryForm(fields: request.form, over: state.category(id))
        if let emoji = FormControls.suggestion(request.form["do"]) {
            form.icon = emoji
            return .answer(.page(document(CategoryFormPage(id, form, self, focus: "icon"))), nil)
        }
        do throws(CategoryRefusal) {
            let decision = try command(try form.draft()).decide(in: state)
            return keep(decision, saying: message, of: id, then: .categories)
        } catch {
            return refused(CategoryFormPage(id, form, self, refusal: FormRefusal(error.field, words.reason(error))))
        }
    }
}

extension CategoryRefusal {
    /// The name of the form field that it concerns; empty if none.
    fileprivate var field: String {
        switch self {
        case .nameBlank, .nameTooLong, .nameTaken: "name"
        case .iconTooLong: "icon"
        case .unknownColor: "color"
        case .noSuchCategory: ""
        }
    }
}
