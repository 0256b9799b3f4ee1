import { AppError } from '#src/errors.ts';

/** A question being answered; `signal` aborts when somebody asks it again. */
export interface ChatRun {
  signal: AbortSignal;
  end(): void;
}

/** The questions that this process is answering, by a scope (see `scopeOf`) and the key of the question. */
export interface RunningReplies {
  /** Takes a question over: whoever was answering it is stopped and waited for. */
  begin(scope: string, key: string): Promise<ChatRun>;
  isActive(scope: string, key: string): boolean;
  /** Ends the work on a question that nobody will read the answer of. */
  stop(scope: string, key: string, reason: AppError): void;
}

/**
 * Where a key stands for one question: a document; or what one person asks about one case, since a question may begin
 * its conversation.
 */
export function scopeOf(place: { docId: string } | { caseId: string; userId: string }): string {
  return 'docId' in place ? place.docId : `${place.caseId} ${place.userId}`;
}

export function createRunningReplies(): RunningReplies {
  const active = new Map<string, { stop: AbortController; ended: Promise<void> }>();
  const nameOf = (scope: string, key: string) => `${scope} ${key}`;
  return {
    async begin(scope, key) {
      const name = nameOf(scope, key);
      for (let other = active.get(name); other !== undefined; other = active.get(name)) {
        other.stop.abort(new AppError('CONFLICT', 'This question was asked again meanwhile.'));
        await other.ended;
      }
      const stop = new AbortController();
      const { promise, resolve } = Promise.withResolvers<void>();
      active.set(name, { stop, ended: promise });
      return {
        signal: stop.signal,
        end() {
          active.delete(name);
          resolve();
        },
      };
    },
    isActive: (scope, key) => active.has(nameOf(scope, key)),
    stop: (scope, key, reason) => active.get(nameOf(scope, key))?.stop.abort(reason),
  };
}
