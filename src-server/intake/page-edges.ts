import { hasPictures } from '#src/reading/pictures.ts';
import type { Deps } from '../deps.ts';
import { type FileRow, setProposedCorners } from './store.ts';

type EdgesDeps = Pick<Deps, 'db' | 'blobs' | 'reader' | 'log' | 'background'>;

/** Where the page lies on its picture: what a person said, else what was found; null for the whole picture. */
export function cornersOf({ corners, proposedCorners }: FileRow): number[][] | null {
  return corners ?? proposedCorners;
}

/** Whether it is still to be looked for where its page lies. */
export function areEdgesUnknown({ mimeType, areEdgesSought }: FileRow): boolean {
  return !areEdgesSought && hasPictures(mimeType) && mimeType.startsWith('image/');
}

/** Files that are being looked at in this process. */
const seeking = new Set<string>();

/** Looks, after the answer, where the pages lie on their pictures; `then` is done once all of them are known. */
export function seekEdges(deps: EdgesDeps, files: readonly FileRow[], then: () => Promise<void>): void {
  const own = files.filter((file) => areEdgesUnknown(file) && !seeking.has(file.id));
  if (own.length === 0) return;
  for (const { id } of own) seeking.add(id);
  deps.background.run(async () => {
    try {
      // One after the other: the children that look draw for others too.
      for (const file of own) {
        await setProposedCorners(deps.db, file, await found(deps, file));
        seeking.delete(file.id);
      }
    } finally {
      for (const { id } of own) seeking.delete(id);
    }
    await then();
  }, 'the edges of pages could not be looked for');
}

async function found(deps: EdgesDeps, { id, path, filename }: FileRow): Promise<number[][] | null> {
  try {
    const local = await deps.blobs.local(path);
    const edges = await deps.reader.findEdges({ path: local.path, filename }).finally(() => local.release());
    return edges.ok ? (edges.corners?.map(({ x, y }) => [x, y]) ?? null) : null;
  } catch (error) {
    // The whole picture is read then.
    deps.log.warn({ fileId: id, error: String(error) }, 'the edges of a page could not be looked for');
    return null;
  }
}
