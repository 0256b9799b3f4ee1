import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';

/** Every file of an archive by its path; refuses an archive that is not whole. */
export async function unzip(archive: Uint8Array): Promise<Map<string, Buffer>> {
  const zip = await yauzl.fromBufferPromise(Buffer.from(archive));
  const found = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    found.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return found;
}

/** A Concordance file as a review program reads it: a record for each document, by the names of the header. */
export function readDat(bytes: Uint8Array): Record<string, string>[] {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const lines = text.split('\r\n');
  if (lines.pop() !== '') throw new Error('The last row of the DAT file does not end.');
  const rows = lines.map((line) =>
    line.split('\u0014').map((field) => {
      const [, value] = /^\u00fe([^\u00fe]*)\u00fe$/.exec(field) ?? [];
      if (value === undefined) throw new Error(`This is no field of a DAT file: ${field}`);
      return value.replaceAll('\u00ae', '\n');
    }),
  );
  const [header = [], ...records] = rows;
  return records.map((values) => {
    if (values.length !== header.length)
      throw new Error('A row of the DAT file has other fields than its header.');
    return Object.fromEntries(header.map((name, index) => [name, values[index] ?? '']));
  });
}

export interface OptPage {
  key: string;
  volume: string;
  path: string;
  isFirst: boolean;
  pages: number | null;
}

/** An Opticon file as a review program reads it: a line for each page. */
export function readOpt(bytes: Uint8Array): OptPage[] {
  const lines = Buffer.from(bytes).toString('ascii').split('\r\n');
  if (lines.pop() !== '') throw new Error('The last line of the OPT file does not end.');
  return lines.map((line) => {
    const fields = line.split(',');
    const [key = '', volume = '', path = '', first = '', folder, box, pages = ''] = fields;
    if (fields.length !== 7 || folder !== '' || box !== '')
      throw new Error(`This is no line of an OPT file: ${line}`);
    return { key, volume, path, isFirst: first === 'Y', pages: pages === '' ? null : Number(pages) };
  });
}

/** A CSV file by the names of its header; quoted fields may hold commas, quotes and line breaks. */
export function readCsv(bytes: Uint8Array): Record<string, string>[] {
  const text = Buffer.from(bytes)
    .toString('utf8')
    .replace(/^\ufeff/, '');
  const rows: string[][] = [[]];
  for (const [, separator = '', quoted, bare = ''] of text.matchAll(
    /(^|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g,
  )) {
    if (separator === '\r\n') rows.push([]);
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare);
  }
  const [header = [], ...records] = rows.filter((row) => row.length > 1);
  return records.map((values) =>
    Object.fromEntries(header.map((name, index) => [name, values[index] ?? ''])),
  );
}

/** Paths of the manifest whose files are not there, or are not what it says; and files that it does not name. */
export function wrongInManifest(files: ReadonlyMap<string, Buffer>, volume: string): string[] {
  const name = `${volume}/manifest-sha256.txt`;
  const lines = (files.get(name)?.toString('utf8') ?? '').split('\n').filter((line) => line !== '');
  const named = new Map(lines.map((line) => [`${volume}/${line.slice(66)}`, line.slice(0, 64)]));
  const wrong = [...named].filter(([path, hash]) => {
    const bytes = files.get(path);
    return bytes === undefined || createHash('sha256').update(bytes).digest('hex') !== hash;
  });
  const unnamed = [...files.keys()].filter((path) => path !== name && !named.has(path));
  return [...wrong.map(([path]) => path), ...unnamed];
}
