import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { emailText } from '#src/reading/email-text.ts';
import { TO_BE_FILLED_IN } from '#src/review/privilege-log-columns.ts';
import { PrivilegeLogRow } from '#src/review/privilege-schema.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import { insertParticipant } from '#tests/factories/participants.ts';
import { type Agent, WIRES, type Wire } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';
import { expectNotFound, expectRefused } from '../cases/people.ts';
import { makeReview } from './review-papers.ts';

const database = await testDatabase();
const server = await makeTestApp();
beforeEach(() => database.reset());
afterAll(() => server.close());

const BODY = 'I knew about the wet ceiling before I signed.';
const letterText = emailText(
  {
    from: 'Marisol Quay <marisol@quay.example>',
    to: ['Ada Quill <ada@quill.example>'],
    cc: ['=HYPERLINK("http://x.example") <evil@x.example>'],
    bcc: [],
    subject: 'The wet ceiling',
    date: '2026-02-03T08:00:00Z',
  },
  ['order.pdf'],
  BODY,
);

/** The case of `makeReview`, its e-mail to a lawyer coded as privileged, its lease as work product. */
async function makeLog() {
  const review = await makeReview(server);
  const { caseId, mail, lease, owner } = review;
  await insertParticipant(server.db, {
    ...{ caseId, role: 'attorney', displayName: 'Ada Quill', firstName: 'Ada', lastName: 'Quill' },
    email: 'ada@quill.example',
  });
  await server.db
    .updateTable('documents')
    .set({ extractedText: letterText })
    .where('id', '=', mail.id)
    .execute();
  const code = (ids: string[], change: object) => owner.call('trpc', 'review.code', { caseId, ids, change });
  await code([mail.id, review.first.id], { privilegeStatus: 'privileged' });
  await code([lease.id], { privilegeStatus: 'work_product', productionStatus: 'redacted' });
  return { ...review, code };
}

async function logOf(agent: Agent, caseId: string, wire: Wire = 'trpc'): Promise<PrivilegeLogRow[]> {
  const { body } = await agent.call(wire, 'review.privilegeLog', { caseId });
  if (wire === 'rest') z.array(onTheWire(PrivilegeLogRow)).parse(body);
  return z.array(PrivilegeLogRow).parse(body);
}

const FILES = ['csv', 'pdf'] as const;
const pathOf = (caseId: string, format: (typeof FILES)[number]) =>
  `/api/cases/${caseId}/privilege-log.${format}`;

async function pagesOf(bytes: ArrayBuffer): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false });
  return text.map((page) => page.replace(/\s+/g, ' '));
}

test('who may not look sees nothing, who may only look writes nothing', async () => {
  const log = await makeLog();
  const { caseId, mail, owner, viewer, outsider } = log;
  await expectRefused(log, 'review.privilegeLog', { caseId });
  await expectRefused(log, 'review.updatePrivilegeEntry', { id: mail.id, basis: 'x' }, ['viewer']);
  await expectNotFound(owner, 'review.privilegeLog', 'caseId');
  await expectNotFound(owner, 'review.updatePrivilegeEntry', 'id', { basis: 3 });
  expect(await logOf(viewer, caseId)).toHaveLength(3);
  for (const format of FILES) {
    expect((await server.request(pathOf(caseId, format))).status).toBe(401);
    expect((await outsider.request(pathOf(caseId, format))).status).toBe(404);
    expect((await viewer.request(pathOf(caseId, format))).status).toBe(200);
  }
});

describe.each(WIRES)('on %s', (wire) => {
  test('privilegeLog: what is coded, with what its e-mail says and nothing of its content', async () => {
    const { owner, caseId, mail, lease, first, picture, code } = await makeLog();
    await insertDocument(server.db, { privilegeStatus: 'privileged' });
    await code([picture.id], { productionStatus: 'withheld' });
    await owner.call(wire, 'review.assignBates', { caseId, ids: [mail.id, lease.id], prefix: 'Q' });
    const rows = await logOf(owner, caseId, wire);
    expect(rows.map(({ logNumber, documentId }) => [logNumber, documentId])).toEqual([
      [1, mail.id],
      [2, first.id],
      [3, lease.id],
      [4, picture.id],
    ]);
    expect(rows[0]).toMatchObject({
      controlNumber: 'Q000001',
      date: '2026-02-03',
      author: 'Marisol Quay <marisol@quay.example>',
      recipients: expect.stringMatching(/^Ada Quill <ada@quill.example> \(lawyer\); cc: /),
      privilege: 'Attorney–client privilege',
      family: 'With 2 attachments',
      treatment: 'withheld',
    });
    expect(rows[1]).toMatchObject({ family: 'Attached to Q000001', author: '' });
    expect(rows[2]).toMatchObject({
      controlNumber: 'Q000002 – Q000004',
      privilege: 'Work product',
      treatment: 'redacted',
    });
    expect(rows[3]?.warnings[0]).toEqual({
      field: 'privilege',
      text: 'It is withheld, and no privilege is claimed for it. Please code it, or produce it.',
    });
    expect(JSON.stringify(rows)).not.toMatch(/wet ceiling|signed/);
  });

  test("updatePrivilegeEntry keeps the person's words, field by field, and gives them back empty", async () => {
    const { owner, mail, caseId } = await makeLog();
    const write = (words: object) =>
      owner.call(wire, 'review.updatePrivilegeEntry', { id: mail.id, ...words });
    const answer = await write({
      description: ' Request for advice about the lease ',
      recipients: 'Ada Quill',
    });
    expect(answer).toMatchObject({
      status: 200,
      body: { description: 'Request for advice about the lease', recipients: 'Ada Quill', basis: '' },
    });
    if (wire === 'rest') expect(() => onTheWire(PrivilegeLogRow).parse(answer.body)).not.toThrow();
    expect(await write({ basis: 'For legal advice' })).toMatchObject({
      body: { description: 'Request for advice about the lease', basis: 'For legal advice' },
    });
    expect(await write({ recipients: '' })).toMatchObject({
      body: { ownRecipients: null, recipients: expect.stringContaining('(lawyer)') },
    });
    expectFailure(await write({ description: 'x'.repeat(2001) }), 400, 'BAD_REQUEST');
    expect((await logOf(owner, caseId))[0]?.description).toBe('Request for advice about the lease');
  });

  test('updatePrivilegeEntry: a document that is not on the log is refused, and nothing is kept', async () => {
    const { owner, picture } = await makeLog();
    const input = { id: picture.id, basis: 'For legal advice' };
    expectFailure(await owner.call(wire, 'review.updatePrivilegeEntry', input), 409, 'CONFLICT', {
      message: 'This document is not on the privilege log. Code it as privileged or work product first.',
    });
    expect(await server.db.selectFrom('privilegeEntries').selectAll().execute()).toEqual([]);
  });
});

describe('the files', () => {
  test('CSV: the columns, a line for each document, and no cell that a spreadsheet would run', async () => {
    const { owner, caseId, mail } = await makeLog();
    for (const [index, description] of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'].entries()) {
      const words = { id: mail.id, description: `${description}`, basis: `"quoted", line\n${index}` };
      await owner.call('trpc', 'review.updatePrivilegeEntry', words);
      const response = await owner.request(pathOf(caseId, 'csv'));
      const text = await response.text();
      expect(text).toContain(`,'${description.trim()},`);
      expect(text).toContain(`"""quoted"", line\n${index}"`);
      expect(text).not.toMatch(/(?:^|,|\n)"?[=+@\t-]/);
    }
    const response = await owner.request(pathOf(caseId, 'csv'));
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="Privilege log - .+\.csv"/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const text = bytes.toString('utf8');
    expect(text.slice(1)).toMatch(/^No\.,Bates or control no\.,Date,Type,Author,Recipients,Description,/);
    expect(text).toContain(TO_BE_FILLED_IN);
    expect(text).not.toMatch(/letter\.eml|wet ceiling/);
  });

  test('PDF: caption, the heads of the columns on every page, pages numbered, the same words', async () => {
    const { owner, caseId, make, code } = await makeLog();
    const ids: string[] = [];
    for (let index = 0; index < 60; index += 1) {
      ids.push((await make(`${index}.pdf`, { docDate: '2026-01-05', docType: 'Memo' })).id);
    }
    await code(ids, { privilegeStatus: 'work_product' });
    const response = await owner.request(pathOf(caseId, 'pdf'));
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const pages = await pagesOf(await response.arrayBuffer());
    expect(pages.length).toBeGreaterThan(2);
    expect(pages[0]).toContain('PRIVILEGE LOG');
    expect(pages[0]).toMatch(/Plaintiff, v\. .*, Defendant\./);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('Privilege asserted');
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    }
    const all = pages.join(' ');
    expect(all.match(/01\/05\/2026/g)).toHaveLength(60);
    expect(all).toContain(TO_BE_FILLED_IN);
    expect(all).not.toMatch(/wet ceiling/);
  });

  test('PDF: an entry longer than a page goes on over the next, and loses nothing', async () => {
    const { owner, caseId, mail } = await makeLog();
    const words = Array.from({ length: 250 }, (_, index) => `word${index}`);
    await owner.call('trpc', 'review.updatePrivilegeEntry', {
      id: mail.id,
      description: words.slice(0, 240).join(' ').slice(0, 2000),
      recipients: words.join('; '),
    });
    const pages = await pagesOf(await (await owner.request(pathOf(caseId, 'pdf'))).arrayBuffer());
    const all = pages.join(' ');
    for (const word of words) expect(all).toContain(word);
  });

  test('an empty log is a file as well', async () => {
    const { owner, caseId } = await makeReview(server);
    for (const format of FILES) expect((await owner.request(pathOf(caseId, format))).status).toBe(200);
  });
});
