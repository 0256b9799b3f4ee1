import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCalendarDate } from '#src/calendar-date.ts';
import { FoundFact } from '#src/facts/schema.ts';
import { findTimes } from '#src/facts/times/find-times.ts';
import { readPaper } from '#src/papers/paper.ts';
import { readSentences } from '#src/papers/sentences.ts';
import { growthOf, LINEAR } from '#tests/setup/growth.ts';

const context = { dated: '2031-05-01', docType: 'Order', today: null };
const PIECES = [
  '12/31/2031 ',
  'days ',
  '10 days ',
  'March 5, ',
  'within ten (10) ',
  'of the date of ',
  '9:00 ',
  '____ ',
  '(((((',
  'before the ',
  'hearing on the motion to dismiss ',
  'Defendant shall file by June 5, 2031 and ',
  'June 5, 2031.\n',
  'after service, ',
  '__12__',
  'is set for hearing on ~| ',
  'no later than ',
];

test.each(PIECES)('a long text of %j is read in a time that grows with its length', async (piece) => {
  const paperOf = (times: number) => {
    const paper = readPaper(piece.repeat(times * 4));
    return { paper, sentences: readSentences(paper) };
  };
  const made = new Map<number, ReturnType<typeof paperOf>>();
  const growth = await growthOf((times) => {
    const kept = made.get(times) ?? paperOf(times);
    made.set(times, kept);
    return findTimes(kept.paper, kept.sentences, context);
  }, 100);
  expect(growth).toBeLessThan(LINEAR);
});

test('whatever a text is made of, places slice to quotes and days exist', () => {
  const words = fc.constantFrom(
    ...PIECES,
    'Feb. 30, 2031 ',
    '\f',
    '\n',
    'by Friday ',
    'You must answer ',
    '\ufffe',
    'the fifth day of ',
    '13/45/2031 ',
    'noon ',
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 40 }), (pieces) => {
      const text = pieces.join('');
      const paper = readPaper(text);
      const { facts, unplaced } = findTimes(paper, readSentences(paper), context);
      for (const place of [...facts, ...unplaced])
        expect(text.slice(place.start, place.end)).toBe(place.quote);
      for (const fact of facts) {
        expect(FoundFact.safeParse(fact).error).toBeUndefined();
        if ('date' in fact.value && fact.value.date) expect(isCalendarDate(fact.value.date)).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});
