import { expect, it } from 'vitest';
import { isSamePaper, type PaperMarks } from '#src/intake/same-paper.ts';

const HEAD = `STATE OF NEW MEXICO COUNTY OF BERNALILLO SECOND JUDICIAL DISTRICT COURT Larkspur Lending LLC Plaintiff
v. Willa Hargrove Defendant SUMMONS You must respond to this lawsuit in writing within thirty days`;
const marks = (change: Partial<PaperMarks> = {}): PaperMarks => ({
  ...{ kind: 'summons', docDate: '2026-03-02', number: 'D-202-CV-2026-01234', head: HEAD },
  court: 'Second Judicial District Court',
  ...change,
});

it.each<[string, Partial<PaperMarks>]>([
  ['the same marks', {}],
  ['a day that could not be read', { docDate: null }],
  ['a number that could not be read', { number: null }],
  ['the county with the court', { court: 'Second Judicial District Court, Bernalillo County' }],
  ['a few words read badly', { head: HEAD.replace('lawsuit', 'lawsu1t').replace('thirty', 'th1rty') }],
])('is one paper with %s', (_, change) => {
  expect(isSamePaper(marks(), marks(change))).toBe(true);
});

it.each<[string, Partial<PaperMarks>]>([
  ['another day', { docDate: '2026-03-03' }],
  ['another number', { number: 'D-202-CV-2026-01235' }],
  ['another kind', { kind: 'complaint' }],
  ['no kind', { kind: null }],
  ['neither day nor number', { docDate: null, number: null }],
  [
    'other words',
    { head: 'A summons that tells of quite another thing, in words which stand nowhere in that one.' },
  ],
  ['another court and no number', { number: null, court: 'Superior Court of California, County of Alameda' }],
])('is another with %s', (_, change) => {
  expect(isSamePaper(marks(), marks(change))).toBe(false);
});
