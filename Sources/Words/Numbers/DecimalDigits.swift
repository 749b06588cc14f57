/// The shortest decimal that round-trips to the same finite `Double`: ±0.d₁d₂d₃… × 10^point.
struct DecimalDigits: Equatable {
    /// Whether the number is negative; always false for zero.
    private(set) var isNegative: Bool
    /// The digits 0…9 without leading or trailing zeros; empty for zero.
    private(set) var digits: [UInt8]
    /// The number of digits before the decimal point; negative if zeros follow the point.
    private(set) var point: Int

    /// Creates the digits of a finite number.
    init(_ value: Double) {
        digits = []
        point = 0
        isNegative = value < 0
        var exponent = 0
        var isExponent = false
        var isExponentNegative = false
        var isFraction = false
        for byte in value.magnitude.description.utf8 {
            switch byte {
            case UInt8(ascii: "e"): isExponent = true
            case UInt8(ascii: "-"): isExponentNegative = true
            case UInt8(ascii: "."): isFraction = true
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                let digit = byte - UInt8(ascii: "0")
                if isExponent {
                    exponent = exponent * 10 + Int(digit)
                } else {
                    digits.append(digit)
                    if !isFraction { point += 1 }
                }
            default: break
            }
        }
        point += isExponentNegative ? -exponent : exponent
        trim()
    }

    /// Rounds to a number of fraction digits, half away from zero.
    func rounded(toFractionDigits count: Int) -> DecimalDigits {
        let digitCount = point + max(0, count)
        guard digitCount < digits.count else { return self }
        var result = self
        guard digitCount >= 0 else {
            result.digits = []
            result.trim()
            return result
        }
        let roundsUp = digits[digitCount] >= 5
        result.digits = Array(digits[..<digitCount])
        if roundsUp { result.addOneToLastDigit() }
        result.trim()
        return result
    }

    /// Whether the number has no fraction.
    var isInteger: Bool { digits.count <= point || digits.isEmpty }

    /// The value as an integer, if it has no fraction and at most 18 digits.
    var wholeNumber: Int64? {
        guard isInteger, point <= 18 else { return nil }
        var number: Int64 = 0
        for index in 0..<point { number = number * 10 + Int64(digit(at: index)) }
        return isNegative ? -number : number
    }

    /// Returns the same digits with another position of the decimal point.
    func withPoint(_ point: Int) -> DecimalDigits {
        var result = self
        result.point = point
        return result
    }

    /// The digit at an index counted from the first significant digit; zero outside.
    func digit(at index: Int) -> UInt8 {
        digits.indices.contains(index) ? digits[index] : 0
    }

    private mutating func addOneToLastDigit() {
        var index = digits.count - 1
        while index >= 0 && digits[index] == 9 {
            digits[index] = 0
            index -= 1
        }
        if index >= 0 {
            digits[index] += 1
        } else {
            digits.insert(1, at: 0)
            point += 1
        }
    }

    private mutating func trim() {
        while digits.last == 0 { digits.removeLast() }
        let leadingZeros = digits.prefix { $0 == 0 }.count
        digits.removeFirst(leadingZeros)
        point -= leadingZeros
        if digits.isEmpty {
            point = 0
            isNegative = false
        }
    }
}
