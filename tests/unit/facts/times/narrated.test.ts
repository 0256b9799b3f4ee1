import { expect, test } from 'vitest';
import { readFacts } from '#src/facts/read-facts.ts';

/** The days that somebody is to meet, and what is told of as past. */
function read(text: string, docType: string, docDate: string | null) {
  const { facts, told } = readFacts({ text, docType, docDate, pageCount: null, notes: [] });
  const due = facts.flatMap((fact) =>
    fact.kind === 'deadline' || fact.kind === 'hearing'
      ? [fact.value.date ?? `${fact.kind === 'deadline' ? fact.value.period?.count : ''}`]
      : [],
  );
  return { due, told: told.days.map(({ date }) => date) };
}

test.each([
  [
    'what a report tells with its hour',
    'Other',
    null,
    'VERDANIA CITY POLICE\nCRASH REPORT\n\nOn March 17, 2031, at 7:40 p.m., a van of Lark Freight, Inc. struck the car of Orla Quill on Route 9.\n',
    ['2031-03-17'],
  ],
  [
    'its end told by an hour alone',
    'Letter',
    '2031-06-11',
    'On June 9, 2031 at 4:05 p.m. your driver took my car from the lot behind the house.\n',
    ['2031-06-09'],
  ],
  [
    'an act with its day behind it',
    'Order',
    '2031-08-02',
    'Quill filed a reply to the notice to the court on August 6, 2031.\n',
    ['2031-08-06'],
  ],
  [
    'what somebody has done since, on a paper whose own day is not known',
    'Order',
    null,
    'Respondent has since filed an untimely response on August 26, 2031.\n',
    ['2031-08-26'],
  ],
  [
    'what was said at a hearing',
    'Opinion',
    '2032-07-14',
    'On September 9, 2031, at a hearing for resetting the trial, counsel confirmed that she spoke with her client.\n',
    ['2031-09-09'],
  ],
])('%s binds nobody', (_, docType, dated, text, days) => {
  expect(read(text, docType, dated)).toEqual({ due: [], told: days });
});

test.each([
  [
    'the court below',
    'The trial court lowered the award on its own motion and gave the parties sixty days to object.',
  ],
  [
    'what nobody has done',
    'The trustee certified that no objections have been filed within 30 days thereafter.',
  ],
  ['a finding of a form', 'The objections were not filed within 14 days of service of the writ.'],
  ['a defense', 'The plaintiff did not give me 30 days’ notice of this action.'],
])('a time that is told of somebody binds nobody: %s', (_, text) => {
  expect(read(text, 'Order', '2031-08-02').due).toEqual([]);
});

test.each([
  [
    'a duty by its day',
    'On June 9, 2031, at 9:00 a.m., the tenant who filed the motion must appear.',
    '2031-06-09',
  ],
  ['a sitting in few words', 'Hearing continued to June 9, 2031 at 9:00 a.m. in Department 4.', '2031-06-09'],
  ['a day that was set to come', 'The court set the trial on June 9, 2031, at 9:00 a.m.', '2031-06-09'],
  [
    'a day behind that of an order',
    'The stay entered May 1 ends on June 9, 2031 unless a bond is posted.',
    '2031-06-09',
  ],
  [
    'an agreed day',
    'The parties agreed to mediate on June 9, 2031 at 9:00 a.m. at the courthouse.',
    '2031-06-09',
  ],
])('what is to come stays: %s', (_, text, day) => {
  expect(read(text, 'Order', '2031-05-02').due).toEqual([day]);
});

test('two times of one clause are two, though one has no event', () => {
  const text =
    'Within 48 hours of release defendant shall report in person and shall tell the office of any change of address within two (2) working days.';
  expect(read(text, 'Order', '2031-05-02').due).toEqual(['48', '2']);
});

test('a summary of cases is of the day that stands at its foot, whatever the years of its cases', () => {
  const text =
    'County of Alder\nCourt Summary\nAL-51-SU-8840652 Proc Status: Awaiting Status\nArrest Dt: 05/23/2011 Trial Dt: Legacy No:\nLast Action: Status Last Action Date: 10/11/2016 Last Action Room: 506\nNext Action: Trial Next Action Date: 03/02/2031 Next Action Room: 506\nAOC 3541 1 Printed: 1/27/2031 2:39 PM\n';
  expect(read(text, 'Other', null).due).toEqual(['2031-03-02']);
});

test.each([
  [
    'its number of days in brackets behind it',
    'Please pay no later than April 17, 2031 (14 calendar days from the date of this letter).',
    ['2031-04-17'],
  ],
  [
    'how old somebody must be beside it',
    'You must be at least 18 years old and must file the form by April 17, 2031.',
    ['2031-04-17'],
  ],
])('a day is told once, with %s', (_, text, days) => {
  expect(read(text, 'Letter', '2031-04-03').due).toEqual(days);
});
