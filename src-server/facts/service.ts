import { AppError } from '#src/errors.ts';
import { type DecideFactInput, type DocumentFacts, type Fact, FactContent } from '#src/facts/schema.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { runOnText } from '../ai/text-thread.ts';
import { type Asker, authorizeCaseChild } from '../auth/access.ts';
import type { Deps } from '../deps.ts';
import { listPageLines } from '../search/page-lines-store.ts';
import {
  acknowledge,
  confirmFound,
  decideFact,
  findUnreadForFacts,
  getDocumentFacts,
  getFact,
  saveFacts,
} from './store.ts';

type FactDeps = Pick<Deps, 'db' | 'clock' | 'events' | 'log'>;

const NOTHING_READ = {
  facts: [],
  unplaced: [],
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
 * Reads a paper for its facts and keeps them, where that was not done for the text that counts. A paper that cannot be
 * worked through has none, and says so; throws when the signal aborts.
 */
export async function readDocumentFacts(deps: FactDeps, id: string, signal: AbortSignal): Promise<void> {
  const document = await findUnreadForFacts(deps.db, id);
  if (document === undefined) return;
  const { text, docType, docDate, pageCount, notes, textNumber } = document;
  const layout = await listPageLines(deps.db, { documentId: id, textNumber });
  const paper = { text, docType, docDate, pageCount, notes, layout };
  const read = await runOnText('paperFacts', paper).catch((error: unknown) => {
    signal.throwIfAborted();
    deps.log.warn({ documentId: id, error: String(error) }, 'a paper could not be read for its facts');
    return NOTHING_READ;
  });
  signal.throwIfAborted();
  const isKept = await saveFacts(deps.db, document, read).catch((error: unknown) => {
    // What cannot be kept is not tried for ever: the person is told that nothing could be worked out.
    deps.log.warn({ documentId: id, error: String(error) }, 'the facts of a paper could not be kept');
    return saveFacts(deps.db, document, NOTHING_READ);
  });
  if (isKept) deps.events.publish(document.caseId, { type: 'facts-changed', ids: [id] });
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
  await decideFact(deps.db, caseId, id, { status, content, userId, now: deps.clock.now() });
  deps.events.publish(caseId, { type: 'facts-changed', ids: [fact.documentId] });
  const decided = await getFact(deps.db, caseId, id);
  if (decided === undefined) throw new AppError('NOT_FOUND');
  return decided;
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
  const said = await Promise.all(found.map(({ caseId, fact }) => getFact(deps.db, caseId, fact.id)));
  return said.flatMap((fact) => fact ?? []);
}

function corrected({ kind }: Fact, value: unknown): FactContent {
  const content = FactContent.safeParse({ kind, value });
  if (content.success) return content.data;
  const message = 'Please say what it really is.';
  throw new AppError('BAD_REQUEST', message, { fields: { value: message } });
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
  return getDocumentFacts(deps.db, caseId, documentId);
}
