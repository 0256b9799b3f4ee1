import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Case } from '#src/cases/schema.ts';
import type { MilestoneAttachment } from '#src/timeline/attachments-schema.ts';
import type { Note } from '#src/timeline/notes-schema.ts';
import { type FakeServer, type ProcedureName, Refusal, startFakeServer } from '../fake-server.ts';
import { stopTheClock } from '../timeline/samples.ts';
import '../list-layout.ts';
import { makeCase } from '#tests/factories/cases.ts';
import { makeDocumentRow } from '#tests/factories/documents.ts';
import { MILESTONE_ID, makeAttachment, makeMilestone, makeNote } from '#tests/factories/milestones.ts';
import { pressInNotice } from '../render-screen.tsx';
import { card, openPage } from './open-page.tsx';

let server: FakeServer;
let item: Case;
let attached: MilestoneAttachment[];
let notes: Note[];

beforeEach(() => {
  stopTheClock();
  localStorage.clear();
  item = makeCase();
  attached = [];
  notes = [];
  server = startFakeServer({
    'cases.get': () => item,
    'milestones.list': () => [makeMilestone({ kind: 'Hearing' })],
    'attachments.list': () => attached,
    'attachments.attach': (input) => {
      const [documentId] = Object(input).documentIds;
      if (documentId === makeAttachment().documentId) attached = [makeAttachment(), ...attached];
      return attached;
    },
    'attachments.detach': (input) => {
      attached = attached.filter(({ id }) => id !== Object(input).id);
      return { message: 'Document detached' };
    },
    'notes.list': () => ({ notes, nextCursor: null, total: notes.length }),
    'notes.create': (input) => {
      const note = makeNote({ content: input.content });
      notes = [note, ...notes];
      return note;
    },
    'documents.list': () => [
      makeDocumentRow({ filename: 'receipt.pdf' }),
      makeDocumentRow({ id: 'letter', filename: 'letter.eml' }),
    ],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const open = () => openPage(MILESTONE_ID);

describe('attachments', () => {
  it('are listed with size, type and day, to read and to download', async () => {
    attached = [makeAttachment()];
    open();
    const section = await card('Attachments');
    const link = await section.findByRole('link', { name: 'receipt.pdf' });
    expect(link.getAttribute('href')).toMatch(/\/documents\/4c3e5a52/);
    expect(section.getByText('Other · PDF · 20 KB · Attached Mar 10, 2026 by Ada Quill')).toBeTruthy();
    expect(section.getByRole('link', { name: 'Download receipt.pdf' }).getAttribute('href')).toMatch(
      /\/download$/,
    );
  });

  it('are chosen from the papers of the case, without those attached already', async () => {
    attached = [makeAttachment()];
    const { person } = open();
    const section = await card('Attachments');
    await section.findByRole('link', { name: 'receipt.pdf' });
    await person.click(section.getByRole('button', { name: 'Attach Documents' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Attach Documents' }));
    await person.click(await dialog.findByRole('checkbox', { name: /letter.eml/ }));
    expect(dialog.queryByRole('checkbox', { name: /receipt.pdf/ })).toBeNull();
    await person.type(dialog.getByRole('searchbox'), 'nowhere');
    expect(await dialog.findByText('No documents match your search')).toBeTruthy();
    attached = [makeAttachment({ id: 'new', documentId: 'letter', filename: 'letter.eml' }), ...attached];
    await person.click(dialog.getByRole('button', { name: 'Attach 1 document' }));
    expect(await section.findByRole('link', { name: 'letter.eml' })).toBeTruthy();
    expect(server.sent('attachments.attach')).toEqual([{ id: MILESTONE_ID, documentIds: ['letter'] }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are taken off with a way back', async () => {
    attached = [makeAttachment()];
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Detach receipt.pdf' }));
    await screen.findByText('It is still among the documents of the case.');
    expect(screen.queryByRole('link', { name: 'receipt.pdf' })).toBeNull();
    await pressInNotice(person, 'Undo');
    expect(await screen.findByRole('link', { name: 'receipt.pdf' })).toBeTruthy();
    expect(server.sent('attachments.attach')).toEqual([
      { id: MILESTONE_ID, documentIds: [makeAttachment().documentId] },
    ]);
  });

  it('shows the newest of many first, and all on demand', async () => {
    attached = Array.from({ length: 9 }, (_, n) =>
      makeAttachment({ id: `a${n}`, filename: `paper ${n}.pdf` }),
    );
    const { person } = open();
    const section = await card('Attachments');
    await section.findByText('9 documents');
    expect(section.getAllByRole('listitem')).toHaveLength(6);
    await person.click(section.getByRole('button', { name: 'Show all 9' }));
    expect(section.getAllByRole('listitem')).toHaveLength(9);
  });
});

describe('notes', () => {
  const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'New note' });

  it('are written, with author and time', async () => {
    const { person } = open();
    const section = await card('Notes');
    await section.findByText(/No notes yet/);
    expect(section.getByRole('button', { name: 'Add Note' })).toHaveProperty('disabled', true);
    await person.type(await field(), 'Call the clerk.');
    await person.click(section.getByRole('button', { name: 'Add Note' }));
    const note = within(await section.findByRole('article'));
    expect(note.getByText('Call the clerk.')).toBeTruthy();
    expect(note.getByText('Ada Quill')).toBeTruthy();
    expect(note.getByText(/^Mar 10, 2026 \d+:05 (AM|PM)$/)).toBeTruthy();
    expect((await field()).value).toBe('');
  });

  it('that are not saved yet are there after a reload', async () => {
    const { person } = open();
    await person.type(await field(), 'Half a thought');
    expect(screen.getByText('Kept in this browser until you add it.')).toBeTruthy();
    cleanup();
    open();
    expect((await field()).value).toBe('Half a thought');
  });

  it('keep their words when saving fails', async () => {
    server.answer('notes.create', () => {
      throw new Refusal(503, 'UNAVAILABLE');
    });
    const { person } = open();
    await person.type(await field(), 'Not lost');
    await person.click(screen.getByRole('button', { name: 'Add Note' }));
    await screen.findByText('This is not available right now. Please try again soon.');
    expect((await field()).value).toBe('Not lost');
  });

  it('are rewritten where they stand, not over a later change', async () => {
    notes = [makeNote()];
    let tries = 0;
    server.answer('notes.update', (input) => {
      tries += 1;
      if (tries === 1)
        throw new Refusal(409, 'CONFLICT', { message: 'Someone changed this note meanwhile.' });
      const note = makeNote({ content: input.content, updatedAt: new Date() });
      notes = [note];
      return note;
    });
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: /^Edit the note of/ }));
    const editor = await screen.findByRole('textbox', { name: 'Edit note' });
    await person.type(editor, ' Twice.');
    await person.click(screen.getByRole('button', { name: 'Save Note' }));
    await screen.findByText('Someone changed this note meanwhile.');
    await person.click(screen.getByRole('button', { name: 'Save Note' }));
    expect(await screen.findByText('Call the clerk. Twice.')).toBeTruthy();
    expect(await screen.findByText('· edited')).toBeTruthy();
    expect(server.sent('notes.update')).toEqual(
      [1, 2].map(() => ({ id: makeNote().id, content: 'Call the clerk. Twice.', expectedRevision: 1 })),
    );
  });

  it('are deleted with a way back', async () => {
    notes = [makeNote()];
    server.answer('notes.delete', () => {
      notes = [];
      return { message: 'Note deleted' };
    });
    server.answer('notes.restore', () => {
      const note = makeNote();
      notes = [note];
      return note;
    });
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: /^Delete the note of/ }));
    await waitFor(() => expect(screen.queryByText('Call the clerk.')).toBeNull());
    await pressInNotice(person, 'Undo');
    expect(await screen.findByText('Call the clerk.')).toBeTruthy();
  });

  it('of others are read only', async () => {
    notes = [makeNote({ canEdit: false, author: 'Bram Teague' })];
    open();
    await screen.findByText('Bram Teague');
    expect(screen.queryByRole('button', { name: /^(Edit|Delete) the note/ })).toBeNull();
  });

  it('come page by page, and long ones shortened', async () => {
    const older = makeNote({ id: 'older', content: 'The oldest.' });
    notes = [makeNote({ content: 'word '.repeat(300) })];
    server.answer('notes.list', (input) =>
      input.cursor ? { notes: [older], nextCursor: null, total: 2 } : { notes, nextCursor: 'next', total: 2 },
    );
    const { person } = open();
    const section = await card('Notes');
    await person.click(await section.findByRole('button', { name: 'Show the whole note' }));
    expect(section.getByRole('button', { name: 'Show less' })).toBeTruthy();
    await person.click(section.getByRole('button', { name: 'Show older notes (1 more)' }));
    expect(await section.findByText('The oldest.')).toBeTruthy();
    expect(section.queryByRole('button', { name: /^Show older/ })).toBeNull();
  });
});

it.each<[ProcedureName, string, string]>([
  ['attachments.list', 'Attachments', 'The attachments could not be loaded.'],
  ['notes.list', 'Notes', 'The notes could not be loaded.'],
])('%s that fails is tried again', async (name, title, words) => {
  const restore = server.refuse(name, new Refusal(503, 'UNAVAILABLE'));
  const { person } = open();
  const section = await card(title);
  await section.findByText(words);
  restore();
  await person.click(section.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(section.queryByText(words)).toBeNull());
});
