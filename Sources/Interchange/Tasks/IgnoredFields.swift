import DaybookCore

/// Counts the fields of imported tasks that have no effect: a repeating task has no start and no waiting day, and the parts of
/// one are due with it unless they repeat themselves.
struct IgnoredFields {
    private var repeats: [String: Bool] = [:]
    private var parents: [String: String] = [:]

    static func told(_ tasks: ImportedTasks) -> ImportedTasks {
        var fields = IgnoredFields()
        for task in tasks.tasks where fields.repeats[task.identity.key] == nil {
            fields.repeats[task.identity.key] = task.repetition != nil
            fields.parents[task.identity.key] = task.parentKey
        }
        var warnings = WarningCounter()
        for warning in tasks.warnings { warnings.add(warning) }
        for task in tasks.tasks where task.status.isOpen {
            if task.repetition != nil {
                if task.startDay != nil || task.waitUntil != nil { warnings.add(.startOfRepeat, line: 0) }
            } else if task.dueDay != nil, fields.isPart(of: task.parentKey) {
                warnings.add(.dueOfPart, line: 0)
            }
        }
        return ImportedTasks(tasks.tasks, warnings: warnings.warnings)
    }

    /// Whether a task or one that it is a part of repeats. What is found is kept for all on the way.
    private mutating func isPart(of key: String?) -> Bool {
        var way: [String] = []
        var next = key
        var result = false
        while let key = next, way.count < TaskLimits.ancestors {
            if repeats[key] == true {
                result = true
                break
            }
            way.append(key)
            next = parents.removeValue(forKey: key)
        }
        if result { for key in way { repeats[key] = true } }
        return result
    }
}
