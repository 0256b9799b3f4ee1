import { expect } from 'vitest';
import {
  completion,
  type ModelReply,
  type ModelRequest,
  startModelServer,
  vectorsFor,
} from '#tests/setup/model-server.ts';

/** One answer of the model, written by the test. */
export class Pen {
  readonly #write: (piece: string) => void;
  readonly #finished = Promise.withResolvers<'done' | 'cut'>();
  readonly gone: Promise<void>;

  constructor(write: (piece: string) => void, gone: AbortSignal) {
    this.#write = write;
    this.gone = new Promise((resolve) => gone.addEventListener('abort', () => resolve()));
  }

  get finished(): Promise<'done' | 'cut'> {
    return this.#finished.promise;
  }

  write(text: string): void {
    this.#write(JSON.stringify(text).slice(1, -1));
  }

  begin(text: string): void {
    this.#write('{"found":true,"message":"');
    this.write(text);
  }

  /** Ends it with quotes out of the first passage, and facts by their names. */
  finish(quote: string, records: readonly string[] = []): void {
    const quotes = JSON.stringify([{ passage: 1, text: quote }]);
    this.#write(`","quotes":${quotes},"records":${JSON.stringify(records)},"confidence":0.9}`);
    this.#finished.resolve('done');
  }

  cut(): void {
    this.#finished.resolve('cut');
  }
}

const SUMMARY = { summary: 'A call.', key_points: [], main_topics: [], legal_significance: 'None.' };

/** A model whose answers to questions are written by the test, each with a pen of its own. */
export async function startPens() {
  const server = await startModelServer();
  const pens: Pen[] = [];
  return {
    env: { OPENAI_BASE_URL: server.url, OPENAI_API_KEY: 'k', OPENAI_MODEL: 'small-model' },
    /** From here on pens are counted anew; with `refusal` no question is answered. */
    reset(refusal?: ModelReply): void {
      pens.length = 0;
      server.answer((request: ModelRequest): ModelReply => {
        if (request.path.endsWith('/embeddings')) return vectorsFor(request);
        if (request.body.stream !== true) return completion(JSON.stringify(SUMMARY));
        if (refusal !== undefined) return refusal;
        return {
          pieces(write, gone) {
            const pen = new Pen(write, gone);
            pens.push(pen);
            return pen.finished;
          },
        };
      });
    },
    /** The pen of the answer number `index`, once it has been asked for. */
    async pen(index: number): Promise<Pen> {
      await expect.poll(() => pens.length).toBeGreaterThan(index);
      const pen = pens[index];
      if (pen === undefined) throw new Error('There is no such answer.');
      return pen;
    },
    close: () => server.close(),
  };
}
