import ArgumentParser
@main struct Daybook: ParsableCommand {}
