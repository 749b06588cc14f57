extension AppleHealth {
    /// Scans the buffered bytes tag by tag. Returns the number of bytes consumed; the rest is an incomplete tag.
    @_optimize(speed)
    mutating func scan(_ bytes: HealthBytes, isLast: Bool) -> Int {
        var position = 0
        while !isOver {
            position = bytes.firstIndex(of: 60, from: position)
            guard position < bytes.count else { return bytes.count }
            // Longer tags are refused wherever the buffer ends.
            let window = bytes.upTo(position &+ Self.longestTag)
            switch piece(window, at: position) {
            case .end(let end): position = end
            case .wrong:
                problem(.badTag, at: position)
                position &+= 1
            case .more:
                if window.count &- position >= Self.longestTag {
                    stop(.tooLarge, at: position)
                } else if isLast {
                    stop(.truncated, at: position)
                }
                return position
            }
        }
        return position
    }

    /// Reads the markup that begins at "<".
    @inline(__always)
    private mutating func piece(_ bytes: HealthBytes, at start: Int) -> HealthTag.Found {
        guard start &+ 1 < bytes.count else { return .more }
        switch bytes[start &+ 1] {
        case 47: return close(bytes, at: start)
        case 63: return Self.end(of: [63, 62], bytes, from: start + 2)
        case 33: return declaration(bytes, at: start)
        default:
            var tag = HealthTag()
            let found = tag.read(bytes, at: start, names)
            if case .end = found { begin(tag, bytes, at: start) }
            return found
        }
    }

    private static func end(of pattern: [UInt8], _ bytes: HealthBytes, from start: Int) -> HealthTag.Found {
        bytes.firstIndex(of: pattern, from: start).map { .end($0 + pattern.count) } ?? .more
    }

    /// Skips a comment, CDATA section or document type.
    private mutating func declaration(_ bytes: HealthBytes, at start: Int) -> HealthTag.Found {
        if bytes.has(Array("<!--".utf8), at: start) { return Self.end(of: [45, 45, 62], bytes, from: start + 4) }
        if bytes.has(Array("<![CDATA[".utf8), at: start) { return Self.end(of: [93, 93, 62], bytes, from: start + 9) }
        if start + 9 > bytes.count { return .more }
        guard bytes.has(Array("<!DOCTYPE".utf8), at: start) else { return .wrong }
        return documentType(bytes, at: start)
    }

    /// Skips the document type. Phones have written malformed ones, so only quotes, comments and brackets are
    /// significant.
    private mutating func documentType(_ bytes: HealthBytes, at start: Int) -> HealthTag.Found {
        var position = start + 9
        var isInside = false
        var entity: Int?
        while position < bytes.count {
            switch bytes[position] {
            case 34, 39:
                position = bytes.firstIndex(of: bytes[position], from: position + 1)
            case 60 where bytes.has(Array("<!--".utf8), at: position):
                guard let end = bytes.firstIndex(of: [45, 45, 62], from: position + 4) else { return .more }
                position = end + 2
            case 60 where bytes.has(Array("<!ENTITY".utf8), at: position): entity = entity ?? position
            case 91: isInside = true
            case 93: isInside = false
            case 62 where !isInside:
                if let entity { problem(.declaresEntities, at: entity) }
                return .end(position + 1)
            default: break
            }
            position += 1
        }
        return .more
    }

    private mutating func close(_ bytes: HealthBytes, at start: Int) -> HealthTag.Found {
        let end = bytes.firstIndex(of: 62, from: start &+ 2)
        guard end < bytes.count else { return .more }
        var text = HealthText(start: start &+ 2, count: end &- start &- 2)
        while text.count > 0, HealthBytes.isSpace(bytes[text.end - 1]) { text.count -= 1 }
        let name = bytes.mark(text)
        if open.last == name {
            leave()
        } else {
            problem(.wrongNesting, at: start)
            if let index = open.lastIndex(of: name) {
                while open.count > index { leave() }
            }
        }
        return .end(end &+ 1)
    }

    @inline(__always)
    private mutating func begin(_ tag: HealthTag, _ bytes: HealthBytes, at start: Int) {
        if tag.name == names.record, open.count == 1, !isOver {
            records.add(tag, bytes, at: base &+ Int64(start))
            if !tag.isEmpty { open.append(tag.name) }
        } else {
            beginOther(tag, bytes, at: start)
        }
    }

    private mutating func beginOther(_ tag: HealthTag, _ bytes: HealthBytes, at start: Int) {
        if open.isEmpty {
            guard !hasBegun else { return problem(.wrongNesting, at: start) }
            // Another kind of document: ignore its contents.
            guard tag.name == names.healthData else {
                isOver = true
                return
            }
            hasBegun = true
        } else if tag.name == names.record || tag.name == names.workout || tag.name == names.correlation {
            // These elements never occur in a record or workout, nor a workout in a correlation: an open element was
            // not closed.
            while let last = open.last, open.count > 1, last != names.correlation || tag.name != names.record {
                problem(.wrongNesting, at: start)
                leave()
            }
            // Records of a correlation also occur on their own.
            if open.count == 1 {
                if tag.name == names.record {
                    records.add(tag, bytes, at: base + Int64(start))
                } else if tag.name == names.workout {
                    records.beginWorkout(tag, bytes, at: base + Int64(start))
                } else {
                    records.countIgnored(tag.nameText, bytes)
                }
            }
        } else if tag.name == names.workoutStatistics {
            records.addToWorkout(tag, bytes, at: base + Int64(start))
        } else if open.count == 1, !names.silent.contains(tag.name) {
            records.countIgnored(tag.nameText, bytes)
        }
        guard open.count < Self.maximumDepth else { return stop(.tooLarge, at: start) }
        open.append(tag.name)
        if tag.isEmpty { leave() }
    }

    /// Leaves the innermost open element.
    @inline(__always)
    private mutating func leave() {
        if open.removeLast() == names.workout { records.endWorkout() }
    }

    private mutating func problem(_ kind: HealthProblem.Kind, at start: Int) {
        records.problems.add(kind, at: base + Int64(start))
    }

    /// Reports a fatal problem and ignores the rest.
    private mutating func stop(_ kind: HealthProblem.Kind, at start: Int) {
        problem(kind, at: start)
        isOver = true
    }
}
