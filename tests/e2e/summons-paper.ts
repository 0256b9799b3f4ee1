import type { Page } from 'playwright';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';
import { z } from 'zod';
import { paperText } from '#src/drafting/form.ts';
import { summonsPaper } from '#src/summons/paper.ts';
import { Summons } from '#src/summons/schema.ts';
import type { Person } from './stand.ts';

const OnTheWire = Summons.extend({
  createdAt: z.coerce.date(),
  updatedAt: z.coerce.date(),
  serviceCompletedAt: z.coerce.date().nullable(),
});

const tight = (text: string) => text.replace(/\s+/g, '');

/** The words of a PDF page by page, without white space. */
export async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  return (await extractText(pdf, { mergePages: false })).text.map(tight);
}

const withoutFoot = (page: string) => page.replace(/Summons\((?:draft|copy)\)–Page\d+of\d+/, '');

/** What the browser prints, and what the server draws, have the words of the paper, in order and no others. */
export async function expectSamePaper(person: Person, page: Page, id: string): Promise<void> {
  const summons = OnTheWire.parse(await (await person.api.get(`/api/summons/${id}`)).json());
  const words = tight(paperText(summonsPaper(summons)));
  await page.getByRole('article', { name: 'Summons', exact: true }).waitFor();
  const printed = await page.pdf({ preferCSSPageSize: true });
  expect(printed.toString('latin1')).toContain('/MediaBox [0 0 612 792]');
  // The summons on one page, as the clerk's own form, and the blank return on the other.
  const pages = await pagesOf(printed);
  expect(pages.join('')).toBe(words);
  expect(pages.map((text) => text.slice(0, 6))).toEqual(['Draft:', 'RETURN']);
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download PDF' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe(`Summons (draft) - ${summons.defendantName}.pdf`);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk));
  expect((await pagesOf(Buffer.concat(chunks))).map(withoutFoot).join('')).toBe(words);
}
