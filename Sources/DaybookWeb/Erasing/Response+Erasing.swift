extension Response {
    /// Reports, on the page after an erasure, how many files the host could not delete.
    public mutating func report(filesLeft count: Int) {
        guard count > 0, let location else { return }
        self.location = location + "&left=\(count)"
    }
}

extension RequestContext {
    /// The number of files that the host could not delete in the erasure that the page's message is about.
    var filesLeft: Int {
        switch flashMessage {
        case .done(.journal(.erase)), .notice(.nothingToErase):
            request.query["left"].flatMap { Int($0) }.map { max(0, $0) } ?? 0
        default: 0
        }
    }
}
