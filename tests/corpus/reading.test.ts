import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createReader, type Reader } from '#server/reading/reader.ts';
import type { ReadOutcome, ReadSuccess } from '#src/reading/schema.ts';
import { corpusDirectory } from '../setup/corpus.ts';

const People = z.union([z.string(), z.array(z.string()), z.null()]).optional();
const Entry = z.object({
  path: z.string(),
  truth: z.object({
    mustContain: z.array(z.string()).optional(),
    bodyMustContain: z.array(z.string()).optional(),
    ocrWords: z.array(z.string()).optional(),
    pages: z.number().optional(),
    subject: z.string().nullish(),
    date: z.string().nullish(),
    from: People,
    to: People,
    attachments: z.array(z.union([z.string(), z.object({ name: z.string() })])).optional(),
  }),
});
type Entry = z.infer<typeof Entry>;

const READABLE = /\.(pdf|docx?|eml|msg|txt|png|jpe?g)$/i;
/** Files of the hostile folder that can only fail, and how. */
const REFUSED: ReadonlyArray<[RegExp, readonly string[]]> = [
  [/empty-0-bytes/, ['empty']],
  [/password-protected/, ['encrypted']],
  [/header-only|bad-header/, ['corrupt']],
  [/empty\.eml/, ['nothing-to-read']],
  [/\.wpd$/, ['unsupported']],
  [/zip-bomb/, ['too-large']],
];

/** As the manifest asks: without regard to white space, case and the shape of quotation marks. */
function squeeze(text: string): string {
  return text
    .toLowerCase()
    .replace(/[‘’‛`´]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/\s+/g, '');
}

function textOf(outcome: ReadSuccess): string {
  return outcome.pages.map((page) => page.text).join('\f');
}

const corpus = corpusDirectory();

describe.skipIf(corpus === undefined)('reading the sample papers', () => {
  const root = corpus ?? '';
  const manifest = join(root, 'manifest.jsonl');
  const entries = existsSync(manifest)
    ? readFileSync(manifest, 'utf8')
        .trim()
        .split('\n')
        .map((line) => Entry.parse(JSON.parse(line)))
        .filter((entry) => !/(expected\.json|questions\.jsonl)$/.test(entry.path))
    : [];
  let work: string;
  let reader: Reader;

  beforeAll(async () => {
    work = await mkdtemp(join(tmpdir(), 'proceed-corpus-'));
    reader = createReader({ timeLimitMs: 280_000 });
  });

  afterAll(async () => {
    await reader.close();
    await rm(work, { recursive: true, force: true });
  });

  function read(path: string): Promise<ReadOutcome> {
    return reader.read({ path: join(root, path), filename: basename(path), workDir: work });
  }

  function expectClean(outcome: ReadSuccess): void {
    const text = textOf(outcome);
    expect(text).not.toMatch(/[\u0000-\u0008\u000b\u000e-\u001f]/);
    expect(text.isWellFormed()).toBe(true);
    expect(outcome.pages.map((page) => page.number)).toEqual(outcome.pages.map((_, index) => index + 1));
  }

  const papers = entries.filter((entry) => !entry.path.startsWith('hostile/') && READABLE.test(entry.path));
  test.each(papers.map((entry) => [entry.path, entry] as const))('%s', async (path, { truth }) => {
    const outcome = await read(path);
    if (!outcome.ok) throw new Error(outcome.reason);
    expectClean(outcome);
    if (truth.pages !== undefined && outcome.kind === 'pdf') expect(outcome.pageCount).toBe(truth.pages);
    const text = squeeze(textOf(outcome));
    const wanted = [
      ...(truth.mustContain ?? []),
      ...(truth.bodyMustContain ?? []),
      ...(truth.ocrWords ?? []),
    ];
    expect(wanted.filter((words) => !text.includes(squeeze(words)))).toEqual([]);
    if (path.startsWith('emails/')) expectHeader(outcome, truth);
  });

  function expectHeader(outcome: ReadSuccess, truth: Entry['truth']): void {
    const { email, attachments } = outcome;
    expect(email?.subject ?? '').toBe(truth.subject ?? '');
    if (typeof truth.from === 'string') expect(email?.from).toContain(truth.from.replace(/^"([^"]*)"/, '$1'));
    if (Array.isArray(truth.to)) expect(email?.to).toEqual(truth.to);
    if (truth.date === null) expect(email?.date).toBeNull();
    else if (truth.date !== undefined) {
      const apart = Math.abs(Date.parse(email?.date ?? '') - Date.parse(truth.date));
      expect(apart).toBeLessThan(60_000);
    }
    const names = (truth.attachments ?? []).map((each) => (typeof each === 'string' ? each : each.name));
    const found = attachments.map((each) => each.filename.replace(/\.msg$/, ''));
    const inner = attachments.some((each) => each.mimeType === 'message/rfc822') ? ['broken.pdf'] : [];
    expect([...found, ...inner]).toEqual(expect.arrayContaining(names));
    for (const each of attachments) expect(existsSync(each.path)).toBe(true);
  }

  const hostile = entries.filter((entry) => entry.path.startsWith('hostile/'));
  test.each(hostile.map((entry) => [entry.path, entry] as const))('%s', async (path, { truth }) => {
    const outcome = await read(path);
    const wanted = [...(truth.mustContain ?? []), ...(truth.ocrWords ?? [])];
    const refused = REFUSED.find(([pattern]) => pattern.test(path))?.[1];
    if (refused !== undefined) expect(outcome.ok ? 'read' : outcome.code).toBeOneOf([...refused]);
    if (outcome.ok) {
      expectClean(outcome);
      const text = squeeze(textOf(outcome));
      expect(wanted.filter((words) => !text.includes(squeeze(words)))).toEqual([]);
      if (path.includes('xxe')) expect(text).not.toContain('<html');
      if (path.endsWith('windows-1252-quotes.txt')) expect(text).not.toContain('\ufffd');
    } else {
      expect(wanted).toEqual([]);
      expect(outcome.reason).toMatch(/^[A-Z].+\. Your file is kept and can still be downloaded\.$/);
    }
    const alive = await read('summons-service/nm-form-4-206-summons-excerpt.txt');
    expect(alive.ok).toBe(true);
  });

  test('attachments are all that is left in the work folder', async () => {
    const files = (await readdir(work, { recursive: true })).map((name) => basename(name));
    expect(files.filter((name) => !/^(read|attachment)-[\da-f-]{36}$/.test(name))).toEqual([]);
  });
});
