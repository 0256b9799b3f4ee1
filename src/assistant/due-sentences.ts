import { isCalendarDate } from '../calendar-date.ts';
import { findDates } from '../papers/dates.ts';
import { tellsWhatToDo } from '../papers/kind-of.ts';
import { readPaper } from '../papers/paper.ts';
import { readSentences } from '../papers/sentences.ts';
import type { Place } from './draft.ts';
import type { CaseFacts } from './facts-schema.ts';

/** A sentence of a paper that says by when something is to be done, or when something takes place. */
export interface DueSentence {
  place: Place;
  docType: string | null;
  /** The day it names, the next one where it names several; null for a period of so many days. */
  date: string | null;
}

const OBLIGES =
  /\b(?:must|shall|due|deadline|no later than|not later than|on or before|ordered|required|hearing|conference|trial|mediation|appear(?:ance)? (?:on|at|before|in)|set for|scheduled|extended (?:to|until|through)|expires?|respond|answer)\b/i;
const PERIOD =
  /\b(?:within|no later than|not later than) (?:\S+ )?(?:\(?\d+\)? )?(?:\S+ )?(?:calendar |business |court |working )?(?:days?|weeks?|months?|hours?)\b|\b\d+ (?:calendar |business |court )?days (?:after|from|before|of)\b/i;
const DUTY = /\b(?:must|shall|is ordered|are ordered|required|you have|may file|file|serve|respond)\b/i;
/** Words about what happened, about rules in general, or about a text's own making. */
const PAST =
  /\b(?:was|were|had|has been|have been) (?:filed|served|entered|issued|signed|due|held|denied|granted|extended|scheduled|given|required|ordered|directed)\b|\bfailed to\b|\b(?:cir|f\.[23]d|f\. ?supp|u\.s\.c?) ?\b.*\b(?:19|20)\d\d\)|\bcourts? (?:have|has) held\b/i;
/** Tells what others say, or what a rule says, and asks nothing of anybody. */
const RETELLS =
  /\b(?:contends?|contended|argues?|argued|quot(?:e[sd]?|ing)|cit(?:e[sd]?|ing)|provides that|courts in)\b|\b\d{4} WL \d/i;
const SHORTEST = 25;
const LONGEST = 650;
const MOST = 40;

function dateOf(text: string, today: string): string | null {
  const days = findDates(text)
    .map(({ date }) => date)
    .filter((date) => isCalendarDate(date))
    .sort();
  return days.find((date) => date >= today) ?? days.at(-1) ?? null;
}

function sentencesOf(place: Place, docType: string | null, today: string): DueSentence[] {
  return readSentences(readPaper(place.text)).flatMap(({ start, end, text }) => {
    if (text.length < SHORTEST || text.length > LONGEST || !OBLIGES.test(text)) return [];
    if (RETELLS.test(text)) return [];
    const date = dateOf(text, today);
    if (PAST.test(text) && (date === null || date < today)) return [];
    if (date === null && !(PERIOD.test(text) && DUTY.test(text))) return [];
    return [
      {
        place: {
          ...place,
          start: place.start === null ? null : place.start + start,
          text: place.text.slice(start, end),
        },
        docType,
        date,
      },
    ];
  });
}

const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/**
 * What the papers of a case themselves ask by when: days to come first, the soonest first, then periods, then days
 * that have passed, the latest first. Only out of papers that tell somebody what to do. `passages` are what search found.
 */
export function dueSentences(facts: CaseFacts, passages: readonly Place[]): DueSentence[] {
  const { documents, today } = facts;
  const types = new Map(documents.listed.map(({ id, docType }) => [id, docType]));
  const found = [
    ...documents.dated.flatMap(({ docType, ...place }) => sentencesOf(place, docType, today)),
    ...passages.flatMap((place) => {
      const docType = types.get(place.documentId) ?? null;
      return tellsWhatToDo(docType) ? sentencesOf(place, docType, today) : [];
    }),
  ];
  const seen = new Set<string>();
  const once = found.filter(({ place }) => {
    const words = letters(place.text);
    return !seen.has(words) && seen.add(words);
  });
  const rank = ({ date }: DueSentence) => (date === null ? 1 : date >= today ? 0 : 2);
  return once
    .sort((a, b) => {
      const byRank = rank(a) - rank(b);
      if (byRank !== 0 || a.date === null || b.date === null || a.date === b.date) return byRank;
      return a.date < b.date === (rank(a) === 0) ? -1 : 1;
    })
    .slice(0, MOST);
}
