extension Array {
    /// The place of the first element that passes, in an array where all behind it pass too; its count if none does.
    func firstPlace(where passes: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if passes(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
