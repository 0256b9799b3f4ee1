import { expect, test } from 'vitest';
import { factsFrom } from '../../intake/read-papers.ts';

test('a row that begins with its number and its day is called by what it names in capitals', () => {
  const text = `DOCKET CONTROL ORDER (LEVEL 2)

The following docket control order shall apply to this case. If no date is given below, the item is governed by the Texas Rules of Civil Procedure.
1. 01/15/2027   JOINDER. All parties shall be added and served by this date.
2. 03/05/2027   EXPERTS for parties seeking affirmative relief.
3. 04/05/2027   EXPERTS for all other parties.
4. 05/28/2027   DISCOVERY PERIOD ENDS.
5. 06/11/2027   DISPOSITIVE MOTIONS AND PLEAS must be heard by this date.
6. 06/25/2027   PRETRIAL CONFERENCE at 1:30 p.m. Failure to appear will be grounds for dismissal for want of prosecution.
7. 07/12/2027   TRIAL. Set for the two week period beginning on this date.
SIGNED November 17, 2026
JUDGE PRESIDING
`;
  const lines = factsFrom(text, 'Order').flatMap((fact) =>
    fact.kind === 'deadline' || fact.kind === 'hearing' ? [`${fact.label} | ${fact.value.date}`] : [],
  );
  expect(lines).toEqual([
    'Joinder due | 2027-01-15',
    'Experts for parties seeking affirmative relief due | 2027-03-05',
    'Experts for all other parties due | 2027-04-05',
    'Discovery period ends | 2027-05-28',
    'Dispositive motions and pleas due | 2027-06-11',
    'Pretrial conference | 2027-06-25',
    'Trial | 2027-07-12',
  ]);
});
