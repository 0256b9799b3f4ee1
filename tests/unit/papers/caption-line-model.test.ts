import { expect, it } from 'vitest';
import { gridOf } from '#src/papers/caption-grid.ts';
import { LINE_ROLES, marginals, oddsOfHead } from '#src/papers/caption-line-model.ts';
import { versusRow } from '#src/papers/caption-versus.ts';
import { readPaper } from '#src/papers/paper.ts';
import { headOf } from '#src/text/lines.ts';

const WIDE = LINE_ROLES.length;

it('gives each line odds that make one, and none to a role that is forbidden', () => {
  const own = [0, 1, 2].map((at) =>
    Float64Array.from(LINE_ROLES, (_, role) =>
      at === 1 && role === 0 ? Number.NEGATIVE_INFINITY : role * 0.1,
    ),
  );
  const steps = own.map(() => Float64Array.from({ length: WIDE * WIDE }, (_, at) => 1 + (at % 5)));
  const { odds } = marginals(own, steps);
  for (const line of odds) expect(line.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
  expect(odds[1]?.[0]).toBe(0);
});

it('counts a way through the lines by its steps', () => {
  const even = () => new Float64Array(WIDE);
  // Only the step from the first role to the second is open.
  const step = new Float64Array(WIDE * WIDE);
  step[1] = 1;
  const { odds } = marginals([even(), even()], [new Float64Array(WIDE * WIDE), step]);
  expect([odds[0]?.[0], odds[1]?.[1]]).toEqual([1, 1]);
});

it('finds the parties and the number of a caption among its lines', () => {
  const text = [
    '             UNITED STATES DISTRICT COURT',
    '              NORTHERN DISTRICT OF OHIO',
    '',
    'ADA POE,',
    '          Plaintiff,',
    'v.                                Case No. 1:31-cv-00123',
    'ELM TOWING LLC,',
    '          Defendant.',
    '',
    '              COMPLAINT',
    '1. This is an action for the price of a car that the defendant towed and sold without notice.',
  ].join('\n');
  const paper = readPaper(text);
  const grid = gridOf(headOf(paper.lines, 60), paper.text);
  const odds = oddsOfHead(grid, versusRow(grid));
  const over = (role: 'party' | 'number', words: string) => {
    const start = text.indexOf(words);
    return odds.at(role, start, start + words.length) ?? 0;
  };
  expect(over('party', 'ADA POE')).toBeGreaterThan(0.5);
  expect(over('party', 'ELM TOWING')).toBeGreaterThan(0.5);
  expect(over('number', '1:31-cv')).toBeGreaterThan(0.5);
  expect(over('party', 'COMPLAINT')).toBeLessThan(0.1);
  expect(odds.at('party', text.length + 5, text.length + 9)).toBeNull();
});
