import type { Paper } from '../../papers/paper.ts';
import { findDays } from './days.ts';

const MAIL_DATE = /^[\s>*|]{0,12}(?:date|sent|received)\b\s?:?\s/i;
const MAIL_HEAD = /^[\s>*|]{0,12}(?:from|to|cc|bcc|subject|re|reply-to)\b\s?:?\s/i;
const MAIL_LINES = 4;
const LONGEST = 160;

/** A mail of a paper: where its head tells the day on which it was sent. */
export interface MailDay {
  start: number;
  /** YYYY-MM-DD. */
  date: string;
}

/** Whether a line stands among those that say from whom, to whom and of what, and gives the day of a mail. */
export function isMailHead(paper: Paper, index: number): boolean {
  const line = paper.lines[index];
  if (!line || !MAIL_DATE.test(paper.text.slice(line.start, Math.min(line.end, line.start + 80))))
    return false;
  const heads = paper.lines
    .slice(Math.max(0, index - MAIL_LINES), index + MAIL_LINES + 1)
    .filter(({ start, end }) => MAIL_HEAD.test(paper.text.slice(start, Math.min(end, start + 80))));
  return heads.length >= 2;
}

/** The mails of a paper in order of place: an exhibit may hold many, each with a day of its own. */
export function mailDays(paper: Paper): MailDay[] {
  return paper.lines.flatMap(({ start, end }, index) => {
    if (!isMailHead(paper, index)) return [];
    const date = findDays(paper.text.slice(start, Math.min(end, start + LONGEST)))[0]?.date;
    return date?.length === 10 ? [{ start, date }] : [];
  });
}
