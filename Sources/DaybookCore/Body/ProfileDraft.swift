import CivilTime

/// The profile as entered in a form or command, not yet validated.
public struct ProfileDraft: Hashable, Sendable {
    public var name = ""
    public var birthday: Day?
    public var sex: Sex?
    /// Centimetres.
    public var height: Double?
    public var activity: Activity?
    public var aim: WeightAim?
    /// Kilograms a week, always positive.
    public var rate: Double?
    /// Kilograms.
    public var aimWeight: Double?
    public var units = UnitSystem.metric

    public init() {}

    /// Creates a draft for editing the stored profile.
    public init(_ profile: Profile) {
        name = profile.name
        birthday = profile.birthday
        sex = profile.sex
        height = profile.height
        activity = profile.activity
        aim = profile.aim
        rate = profile.rate
        aimWeight = profile.aimWeight
        units = profile.units
    }

    /// Validates the draft and applies it to the stored profile.
    func checked(over old: Profile, today: Day) throws(BodyRefusal) -> Profile {
        var wanted = old
        wanted.name = try BodyText.name(name, isNeeded: false)
        if let birthday {
            guard birthday >= BodyLimits.firstDay else { throw .dayTooEarly(BodyLimits.firstDay) }
            guard birthday <= today else { throw .dayInTheFuture(birthday) }
        }
        try BodyNumber.height.check(height)
        try BodyNumber.rate.check(rate)
        try BodyNumber.measured(.weight).check(aimWeight)
        wanted.birthday = birthday
        wanted.sex = sex
        wanted.height = height
        wanted.activity = activity
        wanted.aim = aim
        wanted.rate = rate
        wanted.aimWeight = aimWeight
        wanted.units = units
        return wanted
    }
}
