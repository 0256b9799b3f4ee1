import type { ReadComplaint } from './complaint.ts';
import { tellsOfNumbers } from './reading.ts';
import { isNearlySame } from './same-text.ts';
import type {
  AnswerEvidence,
  ComplaintParagraph,
  FormerResponse,
  Ledger,
  LedgerDocument,
  LedgerParagraph,
  PaperReading,
  ResponseKind,
  UnplacedResponse,
} from './schema.ts';

/** An answer as it was stored, with the paragraph that it was given to. */
export interface StoredResponse {
  key: string;
  number: string;
  /** The paragraph's words when it was answered. */
  text: string;
  /** Number of the document's text that was answered. */
  textNumber: number;
  response: ResponseKind;
  words: string;
  evidence: AnswerEvidence[];
  updatedAt: Date;
}

export interface LedgerSource {
  documentId: string;
  filename: string;
  title?: string | undefined;
  status: LedgerDocument['status'];
  textNumber: number;
  /** Null while there is no text. */
  complaint: ReadComplaint | null;
  /** How completely it was read; none while that is not known. */
  reading?: PaperReading | null;
  responses: readonly StoredResponse[];
}

export const LOOK_AGAIN =
  'The words of this paragraph changed when the paper was read again: look again, and answer it once more.';

const WAITING: Readonly<Record<'queued' | 'reading' | 'failed', string>> = {
  queued: 'This complaint is still being read. Its paragraphs come here when it is ready.',
  reading: 'This complaint is still being read. Its paragraphs come here when it is ready.',
  failed: 'This complaint could not be read, so its paragraphs cannot be listed. Try a better copy of it.',
};
const NO_TEXT =
  'No text was found in this complaint, so its paragraphs cannot be listed. Try a better copy of it.';

/**
 * The ledger of the chosen complaints: every numbered paragraph once, in order, with what was answered to it. An answer
 * stays with the paragraph of its number while that says nearly the same; else it is kept beside the paragraph as
 * `former` and the paragraph needs an answer; else it is in `unplaced`. None is lost, none is guessed.
 */
export function buildLedger(sources: readonly LedgerSource[]): Ledger {
  const parts = sources.map(ledgerOf);
  const paragraphs = parts.flatMap((part) => part.paragraphs);
  const answered = paragraphs.filter(({ response }) => response !== 'needs_answer').length;
  return {
    documents: parts.map(({ document }) => document),
    paragraphs,
    unplaced: parts.flatMap((part) => part.unplaced),
    counts: { total: paragraphs.length, answered, needsAnswer: paragraphs.length - answered },
  };
}

/** How src/papers and src/facts/pleading-gaps.ts tell of numbers of paragraphs. */
const OF_NUMBERS = /^(?:No paragraph numbered|Paragraph numbers begin|The first numbered paragraph)/;

/** What must be known of a complaint beside how completely it was read: the same is not said twice. */
function warningsOf({ complaint, reading, status }: LedgerSource): string[] {
  if (complaint === null) return [status === 'ready' ? NO_TEXT : WAITING[status]];
  const isTold = tellsOfNumbers(reading ?? null);
  return complaint.warnings.filter((warning) => !(isTold && OF_NUMBERS.test(warning)));
}

function ledgerOf(source: LedgerSource) {
  const { documentId, filename, title, status, textNumber, complaint, reading, responses } = source;
  const found = complaint?.paragraphs ?? [];
  const { placed, former, unplaced } = placeResponses(found, responses, textNumber);
  const document: LedgerDocument = {
    documentId,
    filename,
    ...(title !== undefined && { title }),
    status,
    paragraphs: found.length,
    isNumbered: complaint?.isNumbered ?? true,
    warnings: warningsOf(source),
    reading: reading ?? null,
  };
  return {
    document,
    paragraphs: found.map((paragraph) =>
      withResponse(documentId, paragraph, placed.get(paragraph.key), former.get(paragraph.key)),
    ),
    unplaced: unplaced.map(
      (stored): UnplacedResponse => ({
        ...formerOf(stored),
        documentId,
        key: stored.key,
        number: stored.number,
      }),
    ),
  };
}

function formerOf({ text, response, words, evidence }: StoredResponse): FormerResponse {
  return { text, response, words, evidence };
}

function withResponse(
  documentId: string,
  paragraph: ComplaintParagraph,
  stored: StoredResponse | undefined,
  former: StoredResponse | undefined,
): LedgerParagraph {
  const { response = 'needs_answer', words = '', evidence = [] } = stored ?? {};
  const isChanged = stored === undefined && former !== undefined;
  return {
    ...paragraph,
    documentId,
    response,
    words,
    evidence,
    former: isChanged ? formerOf(former) : null,
    flags: isChanged ? [...paragraph.flags, LOOK_AGAIN] : paragraph.flags,
  };
}

interface Placed {
  /** By key of the paragraph. */
  placed: Map<string, StoredResponse>;
  former: Map<string, StoredResponse>;
  unplaced: StoredResponse[];
}

/** Where each stored answer of one document belongs among its paragraphs. */
export function placeResponses(
  paragraphs: readonly ComplaintParagraph[],
  responses: readonly StoredResponse[],
  textNumber: number,
): Placed {
  const byNumber = Map.groupBy(paragraphs, ({ number }) => number);
  const placed = new Map<string, StoredResponse>();
  const rest: StoredResponse[] = [];
  for (const stored of newestFirst(responses, textNumber)) {
    const same = (byNumber.get(stored.number) ?? []).filter(({ text }) => isNearlySame(text, stored.text));
    const own = same.find(({ key }) => key === stored.key);
    const place = own ?? same.find(({ key }) => !placed.has(key));
    if (place === undefined) rest.push(stored);
    else if (!placed.has(place.key)) placed.set(place.key, stored);
  }
  const former = new Map<string, StoredResponse>();
  const unplaced: StoredResponse[] = [];
  for (const stored of rest) {
    if (isEmpty(stored) || isSuperseded(stored, placed, former)) continue;
    const open = (byNumber.get(stored.number) ?? []).filter(
      ({ key }) => !placed.has(key) && !former.has(key),
    );
    const place = open.find(({ key }) => key === stored.key) ?? open[0];
    if (place === undefined) unplaced.push(stored);
    else former.set(place.key, stored);
  }
  return { placed, former, unplaced };
}

/** Answers to the text that counts now come before those to other texts, the latest first. */
function newestFirst(responses: readonly StoredResponse[], textNumber: number): StoredResponse[] {
  const isOther = ({ textNumber: number }: StoredResponse) => (number === textNumber ? 0 : 1);
  return [...responses].sort(
    (a, b) => isOther(a) - isOther(b) || b.updatedAt.getTime() - a.updatedAt.getTime(),
  );
}

function isEmpty({ response, words, evidence }: StoredResponse): boolean {
  return response === 'needs_answer' && words.trim() === '' && evidence.length === 0;
}

/** The same paragraph was answered again later, in another text of the document. */
function isSuperseded(
  { key, updatedAt }: StoredResponse,
  ...later: readonly ReadonlyMap<string, StoredResponse>[]
): boolean {
  return later.some((answers) => {
    const other = answers.get(key);
    return other !== undefined && other.key === key && other.updatedAt >= updatedAt;
  });
}
