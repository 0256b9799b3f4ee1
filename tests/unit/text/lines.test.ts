import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLines } from '#src/text/lines.ts';

function kept(text: string): string[] {
  return readLines(text)
    .filter((line) => !line.noise)
    .map((line) => line.text);
}

describe('readLines', () => {
  it('gives lines that stand at their offsets, in order, with their pages', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('Rent', '12', ' due ', '\n', '\f', '\r\n', 'é', '  ')),
        (parts) => {
          const text = parts.join('');
          let last = -1;
          for (const line of readLines(text)) {
            expect(text.slice(line.start, line.end)).toBe(line.text);
            expect(line.page).toBe(text.slice(0, line.start).split('\f').length);
            expect(line.start).toBeGreaterThan(last);
            last = line.start;
          }
        },
      ),
    );
  });

  it('marks court stamps, page numbers and the line numbers of pleading paper', () => {
    const numbers = Array.from({ length: 28 }, (_, index) => String(index + 1)).join('\n');
    expect(
      kept(
        `${numbers}\nThe tenant paid.\nCase 1:24-cv-00123-AB Document 3 Filed 01/02/24 Page 1 of 2\n- 4 -`,
      ),
    ).toEqual(['The tenant paid.']);
    expect(kept('FILED: ALDER COUNTY CLERK 02/25/2022 10:00 AM\nThe tenant paid.\nPage 3 of 9')).toEqual([
      'The tenant paid.',
    ]);
  });

  it('takes leading line numbers off and keeps offsets', () => {
    const text = Array.from({ length: 20 }, (_, index) => `${index + 1}   Line of words ${index}`).join('\n');
    const first = readLines(text)[0];
    expect(first).toMatchObject({ text: 'Line of words 0', start: 4 });
  });

  it('keeps the first of the running heads and paragraph numbers', () => {
    const page = (n: number) =>
      `MOTION TO STAY\n${n}. Paragraph number ${'abcdef'.charAt(n)} of the motion.\nAlder Law Office`;
    const lines = kept([1, 2, 3, 4].map(page).join('\f'));
    expect(lines.filter((line) => line === 'MOTION TO STAY')).toHaveLength(1);
    expect(lines.filter((line) => /^\d\. /.test(line))).toHaveLength(4);
  });
});
