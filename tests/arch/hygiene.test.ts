import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { importsOf, ROOT, textOf } from './source-files.ts';

/** What the repository holds, as far as it is still there. */
const tracked = execFileSync('git', ['-c', 'safe.directory=*', 'ls-files', '-z'], { cwd: ROOT })
  .toString()
  .split('\0')
  .filter((path) => path !== '' && existsSync(join(ROOT, path)));

const BINARY = new Set(['.png', '.jpg', '.jpeg', '.gif', '.webp', '.ico', '.pdf', '.zip', '.woff2']);
const texts = tracked
  .filter((path) => !BINARY.has(extname(path)))
  .map((path) => ({ path, lines: textOf(path).split('\n') }));
const code = texts.filter(({ path }) => /\.(ts|tsx|mts|mjs|css)$/.test(path));

/** 'README.md:12: the line' for every line that has this. */
function linesWith(files: typeof texts, pattern: RegExp): string[] {
  return files.flatMap(({ path, lines }) =>
    lines.flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );
}

test('the repository is read', () => {
  expect(tracked).toContain('package.json');
  expect(code.length).toBeGreaterThan(100);
});

describe('files', () => {
  test('name no place of the machine they were written on', () => {
    expect(linesWith(texts, /(?<![\w.}/])\/(?:work|root|home|Users)\/\w/)).toEqual([]);
  });

  test('leave nothing for later', () => {
    expect(linesWith(texts, /\b(?:TO[D]O|FIX[M]E|HA[C]K|X[X]X)\b/)).toEqual([]);
  });

  test('switch no check off', () => {
    const SILENCED =
      /biome-ignor[e]|eslint-disabl[e]|prettier-ignor[e]|@ts-(?:ignore|nocheck|expect-error)\b/;
    expect(linesWith(code, SILENCED)).toEqual([]);
  });

  test('are small', () => {
    expect(tracked.filter((path) => statSync(join(ROOT, path)).size > 1_000_000)).toEqual([]);
  });

  test('have names that no other file system confuses', () => {
    const lower = tracked.map((path) => path.toLowerCase());
    expect(tracked.filter((path, index) => lower.indexOf(path.toLowerCase()) !== index)).toEqual([]);
    expect(tracked.filter((path) => !/^[\w./@-]+$/.test(path))).toEqual([]);
  });
});

describe('patterns', () => {
  const product = code.filter(({ path }) => /^src/.test(path));
  const homes = (pattern: RegExp) =>
    product
      .filter(({ lines }) => lines.some((line) => !/^\s*(?:\/?\*|\/\/)/.test(line) && pattern.test(line)))
      .map(({ path }) => path);

  test.each([
    ['months', /\bfeb(?:\(\?:ruary|ruary)?\)?\??['|, ]+mar/i, 'src/text/day-words.ts'],
    ['words of numbers', /\bseventeen\b/, 'src/text/number-words.ts'],
    ["the 'v.' between two sides", /versus\|against/, 'src/papers/caption-cells.ts'],
  ])('of %s stand in one place', (_, pattern, home) => {
    expect(homes(pattern)).toEqual([home]);
  });
});

describe('tests', () => {
  const tests = code.filter(({ path }) => path.startsWith('tests/'));

  test('all run', () => {
    const SKIPPED =
      /\b(?:test|it|describe|suite|bench)(?:\.\w+)*\.(?:skip|only|todo|fails)\b|\bx(?:it|describe)\(/;
    expect(linesWith(tests, SKIPPED)).toEqual([]);
  });

  test('hang on something outside only where that may be missing', () => {
    const CONDITIONAL: Record<string, string> = {
      'tests/corpus/dockets.test.ts': 'sample papers beside the repository',
      'tests/corpus/production.test.ts': 'sample papers beside the repository',
      'tests/corpus/reading.test.ts': 'sample papers beside the repository',
      'tests/e2e/journey.test.ts': 'sample papers beside the repository',
      'tests/e2e/road-corpus.test.ts': 'sample papers beside the repository',
      'tests/lifecycle/low-disk.test.ts': 'a small disk that may be mounted',
      'tests/lifecycle/reminders.test.ts': 'a PostgreSQL server of the system',
      'tests/lifecycle/server-database.test.ts': 'a PostgreSQL server of the system',
      'tests/unit/db/lock.test.ts': 'what only Linux tells of its processes',
    };
    const files = tests
      .filter(({ lines }) => lines.some((line) => /\.(?:skipIf|runIf)\(/.test(line)))
      .map(({ path }) => path);
    expect(files).toEqual(Object.keys(CONDITIONAL));
  });

  test('expect nothing of a clock', () => {
    const checked = tests.filter(({ path }) => !/^tests\/(?:bench|eval|setup)\//.test(path));
    // What may not grow is measured by tests/setup/growth.ts; figures are printed by tests/bench.
    const STOPWATCH =
      /\b(?:performance\.(?:no[w]|timeOrigi[n])|hrtim[e]|cpuUsag[e]|threadCpuUsag[e]|console\.tim[e])\b/;
    expect(linesWith(checked, STOPWATCH)).toEqual([]);
    expect(linesWith(checked, /\bexpect\(.*\b(?:Date\.now\(|new Date\(\))/)).toEqual([]);
  });

  test('replace none of our own modules', () => {
    expect(linesWith(tests, /\bvi\.(?:mock|doMock|hoisted)\(/)).toEqual([]);
  });
});

describe('words', () => {
  // Spelled in pieces: this file is read too.
  const BRITISH = new RegExp(
    [
      ...[
        'behavi#our',
        'fav#our',
        'hon#our',
        'neighb#our',
        'col#our',
        'def#ence',
        'off#ence',
        'lic#ence',
        'catal#ogue',
      ],
      ...[
        'ch#eque',
        'judg#ement',
        'analys#ed',
        'analys#ing',
        'recogn#is',
        'normal#is',
        'capital#is',
        'summar#is',
      ],
      ...[
        'categor#is',
        'initial#is',
        'serial#is',
        'author#is',
        'cancel#led',
        'label#led(?!by)',
        'model#led',
        'travel#led',
      ],
      ...['whil#st', 'full st#op', '\\bgr#ey\\b', '\\bprogram#me\\b', '\\bful#fil\\b'],
    ]
      .join('|')
      .replaceAll('#', ''),
    'i',
  );

  test('are spelled as in an American court', () => {
    const ours = texts.filter(
      ({ path }) => /\.(tsx?|m[jt]s|md|css|html)$/.test(path) && !/^db\/migrations\/\d/.test(path),
    );
    // A title that some courts print is recognized as they print it.
    const printed = /JUDG[E]MENT/;
    expect(linesWith(ours, BRITISH).filter((line) => !printed.test(line))).toEqual([]);
  });

  test('of the Readme are few', () => {
    expect(textOf('README.md').split('\n').length).toBeLessThanOrEqual(150);
  });
});

describe('documents', () => {
  test('link to and show files that are there', () => {
    const LINK = /\]\(([^)\s#]+)[^)]*\)|(?:src|href)="([^"#]+)"/g;
    const missing = texts
      .filter(({ path }) => path.endsWith('.md'))
      .flatMap(({ path, lines }) =>
        [...lines.join('\n').matchAll(LINK)]
          .map(([, link, attribute]) => link ?? attribute ?? '')
          .filter((target) => !/^[a-z]+:/.test(target))
          .filter((target) => !tracked.includes(join(dirname(path), target)))
          .map((target) => `${path} → ${target}`),
      );
    expect(missing).toEqual([]);
  });

  test('name commands that package.json has', () => {
    const { scripts } = Manifest.parse(JSON.parse(textOf('package.json')));
    const named = [...textOf('README.md').matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

const Manifest = z.object({
  scripts: z.record(z.string(), z.string()),
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});

describe('packages', () => {
  const Lock = z.object({
    packages: z.record(
      z.string(),
      z.object({
        license: z.string().optional(),
        integrity: z.string().optional(),
        resolved: z.string().optional(),
      }),
    ),
  });
  const lock = Lock.parse(JSON.parse(textOf('package-lock.json')));
  const installed = Object.entries(lock.packages).filter(([path]) => path !== '');

  test('come from whatever registry the machine uses, with their digests', () => {
    expect(installed.filter(([, entry]) => entry.resolved !== undefined).map(([path]) => path)).toEqual([]);
    expect(installed.filter(([, entry]) => entry.integrity === undefined).map(([path]) => path)).toEqual([]);
  });

  test('have licenses under which the product can be given away closed', () => {
    const FREE =
      /^(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|MPL-2\.0|OFL-1\.1|BlueOak-1\.0\.0|CC0-1\.0|Zlib|Python-2\.0)$/;
    // Said in the package's Readme or license file alone.
    const STATED: Record<string, string> = {
      'node_modules/combine-errors': 'MIT',
      'node_modules/png-js': 'MIT',
    };
    // Loaded as it is, a file of its own, where a photo is opened; nothing of the product is made part of it.
    const APART = new Set(['node_modules/libheif-js: LGPL-3.0']);
    const isFree = (license = '') =>
      license
        .replaceAll(/[()]/g, '')
        .split(/ (?:OR|AND) /)
        .every((part) => FREE.test(part));
    const wrong = installed.filter(([path, { license }]) => !isFree(license ?? STATED[path]));
    const named = wrong.map(([path, { license }]) => `${path}: ${license}`);
    expect(named.filter((each) => !APART.has(each))).toEqual([]);
  });

  test('are named by one exact version', () => {
    const { dependencies, devDependencies } = Manifest.parse(JSON.parse(textOf('package.json')));
    const all = Object.entries({ ...dependencies, ...devDependencies });
    expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
  });

  test('that only tests need are not needed to start', () => {
    const { devDependencies } = Manifest.parse(JSON.parse(textOf('package.json')));
    const served = code.filter(({ path }) => /^(?:src|src-server|db)\//.test(path));
    const wrong = served.flatMap(({ path }) =>
      importsOf(path).filter(({ to, isType }) => !isType && to in devDependencies),
    );
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  test('are not needed by what runs before they are installed', () => {
    const scripts = tracked.filter((path) =>
      /^scripts\/(?:start|dev|test|soak|rooms|run-package|prepare|tools)\.mjs$/.test(path),
    );
    expect(scripts.length).toBeGreaterThan(3);
    const wrong = scripts
      .flatMap(importsOf)
      .filter(({ to, isPackage }) => (isPackage ? !to.startsWith('node:') : !scripts.includes(to)));
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });
});
