/// A stable sort that replaces the standard library's in the browser's app: that one is compiled again for each element
/// type.
extension Sequence {
    func sorted(by precedes: (Element, Element) -> Bool) -> [Element] {
        let elements = Array(self)
        return sortedIndices(elements.count) { precedes(elements[$0], elements[$1]) }.map { elements[$0] }
    }
}

extension Sequence where Element: Comparable {
    func sorted() -> [Element] { sorted { $0 < $1 } }
}

extension Array {
    mutating func sort(by precedes: (Element, Element) -> Bool) { self = sorted(by: precedes) }
}

extension Array where Element: Comparable {
    mutating func sort() { self = sorted { $0 < $1 } }
}

/// The indices 0..<count in the order of their elements. Merges runs of growing length, and copies runs in order.
@inline(never)
func sortedIndices(_ count: Int, _ precedes: (Int, Int) -> Bool) -> [Int] {
    var indices = Array(0..<count)
    var merged = indices
    var length = 1
    while length < count {
        var start = 0
        while start < count {
            let middle = min(start + length, count)
            let end = min(middle + length, count)
            if middle < end, precedes(indices[middle], indices[middle - 1]) {
                var left = start
                var right = middle
                for index in start..<end {
                    if left < middle, right == end || !precedes(indices[right], indices[left]) {
                        merged[index] = indices[left]
                        left += 1
                    } else {
                        merged[index] = indices[right]
                        right += 1
                    }
                }
            } else {
                for index in start..<end { merged[index] = indices[index] }
            }
            start = end
        }
        swap(&indices, &merged)
        length *= 2
    }
    return indices
}
