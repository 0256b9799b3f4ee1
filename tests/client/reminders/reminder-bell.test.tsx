import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ReminderBell } from '#client/reminders/reminder-bell.tsx';
import type { ReminderNotice } from '#src/reminders/schema.ts';
import { makeReminderNotice } from '#tests/factories/reminders.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { renderScreen } from '../render-screen.tsx';

const NOON = new Date('2026-03-20T18:00:00Z');

let server: FakeServer;
let notices: ReminderNotice[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  notices = [makeReminderNotice()];
  server = startFakeServer({
    'reminders.list': () => notices,
    'reminders.dismiss': ({ ids }) => {
      notices = notices.filter(({ id }) => !ids.includes(id));
      return { message: 'Reminders dismissed' };
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const open = async () => {
  const { person } = renderScreen(<ReminderBell />, makeUser());
  await person.click(await screen.findByRole('button', { name: /^Reminders:/ }));
  return { person, panel: await screen.findByRole('dialog', { name: 'Reminders' }) };
};

describe('the bell', () => {
  it('counts, and lists each with its day, its case and its page', async () => {
    const { panel } = await open();
    expect(screen.getByRole('button', { name: 'Reminders: 1 to read', hidden: true })).toBeTruthy();
    const link = within(panel).getByRole('link', { name: 'Answer to Complaint Due' });
    const { caseId, milestoneId } = makeReminderNotice();
    expect(link.getAttribute('href')).toBe(`/cases/${caseId}/milestones/${milestoneId}`);
    expect(within(panel).getByText('Mon, Mar 23 · in 3 days').getAttribute('datetime')).toBe('2026-03-23');
    expect(within(panel).getByText('Harlow v. Brandt')).toBeTruthy();
    expect(within(panel).queryByRole('button', { name: 'Dismiss all' })).toBeNull();
  });

  it("counts the days by the court's calendar", async () => {
    // Already Saturday in New York, still Friday in Hawaii.
    vi.setSystemTime('2026-03-21T06:00:00Z');
    notices = [
      makeReminderNotice({ id: 'a', kind: 'East', caseState: 'NY' }),
      makeReminderNotice({ id: 'b', kind: 'West', caseState: 'HI' }),
    ];
    const { panel } = await open();
    expect(within(panel).getByText('Mon, Mar 23 · in 2 days')).toBeTruthy();
    expect(within(panel).getByText('Mon, Mar 23 · in 3 days')).toBeTruthy();
  });

  it('says when a deadline has gone by', async () => {
    vi.setSystemTime('2026-03-24T18:00:00Z');
    const { panel } = await open();
    expect(within(panel).getByText('Mon, Mar 23 · 1 day overdue').className).toBe('');
    expect(within(panel).getByText('Mon, Mar 23 · 1 day overdue').parentElement?.className).toContain(
      'danger',
    );
  });

  it('says of a rule that changed which day it gives now', async () => {
    notices = [makeReminderNotice({ countedAgain: '2026-03-30' })];
    const { panel } = await open();
    expect(within(panel).getByText(/Counted again it is Mon, Mar 30\. Nothing was moved/)).toBeTruthy();
  });

  it('says of a rule that is here no more to check the date', async () => {
    notices = [makeReminderNotice({ isRuleGone: true })];
    const { panel } = await open();
    const said = within(panel).getByText(/no longer counts by this rule/);
    expect(said.textContent).toContain('Check it with the court clerk before you rely on it.');
  });

  it('says nothing of a rule that stands', async () => {
    const { panel } = await open();
    expect(within(panel).queryByText(/rule/)).toBeNull();
  });

  it('dismisses one, and then all that are left', async () => {
    notices = ['Answer', 'Reply', 'Disclosure'].map((kind) => makeReminderNotice({ id: kind, kind }));
    const { person, panel } = await open();
    await person.click(within(panel).getByRole('button', { name: 'Dismiss the reminder of Reply' }));
    await waitFor(() => expect(within(panel).queryByRole('link', { name: 'Reply' })).toBeNull());
    expect(panel.contains(document.activeElement)).toBe(true);
    await person.click(within(panel).getByRole('button', { name: 'Dismiss all' }));
    expect(await within(panel).findByText('No reminders')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reminders: none', hidden: true })).toBeTruthy();
    expect(server.sent('reminders.dismiss')).toEqual([{ ids: ['Reply'] }, { ids: ['Answer', 'Disclosure'] }]);
  });

  it('keeps what could not be dismissed, and says so', async () => {
    server.answer('reminders.dismiss', () => {
      throw new Refusal(503, 'UNAVAILABLE');
    });
    const { person, panel } = await open();
    await person.click(within(panel).getByRole('button', { name: /^Dismiss the reminder/ }));
    expect(await screen.findByText('Not Dismissed')).toBeTruthy();
    expect(within(panel).getByRole('link', { name: 'Answer to Complaint Due' })).toBeTruthy();
  });

  it('looks again each time it is opened', async () => {
    const { person, panel } = await open();
    notices = [makeReminderNotice(), makeReminderNotice({ id: 'new', kind: 'Reply' })];
    await person.keyboard('{Escape}');
    await waitFor(() => expect(panel.isConnected).toBe(false));
    await person.click(screen.getByRole('button', { name: 'Reminders: 1 to read' }));
    expect(await screen.findByRole('link', { name: 'Reply' })).toBeTruthy();
  });

  it('says that it failed, and tries again', async () => {
    server.answer('reminders.list', () => {
      throw new Refusal(500, 'INTERNAL');
    });
    const { person } = renderScreen(<ReminderBell />, makeUser());
    await person.click(screen.getByRole('button', { name: 'Reminders' }));
    expect(await screen.findByText("We couldn't load your reminders")).toBeTruthy();
    server.answer('reminders.list', () => notices);
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Answer to Complaint Due' })).toBeTruthy();
  });

  it('says that there is nothing', async () => {
    notices = [];
    const { panel } = await open();
    expect(within(panel).getByText('No reminders')).toBeTruthy();
  });
});

describe('when the app is opened', () => {
  it('the newest reminder is announced, once', async () => {
    const older = new Date('2026-03-19T12:00:00Z');
    notices = [
      makeReminderNotice({ id: 'older', kind: 'Reply', createdAt: older }),
      makeReminderNotice(),
      makeReminderNotice({ id: 'third', kind: 'Disclosure', createdAt: older }),
    ];
    const { person } = renderScreen(<ReminderBell />, makeUser());
    expect(await screen.findByText('In 3 days: Answer to Complaint Due')).toBeTruthy();
    expect(screen.getByText('Harlow v. Brandt, Mon, Mar 23. And 2 more reminders.')).toBeTruthy();
    // A notice takes clicks a moment after it is there.
    await waitFor(() => person.click(screen.getByRole('button', { name: 'Dismiss notice' })));
    await waitFor(() => expect(screen.queryByText('In 3 days: Answer to Complaint Due')).toBeNull());
    await person.click(screen.getByRole('button', { name: 'Reminders: 3 to read' }));
    await screen.findByRole('dialog', { name: 'Reminders' });
    expect(screen.queryByText('In 3 days: Answer to Complaint Due')).toBeNull();
  });

  it('nothing is announced when there is nothing', async () => {
    notices = [];
    renderScreen(<ReminderBell />, makeUser());
    expect(await screen.findByRole('button', { name: 'Reminders: none' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Dismiss notice' })).toBeNull();
  });
});
