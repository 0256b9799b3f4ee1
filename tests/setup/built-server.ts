import { ensureServer } from '../../scripts/prepare.mjs';

/** Global setup of what starts the server: it is built of these very sources. */
export default function buildServer(): void {
  if (!ensureServer()) throw new Error('The server could not be built.');
}
