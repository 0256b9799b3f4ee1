import type { Fact } from '../facts/schema.ts';
import type { ToldDay } from '../papers/told.ts';
import { termsOf } from './likeness.ts';
import { factsThatStand, type RecordPaper, sourceIn } from './record.ts';
import type { EventSource } from './schema.ts';

/** A value that a paper gives for something. */
export interface Claim {
  paperId: string;
  /** The day that the paper bears; null where it bears none. */
  dated: string | null;
  kind: 'date' | 'sum';
  /** What it is about, as words to compare and as words to read. */
  terms: ReadonlySet<string>;
  what: string;
  /** As it is compared: YYYY-MM-DD, YYYY-MM, or cents. */
  value: string;
  source: EventSource;
}

/** Words on either side of a day that still belong to what happened on it. */
const AROUND = 140;
const LINE = /[.;:!?](?=\s)/g;

/** The part of a sentence that tells of one of its days: between the days before and after, and the marks around it. */
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
  const from = [...left.matchAll(LINE)].at(-1);
  const to = right.search(LINE);
  return `${left.slice(from ? from.index + 1 : 0)} ${to < 0 ? right : right.slice(0, to)}`;
}

function toldClaims(paper: RecordPaper, without: ReadonlySet<string>): Claim[] {
  return paper.told.flatMap((day) => {
    if (day.isYearInferred) return [];
    const others = paper.told.filter((other) => other !== day && other.start === day.start);
    const terms = termsOf(clauseOf(day, others), without);
    const { page, start, end, text } = day;
    return [
      {
        ...{ paperId: paper.id, dated: paper.docDate, kind: 'date' as const },
        ...{ terms, what: text, value: day.date },
        source: sourceIn(paper, { page, start, end, quote: text }),
      },
    ];
  });
}

function factClaims(paper: RecordPaper, fact: Fact, without: ReadonlySet<string>): Claim[] {
  const source = sourceIn(paper, fact);
  const claim = (kind: Claim['kind'], what: string, value: string): Claim[] => {
    const terms = termsOf(what, without);
    return [{ paperId: paper.id, dated: paper.docDate, kind, terms, what, value, source }];
  };
  switch (fact.kind) {
    case 'sum':
      return claim('sum', fact.value.what, String(Math.round(fact.value.amount * 100)));
    case 'hearing':
      return claim('date', fact.value.what, fact.value.date);
    case 'deadline':
      return fact.value.date ? claim('date', fact.value.what, fact.value.date) : [];
    case 'filed':
      return claim('date', `${paper.title} filed`, fact.value.date);
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
