import Interchange
import Words

extension Words {
    /// Describes an import warning with its count and first position.
    public func sentence(_ warning: ImportWarning) -> String {
        let count = warning.count
        let sentence =
            switch warning.kind {
            case .events: eventsPassedOver(count)
            case .journals: journalsPassedOver(count)
            case .timeZones: unknownTimeZones(count)
            case .otherParts: partsPassedOver(count)
            case .untitled: untitledTasks(count)
            case .badDay: badDays(count)
            case .startAfterDue: startsAfterDue(count)
            case .badRepetition: badRepetitions(count)
            case .exceptions: exceptionsKept(count)
            case .changedTimes: changedTimesKept(count)
            case .badReminder: badReminders(count)
            case .notUnderstood: valuesNotUnderstood(count)
            case .tooLong: leftOut(count)
            case .deletedTasks: deletedTasksPassedOver(count)
            case .longTags: tagsCut(count)
            case .looseNotes: looseNotesPassedOver(count)
            case .attachments: attachmentsPassedOver(count)
            case .upcomingOccurrences: comingTimesPassedOver(count)
            case .balanceRows: balanceRowsPassedOver(count)
            case .startOfRepeat: startsOfRepeats(count)
            case .dueOfPart: dueDaysOfParts(count)
            case .transfers: transfersReadAsEntries(count)
            case .longSplits: longSplitsPassedOver(count)
            case .chequeNumbers: chequeNumbersPassedOver(count)
            case .accountNumbers: accountNumbersPassedOver(count)
            case .unreadDates: datesNotUnderstood(count)
            case .otherLanguage: datesInOtherLanguage(count)
            }
        return warning.isInRecord ? firstInRecord(sentence, warning.line) : firstOnLine(sentence, warning.line)
    }
}
