import { describe, expect, it } from 'vitest';
import { readCaption } from '#src/papers/caption.ts';
import { toParties } from '#src/papers/caption-names.ts';
import { readPaper } from '#src/papers/paper.ts';

const partiesOf = (text: string) =>
  readCaption(readPaper(text)).parties.map(({ role, name, certainty }) => `${role} ${name} (${certainty})`);

const HEAD = `IN THE UNITED STATES DISTRICT COURT
FOR THE MIDDLE DISTRICT OF NORTH CAROLINA
ALDER COUNTY BRANCH, et al.,      )
          Plaintiffs,             )
     v.                           )      1:20-CV-613
JERRY PETERSEN, et al.,           )
          Defendants.             )
PRELIMINARY INJUNCTION
`;

describe('et al.', () => {
  it('is filled from a sentence that lists the whole side', () => {
    const text = `${HEAD}The plaintiffs Alder County Branch, Tamara O. Kerr, Colleen Tee Turner, and Adam Rowe, move for an injunction.`;
    expect(partiesOf(text)).toEqual([
      'plaintiff Alder County Branch (certain)',
      'defendant Jerry Petersen (certain)',
      'plaintiff Tamara O. Kerr (likely)',
      'plaintiff Colleen Tee Turner (likely)',
      'plaintiff Adam Rowe (likely)',
    ]);
  });

  it('is not filled from a list that does not name whom the caption names', () => {
    const text = `${HEAD}The plaintiffs Tamara O. Kerr, Colleen Tee Turner, and Adam Rowe, move for an injunction.`;
    expect(partiesOf(text)).toHaveLength(2);
  });
});

it('two lines that may be two names are read as one only with doubt', () => {
  const text = `State of Minnesota
Conciliation Court
Ida L Tolman Jr
Plaintiff
VS
Goodhill-Maples Services Minnesota
Alder County Human Services and Public Health Department
Defendant
`;
  expect(partiesOf(text).at(-1)).toMatch(/\(unsure\)$/);
});

it('a name over lines that stand in another order in the text is quoted by its first line', () => {
  const text = 'COMPANY OF THE NORTH\nALDER LUMBER AND RAIL';
  const paper = readPaper(text);
  const cell = (words: string, line: number) => ({
    text: words,
    start: text.indexOf(words),
    end: text.indexOf(words) + words.length,
    line,
  });
  const [party] = toParties(
    paper,
    [cell('ALDER LUMBER AND RAIL', 0), cell('COMPANY OF THE NORTH', 1)],
    'defendant',
  );
  expect(party?.name).toBe('Alder Lumber and Rail Company of the North');
  expect(party?.evidence.quote).toBe('ALDER LUMBER AND RAIL');
});

it('joined appeals name who else is sued below each of them', () => {
  const text = `United States Court of Appeals
For the First Circuit
No. 22-2207
TRANSIT LIFE INSURANCE COMPANY,
Plaintiff, Appellant,
v.
ESTHER ROWAN,
Defendant, Appellee,
________________________
JOSEPH CARDEW, ET AL.,
Defendants.
No. 22-2208
WESTERLY LIFE ASSURANCE CO. OF OHIO,
Plaintiff, Appellant,
v.
ABEL ASSOCIATES, LLC,
Defendant, Appellee,
________________________
JOSEPH CARDEW, ET AL.,
Defendants.
ORDER OF COURT
`;
  expect(partiesOf(text).map((party) => party.replace(/ \(\w+\)$/, ''))).toEqual([
    'plaintiff Transit Life Insurance Company',
    'defendant Esther Rowan',
    'defendant Joseph Cardew',
    'plaintiff Westerly Life Assurance Co. of Ohio',
    'defendant Abel Associates, LLC',
  ]);
});
