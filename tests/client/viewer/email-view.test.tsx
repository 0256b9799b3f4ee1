import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Place } from '#client/documents/place.ts';
import { DocumentViewer } from '#client/viewer/document-viewer.tsx';
import type { Attachment } from '#src/documents/schema.ts';
import { emailText } from '#src/reading/email-text.ts';
import { makeDocument } from '#tests/factories/documents.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { renderScreen } from '../render-screen.tsx';

const HEADER = {
  from: 'Odette Farrow <odette@example.org>',
  to: ['Willa Hargrove <willa@example.org>'],
  cc: ['clerk@example.org'],
  bcc: [],
  subject: 'Re: furnace <b>now</b>',
  date: '2025-03-04T17:15:00.000Z',
};
const TEXT = emailText(HEADER, ['lease.pdf'], 'Dear Ms. Hargrove,\n\nFrom: nobody\nA technician will come.');
const LEASE: Attachment = {
  id: '5d1c2f60-5c11-4b5e-8f16-0c62ba1f1d11',
  filename: 'lease.pdf',
  mimeType: 'application/pdf',
  size: 36_000,
  status: 'reading',
  readStage: 'ocr',
  readPage: 2,
  readPages: 9,
};

let server: FakeServer;
beforeEach(() => {
  server = startFakeServer({
    'documents.text': () => ({ extractedText: TEXT }),
    'documents.attachments': () => [LEASE],
  });
});

function open(place: Place | null = null) {
  const document = makeDocument({
    filename: 'Re furnace.eml',
    mimeType: 'message/rfc822',
    extractedText: TEXT,
  });
  return renderScreen(<DocumentViewer document={document} place={place} canEdit />, makeUser());
}

describe('an e-mail', () => {
  it('shows who wrote to whom, when and about what, as text', async () => {
    open();
    await screen.findByText('Re: furnace <b>now</b>');
    const lines = [...document.querySelectorAll('dl > div')].map((line) => line.textContent);
    expect(lines).toEqual([
      'FromOdette Farrow <odette@example.org>',
      'ToWilla Hargrove <willa@example.org>',
      'Ccclerk@example.org',
      'Date2025-03-04 17:15 UTC',
      'SubjectRe: furnace <b>now</b>',
    ]);
    expect(screen.getByText(/From: nobody\s+A technician will come\./)).toBeTruthy();
  });

  it('lists its attachments with type, size and how far they are read', async () => {
    open();
    const list = await screen.findByRole('region', { name: 'Attachments' });
    const link = within(list).getByRole('link', { name: /lease\.pdf/ });
    expect(link.getAttribute('href')).toMatch(/\/documents\/5d1c2f60-/);
    expect(link.textContent).toContain('PDF · 35 KB');
    expect(link.textContent).toContain('Reading the scan, page 2 of 9');
  });

  it('names attachments that are no documents', async () => {
    server.answer('documents.attachments', () => []);
    open();
    await screen.findByText(/They are not among the documents of this case/);
  });

  it('says when they could not be listed', async () => {
    server.answer('documents.attachments', () => {
      throw new Refusal(503, 'UNAVAILABLE');
    });
    open();
    await screen.findByText(/The attachments could not be listed/);
  });

  it.each([
    ['its body', 'A technician will come.'],
    ['its header', 'Re: furnace <b>now</b>'],
  ])('marks a passage of %s', async (_, words) => {
    const start = TEXT.indexOf(words);
    open({ page: 1, start, end: start + words.length });
    await screen.findByText('Odette Farrow <odette@example.org>');
    expect(document.querySelector('mark')?.textContent).toBe(words);
  });
});
