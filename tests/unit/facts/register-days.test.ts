import { describe, expect, it } from 'vitest';
import { readFacts } from '#src/facts/read-facts.ts';

const days = (text: string, docType: string) =>
  readFacts({ text, docType, docDate: null, pageCount: null, notes: [] }).facts.flatMap((fact) =>
    fact.kind === 'hearing' || fact.kind === 'deadline'
      ? [[fact.kind, fact.label, fact.value.what, fact.value.date, fact.certainty].join(' | ')]
      : [],
  );

const REGISTER = `Register of Actions
Case No. J9-CV-31-000412

Ada Quill vs. Owen Tice

Date Filed:	03/04/2031

Events & Orders of the Court
	OTHER EVENTS AND HEARINGS
03/04/2031	Original Petition
03/20/2031	Motion for Continuance
03/21/2031	Hearing (9:30 AM) (Judicial Officer Vale, Hester)

03/25/2031	CANCELED Hearing (9:30 AM) (Judicial Officer Vale, Hester)
Other

`;

describe('the register of a case as a court shows it', () => {
  it('sets no day for a sitting that the register strikes itself, nor for one that it has gone past', () => {
    const gone = `${REGISTER}04/02/2031	Order\n04/03/2031	Letter\n`;
    expect(days(gone, 'Docket')).toEqual([]);
  });

  it('keeps a sitting to come, though one row is dated after it', () => {
    const ahead = `${REGISTER}04/28/2031	Pre-Trial Hearing (9:00 AM) (Judicial Officer Vale, Hester)\n\n05/01/2031	Letter\n`;
    expect(days(ahead, 'Docket').filter((day) => day.includes('2031-04-28'))).toEqual([
      'hearing | Hearing | Pre-Trial Hearing | 2031-04-28 | certain',
    ]);
  });

  it('tells what is due on the day of its own row', () => {
    const due = `${REGISTER}Calendars\n\nSet Date	Calendar Type	Reason Set\n05/12/2031	Status	Appellant brief due\n`;
    expect(days(due, 'Docket').at(-1)).toBe('deadline | Due | Appellant brief | 2031-05-12 | certain');
  });

  it('is read by its rows where its kind is not known: what was filed on a day is due on none', () => {
    const page = `Case: 15-31-00230-CV
Date Filed:
12/16/2031
Case Events

Date	Event Type	Disposition	Document
01/08/2032	Reporters record filed
01/05/2032	Motion to stay disposed	DENIED
12/31/2031	Supplemental clerks record filed
12/30/2031	Appearance of counsel
12/29/2031	Docketing statement due

Calendars

Set Date	Calendar Type	Reason Set
01/28/2032	Status	Appellant brief due
`;
    expect(days(page, 'Other')).toEqual(['deadline | Due | Appellant brief | 2032-01-28 | certain']);
  });

  it('a day to which a side asks to extend its time is asked for, not granted', () => {
    const asked = `${REGISTER}03/27/2031	TIME SENSITIVE MOTION for extension of time to file response to motion to 04/25/2031 filed by Owen Tice.\n`;
    expect(days(asked, 'Docket').filter((day) => day.includes('2031-04-25'))).toEqual([
      expect.stringMatching(/^deadline \| Asked for, not granted \|.*unsure$/),
    ]);
  });
});
