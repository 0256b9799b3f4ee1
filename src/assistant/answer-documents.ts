import { answerFromPassages } from '../analysis/answer.ts';
import type { CaseQuestion } from './answer-case.ts';
import type { BuiltinAnswer } from './draft.ts';
import { amount } from './words.ts';

/** What could not be looked into, as a sentence; empty where everything could. */
function leftOut({ facts }: CaseQuestion): string {
  const { total, ready } = facts.documents;
  const lost = total - ready;
  if (total === 0) return 'There are no documents in this case yet.';
  return lost === 0
    ? ''
    : `${amount(lost, 'document')} of ${total.toLocaleString('en-US')} could not be looked into, because ${lost === 1 ? 'it is' : 'they are'} not read.`;
}

/**
 * The answer to a question about a case that its papers have to answer: their own sentences. A question that the rows of
 * the case might have answered says that they do not.
 */
export function answerFromDocuments(asked: CaseQuestion): BuiltinAnswer {
  const { question, actionType, passages } = asked;
  const answer = answerFromPassages({ question, passages, scope: 'case' });
  const quotes = answer.quotes.flatMap(({ passageIndex, text, start }) => {
    const passage = passages[passageIndex];
    return passage
      ? [
          {
            documentId: passage.documentId,
            text,
            page: passage.page,
            ...(passage.start !== null && { start: passage.start + start }),
          },
        ]
      : [];
  });
  const rows =
    actionType === 'case-fact' && !answer.found
      ? 'Your timeline, docket and other records here do not say it either.'
      : '';
  const lines = [answer.found ? 'From your documents:' : '', answer.message, rows, leftOut(asked)];
  return {
    found: answer.found,
    message: lines.filter((line) => line !== '').join('\n'),
    quotes,
    records: [],
    confidence: answer.confidence,
    because: answer.because,
  };
}
