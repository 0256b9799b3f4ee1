import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lookAt } from '#server/productions/page-look.ts';
import { Stamper } from '#server/productions/stamper.ts';
import { corpusDirectory } from '../setup/corpus.ts';
import { pageTexts } from '../setup/pdf-texts.ts';

const corpus = corpusDirectory();
const MOST_PAGES = 30;

describe.skipIf(corpus === undefined)('hostile files that are produced', () => {
  const hostile = join(corpus ?? '', 'hostile');
  let folder: string;
  let stamper: Stamper;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proceed-stamp-'));
    const { signal } = new AbortController();
    stamper = new Stamper({ memoryLimitBytes: 1024 ** 3, timeLimitMs: 60_000, signal });
  });
  afterAll(async () => {
    await stamper.close();
    await rm(folder, { recursive: true });
  });

  test('each end in a PDF with its numbers', async () => {
    const kinds: Record<string, string> = {};
    const outPath = join(folder, 'out.pdf');
    for (const filename of await readdir(hostile)) {
      const path = join(hostile, filename);
      const look = await lookAt(await readFile(path));
      const pages = Math.min(MOST_PAGES, Math.max(1, look?.pageCount ?? 1));
      look?.close();
      const numbers = { prefix: 'QUAY', first: 1, width: 6, pages };
      const nativePath = `VOL001\\NATIVE\\${filename}`;
      const { kind } = await stamper.stamp({ path, outPath, filename, numbers, nativePath, hash: null });
      kinds[filename] = kind;
      const texts = await pageTexts(await readFile(outPath));
      expect(texts.length, filename).toBe(pages);
      expect(
        texts.every((text) => text.includes('QUAY0000')),
        filename,
      ).toBe(true);
    }
    expect(kinds).toMatchObject({
      'password-protected.pdf': 'slip',
      'copy-protected-owner-password.pdf': 'pages',
      'text-under-black-box.pdf': 'pages',
      'pdf-with-attachment.pdf': 'pages',
      'really-a-jpg.pdf': 'picture',
      'really-a-pdf.docx': 'pages',
      'header-only.pdf': 'slip',
      'empty-0-bytes.pdf': 'slip',
      'slaven-v-salem-UTF8-MANGLED.pdf': 'slip',
      'really-a-docx.pdf': 'slip',
    });
  });
});
