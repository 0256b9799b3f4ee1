import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { paperText } from '#src/drafting/form.ts';
import { SERVICE_METHOD_KEYS } from '#src/law/service-methods.ts';
import { returnPaper } from '#src/service/return-paper.ts';
import { Summons } from '#src/summons/schema.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { FAILED, makeServing, record, SERVED } from './attempts.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

const pathOf = (id: string) => `/api/service-attempts/${id}/return.pdf`;

/** Letters and figures in their order: where lines end does not count. */
const letters = (text: string) => text.replace(/[^\p{L}\p{N}[\]$]/gu, '');

async function readPdf(response: Response) {
  const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
  const { text } = await extractText(pdf, { mergePages: true });
  return { pages: pdf.numPages, text };
}

async function summonsOf(id: string): Promise<Summons> {
  return Summons.parse(await db.selectFrom('summons').selectAll().where('id', '=', id).executeTakeFirst());
}

describe('GET /api/service-attempts/{id}/return.pdf', () => {
  test('is a private attachment with the words of the paper on one page, whatever the way of service', async () => {
    const { summonsId, owner, viewer } = await makeServing(server);
    for (const serviceMethod of SERVICE_METHOD_KEYS) {
      const attempt = await record(owner, summonsId, {
        ...SERVED,
        serviceMethod,
        recipientName: 'Ida Quay',
        recipientRelationship: 'sister',
        recipientTitle: 'person in charge',
        recipientAge: 44,
        mailingAddress: '14 Piñon Lane, Santa Fe, NM 87505\n200 Alameda St, Santa Fe, NM 87501',
        mailingDate: '2026-03-10',
        serviceFees: '$45.00',
      });
      const response = await viewer.request(pathOf(attempt.id));
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="Return of Service - Rosalind Quay - 2026-03-09.pdf"',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
      const { pages, text } = await readPdf(response);
      expect(pages, serviceMethod).toBe(1);
      const said = letters(text);
      for (const line of paperText(returnPaper(await summonsOf(summonsId), attempt)).split('\n')) {
        expect(said).toContain(letters(line));
      }
    }
  });

  test('an attempt that failed gives a record of the attempt; the same attempt gives the same bytes', async () => {
    const { summonsId, owner } = await makeServing(server);
    const { id } = await record(owner, summonsId, FAILED);
    const [response, again] = [await owner.request(pathOf(id)), await owner.request(pathOf(id))];
    expect(response.headers.get('content-disposition')).toContain('Affidavit of Attempted Service');
    const bytes = Buffer.from(await response.clone().arrayBuffer());
    expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true);
    const { text } = await readPdf(response);
    expect(letters(text)).toContain(letters('The papers were not served. Reason: Nobody answered the door.'));
    expect(text).not.toContain('[x]');
  });

  test('names that are hostile or longer than a page stay on the paper and out of the header', async () => {
    const { summonsId, owner } = await makeServing(server);
    const defendantName = `../"é\r\nSet-Cookie: a=b ${'Quay '.repeat(200)}`;
    await db.updateTable('summons').set({ defendantName }).where('id', '=', summonsId).execute();
    const { id } = await record(owner, summonsId, { ...SERVED, affidavitText: 'I served it. '.repeat(900) });
    const response = await owner.request(pathOf(id));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="[^"/\\\r\n]+"; filename\*=UTF-8''[\w.%~-]+$/,
    );
    expect(response.headers.getSetCookie()).toEqual([]);
    const { pages, text } = await readPdf(response);
    expect(pages).toBeGreaterThan(2);
    // A sentence that the end of a page parts is not counted.
    expect(letters(text).match(/Iservedit/g)?.length).toBeGreaterThan(890);
  });

  test('401, 403 and 404; HEAD as GET', async () => {
    const people = await makeServing(server);
    const { id } = await record(people.owner, people.summonsId);
    expect((await people.visitor.request(pathOf(id))).status).toBe(401);
    expect((await people.newcomer.request(pathOf(id))).status).toBe(403);
    expect((await people.outsider.request(pathOf(id))).status).toBe(404);
    expect((await people.expired.request(pathOf(id))).status).toBe(404);
    for (const none of [crypto.randomUUID(), 'none', people.summonsId]) {
      expectFailure(await people.owner.rest('GET', pathOf(none)), 404, 'NOT_FOUND');
    }
    const head = await people.viewer.request(pathOf(id), { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });
});
