import { AppError } from '#src/errors.ts';
import { NOTHING_TOLD, type ReadFacts } from '#src/facts/read-facts.ts';
import { resetsByCourt } from '#src/facts/resets.ts';
import {
  correctedContent,
  type DecideFactInput,
  type DocumentFacts,
  type Fact,
  type FactContent,
  type FactKind,
} from '#src/facts/schema.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { asSureAsSeen, doubtfulText } from '#src/reading/unseen-text.ts';
import type { PageLines } from '#src/text/line-layout.ts';
import { runOnText, TextThreadStopped } from '../ai/text-thread.ts';
import { type Asker, authorizeCaseChild } from '../auth/access.ts';
import type { Deps } from '../deps.ts';
import { listPageLines } from '../search/page-lines-store.ts';
import { acknowledge } from './completeness-store.ts';
import { asTheCaseStands, markCalledOff } from './doubt-store.ts';
import { findUnreadForFacts, noteFailedReading, saveFacts } from './reading-store.ts';
import { confirmFound, decideFact, getDocumentFacts, getFact, listCaseFacts } from './store.ts';

type FactDeps = Pick<Deps, 'db' | 'clock' | 'events' | 'log'>;

/** What calls a day off stands on the first pages. */
const MOST_OF_ORDER = 20_000;

const NOTHING_READ = {
  facts: [],
  unplaced: [],
  told: NOTHING_TOLD,
  completeness: {
    pages: 0,
    pagesRead: 0,
    unreadPages: [],
    poorPages: [],
    complete: false,
    problems: ['What this paper says could not be worked out. Read it yourself, all of it.'],
  },
};

/**
 * Reads a paper for its facts and keeps them, where that was not done for the text that counts. One that could not be
 * worked through is tried again later, then has none and says so; throws when the signal aborts.
 */
export async function readDocumentFacts(deps: FactDeps, id: string, signal: AbortSignal): Promise<void> {
  const document = await findUnreadForFacts(deps.db, id);
  if (document === undefined) return;
  const { text, docType, docDate, pageCount, notes, textNumber, isStrangers } = document;
  const layout = await listPageLines(deps.db, { documentId: id, textNumber });
  const paper = { text, docType, docDate, pageCount, notes, layout };
  try {
    const read = await runOnText('paperFacts', paper, { signal, isStrangers });
    signal.throwIfAborted();
    if (!(await saveFacts(deps.db, document, asSeen(read, paper)))) return;
    const resets = resetsByCourt(text.slice(0, MOST_OF_ORDER), docType);
    if (await markCalledOff(deps.db, document, resets, deps.clock.now()))
      deps.events.publish(document.caseId, { type: 'timeline-changed' });
  } catch (error) {
    signal.throwIfAborted();
    // Nothing is known of the text when the program stops.
    if (error instanceof TextThreadStopped) throw error;
    const { isLast } = await noteFailedReading(deps.db, document, NOTHING_READ);
    deps.log.warn(
      { documentId: id, isLast, error: String(error) },
      'a paper could not be read for its facts',
    );
  }
  deps.events.publish(document.caseId, { type: 'facts-changed', ids: [id] });
}

/** Words that are in the file and not on its pages make nothing sure. */
function asSeen(
  read: ReadFacts,
  { text, layout }: { text: string; layout: readonly PageLines[] },
): ReadFacts {
  const { facts, unseen } = asSureAsSeen(read.facts, doubtfulText(text, layout));
  return { ...read, facts, completeness: { ...read.completeness, ...(unseen.length > 0 && { unseen }) } };
}

/** What is known of one paper, with the days doubted that other papers of its case take back. */
export async function factsOfDocument(
  db: FactDeps['db'],
  caseId: AuthorizedCaseId,
  documentId: string,
): Promise<DocumentFacts> {
  const known = await getDocumentFacts(db, caseId, documentId);
  return { ...known, facts: await asTheCaseStands(db, caseId, known.facts) };
}

/** The same of all papers of a case, paper by paper; of one kind where it is given. */
export async function factsOfCase(
  db: FactDeps['db'],
  caseId: AuthorizedCaseId,
  kind: FactKind | undefined,
): Promise<Fact[]> {
  return asTheCaseStands(db, caseId, await listCaseFacts(db, caseId, kind));
}

/**
 * Confirms, corrects or dismisses a fact, or takes that back. A correction needs the value, in the shape of its kind:
 * BAD_REQUEST with the field otherwise.
 */
export async function decide(
  deps: FactDeps,
  { caseId, userId }: { caseId: AuthorizedCaseId; userId: string },
  id: string,
  { status, value }: DecideFactInput,
): Promise<Fact> {
  const fact = await getFact(deps.db, caseId, id);
  if (fact === undefined) throw new AppError('NOT_FOUND');
  if (status !== 'corrected' && value !== undefined) {
    const message = 'A value is for a correction only.';
    throw new AppError('BAD_REQUEST', message, { fields: { value: message } });
  }
  const content = status === 'corrected' ? corrected(fact, value) : null;
  const decided = await decideFact(deps.db, caseId, id, { status, content, userId, now: deps.clock.now() });
  if (decided === undefined) throw new AppError('NOT_FOUND');
  deps.events.publish(caseId, { type: 'facts-changed', ids: [fact.documentId] });
  const [standing] = await asTheCaseStands(deps.db, caseId, [decided]);
  return standing ?? decided;
}

/**
 * Confirms facts as they were read, all or none; what somebody has decided already stays so. Each is looked up by itself:
 * NOT_FOUND for one of no case of the person, FORBIDDEN where they may not.
 */
export async function confirmMany(deps: FactDeps, user: Asker, ids: readonly string[]): Promise<Fact[]> {
  const now = deps.clock.now();
  const found: { caseId: AuthorizedCaseId; fact: Fact }[] = [];
  for (const each of new Set(ids)) {
    const { caseId, id } = await authorizeCaseChild(deps.db, user, 'facts', each, 'document:update', now);
    const fact = await getFact(deps.db, caseId, id);
    if (fact === undefined) throw new AppError('NOT_FOUND');
    found.push({ caseId, fact });
  }
  const open = found.filter(({ fact }) => fact.status === 'found');
  await deps.db.transaction().execute(async (db) => {
    for (const { caseId, fact } of open) {
      // What somebody has said of it since it was looked up stays so.
      await confirmFound(db, caseId, fact.id, { userId: user.id, now });
    }
  });
  for (const [caseId, changed] of Map.groupBy(open, (each) => each.caseId)) {
    const documents = [...new Set(changed.map(({ fact }) => fact.documentId))];
    deps.events.publish(caseId, { type: 'facts-changed', ids: documents });
  }
  const said = await Promise.all(
    found.map(async ({ caseId, fact }) => {
      const now = await getFact(deps.db, caseId, fact.id);
      return now === undefined ? [] : asTheCaseStands(deps.db, caseId, [now]);
    }),
  );
  return said.flat();
}

function corrected({ kind }: Fact, value: unknown): FactContent {
  const said = correctedContent(kind, value);
  if ('content' in said) return said.content;
  throw new AppError('BAD_REQUEST', said.problem, { fields: { value: said.problem } });
}

/** Keeps that a person dealt with what is missing of a paper. CONFLICT while it was not read for its facts. */
export async function acknowledgeGaps(
  deps: FactDeps,
  { caseId, userId }: { caseId: AuthorizedCaseId; userId: string },
  documentId: string,
): Promise<DocumentFacts> {
  const isKept = await acknowledge(deps.db, caseId, documentId, { userId, now: deps.clock.now() });
  if (!isKept) throw new AppError('CONFLICT', 'This paper is still being read. Please try again soon.');
  deps.events.publish(caseId, { type: 'facts-changed', ids: [documentId] });
  return factsOfDocument(deps.db, caseId, documentId);
}
