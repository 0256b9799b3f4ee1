import { AppError } from '#src/errors.ts';
import { Corners, type Turn } from '#src/reading/corners.ts';
import { CUT_OFF } from '#src/reading/cut-off.ts';
import type { Deps } from '../deps.ts';
import { cornersOf } from './page-edges.ts';
import type { FileRow } from './store.ts';

export const CANNOT_JOIN =
  'These pictures could not be put together into one paper. Please take them again, or add them as a PDF.';

/** The corners as the room of reading has them; undefined for the whole picture. Throws BAD_REQUEST for what is no page. */
export function pageCorners(corners: readonly (readonly number[])[] | null): Corners | undefined {
  if (corners === null) return undefined;
  const said = Corners.safeParse(corners.map(([x, y]) => ({ x, y })));
  if (said.success) return said.data;
  const message = 'Set the four corners around the page.';
  throw new AppError('BAD_REQUEST', message, { fields: { corners: message } });
}

const TURNS: readonly Turn[] = [0, 90, 180, 270];

/** Pictures of pages as one PDF at `outPath`, in order, cut to their corners and turned; why not, in a sentence, where they cannot be. */
export async function joinPages(
  { blobs, reader }: Pick<Deps, 'blobs' | 'reader'>,
  files: readonly FileRow[],
  outPath: string,
): Promise<{ size: number } | { problem: string }> {
  const open: { release(): Promise<void> }[] = [];
  try {
    const pictures = [];
    for (const file of files) {
      const { path, filename, turn } = file;
      const local = await blobs.local(path);
      open.push(local);
      const laid = { turn: TURNS.find((each) => each === turn), corners: pageCorners(cornersOf(file)) };
      pictures.push({ path: local.path, filename, ...laid });
    }
    const joined = await reader.join(pictures, outPath);
    if (joined.ok) return { size: joined.size };
    const [which, ...rest] = joined.reason.split(CUT_OFF);
    return { problem: rest.length === 0 ? CANNOT_JOIN : `${which}${CUT_OFF}` };
  } finally {
    for (const local of open) await local.release();
  }
}
