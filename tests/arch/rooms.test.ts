import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FLOORS, floorOf, roomOf } from './rooms.ts';
import { importsOf, ROOT, sourcesBelow } from './source-files.ts';

const ROOMS = new Set(FLOORS.flat());

describe.each(['src', 'src-server', 'src-client'])('%s', (tree) => {
  const files = sourcesBelow(tree);
  const inside = files
    .flatMap(importsOf)
    .filter(({ to, isPackage }) => !isPackage && to.startsWith(`${tree}/`) && /\.tsx?$/.test(to));
  const between = inside.filter(({ from, to }) => roomOf(from) !== roomOf(to));

  test('every file stands in a room of the table', () => {
    expect(files.filter((path) => floorOf(path) === undefined)).toEqual([]);
  });

  test('a room imports what stands on lower floors, types included', () => {
    expect(between.length).toBeGreaterThan(20);
    const upward = between.filter(({ from, to }) => (floorOf(from) ?? 0) <= (floorOf(to) ?? 0));
    expect(upward.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });
});

describe('names', () => {
  const folders = (path: string) =>
    readdirSync(join(ROOT, path), { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [entry.name] : [],
    );

  test('every room of the table has files', () => {
    const used = new Set(['src', 'src-server', 'src-client'].flatMap(sourcesBelow).map(roomOf));
    expect([...ROOMS].filter((room) => !used.has(room))).toEqual([]);
  });

  test('tables are described under the name of a room', () => {
    const files = readdirSync(join(ROOT, 'db/schema')).map((name) => name.replace(/\.ts$/, ''));
    expect(files.filter((name) => !ROOMS.has(name))).toEqual(['columns', 'index']);
  });

  test('tests stand in the folder of their room', () => {
    // What is no room: the files beside the rooms, the database, and the tests' own setup and scorers.
    const BESIDE = ['database', 'db', 'disk', 'env', 'errors', 'eval', 'health', 'security', 'setup', 'wire'];
    const strays = ['tests/unit', 'tests/api', 'tests/client'].flatMap((kind) =>
      folders(kind)
        .filter((room) => !ROOMS.has(room) && !BESIDE.includes(room))
        .map((room) => `${kind}/${room}`),
    );
    expect(strays).toEqual([]);
  });
});
