import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UserContext } from '#client/auth/use-user.ts';
import { DocketPage } from '#client/docket/docket-page.tsx';
import { trpc } from '#client/lib/trpc.ts';
import type { Case } from '#src/cases/schema.ts';
import type { DocketEntry } from '#src/docket/requests-schema.ts';
import { MAX_DOCKET_TEXT } from '#src/docket/schema.ts';
import { CASE_ID, makeCase } from '#tests/factories/cases.ts';
import { makeDocket, makeEntry } from '#tests/factories/docket.ts';
import { makeUser } from '#tests/factories/users.ts';
import { DOUBTED_COURT, expectNoDoubt, whereDoubtLeads } from '../doubted-court.ts';
import { type FakeServer, type ProcedureName, Refusal, type Sent, startFakeServer } from '../fake-server.ts';
import { pressInNotice, renderRoutes } from '../render-screen.tsx';
import { stopTheClock } from '../timeline/samples.ts';
import {
  APPEAL_STAGE,
  CHANGED,
  DOCKET_STAGE,
  MOTION,
  makeResult,
  makeSaved,
  PASTE,
  UNNUMBERED,
} from './samples.ts';

type Saving = Sent<'docket.create'> | Sent<'docket.update'>;

let server: FakeServer;
let item: Case;
let dockets: DocketEntry[];

beforeEach(() => {
  stopTheClock();
  window.sessionStorage.clear();
  item = makeCase();
  dockets = [];
  const save = ({ rawText, autoParseAndReconcile = false }: Saving) => {
    const docket = makeDocket({ rawText, ...(!autoParseAndReconcile && { parsedEntries: null }) });
    dockets = [docket];
    return makeSaved(docket, autoParseAndReconcile);
  };
  server = startFakeServer({
    'cases.get': () => item,
    'milestones.list': () => [DOCKET_STAGE, APPEAL_STAGE],
    'documents.list': () => [],
    'docket.list': () => dockets,
    'docket.parse': () => makeResult(),
    'docket.create': save,
    'docket.update': save,
    'docket.delete': () => {
      dockets = [];
      return { message: 'Docket entry deleted successfully' };
    },
    'docket.formerTexts': () => [],
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function open(milestoneId: string = DOCKET_STAGE.id) {
  const page = (
    <UserContext value={makeUser()}>
      <DocketPage />
      <Refresh />
    </UserContext>
  );
  return renderRoutes(
    [
      { path: '/cases/:caseId/milestones/:milestoneId/docket', element: page },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    `/cases/${CASE_ID}/milestones/${milestoneId}/docket`,
  );
}

const field = () => screen.findByLabelText<HTMLTextAreaElement>('Paste Docket Text');
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const noButton = (name: string) => expect(screen.queryByRole('button', { name })).toBeNull();
const toast = async (title: string, description?: string) => {
  await screen.findByText(title, { selector: '[data-state] *' });
  if (description !== undefined) expect(screen.getAllByText(description).length).toBeGreaterThan(0);
};
/** What an event of the case does. */
let refreshDockets = async () => {};
function Refresh() {
  const utils = trpc.useUtils();
  refreshDockets = () => utils.docket.list.invalidate();
  return null;
}

const refuse = (message?: string) => () => {
  throw new Refusal(500, 'INTERNAL', message === undefined ? {} : { message });
};

/** Opens a docket page on which nothing is saved, with a text typed in. */
async function openWith(text: string) {
  const opened = open();
  const editor = await field();
  await opened.person.click(editor);
  await opened.person.paste(text);
  return { ...opened, editor };
}

describe('a court that is not certain', () => {
  it('is told once, before any date is offered', async () => {
    item = makeCase(DOUBTED_COURT);
    open();
    expect(await whereDoubtLeads()).toBe(`/?case=${CASE_ID}&edit=case`);
  });

  it('is not told of a court that is', async () => {
    open();
    await field();
    expectNoDoubt();
  });
});

describe('modes of the docket text', () => {
  it('asks for a text where none is saved, and counts its characters', async () => {
    const { editor } = await openWith(PASTE);
    expect(screen.getByRole('heading', { level: 1, name: 'Docket' })).toBeTruthy();
    expect(screen.getByText('Docket Text Input')).toBeTruthy();
    expect(screen.getByText(`${PASTE.length} of 50,000 characters`)).toBeTruthy();
    expect(editor.value).toBe(PASTE);
    for (const name of ['Parse & Preview', 'Save Raw Text', 'Save with Parsed Entries', 'Cancel']) {
      expect(await button(name)).toBeTruthy();
    }
  });

  it('previews: summary, table, changes; then saves with entries and leaves the preview', async () => {
    const { person } = await openWith(PASTE);
    await person.click(await button('Parse & Preview'));
    await toast('Parsing Complete', 'Found 3 entries: 1 new, 1 updated');
    expect(server.sent('docket.parse')).toEqual([
      { caseId: CASE_ID, milestoneId: DOCKET_STAGE.id, rawText: PASTE },
    ]);
    const summary = screen.getByRole('region', { name: 'Parse results' });
    expect(
      within(summary)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['1NEW', '1UPDATED', '1UNCHANGED']);
    expect(screen.getByText(MOTION.description)).toBeTruthy();
    expect(screen.getByText(CHANGED.changes[0] ?? '')).toBeTruthy();
    expect(screen.queryByLabelText('Paste Docket Text')).toBeNull();
    expect(screen.queryByText('Parsing Warnings')).toBeNull();
    await person.click(await button('Save with Parsed Entries'));
    await toast('Docket text saved successfully', 'Found 3 entries: 1 new, 1 updated');
    expect(server.sent('docket.create')).toEqual([
      { caseId: CASE_ID, milestoneId: DOCKET_STAGE.id, rawText: PASTE, autoParseAndReconcile: true },
    ]);
    expect(await screen.findByLabelText<HTMLTextAreaElement>('Saved docket text')).toMatchObject({
      value: PASTE,
    });
    noButton('Save with Parsed Entries');
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('saves the text alone', async () => {
    const { person } = await openWith(PASTE);
    await person.click(await button('Save Raw Text'));
    await toast('Docket text saved successfully');
    expect(server.sent('docket.create')).toMatchObject([{ rawText: PASTE, autoParseAndReconcile: false }]);
    expect(await screen.findByText(/entries not read yet/)).toBeTruthy();
  });

  it('views what is saved; Edit brings it into the field; saving updates the same docket', async () => {
    dockets = [makeDocket()];
    const { person } = open();
    expect(await screen.findByLabelText('Saved docket text')).toBeTruthy();
    expect(screen.getByText(/^Saved .* 1 entry$/)).toBeTruthy();
    await person.click(await button('Edit'));
    const editor = await field();
    expect(editor.value).toBe(PASTE);
    await person.type(editor, ' More');
    await person.click(await button('Save with Parsed Entries'));
    await toast('Docket text updated successfully');
    expect(server.sent('docket.update')).toEqual([
      { id: makeDocket().id, rawText: `${PASTE} More`, autoParseAndReconcile: true },
    ]);
  });

  it('an empty field for a newer page', async () => {
    dockets = [makeDocket()];
    const { person } = open();
    await person.click(await button('Paste a Newer Docket'));
    expect((await field()).value).toBe('');
    await person.click(await button('Cancel'));
    expect(await screen.findByLabelText('Saved docket text')).toBeTruthy();
  });

  it('Cancel leaves the preview with the text, then the edit with a way back', async () => {
    dockets = [makeDocket()];
    const { person } = open();
    await person.click(await button('Edit'));
    await person.type(await field(), ' More');
    await person.click(await button('Parse & Preview'));
    await person.click(await button('Cancel'));
    expect((await field()).value).toBe(`${PASTE} More`);
    await person.click(await button('Cancel'));
    expect(await screen.findByLabelText('Saved docket text')).toMatchObject({ value: PASTE });
    await pressInNotice(person, 'Undo');
    expect((await field()).value).toBe(`${PASTE} More`);
  });

  it('Edit leaves the preview', async () => {
    const { person } = await openWith(PASTE);
    await person.click(await button('Parse & Preview'));
    await person.click(await button('Edit'));
    expect((await field()).value).toBe(PASTE);
    expect(screen.queryByRole('region', { name: 'Parse results' })).toBeNull();
  });

  it('previews the saved text without an edit', async () => {
    dockets = [makeDocket()];
    const { person } = open();
    await person.click(await button('Parse & Preview'));
    expect(await screen.findByRole('region', { name: 'Parse results' })).toBeTruthy();
    await person.click(await button('Cancel'));
    expect(await screen.findByLabelText('Saved docket text')).toBeTruthy();
  });

  it('another milestone begins anew', async () => {
    const { person, router } = await openWith(PASTE);
    await person.click(await button('Parse & Preview'));
    await screen.findByRole('region', { name: 'Parse results' });
    await router.navigate(`/cases/${CASE_ID}/milestones/${APPEAL_STAGE.id}/docket`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Appeal docket' })).toBeTruthy();
    expect((await field()).value).toBe('');
    await router.navigate(`/cases/${CASE_ID}/milestones/${DOCKET_STAGE.id}/docket`);
    await screen.findByRole('heading', { level: 1, name: 'Docket' });
    expect((await field()).value).toBe(PASTE);
  });

  it('lists what could not be read', async () => {
    const parsingErrors = Array.from(
      { length: 14 },
      (_, index) => `Line ${index + 1} has no date we can read.`,
    );
    server.answer('docket.parse', () => makeResult({ parsingErrors }));
    const { person } = await openWith(PASTE);
    await person.click(await button('Parse & Preview'));
    const list = await screen.findByRole('list', { name: 'Parsing Warnings' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(10);
    expect(screen.getByText('4 more')).toBeTruthy();
    expect(screen.getByText('Line 14 has no date we can read.')).toBeTruthy();
  });

  it('says when nothing was found', async () => {
    const nothing = { newEntries: [], modifiedEntries: [], unchangedEntries: [], totalParsed: 0 };
    server.answer('docket.parse', () => makeResult(nothing));
    const { person } = await openWith('Nothing that looks like a docket');
    await person.click(await button('Parse & Preview'));
    await toast('Parsing Complete', 'Found 0 entries: 0 new, 0 updated');
    expect(screen.getByText('No entries found in this text')).toBeTruthy();
    expect(await button('Save Raw Text')).toBeTruthy();
  });
});

describe('what is wrong with a text', () => {
  it.each([
    ['', 'Please enter docket text'],
    ['   ', 'Please enter docket text'],
    ['3/2/26 a.', 'Docket text must be at least 10 characters'],
    ['x'.repeat(MAX_DOCKET_TEXT + 1), 'Docket text must be less than 50,000 characters'],
  ])('%.12s: %s', async (text, message) => {
    const { person, editor } = await openWith(text);
    for (const name of ['Parse & Preview', 'Save Raw Text', 'Save with Parsed Entries']) {
      await person.click(await button(name));
      expect(await screen.findByText(message)).toBeTruthy();
      expect(editor.getAttribute('aria-invalid')).toBe('true');
    }
    expect([...server.sent('docket.parse'), ...server.sent('docket.create')]).toEqual([]);
    expect(editor.value).toBe(text);
  });

  it('says how to paste what is too long', async () => {
    await openWith('x'.repeat(MAX_DOCKET_TEXT + 1));
    expect(await screen.findByText('50,001 of 50,000 characters')).toBeTruthy();
    expect(screen.getByText('Too long for one paste')).toBeTruthy();
  });
});

describe('failures', () => {
  it('of parsing: the server’s sentence, or ours; the text stays', async () => {
    const { person, editor } = await openWith(PASTE);
    server.answer('docket.parse', refuse('The docket is on fire.'));
    await person.click(await button('Parse & Preview'));
    await toast('Parsing Error', 'The docket is on fire.');
    expect(editor.value).toBe(PASTE);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await person.click(await button('Parse & Preview'));
    await toast('Parsing Error', 'Failed to parse docket text');
    expect(screen.getByText('Please check your internet connection and try again.')).toBeTruthy();
    expect(editor.value).toBe(PASTE);
  });

  it('of saving and updating', async () => {
    server.answer('docket.create', refuse());
    const { person, editor } = await openWith(PASTE);
    await person.click(await button('Save with Parsed Entries'));
    await toast('Error', 'Failed to save docket text');
    expect(editor.value).toBe(PASTE);
    expect(screen.getByText('Your text is still here. Try again when you are ready.')).toBeTruthy();
  });

  it('of updating', async () => {
    dockets = [makeDocket()];
    server.answer('docket.update', refuse());
    const { person } = open();
    await person.click(await button('Edit'));
    await person.click(await button('Save Raw Text'));
    await toast('Error', 'Failed to update docket text');
    expect((await field()).value).toBe(PASTE);
  });

  it('of deleting', async () => {
    vi.stubGlobal('confirm', () => true);
    dockets = [makeDocket()];
    server.answer('docket.delete', refuse());
    const { person } = open();
    await person.click(await button('Delete the docket of Docket'));
    await toast('Error', 'Failed to delete docket entry');
    expect(screen.getByLabelText('Saved docket text')).toBeTruthy();
  });

  it.each<ProcedureName>(['cases.get', 'milestones.list', 'docket.list'])(
    'of loading (%s), with a way back and again',
    async (name) => {
      const restore = server.refuse(name, new Refusal(500, 'INTERNAL'));
      const { person } = open();
      expect(await screen.findByText('Failed to load docket details. Please try again later.')).toBeTruthy();
      expect(screen.getByRole('link', { name: /^Back to/ })).toBeTruthy();
      restore();
      await person.click(await button('Retry'));
      expect(await field()).toBeTruthy();
    },
  );

  it('of finding it', async () => {
    open('6f7bd1c8-35d4-4f6b-9d3a-0c62ba1f1d10');
    expect(await screen.findByText('The requested milestone or case could not be found.')).toBeTruthy();
  });
});

describe('what is typed', () => {
  it('is there again after a reload, and gone once it is saved', async () => {
    await openWith(PASTE);
    cleanup();
    const { person } = open();
    expect((await field()).value).toBe(PASTE);
    expect(screen.getByText('Your text is still here')).toBeTruthy();
    await person.click(await button('Save Raw Text'));
    await screen.findByLabelText('Saved docket text');
    cleanup();
    open();
    expect(await screen.findByLabelText('Saved docket text')).toBeTruthy();
  });
});

describe('what others save meanwhile', () => {
  it('leaves what is typed where it is, and is there for the save', async () => {
    const { person, editor } = await openWith('My own page of the docket');
    dockets = [makeDocket()];
    await refreshDockets();
    expect(await screen.findByText(makeEntry().description)).toBeTruthy();
    expect(editor.isConnected).toBe(true);
    expect(editor.value).toBe('My own page of the docket');
    await person.click(await button('Save with Parsed Entries'));
    await toast('Docket text updated successfully');
    expect(server.sent('docket.create')).toEqual([]);
  });
});

describe('somebody who may only look', () => {
  it('sees the text and the entries, and no buttons that change', async () => {
    item = makeCase({ memberRole: 'viewer' });
    dockets = [makeDocket()];
    open();
    expect(await screen.findByLabelText('Saved docket text')).toBeTruthy();
    expect(screen.getByText(makeEntry().description)).toBeTruthy();
    for (const name of ['Edit', 'Parse & Preview', 'Paste a Newer Docket', 'Delete the docket of Docket']) {
      noButton(name);
    }
    expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull();
  });

  it('is told when there is none', async () => {
    item = makeCase({ memberRole: 'viewer' });
    open();
    expect(await screen.findByText('No docket text yet')).toBeTruthy();
    expect(screen.queryByLabelText('Paste Docket Text')).toBeNull();
  });
});

describe('master reconciled docket', () => {
  beforeEach(() => {
    dockets = [makeDocket({ parsedEntries: [makeEntry(), UNNUMBERED, CHANGED, MOTION] })];
  });
  const entries = () =>
    within(screen.getByRole('list', { name: 'Docket entries' }))
      .getAllByRole('article')
      .map((article) => article.textContent);

  it('has every entry, the newest first, and what is searched', async () => {
    const { person } = open();
    await screen.findByText(MOTION.description);
    expect(entries().map((text) => /MOTION|SUMMONS|Judge|COMPLAINT/.exec(text)?.[0])).toEqual([
      'MOTION',
      'SUMMONS',
      'Judge',
      'COMPLAINT',
    ]);
    await person.type(screen.getByLabelText('Search the docket'), 'judge');
    await waitFor(() => expect(entries()).toHaveLength(1));
    expect(screen.getByText('1 of 4 entries')).toBeTruthy();
    await person.type(screen.getByLabelText('Search the docket'), ' nowhere');
    expect(await screen.findByText('No entries match these filters.')).toBeTruthy();
    await person.click(await button('Clear filters'));
    await waitFor(() => expect(entries()).toHaveLength(4));
  });

  it('lists the saved texts, and asks before it deletes one', async () => {
    const confirm = vi.fn(() => false);
    vi.stubGlobal('confirm', confirm);
    const { person } = open();
    const table = await screen.findByRole('table', { name: 'Master Reconciled Docket' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Created', 'Milestone', 'Preview', 'Actions']);
    await person.click(await button('Delete the docket of Docket'));
    expect(confirm).toHaveBeenCalledWith('Are you sure you want to delete this docket entry?');
    expect(server.sent('docket.delete')).toEqual([]);
    confirm.mockReturnValue(true);
    await person.click(await button('Delete the docket of Docket'));
    await toast('Docket entry deleted successfully');
    expect(await field()).toBeTruthy();
    server.answer('docket.restore', () => {
      dockets = [makeDocket()];
      return makeDocket();
    });
    await pressInNotice(person, 'Undo');
    await toast('Docket entry restored');
    expect(await screen.findByLabelText('Saved docket text')).toBeTruthy();
  });

  it('shows one docket of several, or all', async () => {
    const appeal = makeDocket({
      id: 'appeal',
      milestoneId: APPEAL_STAGE.id,
      parsedEntries: [makeEntry({ description: 'NOTICE of Appeal' })],
    });
    dockets = [...dockets, appeal];
    const { person } = open();
    await screen.findByText(MOTION.description);
    expect(screen.queryByText('NOTICE of Appeal')).toBeNull();
    await person.selectOptions(screen.getByLabelText('Docket'), '');
    expect(await screen.findByText('NOTICE of Appeal')).toBeTruthy();
    expect(entries()).toHaveLength(5);
    const link = screen.getByRole('link', { name: 'Appeal docket' });
    expect(link.getAttribute('href')).toBe(`/cases/${CASE_ID}/milestones/${APPEAL_STAGE.id}/docket`);
  });
});
