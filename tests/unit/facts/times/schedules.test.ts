import { expect, test } from 'vitest';
import { factWords } from '#src/facts/fact-words.ts';
import { findTimes } from '#src/facts/times/find-times.ts';
import { readPaper } from '#src/papers/paper.ts';
import { readSentences } from '#src/papers/sentences.ts';

function factsOf(text: string, docType: string, dated: string | null = '2031-05-01') {
  const paper = readPaper(text);
  return findTimes(paper, readSentences(paper), { dated, docType, today: null }).facts;
}

const SCHEDULE = `ORDER

The court sets these days:

     Respondent to name experts ................. July 3, 2031
     Petitioner's rebuttal experts .............. August 4, 2031
     All other (discovery) requests ............. September 5, 2031
     Exhibit list: Petitioner to Respondent by .. . . October 6, 2031
                   Respondent to Court by ....... October 13, 2031
     Reply brief by Respondent .................. October 20, 2031

Respondent to serve disclosures: November 3, 2031
Petitioner's witness list: November 10, 2031
`;

test('each row of a schedule is of who stands in it, and its words end with its line', () => {
  expect(factsOf(SCHEDULE, 'Order')).toMatchObject([
    { quote: 'Respondent to name experts ................. July 3, 2031', value: { who: 'defendant' } },
    {
      quote: "Petitioner's rebuttal experts .............. August 4, 2031",
      value: { who: 'plaintiff', date: '2031-08-04' },
    },
    { label: 'Other requests due', value: { date: '2031-09-05' } },
    { kind: 'deadline', value: { what: 'Exhibit list: Petitioner to Respondent', who: 'plaintiff' } },
    { kind: 'deadline', value: { what: 'Exhibit list: Respondent to Court', who: 'defendant' } },
    { value: { what: 'Reply brief by Respondent', who: 'defendant' } },
    { quote: 'Respondent to serve disclosures: November 3, 2031', value: { who: 'defendant' } },
    { quote: "Petitioner's witness list: November 10, 2031", value: { who: 'plaintiff' } },
  ]);
});

test('a row of a pretrial order up to a day is no hearing', () => {
  const text = 'ORDER\n\nPretrial order: Tenant to Landlord by ........ July 3, 2031\n';
  expect(factsOf(text, 'Order')).toMatchObject([{ kind: 'deadline', value: { who: 'defendant' } }]);
});

test.each([
  [
    'Date of Hearing: June 9, 2031\nTime of Hearing: 8:30 a.m.\nPlace of Hearing: Elm County Courthouse, Room 12\n',
  ],
  ['HEARING DATE: June 9, 2031\nHEARING TIME: 8:30 a.m.\nHEARING PLACE: Elm County Courthouse, Room 12\n'],
  [
    'DATE:   June 9, 2031\nTIME:   8:30 a.m.\nPLACE:  Elm County Courthouse, Room 12\nMATTER: Motion to Seal\n',
  ],
])('rows of a hearing give its hour and its place: %j', (rows) => {
  const [hearing] = factsOf(`NOTICE OF HEARING\n\n${rows}`, 'Notice of hearing', null);
  expect(hearing).toMatchObject({
    kind: 'hearing',
    label: 'Hearing',
    value: { date: '2031-06-09', time: '08:30', place: 'Elm County Courthouse, Room 12' },
  });
});

test('a time before a hearing that no words name runs up to the hearing', () => {
  const text =
    'NOTICE\n\nDATE:   June 9, 2031\nTIME:   8:30 a.m.\nPLACE:  Courtroom 12\nMATTER: Petition to Seal\n\nA notice of need must be filed at least ten (10) days prior.\n';
  const [, need] = factsOf(text, 'Notice of hearing', null);
  expect(need).toMatchObject({ value: { period: { from: 'before the hearing' } } });
});

test.each([
  [
    'Respondent shall produce full, legible copies within 10 days of this order.',
    'Produce full, legible copies',
  ],
  ["Respondent's time to object and expires December 8, 2031.", 'Object'],
  ['The time to reply was enlarged and now expires on December 8, 2031.', 'Reply'],
])('a label is no fragment: %s', (text, label) => {
  expect(factsOf(text, 'Order').map((fact) => fact.label)).toEqual([label]);
});

test('a time that runs thereafter says so once', () => {
  const [, reply] = factsOf(
    'Petitioner may file a brief within 7 days; Respondent may reply within 5 days thereafter.',
    'Order',
  );
  expect(reply && factWords(reply)).toMatch(/^5 days thereafter: reply/);
});

test.each([
  [
    'You must pay the water bill by 09/30/2031. You must pay the rent by 09/30/2031.',
    ['pay the water bill', 'pay the rent'],
  ],
  [
    'Payment of the fee is due September 30, 2031. Payment of the deposit is due September 30, 2031.',
    ['Payment of the fee', 'Payment of the deposit'],
  ],
  [
    'You must pay the rent by 09/30/2031, or move out. You must pay the rent owed by 09/30/2031.',
    ['pay the rent'],
  ],
])('two duties of one day stand, one that is told twice once: %s', (text, whats) => {
  const told = factsOf(text, 'Notice').map((fact) =>
    fact.kind === 'deadline' ? fact.value.what : fact.kind,
  );
  expect(told).toEqual(whats);
});

test('a list of numbers behind “Nos.” is within its statement', () => {
  const text = 'Respondent shall answer Interrogatory Nos. 2, 5 and 9 by July 3, 2031.';
  expect(factsOf(text, 'Order')).toMatchObject([{ quote: text, value: { who: 'defendant' } }]);
});
