import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { findContradictions } from '#src/chronology/contradictions.ts';
import type { RecordPaper } from '#src/chronology/record.ts';
import type { Contradiction } from '#src/chronology/schema.ts';
import { readFacts } from '#src/facts/read-facts.ts';
import type { Fact } from '#src/facts/schema.ts';
import { classifyDocument } from '#src/papers/classify.ts';
import { findDocDate } from '#src/papers/doc-date.ts';
import { paperTitle } from '#src/papers/paper-title.ts';
import { heading, share } from './report.ts';

export const LabeledCase = z.object({
  id: z.string(),
  papers: z.array(z.object({ filename: z.string(), text: z.string() })),
  contradictions: z.array(
    z.object({
      kind: z.enum(['number', 'name', 'contact', 'date', 'sum']),
      what: z.string(),
      values: z.array(z.string()).min(2),
    }),
  ),
});
type LabeledCase = z.infer<typeof LabeledCase>;

/** A paper of a set as the product reads it. */
export function readPaperOf({ filename, text }: LabeledCase['papers'][number]): RecordPaper {
  const { type, confidence } = classifyDocument({ text, filename, mimeType: null });
  const docDate = findDocDate(text);
  const read = readFacts({ text, docType: type, docDate, pageCount: null, notes: [] });
  const facts = read.facts.map(
    (fact, at): Fact => ({ ...fact, id: `${filename}:${at}`, documentId: filename, status: 'found' }),
  );
  const title = paperTitle({ filename, docType: null, suggestedDocType: confidence > 0 ? type : null });
  return { id: filename, title, filename, docDate, facts, told: read.told };
}

const bare = (value: string) =>
  value
    .toLowerCase()
    .replace(/\.00\b/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

function isFound(
  { kind, values }: LabeledCase['contradictions'][number],
  found: readonly Contradiction[],
): boolean {
  return found.some(
    (each) =>
      each.kind === kind &&
      values.every((value) => each.sides.some((side) => bare(side.value) === bare(value))),
  );
}

/** What was found of one case: what was missed, and what is offered and is none. */
export function scoreCase(labeled: LabeledCase) {
  const papers = labeled.papers.map(readPaperOf);
  const found = findContradictions({ papers, docket: [], milestones: [], people: [] });
  const { id, contradictions } = labeled;
  return {
    offered: found.length,
    missed: contradictions
      .filter((each) => !isFound(each, found))
      .map(({ what, values }) => `${id} missed ${what}: ${values.join(' / ')}`),
    wrong: found
      .filter((each) => !contradictions.some((labeledOne) => isFound(labeledOne, [each])))
      .map(
        ({ kind, what, sides }) =>
          `${id} wrong ${kind} ${what}: ${sides.map(({ value }) => value).join(' / ')}`,
      ),
  };
}

/** How many planted contradictions are found, and how many of those offered are none. */
export async function evalContradictions(path: string, showsMisses: boolean): Promise<void> {
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line !== '');
  const cases = lines.map((line) => LabeledCase.parse(JSON.parse(line)));
  const scores = cases.map(scoreCase);
  const wanted = cases.reduce((sum, { contradictions }) => sum + contradictions.length, 0);
  const missed = scores.flatMap((score) => score.missed);
  const wrong = scores.flatMap((score) => score.wrong);
  const offered = scores.reduce((sum, score) => sum + score.offered, 0);
  heading(`Contradictions between papers (${cases.length} invented cases, ${path.split('/').at(-1)})`);
  console.log(`found ${share(wanted - missed.length, wanted)} of ${wanted}`);
  console.log(`wrong ${share(wrong.length, offered)} of ${offered} offered`);
  if (showsMisses) for (const miss of [...missed, ...wrong]) console.log(`  ${miss}`);
}

export const MADE_CONTRADICTIONS = join(import.meta.dirname, 'chronology', 'made.jsonl');

/** Cases of other shapes, written after the finder: reports, notes, offers, statements. */
export const OTHER_CONTRADICTIONS = join(import.meta.dirname, 'chronology', 'shapes.jsonl');
