import { describe, expect, test } from 'vitest';
import { daysOf } from '#src/intake/days.ts';
import { lawOf, UNKNOWN_CASE } from '#src/law/case-law.ts';
import { stepsFromPapers } from '#src/next/from-papers.ts';
import { makeFact } from '#tests/factories/facts.ts';
import { factsFrom, proposalFrom } from './read-papers.ts';

const TODAY = '2026-11-28';
const letter = (text: string) => `ORCUTT & VALE, ATTORNEYS AT LAW
November 20, 2026

Willa Hargrove
219 Larkspur Court, Albuquerque, New Mexico

Re: Jonas Pell

Dear Ms. Hargrove:

${text}

Sincerely,
Dana Orcutt`;

function steps(text: string) {
  const facts = factsFrom(text, 'Letter').map((fact) => ({ ...makeFact(fact, fact), isCurrent: true }));
  const paper = {
    documentId: 'd1',
    filename: 'a.txt',
    title: 'Letter',
    docDate: null,
    docType: 'Letter',
    facts,
  };
  return stepsFromPapers({
    ...{ caseId: 'c1', today: TODAY, side: 'defendant', papers: [paper], timeline: [], command: null },
    law: lawOf(UNKNOWN_CASE),
  }).map(({ title }) => title);
}
const days = (text: string) => {
  const { day, others } = daysOf(proposalFrom(text, TODAY), null, TODAY);
  return [day, ...others].flatMap((each) => (each === null ? [] : [[each.what, each.date]]));
};

describe('what whoever wrote a letter will do', () => {
  test.each([
    'If we do not receive payment, we will file suit on December 15, 2026 without further notice.',
    'File suit will follow on December 15, 2026.',
    'Our client intends to file suit by December 15, 2026.',
    'My client will commence legal action on December 15, 2026.',
  ])('is no step of the reader: %s', (sentence) => {
    const text = letter(`You owe $4,350.00. Please pay the full amount by December 10, 2026. ${sentence}`);
    expect(steps(text).map((title) => title.split(':')[0])).toEqual(['Payment that they ask for']);
    expect(days(text)[0]?.[1]).toBe('2026-12-10');
    for (const [what] of days(text).slice(1)) expect(what).toMatch(/^They say they (?:will|may)\b/);
  });

  test('the reader’s own time to sue stays a step', () => {
    const text = letter('You must file a lawsuit by December 15, 2026, or your claim is barred.');
    expect(steps(text)).toHaveLength(1);
    expect(days(text).flat().join()).not.toContain('They say');
  });
});

describe('a letter that offers to settle', () => {
  test('keeps the day on which the offer ends, and the day of the payment', () => {
    const text = letter(
      'My client offers to settle for $2,000.00. This offer expires on December 4, 2026. Payment must be received by December 18, 2026.',
    );
    expect(days(text).toSorted()).toEqual([
      ['Payment that they ask for', '2026-12-18'],
      ['Their offer ends', '2026-12-04'],
    ]);
  });

  test('names a payment of the offer as that, where one sentence says both', () => {
    const text = letter(
      'We will accept $1,500.00 as payment in full of your balance, if you accept by December 4, 2026 and pay by December 31, 2026.',
    );
    expect(days(text)).toEqual([
      ['Their offer ends', '2026-12-04'],
      ['Pay, if you take the offer', '2026-12-31'],
    ]);
  });
});
