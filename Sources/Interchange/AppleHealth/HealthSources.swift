/// The devices and apps that records come from, in the order in which they count.
///
/// A source stands where the word of `words` is that is its name, or else the first one that its name has in it (or, where it has none of them, the name of
/// the device it runs on), behind all others if there is none. Of two with the same word the one met first comes first.
struct HealthSources {
    /// How many are told apart; further ones count as one, behind all others.
    static let most = 250

    private let words: [[UInt8]]
    private(set) var names: [String] = []
    private var ranks: [Int] = []
    private var marks: [UInt64] = []
    private var numbers: [Int] = []
    private var lastMark: UInt64 = 0
    private var lastNumber = -1
    /// The number of the source that no other can come before; −1 as long as it was not met.
    private(set) var first = -1
    /// The numbers of all sources in the order in which they count.
    private(set) var order: [Int] = []

    init(words: [String]) {
        self.words = words.map { Array($0.lowercased().utf8) }.filter { !$0.isEmpty }
    }

    /// The number of a source.
    @inline(__always)
    mutating func number(_ bytes: HealthBytes, name: HealthText, device: HealthText) -> Int {
        let mark = bytes.mark(name)
        if mark == lastMark, lastNumber >= 0 { return lastNumber }
        return find(mark, bytes, name, device)
    }

    private mutating func find(_ mark: UInt64, _ bytes: HealthBytes, _ name: HealthText, _ device: HealthText) -> Int {
        lastMark = mark
        if let known = marks.firstIndex(of: mark) {
            lastNumber = numbers[known]
            return lastNumber
        }
        let text = bytes.string(name)
        lastNumber = names.firstIndex(of: text) ?? add(text, device.isThere ? bytes.string(device) : "")
        if marks.count < Self.most * 4 {
            marks.append(mark)
            numbers.append(lastNumber)
        }
        return lastNumber
    }

    private mutating func add(_ name: String, _ device: String) -> Int {
        guard names.count < Self.most else {
            if names.count == Self.most { insert("", rank: words.count) }
            return Self.most
        }
        insert(name, rank: rank(of: name) ?? rank(of: device) ?? words.count)
        return names.count - 1
    }

    private mutating func insert(_ name: String, rank: Int) {
        let number = names.count
        names.append(name)
        ranks.append(rank)
        if rank == 0, first < 0 { first = number }
        let place = order.firstIndex { ranks[$0] > rank } ?? order.count
        order.insert(number, at: place)
    }

    private func rank(of name: String) -> Int? {
        let name = Array(name.lowercased().utf8)
        if let whole = words.firstIndex(of: name) { return whole }
        return words.firstIndex { word in
            name.count >= word.count
                && (0...name.count - word.count).contains { name[$0..<$0 + word.count].elementsEqual(word) }
        }
    }
}
