import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EntryList } from '#client/docket/entry-list.tsx';
import { EntryProvider } from '#client/docket/entry-provider.tsx';
import type { Case } from '#src/cases/schema.ts';
import type { KeptEntry } from '#src/docket/requests-schema.ts';
import type { DocumentRow } from '#src/documents/schema.ts';
import { CASE_ID, makeCase } from '#tests/factories/cases.ts';
import { makeEntry } from '#tests/factories/docket.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type FakeServer, startFakeServer } from '../fake-server.ts';
import { renderScreen } from '../render-screen.tsx';
import { calculate, stopTheClock } from '../timeline/samples.ts';
import { CHANGED, MOTION } from './samples.ts';

const PAPER: DocumentRow = {
  id: '8c3e5a52-6a41-4d55-9f6c-7a1d0b1f9c08',
  caseId: CASE_ID,
  filename: '003 Motion to Dismiss.pdf',
  mimeType: 'application/pdf',
  uploadedAt: new Date('2026-03-10T15:00:00Z'),
  docType: 'Motion',
  docDate: '2026-03-09',
  status: 'ready',
  readStage: null,
  readPage: null,
  readPages: null,
  rereadStatus: null,
  parentDocumentId: null,
  duplicateOf: null,
};

let server: FakeServer;

beforeEach(() => {
  stopTheClock();
  server = startFakeServer({
    'cases.get': () => makeCase(),
    'milestones.list': () => [],
    'milestones.kinds': () => [],
    'deadlines.calculate': calculate,
  });
});
afterEach(() => {
  vi.useRealTimers();
});

function show(entry: KeptEntry, documents: readonly DocumentRow[] | undefined, change: Partial<Case> = {}) {
  const entries = [{ key: 'one', entry, docketName: null }];
  return renderScreen(
    <EntryProvider item={makeCase(change)} documents={documents}>
      <EntryList entries={entries} all={entries} words={[]} />
    </EntryProvider>,
    makeUser(),
  );
}
const open = (number: string) => screen.getByRole('button', { name: `What this means: entry ${number}` });

describe('what is offered with an entry', () => {
  it('says on a press what it means, and closes again', async () => {
    const { person } = show(MOTION, []);
    expect(screen.queryByText(/^A party asks the court/)).toBeNull();
    await person.click(open('3'));
    expect(screen.getByText(/^A party asks the court/)).toBeTruthy();
    const close = screen.getByRole('button', { name: 'Less: entry 3' });
    expect(close.getAttribute('aria-expanded')).toBe('true');
    await person.click(close);
    expect(open('3')).toBeTruthy();
  });

  it('opens the calculator filled in, and sets nothing', async () => {
    const { person } = show(MOTION, []);
    expect(screen.getByText('May start a deadline')).toBeTruthy();
    await person.click(open('3'));
    const [button] = screen.getAllByRole('button', { name: /^Calculate: / });
    if (!button) throw new Error('no offer');
    await person.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Create Deadline' }));
    expect((await dialog.findByLabelText<HTMLInputElement>(/\(trigger date\)/)).value).toBe('2026-03-09');
    expect(dialog.getByLabelText<HTMLSelectElement>('Deadline type').value).toMatch(/response|reply/);
    const create = dialog.getByRole<HTMLButtonElement>('button', { name: 'Create Deadline' });
    await waitFor(() => expect(create.disabled).toBe(false));
    expect(server.sent('milestones.create')).toEqual([]);
  });

  it('takes over a date that the entry names, for a person to save', async () => {
    const { person } = show(makeEntry({ ...CHANGED, changes: [] }), []);
    await person.click(open('2'));
    await person.click(screen.getByRole('button', { name: 'Enter Mar 27, 2026' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create Deadline' }));
    expect(dialog.getByLabelText<HTMLInputElement>('Date *').value).toBe('2026-03-27');
  });

  it('leads to the paper where it is among the documents', async () => {
    const { person } = show(MOTION, [PAPER]);
    expect(screen.getByText('In your documents')).toBeTruthy();
    await person.click(open('3'));
    const link = screen.getByRole('link', { name: PAPER.filename });
    expect(link.getAttribute('href')).toBe(`/cases/${CASE_ID}/documents/${PAPER.id}`);
    expect(screen.queryByRole('button', { name: 'Upload It' })).toBeNull();
  });

  it('offers the upload where it is not', async () => {
    const { person } = show(MOTION, []);
    await person.click(open('3'));
    await person.click(screen.getByRole('button', { name: 'Upload It' }));
    expect(await screen.findByRole('dialog', { name: 'Upload Documents' })).toBeTruthy();
  });

  it('says nothing of papers while the documents are not known', async () => {
    const { person } = show(MOTION, undefined);
    await person.click(open('3'));
    expect(screen.queryByText(/among your documents/)).toBeNull();
  });

  it('gives somebody who may only look no buttons', async () => {
    const { person } = show(MOTION, [], { memberRole: 'viewer' });
    await person.click(open('3'));
    expect(screen.queryByRole('button', { name: /Calculate|Enter|Upload/ })).toBeNull();
    expect(screen.getAllByText(/^May start a deadline:/).length).toBeGreaterThan(0);
  });

  it('lists attachments', async () => {
    const attachments = [{ number: '1', description: 'Exhibit Lease' }];
    const { person } = show(makeEntry({ attachments }), []);
    await person.click(open('1'));
    expect(screen.getByText('1 attachment')).toBeTruthy();
    expect(screen.getByText('1 Exhibit Lease')).toBeTruthy();
  });
});
