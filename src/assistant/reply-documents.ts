import { asksWhatWasDecided, replyFromPassages } from '../conversations/reply.ts';
import { CLOSEST_ONLY, NOTHING_CLOSE } from '../conversations/standing.ts';
import { isByCourt } from '../papers/kind-of.ts';
import { readPaper } from '../papers/paper.ts';
import { readSentences } from '../papers/sentences.ts';
import type { BuiltinReply, Place } from './draft.ts';
import { asksToJudge } from './judging.ts';
import { leftUnread, lookedAt } from './looked-at.ts';
import { nearBlocks } from './near-blocks.ts';
import { inPaperWords } from './paper-words.ts';
import type { CaseQuestion } from './reply-case.ts';
import { widePassages } from './wide-passages.ts';

const NO_DOCUMENTS = `${NOTHING_CLOSE}: there is no paper in this case to look into yet. Upload yours and ask again.`;

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
    // What a party writes of a decision does not come closer than the court's own words.
    if (!other.found && answer.quotes.length > 0) return { answer, read: court, note: '' };
    const note = other.found
      ? 'No order or judgment among your papers was found to say it. Another paper speaks of it; a party’s paper is not a decision:'
      : '';
    return { answer: other, read: passages, note };
  }
  return { answer: replyFromPassages({ question, passages, scope: 'case' }), read: passages, note: '' };
}

const NO_JUDGMENT =
  'No paper can say how a judge will decide, what a person is like, or what is fair or true.';

/** Words about the same people are no answer to whether they tell the truth. */
function asClosest(answer: ReturnType<typeof extract>['answer'], read: readonly Place[]) {
  if (!answer.found) return answer;
  const lines = answer.quotes.flatMap(({ passageIndex, text }) => {
    const passage = read[passageIndex];
    return passage === undefined
      ? []
      : [`${passage.filename}, page ${passage.page}: “${text.replace(/\s+/g, ' ').replace(/[“”]/g, "'")}”`];
  });
  return {
    ...answer,
    found: false,
    message: [`${CLOSEST_ONLY}. ${NO_JUDGMENT}`, ...lines].join('\n\n'),
    because: 'It asks for what no paper holds.',
  };
}

/** Paragraphs and rows near to the question that none of the closest sentences is in. */
function nearOf({ question, passages }: CaseQuestion, quotes: BuiltinReply['quotes']): Place[] {
  return nearBlocks(question, passages)
    .map(({ place }) => place)
    .filter(
      ({ documentId, text }) =>
        !quotes.some(
          (quote) =>
            quote.documentId === documentId &&
            (quote.text.includes(text) || (text.includes(quote.text) && text.length < 2 * quote.text.length)),
        ),
    );
}

type Quote = BuiltinReply['quotes'][number];

function asQuote({
  documentId,
  text,
  page,
  start,
}: Pick<Place, 'documentId' | 'text' | 'page'> & { start?: number | null }): Quote {
  return { documentId, text, page, ...(start != null && { start }) };
}

const LONGEST_NEXT = 260;

/** The sentence that follows the best one in its paragraph: who has to, and what if not, often stands there. */
function nextOf(best: Quote | undefined, read: readonly Place[]): Quote | null {
  if (best?.start === undefined) return null;
  const { documentId, page, start, text } = best;
  const end = start + text.length;
  const passage = read.find(
    (each) =>
      each.documentId === documentId &&
      each.start !== null &&
      each.start <= start &&
      end < each.start + each.text.length,
  );
  if (passage === undefined || passage.start === null) return null;
  const from = end - passage.start;
  const rest = passage.text.slice(from);
  const [sentence] = readSentences(readPaper(rest));
  // A new paragraph is about something else.
  if (sentence === undefined || /\n\s*\n/.test(rest.slice(0, sentence.start))) return null;
  const words = rest.slice(sentence.start, sentence.end);
  if (words.length > LONGEST_NEXT || words.length < SHORTEST_NEXT) return null;
  return { documentId, page, text: words, start: end + sentence.start };
}

const SHORTEST_NEXT = 16;

/** The closest sentences, and what stands near in paragraphs and rows. */
function withNear(message: string, hasClosest: boolean, near: readonly Place[]): string {
  if (near.length === 0) return message;
  const lines = near.map(
    ({ filename, page, text }) =>
      `${filename}, page ${page}: “${text.replace(/\s+/g, ' ').replace(/[“”]/g, "'")}”`,
  );
  const lead = hasClosest ? [message, 'Near it, in paragraphs and rows of forms:'] : [`${CLOSEST_ONLY}:`];
  return [...lead, ...lines].join('\n\n');
}

/**
 * The answer to a question about a case that its papers have to answer: their own sentences. A question that the rows of
 * the case might have answered says that they do not.
 */
export function replyFromDocuments(given: CaseQuestion): BuiltinReply {
  const passages = widePassages(given.facts, given.passages);
  const asked = { ...given, passages, question: inPaperWords(given.question, given.facts, passages) };
  const { answer: extracted, read, note } = extract(asked);
  const answer = asksToJudge(asked.question) ? asClosest(extracted, read) : extracted;
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
  const next = answer.found ? nextOf(quotes[0], read) : null;
  const near = answer.found || hasNone ? [] : nearOf({ ...asked, passages: read }, quotes);
  const rows =
    asked.actionType === 'case-fact' && !answer.found
      ? 'I also looked at your timeline, docket and other records here.'
      : '';
  const message = hasNone ? NO_DOCUMENTS : withNear(answer.message, answer.quotes.length > 0, near);
  const lines = [
    answer.found ? 'From your documents:' : '',
    note,
    message,
    next === null ? '' : `It goes on: “${next.text.replace(/\s+/g, ' ').replace(/[“”]/g, "'")}”`,
    rows,
    answer.found || hasNone ? leftUnread(asked.facts).join(' ') : lookedAt(asked.facts),
  ];
  return {
    found: answer.found,
    message: lines.filter((line) => line !== '').join('\n'),
    quotes: [...quotes, ...(next === null ? [] : [next]), ...near.map(asQuote)].map(asQuote),
    records: [],
    confidence: answer.confidence,
    because: hasNone ? 'There is no document in this case to look into.' : answer.because,
  };
}
