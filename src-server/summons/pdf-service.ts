import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { FormPaper } from '#src/drafting/form.ts';
import { AppError } from '#src/errors.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { summonsPaper } from '#src/summons/paper.ts';
import { wrongForm } from '#src/summons/wrong-form.ts';
import type { Deps } from '../deps.ts';
import { findPdfPath, getSummons, replacePdfPath } from './store.ts';

/** Counted up when the same words are drawn otherwise, so that kept files are made anew. */
const DRAWING = 1;

/** Key of the bytes: made of ids and of what is drawn, never of a name that somebody gave. */
function keyOf(id: string, paper: FormPaper, madeAt: Date): string {
  const drawn = JSON.stringify([DRAWING, paper, madeAt.toISOString()]);
  const hash = createHash('sha256').update(drawn).digest('hex').slice(0, 32);
  return `${id.slice(0, 2)}/${id}-summons-${hash}`;
}

/** Keeps the bytes for the next who asks. A disk that is almost full keeps none, which is no failure. */
async function keep(
  deps: Deps,
  { caseId, id }: { caseId: AuthorizedCaseId; id: string },
  { from, to, bytes }: { from: string | null; to: string; bytes: Buffer },
): Promise<void> {
  if ((await deps.disk.available()) < bytes.byteLength) return;
  const folder = join(deps.env.DATA_DIR, 'scratch');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, deps.ids.next());
  try {
    await writeFile(path, bytes, { mode: 0o600 });
    await deps.blobs.adopt(to, path);
  } finally {
    await rm(path, { force: true });
  }
  if (from === to) return;
  const isOurs = await replacePdfPath(deps.db, caseId, id, { from, to });
  const unused = isOurs ? from : (await findPdfPath(deps.db, caseId, id)) === to ? null : to;
  if (unused !== null) await deps.blobs.remove(unused);
}

/**
 * The summons as a PDF, made once for what it says now and kept. CONFLICT, with the reason, for a court that takes
 * another form.
 */
export async function openSummonsPdf(
  deps: Deps,
  caseId: AuthorizedCaseId,
  id: string,
): Promise<{ bytes: Buffer; filename: string }> {
  const summons = await getSummons(deps.db, caseId, id);
  const wrong = wrongForm(summons.caseNumber, summons.courtName);
  if (wrong !== null) throw new AppError('CONFLICT', wrong);
  const paper = summonsPaper(summons);
  const title = `${paper.shortTitle} - ${summons.defendantName}`;
  const filename = `${title}.pdf`;
  const key = keyOf(id, paper, summons.updatedAt);
  const kept = await findPdfPath(deps.db, caseId, id);
  if (kept === key && (await deps.blobs.size(key)) !== undefined) {
    return { bytes: await buffer(await deps.blobs.read(key)), filename };
  }
  const { drawFormPdf } = await import('../drafting/pdf-form.ts');
  const bytes = await drawFormPdf(paper, { title, madeAt: summons.updatedAt });
  await keep(deps, { caseId, id }, { from: kept, to: key, bytes }).catch((error: unknown) => {
    deps.log.warn({ key, error: String(error) }, 'a summons could not be kept as a PDF');
  });
  return { bytes, filename };
}
