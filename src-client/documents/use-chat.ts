import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { CHAT_BEAT_SECONDS, type ChatMessage } from '#src/documents/chat-schema.ts';
import { readFailure } from '../lib/errors.ts';
import { STREAMING, trpc } from '../lib/trpc.ts';
import { showToast } from '../ui/toast-store.ts';
import { changeTurn, mergeTalk, newKey, saidBefore, type Talk, type Turn } from './chat-talk.ts';
import { talksOf } from './chat-talks.ts';

const PAGE = 40;
/** Three events missed: nothing will come any more. */
const SILENCE_MS = 3 * CHAT_BEAT_SECONDS * 1000;

const STOPPED = 'You stopped it.';
const LOST = 'The connection was lost.';

/** Stops when nothing has been heard for too long. */
function createPatience(onSilence: () => void) {
  let timer = setTimeout(onSilence, SILENCE_MS);
  return {
    heard() {
      clearTimeout(timer);
      timer = setTimeout(onSilence, SILENCE_MS);
    },
    end: () => clearTimeout(timer),
  };
}

/**
 * The conversation about one document. It goes on while its tab is closed within this window; what was typed and
 * what arrived stays too.
 */
export function useChat({ id, caseId }: { id: string; caseId: string }) {
  const utils = trpc.useUtils();
  const talks = talksOf(useQueryClient());
  const history = trpc.documents.chatHistory.useInfiniteQuery(
    { caseId, docId: id, limit: PAGE },
    {
      meta: { silent: true },
      getNextPageParam: (page) => (page.length < PAGE ? undefined : page[0]?.id),
    },
  );
  const talk = useSyncExternalStore(talks.subscribe, () => talks.get(id));
  const change = (next: (talk: Talk) => Talk) => talks.change(id, next);
  const stored: ChatMessage[] = [...(history.data?.pages ?? [])].reverse().flat();
  const { messages, turns } = mergeTalk(stored, talk.turns);

  /** Nothing came and nothing is stored: the question goes back to where it was typed. */
  function giveBack(turn: Turn, reason: string | null): void {
    change((known) => ({
      draft: known.draft === '' ? turn.question : known.draft,
      turns: known.turns.filter(({ key }) => key !== turn.key),
      unsent: { text: turn.question, key: turn.key, reason },
    }));
    notify();
  }

  async function follow(turn: Turn, stop: AbortController): Promise<void> {
    const { key, question: message } = turn;
    const { signal } = stop;
    let words = '';
    let isStored = false;
    const set = (values: Partial<Turn>) => change((known) => changeTurn(known, key, values));
    const breakOff = (reason: string) => set({ state: 'broken', words: words || turn.before, reason });
    const patience = createPatience(() => stop.abort(new Error(LOST)));
    const conversationHistory = saidBefore(stored, talk.turns);
    try {
      const options = { signal, context: STREAMING };
      const asked = utils.client.documents.ask.mutate({ id, message, conversationHistory, key }, options);
      const events = await asked;
      for await (const event of events) {
        patience.heard();
        if (event.type === 'asked') isStored = true;
        if (event.type === 'words') {
          words += event.text;
          set({ words });
        }
        if (event.type === 'answered') set({ state: 'done', answer: event.answer.message });
        if (event.type === 'answered') return;
      }
      breakOff(signal.reason === STOPPED ? STOPPED : LOST);
    } catch (error) {
      const { code, message: sentence } = readFailure(error);
      const isStopped = signal.aborted && signal.reason === STOPPED;
      const reason = isStopped ? STOPPED : code === null ? LOST : (sentence ?? LOST);
      const isKept = isStopped || (isStored && code === null);
      if (words !== '' || isKept) breakOff(reason);
      else if (turn.isAgain) {
        breakOff(reason);
        notify();
      } else giveBack(turn, code === null || code === 'INTERNAL' ? null : sentence);
    } finally {
      patience.end();
      void utils.documents.chatHistory.invalidate({ caseId, docId: id });
    }
  }

  function begin(asked: Pick<Turn, 'key' | 'question' | 'before' | 'isAgain'>): void {
    const stop = new AbortController();
    const turn: Turn = {
      ...asked,
      askedAt: new Date(),
      words: '',
      state: 'writing',
      reason: null,
      answer: null,
      stop: () => stop.abort(STOPPED),
    };
    // What the history holds by now stands in its order there.
    const stays = ({ key }: Turn) => key !== turn.key && !stored.some((message) => message.key === key);
    change((known) => ({ ...known, unsent: null, turns: [...known.turns.filter(stays), turn] }));
    void follow(turn, stop);
  }

  const writing = turns.find(({ state }) => state === 'writing');

  return {
    history,
    messages,
    turns,
    writing,
    draft: talk.draft,
    /** Why the last question could not be sent. */
    refused: talk.unsent !== null && talk.unsent.text === talk.draft.trim() ? talk.unsent.reason : null,
    type(draft: string) {
      change((known) => ({ ...known, draft }));
    },
    send() {
      const question = talk.draft.trim();
      if (question === '' || writing !== undefined) return;
      const key = talk.unsent?.text === question ? talk.unsent.key : newKey();
      change((known) => ({ ...known, draft: '' }));
      begin({ key, question, before: '', isAgain: false });
    },
    /** Asks a question again whose answer broke off. */
    retry(key: string, question: string, before: string) {
      if (writing !== undefined) return;
      begin({ key, question, before, isAgain: true });
    },
  };
}

function notify(): void {
  showToast({
    title: 'Message Failed',
    description: 'Failed to send message. Please try again.',
    tone: 'danger',
  });
}
