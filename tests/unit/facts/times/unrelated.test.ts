import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findTimes } from '#src/facts/times/find-times.ts';
import { readPaper } from '#src/papers/paper.ts';
import { readSentences } from '#src/papers/sentences.ts';

const SETTING = [
  'The hearing on the motion to compel is set for June 2, 2031 at 9:00 a.m. in Courtroom 4.',
  'Defendant shall file an answer no later than June 16, 2031.',
  'Discovery shall close on September 5, 2031.',
  'You must respond within 21 days after service of this order.',
  'Plaintiff shall pay $400 on or before July 1, 2031.',
];
const UNRELATED = [
  'The clerk keeps the exhibits in the vault on the second floor of the courthouse.',
  'If you need an interpreter, call the office of the clerk.',
  'A party who wants to postpone a trial has to pay a fee.',
  'Counsel are reminded that the court expects civility at all times.',
  'The roof of the house had leaked for years, and the ceiling came down in the winter.',
  'Parking is available in the garage across the street.',
  'The complaint was filed on March 3, 2031 and served on March 12, 2031.',
];

function daysOf(paragraphs: readonly string[]): string[] {
  const paper = readPaper(paragraphs.join('\n\n'));
  const context = { dated: '2031-05-01', docType: 'Order', today: null };
  return findTimes(paper, readSentences(paper), context).facts.flatMap((fact) => {
    if (fact.kind === 'hearing') return [`hearing ${fact.value.date}`];
    if (fact.kind !== 'deadline') return [];
    return [`due ${fact.value.date ?? JSON.stringify(fact.value.period)}`];
  });
}

test('a paragraph on something else takes no day away and adds none', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom(...SETTING), { minLength: 1 }),
      fc.array(fc.tuple(fc.constantFrom(...UNRELATED), fc.nat({ max: 5 })), { maxLength: 4 }),
      (setting, others) => {
        const whole = [...setting];
        for (const [paragraph, at] of others) whole.splice(at % (whole.length + 1), 0, paragraph);
        expect(new Set(daysOf(whole))).toEqual(new Set(daysOf(setting)));
      },
    ),
    { numRuns: 150 },
  );
});
