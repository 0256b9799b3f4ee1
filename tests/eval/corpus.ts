import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { z } from 'zod';
import { createReader, type Reader } from '#server/reading/reader.ts';

/** The shared corpus lies beside the project; it is not part of the repository. */
export const CORPUS = resolve(import.meta.dirname, '../../../shared/corpus');

const ManifestEntry = z.object({
  path: z.string(),
  kind: z.string(),
  truth: z.looseObject({
    acceptKinds: z.array(z.string()).optional(),
    plaintiffs: z.array(z.string()).optional(),
    defendants: z.array(z.string()).optional(),
    counts: z.number().optional(),
    count_titles: z.array(z.string()).optional(),
    numbered_allegations: z.number().optional(),
    jury_demand: z.boolean().optional(),
  }),
});
export type ManifestEntry = z.infer<typeof ManifestEntry>;

const CorpusQuestion = z.object({
  id: z.string(),
  path: z.string(),
  question: z.string(),
  answerable: z.boolean(),
  support: z.array(z.object({ text: z.string(), pages: z.array(z.number()) })).optional(),
});
export type CorpusQuestion = z.infer<typeof CorpusQuestion>;

const ReadText = z.object({
  text: z.string().nullable(),
  mimeType: z.string().nullable(),
  reason: z.string().nullable(),
  pages: z.number(),
  /** Pages that were read by OCR. */
  ocrPages: z.number(),
  /** Where the lines stand, by page. */
  layout: z.array(z.object({ page: z.number(), lines: z.array(z.number()) })),
  /** What reading said of it. */
  notes: z.array(z.string()),
  /** How long reading took, in milliseconds. */
  ms: z.number(),
});
export type ReadText = z.infer<typeof ReadText>;

export function hasCorpus(): boolean {
  return existsSync(join(CORPUS, 'manifest.jsonl'));
}

async function readLinesOf<T>(name: string, schema: z.ZodType<T>): Promise<T[]> {
  const lines = (await readFile(join(CORPUS, name), 'utf8')).split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => schema.parse(JSON.parse(line)));
}

export const readManifest = (): Promise<ManifestEntry[]> => readLinesOf('manifest.jsonl', ManifestEntry);
export const readQuestions = (): Promise<CorpusQuestion[]> => readLinesOf('questions.jsonl', CorpusQuestion);

/** Where texts of earlier runs are kept. */
export const KEPT_TEXTS = join(tmpdir(), 'proceed-eval-readings');

const READER = ['src/reading', 'src-server/reading'];

/** A hash over the reader itself: what another state of it read is not used. */
async function readerHash(): Promise<string> {
  const root = resolve(import.meta.dirname, '../..');
  const hash = createHash('sha256');
  for (const folder of READER) {
    const names = await readdir(join(root, folder), { recursive: true });
    for (const name of names.filter((each) => each.endsWith('.ts')).sort()) {
      hash.update(name).update(await readFile(join(root, folder, name)));
    }
  }
  return hash.digest('hex');
}

/**
 * Extracted text of each file by the product's own reader, pages joined by form feeds; `text` is null with the reader's
 * reason where it could not be read. Texts are kept in `workDir` by the content of the file and of the reader: another run
 * with the same ones does not read again.
 */
export async function readTexts(
  folder: string,
  paths: readonly string[],
  workDir: string,
): Promise<Map<string, ReadText>> {
  await mkdir(workDir, { recursive: true });
  const reader = createReader({ timeLimitMs: 240_000 });
  const hash = await readerHash();
  const texts = new Map<string, ReadText>();
  const queue = [...new Set(paths)];
  const work = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      texts.set(path, await readText(reader, hash, join(folder, path), workDir));
    }
  };
  await Promise.all([work(), work()]);
  await reader.close();
  // In the order that was asked for, whichever was read first: of passages that fit alike the first one counts.
  return new Map(paths.map((path) => [path, texts.get(path)] as const).filter(isRead));
}

function isRead(entry: readonly [string, ReadText | undefined]): entry is [string, ReadText] {
  return entry[1] !== undefined;
}

async function readText(reader: Reader, readerIs: string, file: string, workDir: string): Promise<ReadText> {
  const hash = createHash('sha256')
    .update(readerIs)
    .update(basename(file))
    .update(await readFile(file))
    .digest('hex');
  const kept = join(workDir, `${hash}.json`);
  if (existsSync(kept)) return ReadText.parse(JSON.parse(await readFile(kept, 'utf8')));
  const started = performance.now();
  const outcome = await reader.read({ path: file, filename: basename(file), workDir });
  const ms = performance.now() - started;
  const result: ReadText = outcome.ok
    ? {
        text: outcome.pages.map((page) => page.text).join('\f'),
        mimeType: outcome.mimeType,
        reason: null,
        pages: outcome.pages.length,
        ocrPages: outcome.pages.filter(({ source }) => source === 'ocr').length,
        layout: outcome.pages.flatMap(({ number, lines }) =>
          lines === undefined ? [] : [{ page: number, lines }],
        ),
        notes: outcome.notes,
        ms,
      }
    : {
        text: null,
        mimeType: null,
        reason: outcome.reason,
        pages: 0,
        ocrPages: 0,
        layout: [],
        notes: [],
        ms,
      };
  await writeFile(kept, JSON.stringify(result));
  return result;
}
