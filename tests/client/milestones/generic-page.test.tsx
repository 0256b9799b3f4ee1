import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Case } from '#src/cases/schema.ts';
import type { CaseStep } from '#src/next/schema.ts';
import type { Summons } from '#src/summons/schema.ts';
import type { Milestone } from '#src/timeline/schema.ts';
import { CASE_ID, makeCase } from '#tests/factories/cases.ts';
import { makeDocumentFacts, makeFact } from '#tests/factories/facts.ts';
import { MILESTONE_ID, makeMilestone, makeOpenDeadline } from '#tests/factories/milestones.ts';
import { makeCaseNext } from '#tests/factories/next.ts';
import { makeSummons } from '#tests/factories/summons.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { stopTheClock } from '../timeline/samples.ts';
import { card, openPage } from './open-page.tsx';

let server: FakeServer;
let item: Case;
let milestone: Milestone;
let summonses: Summons[];

beforeEach(() => {
  stopTheClock();
  item = makeCase();
  milestone = makeMilestone();
  summonses = [];
  server = startFakeServer({
    'cases.get': () => item,
    'milestones.list': () => [milestone],
    'attachments.list': () => [],
    'notes.list': () => ({ notes: [], nextCursor: null, total: 0 }),
    'summons.ofMilestone': () => summonses,
  });
});
afterEach(() => {
  vi.useRealTimers();
});

function open(change: Partial<Milestone> = {}) {
  milestone = makeMilestone(change);
  return openPage(MILESTONE_ID);
}
const link = (name: string | RegExp) => screen.findByRole('link', { name });

describe('generic page', () => {
  it.each<[string, Partial<Milestone>, string | null, string | null]>([
    ['upcoming', {}, null, null],
    ['due', { date: '2026-03-18', status: 'due' }, 'Action Required', 'Completed'],
    ['done', { finishedAt: new Date() }, 'Completed', 'Action Required'],
    ['past, and not done', { date: '2026-03-02', status: 'past' }, 'Action Required', 'Completed'],
  ])('%s', async (_, change, shown, absent) => {
    open(change);
    await screen.findByText('Document Review');
    if (shown === null) expect(screen.queryByText(/^(Action Required|Completed)$/)).toBeNull();
    else expect(screen.getByText(shown)).toBeTruthy();
    if (absent !== null) expect(screen.queryByText(absent)).toBeNull();
    if (change.status === 'past') expect(screen.getByText(/it shows as Completed/)).toBeTruthy();
  });

  it('always points to the papers', async () => {
    open({ kind: 'Hearing' });
    expect((await link('View Case Documents')).getAttribute('href')).toBe(`/cases/${CASE_ID}/documents`);
    expect(server.calls.some(({ name }) => name.startsWith('summons.'))).toBe(false);
  });

  it.each([true, false])('says what follows for whoever misses it, while it is open: %s', async (isOpen) => {
    const ifMissed = 'You must be there. The judge can order your arrest if you are not.';
    const deadline = makeOpenDeadline({ id: MILESTONE_ID });
    const step: CaseStep = {
      ...{ key: 'deadline', title: deadline.kind, why: '', state: 'soon', date: deadline.date, time: null },
      ...{ action: null, sources: [], factIds: [], deadline, ifMissed },
      ...{ caseId: CASE_ID, caseTitle: 'A case', caseState: 'NM', canEdit: true },
    };
    server.answer('next.ofCase', () => ({ ...makeCaseNext(), steps: [step] }));
    open({ kind: 'Show cause hearing', finishedAt: isOpen ? null : new Date() });
    await screen.findByText('Document Review');
    if (isOpen) expect(await screen.findByText(ifMissed)).toBeTruthy();
    else expect(screen.queryByText(ifMissed)).toBeNull();
  });

  it('of the right to dispute a debt has the letter, with the address from the paper', async () => {
    const contact = { name: 'Northgate Recovery Group', address: '44 Harbor Street, Phoenix, AZ 85001' };
    server.answer('facts.ofDocument', () =>
      makeDocumentFacts([
        makeFact({ kind: 'party', value: { name: contact.name, role: 'sender' } }),
        makeFact({ kind: 'contact', value: contact }, { id: 'fact-2' }),
      ]),
    );
    open({ kind: 'You may dispute this debt in writing', derivedFromDocId: 'paper' });
    const letter = await card('What to write');
    expect(await letter.findByText(/44 Harbor Street, Phoenix, AZ 85001/)).toBeTruthy();
    expect(letter.getByText('I dispute this debt. I do not say that I owe any of it.')).toBeTruthy();
    expect((await link('See what to write')).getAttribute('href')).toBe('#letter');
    const print = vi.fn();
    vi.stubGlobal('print', print);
    fireEvent.click(letter.getByRole('button', { name: 'Print the letter' }));
    await waitFor(() => expect(print).toHaveBeenCalled());
    expect(document.querySelector('[data-print-alone]')?.textContent).toContain(
      'To: Northgate Recovery Group',
    );
    window.dispatchEvent(new Event('afterprint'));
    vi.unstubAllGlobals();
  });

  it('of a docket leads to its screen', async () => {
    open({ kind: 'Docket' });
    expect((await link('Open the Docket')).getAttribute('href')).toBe(
      `/cases/${CASE_ID}/milestones/${MILESTONE_ID}/docket`,
    );
  });

  it.each([
    ['Settlement Conference', 'What a settlement conference is'],
    ['Trial', 'What happens at a trial'],
    ['File a response to the motion', 'How to respond to a motion'],
  ])('%s says what comes next', async (kind, heading) => {
    open({ kind });
    const hints = await card(heading);
    expect(hints.getByText('Before that day')).toBeTruthy();
    expect(hints.getByText('Afterwards')).toBeTruthy();
  });

  it.each([
    ['eviction', 'What happens at the trial of an eviction'],
    ['small_claims', 'What happens at a small claims trial'],
  ] as const)('the trial of %s speaks of no jury and of no scheduling order', async (kind, heading) => {
    item = makeCase({ kind });
    open({ kind: 'Trial' });
    const hints = await card(heading);
    expect(hints.queryByText(/A jury has|scheduling/)).toBeNull();
  });
});

describe('process of service', () => {
  const service = { kind: 'Process of Service' };

  it('has no summons at first', async () => {
    open(service);
    const section = await card('Summons');
    expect(await section.findByText('No Summons Created Yet')).toBeTruthy();
    expect(section.getByRole('link', { name: 'Create Summons' }).getAttribute('href')).toBe(
      `/cases/${CASE_ID}/summons/create?milestoneId=${MILESTONE_ID}`,
    );
  });

  it('shows an entity with its agent, and that no time runs before service', async () => {
    summonses = [
      makeSummons({
        isEntityDefendant: 'entity',
        registeredAgentName: 'Ines Calloway',
        registeredAgentAddress: '9 Mesa Rd, Taos, NM 87571',
        serviceStatus: 'attempted',
      }),
    ];
    open(service);
    const summons = within(await screen.findByRole('article'));
    for (const text of [
      'Copper Mesa Properties LLC',
      'Entity',
      'Willa Hargrove',
      'Ines Calloway',
      '9 Mesa Rd, Taos, NM 87571',
      'Second Judicial District Court',
      'Draft',
      'Attempted',
      'Feb 2, 2026',
      'The clock has not started',
    ]) {
      expect(summons.getByText(text), text).toBeTruthy();
    }
    expect(summons.getByText(/Reckoned from the day of issue: Mar 5, 2026/)).toBeTruthy();
    expect(summons.getByRole('link', { name: /^View Details/ }).getAttribute('href')).toBe(
      `/cases/${CASE_ID}/summons/${makeSummons().id}`,
    );
  });

  it('counts the answer from service once that succeeded', async () => {
    // 30 days after Feb 20, 2026 are Sun, Mar 22.
    summonses = [makeSummons({ status: 'served', serviceStatus: 'served', servedDate: '2026-02-20' })];
    open(service);
    const summons = within(await screen.findByRole('article'));
    expect(summons.getByText('Mon, Mar 23 · in 7 days')).toBeTruthy();
    expect(summons.getByText(/Counted from service on Fri, Feb 20 by Rule 1-012/)).toBeTruthy();
    expect(summons.queryByText('Entity')).toBeNull();
    expect(summons.queryByText('The clock has not started')).toBeNull();
  });

  it('does not count by rules it does not know', async () => {
    summonses = [
      makeSummons({ status: 'served', serviceStatus: 'served', servedDate: '2026-02-20', state: 'OH' }),
    ];
    open(service);
    expect(
      await screen.findByText(/Served on Fri, Feb 20. Count the days that the summons names/),
    ).toBeTruthy();
  });

  it('can be tried again when the summonses did not come', async () => {
    server.answer('summons.ofMilestone', () => {
      throw new Refusal(503, 'UNAVAILABLE');
    });
    const { person } = open(service);
    const section = await card('Summons');
    await section.findByText('The summonses could not be loaded.');
    server.answer('summons.ofMilestone', () => []);
    await person.click(section.getByRole('button', { name: 'Retry' }));
    expect(await section.findByText('No Summons Created Yet')).toBeTruthy();
  });

  it('offers nothing to a viewer', async () => {
    item = makeCase({ memberRole: 'viewer' });
    open(service);
    const section = await card('Summons');
    await section.findByText('No Summons Created Yet');
    expect(section.queryByRole('link', { name: 'Create Summons' })).toBeNull();
  });
});

describe('deleting a milestone', () => {
  it.each([
    [
      { notes: 2, attachments: 3, summons: 1, docketEntries: 1 },
      ['2 notes go with it.', '3 attached documents, 1 summons, and 1 docket stay in the case.'],
    ],
    [
      { notes: 1, attachments: 1, summons: 0, docketEntries: 0 },
      ['1 note goes with it.', '1 attached document stays in the case.'],
    ],
  ])('says what goes with it: %j', async (contents, sentences) => {
    server.answer('milestones.contents', () => contents);
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'More' }));
    await person.click(screen.getByRole('menuitem', { name: 'Delete' }));
    for (const sentence of sentences) expect(await screen.findByText(sentence)).toBeTruthy();
  });
});
