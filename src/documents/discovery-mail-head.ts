import type { TextLine } from '../text/lines.ts';
import { turned } from './discovery-names.ts';

/** The boxes of a mail or a memorandum, in whatever form it was printed. */
export interface MailHead {
  from: string[];
  to: string[];
  cc: string[];
  subject: string | null;
  /** It tells its hour or an address: a memorandum does not. */
  isMail: boolean;
}

type Box = 'from' | 'to' | 'cc' | 'bcc' | 'sent' | 'date' | 'subject' | 'attachments' | 'importance';
const BOX =
  /^\s*(?:memo(?:randum)?\s+)?(from|to|cc|bcc|sent|date|subject|subj|re|attachments?|importance|classification|priority)\b\s*(?::|(?=\s*$))\s*(.*)$/i;
const HEAD_LINES = 40;
const MOST_BELOW = 3;
const HOUR = /\b\d{1,2}:\d{2}(?::\d{2})?\s?(?:[ap]\.?m\b|utc|[+-]\d{4})?/i;
const ADDRESS = /[\w.+'-]{1,64}@[\w-]{1,60}(?:\.[\w-]{1,40}){1,4}/;
const BODY =
  /^\s*(?:dear|hi|hello|hey|good (?:morning|afternoon|day|evening)|greetings)\b|^\s*\p{Lu}.{90,}/iu;

interface Row {
  box: Box;
  words: string;
}

const boxNamed = (label: string): Box => {
  const word = label.toLowerCase();
  if (word === 're' || word === 'subj') return 'subject';
  if (word.startsWith('attach')) return 'attachments';
  return (/^(?:from|to|cc|bcc|sent|date|subject)$/.test(word) ? word : 'importance') as Box;
};

/** The boxes near the top: each with its words behind it, below it, or, where the labels stand in one heap, in their order below. */
export function readMailHead(lines: readonly TextLine[]): MailHead | null {
  const head = lines
    .map(({ text }) => text)
    .filter((text) => text.trim() !== '')
    .slice(0, HEAD_LINES);
  const rows = heaped(head) ?? listed(head);
  const all = (...boxes: Box[]) => rows.filter(({ box }) => boxes.includes(box)).map(({ words }) => words);
  const from = all('from').slice(0, 1).flatMap(mailboxes);
  const to = all('to').slice(0, 1).flatMap(mailboxes);
  const subject = all('subject').find((words) => words !== '') ?? null;
  const when = all('sent', 'date');
  if (from.length + to.length === 0 || (when.length === 0 && subject === null)) return null;
  if (from.length === 0 && !rows.some(({ box }) => box === 'from')) return null;
  const isMail =
    all('sent').length > 0 ||
    when.some((words) => HOUR.test(words)) ||
    all('from', 'to', 'cc').some((words) => ADDRESS.test(words));
  return {
    from,
    to,
    cc: all('cc', 'bcc').slice(0, 1).flatMap(mailboxes),
    subject: subject && tidy(subject),
    isMail,
  };
}

const tidy = (subject: string): string | null => {
  const words = subject.replace(/\s+/g, ' ').trim();
  return words === '' ? null : words;
};

function listed(head: readonly string[]): Row[] {
  const rows: Row[] = [];
  let below = 0;
  for (const line of head) {
    const [, label, words = ''] = BOX.exec(line) ?? [];
    const last = rows.at(-1);
    if (label !== undefined) {
      rows.push({ box: boxNamed(label), words: words.trim() });
      below = 0;
    } else if (last !== undefined && below < MOST_BELOW && !BODY.test(line) && isOpen(last, below)) {
      last.words = `${last.words} ${line.trim()}`.trim();
      below += 1;
    } else if (last !== undefined && rows.length > 2) break;
  }
  return rows;
}

/** A box that has no words yet, or names that go on. */
const isOpen = ({ box, words }: Row, below: number): boolean =>
  words === '' ||
  (/^(?:to|cc|bcc)$/.test(box) && /[;,(]$|\($/.test(words)) ||
  (below > 0 && /^(?:to|cc)$/.test(box) && !/\s/.test(words));

/** 'From: Sent: To: Subject:' in one heap with what belongs to them below, as a page of two columns comes out of its file. */
function heaped(head: readonly string[]): Row[] | null {
  const at = head.findIndex(
    (line, index) => isBare(line) && isBare(head[index + 1]) && isBare(head[index + 2]),
  );
  if (at === -1 || at > 6) return null;
  const labels: Box[] = [];
  let next = at;
  for (; next < head.length && isBare(head[next]); next += 1)
    labels.push(boxNamed(BOX.exec(head[next] ?? '')?.[1] ?? ''));
  const values = head.slice(next).filter((line) => !BODY.test(line));
  return labels.map((box, index) => ({ box, words: (values[index] ?? '').trim() }));
}

const isBare = (line: string | undefined): boolean =>
  line !== undefined && BOX.exec(line)?.[2]?.trim() === '';

const UNIT = /\s?\(([\p{L}&.' -]{2,24})\)/u;

/** The names of a box: 'Quill, Ada (Parks) <ada@quill.example>; Tice, Owen'. */
export function mailboxes(field: string): string[] {
  return partsOf(field.replace(/["“”]/g, '')).flatMap((part) => {
    const unit = UNIT.exec(part)?.[0] ?? '';
    const name = turned(
      part
        .replace(UNIT, '')
        .replace(/\s*[<[(].*$/, '')
        .replace(/^[\s'‘’.,;:*]+|[\s'‘’,;:*]+$/g, '')
        .replace(/\s+[I|l!]$/, '')
        .trim(),
    );
    if (name !== '' && !name.includes('@'))
      return name.length <= 60 && /^\p{Lu}|^\p{Ll}+$/u.test(name) ? [`${name}${unit}`] : [];
    return ADDRESS.exec(part)?.[0] ?? [];
  });
}

/** Where one mailbox ends and the next begins; the comma of 'Quill, Ada' parts none. */
function partsOf(field: string): string[] {
  if (field.includes(';')) return field.split(';');
  const pieces = field.split(/,\s*/);
  const parts: string[] = [];
  for (const piece of pieces) {
    const last = parts.at(-1);
    // A family name alone waits for its given name.
    if (last !== undefined && /^\p{Lu}[\p{L}'’-]+$/u.test(last.trim()) && /^\p{Lu}/u.test(piece))
      parts[parts.length - 1] = `${last}, ${piece}`;
    else parts.push(piece);
  }
  return parts;
}
