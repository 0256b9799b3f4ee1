import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CaseRecord, SuggestedAction } from '#src/conversations/reply-schema.ts';
import type { ChatMessage } from '#src/conversations/schema.ts';
import type { Source } from '#src/text/source.ts';
import type { Check } from '#src/verification/schema.ts';
import { makeChatMessage } from '#tests/factories/conversations.ts';
import { makeMilestone } from '#tests/factories/milestones.ts';
import { askedAt } from '../documents/far-end.ts';
import { DOUBTED_COURT, expectNoDoubt, whereDoubtLeads } from '../doubted-court.ts';
import {
  type Desk,
  field,
  LEASE,
  makeLeaseConversation,
  openAssistant,
  startDesk,
} from './open-assistant.tsx';

let desk: Desk;
beforeEach(() => {
  desk = startDesk();
  desk.server.answer('milestones.list', () => [
    makeMilestone({ id: 'stage-docket', kind: 'Docket' }),
    makeMilestone({ id: 'stage-service', kind: 'Process of Service' }),
    makeMilestone({ id: 'stage-discovery', kind: 'Discovery' }),
  ]);
});

const SOURCE: Source = {
  n: 1,
  documentId: 'doc-1',
  filename: 'Lease.pdf',
  page: 2,
  quote: 'The rent is $1,480.00',
  start: 40,
  end: 61,
  verified: true,
};

/** The screen with one answer in an open conversation. */
function open(change: Partial<ChatMessage>, role: typeof LEASE.memberRole = 'owner') {
  desk.cases = [{ ...LEASE, memberRole: role }];
  desk.conversations = [makeLeaseConversation()];
  desk.messages = {
    'talk-1': [makeChatMessage({ role: 'assistant', confidence: 0.87, because: 'Why.', ...change })],
  };
  return openAssistant('?case=lease&conversation=talk-1').person;
}
const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('a court that is not certain', () => {
  it('is told once, over the newest reply', async () => {
    desk.cases = [{ ...LEASE, ...DOUBTED_COURT }];
    desk.conversations = [makeLeaseConversation()];
    desk.messages = {
      'talk-1': ['one', 'two'].map((id) =>
        makeChatMessage({ id, role: 'assistant', content: 'File your answer within 20 days.' }),
      ),
    };
    openAssistant('?case=lease&conversation=talk-1');
    expect(await whereDoubtLeads()).toBe('/?case=lease&edit=case');
    const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    const at = said.findIndex((text) => text.includes('We take it for'));
    expect(said[at - 1]).toContain('within 20 days');
    expect(said[at + 1]).toContain('within 20 days');
    expect(said.filter((text) => text.includes('We take it for'))).toHaveLength(1);
  });

  it('is not told before anything was asked', async () => {
    desk.cases = [{ ...LEASE, ...DOUBTED_COURT }];
    openAssistant('?case=lease');
    await screen.findByLabelText('Your question');
    expectNoDoubt();
  });
});

describe('the text of an answer', () => {
  it('has its structure, and numbers that open the page with the quote', async () => {
    open({ content: 'So it is:\n- rent [1]\n- nothing [7]', sources: [SOURCE] });
    const chip = await screen.findByRole('link', { name: 'Source 1: Lease.pdf, page 2' });
    expect(chip.getAttribute('href')).toBe('/cases/lease/documents/doc-1?page=2&quote=40-61');
    expect(chip.closest('li')?.parentElement?.tagName).toBe('UL');
    expect(screen.getByText('nothing [7]')).toBeTruthy();
    expect(href(/\[1\], page 2/)).toBe('/cases/lease/documents/doc-1?page=2&quote=40-61');
    expect(screen.getByText('Quoted and checked. Why.')).toBeTruthy();
  });

  it('runs, fetches and follows nothing that a paper or a model put there', async () => {
    const evil =
      '<img src=x onerror=alert(1)> ![p](https://evil.example/p.png) [click](https://evil.example) <a href="//e">e</a>';
    open({ content: evil, sources: [SOURCE] });
    expect((await screen.findByText(evil)).children).toHaveLength(0);
    const list = screen.getByRole('list', { name: 'Messages' });
    expect(list.querySelector('img, script, a[href*="evil"]')).toBeNull();
  });

  it('names the file, since a page of a case says nothing', async () => {
    open({ content: 'So it is.', sources: [SOURCE], actionType: 'summary' });
    await screen.findByRole('link', { name: /\[1\] Lease\.pdf, page 2/ });
  });

  it('names the file where several are quoted', async () => {
    open({
      content: 'Both.',
      sources: [SOURCE, { ...SOURCE, n: 2, documentId: 'doc-2', filename: 'Notice.docx' }],
    });
    await screen.findByRole('link', { name: /\[2\] Notice\.docx, page 2/ });
  });

  it('says when nothing stands behind it', async () => {
    open({ content: 'You should win.' });
    await screen.findByText(/Nothing in your documents or in what you entered stands behind this reply/);
  });

  it.each([
    'This comes closest to your question; read it before you rely on it. Closest: “rent is due” [1]',
    'Not in your documents, as far as the built-in engine can find.',
  ])('is calm about what nothing answers, and gives it no percentage: %s', async (content) => {
    open({ content, sources: [SOURCE], confidence: 0.9 });
    await screen.findByText('What comes closest');
    expect(screen.queryByText(/stands behind this reply/)).toBeNull();
    screen.getByRole('list', { name: 'Closest passages' });
    screen.getByText(/^Closest passages shown\./);
    expect(screen.queryByText(/%/)).toBeNull();
  });

  it('is not called checked when a quotation or a figure of it was not found', async () => {
    open({ content: 'So it is.', sources: [{ ...SOURCE, verified: false }] });
    await screen.findByText(/^Found, not certain\./);
  });
});

describe('what an answer rests on in the case', () => {
  it.each<[CaseRecord['kind'], string | null, string]>([
    ['case', null, '/?case=lease'],
    ['participant', 'p1', '/cases/lease/participants/p1'],
    ['participant', null, '/cases/lease/participants'],
    ['document', 'd1', '/cases/lease/documents/d1'],
    ['document', null, '/cases/lease/documents'],
    ['deadline', 'm1', '/cases/lease/milestones/m1'],
    ['deadline', null, '/cases/lease/documents?timeline=list'],
    ['docket', 'e1', '/cases/lease/milestones/stage-docket/docket'],
    ['summons', 's1', '/cases/lease/summons/s1'],
    ['summons', null, '/cases/lease/milestones/stage-service'],
    ['discovery', 'r1', '/cases/lease/milestones/stage-discovery'],
    ['answer', 'a1', '/cases/lease/answer'],
  ])('%s %s leads to its screen', async (kind, id, expected) => {
    open({ content: 'So it is.', records: [{ kind, id, text: 'What the row says' }] });
    await screen.findByRole('list', { name: 'From your case' });
    await screen.findByRole('link', { name: 'What the row says' });
    await expect.poll(() => href('What the row says')).toBe(expected);
    expect(screen.queryByText(/stands behind this reply/)).toBeNull();
  });
});

describe('what an answer was checked for', () => {
  const check = (change: Partial<Check>): Check => ({
    kind: 'date',
    text: 'March 3, 2025',
    start: 0,
    end: 13,
    status: 'found',
    note: '',
    source: null,
    ...change,
  });

  it('shows what needs a look, the worst first, and folds what was found', async () => {
    open({
      content: 'So it is.',
      checks: [
        check({ start: 1, source: { ...SOURCE, quote: 'March 3, 2025' } }),
        check({
          start: 2,
          kind: 'citation',
          text: 'Rule 1-012 NMRA',
          status: 'form-only',
          note: 'We do not hold it.',
        }),
        check({
          start: 3,
          kind: 'sum',
          text: '$9.00',
          status: 'not-found',
          note: 'It stands in no document.',
        }),
        check({
          start: 4,
          kind: 'citation',
          text: '999 Bad. Rep. 3',
          status: 'looks-wrong',
          note: 'No such reporter.',
        }),
      ],
    });
    await screen.findByRole('list', { name: 'To check' });
    const checks = within(screen.getByRole('list', { name: 'Messages' }));
    expect(
      checks
        .getAllByText(/^(looks wrong|not found in what was read|form is right, not in our library|found)$/)
        .map(({ textContent }) => textContent),
    ).toEqual(['looks wrong', 'not found in what was read', 'form is right, not in our library', 'found']);
    expect(checks.getByText('No such reporter.')).toBeTruthy();
    const folded = checks.getByText('1 more found').closest('details');
    expect(folded?.open).toBe(false);
    expect(
      within(folded ?? document.body)
        .getByRole('link', { hidden: true })
        .getAttribute('href'),
    ).toContain('page=2');
  });

  it('is folded whole when all was found', async () => {
    open({ content: 'So it is.', checks: [check({ start: 1 }), check({ start: 2 })] });
    const label = await screen.findByText('Checked: 2 statements, all found');
    expect(label.closest('details')?.open).toBe(false);
    expect(screen.queryByText('Please check before you rely on it')).toBeNull();
  });
});

it('two replies, each with checks, rows and something to do, make no two landmarks of one name', async () => {
  const reply = makeChatMessage({
    role: 'assistant',
    content: 'So it is.',
    checks: [
      {
        kind: 'date',
        text: 'March 3, 2025',
        start: 0,
        end: 13,
        status: 'not-found',
        note: 'It stands in no document.',
        source: null,
      },
    ],
    records: [{ kind: 'case', id: null, text: 'What the row says' }],
    suggestedActions: [{ type: 'upload', label: 'Upload the summons' }],
  });
  desk.cases = [LEASE];
  desk.conversations = [makeLeaseConversation()];
  desk.messages = { 'talk-1': [reply, { ...reply, id: 'second' }] };
  openAssistant('?case=lease&conversation=talk-1');
  await expect.poll(() => screen.queryAllByRole('button', { name: 'Upload the summons' })).toHaveLength(2);
  const names = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));
  expect(names).toEqual([...new Set(names)]);
});

describe('what may be done next', () => {
  const all: SuggestedAction[] = [
    {
      type: 'create-deadline',
      label: 'Add the deadline',
      name: 'Answer due',
      date: '2026-03-23',
      deadlineType: null,
      triggerDate: null,
    },
    { type: 'upload', label: 'Upload the summons' },
    { type: 'ask', label: 'Ask about service', message: 'Was I served?' },
    { type: 'open-document', label: 'Read the order', documentId: 'doc-9', page: 3 },
    { type: 'open-milestone', label: 'See the hearing', milestoneId: 'm9' },
    { type: 'open', label: 'Check a draft', place: 'check-draft' },
  ];

  it('opens the dialog for a deadline with what is known', async () => {
    const person = open({ content: 'So it is.', suggestedActions: all });
    await person.click(await screen.findByRole('button', { name: 'Add the deadline' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create Deadline' }));
    expect(dialog.getByDisplayValue('Answer due')).toBeTruthy();
    expect(dialog.getByDisplayValue('2026-03-23')).toBeTruthy();
    expect(desk.server.sent('milestones.create')).toEqual([]);
  });

  it('counts a day that is not known yet in the calculator', async () => {
    const counted = {
      ...all[0],
      date: null,
      deadlineType: 'answer_to_complaint_due',
      triggerDate: '2026-03-02',
    };
    const person = open({ content: 'So it is.', suggestedActions: [Object.assign({}, all[0], counted)] });
    await person.click(await screen.findByRole('button', { name: 'Add the deadline' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create Deadline' }));
    expect(dialog.getByRole('tab', { name: 'Calculate Deadline' }).getAttribute('aria-selected')).toBe(
      'true',
    );
    expect(dialog.getByDisplayValue('2026-03-02')).toBeTruthy();
  });

  it('opens the upload, asks the question, leads to the papers and screens', async () => {
    const person = open({ content: 'So it is.', suggestedActions: all });
    await screen.findByText('So it is.');
    expect(href('Read the order')).toBe('/cases/lease/documents/doc-9?page=3');
    expect(href('See the hearing')).toBe('/cases/lease/milestones/m9');
    expect(href('Check a draft')).toBe('/cases/lease/check-draft');
    await person.click(screen.getByRole('button', { name: 'Upload the summons' }));
    await screen.findByRole('dialog', { name: 'Upload Documents' });
    await person.keyboard('{Escape}');
    await person.click(screen.getByRole('button', { name: 'Ask about service' }));
    const one = await askedAt(desk.questions, 0);
    expect(one.input).toMatchObject({ message: 'Was I served?', conversationId: 'talk-1' });
    expect(field().value).toBe('');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Ask about service' }).disabled).toBe(true);
  });

  it('leaves out what a viewer may not do', async () => {
    open({ content: 'So it is.', suggestedActions: all }, 'viewer');
    await screen.findByRole('link', { name: 'Read the order' });
    for (const name of ['Add the deadline', 'Upload the summons', 'Ask about service']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
  });
});
