import { withBefore } from '#src/assistant/follow-up.ts';
import {
  MOST_WITH_ENDS,
  QUESTION_CANDIDATES,
  QUESTION_PASSAGES,
  rankForQuestion,
} from '#src/conversations/reply.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import type { Passage, ReplyRequest } from '../ai/engine.ts';
import type { Deps } from '../deps.ts';
import { paperTitles } from '../papers/titles-store.ts';
import { findPassages } from './service.ts';
import { listEndChunks } from './store.ts';

export interface SoughtPassages {
  caseId: AuthorizedCaseId;
  /** Only in these; in all of the case when absent. */
  documentIds?: readonly string[];
  /** Documents whose beginning and end are looked at too: caption, date, signature and service stand there. */
  ends: readonly string[];
  question: string;
  history: ReplyRequest['history'];
  /** Of whoever asks; throws its reason. */
  signal?: AbortSignal | undefined;
}

/** 'And when?' is looked up with what it points back to; a question that stands alone takes nothing from another. */
function lookedUp({ question, history }: SoughtPassages): string {
  return withBefore(question, history.findLast((turn) => turn.role === 'user')?.content);
}

/** A question is not a search: its signs must not filter or exclude anything. */
function asWords(question: string): string {
  return question
    .replace(/["“”]/g, ' ')
    .replace(/(^|\s)-+/g, '$1')
    .replace(/\b(type|before|after):/gi, '$1 ');
}

/** The passages of a case that fit a question best, each with the file it stands in; best first. */
export async function passagesForQuestion(
  deps: Pick<Deps, 'db' | 'ai' | 'log'>,
  wanted: SoughtPassages,
): Promise<Passage[]> {
  const { caseId, documentIds, ends } = wanted;
  const asked = lookedUp(wanted);
  const { passages: found } = await findPassages(deps, {
    caseIds: [caseId],
    ...(documentIds !== undefined && { documentIds }),
    question: asWords(asked),
    limit: QUESTION_CANDIDATES,
    signal: wanted.signal,
  });
  const outer =
    ends.length > MOST_WITH_ENDS ? [] : await listEndChunks(deps.db, { caseId, documentIds: ends });
  const candidates = [
    ...found,
    ...outer.filter((end) => !found.some(({ id }) => id === end.id)).map((end) => ({ ...end, score: 0 })),
  ].map((row) => ({ ...row, text: row.content }));
  const best = rankForQuestion(asked, candidates).slice(0, QUESTION_PASSAGES);
  const titles = await paperTitles(
    deps.db,
    caseId,
    best.map(({ documentId }) => documentId),
  );
  return best.map(({ documentId, filename, page, charStart: start, charEnd: end, content: text }) => {
    return { documentId, filename, title: titles.get(documentId), page, start, end, text };
  });
}
