import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useUser } from '../auth/use-user.ts';
import { Autosave, type AutosaveView } from './autosave.ts';

interface KindOptions<Draft> {
  /** Part of the name under which this browser keeps what the server does not have yet. */
  name: string;
  keyOf(draft: Draft): string;
  read(value: unknown): Draft | null;
}

/** One kind of entry with its queues, one for each person and case. They live as long as what else the window knows. */
interface AutosaveKind<Draft> extends KindOptions<Draft> {
  queues: WeakMap<QueryClient, Map<string, Autosave<Draft>>>;
}

export function autosaveKind<Draft>(options: KindOptions<Draft>): AutosaveKind<Draft> {
  return { ...options, queues: new WeakMap() };
}

export interface Saving<Draft> extends AutosaveView<Draft> {
  change(draft: Draft, how: 'pressed' | 'typed'): void;
  flush(): Promise<boolean>;
  /** Gives up what the server refused. */
  discard(): void;
}

/** The queue of a case, live. */
export function useAutosave<Draft>(
  kind: AutosaveKind<Draft>,
  caseId: string,
  send: (drafts: Draft[]) => Promise<void>,
): Saving<Draft> {
  const client = useQueryClient();
  const { id: userId } = useUser();
  const queue = queueOf(kind, client, `${userId}.${caseId}`, send);
  const view = useSyncExternalStore(queue.subscribe, queue.view);
  useEffect(() => queue.sendWith(send));
  useEffect(() => {
    const again = () => void queue.flush();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [queue]);
  return {
    ...view,
    change: (draft, how) => queue.change(draft, how),
    flush: () => queue.flush(),
    discard: () => queue.discard(),
  };
}

function queueOf<Draft>(
  kind: AutosaveKind<Draft>,
  client: QueryClient,
  owner: string,
  send: (drafts: Draft[]) => Promise<void>,
): Autosave<Draft> {
  const queues = kind.queues.get(client) ?? new Map<string, Autosave<Draft>>();
  kind.queues.set(client, queues);
  const { name, keyOf, read } = kind;
  const queue =
    queues.get(owner) ?? new Autosave({ keyOf, read, send, storageKey: `proceed.answer.${name}.${owner}` });
  queues.set(owner, queue);
  return queue;
}
