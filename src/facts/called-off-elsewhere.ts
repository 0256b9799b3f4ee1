import type { FoundFact } from './schema.ts';
import { isCalledOff } from './times/called-off.ts';
import { findDays } from './times/days.ts';

/** A paper of a case and what it says. */
interface PaperOfCase {
  documentId: string;
  filename: string;
  /** YYYY-MM-DD; null where it is not known. */
  docDate: string | null;
  facts: readonly FoundFact[];
}

/** Beginnings of words of which one stands in every sentence that takes a day back; small letters, a pattern anywhere. */
export const TAKES_BACK = 'vacat|cancel|continu|adjourn|re-?set|re-?sched|postpon|strick|off|moved';
const TAKING = new RegExp(TAKES_BACK, 'i');

/** The days that sentences of a paper take back, as 'YYYY-MM-DD' or '--MM-DD': 'the hearing set for May 4 is vacated'. */
export function daysTakenBack(facts: readonly FoundFact[]): Set<string> {
  const days = new Set<string>();
  for (const quote of new Set(facts.map((fact) => fact.quote))) {
    if (!TAKING.test(quote)) continue;
    for (const { date, start, end } of findDays(quote)) {
      if (date !== null && isCalledOff(quote, start, end)) days.add(date);
    }
  }
  return days;
}

const OFF = ' says this day is off)';

/** A label without the note of which other paper takes the day back, and that note: 'order.pdf says this day is off'. */
export function withoutDoubt(label: string): { label: string; doubt: string | null } {
  const at = label.endsWith(OFF) ? label.indexOf(' (') : -1;
  return at === -1 ? { label, doubt: null } : { label: label.slice(0, at), doubt: label.slice(at + 2, -1) };
}

function dayOf(fact: FoundFact): string | null {
  return fact.kind === 'hearing' || fact.kind === 'deadline' ? (fact.value.date ?? null) : null;
}

/**
 * The papers of a case with the days doubted that another of its papers takes back: they are unsure and say which paper to
 * look at, whatever was said of them before. A paper is not doubted by one that is dated before it.
 */
export function doubtCalledOff<Paper extends PaperOfCase>(papers: readonly Paper[]): Paper[] {
  const offs = papers.map(({ documentId, filename, docDate, facts }) => ({
    documentId,
    filename,
    docDate,
    days: daysTakenBack(facts),
  }));
  const taking = offs.filter(({ days }) => days.size > 0);
  if (taking.length === 0) return [...papers];
  return papers.map((paper) => {
    const others = taking.filter(
      ({ documentId, docDate }) =>
        documentId !== paper.documentId &&
        (docDate === null || paper.docDate === null || docDate >= paper.docDate),
    );
    if (others.length === 0) return paper;
    const facts = paper.facts.map((fact) => {
      const day = dayOf(fact);
      const by = others.find(
        ({ days }) => day !== null && (days.has(day) || days.has(day.slice(4).padStart(7, '-'))),
      );
      if (by === undefined) return fact;
      return {
        ...fact,
        certainty: 'unsure' as const,
        label: `${fact.label} (${by.filename}${OFF}`,
      };
    });
    return { ...paper, facts };
  });
}
