import type { Paper } from '../../papers/paper.ts';
import { findDays } from './days.ts';
import { mailDays } from './mail-days.ts';
import { setInRows } from './sittings.ts';

/** 'This 18th day of November': the day on which the words are written, whatever stands before it. */
const THIS_DAY = /\bthis\s{1,3}(?:the\s{1,3})?$/i;
const DAY_OF = /^\S{1,14}(?:\s\S{1,10})?\s{1,3}day\s{1,3}of\b/i;

/** Whether a day of a text is the one on which the text was made. */
export function isDayOfMaking(text: string, { start, end }: { start: number; end: number }): boolean {
  return DAY_OF.test(text.slice(start, end)) && THIS_DAY.test(text.slice(Math.max(0, start - 12), start));
}

const REACH_AT_ENDS = 6000;
/** What a paper says of the making of itself, at the head of a line or after the place where it was made. */
const MADE =
  /^[\s>*_()§|]{0,80}(?:e-?filed|filed|electronically filed|(?:statement|invoice|notice|letter|bill)\s(?:date|closing)|date of (?:notice|issue|issuance)|date issued|dated|date|sent|signed|entered|issued|executed|mailed|so ordered|done|witness|subscribed|sworn|declared|given|served on|closing date|printed|posted|i (?:hereby )?certify that (?:on|this))\b(?!\s(?:and|within|by the other|if|of (?:loss|birth|service|hearing|accident|injury)))[^.;]{0,110}/i;
/** '/s/ Ann Lee     May 20, 2031'. */
const SIGNED = /\/s\/|^\s{0,60}_{4,}/;
const WORD_OF_TIME = /\d/;
/**
 * 'Printed: 09/04/2031 10:21 pm' at the foot of a register, 'Retrieved from the court on September 4, 2031' at its head, the
 * receipt of who printed it: what it lists before then has been, however old the case is.
 */
const PRINTED =
  /(?:^|\s{2}|\t|\s(?=printed\b))\W{0,4}(?:(?:date\s)?printed|(?:run|print|report)\s(?:date|on|run)|retrieved|[^;:]{0,60}\b(?:docket|register|summary|history|report)\sas\sof)\b\s?:?\s{0,4}[^.;]{0,60}/i;
/** '12  Accounting report as of …', '03/04/2031 …': an entry. */
const IN_ROW = /^\W{0,4}\d{1,4}(?:\s{1,4}\p{L}|[/-]\d{1,2}[/-]\d{2,4}\s)/u;
const RECEIPT = /^\W{0,4}transaction receipt\b/i;
const HISTORY =
  /\b(?:complaint|petition|answer|motion|action|case|suit|lease|agreement|contract)\b[^.]{0,40}\b(?:was|were|is|on|dated)\b/i;

/**
 * The day on which a paper was made: the given one, or a later one that it gives itself in a line of its own (stamp,
 * 'Dated', a signature with its day). A mail is of the day that its head gives, whatever was stamped on it later; what
 * answers of it is quoted below is older. Null where none is told.
 */
export function ownDay(paper: Paper, given: string | null, docType: string | null): string | null {
  const isMail = /e-?mail|message/i.test(docType ?? '');
  const isRegister = /docket|register of actions|(?:case|court) summary|^other$/i.test(docType ?? '');
  const [head] = isMail ? mailDays(paper) : [];
  if (head !== undefined && head.start < REACH_AT_ENDS) return head.date;
  const printed = isRegister ? printedDay(paper) : null;
  let latest: string | null = printed !== null && (given === null || printed > given) ? printed : given;
  for (const [index, line] of paper.lines.entries()) {
    if (line.start > REACH_AT_ENDS && line.end < paper.text.length - REACH_AT_ENDS) continue;
    const text = paper.text.slice(line.start, Math.min(line.end, line.start + 240));
    if (HISTORY.test(text)) continue;
    const whole = withNext(paper, index, text);
    const isThis = /\bthis\b.{1,24}\bday\s+of\b/i.test(whole);
    const made = isThis ? whole : (MADE.exec(whole)?.[0] ?? (SIGNED.test(text) ? text : null));
    if (made === null || !WORD_OF_TIME.test(made)) continue;
    const days = findDays(made).filter(({ date }) => date?.length === 10);
    const found = isThis ? days.find((day) => isDayOfMaking(made, day)) : days[0];
    const day = found?.date ?? null;
    if (!found || day === null || setInRows(paper, line.start + text.indexOf(made) + found.start) !== null)
      continue;
    if (isMail) return latest ?? day;
    if (latest === null || (day > latest && isNear(latest, day))) latest = day;
  }
  return latest;
}

/** The day on which a register of a court was printed, by its head, its feet or its receipt; null where none is told. */
export function printedDay(paper: Paper): string | null {
  let latest: string | null = null;
  for (const [index, line] of paper.lines.entries()) {
    // What prints a register says so at its head or its foot, and in no row of it.
    const isInside = line.start > REACH_AT_ENDS && line.end < paper.text.length - REACH_AT_ENDS;
    if (isInside) continue;
    const text = paper.text.slice(line.start, Math.min(line.end, line.start + 240));
    const next = paper.lines[index + 1];
    const stamp = RECEIPT.test(text)
      ? text + (next ? ` ${paper.text.slice(next.start, Math.min(next.end, next.start + 60))}` : '')
      : IN_ROW.test(text)
        ? undefined
        : PRINTED.exec(text)?.[0];
    const day = stamp === undefined ? undefined : findDays(stamp)[0]?.date;
    if (day?.length === 10 && (latest === null || day > latest)) latest = day;
  }
  return latest;
}

/** A line that breaks off before its day goes on in the next one. */
function withNext(paper: Paper, index: number, text: string): string {
  const next =
    /[,\p{L}]\s*$/u.test(text) &&
    /\b(?:on|of|at|this|in|\d{1,2}(?:st|nd|rd|th)|day|[\w ]+,)\s*$/.test(text.slice(-60))
      ? paper.lines[index + 1]
      : undefined;
  return next ? `${text} ${paper.text.slice(next.start, Math.min(next.end, next.start + 60))}` : text;
}

/** A stamp and a signature lie days apart; a day years on is some other day. */
function isNear(earlier: string, later: string): boolean {
  return Date.parse(later) - Date.parse(earlier) <= 70 * 86_400_000;
}
