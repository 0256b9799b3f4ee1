import type { RouteObject } from 'react-router';

/** After the first view, and again whenever the person or the page was busy. */
const QUIET_MS = 2_000;
const NO_IDLE_CALLBACK_MS = 200;

function loadersOf(routes: readonly RouteObject[]): (() => Promise<unknown>)[] {
  return routes.flatMap(({ lazy, children }) => [
    ...(typeof lazy === 'function' ? [async () => lazy()] : []),
    ...loadersOf(children ?? []),
  ]);
}

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}

function whenIdle(act: () => void): void {
  // Safari has none.
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(act);
  else window.setTimeout(act, NO_IDLE_CALLBACK_MS);
}

/** Does something once the first view stands and the browser has nothing to do. Returns how to stop. */
export function afterFirstView(act: () => void): () => void {
  const timer = setTimeout(whenIdle, QUIET_MS, act);
  return () => clearTimeout(timer);
}

/**
 * Fetches the code of the other screens, one after another, while nothing else is under way. Nothing is fetched ahead
 * for somebody whose browser asks to save data. Returns how to stop.
 */
export function prefetchRoutes(routes: readonly RouteObject[], isBusy: () => boolean): () => void {
  if (savesData()) return () => {};
  const waiting = loadersOf(routes);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const wait = () => {
    timer = setTimeout(fetchNext, QUIET_MS);
  };
  const fetchNext = () => {
    if (isBusy()) {
      wait();
      return;
    }
    whenIdle(async () => {
      const load = isStopped ? undefined : waiting.shift();
      if (load === undefined) return;
      // Fetched again, and told of, when somebody goes there.
      await load().catch(() => {});
      fetchNext();
    });
  };
  wait();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
