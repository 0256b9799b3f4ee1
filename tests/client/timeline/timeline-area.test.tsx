import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UserContext } from '#client/auth/use-user.ts';
import { TimelineArea } from '#client/timeline/timeline-area.tsx';
import type { MemberRole } from '#src/auth/permissions.ts';
import type { Milestone } from '#src/timeline/schema.ts';
import { CASE_ID, makeCase } from '#tests/factories/cases.ts';
import { makeMilestone } from '#tests/factories/milestones.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { renderRoutes } from '../render-screen.tsx';
import { ANSWER, SERVED, stopTheClock } from './samples.ts';
import '../list-layout.ts';

let server: FakeServer;
let milestones: Milestone[];
const FEE = makeMilestone({ id: 'fee', kind: 'Jury fee', date: '2026-03-13', reminderDates: ['2026-03-12'] });
const TRIAL = makeMilestone({ id: 'trial', kind: 'Trial', date: null });

beforeEach(() => {
  stopTheClock();
  milestones = [SERVED, ANSWER, FEE, TRIAL];
  server = startFakeServer({
    'milestones.list': () => milestones,
    'cases.get': () => makeCase(),
    'milestones.update': () => FEE,
    'milestones.delete': () => ({ message: 'Deadline deleted' }),
  });
});
afterEach(() => {
  vi.useRealTimers();
});

function open(at: string, memberRole: MemberRole = 'owner') {
  const area = (
    <TimelineArea caseId={CASE_ID} item={makeCase({ memberRole })} documents={<p>The documents</p>} />
  );
  return renderRoutes([{ path: '*', element: <UserContext value={makeUser()}>{area}</UserContext> }], at);
}

describe('documents and timeline of a case', () => {
  it('starts with the documents; the address says which view is open', async () => {
    const { person, router } = open('/');
    expect(screen.getByText('The documents')).toBeTruthy();
    await person.click(screen.getByRole('tab', { name: 'Timeline' }));
    expect(router.state.location.search).toBe('?timeline=list');
    await person.click(screen.getByRole('tab', { name: 'Month' }));
    expect(router.state.location.search).toBe('?timeline=month');
    await person.click(screen.getByRole('tab', { name: 'Documents' }));
    expect(router.state.location.search).toBe('');
  });
});

describe('timeline as a list', () => {
  it('puts first what is overdue, with weekday and days left', async () => {
    open('/?timeline=list');
    await screen.findByRole('region', { name: 'Overdue' });
    expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
      'Overdue (1)',
      'Due soon (1)',
      'No date yet (1)',
      'Done (1)',
    ]);
    expect(screen.getByText('Fri, Mar 13 · 3 days overdue')).toBeTruthy();
    expect(screen.getByText('Mon, Mar 23 · in 7 days')).toBeTruthy();
    expect(screen.getByText('Fri, Feb 20')).toBeTruthy();
    expect(screen.getByText('Pending')).toBeTruthy();
  });

  it('finds by name, and says when nothing matches', async () => {
    const { person } = open('/?timeline=list');
    await person.type(await screen.findByLabelText('Find a deadline'), 'jury');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    await person.type(screen.getByLabelText('Find a deadline'), 'zzz');
    expect(screen.getByText('No milestone matches')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Show Everything' }));
    await person.selectOptions(screen.getByLabelText('Show'), 'open');
    expect(screen.queryByText('Complaint served')).toBeNull();
  });

  it('finishes and reopens what was seen', async () => {
    const { person } = open('/?timeline=list');
    await person.click(await screen.findByRole('button', { name: 'Mark Jury fee as done' }));
    await person.click(screen.getByRole('button', { name: 'Reopen Complaint served' }));
    await waitFor(() => expect(server.sent('milestones.update')).toHaveLength(2));
    expect(server.sent('milestones.update')).toEqual([
      { id: 'fee', expectedRevision: 3, isFinished: true },
      { id: SERVED.id, expectedRevision: 3, isFinished: false },
    ]);
  });

  it('takes a date away and puts it back', async () => {
    server.answer('milestones.update', () => ({ ...FEE, date: null, reminderDates: [], revision: 4 }));
    const { person } = open('/?timeline=list');
    await person.click(await screen.findByRole('button', { name: 'Actions for Jury fee' }));
    await person.click(screen.getByRole('menuitem', { name: 'Remove the Date' }));
    await screen.findByText('Date Removed');
    expect(server.sent('milestones.update')).toEqual([
      { id: 'fee', expectedRevision: FEE.revision, date: null },
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.sent('milestones.update')).toHaveLength(2));
    expect(server.sent('milestones.update')[1]).toEqual({
      ...{ id: 'fee', expectedRevision: 4 },
      ...{ date: '2026-03-13', status: FEE.status, reminderDates: ['2026-03-12'] },
    });
    await person.click(await screen.findByRole('button', { name: 'Actions for Trial' }));
    expect(screen.queryByRole('menuitem', { name: 'Remove the Date' })).toBeNull();
  });

  it('keeps the focus where the work is when a row leaves its group', async () => {
    const { person } = open('/?timeline=list');
    server.answer('milestones.update', () => {
      const done = { ...FEE, finishedAt: new Date() };
      milestones = [SERVED, ANSWER, done, TRIAL];
      return done;
    });
    await person.click(await screen.findByRole('button', { name: 'Mark Jury fee as done' }));
    await screen.findByRole('button', { name: 'Reopen Jury fee' });
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Mark Answer to Complaint Due as done'),
    );
  });

  it('renames in place; Escape leaves the name as it was', async () => {
    const { person } = open('/?timeline=list');
    const rename = async () => {
      await person.click(await screen.findByRole('button', { name: 'Actions for Jury fee' }));
      await person.click(screen.getByRole('menuitem', { name: 'Rename' }));
      await screen.findByLabelText('Name');
    };
    await rename();
    await person.type(screen.getByLabelText('Name'), 'x{Escape}');
    expect(await screen.findByRole('link', { name: 'Jury fee' })).toBeTruthy();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Actions for Jury fee');
    await rename();
    await person.clear(screen.getByLabelText('Name'));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
    await person.type(screen.getByLabelText('Name'), 'Jury demand fee{Enter}');
    await waitFor(() => expect(server.sent('milestones.update')).toHaveLength(1));
    expect(server.sent('milestones.update')).toEqual([
      { id: 'fee', expectedRevision: 3, kind: 'Jury demand fee' },
    ]);
  });

  it('deletes after a question that names it and its reminders', async () => {
    const { person } = open('/?timeline=list');
    await person.click(await screen.findByRole('button', { name: 'Actions for Jury fee' }));
    await person.click(screen.getByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('Jury fee');
    expect(dialog.textContent).toContain('Its reminder goes with it');
    expect(server.sent('milestones.delete')).toEqual([]);
    await person.keyboard('{Escape}');
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Actions for Jury fee'),
    );
    await person.click(screen.getByRole('button', { name: 'Actions for Jury fee' }));
    await person.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await person.click(await screen.findByRole('button', { name: 'Delete Deadline' }));
    expect(await screen.findByText('Milestone Deleted')).toBeTruthy();
    expect(server.sent('milestones.delete')).toEqual([{ id: 'fee' }]);
  });

  it('says what was counted from a milestone before that goes', async () => {
    const { person } = open('/?timeline=list');
    await person.click(await screen.findByRole('button', { name: 'Actions for Complaint served' }));
    await person.click(screen.getByRole('menuitem', { name: 'Delete' }));
    expect((await screen.findByRole('dialog')).textContent).toContain(
      'Answer to Complaint Due was counted from it and keeps its date.',
    );
  });

  it('loads again what somebody else has changed', async () => {
    server.answer('milestones.update', () => {
      milestones = [{ ...FEE, kind: 'Jury fee, paid in part', revision: 4 }];
      throw new Refusal(409, 'CONFLICT', { message: 'Someone else changed this deadline meanwhile.' });
    });
    const { person } = open('/?timeline=list');
    await person.click(await screen.findByRole('button', { name: 'Mark Jury fee as done' }));
    expect(await screen.findByText('Someone else changed this deadline meanwhile.')).toBeTruthy();
    expect(await screen.findByText('Jury fee, paid in part')).toBeTruthy();
  });

  it('offers a viewer nothing that the server would refuse', async () => {
    const { person } = open('/?timeline=list', 'viewer');
    await person.click(await screen.findByRole('button', { name: 'Actions for Jury fee' }));
    expect(screen.getAllByRole('menuitem').map((each) => each.textContent)).toEqual(['Add to My Calendar']);
    expect(screen.queryByRole('button', { name: /Create|Mark|Reopen/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Actions for Trial' })).toBeNull();
  });

  it('renders only what is in sight of very many', async () => {
    milestones = Array.from({ length: 500 }, (_, index) =>
      makeMilestone({ id: `m${index}`, kind: `Deadline ${index}` }),
    );
    open('/?timeline=list');
    expect(await screen.findByText('500 milestones')).toBeTruthy();
    expect(screen.getAllByRole('article').length).toBeLessThan(40);
  });

  it('offers Retry when it could not be loaded', async () => {
    let tries = 0;
    server.answer('milestones.list', () => {
      tries += 1;
      if (tries === 1) throw new TypeError('Failed to fetch');
      return milestones;
    });
    const { person } = open('/?timeline=list');
    await person.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Jury fee')).toBeTruthy();
  });
});

describe('timeline as a month', () => {
  const day = (date: string) => document.querySelector<HTMLButtonElement>(`[data-date="${date}"]`);

  it('shows the deadlines on their days and names the holidays of the court', async () => {
    const { person, router } = open('/?timeline=month');
    expect(await screen.findByRole('heading', { name: 'March 2026' })).toBeTruthy();
    expect(day('2026-03-13')?.closest('td')?.textContent).toContain('Overdue: Jury fee');
    expect(day('2026-03-16')?.getAttribute('aria-label')).toContain('Monday, March 16, today');
    await person.click(screen.getByRole('button', { name: 'Next month' }));
    await person.click(screen.getByRole('button', { name: 'Next month' }));
    expect(router.state.location.search).toBe('?timeline=month&month=2026-05');
    expect(day('2026-05-25')?.closest('td')?.textContent).toContain('Memorial Day');
    await person.click(screen.getByRole('button', { name: 'Today' }));
    expect(screen.getByRole('heading', { name: 'March 2026' })).toBeTruthy();
  });

  it('is walked with the keys; Enter adds a deadline on the day', async () => {
    const { person } = open('/?timeline=month');
    await screen.findByRole('heading', { name: 'March 2026' });
    day('2026-03-16')?.focus();
    await person.keyboard('{ArrowRight}{ArrowDown}');
    expect(document.activeElement).toBe(day('2026-03-24'));
    await person.keyboard('{Home}');
    expect(document.activeElement).toBe(day('2026-03-22'));
    await person.keyboard('{PageDown}');
    await waitFor(() => expect(document.activeElement).toBe(day('2026-04-22')));
    expect(document.querySelectorAll('[data-date][tabindex="0"]')).toHaveLength(1);
    await person.keyboard('{Enter}');
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Date *').value).toBe('2026-04-22');
  });

  it('adds nothing for a viewer', async () => {
    const { person } = open('/?timeline=month', 'viewer');
    await screen.findByRole('heading', { name: 'March 2026' });
    day('2026-03-16')?.focus();
    await person.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is an agenda on a phone', async () => {
    const real = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation(() => real('(max-width: 1px)'));
    open('/?timeline=month');
    await screen.findByRole('heading', { name: 'March 2026' });
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText('Today: nothing is due')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Jury fee/ }).textContent).toContain('Overdue · 3 days overdue');
    vi.restoreAllMocks();
  });
});
