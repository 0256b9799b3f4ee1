import { collapse } from './docket-lines.ts';
import type { DocketAttachment } from './docket-row.ts';

const LIST =
  /\(\s{0,2}attachments?(?:\(s\))?\s{0,2}:|additional attachments?(?:\(s\))? added on [^#()]{0,60}:?/gi;
const MARKER = /#\s{0,2}(?:\((\d{1,4})\)|(\d{1,4})(?=\s|\)|,|$))\s{0,3}/g;

/**
 * The attachments that an entry's text lists, in the notations of dockets and notices: '# 1 Exhibit A, # 2 Order',
 * without commas, and '# (1) …'. Names may hold commas, dates and brackets. A number named twice keeps its first name.
 */
export function readAttachments(text: string): DocketAttachment[] {
  const found = new Map<string, DocketAttachment>();
  let done = 0;
  for (const match of text.matchAll(LIST)) {
    if (match.index < done) continue;
    const from = match.index + match[0].length;
    const end = listEnd(text, from, match[0].startsWith('('));
    done = end;
    for (const attachment of readList(text.slice(from, end))) {
      if (!found.has(attachment.number)) found.set(attachment.number, attachment);
    }
  }
  return [...found.values()];
}

/** Where the bracket closes; a list without one ends at its first bracket with initials. */
function listEnd(text: string, from: number, isBracketed: boolean): number {
  let depth = isBracketed ? 1 : 0;
  for (let at = from; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === '(') {
      if (!isBracketed && !/^\(\d{1,4}\)/.test(text.slice(at, at + 6))) return at;
      depth += 1;
    } else if (char === ')') {
      depth -= 1;
      if (isBracketed && depth <= 0) return at;
    }
  }
  return text.length;
}

function readList(list: string): DocketAttachment[] {
  const marks = [...list.matchAll(MARKER)].map((match) => ({
    number: match[1] ?? match[2] ?? '',
    start: match.index,
    end: match.index + match[0].length,
  }));
  const kept: typeof marks = [];
  for (const mark of marks) {
    const before = list.slice(Math.max(0, mark.start - 6), mark.start).trimEnd();
    const previous = kept.at(-1);
    // 'Exhibit # 4' inside a name is no attachment: a list counts up or sets a comma.
    const isNext = !previous || Number(mark.number) === Number(previous.number) + 1 || /,$/.test(before);
    if (isNext) kept.push(mark);
  }
  return kept.map((mark, index) => ({
    number: mark.number,
    description: collapse(list.slice(mark.end, kept[index + 1]?.start ?? list.length)).replace(/[,;]+$/, ''),
  }));
}
