/// The stable sort of the browser's app, in place of the standard library's: that one is compiled again for each type
/// that is sorted.
extension Sequence {
    func sorted(by precedes: (Element, Element) -> Bool) -> [Element] {
        let elements = Array(self)
        return sortedPlaces(elements.count) { precedes(elements[$0], elements[$1]) }.map { elements[$0] }
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

/// The places 0..<count in the order of what is there. Merges runs of growing length; those in order already stay.
@inline(never)
func sortedPlaces(_ count: Int, _ precedes: (Int, Int) -> Bool) -> [Int] {
    var places = Array(0..<count)
    var merged = places
    var length = 1
    while length < count {
        var start = 0
        while start < count {
            let middle = min(start + length, count)
            let end = min(middle + length, count)
            if middle < end, precedes(places[middle], places[middle - 1]) {
                var left = start
                var right = middle
                for place in start..<end {
                    if left < middle, right == end || !precedes(places[right], places[left]) {
                        merged[place] = places[left]
                        left += 1
                    } else {
                        merged[place] = places[right]
                        right += 1
                    }
                }
            } else {
                for place in start..<end { merged[place] = places[place] }
            }
            start = end
        }
        swap(&places, &merged)
        length *= 2
    }
    return places
}
