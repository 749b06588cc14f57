extension RandomAccessCollection where Index == Int {
    /// The index of the first element that satisfies the predicate; `endIndex` if none does. The collection must be
    /// partitioned by the predicate.
    ///
    /// Like the function in swift-algorithms, which does not compile for Embedded Swift.
    public func partitioningIndex(where belongsInSecondPartition: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if belongsInSecondPartition(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
