import { amount, listed } from '../text/words.ts';
import { withKind } from './called.ts';
import { type FactQuestion, type FactReplier, MOST_TOLD } from './fact-replier.ts';
import { dayAndDistance } from './words.ts';

/** A kind of paper that the question names, as a category of the case: 'motions' → 'Motion'. */
function typeAsked(question: string, types: readonly string[]): string | null {
  const words = question.toLowerCase();
  const named = types.filter((type) =>
    new RegExp(`\\b${type.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '.')}(?:e?s)?\\b`, 'u').test(words),
  );
  return named.sort((a, b) => b.length - a.length)[0] ?? null;
}

const GENERAL_PAPERS = /\b(?:documents?|files?|papers?|filings|uploads?)\b/i;

/** Said instead of a count where there is nothing to count. */
function isEmpty({ situation: { facts }, draft }: FactQuestion): boolean {
  if (facts.documents.total > 0) return false;
  draft.point('No document is here yet.', 'document:total');
  return true;
}

export const countDocuments: FactReplier = (asked) => {
  if (isEmpty(asked)) return true;
  const { draft, question } = asked;
  const { facts } = asked.situation;
  const { total, ready, failed, byType } = facts.documents;
  const type = typeAsked(
    question,
    byType.map((each) => each.type),
  );
  const own = byType.find((each) => each.type === type);
  if (own !== undefined && !GENERAL_PAPERS.test(question)) {
    draft.point(
      `${own.count.toLocaleString('en-US')} of ${amount(total, 'document')} filed here as ${own.type}.`,
      `document:type ${own.type}`,
      'document:total',
    );
    return true;
  }
  if (!GENERAL_PAPERS.test(question)) {
    draft.point(`None of your ${amount(total, 'document')} is filed here under that name.`, 'document:total');
    return true;
  }
  const waiting = total - ready - failed;
  const states = [
    failed > 0 && `${failed.toLocaleString('en-US')} could not be read`,
    waiting > 0 && `${waiting.toLocaleString('en-US')} not read yet`,
  ].filter(Boolean);
  draft.point(
    `${amount(total, 'document')}${states.length > 0 ? `; ${states.join(', ')}` : ''}.`,
    'document:total',
  );
  if (byType.length > 0) {
    draft.point(
      `By category: ${listed(
        byType.map((each) => `${each.type} (${each.count.toLocaleString('en-US')})`),
        10,
      )}.`,
      ...byType.slice(0, 4).map((each) => `document:type ${each.type}`),
    );
  }
  return true;
};

export const listDocuments: FactReplier = (asked) => {
  if (isEmpty(asked)) return true;
  const { draft, question } = asked;
  const { facts } = asked.situation;
  const { total, listed: newest, byType } = facts.documents;
  const type = GENERAL_PAPERS.test(question)
    ? null
    : typeAsked(
        question,
        byType.map((each) => each.type),
      );
  if (type === null && !GENERAL_PAPERS.test(question)) {
    draft.point(`None of your ${amount(total, 'document')} is filed here under that name.`, 'document:total');
    return true;
  }
  const shown = newest.filter(({ docType }) => type === null || docType === type).slice(0, 12);
  const count = type === null ? total : (byType.find((each) => each.type === type)?.count ?? 0);
  draft.point(
    `${amount(count, 'document')}${type === null ? '' : ` filed as ${type}`}${count > shown.length ? '; the newest' : ''}${shown.length > 0 ? ':' : '.'}`,
    'document:total',
  );
  for (const { id, filename, docType } of shown) draft.point(withKind(filename, docType), `document:${id}`);
  return true;
};

export const unread: FactReplier = (asked) => {
  if (isEmpty(asked)) return true;
  const { draft } = asked;
  const { facts } = asked.situation;
  const { unread: rows, failed, total, ready } = facts.documents;
  const waiting = total - ready - failed;
  if (failed === 0)
    draft.point(`None of your ${amount(total, 'document')} failed to be read.`, 'document:total');
  else draft.point(`${amount(failed, 'document')} could not be read:`, 'document:total');
  for (const { id, filename, reason } of rows.filter(({ isFailed }) => isFailed).slice(0, MOST_TOLD)) {
    draft.point(`${filename}${reason === null ? '' : `: ${reason}`}`, `document:unread ${id}`);
  }
  if (waiting > 0) draft.point(`${amount(waiting, 'document')} not read yet.`, 'document:total');
  return true;
};

export const discovery: FactReplier = ({ situation: { facts, today }, draft }) => {
  const open = facts.discovery.filter(({ items, answered: done }) => items === 0 || done < items);
  if (facts.discovery.length === 0) return false;
  if (open.length === 0)
    draft.point(
      'Every request kept here has an answer.',
      ...facts.discovery.slice(0, 4).map(({ id }) => `discovery:${id}`),
    );
  for (const { id, title, party, items, answered: done, dueDate, direction } of open.slice(0, MOST_TOLD)) {
    const whose =
      direction === 'theirs'
        ? 'you have to answer'
        : direction === 'ours'
          ? 'the other side has to answer'
          : `asked by the ${party}`;
    const state =
      items === 0
        ? 'not looked through yet'
        : `${items - done} of ${amount(items, 'request')} without an answer here`;
    const due =
      dueDate === null
        ? 'no day of service entered, so no last day is counted'
        : `due ${dayAndDistance(dueDate, today)}`;
    draft.point(`${title} (${whose}): ${state}; ${due}.`, `discovery:${id}`);
  }
  return true;
};

export const draftAnswer: FactReplier = ({ situation: { facts }, draft }) => {
  const { answer } = facts;
  if (answer === null) draft.point('No answer was made here yet.', 'case:title');
  else
    draft.point(
      `The answer made here has words for ${answer.total - answer.needsAnswer} of ${amount(answer.total, 'paragraph')}; ${answer.needsAnswer === 0 ? 'none needs yours any more' : `${amount(answer.needsAnswer, 'paragraph')} still ${answer.needsAnswer === 1 ? 'needs' : 'need'} yours`}.`,
      `answer:${answer.id}`,
    );
  return true;
};
