import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeadlineCalculatorCard } from '#client/timeline/deadline-calculator-card.tsx';
import type { User } from '#src/auth/schema.ts';
import { rulesFor } from '#src/law/case-law.ts';
import { CASE_ID, makeCase } from '#tests/factories/cases.ts';
import { makeMilestone } from '#tests/factories/milestones.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type FakeServer, startFakeServer } from '../fake-server.ts';
import { renderScreen } from '../render-screen.tsx';
import { calculate, stopTheClock } from './samples.ts';

let server: FakeServer;

beforeEach(() => {
  stopTheClock();
  server = startFakeServer({
    'cases.get': () => makeCase({ courtName: 'Second Judicial District Court', caseNumber: null }),
    'milestones.list': () => [],
    'milestones.create': () => makeMilestone(),
    'deadlines.calculate': calculate,
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const RULES = rulesFor('new_mexico_district', 'civil');
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const happened = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const region = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const said = () => screen.getByRole('status').textContent;
const words = () => screen.getByRole('region', { name: 'Result' }).textContent ?? '';

/** Everything is calculated from a Monday five weeks ago. */
async function open(user: Partial<User> = { role: 'defendant' }, trigger = '2026-02-09') {
  const card = <DeadlineCalculatorCard caseId={CASE_ID} caseState="NM" canAdd />;
  const { person } = renderScreen(card, makeUser(user));
  await screen.findByDisplayValue('New Mexico District Court');
  fireEvent.change(screen.getByLabelText(/\(trigger date\)/), { target: { value: trigger } });
  await person.click(button('Calculate All'));
  await screen.findByRole('group', { name: 'What happened on Mon, Feb 9?' });
  return person;
}

describe('everything that is calculated from a day', () => {
  it('asks first what happened on it, and shows no date as the person’s own', async () => {
    await open();
    const asked = screen.getByRole('group', { name: 'What happened on Mon, Feb 9?' });
    const names = within(asked)
      .getAllByRole<HTMLInputElement>('radio')
      .map((each) => each.closest('label')?.textContent);
    expect(names).toEqual([
      'The summons and complaint were served on you',
      'The motion was served on you',
      'The requests were served on you',
      'The judgment was entered',
      'The amended complaint was served on you',
      'Something else',
    ]);
    expect(screen.queryByRole('checkbox', { name: /Due/ })).toBeNull();
    expect(words()).not.toMatch(/overdue|has passed/i);
    expect(said()).toBe(`${RULES.length} deadlines calculated. Say what happened on Mon, Feb 9.`);
  });

  it('keeps every rule in sight, each under its event and without a word on how late it is', async () => {
    const person = await open();
    await person.click(screen.getByText(`Show all ${RULES.length} deadlines`));
    for (const { name } of RULES) expect(screen.getByText(name)).toBeTruthy();
    expect(
      region('If it was the day the summons and complaint were served on you').getByText(
        /Answer to Complaint Due/,
      ).parentElement?.textContent,
    ).toBe('Answer to Complaint Due: Wed, Mar 11');
    expect(words()).not.toMatch(/overdue|has passed|in \d+ days/i);
  });

  it('shows then what is counted from it alone, to be picked, and the others behind a word', async () => {
    const person = await open();
    await person.click(happened('The motion was served on you'));
    const own = region('Counted from the day the motion was served on you');
    expect(own.getAllByRole('checkbox').map((each) => each.closest('label')?.textContent)).toEqual([
      expect.stringContaining('Response to Motion Due'),
      expect.stringContaining('Response to Summary Judgment Motion Due'),
    ]);
    expect(said()).toBe('2 deadlines from the day the motion was served on you.');
    expect(screen.getByText(`Show the others (${RULES.length - 2})`)).toBeTruthy();
    expect(own.getAllByText(/· passed \d+ days ago$/)).toHaveLength(2);
    expect(words()).not.toMatch(/overdue/i);
    expect(
      screen.queryByRole('region', { name: 'If it was the day the motion was served on you' }),
    ).toBeNull();
    await person.click(own.getByRole('checkbox', { name: /Response to Motion Due/ }));
    await person.click(button('Add to timeline'));
    await waitFor(() => expect(server.sent('milestones.create')).toHaveLength(1));
    expect(server.sent('milestones.create')[0]).toMatchObject({ deadlineType: 'response_to_motion_due' });
  });

  it('forgets what was picked when something else happened', async () => {
    const person = await open();
    await person.click(happened('The motion was served on you'));
    await person.click(screen.getByRole('checkbox', { name: /Response to Motion Due/ }));
    await person.click(happened('The summons and complaint were served on you'));
    expect(screen.getByText('· 0 picked')).toBeTruthy();
    expect(button('Add to timeline').disabled).toBe(true);
  });

  it('shows beside it what usually falls on the same day', async () => {
    const person = await open();
    await person.click(happened('The judgment was entered'));
    const filed = region('Usually the same day: the day the judgment was filed');
    expect(filed.getByRole('checkbox', { name: /Notice of Appeal Due/ })).toBeTruthy();
  });

  it('holds what is less usual in a list', async () => {
    const person = await open();
    await person.click(happened('Something else'));
    const list = screen.getByLabelText('What else happened');
    expect(screen.queryByText('· 0 picked')).toBeNull();
    await person.selectOptions(list, 'The subpoena was served on you');
    expect(happened('Something else').checked).toBe(true);
    expect(
      region('Counted from the day the subpoena was served on you').getByText('Objections to Subpoena Due'),
    ).toBeTruthy();
    await person.click(happened('The motion was served on you'));
    expect(screen.queryByLabelText('What else happened')).toBeNull();
  });

  it('can be told from the others, and takes the focus along', async () => {
    const person = await open();
    await person.click(screen.getByText(`Show all ${RULES.length} deadlines`));
    await person.click(
      button('This happened: it was the day the counterclaim or crossclaim was served on you'),
    );
    expect(region(/^Counted from the day the counterclaim/).getAllByRole('checkbox')).toHaveLength(1);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('1 deadline · 0 picked'));
  });

  it('has happened as the deadline says that was chosen before', async () => {
    const person = await open();
    await person.selectOptions(screen.getByLabelText('Deadline type'), 'motion_to_strike_due');
    await person.click(button('Calculate All'));
    await screen.findByRole('region', { name: 'Counted from the day the pleading was served on you' });
    expect(happened('Something else').checked).toBe(true);
  });

  it('is asked anew for another day, and not for another way of service', async () => {
    const person = await open();
    await person.click(happened('The motion was served on you'));
    await person.selectOptions(screen.getByLabelText('Service method'), 'mail');
    await person.click(button('Calculate All'));
    await screen.findByText('· 0 picked');
    expect(happened('The motion was served on you').checked).toBe(true);
    fireEvent.change(screen.getByLabelText(/\(trigger date\)/), { target: { value: '2026-03-02' } });
    await person.click(button('Calculate All'));
    await screen.findByRole('group', { name: 'What happened on Mon, Mar 2?' });
    expect(happened('The motion was served on you').checked).toBe(false);
  });

  it('begins with what is usual for the side and the stage of the case', async () => {
    server.answer('milestones.list', () => [
      makeMilestone({ kind: 'Judgment entered', date: '2026-02-02', finishedAt: new Date('2026-02-03') }),
    ]);
    await open({ role: 'defendant' });
    const [first] = screen.getAllByRole('radio');
    expect(first?.closest('label')?.textContent).toBe('The judgment was entered');
  });

  it('begins for a plaintiff with what comes from the other side', async () => {
    await open({ role: 'plaintiff' });
    const [first] = screen.getAllByRole('radio');
    expect(first?.closest('label')?.textContent).toBe('The counterclaim or crossclaim was served on you');
  });
});

describe('what counts back from a hearing', () => {
  beforeEach(() => {
    server.answer('cases.get', () => makeCase({ state: 'CA', courtName: 'Superior Court of California' }));
  });
  async function openCalifornia(hearing?: string) {
    const card = <DeadlineCalculatorCard caseId={CASE_ID} caseState="CA" canAdd />;
    const { person } = renderScreen(card, makeUser({ role: 'defendant' }));
    await screen.findByDisplayValue('California');
    fireEvent.change(screen.getByLabelText(/\(trigger date\)/), { target: { value: '2026-02-09' } });
    if (hearing) fireEvent.change(screen.getByLabelText('Hearing date'), { target: { value: hearing } });
    await person.click(button('Calculate All'));
    await screen.findByRole('group', { name: /^What happened/ });
    return person;
  }

  it('waits for its day, which is not the day that was entered', async () => {
    const person = await openCalifornia();
    await person.click(happened('Something else'));
    await person.selectOptions(screen.getByLabelText('What else happened'), 'The hearing');
    expect(screen.getByText(/^These dates count back from the day of the hearing\./)).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: /Opposition to Motion Due/ })).toBeNull();
    await person.click(button('Enter the hearing date'));
    expect(document.activeElement).toBe(screen.getByLabelText('Hearing date'));
  });

  it('is the person’s own once its day was entered, whatever else happened', async () => {
    const person = await openCalifornia('2026-05-12');
    expect(
      region('Counted back from Tue, May 12, the day of the hearing').getByRole('checkbox', {
        name: /Opposition to Motion Due/,
      }),
    ).toBeTruthy();
    await person.click(happened('Something else'));
    expect(screen.getByLabelText('What else happened').textContent).not.toContain('The hearing');
  });
});
