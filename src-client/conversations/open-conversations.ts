import type { QueryClient } from '@tanstack/react-query';
import { EMPTY_THREAD, type NamedThread, type Thread } from './conversation.ts';

/** The threads of this window, by name. A change is there at once, as a field that is typed into needs it. */
export interface ConversationStore {
  get(name: string): Thread;
  change(name: string, next: (thread: Thread) => Thread): void;
  /** What was asked and typed under one name goes on under another. */
  move(name: string, to: NamedThread): void;
  subscribe(listener: () => void): () => void;
}

function createConversations(): ConversationStore {
  const threads = new Map<string, Thread>();
  const listeners = new Set<() => void>();
  const get = (name: string) => threads.get(name) ?? EMPTY_THREAD;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    get,
    change(name, next) {
      threads.set(name, next(get(name)));
      tell();
    },
    move(name, to) {
      const { movedTo: _, ...from } = get(name);
      const known = get(to.name);
      const draft = from.draft || known.draft;
      threads.set(to.name, { ...from, draft, turns: [...known.turns, ...from.turns], movedTo: null });
      threads.set(name, { ...EMPTY_THREAD, movedTo: to });
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
