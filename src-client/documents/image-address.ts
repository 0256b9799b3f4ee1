import type { DocumentSummary } from '#src/documents/schema.ts';
import { isDrawnToBeSeen, WHOLE_PICTURE } from '#src/reading/pictures.ts';
import { serverPaths } from '../paths.ts';

/** A photo or scan as it was uploaded; drawn by the server where no browser can be relied on to show it. */
export function imageAddress({ id, mimeType }: Pick<DocumentSummary, 'id' | 'mimeType'>): string {
  return isDrawnToBeSeen(mimeType) ? serverPaths.picture(id, WHOLE_PICTURE.width) : serverPaths.view(id);
}
