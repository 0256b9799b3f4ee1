import { describe, expect, it } from 'vitest';
import { readFacts } from '#src/facts/read-facts.ts';

const decided = (text: string, docType: string) =>
  readFacts({ text, docType, docDate: null, pageCount: null, notes: [] }).facts.flatMap((fact) =>
    fact.kind === 'disposition' ? [`${fact.value.of}: ${fact.value.outcome}`] : [],
  );

const HEAD = `SUPREME COURT OF LARCHLAND
QUILL COMPANY
v.
TICE ET AL.
Argued November 14, 2031.
JUSTICE VALE delivered the opinion of the Court.
The appellants sued to keep the company from mining under their house.
`;

describe('what courts say as they end a decision', () => {
  it('a line that is no sentence is a court’s in a paper of no known kind', () => {
    expect(decided(`${HEAD}Decree reversed.\n`, 'Other')).toEqual(['Decree: reversed']);
  });

  it('what becomes of the case is told with its judgment', () => {
    const [first = ''] = decided(`${HEAD}JUDGMENT VACATED, AND CASE REMANDED WITH DIRECTIONS.\n`, 'Opinion');
    expect(first).toMatch(/^JUDGMENT: vacated, and case remanded/i);
  });

  it('a notice in a box at its head makes no notice of an opinion', () => {
    expect(
      decided(`NOTICE\nThis opinion is subject to further editing.\n${HEAD}Judgment affirmed.\n`, 'Notice'),
    ).toEqual(['Judgment: affirmed']);
  });

  it('a judgment that will be entered, and for whom', () => {
    expect(
      decided('ORDER\nNo claim remains. Judgment in favor of the Defendants will be entered.\n', 'Order'),
    ).toEqual(['Judgment in favor of the Defendants: entered']);
  });

  it('a lawyer whom a court orders to be disbarred', () => {
    expect(
      decided(
        `${HEAD}We order that respondent Ada Zander, State Bar No. 7, be disbarred from the practice of law.\n`,
        'Opinion',
      ),
    ).toEqual(['Respondent Ada Zander, State Bar No. 7: disbarred from the practice of law']);
  });
});
