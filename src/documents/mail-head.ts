import { findWrittenDates } from '../papers/dates.ts';
import type { TextLine } from '../text/lines.ts';
import { isEntity, isNameLike, turned } from './discovery-names.ts';

/** The head of an e-mail as its reader wrote it above the text (`src/reading/email-text.ts`). */
export interface MailHead {
  from: string | null;
  to: string[];
  cc: string[];
  bcc: string[];
  /** YYYY-MM-DD, in UTC. */
  date: string | null;
  subject: string | null;
}

/** The same of a mail or a memorandum that was printed or scanned. */
export interface PrintedHead extends MailHead {
  /** It tells its hour or an address: a memorandum does not. */
  isMail: boolean;
}

const LABELS: readonly string[] = ['From', 'To', 'Cc', 'Bcc', 'Date', 'Subject', 'Attachments'];
const LINE = /^(From|To|Cc|Bcc|Date|Subject|Attachments): (.*)$/;
const MAIL_TYPES = new Set(['message/rfc822', 'application/vnd.ms-outlook']);

export function isMail({ mimeType }: { mimeType: string | null }): boolean {
  return mimeType !== null && MAIL_TYPES.has(mimeType);
}

/**
 * Mailboxes of a header line. A name may hold a comma ('Quill, Ada <ada@quill.example>'): a piece without an address
 * belongs to the piece after it that has one in angle brackets.
 */
export function splitMailboxes(line: string): string[] {
  const boxes: string[] = [];
  let open: string[] = [];
  for (const piece of line.split(/,\s+/)) {
    const text = piece.trim();
    if (text === '') continue;
    if (text.includes('<')) {
      boxes.push([...open, text].join(', '));
      open = [];
    } else if (text.includes('@')) {
      boxes.push(...open, text);
      open = [];
    } else open.push(text);
  }
  return [...boxes, ...open];
}

/**
 * Reads the lines above an e-mail's first empty line, in the order its reader writes them; what comes after is the
 * sender's own text. Everything is empty where the text does not begin with such lines.
 */
export function readMailHead(text: string): MailHead {
  const found = new Map<string, string>();
  let at = 0;
  for (const line of text.split('\n')) {
    const [, label, value] = LINE.exec(line) ?? [];
    if (label === undefined || value === undefined) break;
    const place = LABELS.indexOf(label);
    if (place < at) break;
    found.set(label, value.trim());
    at = place + 1;
  }
  return {
    from: found.get('From') ?? null,
    to: splitMailboxes(found.get('To') ?? ''),
    cc: splitMailboxes(found.get('Cc') ?? ''),
    bcc: splitMailboxes(found.get('Bcc') ?? ''),
    date: /^\d{4}-\d\d-\d\d/.exec(found.get('Date') ?? '')?.[0] ?? null,
    subject: found.get('Subject') ?? null,
  };
}

/** 'Ada Quill' and 'ada@quill.example' of 'Ada Quill <ada@quill.example>'; either may be missing. */
export function mailboxParts(mailbox: string): { name: string | null; address: string | null } {
  const [, name = '', address] = /^(.*?)\s*<([^<>]+)>\s*$/.exec(mailbox) ?? [];
  if (address !== undefined) {
    return { name: name.replaceAll('"', '').trim() || null, address: address.trim().toLowerCase() };
  }
  const bare = mailbox.trim();
  return bare.includes('@')
    ? { name: null, address: bare.toLowerCase() }
    : { name: bare || null, address: null };
}

type Box = 'from' | 'to' | 'cc' | 'bcc' | 'sent' | 'date' | 'subject' | 'attachments' | 'importance';
const BOX =
  /^\s*(?:memo(?:randum)?\s+)?(from|to|cc|bcc|sent|date|subject|subj|re|attachments?|importance|classification|priority)\b(?:\s*[:;]|(?=\s*$)|(?<=^\s*(?:sent|subject|date))(?=\s{4,}\S))\s*(.*)$/is;
const HEAD_LINES = 40;
/** More letters than a line of a head has. */
const LONGEST_LINE = 2000;
const MOST_BELOW = 3;
const MOST_BETWEEN = 2;
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

/**
 * The boxes near the top of a mail or a memorandum, in whatever form it was printed: each with its words behind it, below
 * it, or, where the labels stand in one heap, in their order below. Null where there are none.
 */
export function readPrintedHead(lines: readonly TextLine[]): PrintedHead | null {
  const head = lines
    .map(({ text }) => text)
    .filter((text) => text.trim() !== '')
    .slice(0, HEAD_LINES)
    .map((text) => text.slice(0, LONGEST_LINE))
    // 'To : File          Date : April 30, 2031' are two boxes side by side.
    .flatMap((text) => text.split(/(?<!\s)\s{3,}(?=(?:to|from|cc|date|subject|re)\s*:)/i));
  const rows = heaped(head) ?? listed(head);
  const all = (...boxes: Box[]) => rows.filter(({ box }) => boxes.includes(box)).map(({ words }) => words);
  const first = (box: Box) => all(box).slice(0, 1).flatMap(partsOf);
  const from = all('from')[0] ?? '';
  const to = first('to');
  const subject = all('subject').find((words) => words !== '') ?? null;
  const when = all('sent', 'date');
  const names = [...namesInBox(from), ...to.flatMap(namesInBox)];
  if (names.length === 0 || (when.length === 0 && subject === null)) return null;
  if (!rows.some(({ box }) => box === 'from')) return null;
  const isMail =
    all('sent').length > 0 ||
    when.some((words) => HOUR.test(words)) ||
    all('from', 'to', 'cc').some((words) => ADDRESS.test(words));
  return {
    from: from === '' ? null : from,
    to,
    cc: first('cc'),
    bcc: first('bcc'),
    date: when.flatMap((words) => findWrittenDates(words).flatMap(({ date }) => date ?? []))[0] ?? null,
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
  for (const [at, line] of head.entries()) {
    const [, label, words = ''] = BOX.exec(line) ?? [];
    const last = rows.at(-1);
    if (label !== undefined) {
      rows.push({ box: boxNamed(label), words: words.trim() });
      below = 0;
    } else if (last !== undefined && below < MOST_BELOW && !BODY.test(line) && isOpen(last, below)) {
      last.words = `${last.words} ${line.trim()}`.trim();
      below += 1;
    } else if (last?.box === 'from' && below < MOST_BELOW && isNameLike(line.trim())) {
      // 'From : LARCH COMMISSION' with who wrote for it below.
      last.words = `${last.words}; ${line.trim()}`;
      below += 1;
    } else if (last !== undefined && rows.length > 2) {
      // What a scan leaves between two boxes ends no head.
      if (!head.slice(at + 1, at + 1 + MOST_BETWEEN).some((below) => BOX.test(below))) break;
      if (/^(?:to|cc|bcc)$/.test(last.box) && /;/.test(line)) last.words = `${last.words}; ${line.trim()}`;
    }
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

/** 'Ada Quill/TERN/LARCH@LARCH', 'Ada Quill@LARCH': a name with its place in a directory of the house. */
const OF_DIRECTORY =
  /^(\s*\p{Lu}[\p{L}.'’-]*(?:\s[\p{L}.'’-]+){1,3})(?:(?:\/[\w -]{1,24}){1,5}(?:@[\w-]{1,24})?|@[\w-]{1,24})\s*$/u;

/** The names of a box: 'Quill, Ada (Parks) <ada@quill.example>; Tice, Owen'. */
export function namesInBox(field: string): string[] {
  return partsOf(field.slice(0, LONGEST_LINE).replace(/["“”•●]/g, ''))
    .flatMap(eachOfTwo)
    .flatMap((part) => {
      const unit = UNIT.exec(part)?.[0] ?? '';
      const name = turned(
        part
          .replace(UNIT, '')
          .replace(OF_DIRECTORY, '$1')
          .replace(/\s*[<[(].*$/, '')
          .replace(/^[\s'‘’.,;:*]+|[\s'‘’,;:*]+$/g, '')
          .replace(/^[\s_|~-]+|[\s_|~-]+$/g, '')
          .replace(/(?<=\p{L}{2})\s+[I|l!1]$/u, '')
          .replace(/^[I|l]\s(?=\p{Lu}\p{L}+,)/u, '')
          .replace(/,\s?Esq\.?$/i, '')
          .trim(),
      );
      // 'Ada - Quill Partners': who writes, and for whom.
      const ofFirm = name.split(/\s[-–]\s/);
      if (ofFirm.length === 2 && ofFirm.every((each) => /^\p{Lu}/u.test(each))) return ofFirm;
      // A memorandum 'To: File' goes to nobody.
      if (/^(?:the\s)?files?$/i.test(name)) return [];
      if (name !== '' && !name.includes('@'))
        return name.length <= 60 && /^\p{Lu}|^\p{Ll}+$/u.test(name) ? [`${name}${unit}`] : [];
      return ADDRESS.exec(part)?.[0] ?? [];
    });
}

/** 'Quill, Ada' within quotation marks is one mailbox, whatever a scan leaves behind it. */
const QUOTED = /(?<=^|[\s;,])['‘](\p{Lu}[\p{L}.-]{1,30},\s\p{Lu}[^'‘’;,]{1,30})['’](?=[\s;,]|$)/gu;

/** 'S and Cheryl' behind 'To:' are two; 'Quill and Sons LLC' is one. */
function eachOfTwo(part: string): string[] {
  const both = part.trim().split(/\s(?:and|AND|&)\s(?=\p{Lu})/u);
  const isPeople =
    both.length === 2 &&
    !isEntity(part) &&
    both.every((each) => /^\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]+){0,2}$/u.test(each));
  return isPeople ? both : [part];
}

/** Where one mailbox ends and the next begins; the comma of 'Quill, Ada' parts none. */
function partsOf(field: string): string[] {
  // What one quotes as a name ends where its quotation does: 'Quill, Ada' Tice, Owen.
  const quoted = field.replace(QUOTED, ';$1;');
  if (quoted !== field) return quoted.split(';').filter((part) => /\p{L}{2}/u.test(part));
  if (field.includes(';')) return field.split(/;|['’]\s+(?=['‘]?\p{Lu}\p{L}+,)/u);
  const pieces = field.split(/,\s*/);
  const parts: string[] = [];
  for (const piece of pieces) {
    const last = parts.at(-1);
    if (last !== undefined && /^\s*(?:esq|jr|sr|m\.?d|ph\.?d|inc|llc|llp|p\.?c)\.?\s*$/i.test(piece)) {
      parts[parts.length - 1] = `${last}, ${piece}`;
      continue;
    }
    // A family name alone waits for its given name.
    if (last !== undefined && /^\p{Lu}[\p{L}'’-]+$/u.test(last.trim()) && /^\p{Lu}/u.test(piece))
      parts[parts.length - 1] = `${last}, ${piece}`;
    else parts.push(piece);
  }
  return parts;
}
