import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COURT_SYSTEMS } from '#src/law/court-systems.ts';
import { PAGES } from '#src/pages.ts';
import { spelled } from '#src/text/number-words.ts';
import { ROOT, sourcesBelow, textOf } from './source-files.ts';

interface Recipe {
  example: string;
  /** The files it lists, in order. */
  files: string[];
}

const recipes = new Map(
  textOf('docs/maintaining.md')
    .split(/^## /m)
    .slice(1)
    .map((part): [string, Recipe] => {
      const title = part.slice(0, part.indexOf('\n'));
      const example = /^Example: `([^`]+)`/m.exec(part)?.[1] ?? '';
      return [title, { example, files: [...part.matchAll(/^- `([^`]+)`/gm)].map(([, path = '']) => path) }];
    }),
);

function recipe(title: string): Recipe {
  const found = recipes.get(title);
  if (found === undefined) throw new Error(`docs/maintaining.md says nothing of “${title}”.`);
  return found;
}

const sorted = (paths: Iterable<string>) => [...new Set(paths)].sort();
const mentioning = (folders: string[], pattern: RegExp) =>
  folders
    .flatMap((path) => (/\.tsx?$/.test(path) ? [path] : sourcesBelow(path)))
    .filter((path) => pattern.test(textOf(path)));

test.each([...recipes])('%s: the files that are listed are there', (_, { example, files }) => {
  expect(example).not.toBe('');
  expect(files.length).toBeGreaterThan(1);
  expect(files.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

describe('the example of each list is in the files that are listed, and in no others of its kind', () => {
  test('a field of a case', () => {
    const { example, files } = recipe('A field of a case');
    const rooms = ['src/cases', 'src-server/cases', 'src-client/cases', 'src-client/home'];
    const tests = [
      'tests/client/cases/case-dialog.test.tsx',
      'tests/bench/list-server.ts',
      'tests/factories/cases.ts',
    ];
    const folders = [...rooms, 'db/schema/cases.ts', ...tests];
    const found = mentioning(folders, new RegExp(`\\b${example}\\b`));
    expect(sorted(files)).toEqual(sorted([...found, 'db/migrations/index.ts']));
  });

  test('a screen', () => {
    const { example, files } = recipe('A screen');
    expect(PAGES).toContain(`/cases/:caseId/${example}`);
    const page = `src-client/${example}/${example}-page.tsx`;
    const found = mentioning(['src', 'src-client'], new RegExp(`${example}-page\\.tsx|/${example}[\`']`));
    expect(sorted(files)).toEqual(
      sorted([...found, page, `tests/client/${example}/${example}-page.test.tsx`]),
    );
  });

  test('a line of the card', () => {
    const { example, files } = recipe('A line of the card');
    const rooms = ['src/intake', 'src-server/intake', 'src-client/intake', 'tests/factories/intake.ts'];
    // Sums of other things are added up there too.
    const line = new RegExp(`\\b${example}: |\\b${example}\\.value\\b|^\\s+${example},$`, 'm');
    expect(sorted(files)).toEqual(mentioning(rooms, line).sort());
  });

  test('a kind of paper', () => {
    const { example, files } = recipe('A kind of paper');
    const found = mentioning(['src', 'src-server', 'src-client'], new RegExp(`'${example}'|\\b${example}:`));
    // The parts of the table, and a classifier of a subject.
    const parts = [...textOf('src/papers/kinds.ts').matchAll(/'\.\/(kinds-[a-z]+\.ts)'/g)].map(
      ([, name = '']) => `src/papers/${name}`,
    );
    const others = ['src/papers/classify-bankruptcy.ts', 'tests/unit/papers/classify.test.ts'];
    expect(parts.length).toBeGreaterThan(1);
    expect(sorted(files)).toEqual(sorted([...found, ...parts, ...others]));
  });

  test('a day source', () => {
    const { example, files } = recipe('A day source');
    const found = mentioning(['src'], new RegExp(`\\b${example}\\b`));
    const others = ['src/intake/day-source.ts', 'tests/unit/intake/protection-order.test.ts'];
    expect(sorted(files)).toEqual(sorted([...found, ...others]));
  });

  test('every day source is asked, once', () => {
    const [, list = ''] = /const SOURCES[^[]*\[\] = \[([^\]]*)\]/.exec(textOf('src/intake/days.ts')) ?? [];
    const asked = [...list.matchAll(/^\s+([A-Z_]+),$/gm)].map(([, name = '']) => name);
    const made = mentioning(['src'], /: DaySource = /).flatMap((path) =>
      [...textOf(path).matchAll(/\b([A-Z_]+): DaySource = /g)].map(([, name = '']) => name),
    );
    expect(asked.toSorted()).toEqual(made.toSorted());
  });

  test('the days of a rule', () => {
    const { files } = recipe('The days of a rule');
    const [rules, ...others] = files;
    expect(mentioning(['src/law'], /export const DISTRICT_PLEADINGS\b/)).toEqual([rules]);
    const days = COURT_SYSTEMS.new_mexico_district.rules.find(({ id }) => id === 'N1')?.days;
    if (days === undefined) throw new Error('There is no N1.');
    const answer = new RegExp(
      `${spelled(days)} days|New Mexico.*\\b${days} days|Within ${days} days after the summons|` +
        `district court gives ${days} days`,
    );
    // What a row quotes is the court's own, and changes with the court's rule alone.
    const isOwn = (path: string) => answer.test(textOf(path).replace(/^ +text:(?:\n +)?.*$/gm, ''));
    // Nor does a table of learned weights say anything.
    const isSaid = (path: string) => path !== rules && !/weights\.ts$/.test(path) && isOwn(path);
    const sentences = mentioning(['src'], answer).filter(isSaid);
    const golden = ['tests/unit/law/golden-facts.ts', 'tests/unit/law/golden-new-mexico.ts'];
    expect(sorted(others)).toEqual(sorted([...sentences, ...golden]));
  });

  test('a court', () => {
    const { example, files } = recipe('A court');
    const folder = sourcesBelow(`src/law/courts/${example}`);
    const named = sourcesBelow('tests/unit/law').filter((path) => path.includes(example));
    const rows = new RegExp(`\\b${example}(?:_\\w+)?:\\s|/${example}/|/(?:golden-)?${example}[.-]`);
    const found = mentioning(['src', 'tests/unit/law'], rows);
    expect(sorted(files)).toEqual(sorted([...folder, ...named, ...found]));
  });
});
