import { discoveryCategory } from '#src/discovery/match.ts';
import { cardsOf, type KnownPaper, standingRequests } from '#src/discovery/overview.ts';
import { readDiscovery } from '#src/discovery/requests.ts';
import type { DiscoveryContext, DiscoveryOverview, RequestPaperItems } from '#src/discovery/schema.ts';
import { CASE_ID } from '#tests/factories/cases.ts';

export const ADMISSIONS = { party: 'plaintiff', repository: 'admissions', type: 'request' } as const;
export const QUESTIONS = { party: 'plaintiff', repository: 'interrogatories', type: 'request' } as const;
export const ANSWERS = { party: 'defendant', repository: 'interrogatories', type: 'response' } as const;

export const ADMISSIONS_TEXT = `PLAINTIFF'S REQUESTS FOR ADMISSION TO DEFENDANT

REQUEST FOR ADMISSION NO. 1: Admit that you signed the lease.
REQUEST FOR ADMISSION NO. 2: Admit that you hold the deposit.

CERTIFICATE OF SERVICE
I hereby certify that on February 18, 2026, I mailed this paper by first-class mail to Brandt Properties.`;

export const QUESTIONS_TEXT = `PLAINTIFF'S FIRST SET OF INTERROGATORIES

INTERROGATORY NO. 1: State your name.
INTERROGATORY NO. 2: For each deposit, state: (a) its sum; and (b) its day.
INTERROGATORY NO. ?: State where you live.
INTERROGATORY NO. 4: Identify each witness.`;

export const ANSWERS_TEXT = `DEFENDANT'S ANSWERS TO PLAINTIFF'S FIRST SET OF INTERROGATORIES

ANSWER TO INTERROGATORY NO. 1: Otto Brandt.
ANSWER TO INTERROGATORY NO. 2: Objection. Overly broad.`;

let made = 0;

/** A paper of the case as the server knows it once it is read. */
export function knownPaper(
  card: DiscoveryContext,
  text: string | null,
  change: Partial<KnownPaper> = {},
): KnownPaper {
  made += 1;
  return {
    id: `aaaa5a52-6a41-4d55-9f6c-${String(made).padStart(12, '0')}`,
    caseId: CASE_ID,
    filename: `paper-${made}.pdf`,
    docType: discoveryCategory(card),
    uploadedAt: new Date(Date.UTC(2026, 1, 20, 12, made)),
    status: text === null ? 'reading' : 'ready',
    pageCount: 1,
    reading: text === null ? null : readDiscovery(text, card.repository),
    service: null,
    marks: new Map(),
    ...change,
  };
}

/** What the server answers about these papers. */
export function overviewOf(
  papers: readonly KnownPaper[],
  change: Partial<DiscoveryOverview> = {},
): DiscoveryOverview {
  const newest = [...papers].reverse();
  const groups = [...new Set(papers.map(({ docType }) => docType))].map((docType) => {
    const own = newest.filter((paper) => paper.docType === docType);
    return { docType, count: own.length, recent: own.slice(0, 3) };
  });
  return {
    cards: cardsOf(groups),
    requests: standingRequests(newest).map(({ paper }) => paper),
    requestsLeftOut: 0,
    side: 'defendant',
    summonsServedOn: null,
    ...change,
  };
}

export function itemsOf(papers: readonly KnownPaper[], id: string): RequestPaperItems {
  const found = standingRequests([...papers].reverse()).find(({ paper }) => paper.id === id);
  if (found === undefined) throw new Error('There is no such request paper.');
  return found;
}
