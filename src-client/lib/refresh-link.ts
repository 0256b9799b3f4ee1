import type { QueryClient } from '@tanstack/react-query';
import type { TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { AppRouter } from '#server/router.ts';
import { readFailure } from './errors.ts';
import { refresherOf } from './refresher.ts';

/** After a mutation what it changed is asked for again, and then its answer is given: nothing shown then is behind. */
export function refreshLink(client: QueryClient): TRPCLink<AppRouter> {
  const refresher = refresherOf(client);
  return () =>
    ({ op, next }) => {
      if (op.type !== 'mutation') return next(op);
      return observable((observer) => {
        let shown = Promise.resolve();
        return next(op).subscribe({
          next(value) {
            const { result } = value;
            const output = 'data' in result ? result.data : undefined;
            shown = refresher.mutated(op.path, op.input, output).then(() => observer.next(value));
          },
          error(error) {
            const { code } = readFailure(error);
            if (code === 'CONFLICT' || code === 'NOT_FOUND') refresher.refused(op.path, op.input, code);
            observer.error(error);
          },
          complete: () => void shown.then(() => observer.complete()),
        });
      });
    };
}
