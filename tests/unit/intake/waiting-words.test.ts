import { describe, expect, it } from 'vitest';
import { waitingWords, whatWaits } from '#src/intake/waiting-words.ts';

const COURT = 'Second Judicial District Court';

describe('papers that wait', () => {
  it('are named by their kind and court, as far as these are known', () => {
    const summons = { kind: 'a summons', court: COURT };
    expect(waitingWords([summons])).toBe(`a summons (${COURT})`);
    expect(waitingWords([summons, { kind: 'a letter', court: null }])).toBe(
      `a summons (${COURT}) and a letter`,
    );
    expect(waitingWords([{ kind: null, court: COURT }])).toBe(`a paper (${COURT})`);
    const unknown = { kind: null, court: null };
    expect(waitingWords([summons, unknown, unknown])).toBe(
      `a summons (${COURT}) and 2 papers we do not know yet`,
    );
    expect(waitingWords([unknown])).toBeNull();
    expect(waitingWords(Array.from({ length: 6 }, () => ({ kind: 'a letter', court: null })))).toBe(
      'a letter, a letter, a letter, a letter and 2 others',
    );
  });

  it('are counted', () => {
    expect(whatWaits({ papers: 1, says: 'a summons' })).toBe('A summons.');
    expect(whatWaits({ papers: 2, says: 'a summons and a letter' })).toBe(
      '2 papers: a summons and a letter.',
    );
    expect(whatWaits({ papers: 3, says: null })).toBe('3 papers.');
    expect(whatWaits({ papers: 1, says: null })).toBe('');
  });
});
