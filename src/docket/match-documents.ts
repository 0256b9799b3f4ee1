import type { DocketRow } from '../papers/docket/docket-row.ts';
import { readMarks, withoutAttachments } from '../papers/docket/entry-text.ts';
import { dateAt } from '../papers/docket/printed-dates.ts';
import { docketTypesOf } from '../papers/kinds.ts';
import type { DocketDocument, DocumentMatch } from './schema.ts';

/** Below this a match is not claimed. */
const SURE_ENOUGH = 0.6;
/** Two candidates nearer to each other than this are ambiguous. */
const CLEAR_LEAD = 0.12;

const ECF_NAME =
  /(?:\b|_)(?:ecf|dkt|docket|doc(?:ument)?|nyscef(?:[ _-]?doc)?|entry)(?:[ _.#-]|no\.?){0,4}(\d{1,5})(?![\d])|^(\d{1,4})[ _.-]{1,3}(?=\p{L})|\.(\d{1,5})\.\d{1,3}(?=\.pdf$)/iu;
const ATTACHED =
  /(?:\battach(?:ment|ed)?|\bexhibit|\bex\.?)[ _-]?\w{1,3}\b|\.\d{1,5}\.[1-9]\d{0,2}(?=\.pdf$)|[-_]\d{1,4}[-_][1-9]\d{0,2}\b/i;
const SMALL_WORDS = new Set(
  'the a an of to for in on by re and or at as is with from that this all et al inc llc filed against plaintiff defendant plaintiffs defendants pdf docx doc court case no signed judge'.split(
    ' ',
  ),
);

/**
 * Finds for each entry the document of the case that is its paper: by the docket number in the file's name, by type,
 * day and words of the title. A match that another document or another entry fits as well is not claimed.
 */
export function matchDocuments<Entry extends DocketRow>(
  entries: readonly Entry[],
  documents: readonly DocketDocument[],
): Map<Entry, DocumentMatch> {
  const papers = documents.map(readPaper);
  const byDocument = new Map<string, { entry: Entry; match: DocumentMatch }[]>();
  const index = indexPapers(papers);
  for (const entry of entries) {
    const match = bestOf(entry, index(entry));
    if (!match) continue;
    const held = byDocument.get(match.documentId) ?? [];
    held.push({ entry, match });
    byDocument.set(match.documentId, held);
  }
  const matches = new Map<Entry, DocumentMatch>();
  for (const claims of byDocument.values()) {
    const [first, second] = claims.sort((a, b) => b.match.confidence - a.match.confidence);
    if (first && (!second || first.match.confidence - second.match.confidence >= CLEAR_LEAD))
      matches.set(first.entry, first.match);
  }
  return matches;
}

interface Paper {
  id: string;
  filename: string;
  number: string | null;
  isAttachment: boolean;
  types: readonly string[] | null;
  date: string | null;
  words: ReadonlySet<string>;
}

function readPaper({ id, filename, docType, docDate }: DocketDocument): Paper {
  const found = ECF_NAME.exec(filename);
  const number = found?.[1] ?? found?.[2] ?? found?.[3] ?? null;
  return {
    id,
    filename,
    number: number === null ? null : String(Number(number)),
    isAttachment: ATTACHED.test(filename),
    types: docketTypesOf(docType ?? ''),
    date: docDate ?? dateInName(filename),
    words: wordsOf(filename.replace(/\.[a-z0-9]{1,5}$/i, '').replace(/([a-z])([A-Z])/g, '$1 $2')),
  };
}

function dateInName(filename: string): string | null {
  const at = filename.search(/(?<!\d)\d{1,4}[-_.]\d{1,2}[-_.]\d{1,4}(?!\d)/);
  return at === -1 ? null : (dateAt(filename.replaceAll('_', '-').replaceAll('.', '-'), at)?.iso ?? null);
}

function wordsOf(text: string): Set<string> {
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .split(' ');
  return new Set(
    words.filter((word) => word.length > 2 && !SMALL_WORDS.has(word) && !/^\d+$/.test(word)).map(stem),
  );
}

function stem(word: string): string {
  return word.length > 4 ? word.replace(/(?:ing|ed|es|s)$/, '') : word;
}

/** The papers that could be an entry's: those that carry its number, or share its day or a type. */
function indexPapers(papers: readonly Paper[]): (entry: DocketRow) => readonly Paper[] {
  const byNumber = groupBy(papers, ({ number }) => (number === null ? [] : [number]));
  const byDate = groupBy(papers, ({ date }) => (date === null ? [] : [date]));
  const byType = groupBy(papers, ({ types }) => types ?? []);
  return (entry) => {
    const sameType = byType.get(entry.documentType) ?? [];
    return [
      ...new Set([
        ...(byNumber.get(entry.entryNumber ?? '') ?? []),
        ...daysAround(entry.date).flatMap((day) => byDate.get(day) ?? []),
        ...(sameType.length <= MOST_OF_A_TYPE ? sameType : []),
      ]),
    ];
  };
}

/** More papers of one type than this are told apart by number or day only. */
const MOST_OF_A_TYPE = 60;
const DAYS = [-3, -2, -1, 0, 1, 2, 3];

function daysAround(date: string | null): string[] {
  if (date === null) return [];
  const day = Date.parse(`${date}T00:00:00Z`);
  return DAYS.map((offset) => new Date(day + offset * 86_400_000).toISOString().slice(0, 10));
}

function groupBy(
  papers: readonly Paper[],
  keysOf: (paper: Paper) => readonly string[],
): Map<string, Paper[]> {
  const groups = new Map<string, Paper[]>();
  for (const paper of papers) {
    for (const key of keysOf(paper)) {
      const group = groups.get(key);
      if (group) group.push(paper);
      else groups.set(key, [paper]);
    }
  }
  return groups;
}

function bestOf(entry: DocketRow, papers: readonly Paper[]): DocumentMatch | null {
  const [best, second] = papers
    .map((paper) => ({ paper, ...score(entry, paper) }))
    .sort((a, b) => b.confidence - a.confidence);
  if (!best || best.confidence < SURE_ENOUGH) return null;
  if (second && best.confidence - second.confidence < CLEAR_LEAD) return null;
  return {
    documentId: best.paper.id,
    confidence: Math.round(best.confidence * 100) / 100,
    because: best.because,
  };
}

function score(entry: DocketRow, paper: Paper): { confidence: number; because: string } {
  if (paper.isAttachment) return { confidence: 0, because: '' };
  const title = withoutAttachments(readMarks(entry.description.slice(0, 1000)).core).slice(0, 200);
  const wanted = wordsOf(title);
  const shared = [...paper.words].filter((word) => wanted.has(word)).length;
  const words = paper.words.size === 0 ? 0 : shared / paper.words.size;
  const sameNumber = entry.entryNumber !== null && paper.number === entry.entryNumber;
  const otherNumber = entry.entryNumber !== null && paper.number !== null && !sameNumber;
  const type = paper.types === null ? 0 : paper.types.includes(entry.documentType) ? 1 : -1;
  const apart = daysApart(entry.date, paper.date);
  const day = apart === null ? 0 : apart === 0 ? 1 : apart <= 3 ? 0.5 : -1;
  if (otherNumber) return { confidence: 0, because: '' };
  const reasons = [
    ...(sameNumber ? [`number ${entry.entryNumber} in the file name`] : []),
    ...(day === 1 ? ['same day'] : []),
    ...(type === 1 ? ['same type'] : []),
    ...(words >= 0.5 && shared >= 2 ? ['words of the title'] : []),
  ];
  const base = sameNumber ? 0.62 : 0.1;
  const confidence =
    base +
    0.2 * type +
    0.25 * day +
    0.3 * words * Math.min(1, shared / 2) -
    (sameNumber || day > 0 ? 0 : 0.05);
  return { confidence: Math.max(0, Math.min(0.99, confidence)), because: reasons.join(', ') };
}

function daysApart(a: string | null, b: string | null): number | null {
  return a === null || b === null ? null : Math.abs(Date.parse(a) - Date.parse(b)) / 86_400_000;
}
