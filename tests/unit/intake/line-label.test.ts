import { expect, test } from 'vitest';
import { proposalFrom } from './read-papers.ts';

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
  ).deadlines.map(({ label, period }) => [label, period]);

test('a time that runs from the summons and says how to defend is the time to answer', () => {
  const washington =
    'In order to defend against this lawsuit, you must respond to the complaint by stating your defense in writing within 20 days after the service of this summons (or within 60 days if this summons was served outside the State of Washington).';
  expect(labelsOf('SUPERIOR COURT OF WASHINGTON\nFOR KING COUNTY', washington)).toEqual([
    ['Answer the lawsuit', '20 days after the service of this summons'],
    ['Answer the lawsuit', '60 days after the service of this summons'],
  ]);
  const pennsylvania =
    'If you wish to defend, you must take action within twenty (20) days after this complaint and notice are served, by entering a written appearance and filing in writing with the court your defenses or objections.';
  expect(labelsOf('IN THE COURT OF COMMON PLEAS OF ALLEGHENY COUNTY, PENNSYLVANIA', pennsylvania)).toEqual([
    ['Answer the lawsuit', '20 days after this complaint and notice are served'],
  ]);
});
