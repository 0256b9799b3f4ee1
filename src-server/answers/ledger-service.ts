import { buildLedger } from '#src/answers/ledger.ts';
import type { SavedResponses } from '#src/answers/requests-schema.ts';
import type {
  AnswerEvidence,
  EvidenceInput,
  Ledger,
  PaperReading,
  ResponseInput,
} from '#src/answers/schema.ts';
import { AppError } from '#src/errors.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { titleWithFile } from '#src/papers/paper-title.ts';
import { quoteLocator } from '#src/text/quotes.ts';
import type { Deps } from '../deps.ts';
import { listCompleteness, type PaperCompleteness } from '../facts/completeness-store.ts';
import { paperTitles, withTitles } from '../papers/titles-store.ts';
import { type OpenedComplaint, openComplaint, openDocument, requireRead } from './complaints.ts';
import {
  listComplaintIds,
  listNamedDocuments,
  listResponses,
  type ResponseRow,
  type StoredEvidence,
  saveResponses,
} from './store.ts';

type Db = Deps['db'];

/**
 * The ledger of these complaints; without ids of every complaint of the case. One that is still being read, or could
 * not be, has no paragraphs and says why. NOT_FOUND when an id is of no document of the case.
 */
export async function getLedger(
  db: Db,
  caseId: AuthorizedCaseId,
  documentIds?: readonly string[],
): Promise<Ledger> {
  const ids = [...new Set(documentIds ?? (await listComplaintIds(db, caseId)))];
  const complaints: OpenedComplaint[] = [];
  for (const id of ids) complaints.push(await openComplaint(db, caseId, id));
  return ledgerOf(db, caseId, complaints);
}

/** The ledger of complaints that are open already. */
export async function ledgerOf(
  db: Db,
  caseId: AuthorizedCaseId,
  complaints: readonly OpenedComplaint[],
): Promise<Ledger> {
  const rows = await listResponses(
    db,
    caseId,
    complaints.map(({ id }) => id),
  );
  const placed = await placeEvidence(db, caseId, rows);
  const known = await listCompleteness(
    db,
    caseId,
    complaints.map(({ id }) => id),
  );
  const readings = new Map(known.map((each) => [each.documentId, readingOf(each)]));
  const named = await withTitles(db, caseId, complaints, ({ id }) => id);
  const byDocument = Map.groupBy(placed, ({ documentId }) => documentId);
  return buildLedger(
    named.map(({ id, filename, title, status, textNumber, complaint }) => ({
      documentId: id,
      filename,
      title,
      status,
      textNumber,
      complaint,
      reading: readings.get(id) ?? null,
      responses: byDocument.get(id) ?? [],
    })),
  );
}

function readingOf({ completeness, acknowledgedAt }: PaperCompleteness): PaperReading {
  const { problems, unreadPages, poorPages } = completeness;
  return { problems, unreadPages, poorPages, isAcknowledged: acknowledgedAt !== null };
}

type Locate = ReturnType<typeof quoteLocator>;

/** Looks passages up again whose document has another text by now; those of deleted ones are no longer verified. */
async function placeEvidence(db: Db, caseId: AuthorizedCaseId, rows: readonly ResponseRow[]) {
  const evidence = rows.flatMap((row) => row.evidence);
  const ids = [...new Set(evidence.map(({ documentId }) => documentId))];
  const named = await listNamedDocuments(db, caseId, ids);
  const titles = await paperTitles(db, caseId, ids);
  const documents = new Map(named.map((document) => [document.id, document]));
  const locators = new Map<string, Locate>();
  const locatorFor = async (id: string) => {
    const known = locators.get(id);
    if (known !== undefined) return known;
    const { extractedText } = await openDocument(db, caseId, id);
    const locate = quoteLocator(extractedText ?? '');
    locators.set(id, locate);
    return locate;
  };
  const place = async ({ textNumber, ...passage }: StoredEvidence): Promise<AnswerEvidence> => {
    const document = documents.get(passage.documentId);
    const title = titles.get(passage.documentId);
    if (document === undefined) return { ...passage, start: 0, end: 0, verified: false };
    if (document.textNumber === textNumber) return { ...passage, filename: document.filename, title };
    const locate = await locatorFor(document.id);
    const { page, quote, start, end, verified } = locate(passage.quote, { page: passage.page });
    return { documentId: document.id, filename: document.filename, title, page, quote, start, end, verified };
  };
  const placed = [];
  for (const row of rows) {
    const passages: AnswerEvidence[] = [];
    for (const passage of row.evidence) passages.push(await place(passage));
    placed.push({ ...row, evidence: passages });
  }
  return placed;
}

/** Looks the passages of many answers up, each document's text made ready once. */
function evidenceReader(db: Db, caseId: AuthorizedCaseId) {
  const opened = new Map<string, { filename: string; textNumber: number; locate: Locate }>();
  return async ({ documentId, quote: wanted, page: near }: EvidenceInput): Promise<StoredEvidence> => {
    let document = opened.get(documentId);
    if (document === undefined) {
      const { filename, textNumber, extractedText } = requireRead(await openDocument(db, caseId, documentId));
      document = { filename, textNumber, locate: quoteLocator(extractedText) };
      opened.set(documentId, document);
    }
    const { filename, textNumber, locate } = document;
    const { page, quote, start, end, verified } = locate(wanted, { page: near ?? null });
    return { documentId, filename, page, quote, start, end, verified, textNumber };
  };
}

/** Of several answers to one paragraph the last counts; in one order, so that no two writers wait for each other. */
function lastOfEach(responses: readonly ResponseInput[]): ResponseInput[] {
  const last = new Map(responses.map((response) => [`${response.documentId} ${response.key}`, response]));
  return [...last.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, response]) => response);
}

/**
 * Stores answers to paragraphs, all or none; answers to other paragraphs stay as they are. NOT_FOUND for a document
 * that is not of the case and for a paragraph that the complaint does not have; CONFLICT while a document has no text.
 */
export async function respond(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  caseId: AuthorizedCaseId,
  responses: readonly ResponseInput[],
): Promise<SavedResponses> {
  const { db, clock } = deps;
  const now = clock.now();
  const complaints = new Map<string, OpenedComplaint>();
  const readEvidence = evidenceReader(db, caseId);
  const titles = await paperTitles(
    db,
    caseId,
    responses.flatMap(({ evidence }) => evidence.map((each) => each.documentId)),
  );
  const rows = [];
  const saved: SavedResponses['responses'] = [];
  for (const { documentId, key, response, words, evidence } of lastOfEach(responses)) {
    const opened = complaints.get(documentId) ?? (await openComplaint(db, caseId, documentId));
    complaints.set(documentId, opened);
    const { textNumber } = requireRead(opened);
    const paragraph = opened.complaint?.paragraphs.find((candidate) => candidate.key === key);
    if (paragraph === undefined) {
      throw new AppError(
        'NOT_FOUND',
        `“${titleWithFile(opened)}” has no paragraph ${key}. It may have been read again.`,
      );
    }
    const passages: StoredEvidence[] = [];
    for (const passage of evidence) passages.push(await readEvidence(passage));
    rows.push({
      caseId,
      documentId,
      textNumber,
      paragraphKey: key,
      paragraphNumber: paragraph.number,
      paragraphText: paragraph.text,
      response,
      words,
      evidence: JSON.stringify(passages),
      updatedAt: now,
    });
    saved.push({
      documentId,
      key,
      response,
      words,
      evidence: passages.map(({ textNumber: _, ...passage }) => ({
        ...passage,
        title: titles.get(passage.documentId),
      })),
    });
  }
  await saveResponses(db, rows);
  deps.events.publish(caseId, { type: 'answer-changed' });
  return { responses: saved, savedAt: now };
}
