import { setImmediate as nextTurn } from 'node:timers/promises';
import { matchesDiscoveryCard } from '#src/discovery/match.ts';
import { CARDS, cardsOf, type StandingRequest, standingRequests } from '#src/discovery/overview.ts';
import { readDiscovery } from '#src/discovery/requests.ts';
import type {
  DiscoveryContext,
  DiscoveryDocument,
  DiscoveryOverview,
  MarkAnsweredInput,
  RequestPaperItems,
  ServeInput,
} from '#src/discovery/schema.ts';
import { AppError } from '#src/errors.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { courtTimeZone, dateIn } from '#src/law/court-time.ts';
import { getCaseState } from '../cases/store.ts';
import type { Deps } from '../deps.ts';
import {
  deleteMarks,
  deleteService,
  getCaseFacts,
  listMatching,
  listPapers,
  listTexts,
  listTypeGroups,
  type NewReading,
  type PaperRow,
  saveMarks,
  saveReadings,
  saveService,
} from './store.ts';

type Reads = Pick<Deps, 'db' | 'log' | 'events'>;

/** Papers looked through for one answer, and the most characters of each: the rest waits for the next. */
const READ_AT_ONCE = 16;
const MOST_TEXT = 250_000;
const MOST_LISTED = 500;

function cardOf(docType: string): DiscoveryContext | null {
  return CARDS.find((card) => matchesDiscoveryCard(docType, card)) ?? null;
}

/** The papers of a case, those that nobody looked through yet read now: requests first. */
async function readPapers({ db, log, events }: Reads, caseId: AuthorizedCaseId): Promise<PaperRow[]> {
  const papers = (await listPapers(db, caseId)).filter(({ docType }) => cardOf(docType) !== null);
  const isRequest = ({ docType }: PaperRow) => Number(cardOf(docType)?.type === 'request');
  const waiting = papers.filter(({ reading, hasText }) => reading === null && hasText);
  const unread = waiting.toSorted((a, b) => isRequest(b) - isRequest(a)).slice(0, READ_AT_ONCE);
  if (unread.length === 0) return papers;
  const byId = new Map(unread.map((paper) => [paper.id, paper]));
  const texts = await listTexts(db, caseId, [...byId.keys()], MOST_TEXT);
  const readings: NewReading[] = [];
  for (const { id, textNumber, text } of texts) {
    const repository = cardOf(byId.get(id)?.docType ?? '')?.repository ?? null;
    readings.push({ documentId: id, textNumber, reading: readDiscovery(text, repository) });
    // Others are served between two papers.
    await nextTurn();
  }
  // A reading that cannot be kept, for instance on a full disk, is made again the next time.
  await saveReadings(db, caseId, readings).then(
    () => {
      // Whoever looks asks again, and the next papers are looked through for that answer.
      if (waiting.length > readings.length) events.publish(caseId, { type: 'discovery-changed' });
    },
    (error: unknown) => {
      log.warn({ caseId, error: String(error) }, 'discovery readings could not be kept');
    },
  );
  const found = new Map(readings.map(({ documentId, reading }) => [documentId, reading]));
  return papers.map((paper) => ({ ...paper, reading: found.get(paper.id) ?? paper.reading }));
}

function sideOf(role: string): DiscoveryOverview['side'] {
  return role === 'plaintiff' || role === 'defendant' ? role : null;
}

/** Counts and newest documents of all cards, and how each request stands; a fixed number of queries. */
export async function getOverview(deps: Reads, caseId: AuthorizedCaseId): Promise<DiscoveryOverview> {
  const groups = await listTypeGroups(deps.db, caseId);
  const cards = cardsOf(groups);
  const requests = standingRequests(await readPapers(deps, caseId)).map(({ paper }) => paper);
  const { role, servedDates } = await getCaseFacts(deps.db, caseId);
  const filed = groups
    .filter(({ docType }) =>
      CARDS.some((card) => card.type === 'request' && matchesDiscoveryCard(docType, card)),
    )
    .reduce((sum, { count }) => sum + count, 0);
  return {
    cards,
    requests,
    requestsLeftOut: Math.max(0, filed - requests.length),
    side: sideOf(role),
    summonsServedOn: servedDates?.length === 1 ? (servedDates[0] ?? null) : null,
  };
}

/** The documents of one card, the newest first, MOST_LISTED at most. */
export async function listCardDocuments(
  { db }: Pick<Deps, 'db'>,
  caseId: AuthorizedCaseId,
  card: DiscoveryContext,
): Promise<DiscoveryDocument[]> {
  const documents = await listMatching(db, caseId);
  return documents.filter(({ docType }) => matchesDiscoveryCard(docType, card)).slice(0, MOST_LISTED);
}

async function getStanding(deps: Reads, caseId: AuthorizedCaseId, id: string): Promise<StandingRequest> {
  const found = standingRequests(await readPapers(deps, caseId)).find(({ paper }) => paper.id === id);
  if (found !== undefined) return found;
  throw new AppError(
    'CONFLICT',
    'This document is not filed as a discovery request. Change its category, or upload it on the Discovery page.',
  );
}

/** The requests of one paper with their answers. CONFLICT for a document that is not filed as a request. */
export function getItems(deps: Reads, caseId: AuthorizedCaseId, id: string): Promise<RequestPaperItems> {
  return getStanding(deps, caseId, id);
}

type Writes = Reads & Pick<Deps, 'clock'>;

/** Keeps the day and way of service that a person confirmed, or takes it back. BAD_REQUEST for a day to come. */
export async function setService(
  deps: Writes,
  caseId: AuthorizedCaseId,
  id: string,
  { servedOn, serviceMethod, mailedFrom }: ServeInput,
  userId: string,
): Promise<RequestPaperItems> {
  await getStanding(deps, caseId, id);
  const now = deps.clock.now();
  if (servedOn === null) await deleteService(deps.db, caseId, id);
  else {
    const today = dateIn(courtTimeZone(await getCaseState(deps.db, caseId)), now);
    if (servedOn > today) {
      const message = 'This day is still to come. Enter the day on which the paper was served.';
      throw new AppError('BAD_REQUEST', message, { fields: { servedOn: message } });
    }
    await saveService(deps.db, {
      documentId: id,
      caseId,
      servedOn,
      serviceMethod,
      mailedFrom: serviceMethod === 'mail' ? (mailedFrom ?? null) : null,
      confirmedBy: userId,
      updatedAt: now,
    });
  }
  deps.events.publish(caseId, { type: 'discovery-changed' });
  return getStanding(deps, caseId, id);
}

/** Keeps what a person says of some requests, or forgets it. BAD_REQUEST for a request the paper does not have. */
export async function markAnswered(
  deps: Writes,
  caseId: AuthorizedCaseId,
  id: string,
  { keys, isAnswered }: MarkAnsweredInput,
  userId: string,
): Promise<RequestPaperItems> {
  const { items } = await getStanding(deps, caseId, id);
  const known = new Set(items.map(({ key }) => key));
  if (keys.some((key) => !known.has(key))) {
    throw new AppError('BAD_REQUEST', 'This paper has no such request any more. Look at the list again.');
  }
  if (isAnswered === null) await deleteMarks(deps.db, caseId, id, keys);
  else {
    const updatedAt = deps.clock.now();
    await saveMarks(deps.db, caseId, { documentId: id, keys, isAnswered, markedBy: userId, updatedAt });
  }
  deps.events.publish(caseId, { type: 'discovery-changed' });
  return getStanding(deps, caseId, id);
}
