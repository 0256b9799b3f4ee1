import { expect, test } from 'vitest';
import { readFacts } from '#src/facts/read-facts.ts';

const read = (text: string, docType = 'Notice') =>
  readFacts({ text, docType, docDate: '2031-01-02', pageCount: null, notes: [] }).facts;

test.each([
  [
    'Persons with disabilities must contact the ADA coordinator at least seven (7) days before the hearing.',
    'Contact the ADA coordinator, for persons with disabilities',
  ],
  [
    'To request an interpreter, you must call the clerk at least 10 days before the hearing.',
    'Call the clerk, to request an interpreter',
  ],
  [
    'Any party seeking a continuance must file a motion at least 5 days before the hearing.',
    'File a motion, for any party seeking a continuance',
  ],
])('what binds only some is told with who they are: %s', (text, label) => {
  expect(read(text).flatMap((fact) => (fact.kind === 'deadline' ? [fact.label] : []))).toEqual([label]);
});

test('what binds whoever reads it is told without more', () => {
  const facts = read('All parties must file a list of witnesses at least 5 days before the trial.');
  expect(facts.flatMap(({ kind, label }) => (kind === 'deadline' ? [label] : []))).toEqual([
    'File a list of witnesses',
  ]);
});

test('a time that runs from the certificate of mailing is due', () => {
  const [due] = read(
    'Your response must be filed within 30 days of the date on the Certificate of Mailing below.',
  );
  expect(due).toMatchObject({ kind: 'deadline', value: { period: { count: 30, unit: 'days' } } });
});

test('a zip code on the next line belongs to the place of a hearing', () => {
  const facts = read(
    'The motion will be heard on March 3, 2031 at 9:00 a.m. at the Marlow County Courthouse, 12 Oak Street,\nMarlow, Verdania\n87501.\nAnn Lee',
  );
  const hearing = facts.find(({ kind }) => kind === 'hearing');
  expect(hearing?.value).toMatchObject({
    place: 'the Marlow County Courthouse, 12 Oak Street, Marlow, Verdania 87501',
  });
});

test('a line with a day and its hour under the head of a hearing sets it', () => {
  const text =
    'NOTICE OF MOTION\nYou should appear at the court on\n\nHEARING DATE\nFECHA DEL JUICIO\n\n1. FEB 06 2031 Friday 1:30 PM\n2.\n\nI am asking the court to cancel the judgment.';
  expect(read(text, 'Motion')).toContainEqual(
    expect.objectContaining({
      kind: 'hearing',
      value: expect.objectContaining({ date: '2031-02-06', time: '13:30' }),
    }),
  );
});
