import Interchange
import Words

extension Words {
    /// The description of a problem with health records.
    public func name(_ kind: HealthProblem.Kind) -> String {
        switch kind {
        case .missing: healthMissing
        case .badNumber: healthBadNumber
        case .badUnit: healthBadUnit
        case .badTime: healthBadTime
        case .endsBeforeStart: healthEndsBeforeStart
        case .tooLong: healthTooLong
        case .badStage: healthBadStage
        case .badEntity: healthBadEntity
        case .badTag: healthBadTag
        case .wrongNesting: healthWrongNesting
        case .declaresEntities: healthDeclaresEntities
        case .brokenZip: healthBrokenZip
        case .damaged: healthDamaged
        case .truncated: healthTruncated
        case .tooLarge: healthTooLarge
        }
    }
}
