import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CreateDeadlineDialog, type DeadlinePrefill } from '#client/timeline/create-deadline-dialog.tsx';
import { CASE_ID, makeCase } from '#tests/factories/cases.ts';
import { makeMilestone } from '#tests/factories/milestones.ts';
import { makeUser } from '#tests/factories/users.ts';
import { formerlyNamed } from '#tests/setup/former-name.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { noticeTitle, renderScreen } from '../render-screen.tsx';
import { calculate, SERVED, SERVED_ID, stopTheClock } from './samples.ts';

let server: FakeServer;
const onClose = vi.fn();

beforeEach(() => {
  stopTheClock();
  onClose.mockClear();
  server = startFakeServer({
    'cases.get': () => makeCase(),
    'milestones.list': () => [SERVED],
    'milestones.create': () => makeMilestone(),
    'deadlines.calculate': calculate,
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const open = (prefill?: DeadlinePrefill, caseState = 'NM') =>
  renderScreen(
    <CreateDeadlineDialog
      caseId={CASE_ID}
      caseState={caseState}
      onClose={onClose}
      {...(prefill && { prefill })}
    />,
    makeUser(),
  ).person;
const create = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Create/ });
const sent = () => server.sent('milestones.create');
const setDate = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('a deadline entered by hand', () => {
  it('needs a name and a date', async () => {
    const person = open();
    expect(create().disabled).toBe(true);
    await person.type(screen.getByLabelText('Deadline Name *'), 'Witness list');
    expect(create().disabled).toBe(true);
    await person.keyboard('{Enter}');
    expect(await screen.findByText('Missing Information')).toBeTruthy();
    expect(screen.getByText('Please provide a name and date for the milestone.')).toBeTruthy();
    expect(sent()).toEqual([]);
    setDate('Date *', '2026-04-01');
    expect(create().disabled).toBe(false);
  });

  it('is created with the reminders that are still to come, and the dialog closes', async () => {
    const person = open();
    await person.type(screen.getByLabelText('Deadline Name *'), '  Witness list ');
    setDate('Date *', '2026-03-20');
    expect(screen.getByText('Friday')).toBeTruthy();
    await person.selectOptions(screen.getByLabelText('Status'), 'Due Soon');
    expect(
      screen.getByText(/^Reminders on Tue, Mar 17 and Thu, Mar 19\. If there is time, also 14 days/),
    ).toBeTruthy();
    await person.click(create());
    expect(await screen.findByText('Milestone Created')).toBeTruthy();
    expect(screen.getByText('The deadline has been added to your case timeline.')).toBeTruthy();
    expect(sent()).toEqual([
      {
        caseId: CASE_ID,
        kind: 'Witness list',
        date: '2026-03-20',
        status: 'due',
        position: 0,
        deadlineType: null,
        ruleReference: null,
        reminderDates: ['2026-03-17', '2026-03-19'],
        remindMore: true,
        isAutoCalculated: false,
      },
    ]);
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('has no reminders where none are wanted', async () => {
    const person = open({ name: 'Witness list', date: '2026-04-01' });
    await person.click(screen.getByLabelText(/^Remind me/));
    await person.click(create());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ reminderDates: null });
  });

  it('says how it shows when the chosen status is calmer than its date', async () => {
    open({ name: 'Witness list', date: '2026-03-13' });
    expect(
      screen.getByText(/3 days overdue\..*By its date it shows as Past Due on the timeline\./),
    ).toBeTruthy();
    expect(screen.getByText('No reminder: those days have passed.')).toBeTruthy();
  });

  it.each([
    [
      () => new Refusal(409, 'CONFLICT', { message: 'This deadline is already on the timeline.' }),
      'This deadline is already on the timeline.',
    ],
    [() => new TypeError('Failed to fetch'), 'Failed to create milestone'],
  ])('that could not be created stays as it was typed', async (failure, text) => {
    server.answer('milestones.create', () => {
      throw failure();
    });
    const person = open({ date: '2026-04-01' });
    await person.type(screen.getByLabelText('Deadline Name *'), 'Witness list');
    await person.click(create());
    expect(await noticeTitle(text)).toBe('Error');
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByLabelText<HTMLInputElement>('Deadline Name *').value).toBe('Witness list');
  });

  it('is not lost to Escape once something was typed', async () => {
    const person = open();
    await person.type(screen.getByLabelText('Deadline Name *'), 'W');
    await person.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('a deadline that is calculated', () => {
  const tab = { tab: 'calculate' } as const;
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

  it('needs a trigger date, and for one deadline its type', async () => {
    const person = open(tab);
    expect(button('Calculate Deadline').disabled).toBe(true);
    expect(button('Calculate All').disabled).toBe(true);
    setDate(/\(trigger date\)/, '2026-02-20');
    await waitFor(() => expect(button('Calculate All').disabled).toBe(false));
    expect(button('Calculate Deadline').disabled).toBe(true);
    await person.selectOptions(screen.getByLabelText('Deadline type'), 'answer_to_complaint_due');
    expect(button('Calculate Deadline').disabled).toBe(false);
    expect(create().disabled).toBe(true);
  });

  it('is preselected on the earlier date, with the warning, and sent with what it was counted from', async () => {
    const person = open(tab, 'OH');
    const [forTrigger] = await screen.findAllByLabelText('Or a date on your timeline (milestone)');
    if (!forTrigger) throw new Error('no picker');
    await person.selectOptions(forTrigger, SERVED_ID);
    await person.selectOptions(screen.getByLabelText('Jurisdiction'), 'federal');
    await person.selectOptions(screen.getByLabelText('Deadline type'), 'answer_to_complaint_due');
    await person.click(button('Calculate Deadline'));
    const court = await screen.findByRole<HTMLInputElement>('radio', { name: /^Court-rule date/ });
    expect(court.checked).toBe(true);
    expect(court.closest('label')?.textContent).toContain('Fri, Mar 13');
    expect(screen.getByText(/Use the earlier date\./)).toBeTruthy();
    expect(screen.getByText(/may not account for local rules or court orders/)).toBeTruthy();
    expect(screen.getByText(/^Day 0 is Fri, Feb 20, 2026/)).toBeTruthy();
    await person.click(create());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({
      kind: 'Answer to Complaint Due',
      date: '2026-03-13',
      status: 'past',
      deadlineType: 'answer_to_complaint_due',
      reminderDates: null,
      isAutoCalculated: true,
      triggerMilestoneId: SERVED_ID,
      calculation: { jurisdiction: 'federal', triggerDate: '2026-02-20', method: 'court-rule' },
    });
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('can be kept on the business-day date', async () => {
    const person = open({ ...tab, trigger: { date: '2026-03-09', milestoneId: null } });
    await person.selectOptions(screen.getByLabelText('Jurisdiction'), 'federal');
    await person.selectOptions(screen.getByLabelText('Deadline type'), 'answer_to_complaint_due');
    await person.click(button('Calculate Deadline'));
    await person.click(await screen.findByRole('radio', { name: /^Business-day date/ }));
    await person.click(create());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({
      date: '2026-04-07',
      status: 'upcoming',
      calculation: { method: 'business-day' },
    });
  });

  it('of a typed day is counted from no milestone, and an older result is not kept', async () => {
    const person = open({ ...tab, trigger: { date: '2026-02-20', milestoneId: SERVED_ID } });
    await screen.findByDisplayValue('New Mexico District Court');
    await person.selectOptions(screen.getByLabelText('Deadline type'), 'answer_to_complaint_due');
    await person.click(button('Calculate Deadline'));
    await screen.findByText('Mon, Mar 23');
    setDate(/\(trigger date\)/, '2026-03-02');
    expect(screen.queryByText('Mon, Mar 23')).toBeNull();
    expect(create().disabled).toBe(true);
    await person.click(button('Calculate Deadline'));
    await screen.findByText('Wed, Apr 1');
    await person.click(create());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ date: '2026-04-01', triggerMilestoneId: null });
  });

  it('by a rule that nobody has verified is chosen by the person alone', async () => {
    server.answer('deadlines.calculate', (input) =>
      calculate(input).map((deadline) => ({ ...deadline, status: 'unverified' })),
    );
    const person = open({ ...tab, trigger: { date: '2026-02-20', milestoneId: SERVED_ID } });
    await screen.findByDisplayValue('New Mexico District Court');
    await person.selectOptions(screen.getByLabelText('Deadline type'), 'answer_to_complaint_due');
    await person.click(button('Calculate Deadline'));
    expect(await screen.findByText('Not verified yet')).toBeTruthy();
    expect(screen.getByText(/^We have not verified this rule yet\./)).toBeTruthy();
    const radio = screen.getByRole<HTMLInputElement>('radio', { name: /^Court-rule date/ });
    expect(radio.checked).toBe(false);
    expect(create().disabled).toBe(true);
    await person.click(radio);
    expect(create().disabled).toBe(false);
  });

  it('by a rule that others read otherwise says how, and where, and is chosen by the person alone', async () => {
    const source = {
      title: 'A practice guide',
      address: 'https://example.org/guide',
      retrieved: '2026-03-02',
    };
    const readings = [{ says: 'Some courts count from the day of mailing.', source }];
    server.answer('deadlines.calculate', (input) =>
      calculate(input).map((deadline) => ({ ...deadline, status: 'disputed', readings })),
    );
    const person = open({ ...tab, trigger: { date: '2026-02-20', milestoneId: SERVED_ID } });
    await screen.findByDisplayValue('New Mexico District Court');
    await person.selectOptions(screen.getByLabelText('Deadline type'), 'answer_to_complaint_due');
    await person.click(button('Calculate Deadline'));
    expect(await screen.findByText('Disputed')).toBeTruthy();
    expect(screen.getByText(/^Not everybody reads this rule as we do\./)).toBeTruthy();
    const others = within(screen.getByRole('list', { name: 'How others read it' }));
    expect(others.getByText(/Some courts count from the day of mailing\./)).toBeTruthy();
    expect(others.getByRole('link', { name: 'A practice guide' })).toHaveProperty('href', source.address);
    expect(others.getByText(/read on Mon, Mar 2, 2026/)).toBeTruthy();
    const radio = screen.getByRole<HTMLInputElement>('radio', { name: /^Court-rule date/ });
    expect(radio.checked).toBe(false);
    expect(create().disabled).toBe(true);
    await person.click(button('Calculate All'));
    await screen.findByRole('checkbox', { name: /Answer to Complaint Due/ });
    await person.click(screen.getByText('Dates, steps and warnings'));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Court-rule date/ }).checked).toBe(false);
    await person.click(screen.getByRole('checkbox', { name: /Answer to Complaint Due/ }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Court-rule date/ }).checked).toBe(true);
    expect(create().disabled).toBe(false);
  });

  it('several at once are picked from a list, none by itself', async () => {
    const person = open({ ...tab, trigger: { date: '2026-03-09', milestoneId: null } });
    await person.click(button('Calculate All'));
    expect(create().disabled).toBe(true);
    await person.click(await screen.findByRole('radio', { name: 'The motion was served on you' }));
    expect(screen.getByText('· 0 picked')).toBeTruthy();
    expect(create().disabled).toBe(true);
    await person.click(screen.getByRole('checkbox', { name: /Response to Summary Judgment Motion Due/ }));
    await person.click(screen.getByRole('checkbox', { name: /Response to Motion Due/ }));
    await person.click(button('Create 2 Deadlines'));
    expect(await screen.findByText('2 deadlines have been added to your case timeline.')).toBeTruthy();
    expect(sent()).toHaveLength(2);
    expect(server.sent('deadlines.calculate')[0]).toMatchObject({
      deadlineType: null,
      jurisdiction: 'new_mexico_district',
    });
  });

  it('that failed in the middle leaves picked only what is not on the timeline yet', async () => {
    let tries = 0;
    server.answer('milestones.create', () => {
      tries += 1;
      if (tries === 2) throw new Refusal(503, 'UNAVAILABLE');
      return makeMilestone();
    });
    const person = open({ ...tab, trigger: { date: '2026-03-09', milestoneId: null } });
    await person.click(button('Calculate All'));
    await person.click(await screen.findByRole('radio', { name: 'The motion was served on you' }));
    await person.click(screen.getByRole('checkbox', { name: /Response to Motion Due/ }));
    await person.click(screen.getByRole('checkbox', { name: /Response to Summary Judgment Motion Due/ }));
    await person.click(button('Create 2 Deadlines'));
    expect(await screen.findByText('· 1 picked')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('of which the page knows the kind waits for its day, with nothing calculated', async () => {
    open({ ...tab, deadlineType: 'motion_to_strike_due' });
    await waitFor(() =>
      expect(screen.getByLabelText('Deadline type')).toHaveProperty('value', 'motion_to_strike_due'),
    );
    expect(screen.getByLabelText('Jurisdiction')).toHaveProperty('value', 'new_mexico_district');
    expect(screen.getByLabelText(/\(trigger date\)/)).toHaveProperty('value', '');
    expect(create().disabled).toBe(true);
    expect(server.sent('deadlines.calculate')).toEqual([]);
  });

  it.each(['answer_to_petition_due', 'N1'])('of which the page knows %s is counted at once', async (type) => {
    formerlyNamed('new_mexico_district', 'N1', 'Answer to Petition Due');
    open({ ...tab, trigger: { date: '2026-03-09', milestoneId: null }, deadlineType: type });
    await waitFor(() => expect(server.sent('deadlines.calculate')).toHaveLength(1));
    expect(screen.getByLabelText('Deadline type')).toHaveProperty('value', 'answer_to_complaint_due');
    expect(server.sent('deadlines.calculate')).toMatchObject([{ deadlineType: type, kind: 'civil' }]);
  });
});
