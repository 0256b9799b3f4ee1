import type { QueryClient } from '@tanstack/react-query';
import { EMPTY_TALK, type Talk } from './chat-talk.ts';

/** The talks of this window, by document. A change is there at once, as a field that is typed into needs it. */
export interface TalkStore {
  get(documentId: string): Talk;
  change(documentId: string, next: (talk: Talk) => Talk): void;
  subscribe(listener: () => void): () => void;
}

function createTalks(): TalkStore {
  const talks = new Map<string, Talk>();
  const listeners = new Set<() => void>();
  const get = (documentId: string) => talks.get(documentId) ?? EMPTY_TALK;
  return {
    get,
    change(documentId, next) {
      talks.set(documentId, next(get(documentId)));
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const stores = new WeakMap<QueryClient, TalkStore>();

/** They live as long as what else the window knows. */
export function talksOf(client: QueryClient): TalkStore {
  const known = stores.get(client);
  if (known !== undefined) return known;
  const store = createTalks();
  stores.set(client, store);
  return store;
}
