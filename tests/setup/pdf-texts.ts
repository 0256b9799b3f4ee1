import { lookAt } from '#server/productions/page-look.ts';

/** The words of each page of a PDF. */
export async function pageTexts(bytes: Uint8Array): Promise<string[]> {
  const look = await lookAt(bytes);
  if (look === undefined) throw new Error('This PDF cannot be opened.');
  const texts = Array.from({ length: look.pageCount }, (_, index) => look.text(index) ?? '');
  look.close();
  return texts;
}
