import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { UploadDialog } from '#client/uploads/upload-dialog.tsx';
import type { DiscoveryContext } from '#src/discovery/schema.ts';
import { makeUser } from '#tests/factories/users.ts';
import { Refusal, startFakeServer } from '../fake-server.ts';
import { renderScreen } from '../render-screen.tsx';
import { type FakeTus, startFakeTus } from './fake-tus.ts';

let tus: FakeTus;
let caseId: string;
let cases = 0;
const onClose = vi.fn();
beforeEach(() => {
  localStorage.clear();
  onClose.mockClear();
  cases += 1;
  caseId = `case-${cases}`;
  startFakeServer({ 'milestones.kinds': () => ['Complaint', 'Trial'] });
  tus = startFakeTus();
});

function open({ count = 0, context }: { count?: number; context?: DiscoveryContext } = {}) {
  return renderScreen(
    <UploadDialog
      caseId={caseId}
      documentCount={count}
      onClose={onClose}
      {...(context && { discoveryContext: context })}
    />,
    makeUser(),
  ).person;
}

async function choose(person: ReturnType<typeof open>, ...names: string[]) {
  const files = names.map((name) => new File([`This is ${name}.`], name, { type: 'text/plain' }));
  await person.upload(screen.getByLabelText('Browse files', { selector: 'input' }), files);
}

const category = (name: string) => screen.getByLabelText<HTMLSelectElement>(`Category of ${name}`);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('upload dialog', () => {
  it('guesses categories by name and offers those of the case', async () => {
    const person = open();
    await choose(person, 'Complaint filed.pdf', 'notes.txt');
    expect(category('Complaint filed.pdf').value).toBe('Complaint');
    expect(category('notes.txt').value).toBe('Other');
    await waitFor(() => expect(within(category('notes.txt')).getByText('Trial')).toBeTruthy());
    expect(within(category('notes.txt')).queryByText('Settlement Conference')).toBeNull();
  });

  it('falls back to the fixed categories', async () => {
    startFakeServer({
      'milestones.kinds': () => {
        throw new Refusal(500, 'INTERNAL');
      },
    });
    const person = open();
    await choose(person, 'notes.txt');
    for (const kind of ['Settlement Conference', 'Process of Service', 'Auxiliary Document']) {
      expect(within(category('notes.txt')).getByText(kind)).toBeTruthy();
    }
  });

  it('uploads, says how many, and hands over', async () => {
    const person = open({ count: 3 });
    expect(screen.getByText(/Total documents uploaded:/).textContent).toBe('Total documents uploaded: 3');
    await choose(person, 'a.txt', 'b.txt');
    await person.click(button('Upload 2 File(s)'));
    await screen.findByText('Successfully uploaded 2 document(s)');
    expect(tus.uploads.map(({ metadata }) => metadata.filename).toSorted()).toEqual(['a.txt', 'b.txt']);
    await person.click(button('Complete (2 uploaded)'));
    await screen.findByText('Upload Complete');
    expect(onClose).toHaveBeenCalled();
    expect(screen.queryByText('a.txt')).toBeNull();
  });

  it('asks for a category', async () => {
    const person = open();
    await choose(person, 'a.txt');
    await person.selectOptions(category('a.txt'), '');
    await person.click(button('Upload 0 File(s)'));
    await screen.findByText('No files ready');
    expect(screen.getByText('Please select a category for each file before uploading.')).toBeTruthy();
    expect(tus.uploads).toEqual([]);
  });

  it('has nothing to send while the list is empty', () => {
    open();
    expect(button('Upload 0 File(s)').disabled).toBe(true);
    expect(screen.queryByText('Download all documents')).toBeNull();
  });

  it("shows the server's sentence at the file and as a notice", async () => {
    tus.refusal = { status: 507, message: 'The disk is almost full.' };
    const person = open();
    await choose(person, 'a.txt');
    await person.click(button('Upload 1 File(s)'));
    await waitFor(() => expect(screen.getAllByText('The disk is almost full.').length).toBeGreaterThan(1));
    expect(screen.getByText('Error')).toBeTruthy();
    tus.refusal = null;
    await person.click(button('Try a.txt again'));
    await waitFor(() => expect(button('Complete (1 uploaded)')).toBeTruthy());
  });

  it('takes a file off the list', async () => {
    const person = open();
    await choose(person, 'a.txt', 'b.txt');
    await person.click(button('Remove a.txt'));
    expect(button('Upload 1 File(s)')).toBeTruthy();
    expect(screen.queryByText('a.txt')).toBeNull();
  });

  it('has one given category on a discovery card', async () => {
    const person = open({
      context: { party: 'plaintiff', repository: 'document-production', type: 'request' },
    });
    await choose(person, 'a.txt');
    expect(screen.queryByLabelText('Category of a.txt')).toBeNull();
    expect(screen.getAllByText('plaintiff Document Production request')).toHaveLength(2);
    await person.click(button('Upload 1 File(s)'));
    await screen.findByText('Successfully uploaded 1 document(s)');
    expect(tus.uploads[0]?.metadata.category).toBe('plaintiff Document Production request');
  });

  it('says when no case was selected', async () => {
    caseId = '';
    const person = open();
    await choose(person, 'a.txt');
    await person.click(button('Upload 1 File(s)'));
    await screen.findByText('No case selected for upload');
  });

  it('names what was interrupted, until it is forgotten', async () => {
    const entry = { size: 10, metadata: { filename: 'lease.pdf' } };
    localStorage.setItem(`tus::tus-case-${caseId}-lease::1`, JSON.stringify(entry));
    const person = open();
    expect(await screen.findByText('1 upload was interrupted: continue')).toBeTruthy();
    expect(screen.getByText(/lease\.pdf/)).toBeTruthy();
    await person.click(button('Forget it'));
    expect(localStorage.length).toBe(0);
  });

  it('offers one category for all, and says which files were chosen twice', async () => {
    const person = open();
    const twice = new File(['Once.'], 'a.txt', { type: 'text/plain', lastModified: 1 });
    const input = () => screen.getByLabelText('Browse files', { selector: 'input' });
    await person.upload(input(), [twice, new File(['b'], 'b.txt')]);
    await person.upload(input(), [twice]);
    expect(screen.getByText('1 file is in this list already and was not added again.')).toBeTruthy();
    await person.selectOptions(screen.getByLabelText('Category of all files'), 'Trial');
    expect([category('a.txt').value, category('b.txt').value]).toEqual(['Trial', 'Trial']);
  });

  it('takes up what was interrupted where it was: with its category', async () => {
    const entry = { size: 18, metadata: { filename: 'lease.pdf', category: 'Discovery' } };
    localStorage.setItem(`tus::tus-case-${caseId}-lease::1`, JSON.stringify(entry));
    const person = open();
    await screen.findByText('1 upload was interrupted: continue');
    await choose(person, 'lease.pdf');
    expect(category('lease.pdf').value).toBe('Discovery');
    expect(screen.queryByText(/interrupted/)).toBeNull();
  });

  it('says when the links could not be fetched', async () => {
    const person = open({ count: 1 });
    vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
    await person.click(button('Download all documents'));
    await screen.findByText('Failed to download documents');
    expect(screen.getByText(/^Failed to fetch download links\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'As one ZIP file' }).getAttribute('href')).toBe(
      `/api/cases/${caseId}/documents/download-all.zip`,
    );
  });
});
