import { quotedSpans } from '#src/text/quotes.ts';

/** '[2]', '[1, 3]'; a year or the page of a report in brackets has more digits. */
const MARK = /\s?\[(\d{1,2}(?:\s*[,;]\s*\d{1,2})*)\]/g;

/**
 * The marks of a message after some of its quotes were left out, split or brought together: `[n]` becomes what
 * `numbers[n - 1]` says, and goes where nothing is left of it. Words in quotation marks stay as they are.
 */
export function renumberMarks(message: string, numbers: readonly (readonly number[])[]): string {
  const quoted = quotedSpans(message);
  return message.replace(MARK, (mark: string, inside: string, at: number) => {
    if (quoted.some(({ start, end }) => at >= start && at < end)) return mark;
    const named = inside.split(/[,;]/).flatMap((number) => numbers[Number(number) - 1] ?? []);
    const marks = [...new Set(named)].map((number) => `[${number}]`).join('');
    const space = /^\s/.test(mark) ? mark.charAt(0) : '';
    return marks === '' ? '' : `${space}${marks}`;
  });
}
