import { describe, expect, test } from 'vitest';
import { daysOf } from '#src/intake/days.ts';
import { proposalFrom } from './read-papers.ts';

const TODAY = '2026-11-29';
/** The form on which a court of California gives a home back, with the ticks of one case. */
const form = (boxes: string) => `UD-110

SUPERIOR COURT OF CALIFORNIA, COUNTY OF ALAMEDA

PLAINTIFF: JUNIPER COURT APARTMENTS LP
DEFENDANT: WILLA HARGROVE
CASE NUMBER: 26UD004321

JUDGMENT—UNLAWFUL DETAINER
${boxes}

JUDGMENT

1. BY DEFAULT
a. Defendant was properly served with a copy of the summons and complaint.
b. Defendant failed to answer the complaint or appear and defend the action within the time allowed by law.
2. AFTER COURT TRIAL. The jury was waived. The court considered the evidence.
3. Judgment is for plaintiff JUNIPER COURT APARTMENTS LP and against defendant WILLA HARGROVE.
4. Plaintiff is entitled to possession of the premises located at 219 Larkspur Court, Oakland, CA.

Date: November 16, 2026
Judicial Officer`;

function daysIn(text: string) {
  const proposal = proposalFrom(text, TODAY);
  const role = { ...proposal.role, value: 'defendant' as const };
  const { day, others } = daysOf({ ...proposal, role }, null, TODAY);
  return [day, ...others].map((each) => [each?.what, each?.date]);
}

describe('a judgment that gives a home back in California', () => {
  const APPEAL = ['Notice of Appeal', '2026-12-16'];

  test.each([
    '[X] By Clerk  [X] By Default  [ ] After Court Trial\n[ ] By Court  [X] Possession Only',
    '[ ] By Clerk  [ ] By Default  [X] After Court Trial\n[X] By Court  [X] Defendant Did Not Appear at Trial',
  ])('against who was absent leaves no trial to be had anew: %s', (boxes) => {
    expect(daysIn(form(boxes))).toEqual([APPEAL]);
  });

  test('after a trial has the day to ask for another, behind the appeal', () => {
    const boxes = '[ ] By Default  [X] After Court Trial\n[X] By Court  [X] Defendant Appeared at Trial';
    expect(daysIn(form(boxes))).toEqual([
      APPEAL,
      ['Notice of Intention to Move for New Trial', '2026-12-01'],
    ]);
  });

  test('whose ticks were not read has that day under its condition', () => {
    expect(daysIn(form('[ ] By Default  [ ] After Court Trial'))).toEqual([
      APPEAL,
      ['If there was a trial: Notice of Intention to Move for New Trial', '2026-12-01'],
    ]);
  });
});
