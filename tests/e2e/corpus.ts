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
    court: z.string().nullish(),
    filed: z.string().nullish(),
    form: z.string().optional(),
    answer_days: z.union([z.string(), z.number()]).optional(),
    deadlines: z.record(z.string(), z.string()).optional(),
  }),
});
type Entry = z.infer<typeof Entry>;
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

/** A paper for the road: what it is, and what was found in it by somebody who read it. */
export interface RoadSample {
  /** Without anybody's name. */
  name: string;
  path: string;
  /** The court by its name, where the paper has one. */
  court: string | null;
  /** Days to answer from being handed it; null where nothing of the paper says that. */
  answerDays: number | null;
  /** Whose court days that time runs by. */
  rules: 'federal' | 'california' | 'new_mexico';
  /** Days that the paper itself names. */
  named: string[];
  /** Whose paper it is in the walk: a day that is laid upon one side is the day of that side alone. */
  side: 'plaintiff' | 'defendant';
  isLetter: boolean;
}

/** The federal form of a summons gives 21 days in print. */
function daysIn({ answer_days, form }: Entry['truth']): number | null {
  if (answer_days !== undefined) return Number.parseInt(String(answer_days), 10);
  return form?.startsWith('AO 440') ? 21 : null;
}

/** More than ten papers of the kinds that people get: summonses, complaints, orders, a notice, a letter. */
export function pickForRoad(corpus: string): RoadSample[] {
  const entries = lines(join(corpus, 'manifest.jsonl'), Entry);
  const chosen = entries.filter(({ path, truth }) => {
    const folder = path.split('/')[0];
    if (folder === 'summons-service') return true;
    if (folder === 'complaints') return (truth.pages ?? 0) <= 12;
    if (folder === 'motions-orders') return truth.deadlines !== undefined;
    return /^images-scans\/(?:letter|mo-landlords)/.test(path);
  });
  return chosen.map(({ path, truth }, at) => ({
    name: `${path.split('/')[0]} ${at + 1}${truth.ocr_required ? ', scanned' : ''}`,
    path: join(corpus, path),
    court: truth.court ?? null,
    answerDays: daysIn(truth),
    rules: /Superior Court/.test(truth.court ?? '') ? 'california' : 'federal',
    named: Object.values(truth.deadlines ?? {}).flatMap((text) => /\d{4}-\d\d-\d\d/.exec(text)?.[0] ?? []),
    // Who asks for an injunction sues.
    side: Object.keys(truth.deadlines ?? {}).some((label) => /plaintiff|PI motion/i.test(label))
      ? ('plaintiff' as const)
      : ('defendant' as const),
    isLetter: path.startsWith('images-scans/letter'),
  }));
}

/** Six real papers, one of each common kind, and a question about the first with the pages that answer it. */
export function pickSamples(corpus: string) {
  const entries = lines(join(corpus, 'manifest.jsonl'), Entry);
  const questions = lines(join(corpus, 'questions.jsonl'), Question);
  const pick = (folder: string, ending: string, accept: (entry: Entry) => boolean) => {
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
