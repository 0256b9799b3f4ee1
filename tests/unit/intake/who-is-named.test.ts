import { describe, expect, it, test } from 'vitest';
import { CARD } from '#src/intake/card-lines.ts';
import { tellsWriter } from '#src/intake/line-words.ts';
import { proposalFrom } from './read-papers.ts';

const TODAY = '2026-03-10';

it('calls an eviction after the person it names, and tells the others apart', () => {
  const proposal = proposalFrom(
    `SUPERIOR COURT OF CALIFORNIA
COUNTY OF ALAMEDA
TERN COURT APARTMENTS LLC,
Plaintiff,
vs.
DOES 1 TO 10, AND ALL OTHER OCCUPANTS, WILLA HARGROVE,
Defendants.
Case No.: 26CV012345
COMPLAINT - UNLAWFUL DETAINER
`,
    TODAY,
  );
  expect(proposal.title.value).toBe('Tern Court Apartments LLC v. Willa Hargrove');
  expect(CARD.parties.text(proposal)).toBe(
    'Tern Court Apartments LLC against Willa Hargrove, and others without a name (DOES 1 to 10)',
  );
});

const letter = (from: string, name: string) => `${from}

March 3, 2026

WILLA HARGROVE
12 ELM STREET
ALBUQUERQUE NM 87106

Re: Your account

Dear Willa Hargrove,

You owe $4,200.00. Pay by March 30, 2026 or we may refer this to an attorney.

Sincerely,
Collections Department
${name}
`;

it('shows the words of whoever wrote a letter, and never those of whom it is written to', () => {
  const name = 'Northgate Recovery Group';
  const proposal = proposalFrom(
    letter('NORTHGATE RECOVERY GROUP\nP.O. Box 4410 · Phoenix, AZ 85001', name),
    TODAY,
  );
  expect(tellsWriter(proposal)).toBe(true);
  expect(CARD.parties.text(proposal)).toBe(name);
  const shown = proposal.cuts.filter(({ factId }) => proposal.parties.factIds.includes(factId));
  expect(shown.map(({ quote }) => quote)).toEqual([name]);
});

it('shows no words where nobody knows who wrote it', () => {
  const proposal = proposalFrom(letter('', ''), TODAY);
  expect(CARD.parties.text(proposal)).toBeNull();
  expect(proposal.parties.factIds).toEqual([]);
});

const several = (to: string) => `STATE OF NEW MEXICO
COUNTY OF BERNALILLO
SECOND JUDICIAL DISTRICT COURT

LARKSPUR LENDING LLC,
     Plaintiff,
v.                                   No. D-202-CV-2026-01234
JONAS PELL, WILLA HARGROVE and
INES QUINTANA,
     Defendants.

SUMMONS

${to}

You are summoned. You must file your written response with the Court no later than thirty (30) days from the date you are served with this Summons.
Dated at Albuquerque, New Mexico, this 2nd day of March, 2026.`;

describe('a case of several who are sued', () => {
  test.each([
    ['TO: Willa Hargrove\n219 Larkspur Court\nAlbuquerque, NM 87102', 'Willa Hargrove'],
    ['TO DEFENDANT: Ines Quintana', 'Ines Quintana'],
    ['TO THE ABOVE-NAMED DEFENDANT: WILLA HARGROVE', 'Willa Hargrove'],
    ['To: (Defendant’s name and address)\nWilla Hargrove, 219 Larkspur Court', 'Willa Hargrove'],
    // Whoever turns to several, or to somebody who is not named, says nothing of one.
    ['TO: Jonas Pell, Willa Hargrove and Ines Quintana', 'Jonas Pell'],
    ['TO: Willa Hargrove and Ines Quintana', 'Jonas Pell'],
    ['TO: The above-named defendants', 'Jonas Pell'],
    ['TO: Registered Agents Inc.', 'Jonas Pell'],
  ])('is called after whom its summons turns to: %s', (to, name) => {
    const { title, parties } = proposalFrom(several(to), '2026-03-12');
    expect(parties.value).toHaveLength(4);
    expect(title.value.toLowerCase()).toBe(`larkspur lending llc v. ${name.toLowerCase()}`);
  });
});

test('nobody is summoned by a court that is sued: such a name is of the stamp or the address', () => {
  const { parties, title } = proposalFrom(
    `SUM-130
SUMMONS UNLAWFUL DETAINER—EVICTION
PLAINTIFF: HARBOR CREST APARTMENTS, LP
DEFENDANT: SUPERIOR COURT OF CALIFORNIA
You have 10 DAYS, not counting Saturdays and Sundays and other judicial holidays, after this summons and legal papers are served on you to file a written response at this court.
The name and address of the court is: Superior Court of California, County of Los Angeles, 111 North Hill Street, Los Angeles, CA 90012`,
    TODAY,
  );
  expect(parties).toMatchObject({
    value: [{ name: 'Harbor Crest Apartments, LP', role: 'plaintiff' }],
    certainty: 'unsure',
  });
  expect(title.value).not.toContain('Superior Court');
});
