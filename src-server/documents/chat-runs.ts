import { AppError } from '#src/errors.ts';

/** A question being answered; `signal` aborts when somebody asks it again. */
export interface ChatRun {
  signal: AbortSignal;
  end(): void;
}

/** The questions that this process is answering. */
export interface ChatRuns {
  /** Takes a question over: whoever was answering it is stopped and waited for. */
  begin(docId: string, key: string): Promise<ChatRun>;
  isActive(docId: string, key: string): boolean;
}

export function createChatRuns(): ChatRuns {
  const active = new Map<string, { stop: AbortController; ended: Promise<void> }>();
  const nameOf = (docId: string, key: string) => `${docId} ${key}`;
  return {
    async begin(docId, key) {
      const name = nameOf(docId, key);
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
    isActive: (docId, key) => active.has(nameOf(docId, key)),
  };
}
