import type { Logger } from './log.ts';

/** What goes on after its request was answered. It is lost if the process dies: jobs are what must not be. */
export interface Background {
  /** Begins work; a failure is logged with `what` could not be done. */
  run(work: () => Promise<void>, what: string): void;
  /** Resolves when all that has begun is at its end. */
  idle(): Promise<void>;
}

export function createBackground(log: Logger): Background {
  const running = new Set<Promise<void>>();
  return {
    run(work, what) {
      const going = work()
        .catch((error: unknown) => log.error({ error: String(error) }, what))
        .finally(() => running.delete(going));
      running.add(going);
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

/** Does `work` now and every `everyMs` from now on, one round at a time; a failure is logged as `what`. */
export function startRounds(
  work: () => Promise<unknown>,
  { everyMs, log, what }: { everyMs: number; log: Logger; what: string },
): { stop(): Promise<void> } {
  let running: Promise<void> | undefined;
  const round = () => {
    running ??= work()
      .then(
        () => {},
        (error: unknown) => log.error({ error: String(error) }, what),
      )
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(round, everyMs).unref();
  round();
  return {
    /** Waits for the round that is under way. */
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
