import { collapse } from './docket-lines.ts';
import { dateAt, skipTime } from './printed-dates.ts';

/** What the clerk writes around the words of an entry. */
export interface EntryMarks {
  /** The words without marks, initials and entered date. */
  core: string;
  /** 'Modified on …', 'Additional attachment(s) added on …', in order. */
  clerkNotes: string[];
  enteredDate: string | null;
}

const ENTERED = /[([]\s{0,3}entered\s{0,3}:?\s{0,3}/gi;

/** The last '(Entered: …)' of a text, with its place; null where none is. */
export function findEntered(text: string): { iso: string | null; start: number; end: number } | null {
  let found: { iso: string | null; start: number; end: number } | null = null;
  for (const match of text.matchAll(ENTERED)) {
    const from = match.index + match[0].length;
    const date = dateAt(text, from);
    if (!date) continue;
    const close = skipTime(text, date.end);
    const tail = /^\s{0,3}[)\]]/.exec(text.slice(close, close + 5));
    if (tail) found = { iso: date.iso, start: match.index, end: close + tail[0].length };
  }
  return found;
}

const MODIFIED =
  /\(?\*{0,3}\s{0,2}\b(?:modified|edited|corrected|text modified|docket text modified)\b(?=.{0,120}?\d)[^()[\]]{0,400}(?:\([^()]{0,60}\))?\.?\)?/gi;
const ADDED =
  /\(?\*{0,3}\s{0,2}additional attachment(?:\(s\)|s)? added on [^()]{0,400}(?:\([^()]{0,60}\))?\.?\)?/gi;
const MODIFIED_ON =
  /^\W*(?:text |docket text )?(?:modified|edited|corrected)\s+(?:on\b|to\b|by\b|text\b|docket\b|event\b|\d)/i;
const INITIALS =
  /\s*\((?:[a-z]{1,8}|[a-z]{1,6},? ?|[\p{L}'.-]{1,30}, [\p{L}'. -]{0,40}|[a-z]{2,8}, court staff|admin\.?)\)\s*\.?\s*$/iu;

/** Takes an entry's text apart: its words, the clerk's later notes, the day it was entered. */
export function readMarks(description: string): EntryMarks {
  const entered = findEntered(description);
  let text = entered ? description.slice(0, entered.start) + description.slice(entered.end) : description;
  const clerkNotes: string[] = [];
  for (const pattern of [ADDED, MODIFIED]) {
    text = text.replace(pattern, (note) => {
      if (pattern === MODIFIED && !MODIFIED_ON.test(note)) return note;
      clerkNotes.push(collapse(note.replace(/^[\s(*]+|[\s)]+$/g, (edge) => (edge.includes(')') ? ')' : ''))));
      return ' ';
    });
  }
  let core = text.replace(/^\s*\*+\s*/, '').trimEnd();
  for (let round = 0; round < 3 && INITIALS.test(core); round += 1) core = core.replace(INITIALS, '');
  return { core: core.trim(), clerkNotes, enteredDate: entered?.iso ?? null };
}

/**
 * A text as it is compared: without white space, with plain quotes and dashes, references with and without
 * brackets ('Order[124]', '# (1)') alike. Upper and lower case count.
 */
export function comparable(text: string): string {
  return text
    .replace(/[\u2018\u2019\u201b\u2032]/g, "'")
    .replace(/[\u201c\u201d\u201e\u2033]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\[(\d{1,5})\]/g, '$1')
    .replace(/#\s{0,3}\((\d{1,4})\)/g, '#$1')
    .replace(/\s+/g, '');
}

/** A text without its '(Entered: …)'. */
export function withoutEntered(description: string): string {
  const entered = findEntered(description);
  return entered
    ? `${description.slice(0, entered.start)} ${description.slice(entered.end)}`.trim()
    : description;
}

const ATTACHMENT_LIST = /\(\s{0,2}attachments?(?:\(s\))?\s{0,2}:/i;

/** A text without its first '(Attachments: …)'. */
export function withoutAttachments(text: string): string {
  const match = ATTACHMENT_LIST.exec(text);
  if (!match) return text;
  let depth = 0;
  for (let at = match.index; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    if (depth === 0)
      return `${text.slice(0, match.index).trimEnd()} ${text.slice(at + 1).trimStart()}`.trim();
  }
  return text.slice(0, match.index).trimEnd();
}
