import { describe, expect, test } from 'vitest';
import { daysOf } from '#src/intake/days.ts';
import { proposalFrom } from './read-papers.ts';

const TODAY = '2026-11-29';
const paper = (order: string) => `SECOND JUDICIAL DISTRICT COURT
COUNTY OF BERNALILLO
STATE OF NEW MEXICO

No. D-202-CV-2026-07011

DUNMORE CREDIT CORP.,
     Plaintiff,
v.
WILLA HARGROVE,
     Defendant.

ORDER TO SHOW CAUSE

${order}

DATED November 20, 2026`;

const stepsOf = (order: string) => {
  const { day } = daysOf(proposalFrom(paper(order), TODAY), null, TODAY);
  return day?.steps.join(' ');
};

test('what has to be filed first is theirs, too', () => {
  const order =
    'TO PLAINTIFF: You are ordered to appear on January 7, 2027 at 9:00 a.m. to show cause why this action should not be dismissed. A written response must be filed at least five days before the hearing.';
  expect(proposalFrom(paper(order), TODAY).deadlines.map(({ who }) => who)).toEqual(['plaintiff']);
});

describe('an order to come', () => {
  test.each([
    'TO PLAINTIFF: You are ordered to appear on January 7, 2027 at 9:00 a.m. to show cause why this action should not be dismissed for failure to prosecute.',
    'IT IS ORDERED that Plaintiff shall appear on January 7, 2027 at 9:00 a.m. to show cause why this action should not be dismissed.',
    'Dunmore Credit Corp. is ordered to appear on January 7, 2027 at 9:00 a.m. to show cause why this action should not be dismissed.',
  ])('for whoever sues tells nobody else to be there: %s', (order) => {
    expect(proposalFrom(paper(order), TODAY).hearings[0]?.who).toBe('plaintiff');
    expect(stepsOf(order)).toContain(
      'It orders whoever sues to be there. If that is not you, you may come too.',
    );
  });

  test.each([
    'Plaintiff and Defendant shall appear on January 7, 2027 at 9:00 a.m. for a status conference.',
    'The parties are ordered to appear on January 7, 2027 at 9:00 a.m. for a status conference.',
    'TO DEFENDANT: You are ordered to appear on January 7, 2027 at 9:00 a.m. for a pretrial conference.',
    'This case is set for a status conference on January 7, 2027 at 9:00 a.m.',
  ])('for all, or for whoever is sued, tells its reader to be there: %s', (order) => {
    expect(stepsOf(order)).toContain('Be there, even if you have answered in writing.');
  });
});
