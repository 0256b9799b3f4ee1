import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { compress } from 'hono/compress';
import type { App } from './app.ts';

const CLIENT = fileURLToPath(new URL('../dist/client/', import.meta.url));

/** The built browser client: hashed assets for a year, every other address the page itself. */
export function mountClient(app: App): void {
  app.use('*', compress());
  app.use('/assets/*', async (c, next) => {
    await next();
    // Not in serveStatic's onFound: it is called when the answer has its headers already.
    if (c.res.ok) c.header('cache-control', 'public, max-age=31536000, immutable');
  });
  app.use('/assets/*', serveStatic({ root: CLIENT }));
  app.get('/assets/*', (c) => c.text('Not found', 404));
  app.use('/*', serveStatic({ root: CLIENT, rewriteRequestPath: (path) => (path === '/' ? '/-' : path) }));
  app.get('*', async (c) => {
    if (!existsSync(`${CLIENT}index.html`)) return c.text('The client is not built: npm run build', 503);
    c.header('cache-control', 'no-cache');
    return c.html(await readFile(`${CLIENT}index.html`, 'utf8'));
  });
}
