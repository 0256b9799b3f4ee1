import type {
  AnalysisFact,
  CaseFacts,
  DatedPassage,
  DocumentFact,
  PaperSays,
} from '#src/assistant/facts-schema.ts';
import { paperSays } from '#src/assistant/paper-says.ts';
import { readFacts } from '#src/facts/read-facts.ts';
import { analyzeText } from '#src/papers/analyze.ts';
import { classifyDocument } from '#src/papers/classify.ts';
import { findDocDate } from '#src/papers/doc-date.ts';
import { SURE_ENOUGH } from '#src/papers/kinds.ts';
import { chunkText } from '#src/text/chunks.ts';
import type { Paper } from '#src/verification/papers.ts';

/** A paper with what the server would keep of it beside its text. */
export interface KnownPaper extends DocumentFact {
  docType: string;
  text: string;
}

/** As the queries for a case's facts pick passages. */
const TELLING = /order|notice|summons|subpoena|minute|schedul|judgment/i;
const SAYS_WHEN =
  /\b(?:must|shall|due|deadline|hearing|conference|trial|appear|answer|respond|serve)\b.*\b(?:by|within|before|than|on|for|at|is|are)\b/is;
const DECIDES =
  /\b(?:it is (?:hereby |further |therefore |so )*ordered|(?:is|are|will be) (?:hereby )?(?:granted|denied|dismissed)|court (?:hereby )?(?:grants|denies|dismisses))\b/i;
const NAMES_JUDGE = /\b(?:hon\.|honou?rable|(?:judge|justice)s?:?\b)/i;
const MOST_DATED_OF_ONE = 6;
const JUDGES_OF_ONE = 2;

function passagesOf({ id, filename, docType, text }: KnownPaper): DatedPassage[] {
  return chunkText(text).map(({ page, start, content }) => {
    return { documentId: id, filename, docType, page, start, text: content };
  });
}

function dated(paper: KnownPaper): DatedPassage[] {
  if (!TELLING.test(paper.docType) || /proposed/i.test(paper.docType)) return [];
  const says = ({ text }: DatedPassage) => (SAYS_WHEN.test(text) && /\d/.test(text)) || DECIDES.test(text);
  return passagesOf(paper).filter(says).slice(-MOST_DATED_OF_ONE);
}

function judges(paper: KnownPaper): DatedPassage[] {
  const named = passagesOf(paper).filter(({ text }) => NAMES_JUDGE.test(text));
  return [...new Set([...named.slice(0, JUDGES_OF_ONE), ...named.slice(-JUDGES_OF_ONE)])];
}

function analysisOf({ id, filename, docType, docDate, uploadedAt, text }: KnownPaper): AnalysisFact {
  const analysis = analyzeText({ text, docType });
  return { documentId: id, filename, docType, docDate, uploadedAt, analysis };
}

/** What reading a paper for its facts gives. */
function saysOf({ id, filename, docType, docDate, text }: KnownPaper): PaperSays {
  const read = readFacts({ text, docType, docDate, pageCount: null, notes: [] });
  return paperSays({ documentId: id, filename, docType, docDate }, read);
}

/** A paper as an upload whose person chose no category. */
function knownPaper({ id, filename, text }: Paper): KnownPaper {
  const { type, confidence } = classifyDocument({ text, filename, mimeType: null });
  return {
    id,
    filename,
    docType: confidence < SURE_ENOUGH ? 'Other' : type,
    docDate: findDocDate(text),
    uploadedAt: new Date(0),
    pageCount: null,
    text,
  };
}

/** What the server would know of a case's papers right after they were uploaded. */
export function knownDocuments(papers: readonly KnownPaper[]): CaseFacts['documents'] {
  const types = [...new Set(papers.map(({ docType }) => docType))];
  return {
    total: papers.length,
    ready: papers.length,
    failed: 0,
    byType: types.map((type) => ({
      type,
      count: papers.filter(({ docType }) => docType === type).length,
    })),
    listed: papers.map(({ text: _, ...paper }) => paper),
    unread: [],
    analyses: papers.map(analysisOf),
    dated: papers.flatMap(dated),
    says: papers.map(saysOf),
    judges: papers.flatMap(judges),
  };
}

/** A case whose person took over the court and number that its papers say, on the day of the newest of them. */
export function knownCase(papers: readonly Paper[], nothing: CaseFacts): CaseFacts {
  const known = papers.map(knownPaper);
  const documents = knownDocuments(known);
  const facts = (documents.says ?? []).flatMap((says) => says.facts);
  const court = facts.find(({ kind }) => kind === 'court')?.value;
  const number = facts.find(({ kind }) => kind === 'case-number')?.value;
  const days = known.flatMap(({ docDate }) => docDate ?? []).sort();
  return {
    ...nothing,
    today: days.at(-1) ?? nothing.today,
    case: {
      ...nothing.case,
      courtName: court !== undefined && 'name' in court ? court.name : null,
      caseNumber: number !== undefined && 'number' in number ? number.number : null,
    },
    documents,
  };
}
