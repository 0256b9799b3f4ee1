import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Case } from '#src/cases/schema.ts';
import { CASE_ID, makeCase } from '#tests/factories/cases.ts';
import { makeMilestone } from '#tests/factories/milestones.ts';
import { makeSummons } from '#tests/factories/summons.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { noticeTitle } from '../render-screen.tsx';
import { stopTheClock, TODAY } from '../timeline/samples.ts';
import { openSummons } from './open-summons.tsx';

let server: FakeServer;
let item: Case;
const milestone = makeMilestone({ kind: 'Process of Service' });
const HERE = `/cases/${CASE_ID}/summons/create`;

beforeEach(() => {
  stopTheClock();
  item = makeCase({ plaintiffName: 'Willa Hargrove', defendantName: 'Copper Mesa Properties LLC' });
  server = startFakeServer({
    'cases.get': () => item,
    'participants.list': () => [],
    'milestones.list': () => [milestone],
    'summons.create': () => makeSummons(),
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const submit = () => screen.findByRole('button', { name: 'Create Summons' });
const field = (name: string) => screen.getByLabelText(name);
const sent = () => server.sent('summons.create')[0];

describe('creating a summons', () => {
  it('is filled in, sends days as moments, and goes to the milestone', async () => {
    const { person, router } = openSummons(`${HERE}?milestoneId=${milestone.id}`);
    await submit();
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Cases',
      'D-202-CV-2026-00117',
      'Process of Service',
      'Create Summons',
    ]);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Party Information',
      'Court Information',
      'Attorney/Plaintiff Information',
      'Dates and Deadlines',
      'Additional Information',
    ]);
    expect(field('Plaintiff Name *')).toHaveProperty('value', 'Willa Hargrove');
    expect(field('County *')).toHaveProperty('value', 'Bernalillo');
    expect(field('State *')).toHaveProperty('value', 'NM');
    expect(field('Issued Date *')).toHaveProperty('value', TODAY);
    expect(field('Email')).toHaveProperty('value', 'ada@example.org');
    await person.type(field('Court Address *'), '400 Juniper Boulevard');
    await person.click(await submit());
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(`/cases/${CASE_ID}/milestones/${milestone.id}`),
    );
    expect(screen.getByText('Summons Created')).toBeTruthy();
    expect(screen.getByText('Your summons has been created successfully.')).toBeTruthy();
    expect(sent()).toMatchObject({
      caseId: CASE_ID,
      milestoneId: milestone.id,
      issuedDate: '2026-03-16T00:00:00.000Z',
      responseDeadlineDate: '2026-04-16T00:00:00.000Z',
      responseDeadlineDays: 30,
      status: 'draft',
      courtAddress: '400 Juniper Boulevard',
      judgeName: null,
    });
  });

  it('without a milestone goes to the case', async () => {
    const { person, router } = openSummons(HERE);
    await submit();
    expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe(`/cases/${CASE_ID}`);
    await person.type(field('Court Address *'), '400 Juniper Boulevard');
    await person.click(await submit());
    await waitFor(() => expect(router.state.location.pathname).toBe(`/cases/${CASE_ID}`));
  });

  it('asks for the agent of a business, lists what is missing, and keeps what was typed', async () => {
    const { person } = openSummons(HERE);
    await submit();
    expect(screen.queryByLabelText('Registered Agent Name *')).toBeNull();
    await person.selectOptions(field('Defendant Type'), 'entity');
    await person.clear(field('County *'));
    await person.clear(field('State *'));
    await person.type(field('State *'), 'n');
    expect(field('State *')).toHaveProperty('value', 'N');
    await person.click(await submit());
    const listed = await screen.findByRole('alert');
    expect(
      within(listed)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Registered agent name is required for business entities',
      'Registered agent address is required for business entities',
      'Court address is required',
      'County is required',
      'State must be a two-letter code',
    ]);
    const agent = field('Registered Agent Name *');
    expect(agent.getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(agent));
    expect(field('Plaintiff Name *')).toHaveProperty('value', 'Willa Hargrove');
    expect(sent()).toBeUndefined();
  });

  it('days that are none become thirty; other days are warned of', async () => {
    const { person } = openSummons(HERE);
    await submit();
    const days = field('Response Deadline (Days)');
    await person.clear(days);
    await person.tab();
    expect(days).toHaveProperty('value', '30');
    await person.clear(days);
    await person.type(days, '20');
    expect(await screen.findByText(/Notice 2 gives the defendant thirty days/)).toBeTruthy();
  });

  it('tells of the wrong form while the number is typed', async () => {
    const { person } = openSummons(HERE);
    await submit();
    await person.clear(field('Case Number'));
    await person.type(field('Case Number'), 'M-47-CV-2026-00012');
    const alert = await screen.findByText('This is the wrong form for this court');
    expect(alert.parentElement?.textContent).toContain('Form 4-204, which gives 20 days');
  });

  it.each([
    [
      ['County is required', 'Court name is required'],
      'Validation failed: County is required, Court name is required',
    ],
    [undefined, 'The clerk is asleep.'],
  ])('tells what the server refuses: %j', async (errors, text) => {
    server.answer('summons.create', () => {
      throw new Refusal(400, 'BAD_REQUEST', {
        message: 'The clerk is asleep.',
        ...(errors && { errors, fields: { county: 'County is required' } }),
      });
    });
    const { person } = openSummons(HERE);
    await submit();
    await person.type(field('Court Address *'), '400 Juniper Boulevard');
    await person.click(await submit());
    expect(await noticeTitle(text)).toBe('Error');
    expect(field('Court Address *')).toHaveProperty('value', '400 Juniper Boulevard');
  });

  it('has a skeleton, and says when there is no such case', async () => {
    server.answer('cases.get', () => {
      throw new Refusal(404, 'NOT_FOUND');
    });
    openSummons(HERE);
    expect(screen.getByText('Loading the case')).toBeTruthy();
    expect(await screen.findByText('Case not found.', { selector: 'p' })).toBeTruthy();
  });

  it('is not for a viewer', async () => {
    item = makeCase({ memberRole: 'viewer' });
    openSummons(HERE);
    expect(await screen.findByText('You can view this case, but not change it.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Create Summons' })).toBeNull();
  });
});
