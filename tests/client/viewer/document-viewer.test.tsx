import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Place } from '#client/documents/place.ts';
import { DocumentViewer } from '#client/viewer/document-viewer.tsx';
import type { Document } from '#src/documents/schema.ts';
import { makeDocument } from '#tests/factories/documents.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { renderScreen } from '../render-screen.tsx';

let server: FakeServer;
beforeEach(() => {
  server = startFakeServer({ 'documents.text': () => ({ extractedText: 'The fetched text.' }) });
});

function open(change: Partial<Document> = {}, place: Place | null = null) {
  const document = makeDocument(change);
  return renderScreen(<DocumentViewer document={document} place={place} canEdit />, makeUser()).person;
}
const refuse = () => {
  throw new Refusal(503, 'UNAVAILABLE');
};
const PDF = { filename: 'Lease.pdf', mimeType: 'application/pdf', extractedText: 'First.\fThe rent is due.' };
const button = (name: string) => screen.getByRole('button', { name });

describe('text of a document', () => {
  it('is fetched by itself', async () => {
    open();
    await screen.findByText('The fetched text.');
    expect(server.sent('documents.text')).not.toEqual([]);
  });

  it('falls back to the extracted text', async () => {
    server.answer('documents.text', refuse);
    open();
    await screen.findByText('The rent is $1,480.00.');
  });

  it('falls back to a sentence', async () => {
    server.answer('documents.text', () => ({ extractedText: '' }));
    open({ extractedText: null });
    await screen.findByText('No text content available.');
  });

  it('says when it could not be loaded, and what to do', async () => {
    server.answer('documents.text', refuse);
    open({ extractedText: null });
    await screen.findByText('Unable to Load Document');
    expect(screen.getByText(/Download the file to read it instead/)).toBeTruthy();
  });

  it('is split by pages with the passage marked', async () => {
    server.answer('documents.text', () => ({ extractedText: 'Page one.\fPage two is here.' }));
    open({}, { page: 2, start: 15, end: 18 });
    await screen.findByText('Page 2 of 2');
    expect(document.querySelector('mark')?.textContent).toBe('two');
  });

  it('is shown as text, never as markup', async () => {
    server.answer('documents.text', () => ({ extractedText: '<img src=x onerror=alert(1)>' }));
    open();
    await screen.findByText('<img src=x onerror=alert(1)>');
    expect(document.querySelector('img')).toBeNull();
  });
});

// happy-dom has no workers, so PDF.js does not run: what is left is the frame. Pages are tested in Chromium.
describe('a PDF where PDF.js does not run', () => {
  it('stands in a frame; its text is not fetched', async () => {
    const person = open(PDF);
    expect((await screen.findByTitle('Lease.pdf')).getAttribute('src')).toMatch(/\/download\?inline=true#/);
    await person.click(button('Text'));
    expect(screen.getByText('Page 2 of 2')).toBeTruthy();
    expect(server.calls).toEqual([]);
  });

  it('jumps to the page of a passage, which is marked in one press', async () => {
    const person = open(PDF, { page: 2, start: 7, end: 15 });
    expect((await screen.findByTitle('Lease.pdf')).getAttribute('src')).toMatch(/#page=2&/);
    expect(screen.getByText('“The rent”')).toBeTruthy();
    await person.click(button('Show it marked'));
    expect(document.querySelector('mark')?.textContent).toBe('The rent');
  });

  it('is text where the browser has no PDF viewer either', async () => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'pdfViewerEnabled'));
    open(PDF);
    await screen.findByText('The rent is due.');
    expect(screen.queryByTitle('Lease.pdf')).toBeNull();
    expect(screen.getByRole('link', { name: 'Full Screen' })).toBeTruthy();
  });
});

describe('a picture', () => {
  const PICTURE = { filename: 'Receipt.png', mimeType: 'image/png', extractedText: 'Received $2,150.00' };

  it('is shown, its text one press away', async () => {
    const person = open(PICTURE);
    expect(screen.getByRole('img', { name: 'Receipt.png' }).getAttribute('src')).toMatch(/\/view$/);
    await person.click(button('Text'));
    await screen.findByText('The fetched text.');
  });

  it.each(['image/heic', 'image/webp'])(
    'of a kind that not all browsers show (%s) is drawn by the server',
    (mimeType) => {
      open({ ...PICTURE, filename: 'IMG_0001', mimeType });
      const shown = screen.getByRole('img', { name: 'IMG_0001' }).getAttribute('src');
      expect(shown).toMatch(/\/picture\?width=2400$/);
    },
  );

  it('shows a passage in its text', async () => {
    open(PICTURE, { page: 1, start: 4, end: 11 });
    await waitFor(() => expect(document.querySelector('mark')?.textContent).toBe('fetched'));
  });
});

describe('reading', () => {
  it.each([
    [{ status: 'queued' }, 'Waiting to be read'],
    [{ status: 'reading', readStage: 'ocr', readPage: 2, readPages: 9 }, 'Reading the scan, page 2 of 9'],
    [{ status: 'reading' }, 'Reading…'],
  ] satisfies [Partial<Document>, string][])('%j says: %s', (change, words) => {
    open(change);
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('that failed says why and can be tried again', async () => {
    const statusReason = 'This file is protected by a password.';
    server.answer('documents.retry', () => makeDocument({ status: 'queued' }));
    const person = open({ ...PDF, extractedText: null, status: 'failed', statusReason });
    expect(screen.getByText(statusReason)).toBeTruthy();
    await person.click(button('Text'));
    expect(screen.getByText('No text content available.')).toBeTruthy();
    await person.click(button('Retry'));
    await waitFor(() => expect(server.sent('documents.retry')).not.toEqual([]));
  });

  it('shows what was noted', () => {
    open({ notes: ['Page 3 was too faint to read.'] });
    expect(screen.getByText('Page 3 was too faint to read.')).toBeTruthy();
  });
});
