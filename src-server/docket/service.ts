import { subDays } from 'date-fns';
import { reconcile } from '#src/docket/reconcile.ts';
import {
  DocketEntry,
  KeptEntry,
  type Reconciliation,
  type SavedDocket,
} from '#src/docket/requests-schema.ts';
import type { ParseResult } from '#src/docket/schema.ts';
import { KEPT_DAYS } from '#src/documents/bulk-schema.ts';
import { AppError } from '#src/errors.ts';
import { type AuthorizedCaseId, isId } from '#src/ids.ts';
import type { ParsedDocket } from '#src/papers/docket/docket-row.ts';
import { parseDocket } from '#src/papers/docket/parse-docket.ts';
import { MILESTONE_NOT_FOUND } from '#src/timeline/page-kind.ts';
import { runOnText } from '../ai/text-thread.ts';
import type { Deps } from '../deps.ts';
import {
  type DocketRow,
  findDocketOfMilestone,
  findKeptEntries,
  getDocketForUpdate,
  insertDocket,
  insertFormerText,
  listDockets,
  lockMilestone,
  markDocketDeleted,
  purgeDeletedDockets,
  unmarkDocketDeleted,
  updateDocket,
} from './store.ts';

type Db = Deps['db'];

/** More entries than any docket of one person; a list past it could not be shown in one answer. */
const MOST_ENTRIES = 20_000;

function toDocketEntry(row: DocketRow): DocketEntry {
  return DocketEntry.parse(row);
}

/** What PostgreSQL can hold. */
function storable(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed();
}

function milestoneNotFound(): AppError {
  return new AppError('NOT_FOUND', MILESTONE_NOT_FOUND);
}

interface Text {
  rawText: string;
  autoParseAndReconcile: boolean;
}

/** A text as it is saved, with what was read in it; null where nobody asked for that. */
interface ReadText {
  rawText: string;
  parsed: ParsedDocket | null;
}

/** Characters that are parsed at once without anybody noticing. */
const SHORT = 5_000;

/** `parseDocket`, of a long text in a thread of its own, so that other requests are answered meanwhile. */
async function parse(text: string): Promise<ParsedDocket> {
  return text.length <= SHORT ? parseDocket(text) : runOnText('docket', text);
}

/** Before any transaction: the thread may be busy with another text. */
async function readText({ rawText: given, autoParseAndReconcile }: Text): Promise<ReadText> {
  const rawText = storable(given);
  return { rawText, parsed: autoParseAndReconcile ? await parse(rawText) : null };
}

interface Outcome {
  parsedEntries: readonly KeptEntry[] | null;
  reconciliation: Reconciliation | null;
}

/** What is kept of a docket once this text is saved: every former entry is still in it. */
function readInto(kept: DocketRow['parsedEntries'], { parsed }: ReadText): Outcome {
  const before = keptEntries(kept);
  if (parsed === null) return { parsedEntries: before, reconciliation: null };
  const { result, merged } = reconcile(before ?? [], parsed);
  if (merged.length > MOST_ENTRIES) {
    throw new AppError('BAD_REQUEST', `A docket can have at most ${MOST_ENTRIES} entries here.`);
  }
  return {
    parsedEntries: merged,
    reconciliation: {
      totalParsed: result.totalParsed,
      newCount: result.newEntries.length,
      updatedCount: result.modifiedEntries.length,
      unchangedCount: result.unchangedEntries.length,
      parsingErrors: result.parsingErrors,
    },
  };
}

function keptEntries(entries: readonly unknown[] | null): KeptEntry[] | null {
  return KeptEntry.array().nullable().parse(entries);
}

/** The dockets of a case, the oldest first. */
export async function getDockets(db: Db, caseId: AuthorizedCaseId): Promise<DocketEntry[]> {
  return (await listDockets(db, caseId)).map(toDocketEntry);
}

/**
 * What a text would bring to the docket of a milestone; stores nothing. NOT_FOUND for a milestone that is not of this
 * case.
 */
export async function previewDocket(
  db: Db,
  caseId: AuthorizedCaseId,
  { rawText, milestoneId }: { rawText: string; milestoneId: string },
): Promise<ParseResult> {
  const kept = isId(milestoneId) ? await findKeptEntries(db, caseId, milestoneId) : undefined;
  if (kept === undefined) throw milestoneNotFound();
  return reconcile(keptEntries(kept) ?? [], await parse(storable(rawText))).result;
}

/** Puts a text in the place of the one before, which is kept beside it. */
async function replaceText(
  deps: Pick<Deps, 'ids'>,
  db: Db,
  { caseId, docket, text, now }: { caseId: AuthorizedCaseId; docket: DocketRow; text: ReadText; now: Date },
): Promise<SavedDocket> {
  const { parsedEntries, reconciliation } = readInto(docket.parsedEntries, text);
  if (docket.rawText !== text.rawText) {
    await insertFormerText(db, caseId, { id: deps.ids.next(), docket });
  }
  const row = await updateDocket(db, caseId, docket.id, { rawText: text.rawText, parsedEntries, now });
  return { ...toDocketEntry(row), reconciliation };
}

/**
 * Saves the docket text of a milestone: in a new docket, or in the one it has. Entries are reconciled with those that
 * are kept at that moment, and none is ever taken away, so two pastes at once both arrive. NOT_FOUND for a milestone
 * that is not of this case.
 */
export async function saveDocket(
  deps: Deps,
  caseId: AuthorizedCaseId,
  { milestoneId, ...input }: Text & { milestoneId: string },
): Promise<SavedDocket> {
  if (!isId(milestoneId)) throw milestoneNotFound();
  const text = await readText(input);
  const now = deps.clock.now();
  const saved = await deps.db.transaction().execute(async (db): Promise<SavedDocket> => {
    if (!(await lockMilestone(db, caseId, milestoneId))) throw milestoneNotFound();
    const docket = await findDocketOfMilestone(db, caseId, milestoneId);
    if (docket !== undefined) return replaceText(deps, db, { caseId, docket, text, now });
    await purgeDeletedDockets(db, caseId, { milestoneId });
    const { parsedEntries, reconciliation } = readInto(null, text);
    const { rawText } = text;
    const values = { id: deps.ids.next(), milestoneId, rawText, parsedEntries, now };
    return { ...toDocketEntry(await insertDocket(db, caseId, values)), reconciliation };
  });
  deps.events.publish(caseId, { type: 'docket-changed' });
  return saved;
}

/** Saves a text in a docket that exists, as `saveDocket` does. */
export async function changeDocket(
  deps: Deps,
  caseId: AuthorizedCaseId,
  id: string,
  input: Text,
): Promise<SavedDocket> {
  const text = await readText(input);
  const now = deps.clock.now();
  const saved = await deps.db.transaction().execute(async (db) => {
    const docket = await getDocketForUpdate(db, caseId, id);
    return replaceText(deps, db, { caseId, docket, text, now });
  });
  deps.events.publish(caseId, { type: 'docket-changed' });
  return saved;
}

/** Deletes a docket with its entries and former texts; `restoreDocket` takes it back. */
export async function removeDocket(deps: Deps, caseId: AuthorizedCaseId, id: string): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (db) => {
    await markDocketDeleted(db, caseId, id, now);
    await purgeDeletedDockets(db, caseId, { before: subDays(now, KEPT_DAYS) });
  });
  deps.events.publish(caseId, { type: 'docket-changed' });
}

/** Takes a deletion back, within `KEPT_DAYS` and until the milestone has another docket; after that NOT_FOUND. */
export async function restoreDocket(deps: Deps, caseId: AuthorizedCaseId, id: string): Promise<DocketEntry> {
  const docket = toDocketEntry(await unmarkDocketDeleted(deps.db, caseId, id));
  deps.events.publish(caseId, { type: 'docket-changed' });
  return docket;
}
