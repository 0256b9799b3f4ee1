import { amount } from '../text/words.ts';
import type { Direction, PeriodUnit } from './count.ts';
import type { CaseKind } from './courts/case-kinds.ts';
import { EVENTS, type EventKey } from './events.ts';

/** A second day that a rule names: a period never ends before it, or never after it. */
export interface OtherDay {
  /** The event it is counted from; its day is asked for and may stay unknown. */
  event: EventKey;
  /** Calendar days from that event; 0 is the day of the event itself. */
  days: number;
}

/** Where a rule's text was read. */
export interface RuleSource {
  /** 'Rule 1-012 NMRA, copy at law.justia.com'. */
  title: string;
  /** An https address. */
  address: string;
  /** The day it was read, YYYY-MM-DD. */
  retrieved: string;
}

/** Somebody who did not write a row compared it with its text and counted its examples. */
export interface RuleReview {
  /** 'engineer', 'clerk', 'attorney'. */
  role: string;
  /** YYYY-MM-DD. */
  day: string;
  /** Of the row as it was reviewed ({@link ruleHash}); a row that changed since is reviewed no more. */
  hash: string;
}

/** A worked date, run as a test of its row. Days are YYYY-MM-DD. */
export interface RuleExample {
  /** The day of the event, or of the hearing for a rule that counts back. */
  start: string;
  due: string;
  /** The way of service; in person without it. */
  service?: 'mail' | 'electronic';
  /** What it shows: 'ends on a Saturday'. */
  shows: string;
}

/** Two ways in which courts or commentators read a rule: nobody has to rely on ours. */
export interface RuleReading {
  /** As a sentence: 'Some courts count from the day of mailing.' */
  says: string;
  source: RuleSource;
}

/** A deadline of the rules of procedure, as a court counts it. */
export interface CourtRule {
  /** Letter of the court system and number: F1 … N1 … C1 …, a letter more for a variant. Permanent: deadlines keep it. */
  id: string;
  name: string;
  /** Names it had before: deadlines were stored under them. */
  formerly: readonly string[];
  days: number;
  /** What `days` is a number of. A month ends on the day of the same number, or on its last day (a year is 12). */
  unit: PeriodUnit;
  direction: Direction;
  /** It never ends before these days, where they are known: the rule gives whichever is later. */
  laterOf: readonly OtherDay[];
  /** It never ends after these days, where they are known: the rule gives whichever is earlier. */
  earlierOf: readonly OtherDay[];
  /**
   * The day on which it falls due, where that is not the period's last day or the next open one: the first Monday after
   * it has ended. 'stands': on its last day, open or closed, since no act at the court ends with it: a notice that comes
   * before a case, or something that no closed day holds up.
   */
  landing: 'monday' | 'stands' | null;
  /** The time of day by which it is due; null where the day alone counts. */
  dueTime: string | null;
  /** What sends it later (or, counting back, earlier) than its days: the way the papers were served. A table of its courts, or 'none'. */
  extension: string;
  citation: string;
  /** What it asks of you. */
  description: string;
  /** The kinds of case it holds in. */
  kinds: readonly CaseKind[];
  /** What day 0 is. */
  event: EventKey;
  /** The event that day 0 is, as words that follow 'counted from'. */
  startsFrom: string;
  /** It is the time to answer the complaint, petition or summons that began the case. */
  isAnswer: boolean;
  /** Who can give more time. */
  mayExtend: 'court' | 'nobody' | 'unread';
  /** What happens to who misses it, as a sentence; null where nothing was read about it. */
  consequence: string | null;
  /** The words of the rule that the days stand in, as read in the source; null where they were not read. */
  text: string | null;
  source: RuleSource | null;
  reviews: readonly RuleReview[];
  /** After this day nobody has looked whether it still reads so; YYYY-MM-DD. */
  checkedThrough: string | null;
  /** Its text was not read in a source: its number must be verified with the clerk. */
  isUnchecked: boolean;
  /** Each court sets the days itself: `days` is the number of the court named here. */
  localDefault?: string;
  /** The first day on which it reads as here, and the days it gave before. */
  since?: string;
  daysBefore?: number;
  /** The last day on which it reads as here, where its end is known. */
  until?: string;
  /** The event whose day says which text holds, where it is not the one the count starts from. */
  governedBy?: EventKey;
  /** The day on which it was entered here as it stands; what was counted before rests on what stood here then. */
  recorded: string;
  /** Other readings of it: it is 'disputed' while there are any. */
  readings: readonly RuleReading[];
  examples: readonly RuleExample[];
  caveats: readonly string[];
  /** Sentences a person must read before relying on the date. */
  warnings: readonly string[];
}

/** What a rule says beyond its name, days and citation; the rest is how most rules are. */
export type RuleEntry = Pick<
  CourtRule,
  'id' | 'name' | 'days' | 'citation' | 'description' | 'event' | 'recorded'
> &
  Partial<CourtRule>;

/**
 * A rule as its folder holds it: words and numbers alone, nothing computed, so that it can be read and changed by
 * somebody who is no programmer. `Sources` are the keys of the folder's table of copies, `Service` of its ways of service.
 */
export type RuleRow<Sources extends string, Service extends string> = Omit<
  RuleEntry,
  'source' | 'extension'
> & {
  source?: Sources;
  extension?: Service;
};

/** Cases that go by the ordinary rules of procedure. */
const ORDINARY: readonly CaseKind[] = ['civil', 'debt'];

/** A rule from its entry: of ordinary cases, forward, every calendar day, no extension. */
export function courtRule(entry: RuleEntry): CourtRule {
  return {
    kinds: ORDINARY,
    formerly: [],
    unit: 'calendar',
    direction: 'forward',
    laterOf: [],
    earlierOf: [],
    landing: null,
    dueTime: null,
    extension: 'none',
    startsFrom: EVENTS[entry.event].words,
    isAnswer: false,
    mayExtend: 'unread',
    consequence: null,
    text: null,
    source: null,
    reviews: [],
    readings: [],
    checkedThrough: null,
    isUnchecked: false,
    examples: [],
    caveats: [],
    warnings: [],
    ...entry,
  };
}

/** The rules of some rows, with the copies they name. */
export function rulesFrom<Sources extends string>(
  rows: readonly RuleRow<Sources, string>[],
  sources: Readonly<Record<Sources, RuleSource>>,
): readonly CourtRule[] {
  return rows.map(({ source, ...row }) =>
    courtRule({ ...row, source: source === undefined ? null : sources[source] }),
  );
}

/** 'the hearing', 'the trial': what a rule that counts back is counted from. */
export function anchorOf({ startsFrom }: Pick<CourtRule, 'startsFrom'>): string {
  return startsFrom.replace(/^the day of (?=the )/, '');
}

const DAYS_IN_A_MONTH = 30;

/** About how many calendar days a rule gives, to put the shortest first. */
export function lengthOf({ days, unit }: Pick<CourtRule, 'days' | 'unit'>): number {
  return unit === 'month' ? days * DAYS_IN_A_MONTH : days;
}

/** What the paper is called by which somebody learns of a case that this rule counts from. */
export function firstPaper({ event }: Pick<CourtRule, 'event'>): 'citation' | 'summons' {
  return event === 'citation-served' ? 'citation' : 'summons';
}

/** '30 days', or 'the Monday after 20 days': what is counted from the event. */
export function termOf(rule: Pick<CourtRule, 'days' | 'unit' | 'landing'>): string {
  return rule.landing === 'monday' ? `the Monday after ${periodOf(rule)}` : periodOf(rule);
}

/** '30 days', '10 court days', '6 months', '1 year'. */
export function periodOf({ days, unit }: Pick<CourtRule, 'days' | 'unit'>): string {
  if (unit === 'month') return days % 12 === 0 ? amount(days / 12, 'year') : amount(days, 'month');
  return amount(days, unit === 'court' ? 'court day' : 'day');
}
