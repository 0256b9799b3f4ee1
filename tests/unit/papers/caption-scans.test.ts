import { describe, expect, it } from 'vitest';
import { readCaption } from '#src/papers/caption.ts';
import { readPaper } from '#src/papers/paper.ts';
import { body, type Seen, scanned } from './captions/scan.ts';

function read(...pages: (readonly Seen[])[]) {
  const { text, layout } = scanned(...pages);
  const { court, caseNumber, parties } = readCaption(readPaper(text, layout));
  return {
    court: court === null ? null : `${court.text} (${court.certainty})`,
    number: caseNumber === null ? null : `${caseNumber.text} (${caseNumber.certainty})`,
    parties: parties.map(({ role, name, certainty }) => `${role}: ${name} (${certainty})`),
  };
}

describe('captions of scans, as recognition gives them', () => {
  it('an appeal: roles run together, dashes around ‘against’, the number on the stamp of the court', () => {
    const found = read([
      [0, 1_800, 'Case 31-2057, Document 62, 03/04/2031, 3566624, Page1 of 9'],
      [2, 4_700, 'IN THE'],
      [3, 3_000, 'United States Court of Appeals'],
      [4, 3_600, 'FOR THE SECOND CIRCUIT'],
      [6, 4_200, 'ORLA WINTERBOURNE,', 81],
      [7, 6_400, 'PlaintiffAppeliant,', 40],
      [8, 4_500, '—against—', 90],
      [9, 4_100, 'PELL HARBOR TRANSIT,', 78],
      [10, 6_400, 'Delendant-Appellee.', 79],
      [12, 3_300, 'REPLY BRIEF FOR PLAINTIFF-APPELLANT'],
      ...body(14),
    ]);
    expect(found).toEqual({
      court: expect.stringContaining('United States Court of Appeals FOR THE SECOND CIRCUIT'),
      number: '31-2057 (likely)',
      parties: ['plaintiff: Orla Winterbourne (likely)', 'defendant: Pell Harbor Transit (likely)'],
    });
  });

  it('a form with courts to tick, its blanks beside their words, and a ‘v.’ read as other signs', () => {
    const found = read([
      [0, 4_200, 'Cause No. 417-204417-31'],
      [2, 1_450, 'PETRA LYNN SANDOVAL'],
      [2, 5_500, 'In the (check one):'],
      [3, 2_500, '\\Y', 53],
      [3, 5_500, '[x] _417th', 70],
      [3, 6_900, 'District Court', 70],
      [4, 5_500, '[[] County Court at Law No.'],
      [5, 1_530, 'HUGO SANDOVAL'],
      [5, 5_500, 'GALLOWAY'],
      [5, 6_600, 'County, Texas'],
      [7, 3_000, 'Motion to Vacate Temporary Orders'],
      ...body(9),
    ]);
    expect(found.court).toBe('417th District Court GALLOWAY County, Texas (likely)');
    expect(found.number).toBe('417-204417-31 (certain)');
    expect(found.parties).toEqual([
      'plaintiff: Petra Lynn Sandoval (certain)',
      'defendant: Hugo Sandoval (certain)',
    ]);
  });

  it('a proof of service: the name of the case on its second page, the court whole in one of two places', () => {
    const found = read(
      [
        [0, 1_000, 'Proof of Service'],
        [1, 7_000, 'Clerk stamps date here when form is filed.'],
        [3, 1_000, 'Use this form to serve a person or a business.'],
        [3, 7_300, 'Superior Gourt of California', 88],
        [4, 7_500, 'County of Lar', 70],
        [6, 7_800, 'MAR OG 2031', 55],
        [7, 7_500, 'no', 87],
        [8, 6_900, 'Superior Court of California, County of'],
        [9, 6_900, 'Larch Valley'],
        [10, 6_900, '12 Mill Street'],
        [12, 6_900, 'Case Number:'],
        [13, 6_900, 'CSM-31-204417 (Poe vs United'],
        [14, 6_900, 'Harbor Parking et al'],
        [15, 6_900, 'Case Name:Pce, Wilhelmina v.', 76],
        [17, 1_000, 'You must be at least 18 years old and not be named in this case. Follow these steps:'],
      ],
      [
        [0, 1_000, 'Case name: Poe. Wilhelmina v. Grantham. Silas', 83],
        [1, 6_900, 'CSM-31-204417'],
        ...body(3),
      ],
    );
    expect(found).toEqual({
      court: expect.stringMatching(
        /^Superior Court of California, County of Larch Valley \((?:likely|certain)\)$/,
      ),
      number: 'CSM-31-204417 (certain)',
      parties: ['plaintiff: Wilhelmina Poe (likely)', 'defendant: Silas Grantham (likely)'],
    });
  });

  it('a notice of a clerk: sides far apart on the line behind ‘RE:’, a sign after the docket', () => {
    const found = read([
      [0, 700, 'LARCH COUNTY COURTHOUSE'],
      [1, 4_700, 'TRACK ASSIGNMENT NOTICE'],
      [3, 3_300, 'RE:'],
      [3, 4_100, 'THISTLEWOOD AGNES'],
      [3, 6_600, 'VS NORTH HARBOR TRANSIT'],
      [4, 3_300, 'DOCKET: MON L -000417 31%', 89],
      [6, 1_100, 'THE ABOVE CASE HAS BEEN ASSIGNED TO TRACK 4.'],
      ...body(8),
    ]);
    expect(found.number).toBe('MON L -000417 31 (certain)');
    expect(found.parties).toEqual([
      'plaintiff: Thistlewood Agnes (likely)',
      'defendant: North Harbor Transit (likely)',
    ]);
  });

  it('two captions of joined cases: the people of both, and the number of the two that can be read', () => {
    const found = read([
      [0, 4_200, 'NO. 417.55210-31', 46],
      [1, 1_300, 'IN THE INTEREST OF'],
      [1, 4_800, '§'],
      [1, 5_200, 'IN THE DISTRICT COURT'],
      [2, 4_800, '§'],
      [3, 1_300, 'NORA ASHDOWN AND EMIL'],
      [3, 4_800, '§'],
      [3, 5_000, '417TH JUDICIAL DISTRICT'],
      [4, 1_300, 'ASHDOWN,'],
      [4, 4_800, '§'],
      [5, 1_300, 'CHILDREN'],
      [5, 4_800, '§'],
      [5, 5_200, 'GALLOWAY COUNTY, TEXAS'],
      [7, 4_200, 'NO. 388-20417-31', 92],
      [8, 1_300, 'IN THE MATTER OF'],
      [8, 4_800, '§'],
      [8, 5_200, 'IN THE DISTRICT COURT'],
      [9, 1_300, 'THE MARRIAGE OF'],
      [9, 4_800, '§'],
      [10, 1_300, 'MARTA ASHDOWN'],
      [10, 4_800, '§'],
      [10, 5_000, '388TH JUDICIAL DISTRICT'],
      [11, 1_300, 'AND'],
      [11, 4_800, '§'],
      [12, 1_300, 'OTIS ASHDOWN'],
      [12, 4_800, '§'],
      [12, 5_200, 'GALLOWAY COUNTY, TEXAS'],
      [14, 3_200, 'ORDER ON MOTION TO CONSOLIDATE'],
      ...body(16),
    ]);
    expect(found).toEqual({
      court: 'IN THE DISTRICT COURT 417TH JUDICIAL DISTRICT GALLOWAY COUNTY, TEXAS (certain)',
      number: '388-20417-31 (likely)',
      parties: ['Nora Ashdown', 'Emil Ashdown', 'Marta Ashdown', 'Otis Ashdown'].map((name) =>
        expect.stringContaining(`other: ${name}`),
      ),
    });
  });

  it('a court that stamped the paper is not the one of its head', () => {
    const found = read([
      [0, 7_000, 'FILED'],
      [1, 6_700, 'Court of Appeals'],
      [2, 6_900, 'Division Ill'],
      [3, 6_600, 'State of Washington'],
      [4, 6_600, '9/17/2031 4:39 PM'],
      [5, 6_700, 'NO. 57369-0-III'],
      [7, 3_000, 'THE COURT OF APPEALS OF THE STATE OF'],
      [8, 3_500, 'WASHINGTON, DIVISION THREE'],
      [10, 3_900, 'STATE OF WASHINGTON,'],
      [11, 4_700, 'Respondent,'],
      [12, 5_200, 'v.'],
      [13, 4_200, 'RUFUS THISTLEWOOD,'],
      [14, 4_700, 'Appellant.'],
      [16, 4_100, 'BRIEF OF APPELLANT'],
      ...body(18),
    ]);
    expect(found.court).toMatch(/^THE COURT OF APPEALS OF THE STATE OF WASHINGTON, DIVISION THREE/);
    expect(found.number).toBe('57369-0-III (certain)');
  });

  it('dirt between the rows, signs of the rule that were lost, and the ‘v.’ read as something else', () => {
    const found = read([
      [0, 2_900, 'IN THE SUPERIOR COURT OF PECAN COUNTY'],
      [1, 4_100, 'STATE OF GEORGIA'],
      [2, 1_200, 'MATTHIAS WREN CALLOWAY,'],
      [2, 8_800, '?', 30],
      [3, 400, '’', 20],
      [3, 1_700, 'Plainliff,', 93],
      [4, 4_790, ')'],
      [4, 5_150, 'CIVIL ACTION FILE'],
      [5, 1_200, 'No', 39],
      [5, 4_790, ')'],
      [5, 5_150, 'NO. SUCV2031-000881'],
      [6, 1_200, '. MAGNOLIA TRANSIT AUTHORITY and', 94],
      [6, 4_790, ')'],
      [7, 300, ';', 10],
      [8, 1_200, 'INES CALLOWAY,'],
      [8, 4_790, ')'],
      [9, 1_700, 'Defendants.'],
      [9, 4_790, ')'],
      [11, 2_200, 'ORDER ON MOTION FOR SUMMARY JUDGMENT'],
      ...body(13),
    ]);
    expect(found).toEqual({
      court: 'IN THE SUPERIOR COURT OF PECAN COUNTY STATE OF GEORGIA (certain)',
      number: 'SUCV2031-000881 (certain)',
      parties: [
        'plaintiff: Matthias Wren Calloway (certain)',
        'defendant: Magnolia Transit Authority (certain)',
        'defendant: Ines Calloway (certain)',
      ],
    });
  });

  it('a title in the middle between the names, roles at the right edge', () => {
    const found = read([
      [0, 3_500, 'COMMONWEALTH OF KENTUCKY'],
      [1, 3_700, 'BLUEGRASS CIRCUIT COURT'],
      [2, 2_500, ';', 27],
      [3, 4_450, 'DIVISION III'],
      [4, 3_700, 'CIVIL ACTION No. 31-CI-00417', 84],
      [6, 1_150, 'ROLAND PICKETT'],
      [6, 7_500, 'PLAINTIFF'],
      [8, 4_400, 'COMPLAINT'],
      [9, 1_150, 'v.', 84],
      [10, 1_150, 'CUMBERLAND RAIL SALVAGE, INC.'],
      [10, 7_500, 'DEFENDANT'],
      ...body(13),
    ]);
    expect(found).toEqual({
      court: 'COMMONWEALTH OF KENTUCKY BLUEGRASS CIRCUIT COURT DIVISION III (certain)',
      number: '31-CI-00417 (certain)',
      parties: ['plaintiff: Roland Pickett (certain)', 'defendant: Cumberland Rail Salvage, Inc. (certain)'],
    });
  });

  it('roles without a ‘v.’ between them, a line that begins as a title above the court', () => {
    const found = read([
      [0, 6_900, 'Order filed May 7, 2031'],
      [2, 4_700, 'INTHE', 94],
      [3, 3_500, 'APPELLATE COURT OF ILLINOIS'],
      [4, 3_800, 'FIRST JUDICIAL DISTRICT'],
      [6, 1_200, 'THE PEOPLE OF THE STATE OF ILLINOIS,'],
      [6, 6_100, 'Appeal from the'],
      [7, 1_700, 'Plaintiff- Appellee,', 3],
      [7, 6_100, 'Circuit Court of'],
      [8, 6_100, 'Loon County.', 81],
      [9, 1_200, 'RUFUS THISTLEWOOD,'],
      [10, 1_700, 'Defendant-Appellant.', 87],
      [12, 4_700, 'ORDER'],
      ...body(14),
    ]);
    expect(found.parties).toEqual([
      'plaintiff: The People of the State of Illinois (certain)',
      'defendant: Rufus Thistlewood (certain)',
    ]);
  });

  it('a lawyer is sued, an initial read with a comma', () => {
    const found = read([
      [0, 5_400, 'SUPERIOR COURT OF NEW JERSEY'],
      [1, 6_100, 'LAW DIVISION'],
      [2, 5_900, 'LARCH COUNTY'],
      [2, 650, 'SILAS GRANTHAM'],
      [3, 3_000, 'Plaintiff,'],
      [3, 4_650, ')'],
      [4, 2_500, 'vs.'],
      [4, 4_650, ')'],
      [4, 5_300, 'Docket No. LAR-L-2794-31'],
      [5, 650, 'ORSON W, BLIGH ESQ., LAW OFFICES OF'],
      [5, 4_650, ')'],
      [6, 650, 'ORSON BLIGH, LLC'],
      [6, 4_650, ')'],
      [7, 3_000, 'Defendants.'],
      [7, 4_650, ')'],
      [9, 4_000, 'ORDER FOR WAIVER OF FEES'],
      ...body(11),
    ]);
    expect(found.parties).toEqual([
      'plaintiff: Silas Grantham (certain)',
      expect.stringMatching(/^defendant: Orson W. Bligh/),
      'defendant: Law Offices of Orson Bligh, LLC (certain)',
    ]);
  });
});

describe('forms and orders without a caption that could be read', () => {
  it('items of a form over its pages, their numbers in circles read as letters', () => {
    const filler = Array.from(
      { length: 70 },
      (_, row): Seen => [row, 1_200, `Read part ${row} of this form first.`],
    );
    const found = read(
      [
        [0, 2_600, 'Claim and ORDER'],
        [1, 7_300, 'Case Name:'],
        [2, 6_500, 'PCE vs. GRANTHAN', 50],
        [3, 1_000, 'Notice'],
      ],
      filler,
      [
        [0, 800, 'QO) The plaintiff (the person, business, or public entity that is suing) is:'],
        [1, 1_200, 'Name: Wilhelmina Poe'],
        [1, 6_300, 'Phone: (209) 555-0133'],
      ],
      filler,
      [
        [0, 800, '® The defendant (the person, business, or public entity being sued) is:'],
        [1, 1_200, 'Name: Silas Grantham'],
        [1, 6_300, 'Phone: (209) 555-0134'],
      ],
    );
    expect(found.parties).toEqual([
      'plaintiff: Wilhelmina Poe (certain)',
      'defendant: Silas Grantham (certain)',
    ]);
  });

  it('instructions whose bracket was misread, under names beside their roles', () => {
    const found = read([
      [0, 3_400, 'UNITED STATES DISTRICT COURT'],
      [1, 4_700, 'for the'],
      [2, 4_300, 'District of Larch'],
      [4, 1_200, 'Willa Marrow'],
      [5, 1_200, 'Plaintiff(s)'],
      [6, 1_200, '{Write the full name of each plaintiff who is filing', 92],
      [7, 1_200, 'this complaint.'],
      [8, 1_200, '-\\-', 25],
      [10, 1_200, 'Pinecrest Housing Authority; Gordon Tull'],
      [11, 1_200, 'Defendant(s)'],
      [12, 1_200, '(Write the full name of each defendant who is being sued.)'],
      [14, 3_500, 'COMPLAINT FOR A CIVIL CASE'],
      ...body(16),
    ]);
    expect(found.parties).toEqual([
      'plaintiff: Willa Marrow (certain)',
      'defendant: Pinecrest Housing Authority (certain)',
      'defendant: Gordon Tull (certain)',
    ]);
  });

  it('an order that says in its words how the case is styled', () => {
    const found = read([
      [0, 3_900, 'THE STATE OF TEXAS'],
      [1, 2_500, 'ORDER OF ASSIGNMENT BY THE PRESIDING JUDGE'],
      [
        3,
        1_300,
        'The undersigned Presiding Judge assigns the Honorable Iris Keane to the motions that are pending',
      ],
      [4, 1_300, 'in Cause Number 388-20417-31, styled In the Matter of the Marriage of Petra Lynn'],
      [5, 1_300, 'Sandoval and Hugo Sandoval and In the Interest of Nora Sandoval and Emil Sandoval, Minor'],
      [6, 1_300, 'Children, to rule on all pending motions and on those that are filed afterwards.'],
    ]);
    expect(found.parties).toEqual(
      ['Petra Lynn Sandoval', 'Hugo Sandoval', 'Nora Sandoval', 'Emil Sandoval'].map(
        (name) => `other: ${name} (likely)`,
      ),
    );
  });

  it('names that recognition touched are put right by their form, or doubted', () => {
    const found = read([
      [0, 3_300, 'UNITED STATES DISTRICT COURT'],
      [1, 3_500, 'SOUTHERN DISTRICT OF OHIO'],
      [2, 6_200, 'i', 82],
      [3, 1_200, 'ALMA TRUJILLO- VIGIL. an individual,'],
      [4, 2_100, 'Plaintiff,'],
      [4, 6_200, 'e', 85],
      [5, 1_200, 'v.'],
      [6, 1_200, 'NORTHGATE DIALYSIS OF OHIO, L1G, and'],
      [7, 1_200, 'BRIGHTWELL DEL! & GROCERY INC.,'],
      [8, 2_100, 'Defendants.'],
      [10, 4_200, 'COMPLAINT'],
      ...body(12),
    ]);
    expect(found.parties).toEqual([
      'plaintiff: Alma Trujillo-Vigil (certain)',
      'defendant: Northgate Dialysis of Ohio, LLC (certain)',
      expect.stringMatching(/^defendant: Brightwell Del! .*\(unsure\)$/),
    ]);
  });
});

describe('what noise touched is never silently wrong', () => {
  const caption = (number: Seen, ...more: Seen[]): Seen[] => [
    [0, 3_300, 'UNITED STATES DISTRICT COURT'],
    [1, 3_500, 'DISTRICT OF NEW MEXICO'],
    [3, 1_200, 'AGNES THISTLEWOOD,'],
    [4, 2_100, 'Plaintiff,'],
    [5, 1_200, 'v.'],
    number,
    [6, 1_200, 'RUTUS GRANTHAM,', 90],
    [7, 2_100, 'Defendant.'],
    [9, 4_200, 'COMPLAINT'],
    ...body(11),
    ...more,
  ];

  it.each([
    ['a letter among the figures', 'Case No. 24CV4t7-2031', '24CV4t7-2031 (unsure)'],
    ['a label run into the number', 'CAUSE NOY P01-31-E0102017', 'P01-31-E0102017 (unsure)'],
    ['letters for figures', 'Case No. l:31-cv-O0417', '1:31-cv-00417 (unsure)'],
    ['a ‘c’ read as a cent', 'Case No. 1:31-¢v-00417', '1:31-cv-00417 (certain)'],
  ])('%s', (_what, printed, number) => {
    expect(read(caption([5, 5_200, printed])).number).toBe(number);
  });

  it('a number that only running words say is as sure as they were read', () => {
    const spoken = (number: string, confidence: number) =>
      read([
        [0, 3_300, 'UNITED STATES DISTRICT COURT'],
        [1, 3_500, 'DISTRICT OF NEW MEXICO'],
        [
          3,
          1_200,
          `The parties are told that they have been heard in Docket No. ${number} and that all is`,
          confidence,
        ],
        ...body(4),
      ]).number;
    expect(spoken('LAR-L-002908-31', 95)).toBe('LAR-L-002908-31 (likely)');
    expect(spoken('LARMI-0D33B1e31', 50)).toBe('LARMI-0D33B1e31 (unsure)');
  });

  it('a number read poorly in the form of a court’s is likely; read hardly at all it is unsure', () => {
    expect(read(caption([5, 5_200, 'Case No. 1:31-cv-00417', 53])).number).toBe('1:31-cv-00417 (likely)');
    expect(read(caption([5, 5_200, 'Case No. 1:31-cv-00417', 20])).number).toBe('1:31-cv-00417 (unsure)');
  });

  it('a number that was moved to another court has two; one of the same form is a contradiction', () => {
    const stamped = (number: string): Seen => [15, 1_200, `${number} 10/21/2031 Pg 1 of 1 Trans ID: LCV2031`];
    const printed: Seen = [5, 5_200, 'DOCKET NO: C-94-31'];
    const first = (seen: Seen[], stamp: Seen): Seen[] => [
      [0, stamp[1], stamp[2]],
      ...seen.map(([row, left, text, confidence]): Seen => [row + 2, left, text, confidence ?? 95]),
    ];
    expect(read(first(caption(printed), stamped('LAR-L-002908-31'))).number).toBe('C-94-31 (likely)');
    expect(read(first(caption(printed), stamped('C-97-31'))).number).toBe('C-94-31 (unsure)');
  });

  const named = (name: string): Seen => [15, 1_200, `${name} is asked to answer, since ${name} owes it.`];
  it('the rest of the paper puts a name right, or doubts it', () => {
    const number: Seen = [5, 5_200, 'Case No. 1:31-cv-00417'];
    expect(read(caption(number)).parties[1]).toBe('defendant: Rutus Grantham (certain)');
    expect(read(caption(number, named('Rufus Grantham'))).parties[1]).toBe(
      'defendant: Rufus Grantham (likely)',
    );
    expect(read(caption(number, named('Rufus'))).parties[1]).toBe('defendant: Rutus Grantham (likely)');
    expect(read(caption(number, named('Rutus Grantham'))).parties[1]).toBe(
      'defendant: Rutus Grantham (certain)',
    );
  });
});
