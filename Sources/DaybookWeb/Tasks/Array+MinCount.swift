import Journal

extension Array {
    /// The smallest elements in sorted order, without sorting the whole array.
    ///
    /// Like the function in swift-algorithms, which does not compile for Embedded Swift.
    func min(count: Int, sortedBy precedes: (Element, Element) -> Bool) -> [Element] {
        guard count < self.count / 4 else { return Array(sorted(by: precedes).prefix(count)) }
        var smallest: [Element] = []
        for element in self {
            if let last = smallest.last, smallest.count == count {
                guard precedes(element, last) else { continue }
                smallest.removeLast()
            }
            if count > 0 { smallest.insert(element, at: smallest.partitioningIndex { !precedes($0, element) }) }
        }
        return smallest
    }
}
