import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Case } from '#src/cases/schema.ts';
import type { Document, DocumentRow } from '#src/documents/schema.ts';
import { type FakeServer, type ProcedureName, Refusal, startFakeServer } from '../fake-server.ts';
import { stopTheClock } from '../timeline/samples.ts';
import '../list-layout.ts';
import { CASE_ID, makeCase } from '#tests/factories/cases.ts';
import { makeDocument, makeDocumentRow } from '#tests/factories/documents.ts';
import { MILESTONE_ID, makeMilestone } from '#tests/factories/milestones.ts';
import { card, openPage } from './open-page.tsx';

const FIRST = makeDocumentRow({ filename: 'complaint.txt' });
const SECOND = makeDocumentRow({
  id: '8c3e5a52-6a41-4d55-9f6c-7a1d0b1f9c08',
  filename: 'amended.txt',
  docType: 'COMPLAINT',
});
const OTHER = makeDocumentRow({
  id: '9c3e5a52-6a41-4d55-9f6c-7a1d0b1f9c09',
  filename: 'Lease.txt',
  title: 'Lease',
  docType: 'Complaint letter',
});

let server: FakeServer;
let item: Case;
let rows: DocumentRow[];
let paper: Partial<Document>;

beforeEach(() => {
  stopTheClock();
  item = makeCase();
  rows = [FIRST, SECOND, OTHER];
  paper = {};
  server = startFakeServer({
    'cases.get': () => item,
    'milestones.list': () => [makeMilestone({ kind: 'Answer to Complaint Due' })],
    'attachments.list': () => [],
    'notes.list': () => ({ notes: [], nextCursor: null, total: 0 }),
    'documents.list': () => rows,
    'documents.get': ({ id }) => {
      return makeDocument({ id, filename: rows.find((row) => row.id === id)?.filename ?? '', ...paper });
    },
    'documents.text': () => ({ extractedText: '1. The plaintiff lives in Santa Fe.' }),
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const open = (role: 'plaintiff' | 'defendant' = 'defendant', search = '') =>
  openPage(MILESTONE_ID, { role }, search);
const refuse = () => {
  throw new Refusal(503, 'UNAVAILABLE');
};
const pressed = async (name: RegExp) =>
  (await screen.findByRole('button', { name })).getAttribute('aria-pressed');

describe('the way to answer', () => {
  it('warns a defendant of what is not denied', async () => {
    open();
    expect(await screen.findByText(/counts as\s+admitted/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Answer this complaint' })).toBeTruthy();
  });

  it('asks for no answer in a court that takes none', async () => {
    item = makeCase({
      ...{ courtName: 'Superior Court of California, County of Alameda', caseNumber: '26SC004321' },
      ...{ state: 'CA', kind: 'small_claims', courtId: null },
    });
    open();
    expect(await screen.findByRole('link', { name: 'What to do instead of an answer' })).toBeTruthy();
    expect(screen.queryByText(/admitted/)).toBeNull();
  });
});

describe('complaint viewer', () => {
  it('lists the complaints of the case and shows the first', async () => {
    const { person } = open();
    const list = await screen.findByRole('list', { name: 'Complaint documents' });
    expect(
      within(list)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['complaint.txtUploaded Mar 2, 2026', 'Complaint (amended.txt)Uploaded Mar 2, 2026']);
    expect(await pressed(/^complaint.txt/)).toBe('true');
    await screen.findByText('1. The plaintiff lives in Santa Fe.');
    await person.click(screen.getByRole('button', { name: /amended.txt/ }));
    expect(await pressed(/amended.txt/)).toBe('true');
    expect(await screen.findByRole('link', { name: 'amended.txt' })).toBeTruthy();
    const download = screen.getByRole('link', { name: 'Download amended.txt' });
    expect(download.getAttribute('target')).toBe('_blank');
    expect(download.getAttribute('href')).toBe(`/api/documents/${SECOND.id}/download`);
    expect(screen.queryByRole('link', { name: 'Full Screen' })).toBeNull();
  });

  it('opens at the complaint that the address names', async () => {
    open('defendant', `?document=${SECOND.id}`);
    expect(await pressed(/amended.txt/)).toBe('true');
    await screen.findByText('1. The plaintiff lives in Santa Fe.');
  });

  it('shows a PDF in its frame, and never asks for its text', async () => {
    paper = { mimeType: 'application/pdf' };
    open();
    const frame = await screen.findByTitle('complaint.txt');
    expect(frame.getAttribute('src')).toMatch(/\/download\?inline=true#/);
    const full = screen.getByRole('link', { name: 'Full Screen' });
    expect(full.getAttribute('href')).toBe(`/api/documents/${FIRST.id}/download?inline=true`);
    expect(server.sent('documents.text')).toEqual([]);
  });

  it.each([
    ['Empty Document', { size: 0 }],
    ['No Text Content', { size: 100 }],
  ])('%s', async (title, change) => {
    paper = change;
    server.answer('documents.text', () => ({ extractedText: ' \n' }));
    open();
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  });

  it('says when the text did not come, and gets it in a second try', async () => {
    server.answer('documents.text', refuse);
    const { person } = open();
    await screen.findByText('Failed to Load Document Text');
    server.answer('documents.text', () => ({ extractedText: 'Here it is.' }));
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Here it is.')).toBeTruthy();
  });

  it('without a complaint offers to upload one', async () => {
    rows = [OTHER];
    const { person } = open();
    expect(await screen.findByRole('heading', { name: 'No Complaint Documents' })).toBeTruthy();
    const section = await card('Complaint Document');
    expect(section.getByText('No Complaint Document Uploaded')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Upload the Complaint' }));
    expect(await screen.findByRole('dialog', { name: 'Upload Documents' })).toBeTruthy();
  });

  it('files a document of the case as the complaint', async () => {
    rows = [OTHER];
    server.answer('documents.update', (input) => {
      rows = [{ ...OTHER, docType: 'Complaint' }];
      return makeDocument({ id: input.id, docType: 'Complaint' });
    });
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Choose from your documents' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Which document is the complaint?' }));
    expect(dialog.getByRole('button', { name: 'File as Complaint' })).toHaveProperty('disabled', true);
    await person.click(await dialog.findByRole('checkbox', { name: /Lease.txt/ }));
    await person.click(dialog.getByRole('button', { name: 'File as Complaint' }));
    expect(await pressed(/Lease.txt/)).toBe('true');
    expect(server.sent('documents.update')[0]).toEqual({
      id: OTHER.id,
      docType: 'Complaint',
    });
  });

  it.each<[ProcedureName, () => Promise<HTMLElement>]>([
    ['documents.list', () => screen.findByRole('link', { name: 'Back to the Timeline' })],
    ['cases.get', () => screen.findByRole('link', { name: 'Back to Cases' })],
    ['documents.get', () => screen.findByRole('link', { name: 'Back to the timeline' })],
  ])('%s that fails: the words of this page, and a way back', async (name, findBack) => {
    server.answer(name, refuse);
    const { person } = open();
    await screen.findByText('Failed to load case or document data. Please try refreshing the page.');
    expect(await findBack()).toBeTruthy();
    const before = server.sent(name).length;
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(server.sent(name).length).toBeGreaterThan(before));
  });
});

describe('the way to the answer', () => {
  it.each(['defendant', 'plaintiff'] as const)('is there for a %s', async (role) => {
    open(role);
    const link = await screen.findByRole('link', { name: 'Answer this complaint' });
    expect(link.getAttribute('href')).toBe(`/cases/${CASE_ID}/answer`);
    expect(link.className.includes('bg-accent-fill')).toBe(role === 'defendant');
  });

  it('a viewer reads, and changes nothing', async () => {
    item = makeCase({ memberRole: 'viewer' });
    open();
    await screen.findByText('1. The plaintiff lives in Santa Fe.');
    expect(screen.getByRole('link', { name: 'See the answer' })).toBeTruthy();
    for (const name of [
      'Upload',
      'Choose from your documents',
      'Attach Documents',
      'Add Note',
      'Mark as Done',
    ]) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
  });
});
