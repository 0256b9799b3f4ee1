import { type CaseLaw, rulesOfCase } from '../law/case-law.ts';
import type { CourtRule } from '../law/court-rule.ts';
import { ANSWER_REQUESTS } from '../next/day-name.ts';
import { countable } from './answer-time.ts';
import type { Counting } from './counting.ts';
import type { RequestsOnPaper } from './discovery-schema.ts';
import type { Proposal } from './schema.ts';

type Due = Proposal['deadlines'][number];

/** The rules by which such requests are answered. */
export function rulesForRequests(law: CaseLaw, requests: RequestsOnPaper): CourtRule[] {
  const all = rulesOfCase(law);
  const ofPapers = all.filter(({ event }) => event === 'request-served');
  const ofAll = all.filter(({ event }) => event === 'requests-served');
  if (requests.asks === 'papers') return ofPapers.length > 0 ? ofPapers : ofAll;
  return requests.asks === 'several' ? [...ofAll, ...ofPapers] : ofAll;
}

/** Whether the time to answer requests starts when they are served. */
export const startsRequests = (law: CaseLaw, { requests }: Pick<Proposal, 'requests'>): boolean =>
  requests !== undefined && rulesForRequests(law, requests).length > 0;

/** Whether a line gives the time in words by which the court’s rule counts as well. */
export function isRulesTime(
  { law, proposal }: Pick<Counting, 'law' | 'proposal'>,
  { date, period }: Due,
): boolean {
  const time = date === null ? countable(period) : null;
  if (proposal.requests === undefined || time?.unit !== 'days') return false;
  return rulesForRequests(law, proposal.requests).some(({ days }) => days === time.count);
}

/** The lines of a paper that say until when its requests are answered. */
export function requestLines(counting: Pick<Counting, 'law' | 'proposal'>): Due[] {
  const { requests, deadlines } = counting.proposal;
  if (requests === undefined) return [];
  return deadlines.filter((due) => due.label === ANSWER_REQUESTS || isRulesTime(counting, due));
}
