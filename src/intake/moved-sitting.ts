import { isDayNamed, type Reset, SITTING_NAMES } from '../facts/resets.ts';
import { dayNumber, spellShort, yearOf } from '../law/calendar-days.ts';
import { isSameThing } from '../next/needs.ts';
import { PROPOSAL_LIMITS } from './lines-schema.ts';
import type { Proposal } from './schema.ts';

/** An open entry of a timeline that has a day. */
export interface Standing {
  id: string;
  kind: string;
  date: string;
  /** HH:MM */
  dueTime: string | null;
  takesPlace?: boolean;
}

/** What a paper calls off or moves, and how it is called: 'order', 'notice', else 'paper'. */
export interface Resetting {
  resets: readonly Reset[];
  docType: string | null;
  /** At the court. */
  today: string;
}

/** A day on which people come together. */
interface Sitting {
  what: string;
  date: string;
}

const SITS = new RegExp(`\\b(?:${SITTING_NAMES})\\b`, 'i');
/** A name that says no more than that somebody sits. */
const PLAIN = /^(?:court date|hearing|appearance|setting)$/i;
const HEARS = /\bhearing\b/i;
const BEFORE_TRIAL = /\bpre-?trial\b/i;

const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** Whether two names can be of one sitting: one of them may be plain. */
function isOneSitting(kind: string, what: string): boolean {
  if (PLAIN.test(kind) || PLAIN.test(what)) return true;
  return BEFORE_TRIAL.test(kind) === BEFORE_TRIAL.test(what) && isSameThing(kind, what);
}

/** The entry that a paper calls off: the one on the day that it names, else the only one ahead of that name. */
function entryOf(
  { what, from, to }: Reset,
  timeline: readonly Standing[],
  today: string,
): Standing | undefined {
  const sittings = timeline.filter(({ kind, takesPlace }) => takesPlace === true || SITS.test(kind));
  const onDay = sittings.filter(({ date }) => isDayNamed(date, from));
  const ahead = sittings.filter(
    // Of a hearing that has no name of its own there may be one alone.
    ({ kind, date }) =>
      date >= today && what !== null && (PLAIN.test(what) ? HEARS.test(kind) : isSameThing(kind, what)),
  );
  const found =
    onDay.length > 0
      ? onDay.filter(({ kind }) => what === null || isOneSitting(kind, what))
      : ahead.filter(
          ({ kind, date }) =>
            !isDayNamed(date, to) && BEFORE_TRIAL.test(kind) === BEFORE_TRIAL.test(what ?? ''),
        );
  return found.length === 1 ? found[0] : undefined;
}

/** The sitting that a day of a paper is set for instead of an earlier one. */
function resetTo({ what, date }: Sitting, resets: readonly Reset[], isOnly: boolean): Reset | undefined {
  return (
    resets.find(({ to }) => isDayNamed(date, to)) ??
    // 'The trial is vacated' in one place, and its new day in another.
    resets.find((each) => isOnly && each.to === null && each.what !== null && isOneSitting(what, each.what))
  );
}

/**
 * A proposal without the days that its own paper calls off, and with the name of what is set again where a new day has
 * only a plain one.
 */
export function withResets(proposal: Proposal, resets: readonly Reset[]): Proposal {
  if (resets.length === 0) return proposal;
  const standing = proposal.hearings.filter(
    ({ date }) =>
      date === null ||
      !resets.some(({ from }) => isDayNamed(date, from)) ||
      resets.some(({ to }) => isDayNamed(date, to)),
  );
  const hearings = standing.map((line) => {
    if (line.date === null || !PLAIN.test(line.label)) return line;
    const sitting = { what: line.label, date: line.date };
    const what = resetTo(sitting, resets, standing.length === 1)?.what ?? null;
    return what === null ? line : { ...line, label: capital(what).slice(0, PROPOSAL_LIMITS.line) };
  });
  return { ...proposal, hearings };
}

/** 'Dec 9', with its year where the other day is of another. */
function plainDay(date: string, other: string): string {
  const [one, two] = [dayNumber(date), dayNumber(other)];
  const day = spellShort(one).replace(/^\p{L}+, /u, '');
  return yearOf(one) === yearOf(two) ? day : `${day}, ${yearOf(one)}`;
}

const nameOf = (docType: string | null) => /order|notice/i.exec(docType ?? '')?.[0].toLowerCase() ?? 'paper';

/** The entry that a hearing of a paper moves because the paper says so, and that in a sentence; null where it says no such thing. */
export function movedSitting(
  line: Sitting,
  timeline: readonly Standing[],
  { resets, docType, today }: Resetting,
  isOnly: boolean,
): { entry: Standing; text: string } | null {
  const reset = resetTo(line, resets, isOnly);
  const entry = reset && entryOf(reset, timeline, today);
  if (reset === undefined || entry === undefined || entry.date === line.date) return null;
  const what = reset.what ?? entry.kind.toLowerCase();
  const days = `from ${plainDay(entry.date, line.date)} to ${plainDay(line.date, entry.date)}`;
  return { entry, text: `This ${nameOf(docType)} moves your ${what} ${days}.` };
}

/** What a paper calls off without another day, in a sentence; null where it calls nothing off so. */
export function calledOffInWords(
  { hearings }: Proposal,
  { resets, docType }: Pick<Resetting, 'resets' | 'docType'>,
): string | null {
  const off = resets.find(
    (reset) =>
      reset.to === null &&
      !hearings.some(
        ({ label, date }) =>
          date !== null && resetTo({ what: label, date }, [reset], hearings.length === 1) !== undefined,
      ),
  );
  if (off === undefined) return null;
  return `This ${nameOf(docType)} calls your ${off.what ?? 'court date'} off. No new day stands in it.`;
}
