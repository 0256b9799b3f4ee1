import { describe, expect, it, test } from 'vitest';
import { daysOf } from '#src/intake/days.ts';
import { takesPlace } from '#src/intake/sittings.ts';
import { PAPERS_DAY, RETURN_ONLY, SALE_SET } from '#src/next/day-names.ts';
import { proposalFrom } from './read-papers.ts';

const TODAY = '2026-11-29';

const submission = (words: string) => `CAUSE NO. 2026-40817

PALISADE FUNDING, LLC               §     IN THE DISTRICT COURT OF
V.                                  §     HARRIS COUNTY, TEXAS
WILLA HARGROVE                      §     61ST JUDICIAL DISTRICT

NOTICE OF SUBMISSION

${words}

/s/ Dana Orcutt, Attorney for Plaintiff
`;

const SUMMONS = `STATE OF CONNECTICUT
SUPERIOR COURT
SUMMONS - CIVIL

Return Date: December 15, 2026
Plaintiff: LARKSPUR LENDING LLC
Defendant: WILLA HARGROVE, 5 Birch St, Hartford CT

You are being sued. To defend, you must file an Appearance with the clerk on or before the second day after the Return Date. The Return Date is not a hearing date. You do not have to come to court on the Return Date unless you receive a separate notice telling you to appear.
`;

function read(text: string) {
  const proposal = proposalFrom(text, TODAY);
  const { day, others } = daysOf(proposal, null, TODAY);
  const all = [...(day === null ? [] : [day]), ...others];
  return { proposal, day, all, words: all.flatMap(({ steps }) => steps).join(' ') };
}

describe('a day on which nobody has to come', () => {
  test.each([
    'The motion will be considered by the Court by written submission, without an oral hearing, on December 28, 2026 at 8:00 a.m. Any response must be filed no later than seven days before the submission date.',
    "Plaintiff's Motion for Summary Judgment is set on the Court's submission docket for Monday, December 28, 2026 at 8:00 a.m. No oral hearing will be held and no appearance is required. Responses are due seven days before the submission date.",
    'The motion is set for December 28, 2026 at 8:00 a.m. There will be no oral hearing. Responses are due seven days before the submission date.',
  ])('is told as one, after what is due before it: %s', (words) => {
    const found = read(submission(words));
    expect(found.day).toMatchObject({ date: '2026-12-21', isSure: false });
    const decided = found.all.find(({ what }) => what === PAPERS_DAY);
    expect(decided).toMatchObject({ date: '2026-12-28', time: '08:00' });
    expect(found.words).not.toContain('Be there');
    expect(decided && takesPlace(found.proposal, decided)).toBe(false);
  });

  test.each([
    'A hearing on the motion is set for December 28, 2026 at 8:00 a.m. No hearing will be held if the parties agree.',
    'The motion is set for hearing on December 28, 2026 at 8:00 a.m. You must be there. The trial is set for March 1, 2027 at 9:00 a.m. No appearance is required at the pretrial conference.',
  ])('is none on a condition, or by what is said of another day: %s', (words) => {
    expect(read(submission(words)).words).toContain('Be there');
  });

  it('the return day of a summons starts the time to appear, and no court sits on it', () => {
    const { day, all, words } = read(SUMMONS);
    expect(day).toMatchObject({ date: '2026-12-17' });
    expect(all.find(({ what }) => what === RETURN_ONLY)).toMatchObject({ date: '2026-12-15' });
    expect(words).not.toContain('Be there');
  });

  it('what was stored is sold whoever comes', () => {
    const { all, words } = read(`NOTICE OF SALE UNDER SELF-SERVICE STORAGE LIEN ACT
November 20, 2026
To: Willa Hargrove, Unit 31
Your account at Copper Mesa Storage, 12 Route 9, Moriarty, New Mexico is in default. The sum due is $540.00. Unless the full sum is paid by December 10, 2026, the contents of unit 31 will be sold at public auction on December 15, 2026 at 10:00 a.m. at the facility.
`);
    expect(all.find(({ what }) => what === SALE_SET)).toMatchObject({ date: '2026-12-15' });
    expect(words).not.toContain('Be there');
  });
});

describe('a time that is counted back from a sitting', () => {
  it('with a name of its own', () => {
    const { all } = read(`COMMONWEALTH OF MASSACHUSETTS
SUFFOLK, ss.            HOUSING COURT DEPARTMENT
BIRCH PATH HOMES, INC., Plaintiff
v.
WILLA HARGROVE, Defendant
NOTICE OF FIRST-TIER COURT EVENT
Your case is scheduled for a First-Tier Court Event on December 16, 2026 at 9:00 a.m. You must file your Answer at least three business days before the first-tier court event.
Dated: November 20, 2026
`);
    expect(all.map(({ date }) => date)).toEqual(expect.arrayContaining(['2026-12-11', '2026-12-16']));
  });

  it('of two sittings whose names hold one another', () => {
    const { all } = read(`SECOND JUDICIAL DISTRICT COURT
COUNTY OF BERNALILLO
STATE OF NEW MEXICO
No. D-202-CV-2026-04431
WILLA HARGROVE,
     Plaintiff,
v.
COPPER MESA BUILDERS, INC.,
     Defendant.

SCHEDULING ORDER

1. Witness and exhibit lists shall be exchanged twenty (20) days before the pretrial conference.
2. A pretrial conference is set for July 20, 2027 at 9:00 a.m. in Courtroom 416.
3. This case is set for a non-jury trial on August 9, 2027 at 8:30 a.m.
4. The parties shall submit requested findings of fact ten (10) days before trial.

DATED November 18, 2026.
`);
    // New Mexico leaves weekends out of the ten days.
    expect(all.map(({ date }) => date)).toEqual(['2027-06-30', '2027-07-20', '2027-07-26', '2027-08-09']);
  });
});
