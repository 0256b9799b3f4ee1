import { isLoneHead, readColumnHead } from './column-heads.ts';
import type { DocketLine } from './docket-lines.ts';
import { type EntryRow, numberOf, readBlankRow, readCellRow, readNumberFirst } from './entry-row.ts';
import { dateCell } from './printed-dates.ts';

/** What a paste looks like as a whole: how its entries begin and end. Counted once, before it is read. */
export interface Survey {
  cellRows: number;
  blankRows: number;
  numberFirst: number;
  loneDates: number;
  /** A number alone on its line, then a line that begins with a date. */
  numberThenDate: number;
  /** A date alone on its line, then a number alone. */
  dateThenNumber: number;
  enteredMarks: number;
  /** 'Filed & Entered:' and the like, as the history and the documents pages print them. */
  filedLabels: number;
  receivedLabels: number;
  pageStamps: number;
  linkLines: number;
}

export const FILED_LABEL =
  /^(?:(\d{1,5}|doc)?\s+)?(filed\s{0,2}(?:&|and)\s{0,2}entered|filed|entered|terminated)\s{0,2}:\s*(.*)$/i;
const RECEIVED_LABEL = /^(?:filed|received|date received)\s{0,2}:\s*\d/i;
export const PAGE_STAMP = /NYSCEF DOC\.? NO\.?\s{0,3}(\d{1,5})/i;
export const LINK_LINE = /^(?:main doc(?:ument)?|buy on pacer|download pdf|att(?:achment)?\s?\d{1,3})$/i;

export function surveyColumns(lines: readonly DocketLine[]): Survey {
  const survey: Survey = {
    cellRows: 0,
    blankRows: 0,
    numberFirst: 0,
    loneDates: 0,
    numberThenDate: 0,
    dateThenNumber: 0,
    enteredMarks: 0,
    filedLabels: 0,
    receivedLabels: 0,
    pageStamps: 0,
    linkLines: 0,
  };
  let before: DocketLine | null = null;
  for (const line of lines) {
    if (line.trimmed === '') continue;
    countLabels(survey, line);
    const form = formOf(line);
    count(survey, form, line, before);
    before = line;
  }
  return survey;
}

function formOf(line: DocketLine): EntryRow['form'] | null {
  if (line.cells) return readCellRow(line.cells, null)?.form ?? null;
  return (readBlankRow(line.text, line.indent, null) ?? readNumberFirst(line))?.form ?? null;
}

function count(
  survey: Survey,
  form: EntryRow['form'] | null,
  line: DocketLine,
  before: DocketLine | null,
): void {
  if (form === 'cells') survey.cellRows += 1;
  if (form === 'blanks') survey.blankRows += 1;
  if (form === 'number-first') survey.numberFirst += 1;
  if (form === 'lone-date') survey.loneDates += 1;
  if (before === null) return;
  const isNumber = numberOf(line.trimmed) !== null;
  if (isNumber && dateCell(before.trimmed)) survey.dateThenNumber += 1;
  if ((form === 'blanks' || form === 'lone-date') && numberOf(before.trimmed) !== null)
    survey.numberThenDate += 1;
}

function countLabels(survey: Survey, line: DocketLine): void {
  const text = line.trimmed;
  if (/[([]\s?entered/i.test(text)) survey.enteredMarks += 1;
  if (text.length <= 80) {
    const label = /^(?:(?:\d{1,5}|doc)\s+)?filed/i.test(text) ? FILED_LABEL.exec(text) : null;
    if (label && /^(?:\d|$)/.test(label[3] ?? '')) survey.filedLabels += 1;
    if (RECEIVED_LABEL.test(text) && /^received|^date received/i.test(text)) survey.receivedLabels += 1;
    if (LINK_LINE.test(text)) survey.linkLines += 1;
  }
  if (text.length <= 400 && PAGE_STAMP.test(text)) survey.pageStamps += 1;
}

/** Whether entries of this paste end with '(Entered: …)', so that one without it goes on. */
export function endsWithEntered(survey: Survey): boolean {
  const rows = survey.cellRows + survey.blankRows + survey.numberFirst + survey.loneDates;
  return survey.enteredMarks >= 2 && survey.enteredMarks * 2 >= rows;
}

/** The history and the documents pages of CM/ECF: number, 'Filed:', 'Entered:', name, 'Docket Text:'. */
export function looksLikeHistory(survey: Survey): boolean {
  return (
    survey.filedLabels > 0 &&
    survey.receivedLabels === 0 &&
    survey.filedLabels > survey.cellRows + survey.blankRows
  );
}

export function isHead(line: DocketLine): boolean {
  return readColumnHead(line) !== null || isLoneHead(line);
}
