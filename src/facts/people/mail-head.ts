import type { TextLine } from '../../text/lines.ts';
import { isPersonName } from './line-roles.ts';

/** Whom a line of a letter or a mail names. */
export interface Named {
  name: string;
  line: TextLine;
  /** The words that name it, where those are not the name itself. */
  words?: string;
}

/** Lines from the top among which a letter or a mail says who writes to whom. */
export const HEAD_LINES = 70;
export const RANK =
  '(?:mr|mrs|ms|miss|dr|prof|professor|chief|chairman|chairwoman|commissioner|director|sheriff|captain|rev|senator|representative|mayor)\\.?';
export const SALUTATION = new RegExp(
  `^(?:dear\\s.{2,60}|to whom it may concern|${RANK}\\s\\p{Lu}[\\p{L}'’-]+(?:\\s(?:and|&)\\s.{2,40})?)[,:]?$`,
  'iu',
);

const FIELD = /^(from|to|cc|sent|date|subject)\b\s?:?\s*(.*)$/i;
const ADDRESS = /[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,5}[A-Za-z]{2,12}/;
const WRITER = /^(\p{Lu}[^<>@]{1,60}?)\s*<[^<>\s]{1,80}@[^<>\s]{1,80}>/u;
const MAIL_ROWS = 6;

/** The head of a mail: 'From:' with 'To:' near it, or the writer's name and address above 'To:'. */
export function ofMail(lines: readonly TextLine[]): { sender: Named | null; addressees: Named[] } | null {
  const head = lines.slice(0, HEAD_LINES);
  const to = head.findIndex(({ text }) => /^to\b\s?:?(?:\s|$)/i.test(text) && text.length < 300);
  const block = head.slice(Math.max(0, to - MAIL_ROWS), to + MAIL_ROWS);
  const fields = new Set(block.flatMap(({ text }) => FIELD.exec(text)?.[1]?.toLowerCase() ?? []));
  const writer = block.find(({ text }) => WRITER.test(text));
  const isMail = to !== -1 && (fields.has('from') || writer !== undefined) && block.some(hasAddress);
  if (!isMail) return null;
  const from = block.find(({ text }) => /^from\b/i.test(text));
  const first = from === undefined ? undefined : personIn(from, FIELD.exec(from.text)?.[2] ?? '');
  const above = writer === undefined ? undefined : personIn(writer, writer.text);
  const line = head[to];
  const next = head[to + 1];
  const named = [line, next !== undefined && !FIELD.test(next.text) ? next : undefined].flatMap((each) =>
    each === undefined
      ? []
      : (FIELD.exec(each.text)?.[2] ?? each.text).split(';').flatMap((one) => personIn(each, one) ?? []),
  );
  return { sender: first ?? above ?? null, addressees: named.length > 0 ? named : spelledOut(line, head) };
}

const hasAddress = ({ text }: TextLine) => ADDRESS.test(text);

function personIn(line: TextLine, text: string): Named | undefined {
  const name = text
    .replace(/<.*$/, '')
    .replace(/^["'\s]+|["',\s]+$/g, '')
    .trim();
  const isName = isPersonName(name) || (/^[\p{Lu}\d &.'-]{3,40}$/u.test(name) && /\p{Lu}{3}/u.test(name));
  return isName && !ADDRESS.test(name) ? { name, line } : undefined;
}

/** 'ada.poe@…' is Ada Poe where the mail begins with 'Ms. Poe'. */
function spelledOut(line: TextLine | undefined, head: readonly TextLine[]): Named[] {
  const address = ADDRESS.exec(line?.text ?? '')?.[0];
  const [, given = '', family = ''] = /^(\p{L}{2,})[._](\p{L}{2,})@/u.exec(address ?? '') ?? [];
  if (line === undefined || address === undefined || family === '') return [];
  const greeted = head.some(
    ({ text }) =>
      SALUTATION.test(text) && text.toLowerCase().replace(/[,:]$/, '').endsWith(` ${family.toLowerCase()}`),
  );
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
  return greeted ? [{ name: `${capital(given)} ${capital(family)}`, line, words: address }] : [];
}
