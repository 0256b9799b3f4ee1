import type { Features } from './passage-features.ts';
import type { Candidate } from './passage-fit.ts';
import type { ReplyPassage } from './reply.ts';

const MOST_CLOSEST = 3;
const LONGEST_CLOSE = 700;
/** Letters of a passage that are shown around a sentence that only comes close. */
const LONGEST_SHOWN = 600;
/** A paragraph at either end of what is shown that is less likely than so much of the whole is left out. */
const LEAST_PARAGRAPH = 0.02;

/** Where a numbered paragraph begins: it says one thing, and the next another. */
const NUMBERED = /^\W{0,3}(?:¶\s*)?\d{1,3}[.)]\s/;
const BLANK_LINE = /\n[^\S\n]*\n/;

/** A stretch with what is known of it for a question. */
interface Close extends Candidate {
  features: Features;
  /** Only differences of ranks mean something: e to the difference is how much likelier one answers than another. */
  rank: number;
}

/** A stretch with how likely it answers beside all others, where what was shown already answers nothing more. */
interface Weighed extends Close {
  odds: number;
}

/** A run of sentences of one passage. */
interface Run {
  passageIndex: number;
  start: number;
  end: number;
}

/**
 * What shares no word with a question and speaks of nothing that is asked for is not close to it; a line of signs, or
 * one without end, tells nobody anything.
 */
function isTold({ text, own, evidence, features }: Close): boolean {
  const isAbout = own > 0 || evidence > 0 || features.kin > 0;
  return isAbout && text.length <= LONGEST_CLOSE && /[\p{L}\p{N}]{3}/u.test(text);
}

/** Whether one of two holds the other, in its place or word by word. */
export function isSame(a: Pick<Candidate, 'passageIndex' | 'start' | 'end' | 'text'>, b: typeof a): boolean {
  if (a.passageIndex === b.passageIndex && a.start < b.end && b.start < a.end) return true;
  const [first, second] = [a, b].map(({ text }) => text.replace(/\s+/g, ' '));
  return first === undefined || second === undefined || first.includes(second) || second.includes(first);
}

const isInside = (part: Run, whole: Run) => part.start >= whole.start && part.end <= whole.end;
const holds = (whole: Run, part: Run) => whole.passageIndex === part.passageIndex && isInside(part, whole);

function oddsIn(run: Run, ofPassage: readonly Weighed[], from: number): number {
  let sum = 0;
  for (let at = from; at < ofPassage.length; at += 1) {
    const each = ofPassage[at];
    if (each === undefined || each.start >= run.end) break;
    if (isInside(each, run)) sum += each.odds;
  }
  return sum;
}

/** Whether a sentence may be shown in one with the sentence that a run begins with. */
function isJoined(next: Weighed | undefined, begin: Weighed): boolean {
  if (next === undefined || next.end - begin.start > LONGEST_SHOWN) return false;
  return next.start <= begin.start || !NUMBERED.test(next.text);
}

/**
 * The longest runs of sentences that may be shown, one from each sentence on, and each list or signature by itself. What
 * a numbered paragraph says is whole, and nothing of the next one.
 */
function runsOf(ofPassage: readonly Weighed[]): { run: Run; odds: number }[] {
  const sentences = ofPassage.filter(({ kind }) => kind === 'sentence');
  let to = 0;
  let [from, first] = [0, 0];
  return ofPassage.flatMap((each) => {
    const { passageIndex, start } = each;
    while ((ofPassage[from]?.start ?? start) < start) from += 1;
    if (each.end - start > LONGEST_CLOSE) return [];
    let { end } = each;
    if (each.kind === 'sentence') {
      while ((sentences[first]?.start ?? start) < start) first += 1;
      to = Math.max(to, first);
      while (isJoined(sentences[to], each)) to += 1;
      end = Math.max(end, sentences[to - 1]?.end ?? 0);
    }
    const run = { passageIndex, start, end };
    return [{ run, odds: oddsIn(run, ofPassage, from) }];
  });
}

/** Paragraphs of a run: a blank line begins one. */
function paragraphsOf(run: Run, ofPassage: readonly Weighed[], text: string): Run[] {
  const { passageIndex } = run;
  const parts: Run[] = [];
  for (const { kind, start, end } of ofPassage) {
    if (kind !== 'sentence' || start < run.start || end > run.end) continue;
    const last = parts.at(-1);
    const isNext = last === undefined || start >= last.end;
    const begins = BLANK_LINE.test(text.slice(last?.end ?? start, start));
    if (isNext && (last === undefined || begins)) parts.push({ passageIndex, start, end });
    else if (last !== undefined) last.end = Math.max(last.end, end);
  }
  return parts;
}

/** A run without the paragraphs at its ends that have nothing to do with the question. */
function trimmed(run: Run, odds: number, ofPassage: readonly Weighed[], text: string): Run {
  const parts = paragraphsOf(run, ofPassage, text);
  const isNothing = (part: Run) => oddsIn(part, ofPassage, 0) < LEAST_PARAGRAPH * odds;
  let [from, to] = [0, parts.length];
  while (to - from > 1 && isNothing(parts[to - 1] ?? run)) to -= 1;
  while (to - from > 1 && isNothing(parts[from] ?? run)) from += 1;
  return {
    ...run,
    start: parts[from]?.start ?? run.start,
    end: parts[to - 1]?.end ?? run.end,
  };
}

/**
 * The closest places, each another one: the runs of sentences in which an answer most likely stands, whichever of their
 * sentences it is; the likeliest first, but before it that of the first sentence. What a sentence means, and often the
 * answer itself, stands beside it.
 */
export function nearest(
  sentences: readonly Close[],
  passages: readonly ReplyPassage[],
  { chosen = [], most = MOST_CLOSEST }: { chosen?: readonly Candidate[]; most?: number } = {},
): Candidate[] {
  const highest = sentences.reduce((top, { rank }) => Math.max(top, rank), Number.NEGATIVE_INFINITY);
  const weighed = sentences
    .map((each): Weighed => {
      const isOut = !isTold(each) || chosen.some((other) => isSame(other, each));
      return { ...each, odds: isOut ? 0 : Math.exp(each.rank - highest) };
    })
    .sort((a, b) => a.start - b.start || a.end - b.end);
  const stretches = Map.groupBy(weighed, ({ passageIndex }) => passageIndex);
  const shown: Weighed[] = [];
  while (shown.length + chosen.length < most) {
    const taken = [...chosen, ...shown];
    const isFree = (run: Run) =>
      !taken.some(
        (one) => one.passageIndex === run.passageIndex && one.start < run.end && run.start < one.end,
      );
    const best = [...stretches.values()]
      .flatMap(runsOf)
      .filter(({ run }) => isFree(run))
      .reduce<{ run: Run; odds: number } | null>(
        (top, each) => (each.odds > (top?.odds ?? 0) ? each : top),
        null,
      );
    if (best === null) break;
    const { passageIndex } = best.run;
    const ofPassage = stretches.get(passageIndex) ?? [];
    const { text } = passages[passageIndex] ?? { text: '' };
    const { start, end } = trimmed(best.run, best.odds, ofPassage, text);
    const likeliest = ofPassage
      .filter((each) => each.start >= start && each.end <= end)
      .reduce<Weighed | null>((top, each) => (each.odds > (top?.odds ?? 0) ? each : top), null);
    if (likeliest === null) break;
    const place = { ...likeliest, start, end, text: text.slice(start, end) };
    shown.push(place);
    for (const each of weighed) if (each.odds > 0 && isSame(place, each)) each.odds = 0;
  }
  const [first] = sentences;
  if (first === undefined) return shown;
  return shown.sort((a, b) => Number(holds(b, first)) - Number(holds(a, first)));
}

const POINTS_BACK = /^\W*(?:he|she|they|it|this|these|those)\b/i;
const LONGEST_BEFORE = 300;

/** A sentence that begins with 'He' or 'They' together with the one before it, which names whom it means. */
export function withAntecedent<Stretch extends Candidate>(
  candidate: Stretch,
  sentences: readonly Candidate[],
  passages: readonly ReplyPassage[],
): Stretch {
  if (!POINTS_BACK.test(candidate.text)) return candidate;
  const before = sentences
    .filter(
      ({ kind, passageIndex, end }) =>
        kind === 'sentence' && passageIndex === candidate.passageIndex && end <= candidate.start,
    )
    .reduce<Candidate | null>((last, each) => (last === null || each.end > last.end ? each : last), null);
  if (before === null || candidate.start - before.start > LONGEST_BEFORE) return candidate;
  const text = passages[candidate.passageIndex]?.text.slice(before.start, candidate.end);
  return text === undefined ? candidate : { ...candidate, start: before.start, text };
}
