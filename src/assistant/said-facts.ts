import { daysTakenBack, withoutDoubt } from '../facts/called-off-elsewhere.ts';
import { dollars, periodWords, whoActs } from '../facts/fact-words.ts';
import { isDayNamed } from '../facts/resets.ts';
import type { FactKind, ValueOf } from '../facts/schema.ts';
import { byTime } from '../text/day-words.ts';
import type { Place } from './draft.ts';
import type { CaseFacts, PaperSays, SaidFact } from './facts-schema.ts';
import { day, dayAndDistance, shortened } from './words.ts';

/** A fact with the paper that says it. */
export interface PaperFact {
  paper: PaperSays;
  fact: SaidFact;
}

const LONGEST_OF = 90;
const BY_STATUS = { corrected: 0, confirmed: 0, found: 1, dismissed: 2 } as const;
const BY_CERTAINTY = { certain: 0, likely: 1, unsure: 2 } as const;

const isDoubted = ({ label }: SaidFact) => withoutDoubt(label).doubt !== null;

/** A sitting that another paper calls off, and of whose new day in that paper somebody said that it is right. */
function isReplaced(fact: SaidFact, says: readonly PaperSays[]): boolean {
  if (fact.kind !== 'hearing' || !isDoubted(fact)) return false;
  const { date } = fact.value;
  return says.some(({ facts }) => {
    const isSaid = facts.some(
      (other) =>
        other.kind === 'hearing' &&
        !isDoubted(other) &&
        (other.status === 'confirmed' || other.status === 'corrected'),
    );
    return isSaid && [...daysTakenBack(facts)].some((day) => isDayNamed(date, day));
  });
}

/**
 * Facts of some kinds that the papers say: what a person confirmed or corrected first, then by how sure they are, then
 * by paper and place. What somebody dismissed is not told.
 */
export function saidFacts({ documents }: CaseFacts, kinds: readonly FactKind[]): PaperFact[] {
  const says = documents.says ?? [];
  return says
    .flatMap((paper) => paper.facts.map((fact) => ({ paper, fact })))
    .filter(({ fact }) => fact.status !== 'dismissed' && kinds.includes(fact.kind) && !isReplaced(fact, says))
    .sort(
      ({ fact: a }, { fact: b }) =>
        Number(isDoubted(a)) - Number(isDoubted(b)) ||
        BY_STATUS[a.status] - BY_STATUS[b.status] ||
        BY_CERTAINTY[a.certainty] - BY_CERTAINTY[b.certainty],
    );
}

export function placeOf({ paper, fact }: PaperFact): Place {
  const { documentId, filename } = paper;
  return { documentId, filename, page: fact.page, start: fact.start, text: fact.quote };
}

/** How sure a fact is, in words; empty where nothing has to be said. */
export function sureWords({ label, status, certainty, page }: SaidFact): string {
  // Its label says which paper calls the day off, whatever was said of the day before.
  if (withoutDoubt(label).doubt !== null) return '';
  if (status === 'confirmed') return ' (confirmed by you)';
  if (status === 'corrected') return ' (as you corrected it)';
  return certainty === 'unsure' ? ` (found, not certain: check page ${page})` : '';
}

/** The day by which something is to be done, or on which it takes place; null for a period and for what has none. */
export function dayOfFact({ fact }: PaperFact): string | null {
  switch (fact.kind) {
    case 'deadline':
      return fact.value.date ?? fact.value.earliest ?? fact.value.latest ?? null;
    case 'hearing':
      return fact.value.date;
    case 'offer':
      return fact.value.until ?? null;
    default:
      return null;
  }
}

function deadlineWords(value: ValueOf<'deadline'>, label: string, today: string): string {
  const who = whoActs(value);
  const whose = who === null ? '' : ` (${who})`;
  const { date, time, period, earliest, latest } = value;
  const open =
    earliest && latest && earliest !== latest
      ? `; the words can mean ${day(earliest)} to ${day(latest)}`
      : '';
  if (date) return `${dayAndDistance(date, today)}${byTime(time ?? null)}: ${label}${whose}${open}`;
  // Counted back from a day of the same paper.
  const last = latest && !earliest ? `${dayAndDistance(latest, today)} at the latest` : null;
  if (period) return `${periodWords(period)}${last === null ? '' : `, so ${last}`}: ${label}${whose}`;
  if (last !== null) return `${last}: ${label}${whose}`;
  if (earliest && latest) return `Between ${day(earliest)} and ${day(latest)}: ${label}${whose}`;
  return `${label}${whose}`;
}

/** What a fact says, with its distance from today; no quotation and no place. */
export function wordsOfFact({ fact }: PaperFact, today: string): string {
  switch (fact.kind) {
    case 'deadline':
      return deadlineWords(fact.value, fact.label, today);
    case 'hearing': {
      const { date, time, place } = fact.value;
      return `${dayAndDistance(date, today)}${byTime(time ?? null).replace(/^,? by /, ', at ')}: ${fact.label}${place ? `, ${place}` : ''}`;
    }
    case 'offer': {
      const { amount, until } = fact.value;
      const sum = amount ? `${dollars(amount)}` : fact.label;
      return until ? `${sum}, open until ${dayAndDistance(until, today)}` : sum;
    }
    case 'sum':
      return `${dollars(fact.value.amount)}${fact.label === '' ? '' : `: ${fact.label}`}`;
    case 'party':
      return `${fact.label}: ${fact.value.name}`;
    case 'court':
    case 'judge':
      return fact.value.name;
    case 'case-number':
      return fact.value.number;
    case 'attorney':
      return fact.value.for ? `${fact.value.name}, for ${fact.value.for}` : fact.value.name;
    case 'filed':
      return `${fact.label}: ${day(fact.value.date)}`;
    case 'disposition':
      return `${shortened(fact.value.of, LONGEST_OF)}: ${fact.value.outcome}`;
    case 'contact':
      return [fact.value.name, fact.value.phone, fact.value.email, fact.value.address]
        .filter(Boolean)
        .join(', ');
    case 'consequence':
      return fact.label;
  }
}
