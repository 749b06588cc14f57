import Foundation
import Interchange

// Serves an independent checker: writes random journals as other programs read them, and the balances to be found there.
// ledger-answers FOLDER COUNT SEED

private let arguments = CommandLine.arguments
guard arguments.count == 4, let count = Int(arguments[2]), let seed = UInt64(arguments[3]) else {
    fatalError("ledger-answers FOLDER COUNT SEED")
}
for number in 0..<count {
    let ledger = RandomLedger(seed: seed &* 1_000_003 &+ UInt64(number))
    let files = [
        "journal": Export.hledger(ledger.state, on: RandomLedger.today, RandomLedger.titles),
        "beancount": Export.beancount(ledger.state, on: RandomLedger.today, RandomLedger.titles),
        "csv": Export.transactions(ledger.state, on: RandomLedger.today, RandomLedger.titles),
        "json": Array(ledger.balances.text.utf8),
    ]
    for (ending, bytes) in files {
        try Data(bytes).write(to: URL(fileURLWithPath: "\(arguments[1])/\(number).\(ending)"))
    }
}
