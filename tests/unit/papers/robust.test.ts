import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyzeText } from '#src/papers/analyze.ts';
import { classifyDocument } from '#src/papers/classify.ts';
import { toIrac } from '#src/papers/irac.ts';
import { Analysis } from '#src/papers/schema.ts';

const piece = fc.oneof(
  fc.constantFrom(
    'COMPLAINT',
    'v.',
    'Plaintiff,',
    'Defendants.',
    '1. ',
    '2.',
    '12a. ',
    'COUNT I',
    'WHEREFORE',
    'ORDER',
    '$1,000',
    'March 3, 2024',
    '42 U.S.C. § 1983',
    'IN THE DISTRICT COURT',
    'No. 24-CV-118',
    'and',
    ', ',
    '; ',
    '(',
    ')',
    '\n',
    '\n',
    '\f',
    'Dated:',
    'ADA POE',
    'LLC',
    '│',
    '§',
    ':',
    'The tenant paid the rent of the house in May.',
  ),
  fc.string({ maxLength: 12, unit: 'binary' }),
);
const paper = fc
  .array(fc.tuple(piece, fc.constantFrom(' ', '\n', '')), { maxLength: 90 })
  .map((parts) => parts.flat().join(''));

function spans(value: unknown): { start: number; end: number; quote: string }[] {
  if (Array.isArray(value)) return value.flatMap(spans);
  if (typeof value !== 'object' || value === null) return [];
  const own =
    'quote' in value &&
    'start' in value &&
    'end' in value &&
    typeof value.quote === 'string' &&
    typeof value.start === 'number' &&
    typeof value.end === 'number'
      ? [{ start: value.start, end: value.end, quote: value.quote }]
      : [];
  return [...own, ...Object.values(value).flatMap(spans)];
}

describe('any text at all', () => {
  it('is analyzed without a throw, in the agreed shape, quoting only itself, always the same', () => {
    fc.assert(
      fc.property(paper, fc.constantFrom('Complaint', 'Order', 'Other'), (text, docType) => {
        const analysis = analyzeText({ text, docType });
        expect(Analysis.parse(analysis)).toEqual(analysis);
        expect(analyzeText({ text, docType })).toEqual(analysis);
        for (const { start, end, quote } of spans(analysis)) expect(text.slice(start, end)).toBe(quote);
        expect(Object.values(toIrac(analysis)).every((part) => part !== '')).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it('is classified with a confidence from 0 to 1 and a cue that stands in it', () => {
    fc.assert(
      fc.property(paper, (text) => {
        const { confidence, cue, because } = classifyDocument({ text, filename: 'a.pdf' });
        expect(confidence).toBeGreaterThanOrEqual(0);
        expect(confidence).toBeLessThanOrEqual(1);
        expect(because).not.toBe('');
        if (cue) expect(text.slice(cue.start, cue.end)).toBe(cue.quote);
      }),
      { numRuns: 150 },
    );
  });

  it('is read in time when it is nothing but traps, in many lines or in one', () => {
    const lines = [
      'v.\n',
      '1. x\n',
      'MOTION FOR ORDER TO\n',
      '\n',
      'Q. x\n\n',
      'Plaintiff,\n',
      '(1) x\n',
      '____\n',
    ];
    const oneLine = [
      '. ',
      "'s ",
      '(',
      'ADA POE, ',
      'ORDER ',
      'A-B ',
      'Plaintiff/',
      '§ 1, ',
      'Sheriff ',
      '“',
      'Ada, District ',
    ];
    for (const trap of [...lines, ...oneLine]) {
      const text = trap.repeat(Math.floor(200_000 / trap.length));
      classifyDocument({ text, filename: 'a.pdf' });
      expect(analyzeText({ text, docType: 'Complaint' }).type).toBe('complaint');
    }
  });
});
