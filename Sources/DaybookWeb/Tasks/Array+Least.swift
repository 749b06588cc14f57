import Journal

extension Array {
    /// The first elements in sorted order, without sorting the whole array.
    func least(_ count: Int, by precedes: (Element, Element) -> Bool) -> [Element] {
        guard count < self.count / 4 else { return Array(sorted(by: precedes).prefix(count)) }
        var least: [Element] = []
        for element in self {
            if let last = least.last, least.count == count {
                guard precedes(element, last) else { continue }
                least.removeLast()
            }
            if count > 0 { least.insert(element, at: least.partitioningIndex { !precedes($0, element) }) }
        }
        return least
    }
}
