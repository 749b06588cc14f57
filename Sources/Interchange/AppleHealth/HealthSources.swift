/// The devices and apps that wrote records, in order of priority.
///
/// The rank of a source is the index of the first word in `words` that equals its name or, failing that, is contained
/// in its name or in the name of its device. Sources without such a word come last. Of two with the same rank, the one
/// read first comes first.
struct HealthSources {
    /// The maximum number of separate sources; further ones share the last rank.
    static let maximumCount = 250

    private let words: [[UInt8]]
    private(set) var names: [String] = []
    private var ranks: [Int] = []
    private var marks: [UInt64] = []
    private var numbers: [Int] = []
    private var lastMark: UInt64 = 0
    private var lastNumber = -1
    /// The number of the source that no other can precede; −1 until it is read.
    private(set) var first = -1
    /// The numbers of all sources in order of priority.
    private(set) var order: [Int] = []

    init(words: [String]) {
        self.words = words.map { Array($0.lowercased().utf8) }.filter { !$0.isEmpty }
    }

    /// Returns the number of a source.
    @inline(__always)
    mutating func number(_ bytes: HealthBytes, name: HealthText, device: HealthText) -> Int {
        let mark = bytes.mark(name)
        if mark == lastMark, lastNumber >= 0 { return lastNumber }
        return find(mark, bytes, name, device)
    }

    private mutating func find(_ mark: UInt64, _ bytes: HealthBytes, _ name: HealthText, _ device: HealthText) -> Int {
        lastMark = mark
        if let found = marks.firstIndex(of: mark) {
            lastNumber = numbers[found]
            return lastNumber
        }
        let text = bytes.string(name)
        lastNumber = names.firstIndex(of: text) ?? add(text, device.isThere ? bytes.string(device) : "")
        if marks.count < Self.maximumCount * 4 {
            marks.append(mark)
            numbers.append(lastNumber)
        }
        return lastNumber
    }

    private mutating func add(_ name: String, _ device: String) -> Int {
        guard names.count < Self.maximumCount else {
            if names.count == Self.maximumCount { insert("", rank: words.count) }
            return Self.maximumCount
        }
        insert(name, rank: rank(of: name) ?? rank(of: device) ?? words.count)
        return names.count - 1
    }

    private mutating func insert(_ name: String, rank: Int) {
        let number = names.count
        names.append(name)
        ranks.append(rank)
        if rank == 0, first < 0 { first = number }
        let index = order.firstIndex { ranks[$0] > rank } ?? order.count
        order.insert(number, at: index)
    }

    private func rank(of name: String) -> Int? {
        let name = Array(name.lowercased().utf8)
        if let exact = words.firstIndex(of: name) { return exact }
        return words.firstIndex { word in
            name.count >= word.count
                && (0...name.count - word.count).contains { name[$0..<$0 + word.count].elementsEqual(word) }
        }
    }
}
