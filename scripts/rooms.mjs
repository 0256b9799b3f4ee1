import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './tools.mjs';

const TREES = ['src', 'src-server', 'src-client', 'tests/unit', 'tests/api', 'tests/client'];

const testFiles = readdirSync(join(root, 'tests'), { recursive: true })
  .map((path) => join('tests', path))
  .filter((path) => /\.test\.tsx?$/.test(path))
  .sort();

/** The tests of a room, of all kinds: in a folder of its name, or in a file named after it. */
export function testsOf(room) {
  const name = new RegExp(`/${room}[/.-]`);
  return testFiles.filter((path) => name.test(path));
}

/** Every room that has tests: the folders of the trees, the same names in each. */
export function rooms() {
  const folders = TREES.flatMap((tree) =>
    readdirSync(join(root, tree), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name),
  );
  return [...new Set(folders)].filter((room) => testsOf(room).length > 0).sort();
}
