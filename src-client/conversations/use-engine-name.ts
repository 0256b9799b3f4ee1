import { trpc } from '../lib/trpc.ts';

/** What the engine calls itself that answers questions about a case; empty while it is not known. */
export function useEngineName(item: { localOnly: boolean } | undefined): string {
  const config = trpc.auth.config.useQuery(undefined, { meta: { silent: true } });
  if (config.data === undefined) return '';
  const { engine, aiService } = config.data;
  const stays = item?.localOnly === true && aiService !== null;
  return stays ? 'Built-in engine, on this machine: finds and quotes, does not reason' : engine;
}
