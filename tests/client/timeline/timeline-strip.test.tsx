import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lookOf } from '#client/timeline/standing.tsx';
import { TimelineStrip } from '#client/timeline/timeline-strip.tsx';
import type { Milestone } from '#src/timeline/schema.ts';
import { CASE_ID } from '#tests/factories/cases.ts';
import { makeMilestone } from '#tests/factories/milestones.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type FakeServer, startFakeServer } from '../fake-server.ts';
import { renderScreen } from '../render-screen.tsx';
import { ANSWER, SERVED, stopTheClock } from './samples.ts';

let server: FakeServer;
let milestones: Milestone[];

beforeEach(() => {
  stopTheClock();
  milestones = [
    SERVED,
    ANSWER,
    makeMilestone({ id: 'late', kind: 'Jury fee', date: '2026-03-13' }),
    makeMilestone({ id: 'later', kind: 'Settlement conference', date: '2026-04-20' }),
    makeMilestone({ id: 'trial', kind: 'Trial', date: null }),
  ];
  server = startFakeServer({ 'milestones.list': () => milestones });
});
afterEach(() => {
  vi.useRealTimers();
});

const open = (item?: { state: string | null; caseType: string | null }) =>
  renderScreen(<TimelineStrip caseId={CASE_ID} item={item} />, makeUser()).person;

describe('timeline strip', () => {
  it('of letters alone shows no steps of a lawsuit, only the days that are kept', async () => {
    server = startFakeServer({
      'milestones.list': () => milestones,
      'next.lawsuits': () => ({ none: [CASE_ID], some: false }),
    });
    renderScreen(
      <TimelineStrip caseId={CASE_ID} item={{ state: 'NM', caseType: 'civil' }} />,
      makeUser({ role: 'defendant' }),
    );
    await screen.findByRole('heading', { name: 'YOUR DAYS' });
    expect(screen.queryByText('CASE TIMELINE')).toBeNull();
    expect(screen.queryByRole('link', { name: /^Trial/ })).toBeNull();
  });

  it('links each milestone with its standing in a word and its day', async () => {
    open({ state: 'CA', caseType: 'criminal' });
    const link = await screen.findByRole('link', { name: /^Answer to Complaint Due/ });
    expect(link.getAttribute('href')).toBe(`/cases/${CASE_ID}/milestones/${ANSWER.id}`);
    const texts = screen.getAllByRole('link').map((each) => each.textContent);
    expect(texts).toEqual([
      'Complaint servedDone·, Feb 20',
      'Answer to Complaint DueDue Soon·, Mar 23',
      'Jury feeOverdue·, Mar 13',
      'Settlement conferenceUpcoming·, Apr 20',
      'TrialUpcoming·, Pending',
    ]);
    expect(screen.getByRole('heading', { name: 'CASE TIMELINE' })).toBeTruthy();
    expect(screen.getByText('CA')).toBeTruthy();
    expect(screen.getByText('Criminal Case')).toBeTruthy();
  });

  it('takes a case that says neither for civil, in New Mexico', () => {
    open({ state: null, caseType: null });
    expect(screen.getByText('NM')).toBeTruthy();
    expect(screen.getByText('Civil Case')).toBeTruthy();
  });

  it('says nothing of a case that is not there yet: it may be a criminal one in California', () => {
    open(undefined);
    expect(screen.getByRole('heading', { name: 'CASE TIMELINE' })).toBeTruthy();
    expect(screen.queryByText(/NM|Civil Case/)).toBeNull();
  });

  it('says in the tooltip how a date came about and how many reminders are set', async () => {
    const person = open();
    await screen.findByRole('link', { name: /^Answer to Complaint Due/ });
    await person.tab();
    await person.tab();
    expect(document.activeElement?.textContent).toContain('Answer to Complaint Due');
    const tip = await screen.findByRole('tooltip');
    for (const text of ['Auto-calculated deadline', 'Rule 1-012(A) NMRA', '2 reminder(s) set']) {
      expect(tip.textContent).toContain(text);
    }
  });

  it('offers Retry when it could not be loaded', async () => {
    let tries = 0;
    server.answer('milestones.list', () => {
      tries += 1;
      if (tries === 1) throw new TypeError('Failed to fetch');
      return milestones;
    });
    const person = open();
    await person.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findAllByRole('link')).toHaveLength(5);
  });

  it('has a look for a status that nobody knows', () => {
    expect(lookOf('paused').word).toBe('Unknown');
    expect(lookOf('overdue').word).toBe('Overdue');
  });
});
