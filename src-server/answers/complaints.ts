import type { ReadComplaint } from '#src/answers/complaint.ts';
import { answerCourtOf, answerRuleOf } from '#src/answers/filing/court.ts';
import type { AnswerCourt } from '#src/answers/schema.ts';
import { AppError } from '#src/errors.ts';
import { type AuthorizedCaseId, isId } from '#src/ids.ts';
import type { CourtRule } from '#src/law/court-rule.ts';
import { titleWithFile } from '#src/papers/paper-title.ts';
import { runOnText } from '../ai/text-thread.ts';
import type { Deps } from '../deps.ts';
import { type DocumentTextRow, getDocumentText } from '../documents/store.ts';
import type { CaseFacts } from './store.ts';

/** A complaint of the case; `complaint` is null while it has no text. */
export interface OpenedComplaint extends DocumentTextRow {
  complaint: ReadComplaint | null;
}

/** Complaints that were read last: one is asked for again with every answer that is saved. */
const MOST_KEPT = 24;
const kept = new Map<string, Promise<ReadComplaint>>();

function readKept({ id, textNumber }: DocumentTextRow, text: string): Promise<ReadComplaint> {
  const name = `${id} ${textNumber} ${text.length}`;
  const known = kept.get(name);
  if (known !== undefined) {
    kept.delete(name);
    kept.set(name, known);
    return known;
  }
  const reading = runOnText('complaint', text);
  kept.set(name, reading);
  reading.catch(() => kept.delete(name));
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return reading;
}

const NOT_OF_THIS_CASE = 'One of these documents is not in this case. It may have been deleted.';

/** A document of the case with its text. NOT_FOUND, saying so, when it is none, whatever its id looks like. */
export async function openDocument(
  db: Deps['db'],
  caseId: AuthorizedCaseId,
  id: string,
): Promise<DocumentTextRow> {
  if (!isId(id)) throw new AppError('NOT_FOUND', NOT_OF_THIS_CASE);
  try {
    return await getDocumentText(db, caseId, id);
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') {
      throw new AppError('NOT_FOUND', NOT_OF_THIS_CASE);
    }
    throw error;
  }
}

/** A complaint with its paragraphs, as far as it has been read. NOT_FOUND when it is not a document of the case. */
export async function openComplaint(
  db: Deps['db'],
  caseId: AuthorizedCaseId,
  id: string,
): Promise<OpenedComplaint> {
  const document = await openDocument(db, caseId, id);
  const { status, extractedText } = document;
  const isRead = status === 'ready' && extractedText !== null && extractedText.trim() !== '';
  return { ...document, complaint: isRead ? await readKept(document, extractedText) : null };
}

/** CONFLICT, naming the document, while it has no text. */
export function requireRead<T extends DocumentTextRow>(document: T): T & { extractedText: string } {
  const { status, extractedText } = document;
  const name = titleWithFile(document);
  if (status === 'queued' || status === 'reading') {
    throw new AppError('CONFLICT', `“${name}” is still being read. Please try again when it is ready.`);
  }
  if (status === 'failed') {
    throw new AppError(
      'CONFLICT',
      `“${name}” could not be read, so it cannot be used here. Try a better copy of it.`,
    );
  }
  if (extractedText === null || extractedText.trim() === '') {
    throw new AppError('CONFLICT', `No text was found in “${name}”, so it cannot be used here.`);
  }
  return { ...document, extractedText };
}

/** The court whose rules an answer follows, by the case's own entry, else by what the complaints print. */
export function courtOf(
  facts: CaseFacts,
  complaints: readonly (ReadComplaint | null)[],
): { court: AnswerCourt; rule: CourtRule | null } {
  const printed = complaints.flatMap((complaint) => (complaint?.court ? [complaint.court] : []));
  const source = { ...facts, printed };
  const court = answerCourtOf(source);
  const rule = answerRuleOf(source);
  // Nothing names the court: in New Mexico most cases with an answer of this form are in district court.
  const isUnnamed = !facts.courtName && printed.length === 0;
  const isDistrict = court === 'other' && isUnnamed && facts.state === 'NM';
  return { court: isDistrict ? 'new_mexico_district' : court, rule };
}
