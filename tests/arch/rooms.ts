/**
 * The floors of the house, lowest first. A room, or a file beside the rooms, may import what stands on lower floors
 * and nothing of its own. One table for all trees: a noun has the same name in `src`, `src-server`, `src-client`,
 * `db/schema` and `tests`.
 */
export const FLOORS: readonly (readonly string[])[] = [
  // The ground: no room of the product is known here.
  ['serialize.ts', 'calendar-date.ts', 'pages.ts'],
  ['dates.ts', 'ids.ts', 'states.ts', 'field-messages.ts', 'env.ts', 'log.ts', 'disk.ts'],
  [
    'errors.ts',
    'compress.ts',
    'security.ts',
    'client-address.ts',
    'mailer.ts',
    'background.ts',
    'paths.ts',
    'limits',
    'ui',
  ],
  ['text', 'lib'],
  ['auth', 'blobs', 'layouts'],
  ['law', 'reading', 'jobs'],
  ['papers'],
  ['drafting', 'ai', 'events.ts'],
  // How a request is answered.
  ['deps.ts'],
  ['context.ts', 'unknown-keys.ts'],
  ['http.ts', 'trpc.ts'],
  ['rest.ts', 'search', 'mail', 'privacy', 'participants'],
  ['verification', 'cases', 'facts'],
  ['reminders', 'conversations', 'help'],
  ['documents'],
  ['timeline'],
  ['viewer', 'uploads'],
  ['transcripts'],
  ['workspace'],
  ['milestones'],
  // What is done in a lawsuit.
  ['motions', 'summons', 'calendar', 'discovery', 'docket', 'review'],
  ['service', 'answers', 'productions'],
  // What looks over a whole case, or all of them.
  ['backup', 'chronology', 'exports', 'next'],
  ['assistant', 'accounts', 'home', 'reading-jobs'],
  ['palette', 'checker'],
  ['intake'],
  ['shell'],
  ['rules'],
  // Everything, put together.
  ['openapi-schema.ts'],
  ['openapi-uploads.ts'],
  ['openapi-routes.ts'],
  ['router.ts', 'openapi.ts', 'health.ts', 'web-client.ts', 'create-deps.ts', 'slow-bodies.ts', 'metrics.ts'],
  ['app.ts', 'routes.tsx', 'landing.ts'],
  ['app.tsx', 'main.ts', 'operator'],
  ['main.tsx'],
];

const FLOOR = new Map(FLOORS.flatMap((rooms, floor) => rooms.map((room) => [room, floor] as const)));

/** The room a file stands in; for a file beside the rooms its own name. */
export function roomOf(path: string): string {
  return path.split('/')[1] ?? path;
}

/** Undefined where the table above does not name the room. */
export function floorOf(path: string): number | undefined {
  return FLOOR.get(roomOf(path));
}
