import { ensureClient } from '../../scripts/prepare.mjs';

/** Global setup of the browser tests: the pages that the server sends are those of these very sources. */
export default function buildPages(): void {
  if (!ensureClient()) throw new Error('The pages could not be built.');
}
