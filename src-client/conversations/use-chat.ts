import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import {
  CHAT_BEAT_SECONDS,
  type ChatEvent,
  type ChatMessage,
  LONGEST_QUESTION,
} from '#src/conversations/schema.ts';
import { readFailure } from '../lib/errors.ts';
import { STREAMING } from '../lib/trpc.ts';
import { showToast } from '../ui/toast-store.ts';
import { keepLimit, limitOf } from './chat-limits.ts';
import {
  changeTurn,
  mergeTurns,
  type NamedThread,
  newKey,
  saidBefore,
  type Thread,
  type Turn,
} from './conversation.ts';
import { conversationsOf } from './open-conversations.ts';

/** Three events missed: nothing will come any more. */
const SILENCE_MS = 3 * CHAT_BEAT_SECONDS * 1000;

const STOPPED = 'You stopped it.';
const LOST = 'The connection was lost.';
const TOO_LONG = 'It is too long. Please shorten it, or ask it in two parts.';
const FAILED = 'Failed to send message. Please try again.';

export interface AskedTurn {
  key: string;
  message: string;
  /** Documents that the question is limited to, by their ids; empty: no limit. */
  documentIds: string[];
  conversationHistory: Pick<ChatMessage, 'role' | 'content'>[];
}

/** A question that the server has. */
export type KeptQuestion = Extract<ChatEvent, { type: 'asked' }>;

/** One thread as `useChat` needs it: about a document, or a conversation about a case. */
export interface ConversationWire {
  /** Of the thread in this window. */
  name: string;
  ask(
    asked: AskedTurn,
    options: { signal: AbortSignal; context: typeof STREAMING },
  ): Promise<AsyncIterable<ChatEvent>>;
  /** The server has a question: where a conversation begins with it, its id and the name that the thread has from now on. */
  onKept(question: KeptQuestion): NamedThread | null;
  /** A reply has ended, whole or not, in the thread of this name. */
  onEnd(name: string): void;
  /** The notice of a failure says the server's own sentence. */
  tellsReason?: boolean;
}

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
 * A thread: what is stored of it and what this window knows beyond. It goes on while its screen is closed within this
 * window; what was typed and what arrived stays too.
 */
export function useChat(wire: ConversationWire, stored: readonly ChatMessage[]) {
  const threads = conversationsOf(useQueryClient());
  const { movedTo } = useSyncExternalStore(threads.subscribe, () => threads.get(wire.name));
  // Until the screen has followed, it shows where the thread is now: it never stands empty in between.
  const here = movedTo?.name ?? wire.name;
  const thread = useSyncExternalStore(threads.subscribe, () => threads.get(here));
  const change = (next: (thread: Thread) => Thread) => threads.change(here, next);
  // Who comes back to the place that was left begins anew there.
  useEffect(
    () => () => {
      if (threads.get(wire.name).movedTo !== null)
        threads.change(wire.name, (known) => ({ ...known, movedTo: null }));
    },
    [threads, wire.name],
  );
  const { messages, turns } = mergeTurns(stored, thread.turns);

  function notify(sentence: string | null): void {
    const description = wire.tellsReason ? (sentence ?? FAILED) : FAILED;
    showToast({ title: 'Message Failed', description, tone: 'danger' });
  }

  /** Nothing came and nothing is stored: the question goes back to where it was typed. */
  function giveBack(name: string, turn: Turn, reason: string | null): void {
    threads.change(name, (known) => ({
      ...known,
      draft: known.draft === '' ? turn.question : known.draft,
      turns: known.turns.filter(({ key }) => key !== turn.key),
      unsent: { text: turn.question, key: turn.key, reason },
    }));
    notify(reason);
  }

  async function follow(turn: Turn, stop: AbortController): Promise<void> {
    const { key, question: message } = turn;
    const { signal } = stop;
    let name = here;
    let words = '';
    let isStored = false;
    const set = (values: Partial<Turn>) => threads.change(name, (known) => changeTurn(known, key, values));
    const breakOff = (reason: string) => set({ state: 'broken', words: words || turn.before, reason });
    const patience = createPatience(() => stop.abort(new Error(LOST)));
    const conversationHistory = saidBefore(stored, thread.turns);
    try {
      const asked = { key, message, documentIds: [...turn.only], conversationHistory };
      const events = await wire.ask(asked, { signal, context: STREAMING });
      for await (const event of events) {
        patience.heard();
        if (event.type === 'asked') {
          isStored = true;
          const begun = wire.onKept(event);
          if (begun !== null) {
            threads.move(name, begun);
            name = begun.name;
          }
        }
        if (event.type === 'words') {
          words += event.text;
          set({ words });
        }
        if (event.type === 'answered') set({ state: 'done', reply: event.reply.message });
        if (event.type === 'answered') return;
      }
      breakOff(signal.reason === STOPPED ? STOPPED : LOST);
    } catch (error) {
      const { code, message: sentence } = readFailure(error);
      const isStopped = signal.aborted && signal.reason === STOPPED;
      const reason = isStopped ? STOPPED : code === null ? LOST : (sentence ?? LOST);
      const told = code === null || code === 'INTERNAL' ? null : sentence;
      const isKept = isStopped || (isStored && code === null);
      if (words !== '' || isKept) breakOff(reason);
      else if (turn.isAgain) {
        breakOff(reason);
        notify(told);
      } else {
        giveBack(name, turn, told);
        // The conversation that would have begun with it is no more.
        if (name !== here) threads.move(name, { name: here, conversationId: null });
      }
    } finally {
      patience.end();
      wire.onEnd(name);
    }
  }

  function begin(asked: Pick<Turn, 'key' | 'question' | 'only' | 'before' | 'isAgain'>): void {
    keepLimit(asked.key, asked.only);
    const stop = new AbortController();
    const turn: Turn = {
      ...asked,
      askedAt: new Date(),
      words: '',
      state: 'writing',
      reason: null,
      reply: null,
      stop: () => stop.abort(STOPPED),
    };
    // What the history holds by now stands in its order there.
    const stays = ({ key }: Turn) => key !== turn.key && !stored.some((message) => message.key === key);
    change((known) => ({ ...known, unsent: null, turns: [...known.turns.filter(stays), turn] }));
    void follow(turn, stop);
  }

  // Nothing is asked while the screen goes to where the thread is now.
  const isBusy = movedTo !== null || turns.some(({ state }) => state === 'writing');

  return {
    messages,
    turns,
    isBusy,
    draft: thread.draft,
    only: thread.only,
    movedTo,
    /** Why the last question could not be sent. */
    refused:
      thread.unsent !== null && thread.unsent.text === thread.draft.trim() ? thread.unsent.reason : null,
    type(draft: string) {
      change((known) => ({ ...known, draft }));
    },
    limitTo(only: readonly string[]) {
      change((known) => ({ ...known, only }));
    },
    /** What was typed goes along. */
    moveTo(place: NamedThread) {
      threads.move(here, place);
    },
    /** Sends what is typed. */
    send() {
      const question = thread.draft.trim();
      if (question === '' || isBusy) return;
      const key = thread.unsent?.text === question ? thread.unsent.key : newKey();
      if (question.length > LONGEST_QUESTION) {
        change((known) => ({ ...known, unsent: { text: question, key, reason: TOO_LONG } }));
        return;
      }
      change((known) => ({ ...known, draft: '' }));
      begin({ key, question, only: thread.only, before: '', isAgain: false });
    },
    /** Sends a question that was not typed; what is typed stays. */
    ask(question: string) {
      if (isBusy) return;
      begin({ key: newKey(), question, only: thread.only, before: '', isAgain: false });
    },
    /** Asks a question again whose reply broke off. */
    retry(key: string, question: string, before: string) {
      if (isBusy) return;
      const only = turns.find((turn) => turn.key === key)?.only ?? limitOf(key) ?? thread.only;
      begin({ key, question, only, before, isAgain: true });
    },
  };
}

export type Chat = ReturnType<typeof useChat>;
