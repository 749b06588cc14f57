import Journal

extension Food {
    /// The food of the person's own with its name trimmed. A questionable label is taken, see
    /// `Food.isQuestionable`.
    ///
    /// - Parameter old: The food as it is, whose values are not checked; nil for a new one.
    func validated(in state: State, over old: Food?) throws(BodyRefusal) -> Food {
        let food: Food
        do throws(FieldError) {
            food = try validated(over: old)
            if nutrition.kilocalories == nil, nutrition != old?.nutrition { throw FieldError("energy", .numberMissing) }
            if !food.barcode.isEmpty, food.barcode != old?.barcode, Self.barcodeDigits(food.barcode) == nil {
                throw FieldError("barcode", .notABarcode)
            }
        } catch {
            throw .field(error)
        }
        if food.name != old?.name { try food.checkName(in: state) }
        return food
    }

    func checkName(in state: State) throws(BodyRefusal) {
        for other in state.ownFoods where other.id != id && PlainText.isSame(other.name, name) {
            throw .nameTaken(other.name)
        }
    }
}
