import type { ServiceAttempt } from '#src/service/schema.ts';
import { trpc } from '../lib/trpc.ts';

/** What was tried to serve a summons. Others may have recorded something meanwhile. */
export function useAttempts(summonsId: string) {
  return trpc.service.attempts.useQuery(
    { id: summonsId },
    { refetchOnMount: 'always', meta: { silent: true } },
  );
}

export type Attempts = ReturnType<typeof useAttempts>;

/** After a change: the attempts, and the summons whose state follows from them. */
export function useRefreshService({ summonsId }: Pick<ServiceAttempt, 'summonsId'>) {
  const utils = trpc.useUtils();
  return () =>
    Promise.all([utils.service.attempts.invalidate({ id: summonsId }), utils.summons.invalidate()]);
}
