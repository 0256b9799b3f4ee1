import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');

const NOT_OURS = new Set(['node_modules', 'dist', 'data', 'coverage', '.cache', '.git', 'test-results']);
const ALIASES = new Map([
  ['#src', 'src'],
  ['#db', 'db'],
  ['#server', 'src-server'],
  ['#client', 'src-client'],
  ['#tests', 'tests'],
]);

/** Every file of the project below `folder`, as paths from its root; nothing that is installed or made. */
function filesBelow(folder = ''): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

export function sourcesBelow(folder: string): string[] {
  return filesBelow(folder).filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'));
}

export function textOf(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

export interface Import {
  from: string;
  /** A path from the project's root; for a package its name, 'node:' and all. */
  to: string;
  isPackage: boolean;
  /** Erased before anything runs. */
  isType: boolean;
  /** Loaded when it is called for. */
  isLazy: boolean;
  isReExport: boolean;
  /** What stands between `import` and `from`. */
  names: string;
}

const STATIC =
  /^(?:(import) (type )?([^'";]*)(?<=from |import )|(export) (type )?([{*][^'";]*)from )'([^']+)';$/gm;
const LAZY = /\bimport\('([^']+)'\)/g;

function target(from: string, specifier: string): { to: string; isPackage: boolean } {
  if (specifier.startsWith('.')) {
    return { to: relative(ROOT, resolve(ROOT, dirname(from), specifier)), isPackage: false };
  }
  const [first = '', ...rest] = specifier.split('/');
  const tree = ALIASES.get(first);
  if (tree !== undefined) return { to: join(tree, ...rest), isPackage: false };
  const name = first.startsWith('@') ? `${first}/${rest[0]}` : first;
  return { to: name, isPackage: true };
}

/** What a file imports and re-exports, statically or when it is called for. */
export function importsOf(from: string): Import[] {
  const text = textOf(from);
  const found = [...text.matchAll(STATIC)].map(([, , type, names = '', word, typeToo, , specifier = '']) => ({
    from,
    ...target(from, specifier),
    isType: (type ?? typeToo) !== undefined,
    isLazy: false,
    isReExport: word !== undefined,
    names: names.replace(/ from $/, ''),
  }));
  const lazy = [...text.matchAll(LAZY)].map(([, specifier = '']) => ({
    from,
    ...target(from, specifier),
    isType: false,
    isLazy: true,
    isReExport: false,
    names: '',
  }));
  return [...found, ...lazy];
}
