import { AppError } from '#src/errors.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import {
  type BatesRange,
  clashSentence,
  formatBates,
  formatRange,
  nextNumber,
  normalPrefix,
  overflowSentence,
  overlaps,
  PREFIX,
  pagesToNumber,
  parseBates,
  seriesWarnings,
  type TakenRange,
} from '#src/review/bates.ts';
import { type PlannedNumbers, planBates } from '#src/review/bates-plan.ts';
import type {
  AssignBatesInput,
  BatesNext,
  BatesPlan,
  BatesPreview,
  BatesSeries,
} from '#src/review/bates-schema.ts';
import { named } from '#src/text/words.ts';
import type { Deps } from '../deps.ts';
import {
  getNumberable,
  insertRanges,
  listNumberable,
  listNumbered,
  listPrefixes,
  listTaken,
  lockNumbers,
  type NumberedDocument,
  releaseRanges,
} from './bates-store.ts';
import { distinct, NOT_ALL, reviewChanged } from './chosen.ts';

type Db = Deps['db'];

/** NOT_FOUND when one of the ids is no document of the case. */
async function plan(db: Db, caseId: AuthorizedCaseId, input: AssignBatesInput): Promise<PlannedNumbers> {
  const ids = distinct(input.ids);
  const documents = await listNumberable(db, caseId);
  const known = new Set(documents.map(({ id }) => id));
  if (!ids.every((id) => known.has(id))) throw new AppError('NOT_FOUND', NOT_ALL);
  const taken = await listTaken(db, caseId, input.prefix);
  return planBates({ ...input, ids, start: input.start ?? null }, documents, taken);
}

/** What assigning these numbers would give, and why it would be refused; stores nothing. */
export async function previewBates(
  db: Db,
  caseId: AuthorizedCaseId,
  input: AssignBatesInput,
): Promise<BatesPreview> {
  const { ranges: _ranges, ...preview } = await plan(db, caseId, input);
  return preview;
}

/**
 * Gives documents their numbers, one for each page, families together: all or none. CONFLICT, with every reason, where
 * numbers are taken, a document is not read yet or the digits do not suffice. Two at once wait for each other.
 */
export async function assignBates(
  deps: Pick<Deps, 'db' | 'events' | 'clock'>,
  caseId: AuthorizedCaseId,
  input: AssignBatesInput,
): Promise<BatesPlan> {
  const planned = await deps.db.transaction().execute(async (db) => {
    await lockNumbers(db, caseId);
    const made = await plan(db, caseId, input);
    if (made.refusals.length > 0) {
      throw new AppError('CONFLICT', made.refusals.join(' '), { errors: made.refusals });
    }
    const found = await insertRanges(db, caseId, input.prefix, made.ranges, deps.clock.now());
    // Somebody deleted one of them in this moment.
    if (found !== made.ranges.length) throw new AppError('NOT_FOUND', NOT_ALL);
    return made;
  });
  reviewChanged(
    deps.events,
    caseId,
    planned.assigned.map(({ id }) => id),
  );
  const { ranges: _ranges, refusals: _refusals, ...answer } = planned;
  return answer;
}

function producedSentence(documents: readonly NumberedDocument[]): string {
  const names = named(documents.map(({ filename, batesNumber }) => `${filename} (${batesNumber})`));
  const [was, its] = documents.length === 1 ? ['was', 'its number stays'] : ['were', 'their numbers stay'];
  return `${names} ${was} produced, and ${its}: others know the document by it.`;
}

/**
 * Takes the Bates numbers off documents: all or none. CONFLICT for one that was produced; NOT_FOUND for one that is not
 * of this case. The numbers are not given out again by themselves. Returns how many documents had one.
 */
export async function releaseBates(
  deps: Pick<Deps, 'db' | 'events' | 'clock'>,
  caseId: AuthorizedCaseId,
  ids: readonly string[],
): Promise<{ released: number }> {
  const asked = distinct(ids);
  const released = await deps.db.transaction().execute(async (db) => {
    await lockNumbers(db, caseId);
    const documents = await listNumbered(db, caseId, asked);
    if (documents.length !== asked.length) throw new AppError('NOT_FOUND', NOT_ALL);
    const produced = documents.filter(({ isProduced }) => isProduced);
    if (produced.length > 0) throw new AppError('CONFLICT', producedSentence(produced));
    const numbered = documents.flatMap(({ id, batesNumber }) => (batesNumber === null ? [] : [id]));
    if (numbered.length > 0) {
      await releaseRanges(db, caseId, numbered, { text: null, now: deps.clock.now() });
    }
    return numbered;
  });
  if (released.length > 0) reviewChanged(deps.events, caseId, released);
  return { released: released.length };
}

function seriesOf(prefix: string, every: readonly TakenRange[]): BatesSeries {
  const taken = every.filter((range) => range.prefix === prefix);
  const living = taken.filter(({ isRetired }) => !isRetired);
  const width = (living.at(-1) ?? taken.at(-1))?.width ?? 6;
  const next = nextNumber(prefix, taken);
  return {
    prefix,
    width,
    next,
    batesNumber: formatBates(prefix, next, width),
    documents: living.length,
    warnings: seriesWarnings(prefix, taken),
  };
}

/** 'QUAY' of Marisol Quay; 'DOC' where the name has no letters of the plain alphabet. */
function prefixOf(lastName: string | null): string {
  const letters = (lastName ?? '')
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, '');
  return letters.slice(0, 10) || 'DOC';
}

/**
 * Where the numbers of a prefix go on. Without a prefix: of the one that was used last, else of the person's last name.
 * BAD_REQUEST for what can be no prefix.
 */
export async function nextBates(
  db: Db,
  caseId: AuthorizedCaseId,
  user: { lastName: string | null },
  wanted: string | null,
): Promise<BatesNext> {
  const taken = await listTaken(db, caseId);
  const prefixes = await listPrefixes(db, caseId);
  const typed = normalPrefix(wanted ?? '');
  if (typed !== '' && !PREFIX.test(typed)) {
    throw new AppError('BAD_REQUEST', 'A prefix begins with a letter and ends in no digit.');
  }
  const { documents: _documents, ...next } = seriesOf(typed || prefixes[0] || prefixOf(user.lastName), taken);
  return { ...next, series: prefixes.map((prefix) => seriesOf(prefix, taken)) };
}

/**
 * Sets the Bates field of one document to what a person typed, within the caller's transaction. A number of Bates form
 * takes its range, one number for each page; other text is kept as text; null clears. CONFLICT where the numbers stand
 * on another document, where the document was produced under its present number, or where its pages are not known.
 */
export async function setBatesNumber(
  db: Db,
  caseId: AuthorizedCaseId,
  id: string,
  { text, now }: { text: string | null; now: Date },
): Promise<void> {
  await lockNumbers(db, caseId);
  const document = await getNumberable(db, caseId, id);
  const [standing] = await listNumbered(db, caseId, [id]);
  if (standing === undefined) throw new AppError('NOT_FOUND');
  const typed = text === null ? null : parseBates(text);
  const taken = typed === null ? [] : await listTaken(db, caseId, typed.prefix);
  const range = typed === null ? null : rangeFrom(typed, document);
  if (range !== null && taken.some((other) => isSame(other, range, id))) return;
  if (range === null && text === standing.batesNumber) return;
  if (standing.isProduced) throw new AppError('CONFLICT', producedSentence([standing]));
  const clash =
    range && taken.find((other) => !other.isRetired && other.documentId !== id && overlaps(other, range));
  if (range !== null && clash) throw new AppError('CONFLICT', clashSentence(range, clash));
  await releaseRanges(db, caseId, [id], { text: range === null ? text : null, now });
  if (range !== null) {
    await insertRanges(db, caseId, range.prefix, [{ id, filename: document.filename, range }], now);
  }
}

function isSame(taken: TakenRange, range: BatesRange, documentId: string): boolean {
  return !taken.isRetired && taken.documentId === documentId && formatRange(taken) === formatRange(range);
}

function rangeFrom(
  { prefix, number, width }: { prefix: string; number: number; width: number },
  document: Parameters<typeof pagesToNumber>[0] & { filename: string },
): BatesRange {
  const pages = pagesToNumber(document);
  if (pages === null) {
    throw new AppError(
      'CONFLICT',
      `${document.filename} has not been read yet, so the number of its pages is not known. Please wait a little.`,
    );
  }
  const range = { prefix, first: number, last: number + pages - 1, width };
  const overflow = overflowSentence(range);
  if (overflow !== null) throw new AppError('CONFLICT', overflow);
  return range;
}
