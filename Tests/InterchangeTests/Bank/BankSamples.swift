import CivilTime
import Money

@testable import Interchange

/// Files as banks write them, with invented people.
enum BankSamples {
    static let mBank = #"""
        mBank S.A. Bankowość Detaliczna;
        Skrytka Pocztowa 2108;
        90-959 Łódź 2;

        #Klient;
        JAN KOWALSKI;

        #Lista operacji;

        #Za okres:;
        01.01.2026;31.01.2026;

        #Data operacji;#Opis operacji;#Rachunek;#Kategoria;#Kwota;
        2026-01-31;"ŻABKA Z5512 K.1  ZAKUP PRZY UŻYCIU KARTY";"eKonto 1111 ... 2222";"Żywność";-12,34 PLN;
        2026-01-30;"PRZELEW ZEWNĘTRZNY PRZYCHODZĄCY";"eKonto 1111 ... 2222";"Wpływy";1 234,56 PLN;
        2026-01-02;"CZYNSZ ""POD LIPĄ""";"eKonto 1111 ... 2222";"Dom";-1 850,00 PLN;

        #Saldo końcowe;;;;2 500,00 PLN;
        """#

    static let millennium = #"""
        "Numer rachunku/karty","Data transakcji","Data rozliczenia","Rodzaj transakcji","Na konto/Z konta","Odbiorca/Zleceniodawca","Opis","Obciążenia","Uznania","Saldo","Waluta"
        "PL11 1160 2202 0000 0000 1111 2222","2026-01-05","2026-01-06","PRZELEW DO INNEGO BANKU","22 1140 2004 0000 3002 0135 5387","SPÓŁDZIELNIA","CZYNSZ 01/2026","-850.00","","1150.50","PLN"
        "PL11 1160 2202 0000 0000 1111 2222","2026-01-04","2026-01-04","PRZELEW PRZYCHODZĄCY","33 1140 2004 0000 3002 0135 5388","FIRMA SP. Z O.O.","WYNAGRODZENIE","","2000.50","2000.50","PLN"
        """#

    static let tBank = #"""
        "Дата операции";"Дата платежа";"Номер карты";"Статус";"Сумма операции";"Валюта операции";"Сумма платежа";"Валюта платежа";"Кэшбэк";"Категория";"MCC";"Описание";"Бонусы (включая кэшбэк)"
        "31.01.2026 18:20:11";"01.02.2026";"*1234";"OK";"-10,50";"USD";"-945,12";"RUB";"9";"Супермаркеты";"5411";"Пятёрочка";"9,00"
        "30.01.2026 09:00:00";"30.01.2026";"*1234";"FAILED";"-100,00";"RUB";"-100,00";"RUB";"";"Такси";"4121";"Яндекс Такси";"0,00"
        "29.01.2026 10:11:12";"29.01.2026";"";"OK";"50000,00";"RUB";"50000,00";"RUB";"";"Пополнения";"";"Иван И.";"0,00"
        """#

    static let sparkasse = #"""
        "Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Kundenreferenz (End-to-End)";"Lastschrift Ursprungsbetrag";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC (SWIFT-Code)";"Betrag";"Waehrung";"Info"
        "DE02100100100006820101";"31.01.26";"31.01.26";"FOLGELASTSCHRIFT";"Beitrag 01/26";"";"";"Sportverein Grün-Weiß";"DE88100900001234567892";"BEVODEBB";"-25,00";"EUR";"Umsatz gebucht"
        "DE02100100100006820101";"02.01.26";"02.01.26";"GUTSCHRIFT";"Miete Januar";"";"";"Müller, Jörg";"DE44500105175407324931";"INGDDEFF";"1.250,00";"EUR";"Umsatz gebucht"
        """#

    static let revolut = #"""
        Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance
        CARD_PAYMENT,Current,2026-01-05 10:00:00,2026-01-06 03:00:00,Lidl,-12.50,0.00,EUR,COMPLETED,987.50
        EXCHANGE,Current,2026-01-07 10:00:00,2026-01-07 10:00:00,To PLN,-100.00,1.00,EUR,COMPLETED,886.50
        CARD_PAYMENT,Current,2026-01-08 10:00:00,,Hotel,-300.00,0.00,EUR,REVERTED,
        TOPUP,Current,2026-01-09 10:00:00,2026-01-09 10:00:01,Top-up,50.00,0.00,EUR,PENDING,936.50
        """#

    static let ingNL = #"""
        Datum,"Naam / Omschrijving",Rekening,Tegenrekening,Code,"Af Bij","Bedrag (EUR)","Mutatiesoort",Mededelingen
        20260131,"Albert Heijn",NL20INGB0001234567,,BA,Af,"10,50",Betaalautomaat,"Pasvolgnr: 001"
        20260130,"J. de Vries",NL20INGB0001234567,NL12ABNA0123456789,GT,Bij,"1.200,00",Online,Huur
        """#

    static let chase = #"""
        Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #
        DEBIT,01/31/2026,"STARBUCKS STORE 1234",-5.75,DEBIT_CARD,1994.25,,
        CREDIT,01/15/2026,"PAYROLL",2000.00,ACH_CREDIT,2000.00,,
        CHECK,01/02/2026,"CHECK 101",-100.00,CHECK_PAID,0.00,101,
        """#

    static let own = #"""
        date,payee,category,amount,currency,account,note,tags,cleared
        2026-01-31,Lidl,Food:Groceries,-12.50,EUR,Cash,"bread, milk","home,week",yes
        2026-02-01,Salary,Income,2500,EUR,Bank,,,no
        """#

    static let ofx1 = #"""
        OFXHEADER:100
        DATA:OFXSGML
        VERSION:102
        SECURITY:NONE
        ENCODING:USASCII
        CHARSET:1252
        COMPRESSION:NONE
        OLDFILEUID:NONE
        NEWFILEUID:NONE

        <OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><DTSERVER>20260201120000<LANGUAGE>ENG</SONRS></SIGNONMSGSRSV1>
        <BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STATUS><CODE>0<SEVERITY>INFO</STATUS>
        <STMTRS><CURDEF>CAD<BANKACCTFROM><BANKID>160000100<ACCTID>12300 000012345678<ACCTTYPE>CHECKING</BANKACCTFROM>
        <BANKTRANLIST><DTSTART>20260101<DTEND>20260131
        <STMTTRN><TRNTYPE>POS<DTPOSTED>20260131233000.000[-5:EST]<TRNAMT>-6.60<FITID>2026013100001<NAME>M&amp;M CAF\#u{C9}<MEMO>POS; AT&T</STMTTRN>
        <STMTTRN><TRNTYPE>CHECK<DTPOSTED>20260102<TRNAMT>-316,67<FITID>2<CHECKNUM>104<PAYEE><NAME>Joe<ADDR1>1 Main St<CITY>Town</PAYEE></STMTTRN>
        <STMTTRN><TRNTYPE>XFER<DTPOSTED>20260103<TRNAMT>+100<FITID>3<NAME>Savings<BANKACCTTO><BANKID>1<ACCTID>999<ACCTTYPE>SAVINGS</BANKACCTTO></STMTTRN>
        </BANKTRANLIST><LEDGERBAL><BALAMT>382.34<DTASOF>20260131</LEDGERBAL><AVAILBAL><BALAMT>682.34<DTASOF>20260131</AVAILBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1>
        <CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>USD<CCACCTFROM><ACCTID>4111</CCACCTFROM>
        <BANKTRANLIST><STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260110<TRNAMT>-20.00<FITID>c1<NAME>Shop<CURRENCY><CURRATE>1.1<CURSYM>EUR</CURRENCY></STMTTRN></BANKTRANLIST>
        </CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>
        """#

    static let ofx2 = #"""
        <?xml version="1.0" encoding="UTF-8" standalone="no"?>
        <?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>
        <OFX>
          <BANKMSGSRSV1><STMTTRNRS><STMTRS>
            <CURDEF>PLN</CURDEF>
            <BANKACCTFROM><BANKID>1</BANKID><ACCTID>9100</ACCTID><ACCTTYPE>CHECKING</ACCTTYPE></BANKACCTFROM>
            <BANKTRANLIST>
              <STMTTRN>
                <TRNTYPE>DEBIT</TRNTYPE>
                <DTPOSTED>20260115</DTPOSTED>
                <TRNAMT>-16.85</TRNAMT>
                <FITID>1</FITID>
                <NAME><![CDATA[Żabka & Sons  ]]></NAME>
                <MEMO></MEMO>
              </STMTTRN>
            </BANKTRANLIST>
            <LEDGERBAL><BALAMT>1234.12</BALAMT><DTASOF>20260115120000</DTASOF></LEDGERBAL>
          </STMTRS></STMTTRNRS></BANKMSGSRSV1>
        </OFX>
        """#

    static let qif = #"""
        !Account
        NChecking
        TBank
        $1,042.00
        /1/31'26
        ^
        !Type:Bank
        D1/ 5'26
        T-1,250.00
        CX
        N101
        PLandlord
        MJanuary rent
        LHousing:Rent
        ^
        D1/31'26
        T-40.00
        PMarket
        SFood
        Eapples
        $-30.00
        S[Cash]
        $-10.00
        ^
        !Account
        NVisa
        TCCard
        ^
        !Type:CCard
        D2/1/2026
        U200.00
        T200.00
        C*
        PPayment
        L[Checking]
        ^

        """#

    static let camt053 = #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">
          <BkToCstmrStmt>
            <GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-02-01T06:00:00+01:00</CreDtTm></GrpHdr>
            <Stmt>
              <Id>S1</Id>
              <Acct><Id><IBAN>DE02100100100006820101</IBAN></Id><Ccy>EUR</Ccy></Acct>
              <Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">100.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-01-01</Dt></Dt></Bal>
              <Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">35.50</Amt><CdtDbtInd>DBIT</CdtDbtInd><Dt><Dt>2026-01-31</Dt></Dt></Bal>
              <Ntry>
                <Amt Ccy="EUR">12.50</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
                <BookgDt><Dt>2026-01-30</Dt></BookgDt><ValDt><Dt>2026-01-31</Dt></ValDt>
                <AcctSvcrRef>REF1</AcctSvcrRef>
                <NtryDtls><TxDtls>
                  <Refs><EndToEndId>E2E-1</EndToEndId></Refs>
                  <RltdPties><Dbtr><Pty><Nm>Me</Nm></Pty></Dbtr><Cdtr><Pty><Nm>B&#228;cker &amp; Sohn</Nm></Pty></Cdtr>
                    <CdtrAcct><Id><IBAN>DE44500105175407324931</IBAN></Id></CdtrAcct></RltdPties>
                  <RmtInf><Ustrd>Rechnung 1</Ustrd><Ustrd>Danke</Ustrd></RmtInf>
                </TxDtls></NtryDtls>
              </Ntry>
              <Ntry>
                <Amt Ccy="EUR">30.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><RvslInd>true</RvslInd><Sts>PDNG</Sts>
                <BookgDt><DtTm>2026-01-31T23:30:00+01:00</DtTm></BookgDt>
                <AcctSvcrRef>REF2</AcctSvcrRef>
                <NtryDtls>
                  <TxDtls><AmtDtls><TxAmt><Amt Ccy="EUR">10.00</Amt></TxAmt></AmtDtls><RltdPties><Dbtr><Nm>Ann</Nm></Dbtr></RltdPties></TxDtls>
                  <TxDtls><AmtDtls><TxAmt><Amt Ccy="EUR">20.00</Amt></TxAmt></AmtDtls><RltdPties><Dbtr><Nm>Bob</Nm></Dbtr></RltdPties></TxDtls>
                </NtryDtls>
                <AddtlNtryInf>Batch</AddtlNtryInf>
              </Ntry>
            </Stmt>
          </BkToCstmrStmt>
        </Document>
        """#

    static let mt940 = #"""
        {1:F01DEUTDEFFXXXX0000000000}{2:O9400000000000DEUTDEFFXXXX00000000000000000000N}{4:
        :20:STARTUMS
        :25:50070010/1234567 EUR
        :28C:00001/001
        :60F:C260101EUR1000,00
        :61:2601310102DR25,5NTRFNONREF//BANKREF1
        :86:166?00UEBERWEISUNG?10931?20EREF+E-1?21SVWZ+Miete Januar Wohnung 3
        ?22 Haus 2?3050010517?31DE44500105175407324931?32MUELLER, JOERG?33 UND INGE
        :61:260131C1000,NTRFKUNDE1
        :86:/TRTP/SEPA OVERBOEKING/IBAN/NL12ABNA0123456789/BIC/ABNANL2A/NAME/
        J. de Vries/REMI/USTD//Huur jan/EREF/NOTPROVIDED
        :61:2601310131RC10,00NMSCNONREF
        :86:Plain words about
        a reversal
        :62F:C260131EUR1964,50
        -}
        """#

    static let all = [
        mBank, millennium, tBank, sparkasse, revolut, ingNL, chase, own, ofx1, ofx2, qif, camt053, mt940,
    ]
}

extension BankFile {
    static func read(_ text: String, _ options: Options = Options()) throws(BankFileError) -> BankFile {
        try read(Array(text.utf8), options)
    }

    /// The entries of all statements.
    var entries: [BankEntry] { statements.flatMap { $0.entries } }
}

extension TextEncoding {
    /// Encodes a text of which every character is in the encoding.
    func bytes(_ text: String) -> [UInt8] {
        switch self {
        case .utf8: return Array(text.utf8)
        case .utf16LittleEndian: return text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
        case .utf16BigEndian: return text.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
        default:
            let upper = upperHalf
            return text.unicodeScalars.map { scalar in
                scalar.isASCII ? UInt8(scalar.value) : UInt8(0x80 + upper.firstIndex(of: scalar)!)
            }
        }
    }
}

func day(_ text: String) -> Day { Day(text)! }

extension Currency {
    static let zloty = Currency("PLN")!
    static let dollar = Currency("USD")!
    static let rouble = Currency("RUB")!
}
