import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Import, importsOf, ROOT, sourcesBelow, textOf } from './source-files.ts';

const trees = {
  src: sourcesBelow('src'),
  server: sourcesBelow('src-server'),
  client: sourcesBelow('src-client'),
  db: sourcesBelow('db'),
};
const everything = Object.values(trees).flat();
const imports = new Map(everything.map((path) => [path, importsOf(path)]));
const importsIn = (paths: string[]) => paths.flatMap((path) => imports.get(path) ?? []);
const say = ({ from, to }: Import) => `${from} → ${to}`;
const treeOf = (path: string) => path.split('/')[0] ?? '';

test('the imports are found: every one of ours is a file', () => {
  const ours = importsIn(everything).filter((found) => !found.isPackage);
  expect(ours.length).toBeGreaterThan(everything.length);
  expect(ours.filter(({ to }) => !existsSync(join(ROOT, to))).map(say)).toEqual([]);
});

describe('trees', () => {
  test('src imports zod and date-fns and nothing else', () => {
    const wrong = importsIn(trees.src).filter(({ to, isPackage }) =>
      isPackage ? to !== 'zod' && to !== 'date-fns' : treeOf(to) !== 'src',
    );
    expect(wrong.map(say)).toEqual([]);
  });

  test('src has no clock, no chance and no outside world', () => {
    const IMPURE =
      /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bprocess\.|\bglobalThis\b|\bset(Timeout|Interval)\b|\bfetch\(|\bperformance\.|\bwindow\.|\blocalStorage\b|\bcrypto\.|\bconsole\.|\bnew Date\b(?!\()|(?<!new )\bDate\(/;
    const code = (path: string) => textOf(path).replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    expect(trees.src.filter((path) => IMPURE.test(code(path)))).toEqual([]);
  });

  test('db knows the database only', () => {
    const known = /^(node:|kysely$|pg$|@electric-sql\/)/;
    const wrong = importsIn(trees.db).filter(({ to, isPackage }) =>
      isPackage ? !known.test(to) : treeOf(to) !== 'db',
    );
    expect(wrong.map(say)).toEqual([]);
  });

  test('migrations import nothing of ours, so that a later change cannot change them', () => {
    const migrations = trees.db.filter((path) => /^db\/migrations\/\d/.test(path));
    expect(
      importsIn(migrations)
        .filter(({ isPackage }) => !isPackage)
        .map(say),
    ).toEqual([]);
  });

  test('the server knows src and db', () => {
    const wrong = importsIn(trees.server).filter(
      ({ to, isPackage }) =>
        (!isPackage && !['src', 'db', 'src-server'].includes(treeOf(to))) || /^react/.test(to),
    );
    expect(wrong.map(say)).toEqual([]);
  });

  test('the client knows src, and of the server the type AppRouter alone', () => {
    const wrong = importsIn(trees.client).filter(({ to, isPackage, isType, names }) => {
      // What a link of tRPC's client is made with lies there, apart from everything that serves.
      if (to === '@trpc/server' && names.trim() === '{ observable }') return false;
      if (isPackage) return /^(node:|kysely$|pg$|hono$|@trpc\/server$)/.test(to);
      if (treeOf(to) === 'src' || treeOf(to) === 'src-client') return false;
      return !(to === 'src-server/router.ts' && isType && /^\{ AppRouter \}$/.test(names.trim()));
    });
    expect(wrong.map(say)).toEqual([]);
  });

  test('nothing that runs imports tests or scripts', () => {
    const wrong = importsIn(everything).filter(({ to }) => /^(tests|scripts)\//.test(to));
    expect(wrong.map(say)).toEqual([]);
  });
});

describe('inside the server', () => {
  const layerOf = (path: string) => /(?:^|[/-])(router|routes|service|store)\.ts$/.exec(path)?.[1];
  const own = importsIn(trees.server).filter(({ isPackage }) => !isPackage);

  test('router → service → store, never back', () => {
    const rank: Record<string, number> = { router: 3, routes: 3, service: 2, store: 1 };
    const wrong = own.filter(({ from, to, isType }) => {
      const [above, below] = [layerOf(from) ?? '', layerOf(to) ?? ''];
      return !isType && (rank[above] ?? 0) > 0 && (rank[below] ?? 0) > (rank[above] ?? 0);
    });
    expect(wrong.map(say)).toEqual([]);
  });

  test('stores and services know no transport', () => {
    const wrong = importsIn(trees.server).filter(
      ({ from, to }) => /^(service|store)$/.test(layerOf(from) ?? '') && /^(hono|@trpc\/|@hono\/)/.test(to),
    );
    expect(wrong.map(say)).toEqual([]);
  });

  test('only access.ts makes a case id an authorized one', () => {
    const minting = trees.server.filter((path) => /\bas AuthorizedCaseId\b/.test(textOf(path)));
    expect(minting).toEqual(['src-server/auth/access.ts']);
  });

  test('lucia stays behind one file', () => {
    const users = importsIn(trees.server).filter(({ to }) => to === 'lucia');
    expect(users.map(({ from }) => from)).toEqual(['src-server/auth/lucia.ts']);
  });

  test('only what is started does something by being imported, the children of the reader aside', () => {
    const EFFECT = /^(await |void |process\.|[a-z]\w*\()/m;
    const doing = trees.server.filter(
      (path) =>
        EFFECT.test(textOf(path)) &&
        !path.startsWith('src-server/reading/child/') &&
        !/-(worker|thread)\.ts$/.test(path),
    );
    expect(doing).toEqual(['src-server/main.ts', 'src-server/operator/command.ts']);
  });

  test('what is heavy is loaded when it is first needed', () => {
    const HEAVY =
      /^(openai|openid-client|@node-rs\/argon2|@aws-sdk\/.*|unpdf|@hyzyla\/pdfium|mammoth|tesseract\.js|word-extractor|@kenjiuno\/.*|postal-mime|yazl|jschardet|nodemailer|ical-generator|docx|pdfkit|fontkit|@cantoo\/pdf-lib|csv-stringify\/.*)$/;
    const reached = new Set<string>();
    const wrong: string[] = [];
    const follow = (path: string) => {
      if (reached.has(path)) return;
      reached.add(path);
      for (const found of imports.get(path) ?? []) {
        if (found.isType || found.isLazy) continue;
        if (found.isPackage && HEAVY.test(found.to)) wrong.push(say(found));
        else follow(found.to);
      }
    };
    follow('src-server/main.ts');
    expect(reached.size).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });
});

test('inside the client the kit in ui/ knows nothing of the product, and lib/ no screen', () => {
  const folder = (path: string) => path.split('/')[1] ?? '';
  const wrong = importsIn(trees.client).filter(({ from, to, isPackage }) => {
    if (isPackage) return false;
    if (folder(from) === 'ui') return treeOf(to) !== 'src-client' || folder(to) !== 'ui';
    if (folder(from) !== 'lib' || treeOf(to) !== 'src-client') return false;
    return !['lib', 'ui', 'paths.ts'].includes(folder(to));
  });
  expect(wrong.map(say)).toEqual([]);
});

test('there are no cycles', () => {
  const state = new Map<string, 'open' | 'done'>();
  const cycles: string[] = [];
  const visit = (path: string, way: string[]) => {
    if (state.get(path) === 'done') return;
    if (state.get(path) === 'open') {
      cycles.push([...way.slice(way.indexOf(path)), path].join(' → '));
      return;
    }
    state.set(path, 'open');
    for (const { to, isType, isPackage } of imports.get(path) ?? []) {
      if (!isType && !isPackage) visit(to, [...way, path]);
    }
    state.set(path, 'done');
  };
  for (const path of everything) visit(path, []);
  expect(cycles).toEqual([]);
});

describe('files', () => {
  const all = [...everything, ...sourcesBelow('tests'), ...sourcesBelow('scripts')];

  test('have names from the closed vocabulary, in kebab-case', () => {
    const BARRED = /^(utils?|helpers?|types?|misc|common|shared|lib|constants?-?all)\.tsx?$/;
    // A list of what stands beside it; each folder of courts is one, and they are listed too.
    const lists = ['db/migrations/index.ts', 'db/schema/index.ts', 'src/law/courts/index.ts'];
    const isCourts = (path: string) => /^src\/law\/courts\/[a-z-]+\/index\.ts$/.test(path);
    const wrong = all.filter((path) => {
      const name = basename(path);
      if (lists.includes(path) || isCourts(path)) return false;
      return BARRED.test(name) || /^index\./.test(name) || !/^[a-z0-9]+([.-][a-z0-9]+)*\.tsx?$/.test(name);
    });
    expect(wrong).toEqual([]);
  });

  test('are no barrels', () => {
    // A module may pass on the types that its own functions speak of.
    const wrong = importsIn(everything).filter(({ isReExport, isType }) => isReExport && !isType);
    expect(wrong.map(say)).toEqual([]);
  });

  test('have at most 350 lines, tests 600', () => {
    const lines = (path: string) => textOf(path).trimEnd().split('\n').length;
    const limit = (path: string) => (path.startsWith('tests/') ? 600 : 350);
    expect(all.filter((path) => lines(path) > limit(path))).toEqual([]);
  });

  test('export by name', () => {
    const exporting = everything.filter((path) => /^export default\b/m.test(textOf(path)));
    expect(exporting).toEqual([]);
  });
});
