import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const Words = z.array(z.string()).optional();
const Entry = z.object({
  path: z.string(),
  truth: z.looseObject({
    pages: z.number().optional(),
    ocr_required: z.boolean().optional(),
    rotation: z.number().optional(),
    ocrWords: Words,
    mustContain: Words,
    bodyMustContain: Words,
  }),
});
const Question = z.object({
  path: z.string(),
  question: z.string(),
  answerable: z.boolean(),
  support: z.array(z.object({ pages: z.array(z.number()), match: z.string() })).optional(),
});

export interface SamplePaper {
  path: string;
  /** Words that its text must hold. */
  words: string[];
}

function lines<Item>(path: string, schema: z.ZodType<Item>): Item[] {
  const text = readFileSync(path, 'utf8').trim();
  return text.split('\n').map((line) => schema.parse(JSON.parse(line)));
}

/** Six real papers, one of each common kind, and a question about the first with the pages that answer it. */
export function pickSamples(corpus: string) {
  const entries = lines(join(corpus, 'manifest.jsonl'), Entry);
  const questions = lines(join(corpus, 'questions.jsonl'), Question);
  const pick = (folder: string, ending: string, accept: (entry: z.infer<typeof Entry>) => boolean) => {
    const found = entries.find(
      (entry) => entry.path.startsWith(`${folder}/`) && entry.path.endsWith(ending) && accept(entry),
    );
    if (!found) throw new Error(`The sample papers hold no ${ending} in ${folder}.`);
    const { mustContain, bodyMustContain, ocrWords } = found.truth;
    return { path: join(corpus, found.path), words: mustContain ?? bodyMustContain ?? ocrWords ?? [] };
  };
  const asked = questions.find(
    ({ path, answerable, support }) =>
      answerable && path.startsWith('complaints/') && support?.[0]?.match === 'exact',
  );
  if (!asked) throw new Error('The sample papers hold no question about a complaint.');
  const papers: SamplePaper[] = [
    pick('complaints', '.pdf', ({ path }) => path === asked.path),
    pick('images-scans', '.pdf', ({ truth }) => truth.ocr_required === true && truth.pages === 1),
    pick('discovery', '.docx', () => true),
    pick('emails', '.eml', ({ truth }) => truth.bodyMustContain !== undefined),
    pick('images-scans', '.png', ({ truth }) => truth.ocrWords !== undefined && truth.rotation === undefined),
    pick('dockets', '.txt', () => true),
  ];
  return { papers, question: asked.question, pages: asked.support?.[0]?.pages ?? [] };
}
