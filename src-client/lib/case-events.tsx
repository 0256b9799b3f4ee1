import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { readFailure } from './errors.ts';
import { type Refresher, refresherOf } from './refresher.ts';
import { trpc, userQueryKey } from './trpc.ts';

/** After the stream has ended for good, for instance by an answer of a proxy; a dropped line the browser takes up itself. */
const AGAIN_MS = 3_000;

/**
 * The one event stream of this browser tab: what changes in all cases of the person, told to the cache. A browser has
 * six connections to a server over HTTP/1.1, so no screen opens a stream of its own.
 */
export function CaseEvents({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const utils = trpc.useUtils();
  useEffect(() => {
    const refresher = refresherOf(client);
    let stop = () => {};
    let isClosed = false;
    // Opened again at once, it would close another window's, which would open again and close this one's.
    let isPutAside = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // What was answered before the stream was asked for may be behind; after a break everything may.
    let untilMs = Date.now();
    function open(): void {
      const stream = utils.client.cases.watch.subscribe(undefined, {
        onStarted() {
          refresher.restarted(untilMs);
          untilMs = Number.POSITIVE_INFINITY;
        },
        onData(event) {
          if (event.type === 'too-many-windows') isPutAside = true;
          else refresher.heard(event);
        },
        onError(error) {
          if (readFailure(error).code === 'UNAUTHORIZED') {
            void client.invalidateQueries({ queryKey: userQueryKey() });
          } else openLater();
        },
        // The server stops, and comes back.
        onComplete: openLater,
      });
      stop = () => stream.unsubscribe();
    }
    function openLater(): void {
      clearTimeout(timer);
      if (isClosed || isPutAside) return;
      timer = setTimeout(open, AGAIN_MS);
    }
    /** The person looks at this window again. */
    function comeBack(): void {
      if (!isPutAside || document.visibilityState === 'hidden') return;
      isPutAside = false;
      stop();
      open();
    }
    open();
    window.addEventListener('focus', comeBack);
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      isClosed = true;
      window.removeEventListener('focus', comeBack);
      document.removeEventListener('visibilitychange', comeBack);
      stop();
      clearTimeout(timer);
    };
  }, [client, utils]);
  return children;
}

/** What asks again for what has changed. */
export function useRefresher(): Refresher {
  return refresherOf(useQueryClient());
}
