import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MoveDeadlineDialog } from '#client/timeline/move-deadline-dialog.tsx';
import { ERRORS } from '#src/errors.ts';
import type { DependentDeadline, Milestone } from '#src/timeline/schema.ts';
import { makeCase } from '#tests/factories/cases.ts';
import { makeMilestone } from '#tests/factories/milestones.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { renderScreen } from '../render-screen.tsx';
import { ANSWER, SERVED, SERVED_ID, stopTheClock, TODAY } from './samples.ts';

const REPLY = makeMilestone({
  id: 'reply',
  kind: 'Reply Due',
  date: '2026-04-07',
  triggerMilestoneId: ANSWER.id,
});

let server: FakeServer;
let milestones: Milestone[];
let dependents: DependentDeadline[];
const onClose = vi.fn();

beforeEach(() => {
  stopTheClock();
  onClose.mockClear();
  milestones = [SERVED, ANSWER, REPLY];
  dependents = [
    {
      id: ANSWER.id,
      kind: ANSWER.kind,
      date: ANSWER.date,
      newDate: '2026-04-01',
      ruleReference: ANSWER.ruleReference,
      steps: ['Day 0 is Mon, Mar 2, 2026. It is not counted.', 'The deadline is Wed, Apr 1, 2026.'],
    },
    {
      id: 'reply',
      kind: 'Reply Due',
      date: '2026-04-07',
      newDate: '2026-04-16',
      ruleReference: null,
      steps: [],
    },
  ];
  server = startFakeServer({
    'cases.get': () => makeCase(),
    'milestones.list': () => milestones,
    'milestones.dependents': () => dependents,
    'milestones.update': () => SERVED,
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const open = (milestone: Milestone = SERVED) =>
  renderScreen(
    <MoveDeadlineDialog milestone={milestone} caseState="NM" today={TODAY} onClose={onClose} />,
    makeUser(),
  ).person;
const setDate = (value: string) => fireEvent.change(screen.getByLabelText('New date'), { target: { value } });
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const sent = () => server.sent('milestones.update');
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });

describe('moving a deadline', () => {
  it('goes alone when one that was counted from it cannot be counted again', async () => {
    server.answer('milestones.dependents', () => {
      throw new Refusal(400, 'BAD_REQUEST', { message: '“Reply Due” cannot be counted again.' });
    });
    const person = open();
    setDate('2026-03-02');
    expect(await screen.findByText(/cannot be counted again. You can move this one alone/)).toBeTruthy();
    await person.click(await button('Move Deadline'));
    expect(await screen.findByText('Deadline Moved')).toBeTruthy();
    expect(sent()).toEqual([{ id: SERVED_ID, expectedRevision: 3, date: '2026-03-02' }]);
  });

  it('asks about those that were counted from it, old and new date, and moves those chosen', async () => {
    const person = open();
    expect((await button('Move Deadline')).disabled).toBe(true);
    setDate('2026-03-02');
    const answer = await box(/^Answer to Complaint Due/);
    expect(answer.closest('label')?.textContent).toContain('from Mon, Mar 23 →  to Wed, Apr 1');
    expect(screen.getByText('The deadline is Wed, Apr 1, 2026.')).toBeTruthy();
    expect(server.sent('milestones.dependents')[0]).toEqual({
      id: SERVED_ID,
      date: '2026-03-02',
    });
    expect(sent()).toEqual([]);
    await person.click(await button('Move with 2 deadlines'));
    expect(await screen.findByText('Deadline Moved')).toBeTruthy();
    expect(sent()).toEqual([
      {
        id: SERVED_ID,
        expectedRevision: 3,
        date: '2026-03-02',
        recalculate: [ANSWER.id, 'reply'],
      },
    ]);
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('leaves where it is what was counted from a deadline that stays', async () => {
    const person = open();
    setDate('2026-03-02');
    await person.click(await box(/^Answer to Complaint Due/));
    const reply = await box(/^Reply Due/);
    expect(reply.checked).toBe(false);
    expect(reply.disabled).toBe(true);
    expect(screen.getByText('It is counted from Answer to Complaint Due.')).toBeTruthy();
    await person.click(await button('Move Deadline'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).not.toHaveProperty('recalculate');
  });

  it('says that somebody else was first, shows their date and goes on from it', async () => {
    dependents = [];
    server.answer('milestones.update', () => {
      milestones = [{ ...ANSWER, date: '2026-03-30', revision: 7 }];
      throw new Refusal(409, 'CONFLICT', { message: 'Someone else changed this deadline meanwhile.' });
    });
    const person = open(ANSWER);
    expect(screen.getByText(/Moved by hand, it no longer follows that rule\./)).toBeTruthy();
    setDate('2026-04-02');
    await person.click(await button('Move Deadline'));
    expect(await screen.findByText('Somebody else was first')).toBeTruthy();
    expect(await screen.findByText(/It is on Mon, Mar 30 now\./)).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
    server.answer('milestones.update', () => ANSWER);
    await person.click(await button('Move Deadline'));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toMatchObject({ expectedRevision: 7, date: '2026-04-02' });
  });

  it('does not move while it is not known what would follow', async () => {
    server.answer('milestones.dependents', () => {
      throw new Refusal(503, 'UNAVAILABLE');
    });
    const person = open();
    setDate('2026-03-02');
    expect(await screen.findByText(ERRORS.UNAVAILABLE.text)).toBeTruthy();
    expect((await button('Move Deadline')).disabled).toBe(true);
    server.answer('milestones.dependents', () => []);
    await person.click(await button('Retry'));
    await waitFor(async () => expect((await button('Move Deadline')).disabled).toBe(false));
  });

  it('gives a date to a milestone without one', async () => {
    dependents = [];
    const trial = makeMilestone({ id: 'trial', kind: 'Trial', date: null });
    milestones = [trial];
    const person = open(trial);
    expect(screen.getByRole('heading', { name: 'Set a date for Trial' })).toBeTruthy();
    setDate('2026-09-14');
    // Nothing is taken for granted about a day that nobody said anything about.
    expect((await button('Set the Date')).disabled).toBe(true);
    expect(
      screen.getByRole('group', { name: 'Is this the day it is due, or the day you got it?' }),
    ).toBeTruthy();
    await person.click(screen.getByRole('radio', { name: /^The day it is due/ }));
    expect(screen.getByText('Mon, Sep 14 · in 182 days')).toBeTruthy();
    await waitFor(async () => expect((await button('Set the Date')).disabled).toBe(false));
    await person.click(await button('Set the Date'));
    await waitFor(() => expect(sent()).toEqual([{ id: 'trial', expectedRevision: 3, date: '2026-09-14' }]));
  });

  it('counts from the day on which something came', async () => {
    const answer = makeMilestone({ id: 'answer', kind: 'Answer to Complaint Due', date: null });
    milestones = [answer];
    const person = open(answer);
    await person.click(screen.getByRole('radio', { name: /^The day you got it/ }));
    fireEvent.change(screen.getByLabelText('The day you got it'), {
      target: { value: '2026-03-02' },
    });
    await person.click(await button('Calculate the Deadline'));
    expect(await screen.findByRole('heading', { name: 'Create Deadline' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/\(trigger date\)/).value).toBe('2026-03-02');
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLSelectElement>('Deadline type').value).toBe('answer_to_complaint_due'),
    );
    expect(sent()).toEqual([]);
  });

  it('does not call overdue what is done', async () => {
    open();
    expect(screen.getByText('Now on Fri, Feb 20.')).toBeTruthy();
  });
});
