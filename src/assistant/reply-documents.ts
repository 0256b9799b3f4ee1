import { asksWhatWasDecided, replyFromPassages } from '../conversations/reply.ts';
import { NOTHING_EXACT } from '../conversations/standing.ts';
import { isByCourt } from '../papers/kind-of.ts';
import type { BuiltinReply, Place } from './draft.ts';
import { leftUnread, lookedAt } from './looked-at.ts';
import type { CaseQuestion } from './reply-case.ts';

const NO_DOCUMENTS = `${NOTHING_EXACT}: there is no paper in this case to look into yet. Upload yours and ask again.`;

/** Passages of the court's own papers: what search found of them, and those in which they decide. */
function ofCourt({ facts: { documents }, passages }: CaseQuestion): Place[] {
  const types = new Map(documents.listed.map(({ id, docType }) => [id, docType ?? '']));
  const found = passages.filter(({ documentId }) => isByCourt(types.get(documentId)));
  const decided = documents.dated.filter(
    ({ docType, documentId, start }) =>
      isByCourt(docType) && !found.some((each) => each.documentId === documentId && each.start === start),
  );
  return [...found, ...decided.map(({ docType: _, ...place }) => place)];
}

/** What was decided stands in papers of the court; what others say of it counts only where those do not say it. */
function extract(asked: CaseQuestion) {
  const { question, passages } = asked;
  if (asksWhatWasDecided(question)) {
    const court = ofCourt(asked);
    const answer = replyFromPassages({ question, passages: court, scope: 'case' });
    if (answer.found) return { answer, read: court, note: '' };
    const other = replyFromPassages({ question, passages, scope: 'case' });
    const note = other.found
      ? 'No order or judgment among your papers was found to say it. Another paper speaks of it; a party’s paper is not a decision:'
      : '';
    return { answer: other, read: passages, note };
  }
  return { answer: replyFromPassages({ question, passages, scope: 'case' }), read: passages, note: '' };
}

/**
 * The answer to a question about a case that its papers have to answer: their own sentences. A question that the rows of
 * the case might have answered says that they do not.
 */
export function replyFromDocuments(asked: CaseQuestion): BuiltinReply {
  const { answer, read, note } = extract(asked);
  const hasNone = asked.facts.documents.total === 0;
  const quotes = answer.quotes.flatMap(({ passageIndex, text, start }) => {
    const passage = read[passageIndex];
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
    asked.actionType === 'case-fact' && !answer.found
      ? 'I also looked at your timeline, docket and other records here.'
      : '';
  const message = hasNone ? NO_DOCUMENTS : answer.message;
  const lines = [
    answer.found ? 'From your documents:' : '',
    note,
    message,
    rows,
    answer.found || hasNone ? leftUnread(asked.facts).join(' ') : lookedAt(asked.facts),
  ];
  return {
    found: answer.found,
    message: lines.filter((line) => line !== '').join('\n'),
    quotes,
    records: [],
    confidence: answer.confidence,
    because: hasNone ? 'There is no document in this case to look into.' : answer.because,
  };
}
