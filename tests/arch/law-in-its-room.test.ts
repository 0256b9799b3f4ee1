import { describe, expect, test } from 'vitest';
import { findLegalCitations } from '#src/law/citations/find-citations.ts';
import { JURISDICTIONS } from '#src/law/court-systems.ts';
import { US_STATES } from '#src/states.ts';
import { sourcesBelow, textOf } from './source-files.ts';

/**
 * The rooms that say what papers, and entries of a docket, mean for somebody. What is law in that (a rule, its days, what holds in one state) is a
 * row of `src/law`, where it has its source; they ask for it.
 */
const files = ['src/docket', 'src/intake', 'src/next'].flatMap(sourcesBelow);

/** The lines of a file without its comments, which may cite. */
function codeOf(path: string): string[] {
  return textOf(path)
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .split('\n')
    .map((line) => line.replace(/(?:^|\s)\/\/ .*$/, ''));
}

/** 'src/next/stage.ts:12: the line' for each line of code for which this holds. */
const linesOf = (holds: (line: string) => boolean) =>
  files.flatMap((path) =>
    codeOf(path).flatMap((line, at) => (holds(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
  );

const states = US_STATES.flatMap(({ code, name }) => [code, name]);
const STATE = new RegExp(`['"\`](?:${[...states, ...JURISDICTIONS].join('|')})['"\`]`);
const STATE_NAMED = new RegExp(`\\b(?:${US_STATES.map(({ name }) => name).join('|')})\\b`);
const NUMBER =
  '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|twenty|thirty|sixty|ninety)';
const TIME = new RegExp(
  `\\b${NUMBER} (?:(?:calendar|court|business) )?(?:hour|day|week|month|year)s?\\b`,
  'i',
);

describe('what papers mean is said without law of its own', () => {
  test('the files are read', () => {
    expect(files.length).toBeGreaterThan(80);
  });

  test('no rule is cited', () => {
    expect(
      linesOf((line) =>
        findLegalCitations(line).some(({ cited }) =>
          cited.some((one) => one.kind === 'rule' && one.set !== null),
        ),
      ),
    ).toEqual([]);
  });

  test('no state and no court system is asked for by its name', () => {
    expect(linesOf((line) => STATE.test(line) || STATE_NAMED.test(line))).toEqual([]);
  });

  test('no time is written out that a law could change', () => {
    expect(linesOf((line) => TIME.test(line))).toEqual([]);
  });
});
