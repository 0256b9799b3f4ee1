import { isHeading, linesBetween, type Paper } from '../../papers/paper.ts';
import { indexOf, type Row, rowAt, rowsAround } from './rows.ts';

/** Words of a sitting: somebody has to be somewhere, and is heard. */
const SITTING =
  /\b(?:hear(?:ing|ings|d)|re-?hearing|(?:pre-?)?trial|conference|mediat(?:e|ion)|arbitration|deposition|deposed|examination|appear(?:ance)?|sentencing|arraignment|argument|calendar call|docket call|call of the (?:list|docket|calendar)|calendar|session|meeting|auction|sale|inspection|inquest|court ?date|return date|testify|attend|convene|court event|show cause|motion (?:is|will be) (?:noticed|called|set|presented)|will move|audiencia|juicio|comparecer|status|review|cmc|ptc|zoom|continued|adjourned|reset|rescheduled|set for|set on|scheduled)\b/i;
/** A row that only says when: what it is for stands in the heading, or in the sentence before it. */
const WHEN = /^(?:date|day|when|date (?:and|&|\/) ?time|date\/time|time (?:and|&) date)$/i;

const LINES_UP = 12;

export function saysSitting(words: string): boolean {
  return SITTING.test(words);
}

/** A day of a block that sets a hearing in rows: 'DATE: … TIME: … LOCATION: … MATTER: …'. */
export interface SetInRows {
  what: string;
  time: string;
  place: string | null;
}

/** What the rows around a day say of a hearing; null where they set none. */
export function setInRows(paper: Paper, start: number): SetInRows | null {
  const row = rowAt(paper, start);
  if (row === null) return null;
  const isOwn = saysSitting(row.label) && !/\b(?:deadline|due|request|last day)\b/i.test(row.label);
  if (!isOwn && !WHEN.test(row.label)) return null;
  const rows = rowsAround(paper, row.line);
  const named = headingAbove(paper, row, isOwn);
  if (named === null) return null;
  const of = (pattern: RegExp): string | null =>
    rows.find(({ label, value }) => pattern.test(label) && /[\p{L}\d]/u.test(value))?.value ?? null;
  const time = of(/^(?:time|hour|at|start(?:ing|s)? time|hearing time)$/i);
  const place = of(/^(?:place|location|where|court ?room|room|dep(?:artmen)?t\.?|address|held at)$/i);
  const matter = of(
    /^(?:matter|re|regarding|subject|purpose|type|type of hearing|hearing type|event|motion|nature of (?:hearing|proceeding)|for|proceeding)$/i,
  );
  if (!isOwn && time === null && place === null) return null;
  return { what: matter ?? named, time: time ?? row.value, place };
}

/** The label itself, the heading or the end of the sentence above the rows that names a sitting. */
function headingAbove(paper: Paper, row: Row, isOwn: boolean): string | null {
  if (isOwn)
    return row.label.replace(/\s(?:date|day|set for|scheduled(?: for)?)(?:\s(?:and|&)\stime)?$/i, '');
  const at = indexOf(paper, row.line);
  for (let index = at - 1; index >= Math.max(0, at - LINES_UP); index -= 1) {
    const line = paper.lines[index];
    if (!line) break;
    const text = paper.text.slice(line.start, Math.min(line.end, line.start + 300)).trim();
    if (!saysSitting(text)) continue;
    if (isHeading(text) && text.length < 90) return text.replace(/^notice of\s/i, '');
    if (/:$/.test(text))
      return /\b(?:an?|the)\s([A-Z][A-Za-z -]{3,50}|[a-z][a-z -]{3,40}):$/.exec(text)?.[1] ?? 'Hearing';
  }
  return null;
}

/** Whether a day has a word of a sitting in its sentence, in its row, or in what heads it. */
export function isSitting(
  paper: Paper,
  { start, end }: { start: number; end: number },
  before: string,
): boolean {
  const line = linesBetween(paper, start, end)[0];
  const words = paper.text.slice(start, end);
  if (saysSitting(words) || (/:\s*$/.test(before) && saysSitting(before))) return true;
  if (!line) return false;
  const at = indexOf(paper, line);
  for (let index = at - 1; index >= Math.max(0, at - 6); index -= 1) {
    const above = paper.lines[index];
    if (!above) break;
    const text = paper.text.slice(above.start, Math.min(above.end, above.start + 300)).trim();
    if (isHeading(text) && !text.includes(':')) return saysSitting(text);
  }
  return false;
}
