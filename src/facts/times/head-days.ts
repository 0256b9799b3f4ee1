import type { Paper } from '../../papers/paper.ts';
import type { Candidate, TimesContext } from './candidates.ts';
import { findClocks } from './clocks.ts';
import { findDays } from './days.ts';
import { type SetInRows, setInRows } from './sittings.ts';

/** The head of a paper stands in its first page. */
const HEAD = 4500;
/**
 * 'Date:' of a column beside the names of the parties, which the lines run together, and no other field's end, as of
 * 'Violation Date:'; 'Date/Time:' wherever it stands.
 */
const DATE = /(?:^|\bhearing\s|[\s|:;,.](?<!\p{L}\s))date\s?:[\s_|]{0,12}$/iu;
const DATE_AND_TIME =
  /\bdate\s?(?:\/|and|&)\s?time\s?:[\s_|]{0,4}$|\b(?:hearing|trial|court|appearance)\sdate\s?(?:\/|and|&)?\s?time\s?:?[\s_|]{0,4}$/i;
const REACH = 320;
const TIME = /\btime\s?[:;.]\s?(?=\d{1,2}\s?[:.]?\s?(?:\d\d|[ap]\.?m))/i;
const ROOM =
  /\b(?:dept|dep|department|div|division|courtroom|ctrm|room)\b[\s.:]{1,6}(?<room>[A-Z]?-?\d{1,4}[A-Z]?)\b/i;
const SITS = /\b(?:dept|department|division|courtroom|ctrm|court ?house|judge)\b/i;
const NEAR_CLOCK = 8;
/** What a clerk or a machine puts beside its hour. */
const STAMP = /\b(?:filed|received|printed|entered|submitted|accepted|envelope|served|signed|recorded)\b/i;

/** The sitting that the fields around a day set; those of a head that runs together set only a day to come. */
export function setByFields(
  paper: Paper,
  candidate: Candidate,
  { dated, today }: Pick<TimesContext, 'dated' | 'today'>,
): SetInRows | null {
  const { mention, passage, date } = candidate;
  const start = passage.toSource(mention.start);
  const isToCome = date !== null && (dated === null ? today === null || date >= today : date > dated);
  return setInRows(paper, start) ?? (isToCome ? setInHead(paper, start) : null);
}

/**
 * The sitting that the head of a motion sets with its fields, though other words of the head stand between them, or a
 * field 'Date/Time:' with both; null where a place is no such day.
 */
function setInHead(paper: Paper, start: number): SetInRows | null {
  const lead = paper.text.slice(Math.max(0, start - 60), start);
  const asPrinted = lead.slice(lead.lastIndexOf('\n') + 1);
  const own = asPrinted.replace(/\s+/g, ' ');
  const behind = paper.text.slice(start, start + REACH);
  const [day] = findDays(behind);
  if (day === undefined || day.start > 0 || STAMP.test(own)) return null;
  const rest = behind.slice(day.end);
  if (DATE_AND_TIME.test(own)) {
    const [clock] = findClocks(rest.slice(0, 60));
    if (clock === undefined || clock.start > NEAR_CLOCK) return null;
    return { what: 'Hearing', time: rest.slice(clock.start, clock.end), place: roomIn(rest) };
  }
  if (start > HEAD || !DATE.test(asPrinted)) return null;
  const at = TIME.exec(rest);
  if (at === null || STAMP.test(rest.slice(0, at.index)) || !SITS.test(rest)) return null;
  const time = rest.slice(at.index + at[0].length, at.index + at[0].length + 12);
  return { what: 'Hearing', time, place: roomIn(rest) };
}

function roomIn(text: string): string | null {
  const match = ROOM.exec(text);
  const room = match?.groups?.room;
  if (match === null || room === undefined) return null;
  return `${/^d/i.test(match[0]) ? 'Dept.' : /^c/i.test(match[0]) ? 'Courtroom' : 'Room'} ${room}`;
}
