import type { QueryClient } from '@tanstack/react-query';
import { type ConversationPlace, EMPTY_TALK, type Talk } from './conversation.ts';

/** The talks of this window, by name. A change is there at once, as a field that is typed into needs it. */
export interface ConversationStore {
  get(name: string): Talk;
  change(name: string, next: (talk: Talk) => Talk): void;
  /** What was asked and typed under one name goes on under another. */
  move(name: string, to: ConversationPlace): void;
  subscribe(listener: () => void): () => void;
}

function createConversations(): ConversationStore {
  const talks = new Map<string, Talk>();
  const listeners = new Set<() => void>();
  const get = (name: string) => talks.get(name) ?? EMPTY_TALK;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    get,
    change(name, next) {
      talks.set(name, next(get(name)));
      tell();
    },
    move(name, to) {
      const { movedTo: _, ...from } = get(name);
      const known = get(to.name);
      const draft = from.draft || known.draft;
      talks.set(to.name, { ...from, draft, turns: [...known.turns, ...from.turns], movedTo: null });
      talks.set(name, { ...EMPTY_TALK, movedTo: to });
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const stores = new WeakMap<QueryClient, ConversationStore>();

/** They live as long as what else the window knows. */
export function conversationsOf(client: QueryClient): ConversationStore {
  const known = stores.get(client);
  if (known !== undefined) return known;
  const store = createConversations();
  stores.set(client, store);
  return store;
}
