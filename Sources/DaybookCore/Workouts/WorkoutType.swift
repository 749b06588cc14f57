import Journal

/// The type of a workout.
public enum WorkoutType: String, CaseIterable, ColumnChoice {
    public static let choices = allCases
    case strength, circuit, running, walking, hiking, cycling, swimming, rowing, elliptical, stairs, rope, aerobics
    case dancing, yoga, pilates, stretching, football, basketball, tennis, boxing, climbing, other

    /// Energy use relative to sitting still, which takes 1 kcal per kilogram and hour. Nil if unknown.
    ///
    /// From the 2011 Compendium of Physical Activities (B. Ainsworth and others, Medicine & Science in Sports &
    /// Exercise 43(8)), at a general or moderate pace. The numbers are its codes.
    public var metabolicEquivalent: Double? {
        switch self {
        case .strength: 3.5 // 02054
        case .circuit: 8.0 // 02040
        case .running: 7.0 // 12020, jogging
        case .walking: 3.5 // 17190
        case .hiking: 6.0 // 17080
        case .cycling: 7.5 // 01015
        case .swimming: 5.8 // 18240
        case .rowing: 4.8 // 02071
        case .elliptical: 5.0 // 02048
        case .stairs: 9.0 // 02065
        case .rope: 11.8 // 15551
        case .aerobics: 7.3 // 03015
        case .dancing: 5.0 // 03010
        case .yoga: 2.5 // 02150
        case .pilates: 3.0 // 02105
        case .stretching: 2.3 // 02101
        case .football: 7.0 // 15610
        case .basketball: 6.5 // 15055
        case .tennis: 7.3 // 15675
        case .boxing: 5.5 // 15110
        case .climbing: 5.8 // 15537
        case .other: nil
        }
    }
}
