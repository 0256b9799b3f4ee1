/** Of New Mexico: whom the papers of DEBT_COMPLAINT are between. */
export const DEBT_CAPTION = `STATE OF NEW MEXICO
COUNTY OF TAOS
EIGHTH JUDICIAL DISTRICT COURT
PERPETUA ARROWAY,
Plaintiff,
v.
LEOCADIA FENWICK,
Defendant.
No. D-820-CV-2026-00077
COMPLAINT FOR DEBT`;

/** The last paragraph before the prayer has no number 3 before it. */
export const DEBT_COMPLAINT = `${DEBT_CAPTION}
1. Plaintiff lent Defendant $900.00 on May 4, 2025.
2. Defendant promised in writing to repay the loan by July 1, 2025.
4. Defendant has not repaid the loan.
COUNT I
BREACH OF CONTRACT
5. Plaintiff realleges all the allegations above as if fully set forth herein.
6. Defendant is liable for $900.00.
WHEREFORE, Plaintiff asks for judgment of $900.00.`;

/** A tenant asks for the deposit of a house without heating. One text for each page. */
export const LEASE_COMPLAINT_PAGES = [
  `STATE OF NEW MEXICO
COUNTY OF SANTA FE
FIRST JUDICIAL DISTRICT COURT

WILLA HARGROVE,
          Plaintiff,

v.                              No. D-101-CV-2025-01987

COPPER MESA PROPERTIES LLC,
          Defendant.

COMPLAINT FOR BREACH OF LEASE AND
RETURN OF SECURITY DEPOSIT

Plaintiff Willa Hargrove, for her complaint against Defendant
Copper Mesa Properties LLC, states:

PARTIES AND JURISDICTION

1.  Plaintiff Willa Hargrove is a resident of Santa Fe County,
New Mexico.

2.  Defendant Copper Mesa Properties LLC is a New Mexico limited
liability company that rents out dwellings in Santa Fe.

3.  This Court has jurisdiction over the parties and the subject
matter, and venue is proper in Santa Fe County.`,
  `FACTUAL ALLEGATIONS

4.  On June 1, 2023, the parties signed a written lease for the
house at 219 Larkspur Court, Santa Fe, New Mexico.

5.  Plaintiff paid Defendant a security deposit of $2,150.00.

6.  In November 2024 the furnace stopped working, and Plaintiff
gave Defendant written notice on November 12, 2024.

7.  Defendant did not repair the furnace for forty-one days.

8.  Plaintiff moved out on January 31, 2025, and left the house
clean and undamaged.

9.  Defendant never sent an itemized list of deductions and has
kept the whole deposit.`,
  `COUNT I: BREACH OF CONTRACT

10.  Plaintiff restates paragraphs 1 through 9.

11.  Defendant breached the lease by failing to maintain the
heating of the house.

COUNT II: WRONGFUL RETENTION OF SECURITY DEPOSIT
(NMSA 1978, Section 47-8-18)

12.  Plaintiff restates paragraphs 1 through 11.

13.  Defendant retained the deposit in bad faith and owes a civil
penalty of $250.00.

PRAYER FOR RELIEF

WHEREFORE, Plaintiff asks the Court for judgment of $2,150.00 for
the deposit, a civil penalty of $250.00, and her costs of suit.

Plaintiff demands a trial by jury.

Dated: March 3, 2025
                              Willa Hargrove, pro se`,
];

/** A landlord without a lawyer asks for the rent of a month: seven paragraphs. One text for each page. */
export const RENT_COMPLAINT_PAGES = [
  `STATE OF NEW MEXICO
COUNTY OF SANTA FE
FIRST JUDICIAL DISTRICT COURT

ORRIN VALE,
          Plaintiff,

v.                              No. D-101-CV-2026-00412

TESSA OSTRANDER,
          Defendant.

COMPLAINT FOR UNPAID RENT

Plaintiff Orrin Vale states:

PARTIES AND VENUE

1.  Plaintiff Orrin Vale is a resident of Santa Fe County.

2.  Defendant Tessa Ostrander lives in Santa Fe County, and venue
is proper there.

FACTS

3.  On May 4, 2024, the parties signed a lease for the workshop at
18 Cinder Lane, Santa Fe, New Mexico.

4.  The rent was $900.00 a month.

5.  Defendant did not pay the rent for June 2025.`,
  `COUNT I: BREACH OF CONTRACT

6.  Plaintiff restates paragraphs 1 through 5.

7.  Defendant breached the lease and is liable to Plaintiff for
$900.00.

PRAYER FOR RELIEF

WHEREFORE, Plaintiff asks the Court for judgment of $900.00 and
the costs of suit.

Plaintiff demands a trial by jury.

Dated: February 2, 2026
                              Orrin Vale, pro se`,
];
