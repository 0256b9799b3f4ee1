import { linesBetween, type Paper } from '../../papers/paper.ts';
import { type FoundSum, findWrittenSums } from '../../papers/sums.ts';
import type { Passage } from '../times/passage.ts';

/** A sum with the words around it. */
export interface SumMention extends FoundSum {
  /** What a row of a table or the label before a colon calls it; null in running text. */
  rowLabel: string | null;
  /** The words by which its role is told: its row or its sentence. */
  context: { text: string; start: number; end: number };
}

const ABOUT_MONEY = /[$¢\d]|dollars|cents|USD/i;
/** An amount without its sign, as tables print it: '1,204.50', '75.00', '(310.55)'. */
const BARE =
  /(?<![\d.,/:$-])\(?-?(\d{1,3}(?:,\d{3})+|\d{1,7})\.(\d\d)(?![\d%.]|,\d|\s?(?:%|percent|hours?\b|hrs?\b))\)?-?/g;
/** What may stand between a label and its amount in a row. */
const LEADER = /(?:\s?[:=]\s{0,20}|[\s._·…-]{2,}|\t+)\s?[$(]{0,2}$/;
/** The heading of a paragraph that begins with its sum: '3. RENT. $980.00 a month'. */
const HEADING = /^\s*(?:\(?[\dA-Za-z]{1,3}[.)]\s+)?(\p{Lu}[\p{Lu} ]{2,40})\.\s{1,3}$/u;
const LONGEST_LABEL = 90;

/** Sums of a passage in order, one where the same is written in words and in figures. */
export function sumsIn(passage: Passage, paper: Paper): SumMention[] {
  const { text } = passage;
  if (!ABOUT_MONEY.test(text)) return [];
  const found: FoundSum[] = [];
  for (const sum of [...findWrittenSums(text), ...bareIn(text)].sort((a, b) => a.start - b.start)) {
    const last = found.at(-1);
    if (last && sum.start < last.end) continue;
    if (last && isSame(text, last, sum)) last.end = sum.end;
    else found.push({ ...sum });
  }
  return found.map((sum) => {
    const label = rowLabel(passage, paper, sum);
    if (label === null) return { ...sum, rowLabel: null, context: { text, start: sum.start, end: sum.end } };
    const row = `${label}: ${text.slice(sum.start, sum.end)}`;
    return { ...sum, rowLabel: label, context: { text: row, start: label.length + 2, end: row.length } };
  });
}

/** 'six hundred dollars ($600.00)' says one sum twice. */
function isSame(text: string, a: FoundSum, b: FoundSum): boolean {
  return a.amount === b.amount && /^[\s(]{1,4}$/.test(text.slice(a.end, b.start));
}

/** Amounts without a sign, where the words before them end as the label of a row does. */
function bareIn(text: string): FoundSum[] {
  if (!/\d\.\d\d(?!\d)/.test(text)) return [];
  const found: FoundSum[] = [];
  let isRow = false;
  for (const match of text.matchAll(BARE)) {
    const amount = Number(`${(match[1] ?? '').replaceAll(',', '')}.${match[2] ?? ''}`);
    const before = text.slice(Math.max(0, match.index - 60), match.index);
    const last = found.at(-1);
    // Further amounts of a row stand one column apart.
    isRow =
      LEADER.test(before) ||
      (isRow && last !== undefined && /^\s{2,}$/.test(text.slice(last.end, match.index)));
    if (isRow && /\p{L}{3}/u.test(text.slice(0, match.index)))
      found.push({ amount, start: match.index, end: match.index + match[0].length });
  }
  return found;
}

/** The words before a sum on its own line, where the sum ends a row or stands behind a colon. */
function rowLabel(passage: Passage, paper: Paper, sum: FoundSum): string | null {
  const at = passage.toSource(sum.start);
  const line = linesBetween(paper, at, at + 1)[0];
  if (!line) return null;
  const from = Math.max(0, at - line.start);
  // What stands before the amount of the column before belongs to that one.
  const before = line.text
    .slice(Math.max(0, from - LONGEST_LABEL * 2), from)
    .split(/\d\.\d\d(?!\d)\)?|\$\s?[\d,]+(?![\d.])/)
    .at(-1);
  const heading = HEADING.exec(before ?? '')?.[1];
  if (heading !== undefined) return heading.trim();
  const leader = LEADER.exec(before ?? '');
  const after = line.text.slice(from + sum.end - sum.start).slice(0, LONGEST_LABEL);
  const ends = /^[\s.)*|;]*$/.test(after) || /^\s*(?:[|;.]\s|\s{2,}|,?\s{1,3}\p{Lu})/u.test(after);
  if (before === undefined || !leader || !ends) return null;
  const label = before
    .slice(0, leader.index)
    .split(/\s{3,}|\t|\||;\s/)
    .findLast((cell) => /\p{L}{2}/u.test(cell));
  const words = label
    ?.replace(/^[^\p{L}\d]+|[\s:=.,;_$(-]+$/gu, '')
    .replace(/^(?:\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?|\(?[\dA-Za-z]{1,2}[.)])\s+/, '')
    .trim();
  return words && words.length <= LONGEST_LABEL && /\p{L}{2}/u.test(words) ? words : null;
}
