import { linesBetween, type Paper } from '../../papers/paper.ts';
import { findDays } from './days.ts';
import { indexOf } from './rows.ts';

const LINES_UP = 2;
const LONGEST = 200;
const HEAD = /\p{L}+ date\b/giu;
const DUE = /^(?:expiration|expiry|due|return|answer|response|reply|court|hearing|trial) /i;

/** What the heads of a form's columns call the days below them, one head a day: 'Expiration date'; null where they do not. */
export function columnHead(paper: Paper, start: number): string | null {
  const line = linesBetween(paper, start, start + 1)[0];
  if (line === undefined) return null;
  const days = findDays(paper.text.slice(line.start, Math.min(line.end, line.start + LONGEST)));
  const own = days.findIndex((day) => line.start + day.start === start);
  if (own === -1 || days.length < 2) return null;
  const at = indexOf(paper, line);
  const above = paper.lines
    .slice(Math.max(0, at - LINES_UP), at)
    .map(({ text }) => [...text.slice(0, LONGEST).matchAll(HEAD)].map(([head]) => head));
  return above.findLast((heads) => heads.length === days.length)?.[own] ?? null;
}

/** Whether such a head says that something ends, is due or is held on its day. */
export const headsWhatIsToCome = (head: string): boolean => DUE.test(head);

/** 'Issue date' tells what was. */
export const headsWhatWas = (head: string): boolean =>
  /^(?:issued?|issuance|filed|filing|signed|mailing|birth|offense) /i.test(head);

/** 'Expiration date' of a summons: until then whoever sues may serve it; nobody who gets it has to do anything by it. */
export function summonsEnds(
  head: string,
  docType: string | null,
): { label: string; value: { what: string; who: 'plaintiff' } } | null {
  if (!/^expir/i.test(head) || !/summons|citation/i.test(docType ?? '')) return null;
  return { label: 'Summons expires', value: { what: 'serve this summons', who: 'plaintiff' } };
}
