import { sql } from 'kysely';
import type { Deps } from './deps.ts';
import type { App } from './http.ts';

/** GET /api/health: 200 when database and storage answer, else 503. */
export function mountHealth(app: App, deps: Deps): void {
  app.get('/api/health', async (c) => {
    c.header('cache-control', 'no-store');
    try {
      await Promise.all([sql`select 1`.execute(deps.db), deps.blobs.check()]);
      return c.json({ status: 'ok' }, 200);
    } catch (error) {
      deps.log.error(
        { error: error instanceof Error ? error.message : String(error) },
        'health check failed',
      );
      return c.json({ status: 'unavailable' }, 503);
    }
  });
}
