import { setTimeout as sleep } from 'node:timers/promises';
import type { AnswerEvent } from '#src/answers/schema.ts';
import { AppError, ERRORS } from '#src/errors.ts';
import {
  findGenerated,
  type GenerateDeps,
  type Generation,
  generateAnswer,
  type Prepared,
  prepareGeneration,
} from './generate-service.ts';

/** Seconds between two events at most. A stream that is silent for much longer has broken. */
const BEAT_SECONDS = 10;

/** Events as they come, for one reader. */
class Told {
  readonly #waiting: AnswerEvent[] = [];
  #changed = Promise.withResolvers<void>();
  last: AnswerEvent | undefined;

  push(event: AnswerEvent): void {
    this.#waiting.push(event);
    this.last = event;
    this.#changed.resolve();
  }

  /** The next event; undefined when there was none for a while. */
  async next(): Promise<AnswerEvent | undefined> {
    if (this.#waiting.length === 0) {
      const pause = new AbortController();
      const beat = sleep(BEAT_SECONDS * 1000, undefined, { signal: pause.signal, ref: false });
      await Promise.race([this.#changed.promise, beat.catch(() => undefined)]);
      pause.abort();
      this.#changed = Promise.withResolvers<void>();
    }
    return this.#waiting.shift();
  }
}

function failureOf(deps: GenerateDeps, { caseId }: Generation, error: unknown): AnswerEvent {
  if (error instanceof AppError) return { type: 'failed', message: error.message };
  deps.log.error({ caseId, error: String(error) }, 'an answer could not be generated');
  return { type: 'failed', message: ERRORS.INTERNAL.text };
}

async function* tell(
  deps: GenerateDeps,
  generation: Generation,
  prepared: Prepared,
  gone: AbortSignal,
): AsyncGenerator<AnswerEvent> {
  const stop = new AbortController();
  const signal = AbortSignal.any([gone, stop.signal]);
  const told = new Told();
  const working = generateAnswer(deps, generation, prepared, {
    signal,
    onStage: (stage, done, total) =>
      told.push({
        type: 'stage',
        stage,
        ...(done !== undefined && { done }),
        ...(total !== undefined && { total }),
      }),
  }).then(
    (answer) => told.push({ type: 'answer', answer }),
    (error: unknown) => {
      if (!signal.aborted) told.push(failureOf(deps, generation, error));
    },
  );
  const ended = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  try {
    while (!signal.aborted) {
      const event = await Promise.race([told.next(), ended]);
      if (signal.aborted) return;
      const shown = event ?? told.last;
      if (shown !== undefined) yield shown;
      if (shown?.type === 'answer' || shown?.type === 'failed') return;
    }
  } finally {
    stop.abort(new AppError('TIMEOUT', 'The answer was stopped.'));
    await working;
  }
}

async function* replay(event: AnswerEvent): AsyncGenerator<AnswerEvent> {
  yield event;
}

/**
 * Generates an answer and tells its stages as they are reached. Throws before anything begins what `prepareGeneration`
 * throws; a failure later is the last event. An abort stops the work, and so does reading no further: then nothing is
 * kept. One that was generated with the same key is only told again.
 */
export async function generateTold(
  deps: GenerateDeps,
  generation: Generation,
  gone: AbortSignal,
): Promise<AsyncGenerator<AnswerEvent>> {
  const known = await findGenerated(deps, generation);
  if (known !== undefined) return replay({ type: 'answer', answer: known });
  return tell(deps, generation, await prepareGeneration(deps, generation), gone);
}
