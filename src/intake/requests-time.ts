import { type CaseLaw, rulesOfCase } from '../law/case-law.ts';
import type { CourtRule } from '../law/court-rule.ts';
import { COURT_SYSTEMS } from '../law/court-systems.ts';
import type { DiscoveryRequest } from '../law/courts/court-system.ts';
import { ANSWER_REQUESTS } from '../next/day-name.ts';
import { countable } from './answer-time.ts';
import type { Counting } from './counting.ts';
import type { RequestsOnPaper } from './discovery-schema.ts';
import type { Proposal } from './schema.ts';

type Due = Proposal['deadlines'][number];

const ASKED: Readonly<Record<RequestsOnPaper['asks'], readonly DiscoveryRequest[]>> = {
  questions: ['interrogatory'],
  papers: ['production'],
  admissions: ['admission'],
  several: ['interrogatory', 'production', 'admission'],
};

/** The rules by which such requests are answered. */
export function rulesForRequests(law: CaseLaw, { asks }: RequestsOnPaper): CourtRule[] {
  const discovery = law.jurisdiction === null ? null : COURT_SYSTEMS[law.jurisdiction].discovery;
  const ids = new Set(ASKED[asks].flatMap((asked) => discovery?.[asked] ?? []));
  return rulesOfCase(law).filter(({ id }) => ids.has(id));
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
