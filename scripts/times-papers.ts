import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { findCandidates } from '#src/facts/times/candidates.ts';
import type { Meaning } from '#src/facts/times/model.ts';
import { ownDay } from '#src/facts/times/own-day.ts';
import { readingOf } from '#src/facts/times/readings.ts';
import { classifyDocument } from '#src/papers/classify.ts';
import { findDocDate } from '#src/papers/doc-date.ts';
import { SURE_ENOUGH } from '#src/papers/kinds.ts';
import { readPaper } from '#src/papers/paper.ts';
import { readSentences } from '#src/papers/sentences.ts';
import { locateQuote } from '#src/text/quotes.ts';
import { KEPT_TEXTS, type ReadText, readTexts } from '#tests/eval/corpus.ts';
import { periodKey } from '#tests/eval/folder/same.ts';
import { readLabel, type TrueDay, type Truth } from '#tests/eval/folder/truth.ts';

/** A paper of a labeled folder, as it was read. */
export interface LabeledPaper {
  truth: Truth;
  text: string;
  read: ReadText;
  docType: string;
  /** The court, or whoever keeps such papers: left out together when the training is checked. */
  group: string;
}

export interface PaperExample {
  features: string[];
  meaning: Meaning;
  weight: number;
  shown: string;
}

const Line = z.looseObject({
  path: z.string(),
  source: z.looseObject({ repo: z.string().nullish() }).nullish(),
  truth: z.looseObject({ court_id: z.string().nullish(), court: z.string().nullish() }),
});

/** A label that only tells the law may be meant for the reader or for anybody. */
const LAW_WEIGHT = 0.6;

async function linesOf(folder: string): Promise<unknown[]> {
  const text = await readFile(join(folder, 'manifest.jsonl'), 'utf8');
  return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [JSON.parse(line) as unknown]));
}

/** The papers of folders in the form of `npm run eval -- --papers` whose days are labeled. */
export async function readLabeledPapers(folders: readonly string[]): Promise<LabeledPaper[]> {
  const papers: LabeledPaper[] = [];
  const seen = new Set<string>();
  for (const folder of folders) {
    const lines = await linesOf(folder);
    const texts = await readTexts(
      folder,
      lines.map((line) => readLabel(line).path),
      KEPT_TEXTS,
    );
    for (const line of lines) {
      const truth = readLabel(line);
      const read = texts.get(truth.path);
      if (truth.days === undefined || !read?.text || seen.has(read.text)) continue;
      seen.add(read.text);
      const { source, truth: label } = Line.parse(line);
      const { type, confidence } = classifyDocument({
        text: read.text,
        filename: basename(truth.path),
        mimeType: read.mimeType,
      });
      papers.push({
        truth,
        text: read.text,
        read,
        docType: confidence < SURE_ENOUGH ? 'Other' : type,
        group: source?.repo ?? label.court_id ?? label.court ?? folder,
      });
    }
  }
  return papers;
}

/**
 * Every day and period of a paper with what its label says that it is for. Where the label does not name every day, only
 * those that it names are learned from; a day that is named in another sentence of the paper is left out.
 */
export function examplesOfPaper({ truth, text, read, docType }: LabeledPaper): PaperExample[] {
  const paper = readPaper(text, read.layout);
  const days = truth.days ?? [];
  const placed = days.map((day) => ({
    day,
    at: day.sentence === null ? null : locateQuote(text, day.sentence),
  }));
  const dated = ownDay(paper, findDocDate(text), docType);
  const context = { dated, docType, today: null };
  const { candidates } = findCandidates(paper, readSentences(paper), context);
  return candidates.flatMap(({ features, mention, passage, date }): PaperExample[] => {
    const start = passage.toSource(mention.start);
    const end = passage.toSource(mention.end - 1) + 1;
    const shown = `${truth.path} [${passage.text.slice(mention.start, mention.end)}] ${passage.text.slice(Math.max(0, mention.start - 120), mention.end + 80)}`;
    const reading = readingOf(mention, date);
    const { period } = reading ?? {};
    const keys = [date, period ? periodKey(period) : null];
    const isOf = (day: TrueDay) =>
      keys.some((key) => key !== null && (key === day.date || (day.period && key === periodKey(day.period))));
    const own = placed.find(({ day, at }) => isOf(day) && at?.verified && at.start < end && start < at.end);
    if (own !== undefined) {
      if (own.day.isOptional) return [];
      const weight = own.day.status === 'law-only' ? LAW_WEIGHT : 1;
      return [{ features, meaning: own.day.isSitting ? 'hearing' : 'deadline', weight, shown }];
    }
    const isNamed = days.some(isOf);
    const isQuoted = placed.some(({ at }) => at?.verified && at.start < end && start < at.end);
    return isNamed || isQuoted || !truth.isExhaustive
      ? []
      : [{ features, meaning: 'none', weight: 1, shown }];
  });
}

const COURTS_OF_FEATURE = 3;

/** Features that labeled sentences have, or the papers of several courts: a name is neither. */
export function sharedFeatures(
  sentences: readonly { features: readonly string[] }[],
  papers: readonly { features: readonly string[]; group: string }[],
): Set<string> {
  const shared = new Set(sentences.flatMap(({ features }) => features));
  const groups = new Map<string, Set<string>>();
  for (const { features, group } of papers)
    for (const feature of features) groups.set(feature, (groups.get(feature) ?? new Set()).add(group));
  for (const [feature, of] of groups) if (of.size >= COURTS_OF_FEATURE) shared.add(feature);
  return shared;
}
