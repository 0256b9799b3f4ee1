import type { Fact } from '../facts/schema.ts';
import type { ToldDay } from '../papers/told.ts';
import { termsOf } from './likeness.ts';
import { factsThatStand, type RecordPaper, sourceIn } from './record.ts';
import type { EventSource } from './schema.ts';

export const CLAIM_SORTS = ['event', 'hearing', 'deadline', 'sum'] as const;
export type ClaimSort = (typeof CLAIM_SORTS)[number];

/** A value that a paper gives for something. */
export interface Claim {
  paperId: string;
  /** The day that the paper bears; null where it bears none. */
  dated: string | null;
  /** Only claims of one sort are compared. */
  about: ClaimSort;
  /** What it is about, as words to compare and as words to read. */
  terms: ReadonlySet<string>;
  what: string;
  /** As it is compared: YYYY-MM-DD, YYYY-MM, or cents. */
  value: string;
  source: EventSource;
}

/** Words on either side of a day that still belong to what happened on it. */
const AROUND = 140;
const JOINT = /;|:(?=\s)/g;

/** The part of a sentence that tells of one of its days: between the days before and after, and the joints around it. */
function clauseOf({ text, dayStart, dayEnd }: ToldDay, others: readonly ToldDay[]): string {
  const before = Math.max(
    dayStart - AROUND,
    ...others.filter((day) => day.dayEnd <= dayStart).map((day) => day.dayEnd),
    0,
  );
  const after = Math.min(
    dayEnd + AROUND,
    ...others.filter((day) => day.dayStart >= dayEnd).map((day) => day.dayStart),
    text.length,
  );
  const left = text.slice(before, dayStart);
  const right = text.slice(dayEnd, after);
  const from = [...left.matchAll(JOINT)].at(-1);
  const to = right.search(JOINT);
  return `${left.slice(from ? from.index + 1 : 0)} ${to < 0 ? right : right.slice(0, to)}`;
}

function toldClaims(paper: RecordPaper, without: ReadonlySet<string>): Claim[] {
  const common = { paperId: paper.id, dated: paper.docDate };
  const days = paper.told.days.flatMap((day): Claim[] => {
    if (day.isYearInferred) return [];
    const others = paper.told.days.filter((other) => other !== day && other.start === day.start);
    const { page, start, end, text, date } = day;
    const source = sourceIn(paper, { page, start, end, quote: text });
    return [
      {
        ...common,
        about: 'event',
        terms: termsOf(clauseOf(day, others), without),
        what: text,
        value: date,
        source,
      },
    ];
  });
  const sums = paper.told.sums.map((sum): Claim => {
    const { what, amount } = sum;
    const value = String(Math.round(amount * 100));
    return {
      ...common,
      about: 'sum',
      terms: termsOf(what, without),
      what,
      value,
      source: sourceIn(paper, sum),
    };
  });
  return [...days, ...sums];
}

function factClaims(paper: RecordPaper, fact: Fact, without: ReadonlySet<string>): Claim[] {
  const source = sourceIn(paper, fact);
  const claim = (about: ClaimSort, what: string, value: string): Claim[] => {
    const terms = termsOf(what, without);
    return [{ paperId: paper.id, dated: paper.docDate, about, terms, what, value, source }];
  };
  switch (fact.kind) {
    case 'hearing':
      return claim('hearing', fact.value.what, fact.value.date);
    case 'deadline':
      return fact.value.date ? claim('deadline', fact.value.what, fact.value.date) : [];
    case 'filed':
      return claim('event', `${paper.title} filed`, fact.value.date);
    default:
      return [];
  }
}

/** The days and sums of a paper, with what they are about; `without` are words that stand everywhere in the case. */
export function claimsOf(paper: RecordPaper, without: ReadonlySet<string>): Claim[] {
  const facts = factsThatStand(paper).filter(
    ({ certainty, status }) => certainty !== 'unsure' || status !== 'found',
  );
  return [...toldClaims(paper, without), ...facts.flatMap((fact) => factClaims(paper, fact, without))];
}
