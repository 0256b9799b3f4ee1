import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Case } from '#src/cases/schema.ts';
import type { Milestone } from '#src/timeline/schema.ts';
import { CASE_ID, makeCase } from '#tests/factories/cases.ts';
import { makeDocument } from '#tests/factories/documents.ts';
import { makeMilestone } from '#tests/factories/milestones.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { card, openPage } from '../milestones/open-page.tsx';
import { ANSWER, SERVED, SERVED_ID, stopTheClock } from '../timeline/samples.ts';

let server: FakeServer;
let item: Case;
let milestones: Milestone[];

beforeEach(() => {
  stopTheClock();
  item = makeCase();
  milestones = [SERVED, ANSWER];
  server = startFakeServer({
    'cases.get': () => item,
    'milestones.list': () => milestones,
    'milestones.update': () => ANSWER,
    'milestones.delete': () => ({ message: 'Deadline deleted' }),
    'documents.list': () => [],
    'attachments.list': () => [],
    'notes.list': () => ({ notes: [], nextCursor: null, total: 0 }),
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const open = (id: string = ANSWER.id) => openPage(id);
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const sent = () => server.sent('milestones.update');

describe('page of a milestone', () => {
  it('says what is due, in which case, and where one is', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Answer to Complaint Due' })).toBeTruthy();
    expect(screen.getByText('Mon, Mar 23, 2026')).toBeTruthy();
    expect(screen.getByText('in 7 days')).toBeTruthy();
    expect(screen.getByText('Due Soon')).toBeTruthy();
    const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect([...trail.querySelectorAll('li')].map((each) => each.textContent)).toEqual([
      'Cases',
      'D-202-CV-2026-00117',
      'Answer to Complaint Due',
    ]);
    expect(screen.getByRole('link', { name: 'Back to the timeline' }).getAttribute('href')).toBe(
      `/cases/${CASE_ID}/documents?timeline=list`,
    );
    const facts = await card('Case Information');
    for (const text of [
      'D-202-CV-2026-00117',
      'Civil Case',
      'Second Judicial District Court',
      'New Mexico',
    ]) {
      expect(facts.getByText(text)).toBeTruthy();
    }
    expect((await card('About this date (Milestone Details)')).getByText(ANSWER.id)).toBeTruthy();
  });

  it('has words for what is not known of the case', async () => {
    item = makeCase({ caseNumber: null, caseType: null });
    open();
    const facts = await card('Case Information');
    expect(facts.getByText('Not assigned')).toBeTruthy();
    expect(facts.getByText('Not specified')).toBeTruthy();
    expect(screen.getByText(`Case ${CASE_ID.slice(0, 8)}`)).toBeTruthy();
  });

  it('shows how the date was counted, in steps, and from what', async () => {
    open();
    const counted = await card('How this date was counted');
    expect(counted.getByText(/^Day 0 is Fri, Feb 20, 2026/)).toBeTruthy();
    expect(counted.getByText('The deadline is Mon, Mar 23, 2026.')).toBeTruthy();
    expect(counted.getByRole('link', { name: 'Complaint served' }).getAttribute('href')).toContain(SERVED_ID);
    expect(counted.getByText('New Mexico District Court')).toBeTruthy();
    expect(counted.queryByText(/By the rule it would be/)).toBeNull();
  });

  it('says when the date is not the one by the rule', async () => {
    milestones = [SERVED, { ...ANSWER, date: '2026-04-02', isAutoCalculated: false }];
    open();
    expect(await screen.findByText('By the rule it would be Mon, Mar 23')).toBeTruthy();
  });

  it('shows the document a milestone was derived from', async () => {
    server.answer('documents.get', () => makeDocument({ filename: 'scan0001.pdf', docType: 'Order' }));
    milestones = [makeMilestone({ derivedFromDocId: 'doc' })];
    open(makeMilestone().id);
    const link = await screen.findByRole('link', { name: /^Order \(\s*scan0001\.pdf\s*\)$/ });
    expect(link.getAttribute('href')).toBe(`/cases/${CASE_ID}/documents/doc`);
    expect(await screen.findByText(/The date was read from Order \(scan0001\.pdf\)/)).toBeTruthy();
  });

  it('says when that document was deleted', async () => {
    server.answer('documents.get', () => {
      throw new Refusal(404, 'NOT_FOUND');
    });
    milestones = [makeMilestone({ derivedFromDocId: 'doc' })];
    open(makeMilestone().id);
    expect(await screen.findByText('A document that was deleted')).toBeTruthy();
  });

  it('lists what was counted from it, and counts another from it', async () => {
    const { person } = open(SERVED_ID);
    const followers = await card('Counted from this date');
    expect(followers.getByRole('link', { name: 'Answer to Complaint Due' })).toBeTruthy();
    expect(screen.getByText('Marked as done on Feb 21, 2026.')).toBeTruthy();
    await person.click(followers.getByRole('button', { name: 'Calculate Deadline' }));
    expect(await screen.findByLabelText<HTMLInputElement>(/\(trigger date\)/)).toHaveProperty(
      'value',
      '2026-02-20',
    );
  });
});

describe('what can be done to a milestone', () => {
  it('what has to be filed is done only when something shows it', async () => {
    const { person } = open();
    await person.click(await button('Mark as Done'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Does the court have it?' }));
    const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Mark as Done' });
    expect(confirm.disabled).toBe(true);
    await person.click(dialog.getByRole('button', { name: 'Not yet' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent()).toEqual([]);
    await person.click(await button('Mark as Done'));
    await person.click(screen.getByRole('checkbox', { name: /something that shows it/ }));
    await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Mark as Done' }));
    await waitFor(() => expect(sent()).toEqual([{ id: ANSWER.id, expectedRevision: 3, isFinished: true }]));
  });

  it('another day is finished in one press', async () => {
    const fee = makeMilestone({ kind: 'Pay the jury fee', date: '2026-03-20' });
    milestones = [fee];
    const { person } = open(fee.id);
    await person.click(await button('Mark as Done'));
    await waitFor(() => expect(sent()).toEqual([expect.objectContaining({ id: fee.id, isFinished: true })]));
  });

  it('a day at the court that has not come is done only if it was held early or called off', async () => {
    const trial = makeMilestone({ kind: 'Trial', date: '2027-03-20', takesPlace: true });
    milestones = [trial];
    const { person } = open(trial.id);
    await person.click(await button('Mark as Done'));
    const dialog = within(await screen.findByRole('dialog', { name: 'This day has not come yet' }));
    await person.click(dialog.getByRole('button', { name: 'Not yet' }));
    expect(sent()).toEqual([]);
    await person.click(await button('Mark as Done'));
    await person.click(await button('It was held or called off'));
    await waitFor(() =>
      expect(sent()).toEqual([expect.objectContaining({ id: trial.id, isFinished: true })]),
    );
  });

  it('has the next thing to do as its one filled button', async () => {
    const response = makeMilestone({ kind: 'Respond to the motion', date: '2026-03-20' });
    milestones = [response];
    open(response.id);
    const how = await screen.findByRole('link', { name: 'See how to respond' });
    expect(how.getAttribute('href')).toBe('#how');
    expect(document.getElementById('how')?.textContent).toContain('How to respond to a motion');
    expect((await button('Mark as Done')).className).not.toContain('bg-accent-fill');
  });

  it('is reopened when it was done', async () => {
    const { person } = open(SERVED_ID);
    await person.click(await button('Reopen'));
    await waitFor(() => expect(sent()).toEqual([{ id: SERVED_ID, expectedRevision: 3, isFinished: false }]));
  });

  it('is renamed where its name stands', async () => {
    const { person } = open();
    await person.click(await button('More'));
    await person.click(screen.getByRole('menuitem', { name: 'Rename' }));
    await screen.findByLabelText('Name');
    await person.clear(screen.getByLabelText('Name'));
    await person.type(screen.getByLabelText('Name'), 'Answer{Enter}');
    await waitFor(() => expect(sent()).toEqual([{ id: ANSWER.id, expectedRevision: 3, kind: 'Answer' }]));
  });

  it('goes to the own calendar by a plain link', async () => {
    const { person } = open();
    await person.click(await button('More'));
    const link = screen.getByRole('menuitem', { name: 'Add to My Calendar' });
    expect(link.getAttribute('href')).toBe(`/api/milestones/${ANSWER.id}/calendar.ics`);
  });

  it('is deleted after a question, and the timeline opens', async () => {
    const { person, router } = open();
    await person.click(await button('More'));
    await person.click(screen.getByRole('menuitem', { name: 'Delete' }));
    expect((await screen.findByRole('dialog')).textContent).toContain('Its 2 reminders go with it');
    await person.click(await button('Delete Deadline'));
    expect(await screen.findByText('Elsewhere')).toBeTruthy();
    expect(router.state.location.search).toBe('?timeline=list');
  });

  it('has its reminders added and removed one by one', async () => {
    const { person } = open();
    const reminders = await card('Reminders');
    await person.click(reminders.getByRole('button', { name: 'Remove the reminder on Fri, Mar 20' }));
    const field = reminders.getByLabelText('Remind on');
    fireEvent.change(field, { target: { value: '2026-03-24' } });
    expect(reminders.getByText('This day is after the deadline.')).toBeTruthy();
    fireEvent.change(field, { target: { value: '2026-03-16' } });
    expect(reminders.getByText('Please choose a day after today.')).toBeTruthy();
    fireEvent.change(field, { target: { value: '2026-03-18' } });
    await person.click(reminders.getByRole('button', { name: 'Add Reminder' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()).toEqual([
      { id: ANSWER.id, expectedRevision: 3, reminderDates: ['2026-03-22'] },
      { id: ANSWER.id, expectedRevision: 3, reminderDates: ['2026-03-18', '2026-03-20', '2026-03-22'] },
    ]);
  });

  it('is nothing but reading for a viewer', async () => {
    item = makeCase({ memberRole: 'viewer' });
    const { person } = open();
    await card('Reminders');
    for (const name of ['Mark as Done', 'Move', 'Add Reminder', 'Calculate Deadline']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    await person.click(await button('More'));
    expect(screen.getAllByRole('menuitem')).toHaveLength(1);
  });
});

describe('a milestone that is not there', () => {
  it.each([
    ['milestone', () => open('no-such-id')],
    [
      'case',
      () => {
        server.answer('cases.get', () => {
          throw new Refusal(404, 'NOT_FOUND');
        });
        return open();
      },
    ],
  ])('says so: %s', async (_, openIt) => {
    openIt();
    expect(await screen.findByText('The requested milestone or case could not be found.')).toBeTruthy();
  });

  it('offers Retry when it only could not be loaded', async () => {
    let tries = 0;
    server.answer('milestones.list', () => {
      tries += 1;
      if (tries === 1) throw new TypeError('Failed to fetch');
      return milestones;
    });
    const { person } = open();
    expect(await screen.findByText('Failed to load milestone details. Please try again later.')).toBeTruthy();
    await person.click(await button('Retry'));
    expect(await screen.findByText('Mon, Mar 23, 2026')).toBeTruthy();
  });
});
