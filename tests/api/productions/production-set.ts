import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Production } from '#src/productions/schema.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import { makePdf } from '#tests/factories/papers.ts';
import type { Wire } from '#tests/setup/agent.ts';
import type { TestApp } from '#tests/setup/app.ts';
import { encodePng } from '../../unit/reading/make-files.ts';
import { makePeople } from '../cases/people.ts';

const MINUTE_MS = 60_000;
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const LETTER = `From: Ada Quill <ada@quill.example>
To: Quay, Ben <ben@quay.example>
Cc: =cmd|calc@evil.example
Date: 2026-02-03 16:53 UTC
Subject: The roof, "again"
Attachments: order.pdf, memo.docx

The roof leaks. Please see the order.`;

/**
 * A case with files whose bytes are stored: a lease of three pages, a photo, an e-mail with an order and a privileged
 * memo. All but the memo are marked not privileged; nothing has a number yet.
 */
export async function makeSet(server: TestApp) {
  const people = await makePeople(server);
  const { caseId, owner } = people;
  let made = 0;
  const store = async (
    filename: string,
    bytes: Uint8Array,
    values: NonNullable<Parameters<typeof insertDocument>[1]> = {},
  ) => {
    made += 1;
    const path = crypto.randomUUID();
    await writeFile(join(server.dataDir, path), bytes);
    await server.deps.blobs.adopt(path, join(server.dataDir, path));
    return insertDocument(server.db, {
      caseId,
      filename,
      path,
      size: bytes.length,
      hash: createHash('sha256').update(bytes).digest('hex'),
      uploadedAt: new Date(Date.parse('2026-03-02T10:00:00Z') + made * MINUTE_MS),
      privilegeStatus: 'not_privileged',
      extractedText: `Words of ${filename}`,
      ...values,
    });
  };
  const pages = ['Lease of 14 Piñon Lane', 'Rent and deposit', 'Signed by both'];
  const lease = await store('lease.pdf', await makePdf(pages), {
    mimeType: 'application/pdf',
    extractedText: pages.join('\f'),
    pageCount: 3,
    custodian: 'Quay, Ben',
    docDate: '2025-04-01',
  });
  const photo = await store('roof.png', encodePng({ width: 60, height: 40, data: Buffer.alloc(2400, 90) }), {
    mimeType: 'image/png',
    pageCount: 1,
  });
  const letter = await store('letter.eml', Buffer.from('From: ada@quill.example\r\n\r\nThe roof leaks.'), {
    mimeType: 'message/rfc822',
    extractedText: LETTER,
    docType: 'Email',
  });
  const order = await store('order.pdf', await makePdf(['Order']), {
    mimeType: 'application/pdf',
    pageCount: 1,
    parentDocumentId: letter.id,
  });
  const memo = await store('memo.docx', Buffer.from('PK\u0003\u0004 to my lawyer'), {
    mimeType: DOCX,
    parentDocumentId: letter.id,
    privilegeStatus: 'privileged',
  });
  const number = (ids: readonly string[], prefix = 'QUAY') =>
    owner.call('trpc', 'review.assignBates', { caseId, ids, prefix });
  const form = (documentIds: readonly string[], more: object = {}) => ({
    caseId,
    name: 'First production',
    volume: 'VOL001',
    producedBy: 'Ben Quay',
    producedTo: 'Orlov Roofing LLC',
    producedOn: '2026-03-09',
    documentIds,
    ...more,
  });
  const create = (documentIds: readonly string[], more: object = {}, wire: Wire = 'trpc') =>
    owner.call(wire, 'productions.create', form(documentIds, more));
  const everything = [lease, photo, letter, order, memo];
  const open = [lease, photo, letter, order].map(({ id }) => id);
  return { ...people, store, lease, photo, letter, order, memo, everything, open, number, form, create };
}
export type ProductionSet = Awaited<ReturnType<typeof makeSet>>;

/** All of the set but the memo, numbered and produced; the memo is withheld. */
export async function makeProduction(set: ProductionSet): Promise<Production> {
  await set.number(set.open);
  const answer = await set.create(set.open, { withheldIds: [set.memo.id] });
  if (answer.status !== 200) throw new Error(answer.text);
  return Production.parse(answer.body);
}
