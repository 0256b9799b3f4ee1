import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { UserContext } from '#client/auth/use-user.ts';
import { TranscriptsPage } from '#client/transcripts/transcripts-page.tsx';
import type { Case } from '#src/cases/schema.ts';
import type { DocumentRow } from '#src/documents/schema.ts';
import type { TranscriptSummary } from '#src/transcripts/schema.ts';
import { CASE_ID, makeCase } from '#tests/factories/cases.ts';
import { makeDocumentRow } from '#tests/factories/documents.ts';
import { makeTranscript, makeTranscriptSummary } from '#tests/factories/transcript-records.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { renderRoutes } from '../render-screen.tsx';

let server: FakeServer;
let item: Case;
let transcripts: TranscriptSummary[];
let documents: DocumentRow[];

beforeEach(() => {
  item = makeCase();
  transcripts = [makeTranscriptSummary()];
  documents = [];
  server = startFakeServer({
    'cases.get': () => item,
    'milestones.list': () => [],
    'milestones.kinds': () => [],
    'documents.list': () => documents,
    'transcripts.listOfCase': () => transcripts,
    'transcripts.create': () => makeTranscript(),
    'transcripts.delete': () => {
      transcripts = [];
      return { message: 'Transcript removed. Its document stays in the case.' };
    },
  });
});

function open() {
  return renderRoutes(
    [
      {
        path: '/cases/:caseId/transcripts',
        element: (
          <UserContext value={makeUser()}>
            <TranscriptsPage />
          </UserContext>
        ),
      },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    `/cases/${CASE_ID}/transcripts`,
  );
}

describe('the transcripts of a case', () => {
  it('says of each what it is', async () => {
    open();
    const list = await screen.findByRole('list', { name: 'Transcripts' });
    expect(within(list).getByRole('link', { name: 'Deposition of Anselm Okoro' })).toBeTruthy();
    expect(within(list).getByText('Deposition · Witness: Anselm Okoro · Mar 4, 2026 · 7 pages')).toBeTruthy();
  });

  it('without any asks for the first, of those who may upload', async () => {
    transcripts = [];
    const { person } = open();
    await screen.findByText('No transcripts yet');
    await person.click(screen.getByRole('button', { name: 'Upload Transcript' }));
    expect(await screen.findByRole('dialog', { name: 'Upload Documents' })).toBeTruthy();
  });

  it('offers a viewer nothing to change', async () => {
    transcripts = [];
    item = makeCase({ memberRole: 'viewer' });
    documents = [makeDocumentRow({ docType: 'Transcript' })];
    open();
    await screen.findByText('No transcripts yet');
    expect(screen.queryByRole('button', { name: 'Upload Transcript' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Read as Transcript' })).toBeNull();
  });

  it('shows what is on its way, and makes a transcript of what only looks like one when asked', async () => {
    const reading = {
      id: 'f0000000-0000-4000-8000-000000000001',
      filename: 'trial.pdf',
      title: 'Transcript',
      status: 'reading',
    } as const;
    documents = [
      makeDocumentRow({ docType: 'Transcript' }),
      makeDocumentRow({ docType: 'Transcript', ...reading, readStage: 'text', readPage: 3, readPages: 200 }),
    ];
    const { person, router } = open();
    expect(await screen.findByText('A transcript is on its way')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Transcript .*trial\.pdf/ })).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Read as Transcript' }));
    await screen.findByText('Elsewhere');
    expect(server.sent('transcripts.create')[0]).toEqual({
      caseId: CASE_ID,
      documentId: makeDocumentRow({ docType: 'Transcript' }).id,
    });
    expect(router.state.location.pathname).toBe(
      `/cases/${CASE_ID}/transcripts/${makeTranscriptSummary().id}`,
    );
  });

  it('does not say of what could not be read that it is on its way', async () => {
    documents = [makeDocumentRow({ docType: 'Transcript', status: 'failed' })];
    open();
    expect(await screen.findByText('Filed as a transcript, and could not be read')).toBeTruthy();
    expect(screen.queryByText('A transcript is on its way')).toBeNull();
  });

  it('says why it could not be loaded, and tries again', async () => {
    server.answer('transcripts.listOfCase', () => {
      throw new Refusal(503, 'UNAVAILABLE');
    });
    const { person } = open();
    await screen.findByRole('alert');
    server.answer('transcripts.listOfCase', () => transcripts);
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('link', { name: 'Deposition of Anselm Okoro' });
  });

  it('removes a transcript and says that its document stays', async () => {
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'More for Deposition of Anselm Okoro' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Remove Transcript' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove “Deposition of Anselm Okoro”?' });
    await person.click(within(dialog).getByRole('button', { name: 'Remove Transcript' }));
    await screen.findByText('Transcript removed. Its document stays in the case.');
    await screen.findByText('No transcripts yet');
  });

  it('of many finds one by its witness', async () => {
    transcripts = Array.from({ length: 12 }, (_, index) =>
      makeTranscriptSummary({
        id: `f0000000-0000-4000-8000-0000000000${index + 10}`,
        title: `Volume ${index}`,
        witness: index === 3 ? 'Juno Abernathy' : 'Otis Lindqvist',
      }),
    );
    const { person } = open();
    await person.type(await screen.findByRole('searchbox', { name: 'Find a transcript' }), 'juno');
    const list = screen.getByRole('list', { name: 'Transcripts' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    await person.type(screen.getByRole('searchbox', { name: 'Find a transcript' }), 'x');
    expect(screen.getByText('No transcript matches “junox”.')).toBeTruthy();
  });
});
