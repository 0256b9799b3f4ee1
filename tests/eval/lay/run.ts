import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
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
import { findDocDate } from '#src/papers/doc-date.ts';
import { chunkText } from '#src/text/chunks.ts';
import { makePool, NO_FACTS, type Pool } from '#tests/eval/answering.ts';
import {
  type Graded,
  gradeReply,
  LayCase,
  type LayQuestion,
  type LayReply,
  parseQuestions,
} from './grade.ts';

const LAY = import.meta.dirname;

/** One question with what the product replied and how that was graded. */
export interface LayAnswer {
  question: LayQuestion;
  reply: LayReply & { confidence: number; message: string };
  graded: Graded;
  /** Whether a passage that supports the reply is among its quotations. */
  isSupported: boolean;
}

interface LayPaper extends DocumentFact {
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

function passagesOf({ id, filename, docType, text }: LayPaper): DatedPassage[] {
  return chunkText(text).map(({ page, start, content }) => {
    return { documentId: id, filename, docType, page, start, text: content };
  });
}

function dated(paper: LayPaper): DatedPassage[] {
  if (!TELLING.test(paper.docType) || /proposed/i.test(paper.docType)) return [];
  const says = ({ text }: DatedPassage) => (SAYS_WHEN.test(text) && /\d/.test(text)) || DECIDES.test(text);
  return passagesOf(paper).filter(says).slice(-MOST_DATED_OF_ONE);
}

function judges(paper: LayPaper): DatedPassage[] {
  const named = passagesOf(paper).filter(({ text }) => NAMES_JUDGE.test(text));
  return [...new Set([...named.slice(0, JUDGES_OF_ONE), ...named.slice(-JUDGES_OF_ONE)])];
}

async function readPaperFile(
  folder: string,
  { file, docType }: LayCase['papers'][number],
): Promise<LayPaper> {
  const text = await readFile(join(LAY, folder, file), 'utf8');
  return {
    id: `${folder}/${file}`,
    filename: file,
    docType,
    docDate: findDocDate(text),
    uploadedAt: new Date(0),
    pageCount: null,
    text,
  };
}

function analysisOf({ id, filename, docType, docDate, uploadedAt, text }: LayPaper): AnalysisFact {
  const analysis = analyzeText({ text, docType });
  return { documentId: id, filename, docType, docDate, uploadedAt, analysis };
}

function saysOf(paper: LayPaper): PaperSays {
  const { id: documentId, filename, docType, docDate, text } = paper;
  const read = readFacts({ text, docType, docDate, pageCount: null, notes: [] });
  return paperSays({ documentId, filename, docType, docDate }, read);
}

/** What the server would know of the case right after its papers were uploaded, with its court and number entered. */
function factsOf(item: LayCase, papers: readonly LayPaper[]): CaseFacts {
  const types = [...new Set(papers.map(({ docType }) => docType))];
  return {
    ...NO_FACTS,
    today: item.today,
    case: {
      ...NO_FACTS.case,
      title: item.title,
      caseNumber: item.caseNumber,
      caseType: item.caseType,
      state: item.state,
      courtName: item.courtName,
    },
    side: item.side,
    documents: {
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
    },
  };
}

export async function openCase(folder: string): Promise<Pool> {
  const item = LayCase.parse(JSON.parse(await readFile(join(LAY, folder, 'case.json'), 'utf8')));
  const papers = await Promise.all(item.papers.map((paper) => readPaperFile(folder, paper)));
  return makePool(papers, { isCase: true, facts: factsOf(item, papers) });
}

/** Every question of a file put to its case as a person would ask the assistant, and graded. */
export async function layQuestions(file: 'questions.jsonl' | 'held.jsonl'): Promise<LayAnswer[]> {
  const questions = parseQuestions(await readFile(join(LAY, file), 'utf8'));
  const cases = new Map<string, Promise<Pool>>();
  const answers: LayAnswer[] = [];
  for (const question of questions) {
    const pool = cases.get(question.case) ?? openCase(question.case);
    cases.set(question.case, pool);
    const { message, found, confidence, sources, isSupported } = await (await pool).ask({
      id: question.id,
      path: question.case,
      question: question.question,
      answerable: question.kind !== 'cannot',
      support: question.support.map(({ quote }) => ({ text: quote, pages: [] })),
    });
    // What is cut in the message stands whole in its source, which the screen shows under it.
    const text = [message, ...sources.map(({ quote }) => `“${quote}”`)].join('\n');
    const reply = { text, found, confidence, message };
    answers.push({ question, reply, graded: gradeReply(question, reply), isSupported });
  }
  return answers;
}
