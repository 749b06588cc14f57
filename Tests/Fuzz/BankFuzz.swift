import CivilTime
import DaybookCore
import Interchange
import Journal
import Money

/// Anything read as a bank's file has entries within the limits, is read the same twice, and its mapping reads it again.
/// Importing it twice changes nothing.
enum BankFuzz: FuzzTarget {
    static func check(_ bytes: [UInt8]) {
        for encoding in [nil, TextEncoding.windows1250] {
            guard let file = try? BankFile.read(bytes, BankFile.Options(encoding: encoding, currency: .euro)) else {
                continue
            }
            checkFile(file)
            checkImport(file)
            let again = try? BankFile.read(bytes, BankFile.Options(encoding: encoding, currency: .euro))
            precondition(again == file, "the same bytes read as something else")
            if let mapping = file.mapping { checkOwnMapping(mapping, file, bytes) }
        }
        checkPreview(CSVPreview(bytes))
        checkMapping(String(decoding: bytes.prefix(200), as: UTF8.self))
    }

    static let seeds: [[UInt8]] = [
        "#Data operacji;#Opis;#Rachunek;#Kategoria;#Kwota;\n2026-01-31;\"A \"\"B\"\"\";k;Dom;-1 850,00 PLN;\n#Saldo;;;;2,00 PLN;",
        "Date,Description,Debit,Credit,Balance,Currency,Reference\n31/01/26,Shop,5.00,,10.00,GBP,r1\n30/01/26,Pay,,\"1,000.00\",15,GBP,r2",
        "Datum;Naam;Rekening;Af Bij;Bedrag (EUR)\r\n20260131;A;1;Af;10,50\r\n20260130;B;2;Bij;1.200,00",
        "date,payee,category,amount,currency,account,note,tags,cleared\n2026-01-31,Lidl,Food,-12.50,EUR,Cash,\"a, b\",\"c,d\",yes\n",
        "31.01.2026\t-12,50\tCoffee\t87,50\n30.01.2026\t-1,00\tBus\t100,00",
        "Type,Started Date,Amount,Fee,Currency,State\nA,2026-01-05 10:00:00,-12.50,1.00,EUR,COMPLETED\nB,2026-01-06,5,0,EUR,REVERTED",
        "OFXHEADER:100\nCHARSET:1252\n\n<OFX><STMTRS><CURDEF>CAD<BANKACCTFROM><ACCTID>1</BANKACCTFROM><STMTTRN>"
            + "<DTPOSTED>20260131120000[-5:EST]<TRNAMT>-6,60<FITID>1<NAME>A &amp; B<CURRENCY><CURSYM>EUR</CURRENCY></STMTTRN>"
            + "<LEDGERBAL><BALAMT>1.5<DTASOF>20260131</LEDGERBAL></STMTRS></OFX>",
        "!Account\nNA\nTBank\n$1.00\n/1/31'26\n^\n!Type:Bank\nD1/31'26\nT-4.00\nCX\nPB\nSFood\nEx\n$-3.00\nS[Cash]\n$-1.00\n^\n",
        "<Document xmlns=\"urn:iso:std:iso:20022:tech:xsd:camt.053.001.08\"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>D</IBAN></Id>"
            + "</Acct><Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy=\"EUR\">3</Amt><CdtDbtInd>DBIT</CdtDbtInd><Dt><Dt>"
            + "2026-01-31</Dt></Dt></Bal><Ntry><Amt Ccy=\"EUR\">3</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><DtTm>2026-01-31T01:00:00"
            + "</DtTm></BookgDt><AcctSvcrRef>R</AcctSvcrRef><NtryDtls><TxDtls><Amt Ccy=\"EUR\">1</Amt><RmtInf><Ustrd>&#228;</Ustrd>"
            + "</RmtInf></TxDtls><TxDtls><Amt Ccy=\"EUR\">2</Amt></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>",
        "{4:\n:20:1\n:25:1 EUR\n:60F:C260101EUR1000,00\n:61:2601310102DR25,5NTRFNONREF//R\n:86:166?00U?20EREF+E?21SVWZ+M\n?32A?33B\n"
            + ":61:260131RC1,NTRFK\n:86:/TRTP/S/IBAN/N/NAME/J/REMI/USTD//H\n:61:260131C1,NTRF\n:86:Plain\nwords\n:62F:C260131EUR1,\n-}",
        "1 windows-1250 semicolon 38 9f3c21aa dmy comma signed PLN d-npxab",
    ].map { Array($0.utf8) }
}

private func checkFile(_ file: BankFile) {
    var count = file.problems.count
    for statement in file.statements {
        check(statement.account)
        if let balance = statement.closingBalance { check(balance.amount) }
        for entry in statement.entries {
            check(entry)
            precondition(statement.currency == nil || file.format != .csv || entry.currency == statement.currency)
        }
        count += statement.entries.count
    }
    precondition(count <= BankFile.maximumEntries, "too many entries")
    for problem in file.problems {
        precondition(problem.line > 0 && problem.text.unicodeScalars.count <= 40)
    }
}

private func checkImport(_ file: BankFile) {
    var options = BankImport.Options(newAccountTitle: "Bank account", currency: .euro)
    let now = LocalInstant(milliseconds: 1_795_161_600_000, offsetMinutes: 0)
    var state = State()
    guard let first = try? BankImport(file, into: state, options, now: now, title: { $0.title }) else { return }
    state.merge(Changes(first.changes), stamp: Stamp(time: 1, device: DeviceID(1)))
    precondition(state.transactions.rows.count { $0.isAlive } == first.newCount, "rows that are not added")
    // The account of rows whose file names none has to be chosen from now on.
    let unnamed = first.accounts.first {
        $0.account.id == Account.id(ofImported: options.newAccountTitle, in: $0.account.currency)
    }
    options.account = (unnamed ?? first.accounts.first)?.account.id
    guard let again = try? BankImport(file, into: state, options, now: now, title: { $0.title }) else {
        preconditionFailure("the same file refused")
    }
    precondition(again.newCount == 0 && again.existingCount == first.newCount, "the same rows added twice")
}

private func check(_ entry: BankEntry) {
    check(entry.amount)
    precondition(entry.line > 0)
    precondition((1900...2199).contains(entry.day.year), "a year out of range")
    for text in [entry.payee, entry.note, entry.category, entry.bankID, entry.number, entry.otherAccount] {
        check(text)
    }
    for split in entry.splits { check(split.amount) }
    precondition(
        entry.splits.isEmpty || entry.splits.reduce(0) { $0 + $1.amount } == entry.amount, "parts of another sum")
}

private func check(_ amount: Int64) {
    precondition(amount.magnitude <= AmountExpression.limit.magnitude, "an amount beyond the limit")
}

private func check(_ text: String) {
    precondition(text.utf8.count <= BankFile.longestText + 20, "a long text")
    precondition(!text.utf8.contains { $0 < 0x20 || $0 == 0x7F }, "a control character")
    precondition(text.utf8.first != 0x20 && text.utf8.last != 0x20, "space around a text")
}

private func checkOwnMapping(_ mapping: CSVMapping, _ file: BankFile, _ bytes: [UInt8]) {
    guard let stored = CSVMapping(mapping.text) else { fatalError("a mapping cannot be read") }
    precondition(stored == mapping, "a mapping reads as another")
    guard var again = try? BankFile.read(bytes, BankFile.Options(mapping: stored)) else {
        fatalError("a file cannot be read by its own mapping")
    }
    again.doubts = file.doubts
    precondition(again == file, "a file reads as something else by its own mapping")
}

private func checkPreview(_ preview: CSVPreview) {
    precondition(preview.rows.count <= 20 && preview.preamble.count <= 100)
}

private func checkMapping(_ text: String) {
    guard let mapping = CSVMapping(text) else { return }
    precondition(CSVMapping(mapping.text) == mapping, "a mapping reads as another")
}
