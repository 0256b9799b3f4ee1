import { expect, it } from 'vitest';
import { periodWords } from '#src/facts/fact-words.ts';
import { withChanges } from '#src/intake/proposal-lines.ts';
import { proposalFrom } from './read-papers.ts';

const summons = (defendant: string) => `UNITED STATES DISTRICT COURT
for the
DISTRICT OF NEW MEXICO

WILLA HARGROVE,
     Plaintiff
v.                                Civil Action No. 1:26-cv-00321-ABC
${defendant},
     Defendant

SUMMONS IN A CIVIL ACTION

To: ${defendant}

A lawsuit has been filed against you.

Within 21 days after service of this summons on you (not counting the day you received it) or 60 days if you are the United States or a United States agency, or an officer or employee of the United States described in Fed. R. Civ. P. 12 (a)(2) or (3), you must serve on the plaintiff an answer to the attached complaint.

Date: November 9, 2026`;

it('the time of the government is told of the government alone', () => {
  const proposal = proposalFrom(summons('UNITED STATES OF AMERICA'), '2026-11-12');
  expect(proposal.role.value).toBeNull();
  expect(proposal.says).toContain('That time is not yours.');
  expect(proposal.says).not.toContain('against you');
  const own = withChanges(proposal, { role: { value: 'plaintiff', certainty: 'certain', factIds: [] } });
  expect(own.deadlines).toEqual([]);
});

it('whoever is sued by name has their own time', () => {
  const proposal = proposalFrom(summons('JOE ARAGON'), '2026-11-12');
  expect(proposal.role.value).toBe('defendant');
  expect(proposal.deadlines.map(({ period }) => period && periodWords(period))).toEqual([
    '21 days after service of this summons on you',
  ]);
});
