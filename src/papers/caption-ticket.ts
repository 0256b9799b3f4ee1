import { toParties } from './caption-names.ts';
import { readable } from './counts.ts';
import { evidenceAt, type Paper } from './paper.ts';
import type { AnalysisParty, AnalysisStatement } from './schema.ts';

const FROM_TOP = 4_000;
/** What an officer's ticket numbers: 'Citation No.', 'Ticket Number:', 'Violation #'. */
const NUMBERED =
  /\b(?:citation|ticket|violation|infraction|notice of violation|summons)\s(?:no\b\.?|number|num\b\.?|#)\s{0,2}[:.]?\s{0,3}((?=[A-Z\d-]*\d{4})[A-Z\d][A-Z\d-]{4,20})(?![\w-])/i;
/** What is told of a car and of who drives it, each under its label. */
const OF_CAR = [
  /\b(?:license )?plate\b/i,
  /\b(?:vehicle|veh\.?|vin)\b/i,
  /\b(?:driver['’]?s? licen[cs]e|d\.?l\.? (?:no|number|#))/i,
  /\b(?:make|model)\s?:/i,
  /\bofficer\b/i,
  /\b(?:speed|parking|parked|mph)\b/i,
  /\b(?:fine|penalty)\b/i,
];
const FEWEST = 3;

/** The beginning of a ticket that an officer wrote; null in every other paper. */
function ticketIn({ text }: Paper): string | null {
  const head = text.slice(0, FROM_TOP);
  return NUMBERED.test(head) && OF_CAR.filter((label) => label.test(head)).length >= FEWEST ? head : null;
}

/** The number of a ticket, by which it is paid or contested. */
export function numberOfTicket(paper: Paper): AnalysisStatement | null {
  const head = ticketIn(paper);
  const match = head === null ? null : NUMBERED.exec(head);
  if (match?.[1] === undefined) return null;
  const start = match.index + match[0].lastIndexOf(match[1]);
  return { text: match[1], evidence: evidenceAt(paper, start, start + match[1].length) };
}

const NAME = "(\\p{L}[\\p{L}'’-]{1,30})";
const GAP = '[^\\S\\n]{0,6}(?:\\n[^\\S\\n]{0,6})?';
const LAST_NAME_FIRST = new RegExp(
  `\\blast(?: name)?\\s?:${GAP}${NAME}${GAP}first(?: name)?\\s?:${GAP}${NAME}(?:${GAP}(?:middle|m\\.?i\\.?)(?: name| initial)?\\s?:[^\\S\\n]{0,6}(\\p{L}[\\p{L}'’-]{0,30})(?![\\p{L}:]))?`,
  'iu',
);

/** Whom a ticket names in the boxes for the driver's last and first name. */
export function fromTicket(paper: Paper): AnalysisParty[] {
  const head = ticketIn(paper);
  const match = head === null ? null : LAST_NAME_FIRST.exec(head);
  const [whole = '', last = '', first = '', middle = ''] = match ?? [];
  if (match === null || /^(?:first|last|middle|name)$/i.test(`${last} ${first}`)) return [];
  const start = match.index + whole.indexOf(last, whole.indexOf(':'));
  const [party] = toParties(paper, [{ text: last, start, end: start + last.length, line: 0 }], 'defendant');
  if (party === undefined) return [];
  const name = readable([first, middle, last].filter((part) => part !== '').join(' '), /^[A-Z]$/);
  return [
    { ...party, name, certainty: 'likely', evidence: evidenceAt(paper, start, match.index + whole.length) },
  ];
}
