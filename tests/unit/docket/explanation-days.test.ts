import { expect, test } from 'vitest';
import { EXPLANATIONS } from '#src/docket/explanations.ts';
import type { Jurisdiction } from '#src/law/calculation-schema.ts';
import { rulesFor } from '#src/law/case-law.ts';
import { periodOf } from '#src/law/court-rule.ts';

const sources = Object.values(
  import.meta.glob<string>('../../../src/{docket/explanations,law/docket-notes}.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

function period(court: Jurisdiction, id: string): string {
  const rule = rulesFor(court, null).find((each) => each.id === id);
  if (rule === undefined) throw new Error(`No rule ${id}.`);
  return periodOf(rule);
}

test('no number of days, weeks or months stands in the explanations themselves', () => {
  expect(sources).toHaveLength(2);
  expect(sources.join('\n')).not.toMatch(
    /\b(?:\d+|two|three|a few|several) (?:court )?(?:days?|weeks?|months?)\b|\ba month\b/i,
  );
});

test.each([
  ['report-recommendation', [['federal', 'F31b']]],
  [
    'order-denying-dismissal',
    [
      ['federal', 'F6'],
      ['new_mexico_district', 'N3'],
      ['california', 'C15'],
      ['california', 'C15e'],
    ],
  ],
  [
    'discovery-requests',
    [
      ['federal', 'F10'],
      ['new_mexico_district', 'N8'],
      ['california', 'C7'],
      ['california', 'C10'],
    ],
  ],
  ['subpoena', [['federal', 'F24']]],
] as const)('%s names the days of the rows', (event, rules) => {
  for (const [court, id] of rules) expect(EXPLANATIONS[event].next).toContain(period(court, id));
});

test('silence to requests for admission is not said to admit in every court by itself', () => {
  expect(EXPLANATIONS['requests-admission'].next).toMatch(/in California .*order/);
});

test('a person who was not served is told how the defense is kept in California', () => {
  expect(EXPLANATIONS.served.next).toContain('motion to quash');
});

test('an eviction may have a hearing in place of an answer', () => {
  for (const event of ['complaint', 'summons-issued', 'served'] as const)
    expect(EXPLANATIONS[event].next, event).toMatch(/hearing/);
});

test('a motion to dismiss is not said to stop the time to answer everywhere', () => {
  expect(EXPLANATIONS['motion-dismiss'].next).toMatch(/not in every court/);
});

test.each([
  ['subpoena', 'next', /whichever comes first \(FRCP 45/],
  ['default-entered', 'meaning', /who is at fault.*How much is owed can often still be fought/],
  ['not-served', 'next', /not started by this try/],
  ['waiver', 'meaning', /may still object to the court and the place, but not to the service/],
  ['hearing-canceled', 'next', /^Call the clerk before you stay away\./],
] as const)('%s: the %s leaves out nothing of the law', (event, part, words) => {
  expect(EXPLANATIONS[event][part]).toMatch(words);
});
