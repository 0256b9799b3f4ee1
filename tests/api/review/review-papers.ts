import { z } from 'zod';
import { ReviewDocument } from '#src/review/schema.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import type { Agent, Answer, Wire } from '#tests/setup/agent.ts';
import type { TestApp } from '#tests/setup/app.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';
import { makePeople } from '../cases/people.ts';

const MINUTE_MS = 60_000;

/** A case with an e-mail, its two attachments, a lease of three pages and a picture; the oldest first. */
export async function makeReview(server: TestApp) {
  const people = await makePeople(server);
  const { caseId } = people;
  const begun = Date.parse('2026-03-02T10:00:00Z');
  let made = 0;
  const make = (filename: string, values: Parameters<typeof insertDocument>[1] = {}) => {
    made += 1;
    const uploadedAt = new Date(begun + made * MINUTE_MS);
    return insertDocument(server.db, { caseId, filename, uploadedAt, extractedText: filename, ...values });
  };
  const mail = await make('letter.eml', { mimeType: 'message/rfc822', docType: 'Email' });
  const lease = await make('lease.pdf', { mimeType: 'application/pdf', pageCount: 3 });
  const picture = await make('roof.png', { mimeType: 'image/png', pageCount: 1 });
  const first = await make('order.pdf', {
    mimeType: 'application/pdf',
    pageCount: 2,
    parentDocumentId: mail.id,
  });
  const second = await make('bill.docx', {
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    pageCount: 4,
    parentDocumentId: mail.id,
  });
  return { ...people, make, mail, lease, picture, first, second };
}
export type Review = Awaited<ReturnType<typeof makeReview>>;

/** The list of a case, its form on the wire checked. */
export async function listOf(agent: Agent, caseId: string, wire: Wire = 'trpc'): Promise<ReviewDocument[]> {
  const answer = await agent.call(wire, 'review.list', { caseId });
  return reviewed(answer, wire);
}

export function reviewed({ body }: Answer, wire: Wire): ReviewDocument[] {
  if (wire === 'rest') z.array(onTheWire(ReviewDocument)).parse(body);
  return z.array(ReviewDocument.extend({ uploadedAt: z.coerce.date() })).parse(body);
}

/** One field of each document, by its file name. */
export function byName<K extends keyof ReviewDocument>(
  documents: readonly ReviewDocument[],
  field: K,
): Record<string, ReviewDocument[K]> {
  return Object.fromEntries(documents.map((document) => [document.filename, document[field]]));
}
