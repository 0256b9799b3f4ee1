import type { Service } from '#src/intake/schema.ts';

/** What is answered for somebody who was not asked how a paper came. */
const UNASKED: Service = { date: null, method: 'unknown' };

interface Asking {
  /** Whether the day may stand without that question, which the server then tells. */
  mayDo: boolean;
  ask(service: Service, done: { onSuccess(day: { needsService: boolean }): void; onError(): void }): void;
  answer(service: Service): void;
  go(to: 'when' | 'day'): void;
}

/** From the card to the day, or to the question when and how a paper came where the day depends on it. */
export function goOnFromCard({ mayDo, ask, answer, go }: Asking): void {
  if (!mayDo) {
    go('when');
    return;
  }
  ask(UNASKED, {
    onSuccess: ({ needsService }) => {
      if (!needsService) answer(UNASKED);
      go(needsService ? 'when' : 'day');
    },
    onError: () => go('when'),
  });
}
