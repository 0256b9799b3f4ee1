import type { Deps } from '../deps.ts';

type WatchDeps = Pick<Deps, 'clock' | 'events' | 'auth'>;

/** Of one person at a time: one for each tab. */
const MOST_WATCHES = 50;
/** So often sessions are asked about that may have ended with nobody telling: in another process, or by their days. */
const CHECK_EVERY_MS = 15_000;

/** One event stream that is open. */
export class OpenWatch {
  readonly sessionId: string;
  readonly #end = new AbortController();
  /** It made place for a newer one. */
  madePlace = false;

  constructor(sessionId: string) {
    this.sessionId = sessionId;
  }

  get signal(): AbortSignal {
    return this.#end.signal;
  }

  end(): void {
    this.#end.abort();
  }
}

/** The open streams of each person, the oldest first. */
class OpenWatches {
  readonly #ofPerson = new Map<string, Set<OpenWatch>>();
  #timer: NodeJS.Timeout | undefined;

  add(userId: string, watch: OpenWatch): void {
    const known = this.#ofPerson.get(userId) ?? new Set();
    this.#ofPerson.set(userId, known);
    for (const oldest of known) {
      if (known.size < MOST_WATCHES) break;
      oldest.madePlace = true;
      oldest.end();
      known.delete(oldest);
    }
    known.add(watch);
  }

  remove(userId: string, watch: OpenWatch): void {
    const known = this.#ofPerson.get(userId);
    known?.delete(watch);
    if (known?.size === 0) this.#ofPerson.delete(userId);
    if (this.#ofPerson.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Ends the streams of sessions that are over, now and then. */
  check({ auth, clock }: WatchDeps): void {
    this.#timer ??= setInterval(() => {
      const open = [...this.#ofPerson.values()].flatMap((known) => [...known]);
      auth.ended([...new Set(open.map(({ sessionId }) => sessionId))], clock.now()).then(
        (ended) => {
          for (const watch of open) if (ended.has(watch.sessionId)) watch.end();
        },
        // The database does not answer: the next round asks again.
        () => {},
      );
    }, CHECK_EVERY_MS).unref();
  }
}

const all = new WeakMap<Deps['events'], OpenWatches>();

/** Counts a stream of a person until `signal` or the returned one aborts; past the limit the oldest is ended for it. */
export function openWatch(
  deps: WatchDeps,
  { userId, sessionId }: { userId: string; sessionId: string },
  signal: AbortSignal,
): OpenWatch {
  const watches = all.get(deps.events) ?? new OpenWatches();
  all.set(deps.events, watches);
  const watch = new OpenWatch(sessionId);
  watches.add(userId, watch);
  watches.check(deps);
  const free = () => watches.remove(userId, watch);
  signal.addEventListener('abort', free, { once: true });
  watch.signal.addEventListener('abort', free, { once: true });
  if (signal.aborted) free();
  return watch;
}
