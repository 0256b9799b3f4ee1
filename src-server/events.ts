import { EventEmitter, on } from 'node:events';
import type { CaseEvent, PersonEvent } from '#src/events.ts';

/** An event with those it is for: the members of a case, or one person; or that sessions of a person have ended. */
export type Published =
  | { caseId: string; event: CaseEvent }
  | { userId: string; event: PersonEvent }
  | { sessionsOf: string };

export interface Events {
  /** To the members of a case. */
  publish(caseId: string, event: CaseEvent): void;
  /** To one person alone. */
  tell(userId: string, event: PersonEvent): void;
  /** Sessions of this person have ended, so what goes out over them ends. */
  sessionsEnded(userId: string): void;
  /** Every event from now on, until the signal aborts. Who may hear of it is for the caller to check. */
  watch(signal: AbortSignal): AsyncIterable<Published>;
  /** Ends every watch, so that the server can stop. */
  close(): void;
}

const CHANNEL = 'published';

/** Events within one process: the process that owns the database also runs its jobs. */
export function createEvents(): Events {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  const closed = new AbortController();
  return {
    publish(caseId, event) {
      emitter.emit(CHANNEL, { caseId, event });
    },
    tell(userId, event) {
      emitter.emit(CHANNEL, { userId, event });
    },
    sessionsEnded(userId) {
      emitter.emit(CHANNEL, { sessionsOf: userId });
    },
    watch(signal) {
      const either = AbortSignal.any([signal, closed.signal]);
      // What is published before the first of them is asked for counts too.
      return untilEnd(either.aborted ? [] : on(emitter, CHANNEL, { signal: either }), either);
    },
    close() {
      closed.abort();
    },
  };
}

async function* untilEnd(
  events: AsyncIterable<Published[]> | Published[][],
  signal: AbortSignal,
): AsyncGenerator<Published> {
  try {
    for await (const [published] of events) if (published !== undefined) yield published;
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
