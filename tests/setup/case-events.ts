import type { Events } from '#server/events.ts';
import type { CaseEvent } from '#src/events.ts';

/** What is published about one case from the first time it is asked, until the signal aborts. */
export async function* watchCase(
  events: Events,
  caseId: string,
  signal: AbortSignal,
): AsyncGenerator<CaseEvent> {
  for await (const published of events.watch(signal)) {
    if ('caseId' in published && published.caseId === caseId) yield published.event;
  }
}
