import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { FoundFact } from '#src/facts/schema.ts';
import { findTimes } from '#src/facts/times/find-times.ts';
import type { Odds } from '#src/facts/times/model.ts';
import { readPaper } from '#src/papers/paper.ts';
import { readSentences } from '#src/papers/sentences.ts';
import { stem } from '#src/text/stem.ts';
import { heading, share } from './report.ts';

const LabeledTime = z.object({
  quote: z.string(),
  kind: z.string(),
  start: z.number().optional(),
  date: z.string().optional(),
  time: z.string().optional(),
  earliest: z.string().optional(),
  latest: z.string().optional(),
  period: z
    .object({
      count: z.number().nullable(),
      unit: z.string(),
      from: z.string().optional(),
      before: z.boolean().optional(),
    })
    .optional(),
});
export const LabeledSentences = z.object({
  id: z.string(),
  state: z.string(),
  paper: z.string().nullable(),
  dated: z.string().nullable(),
  text: z.string(),
  times: z.array(LabeledTime),
});
type LabeledTime = z.infer<typeof LabeledTime>;
export type LabeledSentences = z.infer<typeof LabeledSentences>;

/** Deadlines, hearings and offers wanted and found, facts offered, and those that are history, law or something else. */
interface TimesScore {
  wanted: number;
  found: number;
  offered: number;
  wrong: number;
  /** Wanted and not found, but shown as a day without a meaning. */
  unplaced: number;
  misses: string[];
}

const KINDS = ['deadline', 'hearing', 'offer'];

/**
 * Right is the right kind with the right day, or the right count, unit and head word of its event; a blank of a form is
 * right where it is shown as a day without a meaning. Wrong is whatever else is offered.
 */
export function scoreTimes(line: LabeledSentences, odds?: (features: readonly string[]) => Odds): TimesScore {
  const paper = readPaper(line.text);
  const { facts, unplaced } = findTimes(paper, readSentences(paper), {
    dated: line.dated,
    docType: line.paper,
    today: line.dated,
    ...(odds && { odds }),
  });
  const offered = facts.filter(({ kind }) => KINDS.includes(kind));
  const wanted = line.times.filter(({ kind }) => KINDS.includes(kind));
  const used = new Set<FoundFact>();
  const misses: string[] = [];
  let shown = 0;
  const free = (time: LabeledTime): FoundFact | undefined =>
    offered.find((fact) => !used.has(fact) && isRight(time, fact));
  // Two sentences that say the same are one fact.
  const again = (time: LabeledTime): FoundFact | undefined => offered.find((fact) => isRight(time, fact));
  let found = 0;
  for (const time of wanted) {
    const fact = free(time) ?? again(time);
    if (fact) {
      used.add(fact);
      found += 1;
      continue;
    }
    const at = time.start ?? line.text.indexOf(time.quote);
    if (unplaced.some(({ start, end }) => start < at + time.quote.length && at < end)) {
      // A form that nobody filled in can be shown only as a time without a meaning.
      if (isBlank(time)) {
        found += 1;
        continue;
      }
      shown += 1;
    }
    misses.push(
      `missed ${line.id} ${time.kind} [${time.quote}] got ${JSON.stringify(offered.map((each) => [each.kind, each.value]))}`,
    );
  }
  const wrong = offered.filter((fact) => !used.has(fact));
  for (const fact of wrong) misses.push(`wrong ${line.id} ${fact.kind} ${JSON.stringify(fact.value)}`);
  return {
    wanted: wanted.length,
    found,
    offered: offered.length,
    wrong: wrong.length,
    unplaced: shown,
    misses,
  };
}

function isBlank({ date, latest, period }: LabeledTime): boolean {
  return !date && !latest && (period === undefined || period.count === null);
}

function isRight(time: LabeledTime, fact: FoundFact): boolean {
  if (fact.kind !== time.kind) return false;
  if (fact.kind === 'hearing') return fact.value.date === (time.date ?? time.earliest);
  if (fact.kind === 'offer')
    return fact.value.until === time.date || (!fact.value.until && time.period !== undefined);
  if (fact.kind !== 'deadline') return false;
  const { date, period } = fact.value;
  if (date && time.date === date) return true;
  if (fact.value.latest && time.latest === fact.value.latest && !time.date && !time.period) return true;
  if (!period || !time.period) return false;
  const isHours = time.period.unit === 'hours';
  const count = isHours ? (time.period.count ?? 0) / 24 : time.period.count;
  if (period.count !== count || period.unit !== (isHours ? 'days' : time.period.unit)) return false;
  const isBefore = period.from.startsWith('before ');
  if (isBefore !== (time.period.before ?? false) && time.period.from) return false;
  return holdsHead(time.period.from ?? '', period.from);
}

const LIGHT =
  /^(?:the|a|an|this|that|these|said|such|your|you|its|date|day|of|is|are|was|were|been|being|have|has|had|on|in|to|upon|by)$/i;

/** Whether the head word of the wanted event stands in what was read; an event that was not named needs none. */
function holdsHead(wanted: string, got: string): boolean {
  const stems = (words: string): string[] =>
    (words.match(/[\p{L}'-]+/gu) ?? [])
      .filter((word) => !LIGHT.test(word))
      .map((word) => stem(word.toLowerCase()));
  const heads = stems(wanted);
  if (heads.length === 0) return true;
  const own = stems(got);
  return heads.slice(0, 3).some((head) => own.some((each) => each.slice(0, 4) === head.slice(0, 4)));
}

async function readLabeled(file: string): Promise<LabeledSentences[]> {
  const text = await readFile(join(import.meta.dirname, 'deadlines', file), 'utf8');
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => LabeledSentences.parse(JSON.parse(line)));
}

/** Days and periods of labeled sentences of court papers: how many were given their meaning, how many of the offered were none. */
export async function evalDeadlineSentences(file = 'open.jsonl', misses = true): Promise<TimesScore> {
  const total: TimesScore = { wanted: 0, found: 0, offered: 0, wrong: 0, unplaced: 0, misses: [] };
  for (const line of await readLabeled(file)) {
    const score = scoreTimes(line);
    total.wanted += score.wanted;
    total.found += score.found;
    total.offered += score.offered;
    total.wrong += score.wrong;
    total.unplaced += score.unplaced;
    for (const miss of score.misses) total.misses.push(miss);
  }
  heading(`Deadline sentences (${file})`);
  if (misses) for (const miss of total.misses) console.log(`  ${miss}`);
  console.log(
    `found ${share(total.found, total.wanted)} (${total.found}/${total.wanted}), of the rest ${total.unplaced} shown without a meaning; wrong ${share(total.wrong, total.offered)} (${total.wrong}/${total.offered})`,
  );
  return total;
}
