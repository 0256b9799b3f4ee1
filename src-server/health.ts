import { sql } from 'kysely';
import type { Deps } from './deps.ts';
import type { App } from './http.ts';

/**
 * GET /api/health: 200 when database and storage answer, else 503. GET /api/ready: the same where the disk has room for
 * what people would bring as well; else 503 and what is missing.
 */
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

  app.get('/api/ready', async (c) => {
    c.header('cache-control', 'no-store');
    const failing = async (name: string, check: () => Promise<unknown>) => {
      try {
        await check();
        return [];
      } catch (error) {
        deps.log.error(
          { check: name, error: error instanceof Error ? error.message : String(error) },
          'not ready',
        );
        return [name];
      }
    };
    const because = await Promise.all([
      failing('database', () => sql`select 1`.execute(deps.db)),
      failing('storage', () => deps.blobs.check()),
      failing('disk', () => deps.disk.require(0)),
    ]);
    if (because.flat().length === 0) return c.json({ status: 'ready' }, 200);
    return c.json({ status: 'unavailable', because: because.flat() }, 503);
  });
}
