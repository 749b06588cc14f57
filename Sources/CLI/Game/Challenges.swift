import ArgumentParser

/// The `challenge` commands.
struct Challenges: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "challenge",
        abstract: "Join the challenges of the week, or make your own.",
        subcommands: [
            ListChallenges.self, ShowChallenge.self, JoinChallenge.self, LeaveChallenge.self, AddChallenge.self,
            EditChallenge.self, DeleteChallenge.self,
        ], defaultSubcommand: ListChallenges.self, aliases: ["challenges"])
}
