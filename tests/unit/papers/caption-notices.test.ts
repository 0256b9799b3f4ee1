import { describe, expect, it } from 'vitest';
import { readCaption } from '#src/papers/caption.ts';
import { readPaper } from '#src/papers/paper.ts';

const parties = (name: string, filers: string) =>
  readCaption(
    readPaper(`U.S. District Court
District of Ohio
Notice of Electronic Filing
The following transaction was entered on 8/10/2031 at 12:42 PM EDT and filed on 8/10/2031
Case Name:\t${name}
Case Number:\t2:31-cv-00080-WBV
Filer:\t${filers}
Document Number:\t12
Docket Text:
MOTION to continue.
`),
  ).parties.map(({ name: own, role, certainty }) => `${role} ${own} ${certainty}`);

describe('the parties of a notice of electronic filing', () => {
  it('are those of its title, in the words of the title', () => {
    expect(parties('Poe et al v. Lund', 'Ada Poe')).toEqual([
      'plaintiff Poe likely',
      'defendant Lund likely',
    ]);
  });

  it('who files beside them is of a side that the notice does not say', () => {
    expect(parties('Poe et al v. Lund', 'Ada Poe\n\tBen Quill')).toEqual([
      'plaintiff Poe likely',
      'defendant Lund likely',
      'other Ben Quill unsure',
    ]);
  });

  it.each([
    ['Poe, Trustee v. Lund', 'plaintiff Poe, Trustee'],
    ['Larch Hospital, Elm City, Ohio', 'other Larch Hospital, Elm City, Ohio'],
  ])('as what, or where, belongs to a short title: %s', (title, wanted) => {
    expect(parties(title, 'Ada Poe')[0]).toContain(wanted);
  });
});
