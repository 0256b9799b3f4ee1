import { expect, test } from 'vitest';
import { periodWords } from '#src/facts/fact-words.ts';
import { daysOf } from '#src/intake/days.ts';
import { lawOf, UNKNOWN_CASE } from '#src/law/case-law.ts';
import { stepsFromPapers } from '#src/next/from-papers.ts';
import type { CaseOfSteps } from '#src/next/paper-of-case.ts';
import { classifyDocument } from '#src/papers/classify.ts';
import { factsFrom, proposalFrom } from './read-papers.ts';
import { CHAPTER_13, COLORADO_EVICTION, RESTRAINING_ORDER } from './sample-papers.ts';

const TODAY = '2026-11-29';

const labelsOf = (court: string, words: string) =>
  proposalFrom(
    `${court}

LARKSPUR LENDING LLC,
     Plaintiff,
v.                                   No. 26-2-01234-5
WILLA HARGROVE,
     Defendant.

SUMMONS

TO THE DEFENDANT: A lawsuit has been started against you. ${words}`,
    TODAY,
  ).deadlines.map(({ label, period }) => [label, period && periodWords(period)]);

test('a time that runs from the summons and says how to defend is the time to answer', () => {
  const washington =
    'In order to defend against this lawsuit, you must respond to the complaint by stating your defense in writing within 20 days after the service of this summons (or within 60 days if this summons was served outside the State of Washington).';
  expect(labelsOf('SUPERIOR COURT OF WASHINGTON\nFOR KING COUNTY', washington)).toEqual([
    ['Answer the lawsuit', '20 days after the service of this summons'],
    [
      'Answer the lawsuit, if you got it outside the State of Washington',
      '60 days after the service of this summons',
    ],
  ]);
  const pennsylvania =
    'If you wish to defend, you must take action within twenty (20) days after this complaint and notice are served, by entering a written appearance and filing in writing with the court your defenses or objections.';
  expect(labelsOf('IN THE COURT OF COMMON PLEAS OF ALLEGHENY COUNTY, PENNSYLVANIA', pennsylvania)).toEqual([
    ['Answer the lawsuit', '20 days after this complaint and notice are served'],
  ]);
});

const letter = (words: string) => `NORTHGATE RECOVERY GROUP
44 Harbor Street
Phoenix, AZ 85001

March 3, 2026

Willa Hargrove
12 Elm Street
Albuquerque, NM 87106

Dear Willa Hargrove,

${words}

Sincerely,
Northgate Recovery Group`;
const order = (words: string) => `SECOND JUDICIAL DISTRICT COURT
COUNTY OF BERNALILLO
STATE OF NEW MEXICO

LARKSPUR LENDING LLC,
     Plaintiff,
v.                                   No. D-202-CV-2026-01234
WILLA HARGROVE,
     Defendant.

ORDER

IT IS ORDERED that ${words}`;

/** What home calls the days of a paper, without the time that stands behind a name. */
function namesAtHome(text: string, docType: string): string[] {
  const facts = factsFrom(text, docType).map((fact) => ({ ...fact, isCurrent: true }));
  const paper = {
    ...{ documentId: 'd', filename: 'a.txt', title: docType, docDate: null, docType, head: text, facts },
  };
  return stepsFromPapers({
    ...{ caseId: 'c', today: '2026-03-04', side: 'defendant', papers: [paper], timeline: [], command: null },
    law: lawOf(UNKNOWN_CASE),
  }).map(({ title }) => title.split(/: (?=\d)/)[0] ?? '');
}

test.each([
  ['Letter', letter('You may dispute the validity of this debt in writing by April 2, 2026.')],
  [
    'Letter',
    letter('Please pay $420.00 by March 30, 2026. If you do not, we may file a lawsuit after April 5, 2026.'),
  ],
  ['Order', order('the parties may amend their pleadings by April 20, 2026.')],
  ['Order', order('a party who needs an interpreter must notify the court by April 20, 2026.')],
  ['Order', order('any opposition to the motion for summary judgment must be filed by April 20, 2026.')],
])('home and the card of a paper have one name for a day: %s %#', (docType, text) => {
  const onCard = proposalFrom(text, '2026-03-04').deadlines.map(({ label }) => label);
  const atHome = namesAtHome(text, docType);
  expect(atHome.length).toBeGreaterThan(0);
  for (const name of atHome) expect(onCard).toContain(name);
});

/** What home shows of one paper, beside what was kept of it. */
function homeOf(text: string, side: CaseOfSteps['side'], timeline: CaseOfSteps['timeline'] = []): string[] {
  const docType = classifyDocument({ text, filename: 'a.txt' }).type;
  const facts = factsFrom(text, docType ?? '').map((fact) => ({ ...fact, isCurrent: true }));
  const paper = {
    ...{ documentId: 'd', filename: 'a.txt', title: 'A paper', docDate: null, docType, head: text, facts },
  };
  return stepsFromPapers({
    ...{ caseId: 'c', today: TODAY, side, papers: [paper], timeline, command: null },
    law: lawOf(UNKNOWN_CASE),
  }).map(({ title }) => title.split(/: (?=\d)/)[0] ?? '');
}

const keptOf = (text: string): CaseOfSteps['timeline'] => {
  const { day, others } = daysOf(
    proposalFrom(text, TODAY),
    { date: '2026-11-25', method: 'personal' },
    TODAY,
  );
  return [day, ...others].flatMap((each) =>
    each === null ? [] : [{ kind: each.what, date: each.date, documentId: 'd' }],
  );
};

test.each([
  ['a bankruptcy', CHAPTER_13, 6],
  ['an order of protection', RESTRAINING_ORDER, 3],
  ['a summons with a court date', COLORADO_EVICTION, 1],
] as const)(
  'home names the days of %s as its card does, and asks for none that was kept',
  (_, text, count) => {
    const kept = keptOf(text);
    const atHome = homeOf(text, 'defendant');
    expect(atHome).toHaveLength(count);
    for (const name of atHome) expect(kept.map(({ kind }) => kind)).toContain(name);
    expect(homeOf(text, 'defendant', kept)).toEqual([]);
  },
);

test('what an order of protection asks of the other side is no duty at home', () => {
  const served = RESTRAINING_ORDER.replace(
    /6 No Guns[\s\S]*?receiving this order\./,
    'Someone must serve the person in 2 at least five days before the hearing.',
  );
  expect(homeOf(served, 'defendant')).toEqual(['Hearing']);
});
