import { collapse } from '../papers/docket/docket-lines.ts';
import { withoutEntered } from '../papers/docket/entry-text.ts';
import { dateAt } from '../papers/docket/printed-dates.ts';

export type StatedKind = 'answer' | 'response' | 'reply' | 'hearing' | 'served' | 'sent' | 'due';

/** A date that an entry itself names, with the words that name it. */
export interface StatedDate {
  kind: StatedKind;
  /** YYYY-MM-DD */
  date: string;
  words: string;
}

const LEADS: ReadonlyArray<[StatedKind, RegExp]> = [
  [
    'answer',
    /\b(?:answers?|responsive pleadings?|response to complaint)\s+(?:is |are )?due\s*(?:date\s*)?(?:by|on|:)?\s*/gi,
  ],
  [
    'response',
    /\b(?:responses?|oppositions?|objections?|briefs? in opposition)(?: to [\w ]{0,40}?)?\s+(?:is |are )?due\s*(?:date\s*)?(?:by|on|:)?\s*/gi,
  ],
  ['reply', /\b(?:repl(?:y|ies)|reply briefs?)\s+(?:is |are )?due\s*(?:date\s*)?(?:by|on|:)?\s*/gi],
  [
    'hearing',
    /\b(?:hearing|conference|trial|argument)s?\b(?:(?!held)[^.;]){0,60}?\b(?:set|reset|scheduled|continued|rescheduled)?\s*(?:for|to|on)\s+/gi,
  ],
  ['served', /\bserved\s*(?:on|by [\w ]{1,30} on|:)?\s*/gi],
  ['sent', /\bwaiver(?: of (?:the )?(?:service|summons)(?: of summons)?)?\s+sent\s+(?:on\s+)?/gi],
  ['due', /\b(?:due|no later than|on or before|deadline (?:of|is|extended to|reset to))\s*(?:by|on|:)?\s*/gi],
];
const FURTHEST = 20_000;

/**
 * Dates that an entry names with what they are for: 'answer due 4/3/2023', 'Motion Hearing set for 10/11/2019',
 * 'served on 3/13/2023'. In order of place; each place once. The day it was entered is none.
 */
export function statedDates(description: string): StatedDate[] {
  const text = collapse(withoutEntered(description.slice(0, FURTHEST)));
  const found = new Map<number, StatedDate>();
  for (const [kind, lead] of LEADS) {
    for (const match of text.matchAll(lead)) {
      const from = match.index + match[0].length;
      const date = dateAt(text, from);
      if (!date || date.iso === null || found.has(from)) continue;
      found.set(from, { kind, date: date.iso, words: text.slice(match.index, date.end) });
    }
  }
  return [...found].sort((a, b) => a[0] - b[0]).map(([, stated]) => stated);
}

/** The first date of a kind; null where the entry names none, or several different ones. */
export function onlyDate(dates: readonly StatedDate[], kind: StatedKind): string | null {
  const all = new Set(dates.filter((each) => each.kind === kind).map(({ date }) => date));
  const [first] = all;
  return all.size === 1 ? (first ?? null) : null;
}
