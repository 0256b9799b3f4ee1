import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { UserContext } from '#client/auth/use-user.ts';
import { PaletteProvider } from '#client/palette/palette-provider.tsx';
import { SearchButton } from '#client/palette/search-button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import type { Found } from '#src/palette/schema.ts';
import type { SearchResult } from '#src/search/schema.ts';
import { CASE_ID, makeListedCase } from '#tests/factories/cases.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { renderRoutes } from '../render-screen.tsx';

const LEASE = '0b9f2a52-4c1e-4a8e-9f5b-3f5f0d9a1c11';
const NOTHING: Found = { cases: [], documents: [], deadlines: [] };
const LEASE_FOUND: Found['documents'][number] = {
  id: LEASE,
  caseId: CASE_ID,
  caseTitle: 'Harlow v. Brandt Properties',
  filename: 'Lease.pdf',
  title: 'Lease',
  docType: 'Other',
  docDate: '2026-02-27',
};
const RECENT: Found = {
  cases: [
    {
      id: CASE_ID,
      title: 'Harlow v. Brandt Properties',
      caseNumber: 'D-101-CV-2026-00001',
      courtName: 'First Judicial District Court',
      memberRole: 'owner',
    },
  ],
  documents: [LEASE_FOUND],
  deadlines: [
    {
      id: 'deadline-1',
      caseId: CASE_ID,
      caseTitle: 'Harlow v. Brandt Properties',
      caseState: 'NM',
      kind: 'Answer to Complaint',
      date: '2026-03-23',
      status: 'upcoming',
      finishedAt: null,
      isAutoCalculated: false,
    },
  ],
};
const PASSAGE: SearchResult = {
  n: 1,
  documentId: LEASE,
  caseId: CASE_ID,
  filename: 'Lease.pdf',
  page: 3,
  quote: 'The rent is due on the first.',
  start: 120,
  end: 149,
  verified: true,
  score: 1,
  marks: [{ start: 4, end: 8 }],
  nameMarks: [],
};

// It is loaded when it is first opened, which here means compiled.
beforeAll(() => import('#client/palette/palette-dialog.tsx'), 60_000);

let server: FakeServer;
beforeEach(() => {
  server = startFakeServer({
    'palette.find': ({ q }) => (q === '' ? RECENT : NOTHING),
    'documents.searchAll': () => ({ results: [], corrected: [] }),
    'cases.list': () => [makeListedCase()],
  });
});

function show(beside?: React.ReactNode, at = '/') {
  const element = (
    <UserContext value={makeUser()}>
      <PaletteProvider>
        <SearchButton />
        <input aria-label="Elsewhere" />
        {beside}
      </PaletteProvider>
    </UserContext>
  );
  return renderRoutes([{ path: '*', element }], at);
}

async function open(at = '/') {
  const shown = show(undefined, at);
  await shown.person.click(screen.getByRole('button', { name: 'Search everything' }));
  const field = await screen.findByRole('combobox');
  return { ...shown, field };
}

const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
/** By the beginning of its text: the words marked in it stand apart in a computed name. */
const findOption = (start: string) =>
  waitFor(() => {
    const found = screen.getAllByRole('option').find(({ textContent }) => textContent?.startsWith(start));
    if (found === undefined) throw new Error(`No option begins with ${start}.`);
    return found;
  });
/** The option that the keys are at, as a screen reader is told. */
function active(): string | null | undefined {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
}

describe('the palette', () => {
  it('opens with what is due, what was last touched and what can be done', async () => {
    const { field } = await open();
    expect(document.activeElement).toBe(field);
    await screen.findByRole('option', { name: /Answer to Complaint/ });
    const groups = screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
    expect(groups).toEqual(['Due next', 'Recent cases', 'Recent documents', 'Actions']);
    expect(screen.getByRole('option', { name: /^Lease\.pdf/ }).getAttribute('href')).toBe(
      `/cases/${CASE_ID}/documents/${LEASE}`,
    );
    expect(active()).toContain('Answer to Complaint');
    expect(screen.getByRole('status').textContent).toBe(`${names().length} results`);
  });

  it('is walked with the keys, Enter opens, and the screen has the result', async () => {
    const { person, router } = await open();
    await screen.findByRole('option', { name: /Answer to Complaint/ });
    await person.keyboard('{ArrowDown}');
    expect(active()).toContain('Harlow v. Brandt Properties');
    await person.keyboard('{ArrowUp}{ArrowUp}');
    expect(active()).toBe('Sign out');
    await person.keyboard('{Home}{ArrowDown}{ArrowDown}');
    expect(active()).toContain('Lease.pdf');
    await person.keyboard('{End}{Home}{ArrowDown}{ArrowDown}{Enter}');
    expect(router.state.location.pathname).toBe(`/cases/${CASE_ID}/documents/${LEASE}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('opens in a new tab with Ctrl and Enter, and stays', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const { person } = await open();
    await screen.findByRole('option', { name: /Answer to Complaint/ });
    await person.keyboard('{Control>}{Enter}{/Control}');
    expect(opened).toHaveBeenCalledWith(`/cases/${CASE_ID}/milestones/deadline-1`, '_blank', 'noopener');
    expect(screen.getByRole('dialog')).toBeTruthy();
    opened.mockRestore();
  });

  it('finds passages from three letters on, with their page and case, and opens the quote', async () => {
    server.answer('documents.searchAll', () => ({
      results: [PASSAGE],
      corrected: [{ typed: 'rennt', read: 'rent' }],
    }));
    const { person, field, router } = await open();
    await person.type(field, 're');
    await waitFor(() => expect(screen.getByText('Nothing found for “re”')).toBeTruthy());
    expect(server.sent('documents.searchAll')).toEqual([]);
    await person.type(field, 'nnt');
    const passage = await screen.findByRole('option', { name: /The rent is due/ });
    expect(within(passage).getByText('rent').tagName).toBe('MARK');
    expect(passage.textContent).toContain('Page 3 · Lease.pdf · Harlow v. Brandt Properties');
    expect(await screen.findByText(/Showing passages for/)).toBeTruthy();
    await person.click(passage);
    const { pathname, search } = router.state.location;
    expect(`${pathname}${search}`).toBe(`/cases/${CASE_ID}/documents/${LEASE}?page=3&quote=120-149`);
  });

  it('an older answer that comes late does not take the place of a newer one', async () => {
    const answers = new Map<string, () => void>();
    server.answer('palette.find', ({ q = '' }) => {
      if (q === '') return RECENT;
      const found = { ...NOTHING, documents: [{ ...LEASE_FOUND, id: q, title: q, filename: `${q}.pdf` }] };
      return new Promise((resolve) => answers.set(q, () => resolve(found)));
    });
    const { field } = await open();
    fireEvent.change(field, { target: { value: 'first' } });
    await waitFor(() => expect(answers.has('first')).toBe(true));
    fireEvent.change(field, { target: { value: 'second' } });
    await waitFor(() => expect(answers.has('second')).toBe(true));
    answers.get('second')?.();
    await findOption('second.pdf');
    answers.get('first')?.();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(names().some((name) => name?.startsWith('first'))).toBe(false);
  });

  it('Enter before the answer waits for it', async () => {
    let answer = () => {};
    server.answer('palette.find', (input) => {
      if (input.q === '') return RECENT;
      const found = { ...NOTHING, documents: RECENT.documents };
      return new Promise((resolve) => {
        answer = () => resolve(found);
      });
    });
    const { person, field, router } = await open();
    await person.type(field, 'le{Enter}');
    await waitFor(() => expect(server.sent('palette.find').at(-1)).toEqual({ q: 'le' }));
    expect(router.state.location.pathname).toBe('/');
    answer();
    await waitFor(() => expect(router.state.location.pathname).toBe(`/cases/${CASE_ID}/documents/${LEASE}`));
  });

  it('knows actions by their words and those of the case, the case on screen first', async () => {
    const other = makeListedCase({ id: 'other', title: 'Quill v. Marsh', memberRole: 'viewer' });
    server.answer('cases.list', () => [other, makeListedCase()]);
    const { person, field, router } = await open(`/cases/${CASE_ID}/documents`);
    expect((await screen.findAllByRole('option', { name: /^Upload documents/ })).length).toBe(1);
    await person.type(field, 'deadl');
    await waitFor(() =>
      expect(names().filter((name) => name?.startsWith('Calculate'))).toEqual([
        'Calculate a deadlineHarlow v. Brandt Properties',
        'Calculate a deadlineQuill v. Marsh',
      ]),
    );
    await person.clear(field);
    await person.type(field, 'upload quill');
    expect(await screen.findByText('Nothing found for “upload quill”')).toBeTruthy();
    await person.clear(field);
    await person.type(field, 'add harlow');
    await person.click(await screen.findByRole('option', { name: /^Upload documents/ }));
    const { pathname, search } = router.state.location;
    expect(`${pathname}${search}`).toBe(`/cases/${CASE_ID}/documents?upload=new`);
  });

  it('says when nothing is found, with what can be typed', async () => {
    const { person, field } = await open();
    await person.type(field, 'zeppelin');
    expect(await screen.findByText('Nothing found for “zeppelin”')).toBeTruthy();
    expect(screen.getByText('type:order')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Nothing found.');
    expect(field.getAttribute('aria-expanded')).toBe('false');
  });

  it('says when it failed, and tries again with what was typed', async () => {
    const { person, field } = await open();
    server.answer('palette.find', () => {
      throw new Refusal(503, 'UNAVAILABLE');
    });
    await person.type(field, 'lease');
    expect(await screen.findByText('The search did not work')).toBeTruthy();
    server.answer('palette.find', () => ({ ...NOTHING, documents: RECENT.documents }));
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    await findOption('Lease.pdf');
    expect(screen.queryByText('The search did not work')).toBeNull();
  });

  it('still shows names when the text could not be searched', async () => {
    server.answer('palette.find', () => ({ ...NOTHING, documents: RECENT.documents }));
    server.answer('documents.searchAll', () => {
      throw new Refusal(503, 'UNAVAILABLE');
    });
    const { person, field } = await open();
    await person.type(field, 'lease');
    expect(await screen.findByText('The text of your documents was not searched')).toBeTruthy();
    await findOption('Lease.pdf');
  });
});

describe('the keys', () => {
  it('Ctrl and K opens and closes it, in a field too, and what is typed at once is not lost', async () => {
    const { person } = show();
    const elsewhere = screen.getByRole('textbox', { name: 'Elsewhere' });
    await person.click(elsewhere);
    await person.keyboard('{Control>}k{/Control}lea');
    const field = await screen.findByRole<HTMLInputElement>('combobox');
    await waitFor(() => expect(field.value).toBe('lea'));
    await person.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(elsewhere);
    expect(elsewhere).toHaveProperty('value', '');
  });

  it('nothing opens over another dialog', async () => {
    const { person } = show(
      <Dialog open onOpenChange={() => {}} title="Delete Case">
        Really?
      </Dialog>,
    );
    await person.keyboard('{Control>}k{/Control}?');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('? lists them, but not while something is typed', async () => {
    const { person } = show();
    await person.type(screen.getByRole('textbox', { name: 'Elsewhere' }), '?');
    expect(screen.queryByRole('dialog')).toBeNull();
    await person.click(document.body);
    await person.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard Shortcuts' });
    expect(within(dialog).getByText('List these keys')).toBeTruthy();
    await person.keyboard('?');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('single letters', () => {
  const letters = vi.fn();
  const listen = (event: KeyboardEvent) => letters(event.key);
  const openKeys = async (person: ReturnType<typeof show>['person']) => {
    await person.click(document.body);
    await person.keyboard('{Control>}k{/Control}');
    await person.type(await screen.findByRole('combobox'), 'keyboard');
    await person.click(await screen.findByRole('option', { name: /^Keyboard shortcuts/ }));
    return within(await screen.findByRole('dialog', { name: 'Keyboard Shortcuts' }));
  };
  const box = () => screen.getByRole('checkbox', { name: /^Single-letter shortcuts/ });

  beforeEach(() => {
    letters.mockClear();
    window.localStorage.clear();
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });

  it('are switched off for every screen, kept in this browser, and can be switched on again', async () => {
    const { person } = show();
    const dialog = await openKeys(person);
    expect(box()).toHaveProperty('checked', true);
    expect(dialog.getByText('Single letters work wherever nothing is being typed.')).toBeTruthy();
    await person.click(box());
    expect(dialog.getByText('Single letters are switched off in this browser.')).toBeTruthy();
    const listed = dialog.getByText('List these keys').closest('div');
    expect(listed?.textContent).toContain('Off');
    const next = dialog.getByText('Next').closest('div');
    expect(next?.textContent).not.toContain('J');
    expect(next?.textContent).toContain('↓');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    letters.mockClear();
    await person.click(document.body);
    await person.keyboard('jkn1?');
    expect(letters).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(window.localStorage.length).toBe(1);

    await openKeys(person);
    await person.click(box());
    expect(window.localStorage.length).toBe(0);
    await person.keyboard('{Escape}');
    await person.click(document.body);
    await person.keyboard('j');
    expect(letters).toHaveBeenCalledWith('j');
  });

  it('are still typed, and keys that are no letters still work', async () => {
    window.localStorage.setItem('proceed:single-keys', 'off');
    const { person } = show();
    const field = screen.getByRole('textbox', { name: 'Elsewhere' });
    await person.type(field, 'jk?');
    expect(field).toHaveProperty('value', 'jk?');
    expect(letters).toHaveBeenCalledTimes(3);
    await person.click(document.body);
    letters.mockClear();
    await person.keyboard('{ArrowDown}{Home}+0');
    expect(letters).toHaveBeenCalledTimes(4);
  });
});
