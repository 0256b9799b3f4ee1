import type { FoundFact } from '../facts/schema.ts';
import { ON_PAPERS, RETURN_DAY } from '../facts/times/no-appearance.ts';
import { isNameless, NO_NAME } from '../facts/times/no-name.ts';
import type { KindId } from '../papers/kinds.ts';
import { nameByHeading } from './bankruptcy-names.ts';
import { COLLECTING_WAITS, PAPERS_DAY, RETURN_ONLY, SALE_DAY, SALE_SET } from './day-names.ts';
import { protectionName } from './protection-names.ts';

export type DayFact = Extract<FoundFact, { kind: 'deadline' | 'hearing' }>;

/** What of a paper says what its days are called. */
export interface NamingPaper {
  kind: KindId | null;
  /** How its text begins. */
  head: string;
  /** More of its text, where the days of a long form stand; the head alone where nothing more is at hand. */
  beginning?: string | undefined;
}

/** What a day is called in a paper of its kind, and whose it is where the kind decides that. */
export interface PaperName {
  name: string;
  who?: 'plaintiff' | 'defendant' | 'unsaid';
}

/** What a day of a summons is called on which the court sits. */
export const COURT_DATE = 'Court date';
/** 'At 8:30 a.m. in the Arapahoe County Court': people come together there. */
const IN_COURT = /\b(?:in|at|before)\s+the\s+(?:[\p{L}'’.-]+\s+){0,5}?court(?:house|room)?\b/iu;

/** A day of a summons without a name, with its hour and its court. */
function courtDate(fact: DayFact, { kind }: NamingPaper): PaperName | null {
  if (kind !== 'summons' || fact.kind !== 'deadline' || fact.label !== NO_NAME) return null;
  const { date, earliest, time } = fact.value;
  return (date ?? earliest) && time && IN_COURT.test(fact.quote) ? { name: COURT_DATE } : null;
}

/** 'The court may enter a judgment against you, unless prior to that time you have filed a response': by when to answer. */
const UNLESS_FIRST =
  /\bunless\b[^.;]{0,80}\b(?:prior\s+to|before|by)\s+(?:that|then|such)\b[^.;]{0,60}\byou\s+(?:have\s+)?(?:file[sd]?|serve[sd]?|answer(?:ed)?|respon(?:d|ded)|appear(?:ed)?)\b/i;

/** The time of a summons after which the court may decide without whoever has not answered. */
function answerFirst(fact: DayFact, { kind }: NamingPaper): PaperName | null {
  if (kind !== 'summons' || fact.kind !== 'deadline' || fact.value.date || !fact.value.period) return null;
  const isAgainst = /\bagainst\s+you\b/i.test(fact.quote) && UNLESS_FIRST.test(fact.quote);
  return isAgainst ? { name: 'Answer the lawsuit', who: 'defendant' } : null;
}

/** Whether the days of such a paper are named by headings, which may stand far down in it. */
export const isNamedByHeadings = (kind: KindId | null): boolean => kind === 'bankruptcy-notice';

/** Nobody sues in a bankruptcy: whom a day binds is said in its name. */
function bankruptcyName(fact: DayFact, { kind, head, beginning = head }: NamingPaper): PaperName | null {
  const name = isNamedByHeadings(kind) ? nameByHeading(fact, beginning) : null;
  return name === null ? null : { name, who: 'unsaid' };
}

/** How a day is read on which something is sold: 'Sale', 'Trustee's Sale', 'Auction to the highest bidder'. */
const SALE = /\b(?:sale|auction)(?:\s(?:to|of|at)\b.*)?$/i;
/** What a court hears of a sale is no sale. */
const HEARD = /\b(?:hearing|conference|motion|confirm\w*|report)\b/i;

/** Whose home it is need not be there: what is told is what happens on it. */
function saleName(fact: DayFact, { kind }: NamingPaper): PaperName | null {
  if (fact.kind !== 'hearing' || !SALE.test(fact.label) || HEARD.test(fact.label)) return null;
  return { name: kind === 'sale-notice' ? SALE_DAY : SALE_SET };
}

/** 'Enforcement of the judgment is postponed for 30 days'. */
const IS_HELD =
  /\b(?:enforcement|execution|collection|collecting)\b[^.;]{0,60}\b(?:is|are|be|been)\s(?:\w+\s)?(?:postponed|stayed|suspended|on\shold)\b/i;

/** A time for which a judgment is not enforced: nobody has to do anything by its end. */
function holdsName(fact: DayFact): PaperName | null {
  if (fact.kind !== 'deadline' || !isNameless(fact.label) || fact.value.date) return null;
  return IS_HELD.test(fact.quote) ? { name: COLLECTING_WAITS, who: 'unsaid' } : null;
}

/** A day on which the paper says that nobody has to come. */
function nobodysName(fact: DayFact): PaperName | null {
  if (fact.kind !== 'hearing') return null;
  if (fact.label === ON_PAPERS) return { name: PAPERS_DAY };
  return fact.label === RETURN_DAY ? { name: RETURN_ONLY } : null;
}

/** Whoever knows papers of one kind and what their days are for: the first that has a name for a day gives it. */
const NAMERS: readonly ((fact: DayFact, paper: NamingPaper) => PaperName | null)[] = [
  bankruptcyName,
  protectionName,
  courtDate,
  saleName,
  nobodysName,
  holdsName,
  answerFirst,
];

/** What a day is called by the kind of its paper, before its own words are asked; null of most days. */
export function nameInPaper(fact: DayFact, paper: NamingPaper): PaperName | null {
  for (const nameOf of NAMERS) {
    const found = nameOf(fact, paper);
    if (found !== null) return found;
  }
  return null;
}

/** A day with whose it is in a paper of its kind. */
export function withOwner<Fact extends FoundFact>(fact: Fact, paper: NamingPaper): Fact {
  if (fact.kind !== 'deadline') return fact;
  const who = nameInPaper(fact, paper)?.who;
  return who === undefined ? fact : { ...fact, value: { ...fact.value, who } };
}
