import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createReader, type Reader } from '#server/reading/reader.ts';
import { parseTranscript } from '#src/transcripts/parse.ts';
import {
  asCondensedPdf,
  asPdf,
  asTextFile,
  makeDeposition,
  type Printing,
} from '#tests/factories/transcripts.ts';

let folder: string;
let reader: Reader;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'transcripts-'));
  await mkdir(join(folder, 'work'));
  reader = createReader({ timeLimitMs: 60_000 });
});

afterAll(async () => {
  await reader.close();
  await rm(folder, { recursive: true });
});

/** What the parser makes of a file that the product's own reader has read. */
async function parsed(content: Uint8Array | string, filename = 'okoro.pdf') {
  const path = join(folder, filename);
  await writeFile(path, content);
  const outcome = await reader.read({ path, filename, workDir: join(folder, 'work') });
  if (!outcome.ok) throw new Error(outcome.reason);
  return parseTranscript(outcome.pages.map(({ text }) => text).join('\f'));
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
const pages = makeDeposition({ repeats: 5 });
const testimony = pages
  .slice(2, -2)
  .flatMap(({ number, lines }) =>
    lines.flatMap((words, index) => (words === '' ? [] : [`${number}:${index + 1} ${tidy(words)}`])),
  );

function said({ lines }: Awaited<ReturnType<typeof parsed>>): string[] {
  return lines.flatMap(({ part, page, line, text }) =>
    part === 'testimony' ? [`${page}:${line} ${tidy(text)}`] : [],
  );
}

const PRINTED: [string, Printing][] = [
  ['numbers drawn before the words', {}],
  ['numbers drawn after the words', { numbers: 'column-last', pageNumber: 'bottom' }],
  ['numbers in the lines', { numbers: 'inline', pageNumber: 'words' }],
  ['pages that end early', { full: false }],
  ['time stamps on the left', { stamps: 'left' }],
  ['time stamps on the right', { numbers: 'inline', stamps: 'right', full: false }],
];

describe('a PDF as the product reads it', () => {
  test.each(PRINTED)('%s: every line of testimony has its page and number', async (_, printing) => {
    const transcript = await parsed(await asPdf(pages, printing));
    expect(said(transcript)).toEqual(testimony);
    expect(transcript.cover).toMatchObject({ witness: 'Anselm Okoro', transcriptDate: '2026-03-04' });
  });

  test('four pages on a sheet, drawn page by page', async () => {
    expect(said(await parsed(await asCondensedPdf(pages)))).toEqual(testimony);
  });

  test('four pages on a sheet, drawn line by line: it is said that they cannot be told apart', async () => {
    const transcript = await parsed(await asCondensedPdf(pages, { order: 'rows' }));
    expect(transcript.citedBy).toBe('sheet');
    expect(transcript.warnings[0]).toContain('side by side');
  });

  test('the text file of a reporter', async () => {
    const file = asTextFile(pages, { stamps: 'right', pageNumber: 'bottom', doubleSpaced: true });
    expect(said(await parsed(file, 'okoro.txt'))).toEqual(testimony);
  });
});
