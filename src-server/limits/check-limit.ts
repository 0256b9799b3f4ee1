import { AppError } from '#src/errors.ts';
import type { Limits } from './limits.ts';

export interface DraftLimit {
  /** Does the work, one of a person at a time; throws TOO_MANY_REQUESTS where it is too much. */
  run<Value>(userId: string, work: () => Promise<Value>): Promise<Value>;
}

/** Checks of drafts: they cost this machine time and nobody money. */
export function createDraftLimit(limits: Limits): DraftLimit {
  const running = new Set<string>();
  return {
    async run(userId, work) {
      if (running.has(userId)) {
        throw new AppError(
          'TOO_MANY_REQUESTS',
          'Another draft of yours is still being checked. Please wait until it is done, or cancel it.',
          { retryAfter: 5 },
        );
      }
      running.add(userId);
      try {
        await limits.spend('drafts', userId);
        return await work();
      } finally {
        running.delete(userId);
      }
    },
  };
}
