extension RandomAccessCollection where Index == Int {
    /// The index of the first element that passes, where all behind it pass too; `endIndex` if none does.
    ///
    /// swift-algorithms has the same, but does not compile for Embedded Swift.
    public func partitioningIndex(where belongsInSecondPartition: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if belongsInSecondPartition(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
