import { trpc } from '../lib/trpc.ts';

/** What was tried to serve a summons. */
export function useAttempts(summonsId: string) {
  return trpc.service.attempts.useQuery({ id: summonsId }, { meta: { silent: true } });
}

export type Attempts = ReturnType<typeof useAttempts>;
