import { factLines } from '#src/assistant/fact-lines.ts';
import { countChecks } from '#src/checker/counts.ts';
import { type DraftChecked, MOST_UNREAD_NAMED, type UnreadDocument } from '#src/checker/schema.ts';
import { segmentsOf } from '#src/checker/segments.ts';
import { AppError } from '#src/errors.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { courtTimeZone, dateIn } from '#src/law/court-time.ts';
import type { Check, CheckKind } from '#src/verification/schema.ts';
import { runOnText } from '../ai/text-thread.ts';
import { loadCaseFacts } from '../assistant/facts-store.ts';
import type { Deps } from '../deps.ts';
import { findPapers } from './look-up.ts';
import { listRead, listUnread, type ReadDocument, readTexts } from './store.ts';

export type CheckerDeps = Pick<Deps, 'db' | 'clock' | 'draftLimit'>;

/** Bytes. A case with less text than this is looked at as a whole, word by word. */
const SMALL_CASE = 5_000_000;
const MOST_NAMED = 40;
/** What may stand in any document. */
const LOOKED_UP: ReadonlySet<CheckKind> = new Set(['quote', 'date', 'sum']);

interface Draft {
  caseId: AuthorizedCaseId;
  userId: string;
  text: string;
  /** Aborted when nobody waits for the result any more. */
  signal: AbortSignal;
}

/**
 * Looks up every quotation, date, sum, page reference and citation of a draft in the case's documents, its rows and
 * our library. By rules alone: no engine is asked, nothing is stored. One check of a person at a time
 * (TOO_MANY_REQUESTS).
 */
export async function checkDraft(deps: CheckerDeps, draft: Draft): Promise<DraftChecked> {
  try {
    return await deps.draftLimit.run(draft.userId, () => check(deps, draft));
  } catch (error) {
    if (draft.signal.aborted) throw new AppError('UNAVAILABLE', 'The check was stopped.');
    throw error;
  }
}

async function check(deps: CheckerDeps, draft: Draft): Promise<DraftChecked> {
  const { caseId, text, signal } = draft;
  const today = dateIn(courtTimeZone(null), deps.clock.now());
  const known = await knownLines(deps, draft, today);
  const all = await listRead(deps.db, caseId);
  const unread = await listUnread(deps.db, caseId);
  const isSmall = all.reduce((sum, { size }) => sum + size, 0) <= SMALL_CASE;
  // In a large case only the index says where to read, and what it does not hold yet cannot be looked at.
  const documents = isSmall ? all : all.filter(({ isIndexed }) => isIndexed);
  const waiting = isSmall ? [] : all.filter(({ isIndexed }) => !isIndexed);
  const looked = await checkAgainst(deps, {
    caseId,
    text,
    signal,
    known,
    today,
    documents,
    isSmall,
  });
  return {
    ...looked,
    counts: countChecks(looked.checks),
    searched: documents.length,
    unread: withUnindexed(unread, waiting),
  };
}

async function knownLines({ db }: CheckerDeps, { caseId, userId }: Draft, today: string): Promise<string[]> {
  const facts = await loadCaseFacts(db, caseId, { userId, today });
  return factLines(facts).map(({ record }) => record.text);
}

interface Against {
  caseId: AuthorizedCaseId;
  text: string;
  signal: AbortSignal;
  known: readonly string[];
  /** 'YYYY-MM-DD'. */
  today: string;
  documents: readonly ReadDocument[];
  isSmall: boolean;
}

type Looked = Pick<DraftChecked, 'checks' | 'nearest'>;

async function checkAgainst({ db }: CheckerDeps, against: Against): Promise<Looked> {
  const { caseId, text, signal, known, today, documents, isSmall } = against;
  const first = await runOnText('checkText', { text, papers: [], known, today });
  if (documents.length === 0) return { checks: first, nearest: first.map(() => null) };
  const open = first.filter(({ kind }) => LOOKED_UP.has(kind));
  const papers = isSmall ? null : await findPapers(db, { caseId, documents, statements: open, signal });
  const always = isSmall ? documents.map(({ id }) => id) : await alwaysRead(documents, text);
  const looked: Looked = { checks: [], nearest: [] };
  for (const segment of segmentsOf(text, first)) {
    signal.throwIfAborted();
    const end = segment.start + segment.text.length;
    const ids = [...always, ...(papers === null ? [] : idsFor(open, papers, segment.start, end))];
    const texts = await readTexts(db, caseId, ids);
    const checks = await runOnText('checkText', { text: segment.text, papers: texts, known, today });
    const quotes = checks.map((check) => (isLost(check) ? check.text : ''));
    looked.nearest.push(...(await runOnText('draftNearest', { papers: texts, quotes })));
    for (const check of checks) {
      looked.checks.push({ ...check, start: check.start + segment.start, end: check.end + segment.start });
    }
  }
  return looked;
}

function isLost({ kind, status }: Check): boolean {
  return kind === 'quote' && status === 'not-found';
}

/** A named paper must be at hand to say what is on its pages, and the longest one to say how many pages there are. */
async function alwaysRead(documents: readonly ReadDocument[], text: string): Promise<string[]> {
  const filenames = documents.map(({ filename }) => filename);
  const named = await runOnText('draftNames', { text, filenames });
  const longest = documents.reduce((a, b) => (b.pageCount > a.pageCount ? b : a));
  const ids = named.slice(0, MOST_NAMED).flatMap((place) => documents[place]?.id ?? []);
  return [...ids, longest.id];
}

/** The documents that the statements of a part of the draft may stand in. */
function idsFor(
  statements: readonly Check[],
  papers: readonly (string | null)[],
  from: number,
  to: number,
): string[] {
  const ids = statements.flatMap(({ start }, place) => {
    const id = papers[place];
    return id === null || id === undefined || start < from || start >= to ? [] : [id];
  });
  return [...new Set(ids)];
}

function withUnindexed(
  unread: DraftChecked['unread'],
  waiting: readonly ReadDocument[],
): DraftChecked['unread'] {
  const more = waiting.map(({ id, filename }): UnreadDocument => ({ id, filename, status: 'reading' }));
  return {
    total: unread.total + more.length,
    listed: [...unread.listed, ...more].slice(0, MOST_UNREAD_NAMED),
  };
}
