import { AppError } from '#src/errors.ts';
import { builtinEngine } from './builtin.ts';
import type { AiEngine } from './engine.ts';

/** What an engine outside is doing for each case at this moment, and the cases it may do nothing more for. */
const underWay = new Map<string, Set<AbortController>>();
const kept = new Set<string>();

class KeptHereError extends AppError {
  constructor() {
    super(
      'CONFLICT',
      'This case was set to stay on this machine while the AI service was at work, so its reply was not waited for. Please ask again: the built-in engine replies.',
    );
  }
}

/** From now on nothing of the case is sent; what is on its way is broken off. Call when the database says so. */
export function keepHere(caseId: string): void {
  kept.add(caseId);
  for (const work of underWay.get(caseId) ?? []) work.abort(new KeptHereError());
}

/** The owner lets texts of the case be sent again. */
export function letLeave(caseId: string): void {
  kept.delete(caseId);
}

/**
 * The engine as long as the case may leave this machine: a request that was let through before the switch was turned
 * ends when it is turned. CONFLICT then; an analysis is made by the built-in engine instead.
 */
export function whileItMayLeave(engine: AiEngine, caseId: string): AiEngine {
  async function guarded<T>(
    signal: AbortSignal | undefined,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    if (kept.has(caseId)) throw new KeptHereError();
    const own = new AbortController();
    const all = underWay.get(caseId) ?? new Set();
    underWay.set(caseId, all.add(own));
    try {
      return await work(signal === undefined ? own.signal : AbortSignal.any([signal, own.signal]));
    } catch (error) {
      throw own.signal.aborted && !signal?.aborted ? own.signal.reason : error;
    } finally {
      all.delete(own);
      if (all.size === 0) underWay.delete(caseId);
    }
  }
  return {
    ...engine,
    analyze: (request, signal) =>
      guarded(signal, (within) => engine.analyze(request, within)).catch((error: unknown) => {
        if (error instanceof KeptHereError) return builtinEngine.analyze(request, signal);
        throw error;
      }),
    answer: (request, signal, onMessage) =>
      guarded(signal, (within) => engine.answer(request, within, onMessage)),
    phrase: (request, signal) => guarded(signal, (within) => engine.phrase(request, within)),
    embed: (texts, signal) => guarded(signal, (within) => engine.embed(texts, within)),
  };
}
