import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { isPage } from '#src/pages.ts';
import type { Auth } from './auth/lucia.ts';
import type { Vacancy } from './backup/vacancy.ts';
import type { App } from './http.ts';

const CLIENT = fileURLToPath(new URL('../dist/client/', import.meta.url));

// The build leaves the smaller forms beside each file: nothing is compressed while a browser waits.
const STATIC = { root: CLIENT, precompressed: true };

/**
 * The built browser client: hashed assets for a year, every other address the page itself, with 404 where no screen is.
 * Whoever has no session gets the landing page at '/', which needs no script; while nobody has come yet, the one that
 * offers to restore a backup.
 */
export function mountClient(app: App, auth: Auth, vacancy: Vacancy): void {
  app.use('/assets/*', async (c, next) => {
    await next();
    // Not in serveStatic's onFound: it is called when the answer has its headers already.
    if (c.res.ok) c.header('cache-control', 'public, max-age=31536000, immutable');
  });
  app.use('/assets/*', serveStatic(STATIC));
  app.get('/assets/*', (c) => c.text('Not found', 404));
  for (const path of ['/icon.svg', '/icon-192.png', '/icon-512.png', '/manifest.webmanifest']) {
    app.get(path, serveStatic(STATIC));
  }
  const worker = serveStatic(STATIC);
  app.get('/push-worker.js', async (c, next) => {
    const answer = await worker(c, next);
    if (answer) answer.headers.set('cache-control', 'no-cache');
    return answer;
  });

  const landing = serveStatic({ ...STATIC, path: 'landing.html' });
  const welcome = serveStatic({ ...STATIC, path: 'landing-restore.html' });
  const page = serveStatic({ ...STATIC, path: 'index.html' });
  app.get('*', async (c) => {
    const isLanding = c.req.path === '/' && !auth.hasSession(c.req.header('cookie'));
    // Where the database does not answer, the page that asks nothing of it is shown.
    const isVacant = isLanding && (await vacancy.isVacant().catch(() => false));
    const found = await (isVacant ? welcome : isLanding ? landing : page)(c, async () => {});
    if (!found) return c.text('The client is not built: npm run build', 503);
    const answer = new Response(found.body, {
      status: found.status === 200 && !isPage(c.req.path) ? 404 : found.status,
      headers: found.headers,
    });
    answer.headers.set('cache-control', 'no-cache');
    answer.headers.append('vary', 'Cookie');
    return answer;
  });
}
