import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DocumentSidebar } from '#client/workspace/document-sidebar.tsx';
import type { DocumentSummary } from '#src/documents/schema.ts';
import { makeListedCase } from '#tests/factories/cases.ts';
import { makeDocument } from '#tests/factories/documents.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { renderScreen } from '../render-screen.tsx';

// Without a layout the list would be 0 high, and no row in sight.
Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 600 });

const caseId = makeDocument().caseId;
const lease = makeDocument({ id: 'lease', filename: 'Lease.pdf', docType: 'Auxiliary Document' });
const complaint = makeDocument({ id: 'complaint', filename: 'Complaint.pdf', docType: 'Complaint' });
const scan = makeDocument({ id: 'scan', filename: 'Scan.pdf', status: 'failed', docDate: null });

const onUpload = vi.fn();
const onRetry = vi.fn();
const onDeletedSelected = vi.fn();
let server: FakeServer;

beforeEach(() => {
  vi.clearAllMocks();
  server = startFakeServer({
    'milestones.kinds': () => ['Complaint', 'Trial'],
    'documents.withText': () => ({ ids: ['lease'], looked: 3, next: null }),
    'documents.deleted': () => [],
    'cases.get': () => makeListedCase({ id: caseId, title: 'Harwood v. Lindqvist', memberRole: 'owner' }),
  });
});

function open(
  documents: readonly DocumentSummary[] | undefined = [lease, complaint, scan],
  { failed = false, canEdit = true, selectedId = null as string | null } = {},
) {
  return renderScreen(
    <DocumentSidebar
      caseId={caseId}
      documents={failed ? undefined : documents}
      failed={failed}
      selectedId={selectedId}
      canEdit={canEdit}
      onRetry={onRetry}
      onUpload={onUpload}
      onDeletedSelected={onDeletedSelected}
    />,
    makeUser(),
  ).person;
}

const names = () =>
  within(screen.getByRole('list', { name: 'Documents' }))
    .queryAllByRole('link')
    .map((link) => link.textContent);
const filter = (name: string) =>
  within(screen.getByRole('group', { name: 'Category' })).getByRole('button', { name });

describe('document sidebar', () => {
  it('lists each document with its type, date and state, and counts them', () => {
    open();
    expect(names()).toEqual(['Lease.pdf', 'Complaint.pdf', 'Scan.pdf']);
    expect(screen.getAllByText('Feb 27, 2026')).toHaveLength(2);
    expect(screen.getByText('Uploaded Mar 2, 2026')).toBeTruthy();
    expect(screen.getByText('Could not be read')).toBeTruthy();
    expect(screen.getByText('3 of 3 documents')).toBeTruthy();
    const counts = screen.getByRole('list', { name: 'Documents per category' });
    expect(within(counts).getByText('Auxiliary Document 1')).toBeTruthy();
  });

  it('sets attachments under their e-mail, those of an attached mail under that', async () => {
    const logo = makeDocument({ id: 'logo', filename: 'logo.png', parentDocumentId: 'mail' });
    const forwarded = makeDocument({ id: 'forwarded', filename: 'Forwarded.eml', parentDocumentId: 'mail' });
    const invoice = makeDocument({ id: 'invoice', filename: 'Invoice.pdf', parentDocumentId: 'forwarded' });
    const mail = makeDocument({ id: 'mail', filename: 'Mail.eml', docType: 'Email' });
    const orphan = makeDocument({ id: 'orphan', filename: 'Orphan.pdf', parentDocumentId: 'deleted' });
    const person = open([invoice, logo, lease, forwarded, mail, orphan]);
    expect(names()).toEqual([
      ...['Lease.pdf', 'Mail.eml', 'logo.png', 'Forwarded.eml', 'Invoice.pdf', 'Orphan.pdf'],
    ]);
    // What they are under is not shown: they stand where they stood.
    await person.type(screen.getByLabelText('Search documents'), 'invoice');
    await waitFor(() => expect(names()).toEqual(['Invoice.pdf', 'Lease.pdf']));
  });

  it("filters by the case's kinds", async () => {
    const person = open();
    await waitFor(() => expect(filter('Trial')).toBeTruthy());
    await person.click(filter('Complaint'));
    expect(names()).toEqual(['Complaint.pdf']);
    expect(filter('Complaint').getAttribute('aria-pressed')).toBe('true');
    await person.click(filter('Other'));
    expect(names()).toEqual(['Lease.pdf', 'Scan.pdf']);
    await person.click(filter('Trial'));
    expect(screen.getByText('No documents match your search')).toBeTruthy();
    expect(screen.getByText('0 of 3 documents')).toBeTruthy();
  });

  it('falls back to the fixed filters', () => {
    server.answer('milestones.kinds', () => {
      throw new Refusal(500, 'INTERNAL');
    });
    open();
    for (const name of ['All', 'Complaint', 'Summons', 'Motion', 'Order', 'Notice', 'Other']) {
      expect(filter(name)).toBeTruthy();
    }
  });

  it('searches names and texts without regard to case', async () => {
    const person = open();
    await person.type(screen.getByLabelText('Search documents'), 'COMPL');
    await waitFor(() => expect(names()).toEqual(['Lease.pdf', 'Complaint.pdf']));
    expect(server.sent('documents.withText').at(-1)).toMatchObject({
      caseId,
      contains: 'COMPL',
    });
    await person.clear(screen.getByLabelText('Search documents'));
    expect(names()).toHaveLength(3);
  });

  it('says what is empty and begins it', async () => {
    const person = open([]);
    expect(screen.getByText('No documents uploaded yet')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Upload Your First Document' }));
    expect(onUpload).toHaveBeenCalledOnce();
  });

  it('offers a second try when the list could not be loaded', async () => {
    const person = open(undefined, { failed: true });
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('lets a viewer neither upload nor delete', () => {
    open(undefined, { canEdit: false });
    expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull();
  });
});

describe('deleting a document', () => {
  async function confirm(person: ReturnType<typeof open>) {
    await person.click(screen.getByRole('button', { name: 'Delete Lease.pdf' }));
    const dialog = screen.getByRole('dialog', { name: 'Delete Document' });
    expect(within(dialog).getByText('Lease.pdf')).toBeTruthy();
    await person.click(within(dialog).getByRole('button', { name: 'Delete Document' }));
  }

  it("asks, says 'Deleting...', and leaves the page of the one that was open", async () => {
    let finish = () => {};
    server.answer(
      'documents.delete',
      () => new Promise((resolve) => (finish = () => resolve({ message: 'Document deleted' }))),
    );
    const person = open(undefined, { selectedId: 'lease' });
    await confirm(person);
    await screen.findByRole('button', { name: 'Deleting...' });
    finish();
    await screen.findByText('Document deleted');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onDeletedSelected).toHaveBeenCalledOnce();
  });

  it("shows the server's sentence when it failed", async () => {
    server.answer('documents.delete', () => {
      throw new Refusal(403, 'FORBIDDEN', { message: 'Only the owner deletes documents.' });
    });
    const person = open();
    await confirm(person);
    await screen.findByText('Delete failed');
    expect(screen.getByText('Only the owner deletes documents.')).toBeTruthy();
    expect(onDeletedSelected).not.toHaveBeenCalled();
  });
});
