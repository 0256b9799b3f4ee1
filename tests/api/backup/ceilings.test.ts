import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { writeBackup } from '#server/backup/backup.ts';
import { CEILINGS } from '#server/backup/ceilings.ts';
import { requireRestorable } from '#server/backup/restore.ts';
import { JSON_COLUMNS, listTables } from '#server/backup/tables.ts';
import { createDiskBlobs } from '#server/blobs/disk.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { seedCase } from '../../arch/seeded-case.ts';

const database = await testDatabase();
const { db, pool } = database;
const ROOM = { available: 10_000_000, keepsRows: true, keepsPapers: true };
let folder: string;
let file: string;

beforeEach(async () => {
  await database.reset();
  folder = await mkdtemp(join(tmpdir(), 'proceed-ceilings-'));
  file = join(folder, 'all.proceed');
});
afterEach(() => rm(folder, { recursive: true, force: true }));
afterAll(() => database.reset());

interface Made {
  /** Lines of the table 'facts', which has a column of text and one of JSON. */
  lines?: string[];
  papers?: Record<string, string>;
  /** What stands in the archive without being listed. */
  more?: Record<string, string>;
  manifest?(manifest: Record<string, unknown>): unknown;
}

const A = 'aa/aa5cbd2e-3ad4-4d7c-9f0e-2c1f6d2a7b01';
const B = 'bb/bb5cbd2e-3ad4-4d7c-9f0e-2c1f6d2a7b02';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Writes an archive whose digests are all right, as somebody would who wants it to be restored. */
async function make({ lines = [], papers = {}, more = {}, manifest = (each) => each }: Made): Promise<void> {
  const zip = new ZipFile();
  const written = pipeline(Readable.from(zip.outputStream), createWriteStream(file));
  const add = (name: string, text: string, compress: boolean) =>
    zip.addBuffer(Buffer.from(text), name, { compress });
  const rows = lines.map((line) => `${line}\n`).join('');
  add('rows/facts.jsonl', rows, true);
  for (const [key, text] of Object.entries(papers)) add(`files/${key}`, text, false);
  for (const [name, text] of Object.entries(more)) add(name, text, true);
  const contents = {
    format: 1,
    createdAt: '2026-11-23T10:00:00.000Z',
    schema: '0034-facts',
    tables: [{ name: 'facts', columns: ['id', 'value'], rows: lines.length, sha256: sha256(rows) }],
    blobs: Object.entries(papers).map(([key, text]) => ({ key, bytes: text.length, sha256: sha256(text) })),
    removedMeanwhile: [],
    missing: [],
  };
  add('manifest.json', JSON.stringify(manifest(contents)), true);
  zip.end();
  await written;
}

/** The one sentence of the refusal, without the name of the file, which it begins with. */
async function refusal(ceilings = CEILINGS, place = ROOM): Promise<string> {
  const error: unknown = await requireRestorable(file, place, { ceilings }).catch(
    (reason: unknown) => reason,
  );
  const said = error instanceof Error ? error.message : 'it was taken';
  expect(said.startsWith(`${file} is refused: `), said).toBe(true);
  expect(said.endsWith('. Nothing was restored.'), said).toBe(true);
  return said.slice(`${file} is refused: `.length, -'. Nothing was restored.'.length);
}

const row = (value: unknown = 1) => JSON.stringify(['a', JSON.stringify(value)]);
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

test('a made archive that claims nothing special is taken', async () => {
  await make({
    lines: [row(), row('[[[[[['), JSON.stringify(['é\u2028[{', null])],
    papers: { [A]: 'hello' },
  });
  await requireRestorable(file, ROOM);
});

test('a backup of the product is taken, with the JSON of every column', async () => {
  await seedCase(db, 'quill');
  await writeBackup(
    { pool, blobs: createDiskBlobs(join(folder, 'blobs')), clock: { now: () => new Date() } },
    file,
  );
  await requireRestorable(file, ROOM);
});

test('every column of JSON is known', async () => {
  const client = await pool.connect();
  const tables = await listTables(client).finally(() => client.release());
  const ofJson = tables.flatMap(({ name, columns }) =>
    columns.filter(({ type }) => /^jsonb?$/.test(type)).map((column) => `${name}.${column.name}`),
  );
  expect(ofJson.length).toBeGreaterThan(10);
  expect(ofJson.filter((column) => !JSON_COLUMNS.has(column))).toEqual([]);
});

describe('refused by name, before anything is unpacked', () => {
  test('more entries than a backup has', async () => {
    await make({ papers: { [A]: '1', [B]: '2' } });
    expect(await refusal({ ...CEILINGS, entries: 3 })).toBe('it names 4 entries, and a backup has at most 3');
    await requireRestorable(file, ROOM, { ceilings: { ...CEILINGS, entries: 4 } });
  });

  test('an entry twice, in the archive or in its list', async () => {
    await make({ papers: { a: '1' }, more: { 'files/a': '2' } });
    expect(await refusal()).toBe('it holds files/a twice');
    await make({
      papers: { a: '1' },
      manifest: ({ blobs, ...rest }) => ({ ...rest, blobs: [blobs, blobs].flat() }),
    });
    expect(await refusal()).toBe('manifest.json lists files/a twice');
  });

  test('an entry that its list does not name', async () => {
    await make({ more: { 'files/b': 'b' } });
    expect(await refusal()).toBe('it holds files/b, which manifest.json does not list');
  });

  test('a list of contents too long or too deep', async () => {
    await make({});
    expect(await refusal({ ...CEILINGS, manifestBytes: 100 })).toMatch(
      /^manifest\.json declares \d+ bytes, and may have at most 100$/,
    );
    await make({ manifest: (each) => ({ ...each, more: JSON.parse(nested(9)) }) });
    expect(await refusal()).toBe('manifest.json holds JSON nested deeper than 8');
  });

  test('much out of little', async () => {
    await make({ lines: [row('x'.repeat(2_000_000))] });
    const ceilings = { ...CEILINGS, harmlessBytes: 1_000_000 };
    expect(await refusal(ceilings)).toMatch(
      /^it would unpack to 2,\d{3},\d{3} bytes, more than 200 times its own size$/,
    );
    await requireRestorable(file, ROOM);
  });

  test('more than the disk takes: rows where they are kept here, papers likewise or one at a time', async () => {
    await make({ lines: [row('x'.repeat(1000))], papers: { [A]: 'a'.repeat(500), [B]: 'b'.repeat(700) } });
    const rows = JSON.stringify(['a', JSON.stringify('x'.repeat(1000))]).length + 1;
    const needs = async (keepsRows: boolean, keepsPapers: boolean) => {
      const said = await refusal(CEILINGS, { available: 10, keepsRows, keepsPapers });
      const [, bytes = ''] = /^it needs ([\d,]+) bytes of disk, and 10 may be written$/.exec(said) ?? [said];
      return Number(bytes.replaceAll(',', ''));
    };
    expect(await needs(true, true)).toBe(rows + 1200);
    expect(await needs(true, false)).toBe(rows + 700);
    expect(await needs(false, true)).toBe(1200);
    expect(await needs(false, false)).toBe(700);
    await requireRestorable(file, { ...ROOM, available: rows + 1200 });
  });

  test('a paper under a name that Proceed does not give', async () => {
    for (const key of ['aa', `aa/${B.slice(3)}`, `/${A}`, `${A}/more`, 'aa/aa', `${A}-`]) {
      await make({ papers: { [B]: '1', [key]: '2' } });
      expect(await refusal()).toBe(`it holds files/${key}, and no paper of Proceed is named so`);
    }
    await make({ papers: { [A]: '1', [`${A}-summons-${'0123456789abcdef'.repeat(2)}`]: '2' } });
    await requireRestorable(file, ROOM);
  });

  test('entries that share their bytes', async () => {
    await make({ lines: [row()], papers: { a: 'a'.repeat(3000) } });
    await patch((bytes, entry) => {
      if (entry.name === 'rows/facts.jsonl') bytes.writeUInt32LE(5000, entry.at + 20);
    });
    expect(await refusal()).toMatch(
      /^its entries declare [\d,]+ packed bytes, more than the [\d,]+ of the file$/,
    );
  });
});

describe('refused by name while it is read, before anything is written', () => {
  test('an entry with more or fewer bytes than it declares', async () => {
    for (const size of [1_999, 2_500]) {
      await make({ lines: [row('x'.repeat(2_000))] });
      await patch((bytes, entry) => {
        if (entry.name === 'rows/facts.jsonl') bytes.writeUInt32LE(size, entry.at + 24);
      });
      expect(await refusal()).toBe(
        `rows/facts.jsonl does not have the ${size.toLocaleString('en-US')} bytes that it declares`,
      );
    }
  });

  test('a line too long', async () => {
    await make({ lines: [row(), row('x'.repeat(3000))] });
    expect(await refusal({ ...CEILINGS, lineBytes: 2000 })).toBe(
      'line 2 of the table facts has more than 2,000 bytes',
    );
  });

  test('JSON too deep, of a row or of a value in it', async () => {
    await make({ lines: [row(), `["a",${nested(50_000)}]`] });
    expect(await refusal()).toBe('line 2 of the table facts holds JSON nested deeper than 1');
    await make({ lines: [JSON.stringify(['a', nested(101)])] });
    expect(await refusal()).toBe('line 1 of the table facts, value, holds JSON nested deeper than 100');
    await make({ lines: [JSON.stringify(['a', nested(100)]), JSON.stringify([nested(101), null])] });
    await requireRestorable(file, ROOM);
  });

  test.each(['{"a":1}', '["a"]', '["a",1]', '["a","1","2"]', '["a",', ''])('no row: %j', async (line) => {
    await make({ lines: [row(), line, row()] });
    expect(await refusal()).toBe('line 2 of the table facts is no row of its columns');
  });
});

/** Changes what the table of contents says of an entry (APPNOTE 4.3.12); `at` is where that begins. */
async function patch(change: (bytes: Buffer, entry: { name: string; at: number }) => void): Promise<void> {
  const bytes = await readFile(file);
  const mark = Buffer.from('PK\u0001\u0002', 'latin1');
  for (let at = bytes.indexOf(mark); at !== -1; at = bytes.indexOf(mark, at + 4)) {
    const length = bytes.readUInt16LE(at + 28);
    change(bytes, { name: bytes.toString('utf8', at + 46, at + 46 + length), at });
  }
  await writeFile(file, bytes);
}
