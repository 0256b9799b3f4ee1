import { FILED_LABEL, isHead } from './column-survey.ts';
import type { DocketBuild } from './docket-build.ts';
import type { DocketLine } from './docket-lines.ts';
import { isPageChrome, isReceiptStart } from './page-chrome.ts';
import { dateAt, dateCell, type PrintedDate } from './printed-dates.ts';

const DOCKET_TEXT = /^docket text\s{0,3}:\s*/i;
const LONE_NUMBER = /^(?:(\d{1,5})|doc)$/i;

interface Labels {
  /** Labels whose dates have not come yet: 'Filed:' and 'Entered:' may stand above both dates. */
  waiting: string[];
}

/**
 * Reads the History and the Documents pages of CM/ECF. The name of an entry stands until its 'Docket Text:' comes,
 * which says the same in full.
 */
export function readHistory(lines: readonly DocketLine[], build: DocketBuild): void {
  const labels: Labels = { waiting: [] };
  let pending: DocketLine | null = null;
  let isOver = false;
  for (const line of lines) {
    if (line.trimmed === '') continue;
    if (isReceiptStart(line)) isOver = true;
    if (isOver || isPageChrome(line) || isHead(line)) {
      build.heading(line);
      continue;
    }
    const joined = line.cells ? line.cells.filter((cell) => cell !== '').join(' ') : line.trimmed;
    const label = joined.length <= 400 ? FILED_LABEL.exec(joined) : null;
    if (label) {
      readLabel(label, line, pending, labels, build);
      pending = null;
    } else if (LONE_NUMBER.test(joined)) pending = own(pending, line, build);
    else if (labels.waiting.length > 0 && dateCell(joined)) takeDate(joined, line, labels, build);
    else readWords(joined, line, build);
  }
  own(pending, null, build);
}

/** A number that no dates followed belongs to the text before it. */
function own(pending: DocketLine | null, next: DocketLine | null, build: DocketBuild): DocketLine | null {
  if (pending && build.current) build.append(build.current, pending, pending.trimmed);
  else if (pending) build.heading(pending);
  return next;
}

function readLabel(
  label: RegExpExecArray,
  line: DocketLine,
  pending: DocketLine | null,
  labels: Labels,
  build: DocketBuild,
): void {
  const name = (label[2] ?? '').toLowerCase();
  const rest = label[3] ?? '';
  const date = dateAt(rest, 0);
  const after = date ? rest.slice(date.end).trim() : rest.trim();
  if (name.startsWith('filed')) {
    const number = label[1] ?? (pending ? LONE_NUMBER.exec(pending.trimmed)?.[1] : null) ?? null;
    begin(/^\d+$/.test(number ?? '') ? number : null, date, pending ?? line, build);
    if (pending && build.current) build.detail(build.current, line, '');
    labels.waiting = date ? [] : [name];
    if (date && build.current && name !== 'filed') build.current.entered = date.iso;
    if (after !== '') readWords(after, line, build);
    return;
  }
  own(pending, null, build);
  if (build.current) {
    build.detail(build.current, line, name === 'terminated' ? `Terminated: ${date?.text ?? ''}` : '');
    if (name === 'entered' && date) build.current.entered = date.iso;
    else if (!date) labels.waiting.push(name);
    if (after !== '') readWords(after, line, build);
  } else build.heading(line);
}

const NO_DATE: PrintedDate = { iso: null, text: '', end: 0 };

function begin(
  entryNumber: string | null,
  date: PrintedDate | null,
  line: DocketLine,
  build: DocketBuild,
): void {
  const draft = build.begin(
    { entryNumber, date: date ?? NO_DATE, entered: null, text: '', details: [] },
    line,
  );
  draft.isNameOnly = true;
}

function takeDate(text: string, line: DocketLine, labels: Labels, build: DocketBuild): void {
  const name = labels.waiting.shift() ?? '';
  const date = dateCell(text);
  const entry = build.current;
  if (!entry || !date) return;
  build.detail(entry, line, '');
  if (name.startsWith('filed')) {
    entry.date = date.iso;
    entry.dateString = date.text;
  }
  if (name.endsWith('entered')) entry.entered = date.iso;
}

function readWords(text: string, line: DocketLine, build: DocketBuild): void {
  const entry = build.current;
  if (!entry) {
    build.heading(line);
    return;
  }
  if (DOCKET_TEXT.test(text)) {
    const name = entry.parts.join(' ');
    entry.parts = [];
    entry.isNameOnly = false;
    build.detail(entry, line, name);
    build.append(entry, line, text.replace(DOCKET_TEXT, ''));
  } else build.append(entry, line, text);
}
