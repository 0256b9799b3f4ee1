import type { App } from '#server/http.ts';
import { pathKey } from './documented-paths.ts';

export interface MountedRoute {
  method: string;
  /** As it was mounted, '/api/cases/:caseId'. */
  path: string;
  /** 'GET /api/cases/{}' */
  key: string;
}

/** Everything mounted below /api at an address of its own: not the middleware, not tRPC's endpoint. */
export function mountedRoutes(app: App): MountedRoute[] {
  const routes = new Map<string, MountedRoute>();
  for (const { method, path } of app.routes) {
    if (method === 'ALL' || !path.startsWith('/api/')) continue;
    // Hono answers HEAD through GET, and a tus upload answers nothing but HEAD there.
    const asked = method === 'GET' && path === '/api/uploads/:id' ? 'HEAD' : method;
    const key = pathKey(asked, path);
    routes.set(key, { method: asked, path, key });
  }
  return [...routes.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}
