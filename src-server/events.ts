import { EventEmitter, on } from 'node:events';
import type { DocumentProgress } from '#src/documents/schema.ts';

/** What changed in a case, for the screens that watch it. Carries no document text. */
export type CaseEvent =
  | { type: 'document'; document: DocumentProgress }
  /** `ids` when only these changed or came; without them anything may have changed. */
  | { type: 'documents-changed'; ids?: string[] }
  /** Documents were coded or numbered; their files and texts are as before. `ids` unless they are very many. */
  | { type: 'review-changed'; ids?: string[] }
  | { type: 'docket-changed' }
  | { type: 'transcripts-changed' }
  | { type: 'summons-changed' }
  | { type: 'participants-changed' }
  | { type: 'case-changed' };

export interface Events {
  publish(caseId: string, event: CaseEvent): void;
  /** Events of one case from now on, until the signal aborts. */
  watch(caseId: string, signal: AbortSignal): AsyncIterable<CaseEvent>;
  /** Ends every watch, so that the server can stop. */
  close(): void;
}

/** Events within one process: the process that owns the database also runs its jobs. */
export function createEvents(): Events {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  const closed = new AbortController();
  return {
    publish(caseId, event) {
      emitter.emit(caseId, event);
    },
    async *watch(caseId, signal) {
      const either = AbortSignal.any([signal, closed.signal]);
      try {
        for await (const [event] of on(emitter, caseId, { signal: either })) yield event;
      } catch (error) {
        if (!either.aborted) throw error;
      }
    },
    close() {
      closed.abort();
    },
  };
}
