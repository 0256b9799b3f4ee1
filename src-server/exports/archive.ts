import { PassThrough, Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import type { BlobStore } from '../blobs/store.ts';
import { distinctNames } from '../documents/zip.ts';
import { accountRow, filesOfCase, tablesOfCase } from './rows.ts';

export interface ExportDeps {
  db: Kysely<Database>;
  blobs: BlobStore;
}

export interface CaseOfExport {
  id: AuthorizedCaseId;
  title: string;
}

const README = `Everything that Proceed keeps for you.

papers/     your papers, byte for byte as they were uploaded
rows/       what was entered, read and counted: one JSON object on each line, one file for each kind

Dates are written year-month-day; times are UTC.
`;

interface Entry {
  name: string;
  open(): Promise<Readable>;
  time: Date;
}

async function* entriesOfCase(
  { db, blobs }: ExportDeps,
  folder: string,
  { id }: CaseOfExport,
  userId: string,
): AsyncGenerator<Entry> {
  for (const { name, lines } of tablesOfCase(db, id, userId)) {
    yield {
      name: `${folder}rows/${name}.jsonl`,
      open: async () => Readable.from(lines()),
      time: new Date(0),
    };
  }
  const files = await filesOfCase(db, id);
  const names = distinctNames(files.map(({ filename }) => filename));
  for (const [index, { path, uploadedAt }] of files.entries()) {
    const name = `${folder}papers/${names[index] ?? path}`;
    const isThere = (await blobs.size(path)) !== undefined;
    // A paper whose bytes are gone is named, not left out in silence.
    yield isThere
      ? { name, open: () => blobs.read(path), time: uploadedAt }
      : {
          name: `${name} is missing.txt`,
          open: async () => Readable.from(['The bytes of this paper are not in the storage any more.\n']),
          time: uploadedAt,
        };
  }
}

/** One entry at a time, as fast as the reader takes them. */
async function zipped(entries: AsyncIterable<Entry>): Promise<Readable> {
  const { ZipFile } = await import('yazl');
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.outputStream.pipe(output);
  let open: Readable | undefined;
  let isClosed = false;
  output.once('close', () => {
    isClosed = true;
    open?.destroy();
  });
  const write = async () => {
    zip.addBuffer(Buffer.from(README), 'README.txt');
    for await (const { name, open: begin, time } of entries) {
      if (isClosed) return;
      const source = await begin();
      open = source;
      const ended = new Promise<void>((resolve, reject) => {
        source.once('end', resolve);
        source.once('error', reject);
        source.once('close', resolve);
      });
      zip.addReadStream(source, name, { mtime: time, compress: name.endsWith('l'), forceZip64Format: true });
      await ended;
    }
    zip.end();
  };
  write().catch((error: unknown) =>
    output.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return output;
}

/** Everything of one case. */
export function exportCase(deps: ExportDeps, which: CaseOfExport, userId: string): Promise<Readable> {
  return zipped(entriesOfCase(deps, '', which, userId));
}

/** The account and all of its cases, each in a folder of its own. */
export function exportAccount(
  deps: ExportDeps,
  userId: string,
  cases: readonly CaseOfExport[],
): Promise<Readable> {
  // An ending keeps the '. Orlov' of a title from being taken for one; a title of dots alone has no name.
  const folders = distinctNames(
    cases.map(({ title }) => `${title.replace(/^[\s.]+/, '') || 'Case'}.case`),
  ).map((name) => name.replace(/\.case$/, ''));
  async function* entries(): AsyncGenerator<Entry> {
    const account = Buffer.from(`${JSON.stringify(await accountRow(deps.db, userId), null, 2)}\n`);
    yield { name: 'account.json', open: async () => Readable.from([account]), time: new Date(0) };
    for (const [index, each] of cases.entries()) {
      yield* entriesOfCase(deps, `${folders[index] ?? each.id}/`, each, userId);
    }
  }
  return zipped(entries());
}
