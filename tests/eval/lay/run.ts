import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CaseFacts } from '#src/assistant/facts-schema.ts';
import { findDocDate } from '#src/papers/doc-date.ts';
import { makePool, NO_FACTS, type Pool } from '#tests/eval/answering.ts';
import { type KnownPaper, knownDocuments } from '#tests/eval/known-papers.ts';
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

async function readPaperFile(
  folder: string,
  { file, docType }: LayCase['papers'][number],
): Promise<KnownPaper> {
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

/** What the server would know of the case right after its papers were uploaded, with its court and number entered. */
function factsOf(item: LayCase, papers: readonly KnownPaper[]): CaseFacts {
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
    documents: knownDocuments(papers),
  };
}

export async function openCase(folder: string): Promise<Pool> {
  const item = LayCase.parse(JSON.parse(await readFile(join(LAY, folder, 'case.json'), 'utf8')));
  const papers = await Promise.all(item.papers.map((paper) => readPaperFile(folder, paper)));
  return makePool(papers, { isCase: true, facts: factsOf(item, papers) });
}

/** Half of the questions of a file, told by their ids alone: nobody chooses which of them may be read. */
export type Half = 'open' | 'unread';

function halfOf({ id }: LayQuestion): Half {
  return Number.parseInt(createHash('sha256').update(id).digest('hex').slice(0, 2), 16) % 2 === 0
    ? 'open'
    : 'unread';
}

/** Every question of a file, or of a half of it, put to its case as a person would ask the assistant, and graded. */
export async function layQuestions(
  file: 'questions.jsonl' | 'held.jsonl' | 'second.jsonl' | 'third.jsonl' | 'fourth.jsonl',
  half?: Half,
): Promise<LayAnswer[]> {
  const questions = parseQuestions(await readFile(join(LAY, file), 'utf8')).filter(
    (question) => half === undefined || halfOf(question) === half,
  );
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
