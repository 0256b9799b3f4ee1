import { dayNumber, spell } from '../law/calendar-days.ts';
import { isMotionResponse, speaksOfMotion } from '../next/motion-response.ts';
import { isSameThing } from '../next/needs.ts';
import type { ReadPaper } from './paper.ts';
import type { Proposal } from './schema.ts';

/** 'Motion for Summary Judgment', 'Plaintiff's Motion to Compel Discovery': with its purpose, or it is no name. */
const NAMED =
  /\b(?:(?:[Pp]laintiff|[Dd]efendant|[Pp]etitioner|[Rr]espondent)['’]?s['’]?\s+)?(?:\p{Lu}[\p{L}-]+\s+){0,3}Motion\s+(?:for|to|in)\s+\p{L}+(?:\s+(?:(?:of|the|a|an|for|to|and|on|from|as|in)\s+)?(?!Motion\b)\p{Lu}[\p{L}’'-]+){0,7}/gu;
/** The same in small letters or capitals alone: its purpose ends with the words that belong to it. */
const PLAIN =
  /\bmotion\s+(?:for\s+(?:partial\s+)?summary\s+judgment|for\s+(?:default\s+)?judgment(?:\s+on\s+the\s+pleadings)?|to\s+(?:dismiss|compel(?:\s+\w+)?|strike|amend|withdraw|quash|stay|continue|set\s+aside|consolidate|intervene))\b/i;

/** The motion that a court's paper gives days for, as it names it; null where it names none, or several. */
export function motionNamed({
  head,
  beginning = head,
}: Pick<ReadPaper, 'head' | 'beginning'>): string | null {
  const text = beginning.replace(/\s+/g, ' ');
  const full = [...text.matchAll(NAMED)].map(([name]) => name.replace(/^The\s+/, '').trim());
  // The fuller name stands first: what is said again is shorter.
  const names = new Map(
    full.toReversed().map((name) => [name.replace(/^.*?(?=motion)/i, '').toLowerCase(), name]),
  );
  const [only] = names.values();
  if (only !== undefined) return names.size === 1 ? only : null;
  return PLAIN.exec(text)?.[0].toLowerCase() ?? null;
}

/** A day as a card has it, or as a fact tells it with the words of the paper. */
interface Told {
  label: string;
  quote?: string;
}

/** Whether a paper sets a day for a motion: to respond to it, or to be heard on it. */
export function setsMotionDay(days: { deadlines: readonly Told[]; hearings: readonly Told[] }): boolean {
  return (
    days.deadlines.some(({ label, quote = label }) => isMotionResponse(label, quote)) ||
    days.hearings.some(({ label, quote = '' }) => speaksOfMotion(`${label} ${quote}`))
  );
}

interface Entry {
  kind: string;
  date: string | null;
  finishedAt: unknown;
}

/**
 * That the answer to the complaint is open beside the motion of a later paper, with its day; null where the paper sets
 * none for a motion, or the timeline has no answer that is open.
 */
export function answerFirst(
  proposal: Pick<Proposal, 'deadlines' | 'hearings' | 'cuts'>,
  timeline: readonly Entry[],
  today: string,
): string | null {
  const quotes = new Map(proposal.cuts.map(({ factId, quote }) => [factId, quote]));
  const told = ({ label, factId }: { label: string; factId: string }): Told => ({
    label,
    quote: `${label} ${quotes.get(factId) ?? ''}`,
  });
  const days = { deadlines: proposal.deadlines.map(told), hearings: proposal.hearings.map(told) };
  if (!setsMotionDay(days)) return null;
  const answer = timeline.find(({ kind, finishedAt }) => finishedAt === null && isSameThing(kind, 'Answer'));
  if (answer === undefined) return null;
  const both = 'A response to the motion does not stand in for it.';
  if (answer.date === null)
    return `Your answer to the complaint is still open, and its day is not on your timeline yet. Count it first. ${both}`;
  const day = spell(dayNumber(answer.date));
  if (answer.date < today)
    return `Your answer to the complaint was due on ${day}. If it is not filed, file it today, before all else. ${both}`;
  const others = [...proposal.deadlines, ...proposal.hearings].flatMap(({ date }) => date ?? []);
  const isFirst = others.every((date) => answer.date !== null && answer.date <= date);
  return `Your answer to the complaint is still due${isFirst ? ' first' : ' as well'}: ${day}. ${both}`;
}
