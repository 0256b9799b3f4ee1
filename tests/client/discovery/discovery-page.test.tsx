import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UserContext } from '#client/auth/use-user.ts';
import { DiscoveryPage } from '#client/discovery/discovery-page.tsx';
import type { Case } from '#src/cases/schema.ts';
import type { KnownPaper } from '#src/discovery/overview.ts';
import type { DiscoveryOverview } from '#src/discovery/schema.ts';
import { COURT_SYSTEMS } from '#src/law/court-systems.ts';
import type { Milestone } from '#src/timeline/schema.ts';
import { standing } from '#src/timeline/status.ts';
import { CASE_ID, makeCase } from '#tests/factories/cases.ts';
import { makeMilestone } from '#tests/factories/milestones.ts';
import { makeUser } from '#tests/factories/users.ts';
import { DOUBTED_COURT, expectNoDoubt, whereDoubtLeads } from '../doubted-court.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { renderRoutes } from '../render-screen.tsx';
import { stopTheClock, TODAY } from '../timeline/samples.ts';
import {
  ADMISSIONS,
  ADMISSIONS_TEXT,
  ANSWERS,
  ANSWERS_TEXT,
  itemsOf,
  knownPaper,
  overviewOf,
  QUESTIONS,
  QUESTIONS_TEXT,
} from './samples.ts';

const STAGE = makeMilestone({ kind: 'Discovery', date: null });
let server: FakeServer;
let papers: KnownPaper[];
let change: Partial<DiscoveryOverview>;

beforeEach(() => {
  stopTheClock();
  Element.prototype.scrollIntoView = vi.fn();
  papers = [];
  change = {};
  server = startFakeServer({
    'cases.get': () => makeCase(),
    'milestones.list': () => [STAGE],
    'documents.list': () => [],
    'attachments.list': () => [],
    'notes.list': () => ({ notes: [], nextCursor: null, total: 0 }),
    'discovery.overview': () => overviewOf(papers, change),
    'discovery.items': (input) => itemsOf(papers, input.id),
    'discovery.documents': () => [...papers].reverse(),
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const toStage = (milestone: Milestone) => ({ ...milestone, stands: standing(milestone, TODAY) });

function Where() {
  return <output aria-label="address">{useLocation().search}</output>;
}

function open({
  at = '',
  item = {},
  stages = [STAGE],
}: {
  at?: string;
  item?: Partial<Case>;
  stages?: Milestone[];
} = {}) {
  const page = (
    <UserContext value={makeUser({ role: 'defendant' })}>
      <DiscoveryPage
        item={makeCase(item)}
        stage={toStage(STAGE)}
        stages={stages.map(toStage)}
        today={TODAY}
      />
      <Where />
    </UserContext>
  );
  return renderRoutes([{ path: '*', element: page }], `/cases/${CASE_ID}/milestones/${STAGE.id}${at}`);
}

const card = (name: 'Requests' | 'Responses') => screen.findByRole('region', { name });
const tab = (name: string) => screen.findByRole('tab', { name });
const isChosen = async (name: string) => (await tab(name)).getAttribute('aria-selected') === 'true';
const address = () => screen.getByLabelText('address').textContent;

describe('a court that is not certain', () => {
  it('is told once where dates are counted', async () => {
    papers = [knownPaper(ADMISSIONS, ADMISSIONS_TEXT)];
    open({ item: DOUBTED_COURT });
    expect(await whereDoubtLeads()).toBe(`/?case=${CASE_ID}&edit=case`);
  });

  it('is not told while there is nothing to count', async () => {
    open({ item: DOUBTED_COURT });
    await card('Requests');
    expectNoDoubt();
  });
});

describe('tabs and cards', () => {
  it('begin with the plaintiff’s document production', async () => {
    open();
    for (const name of ['Plaintiff Discovery', 'Document Production'])
      expect(await isChosen(name)).toBe(true);
    for (const name of ['Defendant Discovery', 'Interrogatories', 'Admissions']) {
      expect(await isChosen(name)).toBe(false);
    }
  });

  it('keep their place in the address and open where it says', async () => {
    const { person } = open({ at: '?party=defendant&part=admissions' });
    expect(await isChosen('Defendant Discovery')).toBe(true);
    expect(await isChosen('Admissions')).toBe(true);
    await person.click(await tab('Interrogatories'));
    expect(address()).toBe('?party=defendant&part=interrogatories');
    await person.click(await tab('Plaintiff Discovery'));
    expect(address()).toBe('?party=plaintiff&part=interrogatories');
    expect(await isChosen('Interrogatories')).toBe(true);
  });

  it('an address that names no tab opens the first', async () => {
    open({ at: '?party=judge&part=verdicts' });
    expect(await isChosen('Plaintiff Discovery')).toBe(true);
    expect(await isChosen('Document Production')).toBe(true);
  });

  it('say what will be there while they are empty', async () => {
    open();
    const requests = await card('Requests');
    expect(within(requests).getByText('What the plaintiff asks the defendant.')).toBeTruthy();
    expect(
      within(requests).getByText('No requests yet. Upload one, and it is read and listed here.'),
    ).toBeTruthy();
    expect(within(await card('Responses')).getByText(/No responses yet\./)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'What is asked' })).toBeNull();
  });

  it('show the newest three, how many there are, and all of them on a press', async () => {
    papers = [1, 2, 3, 4, 5].map(() => knownPaper(ADMISSIONS, ADMISSIONS_TEXT));
    const { person } = open({ at: '?party=plaintiff&part=admissions' });
    const requests = await card('Requests');
    expect(within(requests).getByText('5')).toBeTruthy();
    expect(
      within(requests)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([5, 4, 3].map((at) => expect.stringContaining(papers[at - 1]?.filename ?? '')));
    await person.click(within(requests).getByRole('button', { name: '+2 more documents' }));
    const all = await screen.findByRole('dialog', { name: 'All requests' });
    await waitFor(() => expect(within(all).getAllByRole('link')).toHaveLength(5));
  });

  it('upload into the card that was pressed', async () => {
    const { person } = open({ at: '?party=defendant&part=interrogatories' });
    await person.click(within(await card('Responses')).getByRole('button', { name: 'Upload responses' }));
    expect(await screen.findByText('defendant Interrogatories response')).toBeTruthy();
  });

  it('offer nothing to change to somebody who may only look', async () => {
    papers = [knownPaper(ADMISSIONS, ADMISSIONS_TEXT)];
    open({ at: '?party=plaintiff&part=admissions', item: { memberRole: 'viewer' } });
    await card('Requests');
    expect(screen.getByText('The day of service is not entered yet.')).toBeTruthy();
    for (const name of [/^Upload/, /day of service/, /Create deadline/]) {
      expect(
        within(screen.getByRole('region', { name: 'Discovery Management' })).queryByRole('button', { name }),
      ).toBeNull();
    }
  });
});

describe('loading and failing', () => {
  it('shows the frame of the cards while they load', async () => {
    server.answer('discovery.overview', () => new Promise(() => {}));
    open();
    expect(await screen.findByText('Loading discovery')).toBeTruthy();
  });

  it('says that it failed, keeps a way back, and tries again', async () => {
    server.answer('discovery.overview', () => {
      throw new Refusal(500, 'INTERNAL');
    });
    const { person } = open();
    expect(await screen.findByText('Failed to load discovery details. Please try again later.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to the Timeline' })).toBeTruthy();
    server.answer('discovery.overview', () => overviewOf([]));
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    await card('Requests');
  });

  it('says that a case is not there', async () => {
    server.answer('discovery.overview', () => {
      throw new Refusal(404, 'NOT_FOUND');
    });
    open();
    expect(await screen.findByText('The requested milestone or case could not be found.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('says that a paper is being read, and that one holds no requests', async () => {
    papers = [knownPaper(QUESTIONS, null), knownPaper(QUESTIONS, 'Nothing is numbered.')];
    open({ at: '?party=plaintiff&part=interrogatories' });
    expect((await screen.findAllByText(/^Reading/)).length).toBeGreaterThan(0);
    expect(screen.getByText(/^No numbered requests were found in this paper\./)).toBeTruthy();
  });
});

describe('requests of a paper', () => {
  it('lists each with its words, its place and how it stands, once it is opened', async () => {
    papers = [knownPaper(QUESTIONS, QUESTIONS_TEXT), knownPaper(ANSWERS, ANSWERS_TEXT)];
    const { person } = open({ at: '?party=plaintiff&part=interrogatories' });
    expect(await screen.findByText('First set · 4 interrogatories · You answer these')).toBeTruthy();
    expect(screen.getByText('1 of 4 answered · 1 met with objections only · 1 to look at')).toBeTruthy();
    expect(screen.getByText(/^No interrogatory numbered 3 was found/)).toBeTruthy();
    expect(server.sent('discovery.items')).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'Show the 4 requests' }));
    const titles = await screen.findAllByRole('heading', { level: 5 });
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      'Interrogatory No. 1',
      'Interrogatory No. 2',
      'Interrogatory without a readable number',
      'Interrogatory No. 4',
    ]);
    for (const text of [
      'Answered',
      'Objection only',
      'Look at this',
      'Not answered',
      'Otto Brandt.',
      'its sum; and',
    ]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(screen.getByText('For each deposit, state:')).toBeTruthy();
    const { start, end } = papers[0]?.reading?.items[0] ?? { start: 0, end: 0 };
    const link = screen.getByRole('link', { name: 'Page 1 of the paper, Interrogatory No. 1' });
    expect(link.getAttribute('href')).toBe(
      `/cases/${CASE_ID}/documents/${papers[0]?.id}?page=1&quote=${start}-${end}`,
    );
  });

  it('marks one as answered, and shows what the server made of it', async () => {
    const asked = knownPaper(QUESTIONS, QUESTIONS_TEXT);
    papers = [asked];
    server.answer('discovery.markAnswered', () => {
      papers = [{ ...asked, marks: new Map([['interrogatory-1', true]]) }];
      return itemsOf(papers, asked.id);
    });
    const { person } = open({ at: '?party=plaintiff&part=interrogatories' });
    await person.click(await screen.findByRole('button', { name: 'Show the 4 requests' }));
    await person.click(await screen.findByRole('button', { name: 'Mark Interrogatory No. 1' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Mark as answered' }));
    expect(await screen.findByText('Answered, as you marked it')).toBeTruthy();
    expect(await screen.findByText('1 of 4 answered · 1 to look at')).toBeTruthy();
    expect(server.sent('discovery.markAnswered')[0]).toEqual({
      id: asked.id,
      keys: ['interrogatory-1'],
      isAnswered: true,
    });
  });

  it('says so when they cannot be loaded', async () => {
    papers = [knownPaper(QUESTIONS, QUESTIONS_TEXT)];
    server.answer('discovery.items', () => {
      throw new Refusal(500, 'INTERNAL');
    });
    const { person } = open({ at: '?party=plaintiff&part=interrogatories' });
    await person.click(await screen.findByRole('button', { name: 'Show the 4 requests' }));
    expect(await screen.findByText('The requests could not be loaded.')).toBeTruthy();
  });

  it('counts the interrogatories of all sets against the federal number', async () => {
    const many = Array.from(
      { length: 26 },
      (_, at) => `INTERROGATORY NO. ${at + 1}: State fact ${at + 1}.`,
    ).join('\n');
    papers = [knownPaper(QUESTIONS, many)];
    open({
      at: '?party=plaintiff&part=interrogatories',
      item: { courtName: 'United States District Court' },
    });
    expect(await screen.findByText('More than the rule allows')).toBeTruthy();
    expect(screen.getByText(/^26 interrogatories\. FRCP 33\(a\)\(1\) allows 25/)).toBeTruthy();
  });
});

describe('the day of service and the due date', () => {
  const at = '?party=plaintiff&part=admissions';

  it('is suggested from the certificate with its words, and kept only when confirmed', async () => {
    const asked = knownPaper(ADMISSIONS, ADMISSIONS_TEXT);
    papers = [asked];
    server.answer('discovery.serve', () => {
      const service = { servedOn: '2026-02-18', serviceMethod: 'mail', mailedFrom: null } as const;
      papers = [{ ...asked, service }];
      return itemsOf(papers, asked.id);
    });
    const { person } = open({ at });
    await person.click(await screen.findByRole('button', { name: 'Enter the day of service' }));
    const dialog = await screen.findByRole('dialog', { name: 'When was this served?' });
    expect(within(dialog).getByText(/I hereby certify that on February 18, 2026/)).toBeTruthy();
    expect(within(dialog).getByLabelText<HTMLInputElement>('Day of service').value).toBe('');
    await person.click(within(dialog).getByRole('button', { name: 'Use Wed, Feb 18' }));
    expect(within(dialog).getByLabelText<HTMLInputElement>('Day of service').value).toBe('2026-02-18');
    await person.click(within(dialog).getByRole('button', { name: 'Save' }));
    // 30 days are Fri, Mar 20, and 3 more for the mail.
    expect(await screen.findByText('Mon, Mar 23')).toBeTruthy();
    expect(screen.getByText('in 7 days')).toBeTruthy();
    expect(server.sent('discovery.serve')[0]).toEqual({
      id: asked.id,
      servedOn: '2026-02-18',
      serviceMethod: 'mail',
      mailedFrom: null,
    });
  });

  it('shows what the server says about a day, and keeps what was entered', async () => {
    papers = [knownPaper(ADMISSIONS, 'REQUESTS FOR ADMISSION\n1. Admit that it rained.')];
    const message = 'This day is still to come. Enter the day on which the paper was served.';
    server.answer('discovery.serve', () => {
      throw new Refusal(400, 'BAD_REQUEST', { message, fields: { servedOn: message } });
    });
    const { person } = open({ at });
    await person.click(await screen.findByRole('button', { name: 'Enter the day of service' }));
    fireEvent.change(await screen.findByLabelText('Day of service'), { target: { value: '2027-01-04' } });
    await person.selectOptions(screen.getByLabelText('How it was served'), 'By hand');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Day of service').value).toBe('2027-01-04');
  });

  it('says in California what mail adds, by where it was mailed', async () => {
    papers = [knownPaper(ADMISSIONS, ADMISSIONS_TEXT)];
    const item = { state: 'CA', courtName: 'Superior Court of California', caseNumber: null };
    const { person } = open({ at, item });
    await person.click(await screen.findByRole('button', { name: 'Enter the day of service' }));
    await person.selectOptions(await screen.findByLabelText('How it was served'), 'By mail');
    const { days, elsewhere } = COURT_SYSTEMS.california.service.ccp_1013?.mail ?? {};
    const { other_state: otherState, abroad } = elsewhere ?? {};
    const said = `Mail adds ${days} days in California, ${otherState} from another state, ${abroad} from abroad.`;
    const picker = screen.getByRole('combobox', { name: 'Mailed from or to', description: said });
    expect(picker).toHaveProperty('value', '');
  });

  const served = (servedOn: string, part: Partial<KnownPaper> = {}) =>
    knownPaper(ADMISSIONS, ADMISSIONS_TEXT, {
      service: { servedOn, serviceMethod: 'personal', mailedFrom: null },
      ...part,
    });

  it('opens the calculator with the day, the way and the kind of deadline; nothing is set by itself', async () => {
    papers = [served('2026-02-18')];
    const { person } = open({ at });
    expect(await screen.findByText('Fri, Mar 20')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Create deadline' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create Deadline' });
    expect(within(dialog).getByLabelText<HTMLSelectElement>('Deadline type').value).toBe(
      'answers_to_interrogatories_or_admissions_due',
    );
    expect(within(dialog).getByLabelText<HTMLSelectElement>('Service method').value).toBe('personal');
    expect(server.sent('milestones.create')).toEqual([]);
  });

  it('knows a deadline that is on the timeline already', async () => {
    papers = [served('2026-02-18')];
    const kept = makeMilestone({
      id: '9c3e5a52-6a41-4d55-9f6c-7a1d0b1f9c09',
      date: '2026-03-20',
      calculation: {
        jurisdiction: 'new_mexico_district',
        deadlineType: 'answers_to_interrogatories_or_admissions_due',
        serviceMethod: 'personal',
        triggerDate: '2026-02-18',
        hearingDate: null,
        mailedFrom: null,
        localDays: null,
        closures: [],
        method: 'court-rule',
      },
    });
    open({ at, stages: [STAGE, kept] });
    expect((await screen.findByRole('link', { name: 'On the timeline' })).getAttribute('href')).toContain(
      kept.id,
    );
    expect(screen.queryByRole('button', { name: 'Create deadline' })).toBeNull();
  });

  it('has no day in a court whose rule is not known', async () => {
    papers = [served('2026-02-18')];
    open({
      at,
      item: { courtName: 'Bernalillo County Metropolitan Court', caseNumber: 'T-4-CV-2026-00117' },
    });
    expect(
      await screen.findByText(/We do not know this court’s rule on the time to answer, so no day/),
    ).toBeTruthy();
  });

  const silence = () => screen.findByRole('region', { name: 'What silence admits' });

  it.each([
    ['2026-02-16', '2 days left to answer 2 requests for admission'],
    ['2026-02-18', '4 days left to answer 2 requests for admission'],
    ['2026-02-12', 'Today is the last day to answer 2 requests for admission'],
    ['2026-02-11', 'The day to answer 2 requests for admission has passed: Fri, Mar 13, 2026'],
  ])('warns before silence admits: served %s', async (servedOn, title) => {
    papers = [served(servedOn)];
    open();
    expect(within(await silence()).getByText(title)).toBeTruthy();
  });

  it('leads from the warning to the paper on its tab', async () => {
    papers = [served('2026-02-14')];
    const { person } = open({ at: '?party=defendant&part=interrogatories' });
    await person.click(within(await silence()).getByRole('button', { name: 'Show these requests' }));
    expect(address()).toBe('?party=plaintiff&part=admissions');
    await waitFor(() => expect(document.activeElement?.id).toBe(`paper-${papers[0]?.id}`));
  });

  it('asks for the day of service where silence could admit unseen', async () => {
    papers = [knownPaper(ADMISSIONS, ADMISSIONS_TEXT)];
    open();
    expect(within(await silence()).getByText(/Enter the day on which they were served/)).toBeTruthy();
  });

  it('does not alarm the side that asked', async () => {
    papers = [served('2026-02-11')];
    change = { side: 'plaintiff' };
    open({ at });
    expect(await screen.findByText(/may now be treated as admitted by the defendant/)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'What silence admits' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is quiet when the time is long or everything is answered', async () => {
    papers = [
      served('2026-03-10'),
      served('2026-02-11', {
        marks: new Map([
          ['admission-1', true],
          ['admission-2', true],
        ]),
      }),
    ];
    open({ at });
    expect(await screen.findByText('24 days left to answer 2 requests for admission')).toBeTruthy();
    expect(screen.getByText('Every request has an answer')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'What silence admits' })).toBeNull();
  });
});
