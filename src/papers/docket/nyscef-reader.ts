import { isHead, PAGE_STAMP } from './column-survey.ts';
import type { DocketBuild } from './docket-build.ts';
import { collapse, type DocketLine } from './docket-lines.ts';
import { isCaption, isPageChrome } from './page-chrome.ts';
import { dateAt, type PrintedDate } from './printed-dates.ts';

const NO_DATE: PrintedDate = { iso: null, text: '', end: 0 };
const NUMBER_LED = /^(\d{1,5})(?:\s+(\S.*))?$/;
const STATUS =
  /^(?:processed|pending|returned.{0,40}|confirmation notice|payment receipt|corrected|secure document.{0,20}|\*corrected\*|working copy.{0,30})$/i;
const LABEL = /^(filed|received|date received)\s{0,2}:\s*/i;
const FILER = /^\p{L}[\p{L}'.-]{0,30}, \p{L}[\p{L}'. ]{0,30}$/u;

/**
 * Reads the document list of NYSCEF as it is copied: number, name of the paper, who filed it, 'Filed:' or
 * 'Received:' with the date, status; each on a line of its own.
 */
export function readNyscefList(lines: readonly DocketLine[], build: DocketBuild): void {
  const printed = lines.filter(({ trimmed }) => trimmed !== '');
  let expected: number | null = null;
  printed.forEach((line, index) => {
    if (isPageChrome(line) || isHead(line)) {
      build.heading(line);
      return;
    }
    const text = collapse(line.trimmed);
    const led = text.length <= 400 ? NUMBER_LED.exec(text) : null;
    if (led?.[1] && isEntryStart(printed, index, Number(led[1]), expected)) {
      expected = Number(led[1]) + 1;
      build.begin({ entryNumber: led[1], date: NO_DATE, entered: null, text: '', details: [] }, line);
      if (led[2]) readWords(led[2], line, build);
    } else readWords(text, line, build);
  });
}

/** A number begins an entry if a filing date comes before the next number does. */
function isEntryStart(
  printed: readonly DocketLine[],
  index: number,
  number: number,
  expected: number | null,
): boolean {
  if (expected !== null && Math.abs(number - expected) > 500) return false;
  for (const line of printed.slice(index, index + 9)) {
    if (/(?:filed|received|date received)\s{0,2}:\s*\S/i.test(line.trimmed.slice(0, 400))) return true;
    if (line !== printed[index] && /^\d{1,5}$/.test(line.trimmed)) return false;
  }
  return false;
}

function readWords(text: string, line: DocketLine, build: DocketBuild): void {
  const entry = build.current;
  if (!entry) {
    build.heading(line);
    return;
  }
  const labelAt = text.search(/\b(?:filed|received|date received)\s{0,2}:\s*\w/i);
  const words = labelAt === -1 ? text : text.slice(0, labelAt).trim();
  const label = labelAt === -1 ? '' : text.slice(labelAt);
  if (label !== '') takeDates(label, entry.dateString === '' ? 'first' : 'later', build);
  if (words === '') build.detail(entry, line, '');
  else if (STATUS.test(words) || (entry.parts.length > 0 && FILER.test(words)) || entry.dateString !== '')
    build.detail(entry, line, words);
  else build.append(entry, line, words);
}

function takeDates(label: string, order: 'first' | 'later', build: DocketBuild): void {
  const entry = build.current;
  const lead = LABEL.exec(label);
  const date = lead ? dateAt(label, lead[0].length) : null;
  if (!entry || !lead || !date) return;
  if (order === 'first') {
    entry.date = date.iso;
    entry.dateString = date.text;
  } else entry.entered = date.iso;
  const rest = label.slice(date.end).trim();
  if (rest !== '') entry.details.push(rest);
}

/**
 * Reads the stamps that NYSCEF prints on every page of a paper ('FILED: … COUNTY CLERK 02/25/2022 … NYSCEF DOC.
 * NO. 1'): an entry for each number, with the first words of the page below it.
 */
export function readPageStamps(lines: readonly DocketLine[], build: DocketBuild): void {
  const seen = new Map<string, DocketBuild['entries'][number]>();
  let filed: PrintedDate | null = null;
  let isStamp = false;
  for (const line of lines) {
    if (line.trimmed === '') continue;
    const text = collapse(line.trimmed.slice(0, 500));
    const stamped = /\b(?:FILED|RECEIVED NYSCEF)\s{0,2}:\s?(.{0,60}?)(\d{1,2}\/\d{1,2}\/\d{4})/i.exec(text);
    if (stamped?.[2]) filed = dateAt(stamped[2], 0);
    const number = PAGE_STAMP.exec(text)?.[1];
    isStamp = stamped !== null || number !== undefined || /^INDEX NO\.?/i.test(text);
    if (number !== undefined && !seen.has(number)) {
      const row = { entryNumber: number, date: filed ?? NO_DATE, entered: null, text: '', details: [] };
      seen.set(number, build.begin(row, line));
    } else if (isStamp || isPageChrome(line)) {
      if (build.current && stamped && build.current.dateString === '' && filed) {
        build.current.date = filed.iso;
        build.current.dateString = filed.text;
        build.detail(build.current, line, '');
      } else build.heading(line);
    } else takeTitle(line, build);
  }
}

const TITLE_LINES = 3;

function takeTitle(line: DocketLine, build: DocketBuild): void {
  const entry = build.current;
  if (entry && entry.parts.length < TITLE_LINES && !isCaption(line)) build.append(entry, line, line.trimmed);
  else if (entry) build.detail(entry, line, '');
  else build.heading(line);
}
