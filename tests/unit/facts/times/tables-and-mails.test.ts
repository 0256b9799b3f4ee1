import { expect, test } from 'vitest';
import { findTimes } from '#src/facts/times/find-times.ts';
import { readPaper } from '#src/papers/paper.ts';
import { readSentences } from '#src/papers/sentences.ts';

function read(text: string, docType: string, dated: string | null) {
  const paper = readPaper(text);
  const { facts, unplaced } = findTimes(paper, readSentences(paper), { dated, docType, today: null });
  const days = facts.flatMap((fact) =>
    fact.kind === 'deadline' || fact.kind === 'hearing' ? [{ day: fact.value.date, ...fact }] : [],
  );
  return { days, unplaced };
}

const daysOf = (text: string, docType: string, dated: string | null) =>
  read(text, docType, dated).days.map(({ day }) => day);

test('of columns headed by proposals only the one that the court ordered sets days', () => {
  const text =
    'The Court adopts the following schedule:\n\nEVENT PLAINTIFF DEFENSE | COURT’S\nPROPOSAL PROPOSAL ORDER\n\nExpert disclosures due 10/20/2031 10/2/2031 10/16/2031\n\nRebuttal reports due 12/1/2031 10/23/2031 11/6/2031\n';
  expect(daysOf(text, 'Order', '2031-09-02')).toEqual(['2031-10-16', '2031-11-06']);
});

test('a proposed day beside one that stands is asked for', () => {
  const text = 'EVENT   CURRENT DATE   PROPOSED DATE\nExpert disclosures due 10/2/2031 11/20/2031\n';
  expect(read(text, 'Stipulation', '2031-09-02').days).toMatchObject([
    { day: '2031-10-02' },
    { day: '2031-11-20', label: 'Asked for, not granted', certainty: 'unsure' },
  ]);
});

const MAIL =
  'EXHIBIT G\nCase 4:31-cv-00074 Document 81 Filed 02/09/32 Page 1 of 2\nFrom: Orla Quill <orla@quill.example>\nSent: Wednesday, December 31, 2031 9:12 PM\nTo: Piet Marsh\nSubject: sealing\n\nPiet,\n';

test('a mail is of the day of its head, whatever was stamped on it later', () => {
  expect(daysOf(`${MAIL}Please confirm by tomorrow that you will file it.\n`, 'Email', '2032-02-09')).toEqual(
    ['2032-01-01'],
  );
});

test('a day that is told twice is the written one', () => {
  expect(
    daysOf(`${MAIL}Please confirm by tomorrow, January 1, 2032, that you will file it.\n`, 'Email', null),
  ).toEqual(['2032-01-01']);
});

test.each([
  ['the edition of a form', 'VD-120 [Rev. January 1, 2033] www.courts.verdania.example\n', 'Notice'],
  ['a ruling that is named', 'This ruling adds to the court’s 1-15-33 ruling on the matter.\n', 'Order'],
  ['the name of a file', 'I filed the paper that is called Petition January 2033.pdf that week.\n', 'Motion'],
  ['what nobody has to come to', 'You do not have to come to court on January 7, 2033.\n', 'Notice'],
  ['what may not be done before', 'The writ may not be carried out before January 7, 2033.\n', 'Order'],
])('%s sets no day', (_, text, docType) => {
  expect(daysOf(text, docType, '2032-02-09')).toEqual([]);
});

test.each([
  'You are required to file a written answer by .......................................\n DATE\n',
  'A hearing will be held on ______________ in Room 4.\n',
  'The date of the hearing is:\n(mm/dd/yyyy)\n',
])('a blank of a form is a place to look at: %s', (text) => {
  const { days, unplaced } = read(text, 'Notice', null);
  expect(days).toEqual([]);
  expect(unplaced).toHaveLength(1);
});

test('a draft for the judge to sign is unsure', () => {
  expect(
    read('IT IS ORDERED that the answer be filed by March 9, 2032.\n', 'Proposed Order', '2032-02-09').days,
  ).toMatchObject([{ day: '2032-03-09', certainty: 'unsure' }]);
});
