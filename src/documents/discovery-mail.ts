import type { TextLine } from '../text/lines.ts';
import { type MailHead, namesInBox, readPrintedHead } from './mail-head.ts';

/** Where two columns of one line part. */
export const GAP = /\s{3,}|\t/;

/** From, To, Cc and Bcc, in whatever form a mail or a memorandum was printed. */
export function ofMail(head: readonly TextLine[]): string[] {
  const mail = readPrintedHead(head);
  // A thread has the boxes of its earlier mails below.
  let mails = 0;
  const boxes = head.flatMap(({ text }, at) => {
    if (/^[\s>]*from\s*[:;]/i.test(text)) mails += 1;
    const field = MAIL_FIELD.exec(text)?.[1]?.trim() ?? '';
    if (field === '' || isSentence(field)) return [];
    const first = field.split(GAP)[0] ?? '';
    const names = namesInBox([/[;,]$/.test(field) ? field : first, ...goesOn(head, at)].join(' '));
    // Those on a long list of an earlier mail wrote nothing of this one, and were not written to.
    return mails > 1 && names.length > MOST_OF_EARLIER ? [] : names;
  });
  const named = [...(mail === null ? [] : namesOf(mail)), ...boxes];
  // A web mail prints its writer with the day, without a label.
  const written = head.slice(0, 8).flatMap(({ text }) => WRITER.exec(text)?.[1] ?? []);
  const all = [...written.slice(0, 1), ...named].filter((words) => !isSentence(words));
  return all.length > 0 ? all : head.slice(0, 8).flatMap(({ text }) => PLAIN_FIELD.exec(text)?.[1] ?? []);
}
const namesOf = ({ from, to, cc, bcc }: MailHead): string[] => [
  ...namesInBox(from ?? ''),
  ...[...to, ...cc, ...bcc].flatMap(namesInBox),
];
/** 'From: ada quill', as somebody calls a box of their own. */
const PLAIN_FIELD = /^\s*(?:from|to)\s*:\s*([\p{L}][\p{L}'’. -]{2,38}[\p{L}.])\s*$/iu;
const MOST_BELOW = 5;
const MOST_OF_EARLIER = 5;
const OTHER_FIELD =
  /^[\s>]*(?:from|to|cc|bcc|sent|date|subject|re|attachments?|importance)\b\s*(?:[:;]|\s{4})/i;

/** The lines below a box on which its names go on: those that part names by semicolons. */
function goesOn(head: readonly TextLine[], at: number): string[] {
  const below: string[] = [];
  for (const { text } of head.slice(at + 1, at + 1 + MOST_BELOW)) {
    const before = below.at(-1) ?? head[at]?.text ?? '';
    const isOpen = /[;,]\s*$/.test(before) || (/;/.test(text) && /;|['’]\s/.test(before));
    if (!isOpen || OTHER_FIELD.test(text) || isSentence(text)) break;
    below.push(text.trim());
  }
  return below;
}

const MAIL_FIELD = /^[\s>]*(?:from|to|cc|bcc)\s*[:;]\s*(.*)$/i;
const WRITER = /^\s*(\p{Lu}[^<>@:[\]]{2,50}?)\s[<[][^<>[\]\s]+@[^<>[\]\s]+[>\]]/u;

/** Whether words are a sentence, and so no name. */
export const isSentence = (words: string): boolean =>
  /(?:\p{Ll}{2}[!?]|\p{Ll}{5}\.)(?:\s|$)|(?:\s\p{Ll}{2,}){4,}/u.test(words);

/** 'Ada Quill to owen@tice.example 7/24/31', as web mail is printed. */
const WEB_MAIL = /^\s*(\p{Lu}[\p{L}'’.-]+(?:\s\p{Lu}[\p{L}'’.-]+){1,3})\sto\s(\S+@\S+\.\w{2,})\s/u;

/** Who wrote to whom, as a web mail prints it on one line. */
export function ofWebMail(head: readonly TextLine[]): string[] {
  for (const { text } of head.slice(0, 6)) {
    const [, from, to] = WEB_MAIL.exec(text) ?? [];
    if (from !== undefined && to !== undefined) return [from, to];
  }
  return [];
}
