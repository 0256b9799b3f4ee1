import { whyKept } from '#src/answers/filing/blocking.ts';
import { captionOf } from '#src/answers/filing/caption-facts.ts';
import type { FilingInput } from '#src/answers/filing/input.ts';
import { answerPaper } from '#src/answers/filing/paper.ts';
import { lettersOf, preflight } from '#src/answers/filing/preflight.ts';
import type { PreflightItem } from '#src/answers/filing/preflight-schema.ts';
import { caseTitle } from '#src/cases/title.ts';
import type { ComplaintCaption, Paper } from '#src/drafting/blocks.ts';
import { AppError } from '#src/errors.ts';
import type { Fact } from '#src/facts/schema.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { courtTimeZone, dateIn } from '#src/law/court-time.ts';
import { calledPaper } from '#src/verification/papers.ts';
import { runOnText } from '../ai/text-thread.ts';
import type { Deps } from '../deps.ts';
import { type DocumentTextRow, getDocumentText } from '../documents/store.ts';
import { loadLetters } from '../drafting/letters.ts';
import { getDocumentFacts } from '../facts/store.ts';
import { listMilestones } from '../timeline/store.ts';
import { getCounterclaims, getDefenses } from './choices-service.ts';
import { getFilingCase, listParties } from './filing-store.ts';
import { getLedger } from './ledger-service.ts';
import { listNamedDocuments } from './store.ts';
import { getVersion } from './versions-store.ts';

type Db = Deps['db'];

export interface FilingChoice {
  /** Id of the version. */
  id: string;
  juryDemand?: boolean | undefined;
}

const STILL_READ = 'Try again in a moment: until then we cannot say whether all of it was read.';

/** The papers answered here that are not read for what they say yet, as a sentence; null where there are none. */
function stillRead({ ledger, answer }: FilingInput): string | null {
  const waiting = ledger.documents.filter(
    ({ documentId, reading, status }) =>
      answer.complaintDocuments.includes(documentId) && reading === null && status !== 'failed',
  );
  if (waiting.length === 0) return null;
  const names = waiting.map((document) => `“${calledPaper(document)}”`).join(', ');
  return `${names} ${waiting.length === 1 ? 'is' : 'are'} still being read. ${STILL_READ}`;
}

type Head = Omit<ComplaintCaption, 'documentId' | 'filename'>;

/** Heads that were read last: the list before filing is asked for again with every answer that is saved. */
const MOST_KEPT = 24;
const kept = new Map<string, Promise<Head>>();

function readHead({ id, textNumber, extractedText }: DocumentTextRow): Promise<Head> {
  const text = extractedText ?? '';
  const name = `${id} ${textNumber} ${text.length}`;
  const reading = kept.get(name) ?? runOnText('complaintHead', text);
  kept.delete(name);
  kept.set(name, reading);
  reading.catch(() => kept.delete(name));
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return reading;
}

/** What the heads of these complaints are made of. A paper that waits to be read for its facts is read here, and nothing of it is asked. */
export async function readCaptions(
  db: Db,
  caseId: AuthorizedCaseId,
  ids: readonly string[],
): Promise<{ captions: FilingInput['captions']; facts: Fact[] }> {
  const captions = [];
  const known: Fact[] = [];
  for (const documentId of ids) {
    const document = await getDocumentText(db, caseId, documentId);
    const head = await readHead(document);
    const { facts, isRead } = await getDocumentFacts(db, caseId, documentId);
    const { filename } = document;
    captions.push({ documentId, filename, ...(isRead ? captionOf(head, facts) : head) });
    if (isRead) known.push(...facts);
  }
  return { captions, facts: known };
}

/** One version of an answer with the case as it is now. Complaints that were deleted since are left out. */
async function openFiling(
  db: Db,
  caseId: AuthorizedCaseId,
  { id, juryDemand = false }: FilingChoice,
): Promise<FilingInput> {
  const answer = await getVersion(db, caseId, id);
  const there = new Set(
    (await listNamedDocuments(db, caseId, answer.complaintDocuments)).map((row) => row.id),
  );
  const ids = answer.complaintDocuments.filter((documentId) => there.has(documentId));
  return {
    case: await getFilingCase(db, caseId),
    participants: await listParties(db, caseId),
    ...(await readCaptions(db, caseId, ids)),
    answer,
    ledger: await getLedger(db, caseId, ids),
    defenses: (await getDefenses(db, caseId)).options,
    counterclaims: (await getCounterclaims(db, caseId)).counterclaims,
    juryDemand,
  };
}

/** The answer as a paper for the court, block by block. NOT_FOUND for an unknown version. */
export async function getPaper(db: Db, caseId: AuthorizedCaseId, choice: FilingChoice): Promise<Paper> {
  return answerPaper(await openFiling(db, caseId, choice));
}

/** What is missing before this version can be filed. NOT_FOUND for an unknown version. */
export async function getPreflight(
  deps: Pick<Deps, 'db' | 'clock'>,
  caseId: AuthorizedCaseId,
  choice: FilingChoice,
): Promise<PreflightItem[]> {
  const input = await openFiling(deps.db, caseId, choice);
  const letters = await loadLetters();
  const deadlines = (await listMilestones(deps.db, caseId)).map(({ finishedAt, ...milestone }) => ({
    ...milestone,
    isFinished: finishedAt !== null,
  }));
  const items = preflight(input, {
    today: dateIn(courtTimeZone(input.case.state), deps.clock.now()),
    deadlines,
    missingLetters: letters.missing(lettersOf(answerPaper(input).blocks)),
  });
  const waiting = stillRead(input);
  return waiting === null
    ? items
    : [{ id: 'still-read', level: 'blocking', text: waiting, fix: null }, ...items];
}

export const PAPER_FORMATS = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
} as const;
export type PaperFormat = keyof typeof PAPER_FORMATS;

/**
 * The paper as a file. It is called a draft while a paragraph has no answer, and is then a working copy. NOT_FOUND for an
 * unknown version; CONFLICT, naming them, while a complaint is still being read, parts of it were not read or what was
 * read of its head is not confirmed.
 */
export async function drawAnswer(
  db: Db,
  caseId: AuthorizedCaseId,
  choice: FilingChoice,
  format: PaperFormat,
): Promise<{ bytes: Buffer; filename: string }> {
  const input = await openFiling(db, caseId, choice);
  const reason = stillRead(input) ?? whyKept(input);
  if (reason !== null) throw new AppError('CONFLICT', reason);
  const working = answerPaper(input);
  const paper = working.unanswered > 0 ? working : answerPaper(input, 'clean');
  const draw =
    format === 'pdf'
      ? (await import('../drafting/pdf.ts')).drawPdf
      : (await import('../drafting/docx.ts')).drawDocx;
  const bytes = await draw(paper, paper.shortTitle, input.answer.generatedAt);
  const draft = paper.unanswered > 0 ? ' (draft)' : '';
  return { bytes, filename: `${caseTitle(input.case)} - ${paper.shortTitle}${draft}.${format}` };
}
