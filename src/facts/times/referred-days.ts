import type { Paper } from '../../papers/paper.ts';
import { findUnreadDays } from './unread-days.ts';

interface Place {
  start: number;
  end: number;
}

/** Somebody has to do something, or a court sits. */
const DUTY =
  '(?:must|shall|required|ordered|summoned|commanded|cited|notified|take notice|have to|(?:will|to) be (?:heard|held)|go to court|appear|should file)';
const LEADS = '(?:on|by|before|at|until|no later than|not later than)';
/** Where the day itself stands, or who will set it. */
const ELSEWHERE =
  '(?:(?:in|on) (?:this|the|your) (?:summons|notice|order|citation|form|front|top|first page)|(?:shown|stated|printed|listed|indicated|given|noted|specified|scheduled|named|set forth|set out|appearing)(?: (?:above|below|herein|hereon|in|on)\\b)?|above|below|(?:to|will) be (?:set|determined|decided|fixed|announced|assigned)|(?:set|determined|decided|fixed|assigned) by (?:the |this )?(?:court|judge|clerk))';
const DAY = '(?:dates?|day)(?: and (?:the )?(?:time|place))?';
const spaced = (pattern: string): string => pattern.replaceAll(' ', '\\s{1,3}');

const PATTERNS: readonly RegExp[] = [
  // 'You must attend court on the date in this Summons', 'the motion will be heard on a date to be set by the Court'.
  spaced(
    `\\b${DUTY}\\b[^.;:]{0,140}? ${LEADS} (?:an?|the|your|that|each) (?:\\p{L}{2,12} ){0,2}?${DAY} ${ELSEWHERE}`,
  ),
  spaced(`\\btake notice that ${LEADS} (?:an?|the) ${DAY} ${ELSEWHERE}`),
  // 'You should file the original by the court date'; a rule that counts from it is a period of its own.
  spaced(
    `\\b${DUTY}\\b[^.;:\\d]{0,140}? ${LEADS} (?:the|your|that) (?:court|hearing|trial|return|appearance) date\\b`,
  ),
  spaced(
    `\\b(?:receive|get|are given|are sent) (?:an?|your) (?:court|hearing|trial) date\\b[^.;:]{0,40}?\\bmust [^.;:\\n]{3,60}`,
  ),
  spaced(
    `\\b(?:hearing|trial|conference|sale)\\b[^.;:]{0,80}? (?:will be|shall be|is|has been) (?:held|heard|set|scheduled|conducted) as follows:`,
  ),
  // 'cited to show cause before the Court of ______ County, at ______, on ______'.
  spaced(
    `\\b(?:cited|summoned|commanded|directed|ordered|notified) (?:and required )?to (?:appear|show cause|attend|be and appear)\\b[^;_]{0,120}?_{4,}`,
  ),
  spaced(
    `\\b(?:must|shall|should) [^.;:]{3,80}? at the same time (?:that |as )?(?:you|the \\p{L}+) files?\\b`,
  ),
  // 'shall vacate by no later than 11:59 PM on the date of ________'.
  spaced(`\\b${DUTY}\\b[^.;]{0,90}? ${LEADS} [^.;_]{0,40}?(?:date|day) of\\s{0,3}_{4,}`),
].map((pattern) => new RegExp(pattern, 'giu'));

/** 'The parties must be in court on' at the end of its line, with the label of another field below it. */
const OPEN_LINE =
  /\b(?:must|shall|will|is|are)\s[^.;:\n]{3,100}\s(?:on|by|before)[ \t]{0,8}\n(?=[ \t]{0,8}\p{Lu}[\p{L}, ]{2,36}\n)/gu;

/**
 * Places where something has to be done, or a court sits, on a day that the sentence does not give: it stands elsewhere on
 * the sheet, was not filled in, or is still to be set. Somebody has to look for it.
 */
function findReferredDays({ text }: Paper): Place[] {
  const places = [...PATTERNS, OPEN_LINE].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: words }) => ({
      start: index,
      end: index + words.trimEnd().length,
    })),
  );
  const found: Place[] = [];
  for (const place of places.sort((a, b) => a.start - b.start))
    if (place.start >= (found.at(-1)?.end ?? 0)) found.push(place);
  return found;
}

/** Whether a place overlaps one of many: by the furthest end of those that begin before it ends. */
function overlapsAny(places: readonly Place[]): (place: Place) => boolean {
  const sorted = places.toSorted((a, b) => a.start - b.start);
  let furthest = Number.NEGATIVE_INFINITY;
  const ends = sorted.map(({ end }) => {
    furthest = Math.max(furthest, end);
    return furthest;
  });
  return ({ start, end }) => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle]?.start ?? end) < end) low = middle + 1;
      else high = middle;
    }
    return low > 0 && (ends[low - 1] ?? start) > start;
  };
}

/** Days that cannot be read or stand elsewhere, where nothing that was found tells of them already. */
export function findOpenDays(paper: Paper, told: readonly Place[], unplaced: readonly Place[]): Place[] {
  const isUnplaced = overlapsAny(unplaced);
  const unread = findUnreadDays(paper).filter((place) => !isUnplaced(place));
  const isKnown = overlapsAny([...told, ...unplaced, ...unread]);
  return [...unread, ...findReferredDays(paper).filter((place) => !isKnown(place))];
}
