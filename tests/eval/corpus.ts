import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { z } from 'zod';
import { createReader } from '#server/reading/reader.ts';

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

/**
 * Extracted text of each corpus file by the product's own reader, pages joined by form feeds; `text` is null with
 * the reader's reason where it could not be read. Texts are kept in the system's temporary folder by content
 * hash; `fresh` reads all again (after a change of the reader).
 */
export async function readTexts(paths: readonly string[], fresh: boolean): Promise<Map<string, ReadText>> {
  const folder = join(tmpdir(), 'proceed-eval-texts');
  if (fresh) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const reader = createReader({ timeLimitMs: 240_000 });
  const texts = new Map<string, ReadText>();
  const queue = [...new Set(paths)];
  const work = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const file = join(CORPUS, path);
      const hash = createHash('sha256')
        .update(basename(path))
        .update(await readFile(file))
        .digest('hex');
      const kept = join(folder, `${hash}.json`);
      if (!existsSync(kept)) {
        const outcome = await reader.read({ path: file, filename: basename(path), workDir: folder });
        const result: ReadText = outcome.ok
          ? {
              text: outcome.pages.map((page) => page.text).join('\f'),
              mimeType: outcome.mimeType,
              reason: null,
            }
          : { text: null, mimeType: null, reason: outcome.reason };
        await writeFile(kept, JSON.stringify(result));
      }
      texts.set(path, ReadText.parse(JSON.parse(await readFile(kept, 'utf8'))));
    }
  };
  await Promise.all([work(), work()]);
  await reader.close();
  return texts;
}
