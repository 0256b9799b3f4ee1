import { readAttachments } from './attachments.ts';
import { collapse, type DocketLine } from './docket-lines.ts';
import type {
  DocketAttachment,
  DocketFormat,
  DocketHeading,
  LineSpan,
  ParsedDocket,
  ParsedRow,
  ParsingWarning,
} from './docket-row.ts';
import { documentTypeOf } from './document-type.ts';
import type { EntryRow } from './entry-row.ts';
import { findEntered } from './entry-text.ts';

/** An entry while its lines are being read. */
export interface EntryDraft {
  entryNumber: string | null;
  lineNumber: number;
  date: string | null;
  dateString: string;
  entered: string | null;
  parts: string[];
  details: string[];
  attachments: DocketAttachment[];
  lines: LineSpan[];
  /** The entry's '(Entered: …)' was read. */
  isClosed: boolean;
  isNameOnly: boolean;
  /** The last characters read, for marks that are cut by a line's end. */
  tail: string;
  /** Column in which its row begins. */
  indent: number;
}

const TAIL = 60;

/** Collects what each line of a paste is; at the end every line that is not blank is somewhere. */
export class DocketBuild {
  readonly entries: EntryDraft[] = [];
  readonly headings: DocketHeading[] = [];
  readonly warnings: ParsingWarning[] = [];

  get current(): EntryDraft | undefined {
    return this.entries.at(-1);
  }

  begin(row: Omit<EntryRow, 'form'>, line: DocketLine): EntryDraft {
    const draft: EntryDraft = {
      entryNumber: row.entryNumber,
      lineNumber: line.number,
      date: row.date.iso,
      dateString: row.date.text,
      entered: row.entered,
      parts: [],
      details: [...row.details],
      attachments: [],
      lines: [{ from: line.number, to: line.number }],
      isClosed: false,
      isNameOnly: false,
      tail: '',
      indent: line.indent,
    };
    this.entries.push(draft);
    this.say(draft, row.text);
    return draft;
  }

  /** The line goes on with the entry's text. */
  append(draft: EntryDraft, line: DocketLine, text: string): void {
    this.own(draft, line);
    this.say(draft, text);
  }

  /** The line says something beside the entry's text: pages, size, names of columns. */
  detail(draft: EntryDraft, line: DocketLine, text: string): void {
    this.own(draft, line);
    if (text !== '') draft.details.push(text);
  }

  heading(line: DocketLine): void {
    this.headings.push({ lineNumber: line.number, text: line.trimmed });
  }

  /** Lines that follow each other with the same doubt are one warning. */
  warn(line: DocketLine, message: string): void {
    const last = this.warnings.at(-1);
    if (last && last.message === message && last.endLine === line.number - 1) {
      last.endLine = line.number;
      if (last.text.length < 2000) last.text += `\n${line.trimmed}`;
    } else {
      const { number, trimmed } = line;
      this.warnings.push({ lineNumber: number, endLine: number, text: trimmed, message });
    }
  }

  private own(draft: EntryDraft, line: DocketLine): void {
    const last = draft.lines.at(-1);
    if (last && last.to === line.number - 1) last.to = line.number;
    else draft.lines.push({ from: line.number, to: line.number });
  }

  private say(draft: EntryDraft, text: string): void {
    if (text === '') return;
    draft.parts.push(text);
    const recent = `${draft.tail} ${text}`;
    if (!draft.isClosed && findEntered(recent) !== null) draft.isClosed = true;
    draft.tail = recent.slice(-TAIL);
  }
}

const NO_SUCH_DAY = 'This date does not exist, so the entry has no date. Please check it on the docket.';
const NO_TEXT = 'This entry has a date but no text. Please check it on the docket.';

/** The entries as they are handed on, with their warnings. */
export function finishDocket(build: DocketBuild, format: DocketFormat): ParsedDocket {
  const usesEntered = build.entries.filter(({ isClosed }) => isClosed).length * 2 > build.entries.length;
  const entries = build.entries.map((draft, index) => {
    const row = finishEntry(draft);
    const isLast = index === build.entries.length - 1;
    return { ...row, isCutOff: isLast && usesEntered && !draft.isClosed };
  });
  const doubts = entries.flatMap((entry): ParsingWarning[] => {
    const place = { lineNumber: entry.lineNumber, endLine: entry.lineNumber };
    const text = collapse(`${entry.dateString} ${entry.description}`).slice(0, 200);
    return [
      ...(entry.date === null ? [{ ...place, text, message: NO_SUCH_DAY }] : []),
      ...(entry.description === '' ? [{ ...place, text, message: NO_TEXT }] : []),
    ];
  });
  const warnings = [...build.warnings, ...doubts].sort((a, b) => a.lineNumber - b.lineNumber);
  return { format, entries, headings: build.headings, warnings };
}

function finishEntry(draft: EntryDraft): Omit<ParsedRow, 'isCutOff'> {
  const description = collapse(draft.parts.join(' '));
  const entered = findEntered(description);
  const listed = readAttachments(description);
  const numbers = new Set(listed.map(({ number }) => number));
  const shown = draft.attachments.filter(({ number }) => !numbers.has(number));
  return {
    entryNumber: draft.entryNumber,
    lineNumber: draft.lineNumber,
    date: draft.date,
    dateString: draft.dateString,
    enteredDate: entered?.iso ?? draft.entered,
    description,
    documentType: documentTypeOf(description),
    attachments: [...listed, ...shown],
    details: draft.details.map(collapse),
    lines: draft.lines,
    isNameOnly: draft.isNameOnly || description === '',
  };
}
