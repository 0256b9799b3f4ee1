import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { UserContext } from '#client/auth/use-user.ts';
import { CaseSearch } from '#client/search/case-search.tsx';
import type { SearchResult, SearchResults } from '#src/search/schema.ts';
import { makeDocument } from '#tests/factories/documents.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { renderRoutes } from '../render-screen.tsx';

const { id: documentId, caseId } = makeDocument();

function hit(change: Partial<SearchResult> = {}): SearchResult {
  return {
    n: 1,
    documentId,
    caseId,
    filename: 'Lease.txt',
    page: 2,
    quote: 'The rent is $1,480.00, and deliveries are paid apart.',
    start: 40,
    end: 93,
    verified: true,
    score: 1,
    marks: [
      { start: 4, end: 8 },
      { start: 27, end: 37 },
    ],
    nameMarks: [],
    ...change,
  };
}

let server: FakeServer;
let found: SearchResults;
beforeEach(() => {
  found = { results: [hit()], corrected: [] };
  server = startFakeServer({
    'documents.search': () => found,
    'documents.list': () => [makeDocument({ docType: 'Lease', docDate: '2026-02-27' })],
  });
});

function show(at = '/') {
  const element = (
    <UserContext value={makeUser()}>
      <CaseSearch caseId={caseId}>Choose a document</CaseSearch>
    </UserContext>
  );
  return renderRoutes([{ path: '*', element }], at);
}
const field = () => screen.getByRole<HTMLInputElement>('searchbox');

describe('search in a case', () => {
  it('shows each passage with its file, page, kind and date, marked, and leads to the quote', async () => {
    const { person, router } = show();
    expect(screen.getByText('Choose a document')).toBeTruthy();
    await person.type(field(), 'rent delivery{Enter}');
    const link = await screen.findByRole('link', { name: 'Lease.txt' });
    expect(link.getAttribute('href')).toBe(`/cases/${caseId}/documents/${documentId}?page=2&quote=40-93`);
    const row = within(screen.getByRole('listitem'));
    expect(row.getByText('Page 2')).toBeTruthy();
    expect(await row.findByText('Lease')).toBeTruthy();
    expect(row.getByText('Feb 27, 2026').getAttribute('datetime')).toBe('2026-02-27');
    expect(row.getByText('rent').tagName).toBe('MARK');
    expect(row.getByText('deliveries').tagName).toBe('MARK');
    expect(screen.getByText('1 passage')).toBeTruthy();
    expect(screen.queryByText('Choose a document')).toBeNull();
    expect(router.state.location.search).toBe('?q=rent+delivery');
  });

  it('takes its words from the address, follows it back, and keeps the rest of it', async () => {
    const { person, router } = show('/?timeline=none&q=rent');
    await screen.findByRole('link', { name: 'Lease.txt' });
    expect(field().value).toBe('rent');
    await person.clear(field());
    expect(await screen.findByText('Choose a document')).toBeTruthy();
    expect(router.state.location.search).toBe('?timeline=none');
    await router.navigate(-1);
    await waitFor(() => expect(field().value).toBe('rent'));
    expect(await screen.findByRole('link', { name: 'Lease.txt' })).toBeTruthy();
  });

  it('says what it read instead of what was typed, as the papers write it', async () => {
    found = { results: [hit()], corrected: [{ typed: 'deliverys', read: 'deliveri' }] };
    show('/?q=rent+"deliverys"');
    expect(await screen.findByText('rent "deliveries"')).toBeTruthy();
    expect(screen.getByText(/No document says “deliverys”/)).toBeTruthy();
  });

  it('says that there is more when there are many, and what is not read yet', async () => {
    found = { results: Array.from({ length: 20 }, (_, place) => hit({ start: place })), corrected: [] };
    server.answer('documents.list', () => [makeDocument(), makeDocument({ id: 'other', status: 'reading' })]);
    show('/?q=rent');
    expect(await screen.findByText(/^The 20 best passages/)).toBeTruthy();
    expect(await screen.findByText(/1 document is still being read/)).toBeTruthy();
  });

  it('says when nothing is found, and shows what can be typed', async () => {
    found = { results: [], corrected: [] };
    show('/?q=zeppelin');
    expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeTruthy();
    expect(screen.getAllByText('before:2026').at(-1)?.closest('details')).toBeNull();
  });

  it('says why it failed, and tries again', async () => {
    server.answer('documents.search', () => {
      throw new Refusal(503, 'UNAVAILABLE', { message: 'The disk is busy.' });
    });
    const { person } = show('/?q=rent');
    expect(await screen.findByText('The search did not work')).toBeTruthy();
    expect(screen.getByText('The disk is busy.')).toBeTruthy();
    server.answer('documents.search', () => found);
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Lease.txt' })).toBeTruthy();
  });

  it('asks again for what it has found before: papers may have come since', async () => {
    const { person } = show('/?q=rent');
    await screen.findByRole('link', { name: 'Lease.txt' });
    found = { results: [hit({ filename: 'New lease.txt' })], corrected: [] };
    await person.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByRole('link', { name: 'New lease.txt' })).toBeTruthy();
  });
});
