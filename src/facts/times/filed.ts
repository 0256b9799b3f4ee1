import type { Paper } from '../../papers/paper.ts';
import { pageAt } from '../../text/pages.ts';
import type { FoundFact } from '../schema.ts';
import { findDays } from './days.ts';

const HEAD = 6000;
const STAMP = /\b(?:e-?filed|filed|electronically\s(?:filed|received))\b[^\n\f]{0,80}/gi;

/** The day on which a paper says, in a stamp or a line of its own, that it was filed. */
export function findFiled(paper: Paper, dated: string | null): FoundFact[] {
  const head = paper.text.slice(0, HEAD);
  const found: FoundFact[] = [];
  for (const match of head.matchAll(STAMP)) {
    const stamp = withLinesBelow(head, match.index, match[0]);
    const day = findDays(stamp)[0];
    if (day?.date?.length !== 10) continue;
    // In running words another paper is meant: 'the complaint filed on May 2'.
    const lineStart = head.lastIndexOf('\n', match.index) + 1;
    const lead = head.slice(lineStart, match.index).trim();
    const isStamp = lead.split(/\s+/).filter((word) => /^[a-z]/.test(word)).length < 3;
    if (!isStamp || (dated !== null && day.date !== dated)) continue;
    const [start, end] = [match.index, match.index + day.end];
    found.push({
      kind: 'filed',
      value: { date: day.date },
      label: 'Filed',
      certainty: dated === day.date ? 'certain' : 'likely',
      page: pageAt(paper.pageStarts, start),
      start,
      end,
      quote: paper.text.slice(start, end),
    });
    break;
  }
  return found;
}

const LINES_BELOW = 3;

/** A stamp of several lines: 'FILED', the court, and its day below. */
function withLinesBelow(head: string, at: number, words: string): string {
  const lineEnd = head.indexOf('\n', at);
  if (lineEnd === -1 || words.trim().split(/\s+/).length > 4 || /\d/.test(words)) return words;
  let end = lineEnd;
  for (let count = 0; count < LINES_BELOW; count += 1) {
    const next = head.indexOf('\n', end + 1);
    const line = head.slice(end + 1, next === -1 ? head.length : next);
    if (line.includes('\f') || line.trim().split(/\s+/).length > 7) break;
    end = next === -1 ? head.length : next;
    if (/\d/.test(line)) break;
  }
  return head.slice(at, end);
}
