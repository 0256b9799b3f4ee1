import { AppError } from '#src/errors.ts';
import { type AuthorizedCaseId, isId } from '#src/ids.ts';
import type { ParsedTranscript } from '#src/transcripts/parse.ts';
import {
  type CreateTranscriptInput,
  type Transcript,
  type TranscriptLinesAnswer,
  type TranscriptSearchAnswer,
  TranscriptSummary,
  type UpdateTranscriptInput,
  type Who,
} from '#src/transcripts/schema.ts';
import { linesOf, searchTranscript } from '#src/transcripts/search.ts';
import type { Deps } from '../deps.ts';
import { getReadText } from '../documents/text-service.ts';
import { coverFacts, newTranscript, readFacts } from './facts.ts';
import { parsedText } from './parsed.ts';
import {
  deleteTranscript,
  findByDocument,
  findSource,
  getTranscriptRow,
  hasMilestone,
  insertTranscript,
  listTranscripts,
  type TranscriptRow,
  updateTranscript,
} from './store.ts';

type Db = Deps['db'];

const DOCUMENT_GONE = 'This document is not among the papers of this case any more.';
const MILESTONE_GONE = 'This milestone is not on the timeline of this case any more. Please choose another.';

function toSummary({
  currentText: _current,
  textNumber: _read,
  speakers,
  ...row
}: TranscriptRow): TranscriptSummary {
  return TranscriptSummary.parse({ ...row, speakers: speakers ?? [] });
}

function readOf(
  db: Db,
  caseId: AuthorizedCaseId,
  documentId: string,
  textNumber: number,
): Promise<ParsedTranscript> {
  return parsedText({ documentId, textNumber }, async () => (await getReadText(db, caseId, documentId)).text);
}

/** The transcript as the text that counts has it. CONFLICT, saying why, while the document has no text. */
async function currentReading(
  db: Db,
  caseId: AuthorizedCaseId,
  row: TranscriptRow,
): Promise<{ row: TranscriptRow; parsed: ParsedTranscript }> {
  const parsed = await readOf(db, caseId, row.documentId, row.currentText);
  if (row.textNumber === row.currentText) return { row, parsed };
  const found = Object.entries(coverFacts(parsed));
  const stored = new Map<string, unknown>(Object.entries(row));
  // What a person wrote, or an earlier text said, stays.
  const missing = Object.fromEntries(found.filter(([name]) => stored.get(name) === null));
  await updateTranscript(db, caseId, row.id, { ...missing, ...readFacts(parsed, row.currentText) });
  return { row: await getTranscriptRow(db, caseId, row.id), parsed };
}

/** The transcripts of a case, or those of one milestone. Facts of a document that was read again are read again. */
export async function getTranscripts(
  db: Db,
  caseId: AuthorizedCaseId,
  milestoneId?: string,
): Promise<TranscriptSummary[]> {
  const rows = await listTranscripts(db, caseId, milestoneId);
  const current: TranscriptRow[] = [];
  for (const row of rows) {
    const isRead = row.textNumber === row.currentText;
    current.push(isRead ? row : ((await currentReading(db, caseId, row).catch(() => null))?.row ?? row));
  }
  return current.map(toSummary);
}

/** A transcript with its outline, without its lines. */
export async function getTranscript(db: Db, caseId: AuthorizedCaseId, id: string): Promise<Transcript> {
  const { row, parsed } = await currentReading(db, caseId, await getTranscriptRow(db, caseId, id));
  const { citedBy, warnings, examinations, exhibits, firstPage, lastPage, lines } = parsed;
  return {
    ...toSummary({ ...row, speakers: parsed.speakers }),
    ...{ citedBy, warnings, examinations, exhibits, firstPage, lastPage },
    lineCount: lines.length,
    pages: lines.flatMap(({ page, index }) =>
      page !== null && page !== lines[index - 1]?.page ? [{ page, index }] : [],
    ),
    testimonyFrom: Math.max(
      0,
      lines.findIndex(({ part }) => part === 'testimony'),
    ),
  };
}

/**
 * Makes a transcript of a document of the case; the document's one when it has one already. NOT_FOUND for a document
 * or milestone that is not in the case; CONFLICT while the document has no text.
 */
export async function createTranscript(
  deps: Deps,
  caseId: AuthorizedCaseId,
  { documentId, title, relatedMilestoneId = null }: CreateTranscriptInput,
): Promise<Transcript> {
  const { db, ids, clock, events } = deps;
  const source = isId(documentId) ? await findSource(db, caseId, documentId) : undefined;
  if (source === undefined) throw new AppError('NOT_FOUND', DOCUMENT_GONE);
  await requireMilestone(db, caseId, relatedMilestoneId);
  const parsed = await readOf(db, caseId, source.id, source.textNumber);
  const values = newTranscript({
    id: ids.next(),
    source: { ...source, caseId },
    parsed,
    title,
    now: clock.now(),
  });
  await insertTranscript(db, { ...values, relatedMilestoneId });
  const row = await findByDocument(db, caseId, source.id);
  if (row === undefined) throw new AppError('NOT_FOUND', DOCUMENT_GONE);
  events.publish(caseId, { type: 'transcripts-changed' });
  return getTranscript(db, caseId, row.id);
}

async function requireMilestone(db: Db, caseId: AuthorizedCaseId, milestoneId: string | null): Promise<void> {
  if (milestoneId === null) return;
  if (isId(milestoneId) && (await hasMilestone(db, caseId, milestoneId))) return;
  throw new AppError('NOT_FOUND', MILESTONE_GONE);
}

/** Changes what is said about a transcript. NOT_FOUND for a milestone of another case. */
export async function changeTranscript(
  deps: Deps,
  caseId: AuthorizedCaseId,
  id: string,
  change: UpdateTranscriptInput,
): Promise<TranscriptSummary> {
  const { db, clock, events } = deps;
  await getTranscriptRow(db, caseId, id);
  await requireMilestone(db, caseId, change.relatedMilestoneId ?? null);
  await updateTranscript(db, caseId, id, { ...change, updatedAt: clock.now() });
  events.publish(caseId, { type: 'transcripts-changed' });
  return toSummary(await getTranscriptRow(db, caseId, id));
}

/** Takes the transcript away; its document stays in the case. */
export async function removeTranscript(deps: Deps, caseId: AuthorizedCaseId, id: string): Promise<void> {
  await deleteTranscript(deps.db, caseId, id);
  deps.events.publish(caseId, { type: 'transcripts-changed' });
}

/** Some of the lines, of one speaker or of all. */
export async function getLines(
  db: Db,
  caseId: AuthorizedCaseId,
  id: string,
  { from, count, who }: { from: number; count: number; who?: Who | undefined },
): Promise<TranscriptLinesAnswer> {
  const { parsed } = await currentReading(db, caseId, await getTranscriptRow(db, caseId, id));
  const indices = linesOf(parsed, who);
  return {
    total: indices.length,
    from,
    lines: indices.slice(from, from + count).flatMap((index) => parsed.lines[index] ?? []),
  };
}

/** Where words are said, in order; see `searchTranscript`. */
export async function findInTranscript(
  db: Db,
  caseId: AuthorizedCaseId,
  id: string,
  { q, who }: { q: string; who?: Who | undefined },
): Promise<TranscriptSearchAnswer> {
  const { parsed } = await currentReading(db, caseId, await getTranscriptRow(db, caseId, id));
  return searchTranscript(parsed, q, who);
}
