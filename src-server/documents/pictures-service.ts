import { createHash } from 'node:crypto';
import { z } from 'zod';
import { AppError } from '#src/errors.ts';
import { type AuthorizedCaseId, isId } from '#src/ids.ts';
import { hasPictures, PICTURE_WIDTHS, widthFor } from '#src/reading/pictures.ts';
import { piecesOf } from '#src/text/line-layout.ts';
import { pageStarts } from '#src/text/pages.ts';
import { boxOfPassage, piecesOfPlaces } from '#src/text/passage-box.ts';
import { PLACE_UNITS, turnBox } from '#src/text/word-places.ts';
import { GUARDED } from '../blobs/saved-file.ts';
import { matches } from '../blobs/serve.ts';
import type { Deps } from '../deps.ts';
import { getFact } from '../facts/store.ts';
import type { DrawAsk } from '../reading/protocol.ts';
import { listPageLines } from '../search/page-lines-store.ts';
import { findTurn, listPageWords } from '../search/page-words-store.ts';
import { filesOf } from './files-store.ts';

const MOST_PAGES = 5_000;
const number = (name: string, most: number) => {
  const error = `${name} is a whole number from 1 to ${most}.`;
  return z.coerce.number({ error }).int({ error }).min(1, { error }).max(most, { error });
};
const width = number('width', PICTURE_WIDTHS.at(-1) ?? 0).transform(widthFor);
export const PageQuery = z.object({
  page: number('page', MOST_PAGES).default(1),
  width: width.default(1280),
});
const MOST_TOGETHER = 25;
export const CutoutQuery = z.object({
  width: width.default(640),
  /** Ids of other facts of the same line of a card, to be shown with the first where they stand near. */
  with: z
    .string()
    .max(1_000)
    .transform((ids) => ids.split(',').filter(isId).slice(0, MOST_TOGETHER))
    .optional(),
});

const NO_PICTURE = 'There is no picture of this page.';
/** Kept by the browser, and shown again only after it has been asked who may see it: a sign-out counts at once. */
const CACHED = 'private, no-cache';

interface PictureRequest {
  method: string;
  ifNoneMatch: string | undefined;
  signal: AbortSignal;
  /** Whose limit of drawing it is. */
  drawnFor: string;
}

/** A page of a stored file, or a part of it, for somebody who may see it. Throws NOT_FOUND where none can be drawn. */
export async function pictureOfFile(
  { pictures, limits }: Pick<Deps, 'pictures' | 'limits'>,
  file: { path: string; filename: string; mimeType: string | null } | undefined,
  ask: DrawAsk,
  { method, ifNoneMatch, signal, drawnFor }: PictureRequest,
): Promise<Response> {
  if (file === undefined || !hasPictures(file.mimeType)) throw new AppError('NOT_FOUND', NO_PICTURE);
  const bytes = await pictures.get(file, ask, {
    signal,
    beforeDrawing: () => limits.spend('pictures', drawnFor),
  });
  if (bytes === null) throw new AppError('NOT_FOUND', NO_PICTURE);
  const etag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`;
  const kept = { ...GUARDED, 'cache-control': CACHED, etag };
  if (matches(ifNoneMatch, etag)) return new Response(null, { status: 304, headers: kept });
  const headers = {
    ...kept,
    'content-type': 'image/webp',
    'content-length': String(bytes.byteLength),
  };
  return new Response(method === 'HEAD' ? null : new Uint8Array(bytes), { headers });
}

/** The same of a document of a case, laid as it was read: a page that lies upside down in its file is seen upright. */
export async function pictureOfDocument(
  deps: Pick<Deps, 'db' | 'pictures' | 'limits'>,
  { caseId, documentId, ask }: { caseId: AuthorizedCaseId; documentId: string; ask: DrawAsk },
  request: PictureRequest,
): Promise<Response> {
  const file = await filesOf(deps.db, caseId).where('id', '=', documentId).executeTakeFirst();
  const turn = file && (await findTurn(deps.db, file.id, ask.page));
  return pictureOfFile(deps, file, { ...ask, turn }, request);
}

/** The words of a fact of a case, cut out of their page, with those of other facts that stand near. */
export async function cutoutOfFact(
  deps: Pick<Deps, 'db' | 'pictures' | 'limits'>,
  {
    caseId,
    factId,
    ask: asked,
  }: { caseId: AuthorizedCaseId; factId: string; ask: z.infer<typeof CutoutQuery> },
  request: PictureRequest,
): Promise<Response> {
  const { width, with: others = [] } = asked;
  const { documentId, ask } = await placeOfFact(deps, caseId, factId, others);
  return pictureOfDocument(deps, { caseId, documentId, ask: { width, ...ask } }, request);
}

/** Where the words of a fact stand. Throws NOT_FOUND for one without words on a page that is known. */
async function placeOfFact(
  { db }: Pick<Deps, 'db'>,
  caseId: AuthorizedCaseId,
  id: string,
  others: readonly string[],
): Promise<{ documentId: string; ask: Pick<DrawAsk, 'page' | 'box'> }> {
  const fact = await getFact(db, caseId, id);
  const document =
    fact &&
    (await db
      .selectFrom('documents')
      .select(['extractedText', 'textNumber'])
      .where('caseId', '=', caseId)
      .where('id', '=', fact.documentId)
      .where('deletedAt', 'is', null)
      .executeTakeFirst());
  const text = document?.extractedText ?? '';
  // A fact that a person decided may be of an earlier text.
  const stands = (one: NonNullable<typeof fact>) =>
    one.quote !== '' && text.slice(one.start, one.end) === one.quote;
  if (fact === undefined || document === undefined || !stands(fact))
    throw new AppError('NOT_FOUND', NO_PICTURE);
  const { documentId, page } = fact;
  const offset = pageStarts(text)[page - 1] ?? 0;
  const passage = ({ start, end }: typeof fact) => ({ start: start - offset, end: end - offset });
  const beside = (await Promise.all(others.map((other) => getFact(db, caseId, other)))).flatMap((other) =>
    other !== undefined && other.documentId === documentId && other.page === page && stands(other)
      ? passage(other)
      : [],
  );
  const turn = await findTurn(db, documentId, page);
  const words = piecesOfPlaces(await listPageWords(db, caseId, documentId, page)).map((word) => ({
    ...word,
    ...turnBox(word, turn / 90, PLACE_UNITS),
  }));
  const box =
    boxOfPassage(words, passage(fact), beside) ?? boxOfPassage(await linesOf(), passage(fact), beside);
  if (box === null) throw new AppError('NOT_FOUND', NO_PICTURE);
  return { documentId, ask: { page, box } };

  async function linesOf() {
    const textNumber = document?.textNumber ?? 1;
    const layout = await listPageLines(db, { documentId, textNumber });
    return piecesOf(layout.find((each) => each.page === page)?.lines ?? []);
  }
}
