import type { Logger } from '../log.ts';
import type { ServedTokens } from './openai-exchange.ts';
import type { Failure } from './openai-failures.ts';

/** Of a model, in the currency of its price list, for a million tokens. */
export interface Prices {
  input: number | undefined;
  output: number | undefined;
}

export type Outcome = 'answered' | 'stopped' | Failure;

export interface NotedRequest {
  /** Another try begins. */
  tried(): void;
  /** The first letter of the answer is there. */
  first(): void;
  /** Writes the line. Without `served` the tokens are `estimated`, and the line says so. */
  end(outcome: Outcome, served: ServedTokens | null, estimated: ServedTokens): void;
}

export interface UsageLog {
  begin(kind: string, model: string): NotedRequest;
}

const MILLION = 1_000_000;

/** Undefined where the price list is not known. Rounded to a millionth. */
function costOf({ promptTokens, completionTokens }: ServedTokens, { input, output }: Prices) {
  if (input === undefined || (output === undefined && completionTokens > 0)) return undefined;
  const cost = (promptTokens * input + completionTokens * (output ?? 0)) / MILLION;
  return Math.round(cost * MILLION) / MILLION;
}

/**
 * One line for each request to a model: what kind, how long, how many tokens and tries, what it cost, how it ended.
 * Never a word of what was asked or answered, nor a name of a file, a key or an address.
 */
export function createUsageLog(log: Pick<Logger, 'info'> | undefined, prices: Prices): UsageLog {
  return {
    begin(kind, model) {
      const begun = performance.now();
      const since = () => Math.round(performance.now() - begun);
      let tries = 0;
      let firstMs: number | undefined;
      return {
        tried() {
          tries += 1;
        },
        first() {
          firstMs ??= since();
        },
        end(outcome, served, estimated) {
          const tokens = served ?? estimated;
          const cost = kind === 'embeddings' ? undefined : costOf(tokens, prices);
          log?.info(
            {
              model,
              kind,
              outcome,
              tries,
              ...tokens,
              ...(served === null ? { isEstimated: true } : {}),
              ...(firstMs === undefined ? {} : { firstMs }),
              totalMs: since(),
              ...(cost === undefined ? {} : { cost }),
            },
            'a request to the AI service',
          );
        },
      };
    },
  };
}
