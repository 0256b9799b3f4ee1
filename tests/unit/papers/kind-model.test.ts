import { describe, expect, it } from 'vitest';
import { opinionOn, SORTS, sortOf } from '#src/papers/kind-model.ts';
import { KINDS } from '#src/papers/kinds.ts';
import { readLines } from '#src/text/lines.ts';

const likeliest = (text: string) => {
  const { shares } = opinionOn(readLines(text));
  return SORTS[shares.indexOf(Math.max(...shares))];
};

describe('the model of kinds', () => {
  it('gives shares that add up to 1, also of nothing', () => {
    for (const text of ['', 'ORDER\nIT IS ORDERED that the motion is denied.', 'x'.repeat(5000)]) {
      expect(opinionOn(readLines(text)).shares.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
    }
    expect(opinionOn([]).isBlank).toBe(true);
  });

  it('has a sort for every kind', () => {
    for (const { id } of KINDS) expect(SORTS).toContain(sortOf(id));
  });

  it.each([
    [
      'discovery',
      'Please produce the following documents within 30 days.\nINSTRUCTIONS\nDEFINITIONS\nREQUEST NO. 1: All leases.',
    ],
    [
      'letter',
      'Dear Ms. Pemberton:\nPlease find enclosed the papers you asked for.\nSincerely,\nTobias Wren',
    ],
    [
      'order',
      'The Court finds good cause. IT IS HEREBY ORDERED that the motion is GRANTED.\nUnited States District Judge',
    ],
    [
      'answer',
      '1. Defendant admits the allegations of paragraph 1.\n2. Denied.\nAFFIRMATIVE DEFENSES\nThe complaint fails to state a claim.',
    ],
  ])('knows the words of %s without a title', (sort, text) => {
    expect(likeliest(text)).toBe(sort);
  });

  it('says which words speak most for it', () => {
    const { telling } = opinionOn(
      readLines('Dear Ms. Pemberton:\nPlease find enclosed the papers.\nSincerely,\nTobias Wren'),
    );
    expect(telling.join(' ')).toMatch(/dear|sincerely|enclosed/);
  });
});
