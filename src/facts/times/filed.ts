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
    const day = findDays(match[0])[0];
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
