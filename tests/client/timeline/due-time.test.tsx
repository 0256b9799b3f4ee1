import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DueItem } from '#client/home/due-item.tsx';
import { ReminderBell } from '#client/reminders/reminder-bell.tsx';
import { dayText, dueText } from '#client/text/due-text.ts';
import { DeadlineCalculatorCard } from '#client/timeline/deadline-calculator-card.tsx';
import { MilestoneDate } from '#client/timeline/milestone-date.tsx';
import { MonthAgenda } from '#client/timeline/month-agenda.tsx';
import { TimelineArea } from '#client/timeline/timeline-area.tsx';
import { TimelineStrip } from '#client/timeline/timeline-strip.tsx';
import { standing } from '#src/timeline/status.ts';
import { CASE_ID, makeCase } from '#tests/factories/cases.ts';
import { makeMilestone, makeOpenDeadline } from '#tests/factories/milestones.ts';
import { makeReminderNotice } from '#tests/factories/reminders.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type FakeServer, startFakeServer } from '../fake-server.ts';
import { renderRoutes, renderScreen } from '../render-screen.tsx';
import { calculate, stopTheClock, TODAY } from './samples.ts';
import '../list-layout.ts';

const TEXAS = makeCase({
  state: 'TX',
  courtName: '250th Judicial District Court, Travis County',
  caseNumber: 'D-1-GN-26-001234',
});
const ANSWER = makeMilestone({
  kind: 'Answer to Petition Due',
  date: '2026-04-06',
  dueTime: '10:00',
  isAutoCalculated: true,
});
let server: FakeServer;

beforeEach(() => {
  stopTheClock();
  server = startFakeServer({
    'cases.get': () => TEXAS,
    'milestones.list': () => [ANSWER],
    'milestones.create': () => ANSWER,
    'deadlines.calculate': calculate,
    'reminders.list': () => [makeReminderNotice({ dueTime: '10:00' })],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a day and its time in words', () => {
  it('stand together; most days have no time', () => {
    expect(dayText('2026-04-06', TODAY, '10:00')).toBe('Mon, Apr 6, by 10:00 a.m.');
    expect(dueText('2026-04-06', TODAY, '10:00')).toBe('Mon, Apr 6, by 10:00 a.m. · in 21 days');
    expect(dueText('2026-04-06', TODAY, null)).toBe('Mon, Apr 6 · in 21 days');
    expect(dueText('2027-04-05', TODAY, '12:00')).toBe('Mon, Apr 5, 2027, by noon · in 385 days');
  });
});

describe('a deadline that is due by a time of day', () => {
  it('says so where it is calculated, one or all', async () => {
    const card = <DeadlineCalculatorCard caseId={CASE_ID} caseState="TX" canAdd />;
    const { person } = renderScreen(card, makeUser({ role: 'defendant' }));
    await screen.findByDisplayValue(/^Texas/);
    fireEvent.change(screen.getByLabelText(/\(trigger date\)/), { target: { value: '2026-03-11' } });
    await person.selectOptions(screen.getByLabelText('Deadline type'), 'answer_to_petition_due');
    await person.click(screen.getByRole('button', { name: 'Calculate Deadline' }));
    const radio = await screen.findByRole('radio', { name: /^Court-rule date/ });
    expect(radio.closest('label')?.textContent).toContain('Mon, Apr 6, by 10:00 a.m.');
    expect(screen.getByRole('status').textContent).toBe('Answer to Petition Due: Mon, Apr 6, by 10:00 a.m.');
    await person.click(screen.getByRole('button', { name: 'Calculate All' }));
    expect(await screen.findByText('Mon, Apr 6, by 10:00 a.m. · in 21 days')).toBeTruthy();
    await person.click(screen.getByRole('radio', { name: 'Something else' }));
    const others = within(screen.getByRole('region', { name: /^If it was the day the citation/ }));
    expect(others.getByText(/Answer to Petition Due/).parentElement?.textContent).toContain(
      'Answer to Petition Due: Mon, Apr 6, by 10:00 a.m.',
    );
  });

  it('says so on its page, without a time where there is none', () => {
    const stage = { ...ANSWER, stands: standing(ANSWER, TODAY) };
    renderScreen(<MilestoneDate stage={stage} today={TODAY} />, makeUser());
    expect(screen.getByText('Mon, Apr 6, 2026')).toBeTruthy();
    expect(document.body.textContent).toContain('by 10:00 a.m. at the court');
    cleanup();
    renderScreen(<MilestoneDate stage={{ ...stage, dueTime: null }} today={TODAY} />, makeUser());
    expect(document.body.textContent).not.toContain('at the court');
  });

  it('says at which hour a trial is, where, and that the day is to be checked', () => {
    const trial = { ...ANSWER, kind: 'Trial', takesPlace: true, place: 'Courtroom 4', doubts: ['Ask.'] };
    const stage = { ...trial, stands: standing(trial, TODAY) };
    renderScreen(<MilestoneDate stage={stage} today={TODAY} />, makeUser());
    expect(document.body.textContent).toContain('at 10:00 a.m. at the court');
    expect(screen.getByText('Courtroom 4')).toBeTruthy();
    expect(screen.getByText('please check')).toBeTruthy();
  });

  it('says so in the list and in the month', async () => {
    server.answer('milestones.list', () => [{ ...ANSWER, date: '2026-03-23' }]);
    const area = <TimelineArea caseId={CASE_ID} item={TEXAS} documents={null} />;
    const { person } = renderScreen(area, makeUser());
    await person.click(screen.getByRole('tab', { name: 'Timeline' }));
    expect(await screen.findByText('Mon, Mar 23, by 10:00 a.m. · in 7 days')).toBeTruthy();
    await person.click(screen.getByRole('tab', { name: 'Month' }));
    const link = await screen.findByTitle('Answer to Petition Due, by 10:00 a.m.');
    expect(link.textContent).toBe('Due Soon: 10:00 a.m. Answer to Petition Due');
  });

  it('says so in the agenda of a month', () => {
    const stage = { ...ANSWER, stands: standing(ANSWER, TODAY) };
    const days = {
      month: '2026-04',
      today: TODAY,
      stagesOn: (date: string) => (date === ANSWER.date ? [stage] : []),
      holidayOn: () => null,
    };
    renderRoutes([{ path: '*', element: <MonthAgenda days={days} /> }]);
    expect(screen.getByRole('link').textContent).toContain('Upcoming · by 10:00 a.m. · in 21 days');
  });

  it('says so in the tip of the line of the case', async () => {
    const { person } = renderScreen(
      <TimelineStrip caseId={CASE_ID} item={{ state: 'TX', caseType: 'civil' }} />,
      makeUser(),
    );
    await screen.findByRole('link', { name: /^Answer to Petition Due/ });
    await person.tab();
    expect((await screen.findByRole('tooltip')).textContent).toContain('By 10:00 a.m. at the court');
  });

  it('says so among what is due of all cases', () => {
    const deadline = {
      ...makeOpenDeadline({ date: '2026-04-06', dueTime: '10:00' }),
      today: TODAY,
      standing: 'upcoming' as const,
    };
    renderScreen(<DueItem deadline={deadline} />, makeUser());
    const plate = screen.getByRole('time');
    expect(plate.getAttribute('datetime')).toBe('2026-04-06T10:00');
    expect(plate.textContent).toContain('10:00 a.m.');
  });

  it('says so in its reminder', async () => {
    const { person } = renderScreen(<ReminderBell />, makeUser());
    await person.click(await screen.findByRole('button', { name: 'Reminders: 1 to read' }));
    expect(await screen.findByText('Mon, Mar 23, by 10:00 a.m. · in 7 days')).toBeTruthy();
  });

  it('is put on the timeline with what it was counted from, and not with a time of its own', async () => {
    const card = <DeadlineCalculatorCard caseId={CASE_ID} caseState="TX" canAdd />;
    const { person } = renderScreen(card, makeUser());
    await screen.findByDisplayValue(/^Texas/);
    fireEvent.change(screen.getByLabelText(/\(trigger date\)/), { target: { value: '2026-03-11' } });
    await person.selectOptions(screen.getByLabelText('Deadline type'), 'answer_to_petition_due');
    await person.click(screen.getByRole('button', { name: 'Calculate Deadline' }));
    await screen.findByRole('radio', { name: /^Court-rule date/ });
    await person.click(screen.getByRole('button', { name: 'Add to timeline' }));
    await waitFor(() => expect(server.sent('milestones.create')).toHaveLength(1));
    expect(server.sent('milestones.create')[0]).not.toHaveProperty('dueTime');
  });
});
