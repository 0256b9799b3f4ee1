import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CasesWorkspace } from '#client/home/cases-workspace.tsx';
import { daysText, dueText } from '#client/text/due-text.ts';
import type { Help } from '#src/help/schema.ts';
import { stepFromTimeline } from '#src/next/from-timeline.ts';
import type { CaseStep } from '#src/next/schema.ts';
import type { OpenDeadline } from '#src/timeline/schema.ts';
import { CASE_ID, makeListedCase } from '#tests/factories/cases.ts';
import { makeOpenDeadline } from '#tests/factories/milestones.ts';
import { makeCaseNext } from '#tests/factories/next.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { renderScreen } from '../render-screen.tsx';
import { entriesOn } from './entries.ts';
import '../list-layout.ts';

let server: FakeServer;
let deadlines: OpenDeadline[];
let steps: CaseStep[];

const stepOf = (deadline: OpenDeadline): CaseStep => ({
  ...stepFromTimeline(deadline, entriesOn('2026-03-14')),
  caseId: deadline.caseId,
  caseTitle: deadline.caseTitle,
  caseState: deadline.caseState,
  canEdit: true,
});

beforeEach(() => {
  // Late evening of March 14 in New Mexico, already March 15 in UTC.
  vi.useFakeTimers({ now: new Date('2026-03-15T04:30:00Z'), toFake: ['Date'] });
  deadlines = [];
  steps = [];
  server = startFakeServer({
    'cases.listWithParticipants': () => [
      makeListedCase(),
      makeListedCase({ id: 'other', title: 'Okafor v. Lindgren' }),
    ],
    'next.all': () => ({ steps: [...steps, ...deadlines.map(stepOf)] }),
    'intake.open': () => [],
    'next.ofCase': makeCaseNext,
  });
});
afterEach(() => vi.useRealTimers());

const open = (role: 'plaintiff' | 'defendant' = 'plaintiff') =>
  renderScreen(<CasesWorkspace />, makeUser({ role }));
const group = (name: string) => screen.findByRole('region', { name });

describe('what is due', () => {
  it('puts the overdue first, then the soonest, each with its day, the days left and its case', async () => {
    deadlines = [
      makeOpenDeadline({
        id: 'a',
        kind: 'Witness list',
        date: '2026-03-12',
        caseTitle: 'Okafor v. Lindgren',
      }),
      makeOpenDeadline({ id: 'b', kind: 'Reply', date: '2026-03-15' }),
      makeOpenDeadline({
        id: 'c',
        kind: 'Answer to Complaint',
        date: '2026-03-23',
        ruleReference: 'Rule 1-012(A)',
      }),
      makeOpenDeadline({ id: 'd', kind: 'Trial', date: '2027-01-11' }),
    ];
    open();
    const first = within(await group('Do first'));
    expect(first.getByText('Thu, Mar 12 · 2 days overdue')).toBeTruthy();
    expect(first.getByText('Overdue', { selector: 'span' })).toBeTruthy();
    expect(first.getByText('Okafor v. Lindgren')).toBeTruthy();
    expect((await group('In the next 7 days')).textContent).toContain('Sun, 15 Mar: tomorrow');
    const later = await group('Later');
    expect(later.textContent).toContain('Mon, 23 Mar: in 9 days');
    expect(within(later).getByText('Rule 1-012(A)')).toBeTruthy();
    expect(later.textContent).toContain('Mon, 11 Jan 2027: in 303 days');
    const order = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(order).toEqual(['My Cases', 'Do first', 'In the next 7 days (1)', 'Later (2)', 'Select a Case']);
    expect(screen.getByRole('link', { name: 'Answer to Complaint' }).getAttribute('href')).toBe(
      `/cases/${CASE_ID}/milestones/c`,
    );
    expect(screen.getByRole('link', { name: /^What is due/ }).textContent).toContain('1 overdue, 1 soon');
  });

  it('counts as overdue what somebody marked as past due', async () => {
    deadlines = [
      makeOpenDeadline({ id: 'a', kind: 'Reply', date: '2026-03-16' }),
      makeOpenDeadline({ id: 'b', kind: 'Bond', date: '2026-04-20', status: 'past' }),
    ];
    open();
    expect(within(await group('Do first')).getByRole('link', { name: 'Bond' })).toBeTruthy();
  });

  it('stands in one line on each card, the most urgent one', async () => {
    deadlines = [
      makeOpenDeadline({ id: 'b', kind: 'Reply', date: '2026-03-18' }),
      makeOpenDeadline({ id: 'c', date: '2026-03-23' }),
    ];
    open();
    await group('Do first');
    const rows = within(screen.getByRole('list', { name: 'My Cases' })).getAllByRole('listitem');
    expect(rows[0]?.textContent).toContain('Wed, Mar 18 · in 4 daysReply');
    expect(rows[0]?.textContent).not.toContain('Answer to Complaint');
    expect(rows[1]?.textContent).not.toContain('Reply');
  });

  it('shows in a case all that is overdue there and the next day to come', async () => {
    deadlines = [
      makeOpenDeadline({ id: 'a', kind: 'Witness list', date: '2026-03-10' }),
      makeOpenDeadline({ id: 'x', kind: 'Elsewhere', date: '2026-03-11', caseId: 'other' }),
      makeOpenDeadline({ id: 'b', kind: 'Reply', date: '2026-03-14' }),
      makeOpenDeadline({ id: 'c', date: '2026-03-23' }),
    ];
    const { router } = open();
    await router.navigate(`/?case=${CASE_ID}`);
    const next = within(await group('Due next'));
    expect(next.getByText('Tue, Mar 10 · 4 days overdue')).toBeTruthy();
    expect(next.getByText('today')).toBeTruthy();
    const deadline = (name: string) => next.queryByRole('link', { name });
    expect(['Witness list', 'Reply', 'Elsewhere'].map((name) => deadline(name) !== null)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('shows 50 at a time', async () => {
    deadlines = Array.from({ length: 120 }, (_, index) =>
      makeOpenDeadline({ id: `d${index}`, kind: `Step ${index + 1}`, date: '2026-05-04' }),
    );
    const { person } = open();
    const later = await group('Later');
    expect(within(later).getAllByRole('listitem')).toHaveLength(50);
    expect(within(later).getByText('(119)')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Show 50 more' }));
    await person.click(screen.getByRole('button', { name: 'Show 19 more' }));
    expect(within(later).getAllByRole('listitem')).toHaveLength(119);
    expect(screen.queryByRole('button', { name: /more$/ })).toBeNull();
  });

  it('says so when nothing is', async () => {
    open();
    expect(await screen.findByText(/^Nothing has a date yet/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Select a Case' })).toBeTruthy();
    const [first] = await screen.findAllByRole('link', { name: /^Open / });
    expect(first?.getAttribute('href')).toMatch(/^\/\?case=/);
  });

  it('offers Retry, and never looks as if nothing were due, when the deadlines did not come', async () => {
    let tries = 0;
    server.answer('next.all', () => {
      tries += 1;
      if (tries === 1) throw new Refusal(503, 'UNAVAILABLE');
      return { steps: [stepOf(makeOpenDeadline())] };
    });
    const { person } = open();
    expect(await screen.findByText("We couldn't load your deadlines")).toBeTruthy();
    expect(screen.queryByText(/^Nothing has a date yet/)).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await group('Do first')).toBeTruthy();
  });

  it('says what helps on the day after an answer was due, with the telephone of the court', async () => {
    deadlines = [makeOpenDeadline({ id: 'a', kind: 'Answer to Complaint', date: '2026-03-12' })];
    server.answer('next.ofCase', () => ({ ...makeCaseNext(), help: [HELPER] }));
    open('defendant');
    const first = within(await group('Do first'));
    expect(await first.findByText('The day has passed. Do this today:')).toBeTruthy();
    const steps = first.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(steps).toHaveLength(4);
    expect(steps[0]).toMatch(/^Ask the clerk for the docket, and whether a default or a judgment/);
    expect(steps[1]).toMatch(/file your answer now/);
    expect(steps[2]).toMatch(/set it aside/);
    expect(first.getByRole('link', { name: 'Write the answer' }).getAttribute('href')).toBe(
      `/cases/${CASE_ID}/answer`,
    );
    const call = await first.findByRole('link', { name: /^Legal Aid of the Valley/ });
    expect(call.getAttribute('href')).toBe('tel:5055550142');
  });

  it('shows what else has passed with its path on a press', async () => {
    deadlines = ['2026-03-10', '2026-03-12'].map((date, index) =>
      makeOpenDeadline({ id: `d${index}`, kind: `Reply ${index}`, date }),
    );
    const { person } = open();
    const overdue = within(await group('Overdue'));
    await person.click(overdue.getByText('What to do today'));
    expect(await overdue.findByText(/whether it can still be filed/)).toBeTruthy();
  });
});

const HELPER: Help = {
  name: 'Legal Aid of the Valley',
  kind: 'legal-aid',
  phone: '505-555-0142',
  helps: 'Free lawyers',
  where: 'All of the state',
  verified: true,
  source: { title: 'Its page', address: 'https://example.org', dated: null, retrieved: '2026-03-01' },
};

const SOURCE = { n: 1, documentId: 'd1', filename: 'summons.pdf', page: 1, start: 4, end: 9, verified: true };
const CLOCK: CaseStep = {
  key: 'clock answer',
  title: 'Answer the lawsuit',
  why: 'summons.pdf gives a time for this: 30 days after service of this summons on you.',
  state: 'unknown',
  date: null,
  time: null,
  action: { label: 'Count the day', path: `/cases/${CASE_ID}/papers/d1` },
  sources: [{ ...SOURCE, quote: 'within thirty days' }],
  factIds: ['f1'],
  caseId: CASE_ID,
  caseTitle: 'Hargrove v. Copper Mesa Properties',
  caseState: 'NM',
  canEdit: true,
};
const TRIAL: CaseStep = {
  ...CLOCK,
  key: 'day 2026-05-04 hearing',
  title: 'Trial',
  why: 'order.pdf names this day. It is not on your timeline yet.',
  date: '2026-05-04',
  time: '09:00',
  takesPlace: true,
  action: { label: 'Look and keep', path: `/cases/${CASE_ID}/papers/d1` },
  factIds: ['f2', 'f3'],
};

describe('what papers name and no timeline holds', () => {
  const NAME = 'Named by your papers, not on your timeline';

  it('stands before what has its day, also where nothing has', async () => {
    steps = [CLOCK, TRIAL];
    open();
    const first = await group('Do first');
    expect(within(first).getByText('“within thirty days”')).toBeTruthy();
    expect(within(first).getByRole('link', { name: 'Count the day' }).getAttribute('href')).toBe(
      CLOCK.action?.path,
    );
    const named = await group(NAME);
    expect(named.textContent).toContain('Mon, 4 May, at 9:00 a.m.: in 51 daysplease check');
    expect(screen.queryByText(/^Nothing has a date yet/)).toBeNull();
  });

  it('is kept on the card of its paper, by the same road as the first paper', async () => {
    steps = [TRIAL];
    open();
    const first = within(await group('Do first'));
    expect(first.getByRole('link', { name: 'Look and keep' }).getAttribute('href')).toBe(
      `/cases/${CASE_ID}/papers/d1`,
    );
    expect(first.queryByRole('button', { name: 'Put on my timeline' })).toBeNull();
  });

  it('is never what to do first where a paper only offers it', async () => {
    steps = [{ ...TRIAL, title: 'An offer', isAllowed: true }];
    open();
    expect((await group('Offered or allowed by your papers')).textContent).toContain('An offer');
    expect(screen.getByText(/You do not have to take it/)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Do first' })).toBeNull();
  });

  it('shows how a day was counted that a paper only gives a time for', async () => {
    const counted = {
      citation: 'FRCP 6(a)',
      steps: ['Day 0 is Mon, Apr 20, 2026.'],
      caveats: ['Ask the clerk.'],
    };
    steps = [{ ...TRIAL, counted }];
    open();
    const named = within(await group('Do first'));
    expect(named.getByText('How this day was counted (FRCP 6(a))')).toBeTruthy();
    expect(named.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Day 0 is Mon, Apr 20, 2026.', 'Ask the clerk.']),
    );
    expect(named.getByRole('link', { name: 'Look and keep' })).toBeTruthy();
  });

  it('is put aside by whoever looked', async () => {
    steps = [TRIAL];
    server.answer('facts.decide', ({ id }) => ({ id }) as never);
    const { person } = open();
    await person.click(within(await group('Do first')).getByRole('button', { name: 'Not so' }));
    await waitFor(() => expect(server.sent('facts.decide')).toHaveLength(2));
    expect(server.sent('facts.decide')).toEqual(['f2', 'f3'].map((id) => ({ id, status: 'dismissed' })));
  });

  it('offers nothing to change to whoever may only read', async () => {
    steps = [{ ...TRIAL, canEdit: false }];
    open();
    const named = within(await group('Do first'));
    expect(named.getByRole('link', { name: 'Look at the paper' })).toBeTruthy();
    expect(named.queryByRole('link', { name: 'Look and keep' })).toBeNull();
    expect(named.queryByRole('button')).toBeNull();
  });

  it('never looks as if nothing were named when the papers were not looked through', async () => {
    server.answer('next.all', () => {
      throw new Refusal(503, 'UNAVAILABLE');
    });
    open();
    expect(await screen.findByText("We couldn't load your deadlines")).toBeTruthy();
    expect(screen.queryByText(/^Nothing has a date yet/)).toBeNull();
  });
});

describe('words for a day', () => {
  it.each([
    ['2026-03-14', 'today'],
    ['2026-03-15', 'tomorrow'],
    ['2026-03-16', 'in 2 days'],
    ['2026-03-13', '1 day overdue'],
    ['2026-03-04', '10 days overdue'],
    ['2026-11-02', 'in 233 days'],
  ])('%s is %s', (date, words) => {
    expect(daysText(date, '2026-03-14')).toBe(words);
  });

  it('names the year when it is another one', () => {
    expect(dueText('2025-12-31', '2026-01-02')).toBe('Wed, Dec 31, 2025 · 2 days overdue');
  });

  it('says where the rule of a deadline was changed since it was counted', async () => {
    deadlines = [makeOpenDeadline({ date: '2026-03-23', countedAgain: '2026-03-20' })];
    open();
    expect(
      await screen.findByText('The rule was changed here since. Counted again it is Fri, Mar 20.'),
    ).toBeTruthy();
  });
});
