import { describe, expect, it } from 'vitest';
import { readFacts } from '#src/facts/read-facts.ts';
import { growthOf, LINEAR } from '#tests/setup/growth.ts';

const read = (text: string, docType: string) =>
  readFacts({ text, docType, docDate: null, pageCount: null, notes: [] });
const days = (text: string, docType: string) =>
  read(text, docType).facts.flatMap((fact) =>
    fact.kind === 'hearing' || fact.kind === 'deadline' ? [`${fact.kind} ${fact.value.date}`] : [],
  );

describe('days in the fields of a form', () => {
  it('a license, a plate and a policy that run out are no deadlines of a citation', () => {
    const ticket = `STATE OF MARLOW UNIFORM TRAFFIC CITATION
Date of Offense: 03/14/2031   Time: 2:15 PM
Driver License No: Q123-456   State: ML   Class: D   Expires: 05/06/2033
Vehicle: 2024 Alder Sedan   Tag: ABC123   Expires: 12/31/2031
DRIVER LIC. NO. Q123456 STATE ML CLASS C EXP 5/6/33 POLICY 991 EXP. 9/30/31
Court Date: 04/22/2031   Time: 9:00 AM`;
    expect(days(ticket, 'Summons')).toEqual(['hearing 2031-04-22']);
  });

  it('the day of an offense is no hearing, though the hearing stands in the same line', () => {
    const order = `COMMITMENT AND RELEASE ORDER
Next event: Preliminary hearing 03/29/2031 10:00 AM Courtroom 3 Offense date 03/13/2031. Complaint date 03/14/2031.`;
    expect(days(order, 'Order')).toEqual(['hearing 2031-03-29']);
  });

  it('a field of what is due says so, whatever fields stand beside it', () => {
    const bill = `PARKING VIOLATION NOTICE
Notice Number: 5512 Issue Date: 02/03/2031 Due Date: 02/24/2031
Fine: $60.00.`;
    expect(days(bill, 'Notice')).toEqual(['deadline 2031-02-24']);
  });
});

describe('a day that the sentence does not give', () => {
  const places = (text: string, docType: string) => read(text, docType).unplaced.map(({ quote }) => quote);

  it.each([
    ['Summons', 'You must attend court on the date in this Summons. Bring your papers.'],
    ['Motion', 'PLEASE TAKE NOTICE that on a date and time to be set by the Court the motion will be heard.'],
    ['Answer', 'If you receive a court date you must appear in court for the hearing.'],
    ['Notice', 'The trial on the matter described in 1 will be held as follows:\nDept.:\tRoom:\n'],
    [
      'Summons',
      'YOU ARE HEREBY CITED TO SHOW CAUSE before the Court of ______\nCounty, at ______, on ______, 20__ why a decree should not be made.',
    ],
    ['Contract', 'Tenant shall vacate the premises by no later than 11:59 PM on the date of\n__________.'],
    [
      'Affidavit',
      'The plaintiff and the defendant must be in court on\nAddress\nCity, state, zip\tDay\tDate\n',
    ],
  ])('is shown as one that has to be looked for: %s “%s”', (docType, text) => {
    expect(places(text, docType).length).toBeGreaterThan(0);
  });

  it('is none where the day is told', () => {
    expect(
      places('You must attend court on the date given below, April 22, 2031 at 9:00 AM.', 'Summons'),
    ).toEqual([]);
    expect(
      places('The motion shall be filed by\nPlaintiff on the terms that the parties agreed.', 'Order'),
    ).toEqual([]);
  });

  it.each([
    'must on the ',
    'must be held at the same time ',
    'cited to appear ',
    'hearing will be set ',
    'must be in court on the date below, June 5, 2031. ',
  ])('is looked for in a time that grows with the length of “%s”', async (piece) => {
    const growth = await growthOf((times) => read(piece.repeat(times * 4), 'Order'), 100);
    expect(growth).toBeLessThan(LINEAR);
  });
});
