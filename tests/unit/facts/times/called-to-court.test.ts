import { describe, expect, test } from 'vitest';
import { daysOf } from '#src/intake/days.ts';
import { factsFrom, proposalFrom } from '../../intake/read-papers.ts';

const WARRANT = (place: string) => `STATE OF TENNESSEE
GENERAL SESSIONS COURT OF DAVIDSON COUNTY
CIVIL WARRANT                             Docket No. 26GC10001

HARBOR CREDIT CORP, Plaintiff
vs.
ORLA QUIST, Defendant, 12 Alder St, Nashville

TO ANY LAWFUL OFFICER TO EXECUTE AND RETURN:
Summon ORLA QUIST to appear before the Court of General Sessions of Davidson County, Tennessee, to be held ${place} on the 17th day of December, 2026 at 9:00 a.m. then and there to answer in a civil action brought by the plaintiff for: sworn account under $25,000. Amount $2,890.00.

If you fail to appear, judgment by default may be rendered against you. ISSUED November 13, 2026.`;

describe('whoever an officer is to summon', () => {
  test.each(['in Courtroom 1A', 'at 408 Second Avenue North, Nashville,'])('has the day: %s', (place) => {
    expect(proposalFrom(WARRANT(place), '2026-11-29').hearings).toMatchObject([
      { date: '2026-12-17', time: '09:00' },
    ]);
  });
});

test('an answer, or an appearance with its fee instead, is an answer', () => {
  const labels = factsFrom(
    'SUMMONS\n\nYOU ARE SUMMONED and required to file an answer to the complaint in this case, a copy of which is hereto attached, or otherwise file your appearance and pay the required fee within thirty (30) days after service of this Summons, not counting the day of service.\n',
    'Summons',
  ).flatMap((fact) => (fact.kind === 'deadline' ? [fact.label] : []));
  expect(labels).toEqual(['Answer the lawsuit']);
});

test('who wants to contest has to say so before the trial', () => {
  const paper = `DISTRICT COURT OF MARYLAND FOR Baltimore County
Case No. D-08-CV-26-010001
HARBOR CREDIT LLC, Plaintiff vs. ORLA QUIST, Defendant
WRIT OF SUMMONS
You are summoned to appear for trial on: January 19, 2027 at 8:45 AM, 120 E. Chesapeake Ave, Towson.
If you intend to be present at the trial and contest the claim, you must file the Notice of Intention to Defend within 15 days of receiving this complaint. If you do not, judgment may be entered against you.
Date issued: November 16, 2026`;
  const { day } = daysOf(
    proposalFrom(paper, '2026-11-29'),
    { date: '2026-11-28', method: 'personal' },
    '2026-11-29',
  );
  expect(day).toMatchObject({ what: 'Your answer is due', date: '2026-12-13' });
});
