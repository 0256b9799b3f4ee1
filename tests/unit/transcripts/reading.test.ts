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
  return parseTranscript(await textOf(content, filename));
}

async function textOf(content: Uint8Array | string, filename = 'paper.pdf') {
  const path = join(folder, filename);
  await writeFile(path, content);
  const outcome = await reader.read({ path, filename, workDir: join(folder, 'work') });
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.pages.map(({ text }) => text).join('\f');
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

describe('a brief on numbered paper', () => {
  const argued = (number: number) => ({
    number,
    lines: Array.from(
      { length: 25 },
      (_, index) => `the landlord knew of it as paragraph ${index + 40} says`,
    ),
  });
  const quoting = {
    number: 4,
    lines: argued(4).lines.map((words, index) =>
      index >= 8 && index < 14 ? (index % 2 === 0 ? 'Q.   Did you go there?' : 'A.   I did.') : words,
    ),
  };

  test.each(['inline', 'column-first', 'column-last'] as const)(
    'that quotes testimony is read without its line numbers: %s',
    async (numbers) => {
      const brief = [argued(2), argued(3), quoting, argued(5), argued(6)];
      const text = await textOf(await asPdf(brief, { numbers, pageNumber: 'none' }));
      expect(text.split('\f').map((page) => page.split('\n').map(tidy).filter(Boolean))).toEqual(
        brief.map(({ lines }) => lines.map(tidy)),
      );
    },
  );

  test('before an excerpt of a deposition takes no numbers from it', async () => {
    const excerpt = pages.slice(2, 6);
    const text = await textOf(await asPdf([argued(2), argued(3), quoting, ...excerpt], {}));
    expect(
      text
        .split('\f')
        .slice(3)
        .every((page) => /^ *25\b/m.test(page)),
    ).toBe(true);
  });
});

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
