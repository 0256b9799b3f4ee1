import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Procedure, procedures } from '#server/rest.ts';
import { appRouter } from '#server/router.ts';
import { ROOT, sourcesBelow, textOf } from './source-files.ts';

/*
 * A maintainer renames a procedure or a field of an input and lets the compiler name every place in the
 * client that must follow. Here the real client is compiled beside copies of server files in which something
 * is renamed: each such place has to be an error.
 */

const client = sourcesBelow('src-client').map((file) => ({ file, text: textOf(file) }));

/** 'src-client/home/home-page.tsx:12' for every match in the client, by the line on which it ends. */
function placesOf(pattern: RegExp): string[] {
  const places = client.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map((match) => {
      const before = text.slice(0, match.index + match[0].length);
      return `${file}:${before.split('\n').length}`;
    }),
  );
  return [...new Set(places)];
}

let folder: string;
beforeAll(async () => {
  await mkdir(join(ROOT, '.cache'), { recursive: true });
  folder = await mkdtemp(join(ROOT, '.cache/refactoring-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function run(program: string, args: string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile(program, args, { cwd: ROOT, maxBuffer: 64 * 1024 ** 2 }, (_, stdout, stderr) =>
      resolve(`${stdout}${stderr}`),
    );
  });
}

/** Compiles the client with these files in place of the project's own: the places of its errors. */
async function compile(changed: Record<string, string>): Promise<string[]> {
  const project = await mkdtemp(join(folder, 'project-'));
  for (const [file, text] of Object.entries(changed)) {
    await mkdir(join(project, dirname(file)), { recursive: true });
    await writeFile(join(project, file), text);
  }
  const up = relative(project, ROOT);
  const either = (tree: string) => [`./${tree}`, `${up}/${tree}`];
  const paths = { '#server/*': either('src-server/*'), '#src/*': either('src/*') };
  const rootDirs = [...either('src-server'), ...either('src')];
  const config = {
    extends: `${up}/tsconfig.json`,
    compilerOptions: { noEmit: true, paths, rootDirs },
    include: [`${up}/src-client`],
  };
  await writeFile(join(project, 'tsconfig.json'), JSON.stringify(config));
  const compiler = join(ROOT, 'node_modules/.bin/tsc');
  const output = await run(process.execPath, [compiler, '-p', project, '--pretty', 'false']);
  const errors = [...output.matchAll(/^(\S[^(\n]*)\((\d+),\d+\): error /gm)];
  if (errors.length === 0 && output.trim() !== '') throw new Error(output);
  return [...new Set(errors.map(([, file = '', line = '']) => `${file}:${line}`))];
}

/** The text of `file` with `from` written as `to`, which must change something. */
function renamed(file: string, from: RegExp | string, to: string): string {
  const text = textOf(file);
  const changed = text.replaceAll(from, to);
  expect(changed, `${file} has nothing like ${from}`).not.toBe(text);
  return changed;
}

/** The places at which the client speaks of these procedures. */
function usesOf(chosen: Procedure[]): string[] {
  const names = chosen.map(({ name }) => name.replaceAll('.', '\\s*\\.\\s*'));
  return placesOf(new RegExp(`\\b(?:trpc|utils)\\s*\\.\\s*(?:${names.join('|')})\\b`, 'g'));
}

const queries = procedures(appRouter).filter(({ type }) => type === 'query');
const mutations = procedures(appRouter).filter(({ type }) => type === 'mutation');
const QUERY = /^( {2}\w+)(?=: \w+Procedure\b(?:(?!\n {2}\w+:)[\s\S])*?\.query\()/gm;

/** Every query by another name, and a field of the inputs of some mutations. */
function renamings(): Record<string, string> {
  const rooms = sourcesBelow('src-server').filter((file) =>
    /^src-server\/[^/]+\/(?:[a-z]+-)*router\.ts$/.test(file),
  );
  const [trpc, requests, chat] = [
    'src-server/trpc.ts',
    'src/documents/requests-schema.ts',
    'src/conversations/schema.ts',
  ] as const;
  return {
    // The router of routers stands beside the copies, so that it takes them.
    'src-server/router.ts': textOf('src-server/router.ts'),
    ...Object.fromEntries(rooms.map((file) => [file, textOf(file).replaceAll(QUERY, '$1Renamed')])),
    [trpc]: renamed(trpc, '{ caseId: z.string() }', '{ matterId: z.string() }'),
    [requests]: renamed(requests, '{ docType: DocType }', '{ category: DocType }'),
    [chat]: renamed(chat, /^ {2}message: z$/gm, '  text: z'),
  };
}

let errors: { asItIs: string[]; afterwards: string[] };
beforeAll(async () => {
  const [asItIs, afterwards] = await Promise.all([compile({}), compile(renamings())]);
  errors = { asItIs, afterwards };
}, 300_000);

test('the client compiles against the router as it is', () => {
  expect(errors.asItIs).toEqual([]);
});

test('a procedure that is renamed is an error wherever the client uses it', () => {
  const uses = usesOf(queries);
  expect(uses.length).toBeGreaterThan(20);
  expect(uses.filter((use) => !errors.afterwards.includes(use))).toEqual([]);
});

test('one that is not renamed is none', () => {
  const uses = usesOf(mutations).filter((use) => !usesOf(queries).includes(use));
  expect(uses.length).toBeGreaterThan(10);
  expect(uses.filter((use) => errors.afterwards.includes(use))).toEqual([]);
});

test.each([
  ['caseId', /\.mutate\(\{ caseId\b/g],
  ['docType', /\.mutate\(\{ id[^}]*, docType\b/g],
  ['message', /\.mutate\(\{ \.\.\.asked\b/g],
])('the field %s, renamed, is an error wherever the client sends it', (_, sending) => {
  const places = placesOf(sending);
  expect(places.length).toBeGreaterThan(0);
  expect(places.filter((place) => !errors.afterwards.includes(place))).toEqual([]);
});
