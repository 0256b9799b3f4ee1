import { streamSSE } from 'hono/streaming';
import type { Deps } from '../deps.ts';
import { type App, askerOf } from '../http.ts';
import { watchCases } from './watch-service.ts';

/** A connection on which nothing happens must not look dead to proxies. */
const PING_MS = 15_000;
const AGAIN_MS = 24 * 60 * 60_000;

/** What changes in the cases of the person who asks, as server-sent events: for programs, as `cases.watch` for screens. */
export function mountCaseEvents(app: App, deps: Deps): void {
  app.get('/api/events', (c) => {
    const context = c.get('context');
    const watcher = { user: askerOf(context), sessionId: context.sessionId ?? '' };
    if (c.req.method === 'HEAD') return streamSSE(c, async () => {});
    const gone = new AbortController();
    const events = watchCases(deps, watcher, gone.signal);
    return streamSSE(c, async (stream) => {
      stream.onAbort(() => gone.abort());
      const ping = setInterval(() => void stream.writeSSE({ event: 'ping', data: '' }), PING_MS);
      try {
        await stream.writeSSE({ event: 'connected', data: '' });
        for await (const event of events) {
          // A browser opens a stream that ended again by itself: this one not for a long time.
          const retry = event.type === 'too-many-windows' ? { retry: AGAIN_MS } : {};
          await stream.writeSSE({ data: JSON.stringify(event), ...retry });
        }
      } finally {
        clearInterval(ping);
        gone.abort();
      }
    });
  });
}
