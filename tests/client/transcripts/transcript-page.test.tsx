import '../list-layout.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { UserContext } from '#client/auth/use-user.ts';
import { lineOnPage, pageRange, readAskedPlace } from '#client/transcripts/locate-line.ts';
import { TranscriptPage } from '#client/transcripts/transcript-page.tsx';
import type { Case } from '#src/cases/schema.ts';
import type { Transcript } from '#src/transcripts/schema.ts';
import { CASE_ID, makeCase } from '#tests/factories/cases.ts';
import { DEPOSITION, makeTranscript, makeTranscriptSummary } from '#tests/factories/transcript-records.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { renderRoutes } from '../render-screen.tsx';
import { READING } from './samples.ts';

let server: FakeServer;
let item: Case;
let transcript: Transcript;

beforeEach(() => {
  item = makeCase();
  transcript = makeTranscript({ testimonyFrom: 0 });
  server = startFakeServer({
    'cases.get': () => item,
    'milestones.list': () => [],
    'transcripts.get': () => transcript,
    'transcripts.update': (input) => makeTranscriptSummary(input),
    ...READING,
  });
});

function open(place = '') {
  return renderRoutes(
    [
      {
        path: '/cases/:caseId/transcripts/:transcriptId',
        element: (
          <UserContext value={makeUser()}>
            <TranscriptPage />
          </UserContext>
        ),
      },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    `/cases/${CASE_ID}/transcripts/${transcript.id}${place}`,
  );
}

const lines = () => screen.findByRole('listbox', { name: 'Lines of Deposition of Anselm Okoro' });

describe('a transcript', () => {
  it('shows its lines with page and number, and what is in it', async () => {
    open();
    const list = await lines();
    expect(await within(list).findByText('STATE OF NEW MEXICO')).toBeTruthy();
    expect(within(list).getByText('1:1')).toBeTruthy();
    expect(within(list).getAllByRole('option').length).toBeLessThan(60);
    const outline = screen.getByRole('complementary', { name: 'Outline' });
    expect(within(outline).getByRole('button', { name: /Cross-examination by Mr\. Dune/ })).toBeTruthy();
    expect(within(outline).getByRole('button', { name: /Exhibit 1 marked/ })).toBeTruthy();
  });

  it("shows the witness' answers alone", async () => {
    const { person } = open();
    const list = await lines();
    await within(list).findByText('STATE OF NEW MEXICO');
    await person.selectOptions(screen.getByLabelText('Whose words'), 'Witness’ answers only');
    await within(await lines()).findByText('Anselm Tobias Okoro.');
    expect(within(await lines()).queryByText('STATE OF NEW MEXICO')).toBeNull();
  });

  it('finds words and goes from place to place', async () => {
    const { person } = open();
    await lines();
    await person.type(screen.getByRole('searchbox', { name: 'Search the transcript' }), 'furnace');
    await screen.findByText('3 found');
    await person.keyboard('{Enter}');
    await screen.findByText('1 of 3');
    await person.click(screen.getByRole('button', { name: 'Previous place' }));
    await screen.findByText('3 of 3');
    await person.type(screen.getByRole('searchbox', { name: 'Search the transcript' }), 'zz');
    await screen.findByText('Not found');
  });

  it('copies chosen lines with their citation', async () => {
    const { person } = open('?page=3&line=16');
    const bar = await screen.findByRole('region', { name: 'Chosen lines' });
    await within(bar).findByText('Okoro Dep. 3:16');
    (await lines()).focus();
    await person.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await within(bar).findByText('Okoro Dep. 3:16–18');
    await person.click(within(bar).getByRole('button', { name: 'Copy Quotation' }));
    await screen.findByText('Quotation copied');
    expect(await navigator.clipboard.readText()).toBe(
      'Q. When did you first learn that the furnace in apartment 12 had failed?\nMR. DUNE: Objection. Foundation.\n(Okoro Dep. 3:16–18)',
    );
    const link = within(bar).getByRole('link', { name: 'Open in Document' });
    const [first, last] = ['3:16', '3:18'].map((place) =>
      DEPOSITION.lines.find(({ page, line }) => `${page}:${line}` === place),
    );
    expect(link.getAttribute('href')).toContain(`?page=3&quote=${first?.start}-${last?.end}`);
    await person.keyboard('{Escape}');
    await person.click(within(bar).getByRole('button', { name: 'Clear the choice' }));
    expect(screen.queryByRole('region', { name: 'Chosen lines' })).toBeNull();
  });

  it('goes to a place that somebody cites, or says which pages there are', async () => {
    const { person } = open();
    const field = await screen.findByRole('textbox', { name: 'Go to page and line' });
    for (const [text, words] of [
      ['soon', 'Write the page and the line, such as 42:7.'],
      ['42:7', 'This transcript has pages 1 to 7.'],
    ] as const) {
      await person.clear(field);
      await person.type(field, `${text}{Enter}`);
      expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    }
    await person.clear(field);
    await person.type(field, '5:2{Enter}');
    const bar = await screen.findByRole('region', { name: 'Chosen lines' });
    expect(within(bar).getByText('Okoro Dep. 5:2')).toBeTruthy();
  });

  it('says what could not be read', async () => {
    transcript = makeTranscript({ warnings: ['No line numbers were found.'] });
    open();
    expect(await screen.findByText('No line numbers were found.')).toBeTruthy();
  });

  it('puts details right; what the server refuses stands at its field', async () => {
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Edit Details' }));
    const dialog = await screen.findByRole('dialog', { name: 'Transcript Details' });
    await person.clear(within(dialog).getByLabelText('Title *'));
    await person.click(within(dialog).getByRole('button', { name: 'Save Details' }));
    await within(dialog).findByText('Please give the transcript a title.');
    await person.type(within(dialog).getByLabelText('Title *'), 'Okoro, volume 1');
    await person.clear(within(dialog).getByLabelText('Court Reporter'));
    server.answer('transcripts.update', () => {
      throw new Refusal(400, 'BAD_REQUEST', { fields: { witness: 'Who is that?' } });
    });
    await person.click(within(dialog).getByRole('button', { name: 'Save Details' }));
    await within(dialog).findByText('Who is that?');
    server.answer('transcripts.update', (input) => makeTranscriptSummary(input));
    await person.click(within(dialog).getByRole('button', { name: 'Save Details' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.sent('transcripts.update').at(-1)).toMatchObject({
      id: transcript.id,
      title: 'Okoro, volume 1',
      courtReporter: null,
      relatedMilestoneId: null,
    });
  });

  it('is read only for a viewer', async () => {
    item = makeCase({ memberRole: 'viewer' });
    open();
    await lines();
    expect(screen.queryByRole('button', { name: 'Edit Details' })).toBeNull();
  });

  it('that is gone says what may have happened', async () => {
    server.answer('transcripts.get', () => {
      throw new Refusal(404, 'NOT_FOUND');
    });
    open();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'It was removed, or its document was deleted.',
    );
    expect(screen.getByRole('link', { name: 'All Transcripts' })).toBeTruthy();
  });
});

describe('places', () => {
  it.each([
    ['42:7', { page: 42, line: 7 }],
    ['42', { page: 42, line: null }],
    ['p. 42, 7', { page: 42, line: 7 }],
    ['page 42 line 7', { page: 42, line: 7 }],
    ['soon', null],
    ['', null],
  ])('%j', (text, place) => {
    expect(readAskedPlace(text)).toEqual(place);
  });

  it('finds the line, or the next one that has words', () => {
    const all = makeTranscript();
    expect(pageRange(all, 9)).toBeNull();
    const [from, end] = pageRange(all, 1) ?? [0, 0];
    const page = DEPOSITION.lines.slice(from, end);
    expect(lineOnPage(page, 4)?.line).toBe(5);
    expect(lineOnPage(page, 25)?.line).toBe(22);
    expect(lineOnPage(page, null)?.line).toBe(1);
  });
});
