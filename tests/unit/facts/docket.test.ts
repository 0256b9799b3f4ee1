import { describe, expect, it } from 'vitest';
import { readFacts } from '#src/facts/read-facts.ts';

const read = (text: string) =>
  readFacts({ text, docType: 'Docket', docDate: null, pageCount: null, notes: [] }).facts;
const days = (text: string) =>
  read(text).flatMap((fact) =>
    fact.kind === 'hearing' || fact.kind === 'deadline'
      ? [[fact.kind, fact.value.what, fact.value.date, fact.value.time ?? null, fact.certainty].join(' | ')]
      : [],
  );

const DOCKET = `U.S. District Court
District of Alder (Marlow)
CIVIL DOCKET FOR CASE #: 1:31-cv-00412-HV
Assigned to: Judge Hester Vale
Plaintiff
Ardent Lumber Company
Defendant
Ada Quill
Date Filed	#	Docket Text
07/03/2031	12	MOTION for default judgment by Ardent Lumber Company. Responses due by 7/17/2031. (Entered: 07/03/2031)
07/21/2031	13	ORDER granting 12 Motion. Hearing set for 8/4/2031 at 09:00 AM in Courtroom 6 before Judge Hester Vale. (Entered: 07/21/2031)
07/22/2031	14	SUMMONS Returned Executed. Ada Quill served on 7/1/2031, answer due 7/22/2031.`;

describe('the days that the rows of a docket set', () => {
  it('a hearing with its time and place, what is due, and no day on which something was done', () => {
    expect(days(DOCKET)).toEqual([
      'deadline | Responses | 2031-07-17 |  | likely',
      'hearing | Hearing | 2031-08-04 | 09:00 | certain',
      'deadline | Answer of Ada Quill | 2031-07-22 |  | likely',
    ]);
  });

  it('each with its row as words and place', () => {
    for (const { start, end, quote } of read(DOCKET)) expect(DOCKET.slice(start, end)).toBe(quote);
    const hearing = read(DOCKET).find(({ kind }) => kind === 'hearing');
    expect(hearing?.quote).toBe('Hearing set for 8/4/2031 at 09:00 AM');
    expect(hearing?.value).toMatchObject({ place: 'Courtroom 6' });
  });

  it.each([
    ['reset', '07/25/2031	15	Set/Reset Hearings: Motion Hearing reset for 8/18/2031 at 09:00 AM.'],
    ['vacated', '07/25/2031	15	ORDER: the motion hearing is vacated.'],
    ['called off by its day', '07/25/2031	15	NOTICE that the setting of 8/4/2031 is canceled.'],
    ['the case was closed', '07/25/2031	15	ORDER DISMISSING CASE. Civil case terminated. Case closed.'],
  ])('a day that a later row changes is unsure: %s', (_, row) => {
    const text = `${DOCKET.replace('Hearing set', 'Motion Hearing set')}\n${row}`;
    expect(days(text).find((day) => day.includes('2031-08-04'))).toMatch(/unsure$/);
  });

  it.each([
    ['at its foot', (text: string) => `${text}\nPage 1 of 1\nPrinted: 07/22/2031`],
    ['at its head', (text: string) => `Retrieved from the court on July 22, 2031\n${text}`],
    [
      'in its title',
      (text: string) =>
        text.replace('U.S. District Court', 'U.S. District Court Civil Docket as of July 22, 2031'),
    ],
    [
      'on the receipt of who printed it',
      (text: string) => `${text}\nPACER Service Center\nTransaction Receipt\n07/22/2031 10:31:03`,
    ],
  ])('nothing before the day on which it was printed, %s', (_, printed) => {
    expect(days(printed(DOCKET)).map((day) => day.split(' | ')[2])).toEqual(['2031-08-04', '2031-07-22']);
  });

  it('a day behind an hour with its zone in brackets', () => {
    const text = `${DOCKET}\n07/23/2031	15	ORDER: Defendants shall serve and file their opposition papers, if any, by 5:00 p.m. (EST) on August 9, 2031.`;
    expect(days(text)).toContainEqual(expect.stringMatching(/^deadline \| .*2031-08-09 \| 17:00/));
  });

  it('a day that an earlier row moved to stays as it is', () => {
    const text = DOCKET.replace('CIVIL DOCKET', 'CIVIL DOCKET').replace(
      '07/03/2031	12	MOTION',
      '06/20/2031	11	ORDER: the motion hearing of June is vacated.\n07/03/2031	12	MOTION',
    );
    expect(days(text)).toContain('hearing | Hearing | 2031-08-04 | 09:00 | certain');
  });

  it('rows of a state register that are sittings themselves, with those that were called off', () => {
    const text = `Case Information
Case Number
MG-31-10699
File Date
12/04/2031
Party
Plaintiff
Alder Ridge Homes
Defendant
Wren, Tobias
Events and Hearings
12/04/2031 Complaint
01/07/2032 Eviction Hearing
Judicial Officer
Vale, Hester
Hearing Time
10:00 AM
02/11/2032 Status Conference
Hearing Time
1:30 PM
Result
Canceled
02/12/2032 Notice of Hearing
02/13/2032 LENGTHY TRIAL FUND $ 10.00`;
    expect(days(text)).toEqual([
      'hearing | Eviction Hearing | 2032-01-07 | 10:00 | certain',
      'hearing | Status Conference | 2032-02-11 | 13:30 | unsure',
    ]);
    expect(read(text).flatMap((fact) => (fact.kind === 'party' ? [fact.value.name] : []))).toEqual([
      'Alder Ridge Homes',
      'Tobias Wren',
    ]);
  });
});

describe('the head of a docket', () => {
  it('is sure where the docket prints it', () => {
    const head = read(DOCKET).filter(({ kind }) => !['hearing', 'deadline', 'disposition'].includes(kind));
    expect(head.map(({ kind, value, certainty }) => [kind, value, certainty])).toEqual([
      ['court', { name: 'U.S. District Court, District of Alder (Marlow)' }, 'certain'],
      ['case-number', { number: '1:31-cv-00412-HV' }, 'certain'],
      ['judge', { name: 'Hester Vale' }, 'certain'],
      ['party', { name: 'Ardent Lumber Company', role: 'plaintiff' }, 'certain'],
      ['party', { name: 'Ada Quill', role: 'defendant' }, 'certain'],
    ]);
  });

  it('is not taken from what its rows speak of', () => {
    const rows = `07/03/2031	1	COMPLAINT. Filing fee paid, receipt number AALD-8082329.
07/09/2031	2	ORDER: see Marsh v. Lund, Superior Court of Alder, Case No. 30-cv-00118.`;
    expect(read(rows)).toEqual([]);
  });
});

// Work that grows faster than the text does not end within the time limit.
it.each([
  'ORDER. Motion Hearing reset for 8/4/2031 at 09:00 AM; responses due by 7/17/2031.\n07/03/2031	12	',
  'Hearing set for (1/2/2031 due by ',
])('a docket of 2 MB of %j is read in linear time', (piece) => {
  const text = `07/03/2031	11	${piece.repeat(Math.ceil(2_000_000 / piece.length))}`;
  expect(read(text).length).toBeLessThanOrEqual(140);
});

describe('what the rows of a docket say was decided', () => {
  const decided = (rows: string) =>
    read(`${DOCKET}\n${rows}`).flatMap((fact) =>
      fact.kind === 'disposition' ? [`${fact.value.of}: ${fact.value.outcome}`] : [],
    );

  it.each([
    [
      "07/24/2031	15	ORDER: Plaintiff's motion to strike is DENIED as moot.",
      "Plaintiff's motion to strike: denied as moot",
    ],
    [
      '07/24/2031	15	MINUTE ENTRY: Motion to continue granted in part.',
      'Motion to continue: granted in part',
    ],
    [
      '07/24/2031	15	ORDER dismissing case without prejudice. Signed by Judge Vale.',
      'Case: dismissed without prejudice',
    ],
    ['07/24/2031	15	ORDER: the hearing set for 8/4/2031 is VACATED.', 'Hearing set for 8/4/2031: vacated'],
    [
      '07/24/2031	15	JUDGMENT is entered in favor of plaintiff for $4,118.20.',
      'JUDGMENT: entered in favor of plaintiff for $4,118.20',
    ],
  ])('%s', (row, said) => {
    expect(decided(row)).toContain(said);
  });

  it('and not what a side asks for', () => {
    const rows = '07/24/2031	15	MOTION by Ada Quill that the case be dismissed. (Entered: 07/24/2031)';
    expect(decided(rows)).toEqual(decided('07/24/2031	15	LETTER from Ada Quill.'));
  });
});

describe('who and where a docket is', () => {
  const head = (text: string) =>
    read(text).flatMap(({ kind, value, quote }) => {
      expect(text).toContain(quote);
      if (kind === 'court') return [value.name];
      return kind === 'party' ? [`${value.role} ${value.name}`] : [];
    });

  it('says its federal court with the district below it, the debtors, and a name of two lines whole', () => {
    const bankruptcy = `U.S. Bankruptcy Court
Ohio Northern District (Marlow)
Bankruptcy Petition #: 31-10456-hv
Debtor
Ada Quill
9 Fern Street
Joint Debtor
Bert Quill
Filing Date	#	Docket Text
02/05/2031	1	Chapter 7 Voluntary Petition filed by Ada Quill.`;
    expect(head(bankruptcy)).toEqual([
      'U.S. Bankruptcy Court Ohio Northern District (Marlow)',
      'other Ada Quill',
      'other Bert Quill',
    ]);
    const wrapped = DOCKET.replace(
      'Ardent Lumber Company',
      'ARDENT LUMBER WORKERS\nPENSION FUND\non behalf of all',
    );
    expect(
      head(wrapped.replace('by Ardent Lumber Company', 'by ARDENT LUMBER WORKERS PENSION FUND')),
    ).toEqual([
      'U.S. District Court, District of Alder (Marlow)',
      'plaintiff ARDENT LUMBER WORKERS PENSION FUND',
      'defendant Ada Quill',
    ]);
  });

  it('takes no row of other cases for the parties, and the side that only the title names from there', () => {
    const criminal = `MUNICIPAL COURT OF LARCH COUNTY
DOCKET
Docket Number: MC-51-CR-0001234-2031

Ardent Lumber Company
v.
Bert Lund
RELATED CASES
MC-51-SU-0004321-2029 Ardent v. Lund, Bert MC-01-51-Crim
CALENDAR EVENTS
07/03/2031	1	ORDER. Hearing set for 8/4/2031 at 09:00 AM.`;
    expect(head(criminal)).toEqual([
      'MUNICIPAL COURT OF LARCH COUNTY',
      'plaintiff Ardent Lumber Company',
      'defendant Bert Lund',
    ]);
    const title = `U.S. District Court
Southern District of Ohio (Marlow)
CRIMINAL DOCKET FOR CASE #: 1:31-cr-00073-HV-6
Case title: USA v. Quill et al
Defendant (6)
Bert Lund
Date Filed	#	Docket Text
07/03/2031	1	INDICTMENT as to Bert Lund.`;
    expect(head(title)).toEqual([
      'U.S. District Court, Southern District of Ohio (Marlow)',
      'plaintiff USA',
      'defendant Bert Lund',
    ]);
  });
});
