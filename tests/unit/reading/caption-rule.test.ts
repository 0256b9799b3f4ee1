import { describe, expect, test } from 'vitest';
import { withRuleApart } from '#src/reading/caption-rule.ts';
import type { SeenWord } from '#src/text/word-places.ts';

const at = (text: string, left: number, top: number, width: number): SeenWord => ({
  ...{ text, left, top, width, height: 0.012, confidence: 95 },
});

/** A caption in two columns, ruled with a sign in each row; recognition hangs some of them on the words before. */
function caption(sign: string, signs: number) {
  const rows = [
    [at('LARKSPUR', 0.12, 0.3, 0.2), at(`RENTALS,${sign}`, 0.33, 0.3, 0.165), at('ORDER', 0.55, 0.3, 0.1)],
    [at('WREN', 0.12, 0.32, 0.1), at(`AUTO${sign}`, 0.23, 0.32, 0.1)],
    ...Array.from({ length: signs }, (_, row) => [at(sign, 0.49, 0.34 + row * 0.02, 0.006)]),
    [at(`follows${sign}`, 0.42, 0.8, 0.075)],
  ];
  const text = rows.map((row) => row.map((word) => word.text).join(' ')).join('\n');
  return { text, words: rows.flat() };
}

describe('the rule of a caption', () => {
  test.each([':', ')'])('of %s hangs on no word', (sign) => {
    const { text, words } = withRuleApart(caption(sign, 4));
    expect(text.split('\n').slice(0, 2)).toEqual([`LARKSPUR RENTALS, ${sign} ORDER`, `WREN AUTO${sign}`]);
    expect(text.endsWith(`follows${sign}`)).toBe(true);
    const apart = words.find((word) => word.text === sign);
    expect(apart?.left).toBeGreaterThan(0.48);
    expect(words.find((word) => word.text === 'RENTALS,')?.width).toBeLessThan(0.165);
  });

  test('has one sign, whatever recognition took some for', () => {
    const { text, words } = caption(':', 5);
    const sign = words.filter((word) => word.text === ':')[2];
    const misread = words.map((word) => (word === sign ? { ...word, text: '2' } : word));
    const lines = text.split('\n');
    lines[4] = '2';
    expect(withRuleApart({ text: lines.join('\n'), words: misread }).text.split('\n')[4]).toBe(':');
    const letter = words.map((word) => (word === sign ? { ...word, text: 'A', width: 0.012 } : word));
    lines[4] = 'A';
    expect(withRuleApart({ text: lines.join('\n'), words: letter }).text.split('\n')[4]).toBe('A');
  });

  test('is none of two signs, and without one nothing is changed', () => {
    const few = caption(':', 2);
    expect(withRuleApart(few)).toBe(few);
  });

  test('takes no bracket that a word opened', () => {
    const { text } = caption(')', 4);
    const given = {
      text: text.replace('RENTALS,)', '(NJ)'),
      words: caption(')', 4).words.map((word) =>
        word.text === 'RENTALS,)' ? { ...word, text: '(NJ)' } : word,
      ),
    };
    expect(withRuleApart(given).text).toContain('(NJ) ORDER');
  });
});
