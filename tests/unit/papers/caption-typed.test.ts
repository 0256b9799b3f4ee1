import { describe, expect, it } from 'vitest';
import { readCaption } from '#src/papers/caption.ts';
import { splitNames } from '#src/papers/party-names.ts';
import { typed } from './captions/typed.ts';

const captionOf = (sheet: string) => readCaption(typed(sheet).paper);
const partiesOf = (sheet: string) => captionOf(sheet).parties.map(({ role, name }) => `${role}: ${name}`);
const namesIn = (words: string) => splitNames(words).map(({ name }) => name);

describe('names of a side', () => {
  it.each([
    [
      'figures of a sum',
      '$48,220.00 U.S. CURRENCY, and\n2029 ALDER WAGON, VIN 1AAAAAAA',
      ['$48,220.00 U.S. Currency', '2029 Alder Wagon'],
    ],
    ['a day of birth in brackets', '(01) RAYMOND T. OAKES,\n[DOB: 03/12/2001],', ['Raymond T. Oakes']],
    ['marks of a person', 'DESMOND KANE FULLER\nB/M, DOB: 05/05/1990', ['Desmond Kane Fuller']],
    [
      'who tells the court of it',
      'UNITED STATES OF AMERICA and the\nSTATE OF NEVADA, ex rel. BRENT\nLOWELL and SUE KIM,',
      ['United States of America', 'State of Nevada', 'Brent Lowell', 'Sue Kim'],
    ],
    [
      'two people of one family',
      'LUIS and MARTA QUINTANA, Individually\nand as Next Friends of A.Q., a Minor,',
      ['Luis Quintana', 'Marta Quintana'],
    ],
    ['a firm of two names', 'Mark and Loop Fishing, as owner', ['Mark and Loop Fishing']],
    [
      'who somebody is married to',
      'NORA E. FINCH AND MR. FINCH,\nHUSBAND OF NORA E. FINCH,',
      ['Nora E. Finch', 'Mr. Finch'],
    ],
    [
      'parents of a child',
      'ADA POE AND BERT\nPOE, NATURAL PARENTS OF\nS. B., a minor child',
      ['Ada Poe', 'Bert Poe'],
    ],
    [
      'what a trustee holds',
      'ALDER BANK, N.A., AS TRUSTEE FOR THE HOLDERS OF ELM TRUST, ASSET-BACKED CERTIFICATES, SERIES 2005-4',
      ['Alder Bank, N.A.'],
    ],
    [
      'what a trustee is not',
      'ALDER NATIONAL ASSOCIATION, NOT IN ITS INDIVIDUAL CAPACITY BUT SOLELY AS TRUSTEE FOR ELM TRUST; ADA POE',
      ['Alder National Association', 'Ada Poe'],
    ],
    ['whom a bank took over', 'ALDER BANK, N.A. s/b/m to BANK ELM; ADA POE', ['Alder Bank, N.A.', 'Ada Poe']],
    [
      'unknown heirs',
      'ADA POE; THE UNKNOWN HEIRS, DEVISEES, GRANTEES, OR OTHER CLAIMANTS CLAIMING BY, THROUGH, OR AGAINST BERT LUND, DECEASED; TENANT #1, TENANT #2 the names being fictitious',
      ['Ada Poe', 'The Unknown Heirs, Devisees, Grantees, or Other Claimants', 'Tenant #1', 'Tenant #2'],
    ],
    ['people of whom all others are said', 'JANE SMITH and all other occupants of 12 Elm St', ['Jane Smith']],
    ['people joined by a sign', 'Ada Poe & Bert Lund', ['Ada Poe', 'Bert Lund']],
    [
      'firms joined by a sign',
      'ALDER SCAFFOLD & HOIST INC.; KIM & CHANG',
      ['Alder Scaffold & Hoist Inc.', 'Kim & Chang'],
    ],
    ['and husband', 'ADA POE et vir BERT POE', ['Ada Poe', 'Bert Poe']],
    ['and wife, who is not named', 'ADA POE, ET UX.', ['Ada Poe']],
    ['what somebody is, without a comma', 'ADA POE AN UNMARRIED WOMAN', ['Ada Poe']],
    ['the mark of a footnote', 'BERT LUND,1 SECRETARY,\nALDER DEPARTMENT OF CORRECTIONS,', ['Bert Lund']],
  ])('%s', (_, words, names) => {
    expect(namesIn(words)).toEqual(names);
  });
});

describe('sides', () => {
  const COURT = `IN THE CIRCUIT COURT OF THE NINTH JUDICIAL CIRCUIT,
IN AND FOR OSCEOLA COUNTY, FLORIDA
`;

  it('who asks in a matter is wife or husband, too', () => {
    expect(
      partiesOf(`${COURT}
IN RE: THE MARRIAGE OF

ADA ELISA POE,
                       Petitioner/Wife,
and

BERT POE,
                       Respondent/Husband.

        PETITION FOR DISSOLUTION OF MARRIAGE`),
    ).toEqual(['petitioner: Ada Elisa Poe', 'respondent: Bert Poe']);
  });

  it('whom a matter is about stands apart above those who ask', () => {
    expect(
      partiesOf(`STATE OF INDIANA        )        IN THE HENDRICKS SUPERIOR COURT 3
                        ) SS:
COUNTY OF HENDRICKS     )        CAUSE NO. 32D03-2402-JP-000031

IN RE THE PATERNITY OF:          )
M.L.T. (Minor Child)             )
                                 )
DANA TRUITT,                     )
     Petitioner/Mother,          )
                                 )
     and                         )
                                 )
CALEB J. LANGE,                  )
     Respondent/Father.          )

                 ORDER ON MOTION TO MODIFY PARENTING TIME`),
    ).toEqual(['other: M.L.T.', 'petitioner: Dana Truitt', 'respondent: Caleb J. Lange']);
  });

  it('a title right below a ruled caption that no role closes is no party', () => {
    expect(
      partiesOf(`IN THE COURT OF COMMON PLEAS OF LANCASTER COUNTY, PENNSYLVANIA
                       CIVIL ACTION - LAW

ADA POE                               :
                                      :
     vs.                              :    NO. CI-31-04410
                                      :
BERT LUND and                         :
LUND CONTRACTING, LLC                 :

                 PRAECIPE TO SETTLE, DISCONTINUE AND END`),
    ).toEqual(['plaintiff: Ada Poe', 'defendant: Bert Lund', 'defendant: Lund Contracting, LLC']);
  });

  it('addresses between the names are none', () => {
    expect(
      partiesOf(`                  UNITED STATES DISTRICT COURT
                  FOR THE DISTRICT OF COLUMBIA

ALDER RIVERS COALITION
1101 14th Street NW
Washington, DC 20005,

ADA POE
12 Oak Rd
Vienna, VA 22180,

                 Plaintiffs,
       v.                                 Civil Action No. 31-1188

BERT LUND
SERVE: 14 Pine Street
       Suffolk, VA 23434

                 Defendant.`),
    ).toEqual(['plaintiff: Alder Rivers Coalition', 'plaintiff: Ada Poe', 'defendant: Bert Lund']);
  });

  it('a name that begins with a county goes on below it', () => {
    const { parties, caseNumber } = captionOf(`IN THE COURT OF APPEAL OF THE STATE OF CALIFORNIA
FIRST APPELLATE DISTRICT
DIVISION TWO

In re A.V., a Person Coming Under the
Juvenile Court Law.

CONTRA COSTA COUNTY CHILDREN
AND FAMILY SERVICES BUREAU,
     Plaintiff and Respondent,           A968811
v.                                       (Contra Costa County Super. Ct.
                                         No. J32-00118)
T.V.,
     Defendant and Appellant.`);
    expect(parties[0]?.name).toBe('Contra Costa County Children and Family Services Bureau');
    expect(caseNumber?.text).toBe('A968811');
  });

  it('relief and potential are kinds of parties', () => {
    expect(
      partiesOf(`                         UNITED STATES DISTRICT COURT
                         SOUTHERN DISTRICT OF FLORIDA
                         CASE NO. 31-60082-CIV-POE

   ALDER COMMISSION,

                       Plaintiff,
   vs.

   BERT LUND f/k/a Bert Lundmark, et al.,

                       Defendants,
   and

   ADA LUND,

                   Relief Defendant.
   _____________________________________/

                             REPORT AND RECOMMENDATION`),
    ).toEqual(['plaintiff: Alder Commission', 'defendant: Bert Lund', 'defendant: Ada Lund']);
  });

  it('who moves against a judgment stands on the first side', () => {
    expect(
      partiesOf(`                           UNITED STATES DISTRICT COURT
                           SOUTHERN DISTRICT OF FLORIDA
                             Case No.: 31-61155-CV-POE
                                 (25-06031-CR-POE)

 ADA LUND,

        Movant
 vs.

 UNITED STATES OF AMERICA,

       Respondent.`),
    ).toEqual(['petitioner: Ada Lund', 'respondent: United States of America']);
  });

  it('a caption may stand in the second column alone', () => {
    expect(
      partiesOf(`COMMONWEALTH OF PENNSYLVANIA                         TRAFFIC CITATION
COUNTY OF DAUPHIN                                    SUMMONS
Mag. Dist. No: MDJ-12-1-04                           Commonwealth of Pennsylvania
MDJ Name: Hon. Ada Stokes                                    v.
Address: 1281 S 28th St                              Bert Lee Lund
         Harrisburg PA 17111
Telephone: 717-555-0198                              Docket No: MJ-12104-TR-0001187-2031
Bert Lee Lund                                        Case Filed: 03/14/2031`),
    ).toEqual(['plaintiff: Commonwealth of Pennsylvania', 'defendant: Bert Lee Lund']);
  });

  it('a register heads each name with its role', () => {
    expect(
      partiesOf(`Case Information

Court System:      Circuit Court For Anne Arundel County - Civil
Case Number:       C-02-CV-31-000881
Title:             Ada Poe vs. Lund Roofing, Inc., et al.

Involved Parties Information

Plaintiff
Name:       Poe, Ada
Address:    12 Shore Rd

Defendant
Name:       Lund Roofing, Inc.

Defendant
Name:       Lund, Bert

Document Information`),
    ).toEqual(['plaintiff: Ada Poe', 'defendant: Lund Roofing, Inc.', 'defendant: Bert Lund']);
  });

  it('a form says in brackets who is meant, and asks for others below', () => {
    expect(
      partiesOf(`Superior Court of Washington, County of   Pierce
In re:
Petitioner/s (person/s who started this case):             No.  31-3-01881-4

  Tasha Lynn Moody                                         Summons: Notice about a Marriage or
                                                           Domestic Partnership
And Respondent/s (other party/parties):                    (SM)

  Devon Moody`),
    ).toEqual(['petitioner: Tasha Lynn Moody', 'respondent: Devon Moody']);
  });

  it('a form numbers the parties of each side, each with a name of its own', () => {
    expect(
      partiesOf(`State of Minnesota                                   Conciliation Court
County of: Ramsey                                    Court File Number:

Ada Poe
Plaintiff
VS
Alder Seals Minnesota
Larch County Human Services and Public Health Department
Defendant

                 Plaintiff's Statement of Claim (CCT102)
Information about the Plaintiff
     a. Plaintiff #1
        Name:  Ada Poe
        Street Address:  825 Seal Street

     a. Defendant #1
        Name:  Alder Seals Minnesota

     b. Defendant #2
        Name:  Larch County Human Services and Public Health Department`),
    ).toEqual([
      'plaintiff: Ada Poe',
      'defendant: Alder Seals Minnesota',
      'defendant: Larch County Human Services and Public Health Department',
    ]);
  });

  it('a register has a table of roles and names', () => {
    expect(
      partiesOf(`Larchland Circuit Court Access

Alder Credit Services vs. Ada L Poe

Larch County Case Number 2031SC001144

Parties
Party type     Party name                Party status
Plaintiff      Alder Credit Services
Defendant      Poe, Ada L`).map((party) => party.toLowerCase()),
    ).toEqual(['plaintiff: alder credit services', 'defendant: ada l poe']);
  });

  it('a register puts the number before the name of a case', () => {
    const { caseNumber, court } = captionOf(`                      16TH JUDICIAL CIRCUIT, JACKSON COUNTY
2416-CV02210 - ALDER CREDIT MANAGEMENT V ADA POE

Judge/Commissioner Assigned:  HALL, JUDITH          Date Filed:  01/22/2031`);
    expect(caseNumber?.text).toBe('2416-CV02210');
    expect(court?.text).toBe('16TH JUDICIAL CIRCUIT, JACKSON COUNTY');
  });

  it('a New York report names the sides in one sentence', () => {
    expect(
      partiesOf(`Supreme Court of the State of New York
Appellate Division: Second Judicial Department

2031-08811                                            DECISION & ORDER

Nora Feld, appellant,
v Mount Hope Medical Group, P.C., et al.,
respondents.
(Index No. 602211/29)`),
    ).toEqual(['appellant: Nora Feld', 'appellee: Mount Hope Medical Group, P.C.']);
  });

  it('a company may begin with the number of its house', () => {
    const { parties } = captionOf(`SUPREME COURT OF THE STATE OF NEW YORK
COUNTY OF KINGS
-------------------------------------------------------------------X
HELENA MARSH,                                                         Index No.: 512233/2031
                              Plaintiff,                              SUMMONS
               -against-
77 ALDER REALTY CORP.,
                              Defendant.
-------------------------------------------------------------------X`);
    expect(parties.map(({ name, certainty }) => `${name} (${certainty})`)).toEqual([
      'Helena Marsh (certain)',
      '77 Alder Realty Corp. (certain)',
    ]);
  });
});

describe('court and number', () => {
  it('a judicial district below its county and its state is a court', () => {
    expect(
      captionOf(`STATE OF NEW MEXICO
COUNTY OF Sandoval
THIRTEENTH JUDICIAL DISTRICT

Pueblo Auto Finance Co.  , Plaintiff,

v.                                      No. D-1329-CV-2031-00441

Bert Lund  , Defendant.

                          SUMMONS`).court?.text,
    ).toBe('STATE OF NEW MEXICO COUNTY OF Sandoval THIRTEENTH JUDICIAL DISTRICT');
  });

  it('the number of the court goes before those of a prosecutor and the police', () => {
    expect(
      captionOf(`STATE OF WISCONSIN          CIRCUIT COURT          DANE COUNTY

STATE OF WISCONSIN                    DA Case No.: 2031DA004411
              Plaintiff,              Agency Case No.: 31-118822
   vs.                                Court Case No.: 2031CF000811

ADA POE
              Defendant.`).caseNumber?.text,
    ).toBe('2031CF000811');
  });

  it("a clerk's stamp says the number that the caption leaves open, and that of a filing is none", () => {
    const sheet = (number: string) => `Filing # 10059052 E-Filed 02/07/2031 05:20:27 PM

IN THE CIRCUIT COURT OF THE EIGHTH JUDICIAL CIRCUIT
IN AND FOR ALACHUA COUNTY, FLORIDA

ADA POE,                                 CASE NO.: ${number}
     Plaintiff,                          DIVISION:
v.
BERT LUND,
     Defendant.

"2031 CA 000450" 10059052 Filed at Alachua County Clerk 02/10/31 08:15:00 AM EST`;
    expect(captionOf(sheet('')).caseNumber?.text).toBe('2031 CA 000450');
    expect(captionOf(sheet('2031-CA')).caseNumber?.text).toBe('2031 CA 000450');
    expect(captionOf(sheet('2031-CA-451')).caseNumber?.text).toBe('2031-CA-451');
  });
});
