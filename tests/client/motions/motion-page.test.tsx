import { screen, waitFor, within } from '@testing-library/react';
import { Outlet } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UserContext } from '#client/auth/use-user.ts';
import { MotionPage } from '#client/motions/motion-page.tsx';
import type { DocumentsArea } from '#client/workspace/documents-layout.tsx';
import { trailOf } from '#client/workspace/trail.ts';
import type { Case } from '#src/cases/schema.ts';
import { MOTIONS } from '#src/motions/catalog.ts';
import { CASE_ID, makeCase } from '#tests/factories/cases.ts';
import { makeDocument } from '#tests/factories/documents.ts';
import { makeMilestone } from '#tests/factories/milestones.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { renderRoutes } from '../render-screen.tsx';
import { calculate, stopTheClock } from '../timeline/samples.ts';

const MOTIONS_ID = '5c3e5a52-6a41-4d55-9f6c-7a1d0b1f9c05';
const milestone = makeMilestone({ id: MOTIONS_ID, kind: 'Motion Practice', date: null });

let server: FakeServer;
beforeEach(() => {
  stopTheClock();
  server = startFakeServer({
    'milestones.list': () => [milestone],
    'cases.get': () => makeCase(),
    'deadlines.calculate': calculate,
  });
});
afterEach(() => {
  vi.useRealTimers();
});

interface Opened {
  item?: Case | undefined;
  milestoneId?: string;
  documents?: DocumentsArea['documents'];
}

function open(motionId: string, opened: Opened = {}) {
  const { milestoneId = MOTIONS_ID, documents = [] } = opened;
  const item = 'item' in opened ? opened.item : makeCase();
  const area: DocumentsArea = {
    caseId: CASE_ID,
    item,
    documents,
    listFailed: false,
    canEdit: true,
    openUpload: () => {},
    openList: () => {},
    retryList: () => {},
    leaveDocument: () => {},
  };
  const layout = (
    <UserContext value={makeUser()}>
      <Outlet context={area} />
    </UserContext>
  );
  const children = [{ path: 'milestones/:milestoneId/motions/:motionId', element: <MotionPage /> }];
  return renderRoutes(
    [{ path: '/cases/:caseId', element: layout, children }],
    `/cases/${CASE_ID}/milestones/${milestoneId}/motions/${motionId}`,
  );
}

const card = async (name: string) => {
  const section = (await screen.findByRole('heading', { name })).closest('section');
  if (!section) throw new Error(`no card ${name}`);
  return within(section);
};
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the page of a motion', () => {
  it.each(MOTIONS.map((motion) => [motion.title, motion] as const))(
    '%s: all of it',
    async (title, motion) => {
      open(motion.id);
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
      const word = { high: 'High', medium: 'Medium', low: 'Low' }[motion.priority];
      expect(screen.getByText(`${word} Priority`)).toBeTruthy();
      expect(screen.getByText(motion.description)).toBeTruthy();
      for (const name of [
        'Purpose',
        'Timeline',
        'Requirements',
        'Strategic Considerations',
        'Need Help with This Motion?',
      ]) {
        expect(screen.getByRole('heading', { level: 2, name })).toBeTruthy();
      }
      expect(screen.getByText(motion.timeline.general)).toBeTruthy();
      expect(hrefOf('Back to Motion Practice')).toBe(`/cases/${CASE_ID}/milestones/${MOTIONS_ID}`);
      expect(hrefOf('Get AI Help')).toBe(`/cases/${CASE_ID}/answer?motion=${motion.id}`);
      expect(hrefOf('View Case Documents')).toBe(`/cases/${CASE_ID}/documents`);
      expect(screen.getByText('Not scheduled')).toBeTruthy();
    },
  );

  it('puts the rules of the case before those of other courts', async () => {
    open('motion-to-strike');
    const timeline = await card('Timeline');
    const courts = timeline.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(courts).toEqual([
      'New Mexico District Court',
      'In general',
      'Dates you can calculate',
      'New Mexico Magistrate or Metropolitan Court',
      'Federal Court',
      'California Court',
    ]);
    expect(timeline.getByText(/within 30 days after it was served on you/)).toBeTruthy();
    expect(timeline.getByText(/The 21 days are those of federal court/)).toBeTruthy();
  });

  it('shows the rules of another court when it is chosen', async () => {
    const { person } = open('motion-for-protective-order');
    const requirements = await card('Requirements');
    expect(requirements.getByText(/Attach the request, or set out its words/)).toBeTruthy();
    await person.selectOptions(screen.getByLabelText('Rules of'), 'Federal Court');
    expect(requirements.queryByText(/Attach the request, or set out its words/)).toBeNull();
    expect(requirements.getByText(/Certify that you talked with the other side/)).toBeTruthy();
  });

  it('says what could not be read in the rule', async () => {
    open('motion-to-strike', { item: makeCase({ courtName: 'United States District Court' }) });
    const timeline = await card('Timeline');
    expect(timeline.getAllByText('Verify with the clerk').length).toBeGreaterThan(0);
  });

  it('says that it knows no rules of the courts of another state', async () => {
    open('motion-to-strike', { item: makeCase({ state: 'OH' }) });
    expect(await screen.findByText('No motions of the state courts of Ohio yet')).toBeTruthy();
  });

  it('explains a court term in one sentence', async () => {
    const { person } = open('motion-to-dismiss');
    const requirements = await card('Requirements');
    await person.click(requirements.getByRole('button', { name: 'affidavit' }));
    expect((await screen.findAllByText(/A written statement of facts/)).length).toBeGreaterThan(0);
  });

  it('shows the date of the case that names it', async () => {
    server.answer('milestones.list', () => [
      milestone,
      makeMilestone({ kind: 'Motion to Strike Due', date: '2026-03-23' }),
    ]);
    open('motion-to-strike');
    expect(await screen.findByText('Mon, Mar 23, 2026')).toBeTruthy();
    expect(screen.getByText('in 7 days')).toBeTruthy();
    expect(screen.queryByText('Not scheduled')).toBeNull();
  });

  it('lists the motion papers whose name speaks of it', async () => {
    open('motion-to-strike', {
      documents: [
        makeDocument({ id: 'a', filename: 'Motion to Strike.pdf', docType: 'Motion' }),
        makeDocument({ id: 'b', filename: 'Motion to Compel.pdf', docType: 'Motion' }),
      ],
    });
    expect(await screen.findByRole('link', { name: 'Motion to Strike.pdf' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Motion to Compel.pdf' })).toBeNull();
  });

  it('is printed', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { person } = open('motion-to-strike');
    await person.click(await screen.findByRole('button', { name: 'Print Checklist' }));
    expect(print).toHaveBeenCalledOnce();
  });
});

describe('the dates of a motion', () => {
  it('are counted in the calculator, filled in, and set by nobody but the person', async () => {
    const { person } = open('motion-to-strike');
    const timeline = await card('Timeline');
    const [first] = timeline.getAllByRole('button', { name: 'Calculate the date' });
    if (!first) throw new Error('no button');
    expect(timeline.getByText('Motion to Strike Due (Rule 1-012(F) NMRA)')).toBeTruthy();
    await person.click(first);
    const dialog = within(await screen.findByRole('dialog', { name: 'Create Deadline' }));
    await waitFor(() =>
      expect(dialog.getByLabelText('Deadline type')).toHaveProperty('value', 'motion_to_strike_due'),
    );
    expect(dialog.getByLabelText(/\(trigger date\)/)).toHaveProperty('value', '');
    expect(server.calls.some(({ name }) => /calculate|create/.test(name))).toBe(false);
  });

  it('are counted by the court that was chosen', async () => {
    const { person } = open('motion-for-summary-judgment');
    await person.selectOptions(await screen.findByLabelText('Rules of'), 'Federal Court');
    const [first] = screen.getAllByRole('button', { name: 'Calculate the date' });
    if (!first) throw new Error('no button');
    await person.click(first);
    const dialog = within(await screen.findByRole('dialog', { name: 'Create Deadline' }));
    expect(dialog.getByLabelText('Jurisdiction')).toHaveProperty('value', 'federal');
    expect(dialog.getByLabelText('Deadline type')).toHaveProperty('value', 'summary_judgment_motion_due');
  });

  it('are not offered to somebody who only looks', async () => {
    open('motion-to-strike', { item: makeCase({ memberRole: 'viewer' }) });
    await card('Timeline');
    expect(screen.queryByRole('button', { name: 'Calculate the date' })).toBeNull();
  });
});

describe('a motion that cannot be shown', () => {
  it('is not found under an unknown name', async () => {
    open('motion-to-dance');
    expect(await screen.findByRole('heading', { level: 1, name: 'Motion Not Found' })).toBeTruthy();
    expect(screen.getByText('The requested motion type could not be found.')).toBeTruthy();
    expect(hrefOf('Back to Motion Practice')).toBe(`/cases/${CASE_ID}/milestones/${MOTIONS_ID}`);
  });

  it('waits for the case', () => {
    open('motion-to-strike', { item: undefined });
    expect(screen.getByText('Loading the motion')).toBeTruthy();
  });

  it('says so when the timeline did not come, and tries again', async () => {
    server.answer('milestones.list', () => {
      throw new Refusal(503, 'UNAVAILABLE');
    });
    const { person } = open('motion-to-strike');
    const text = 'Failed to load motion practice details. Please try again later.';
    expect(await screen.findByText(text)).toBeTruthy();
    expect(hrefOf('Back to Motion Practice')).toBe(`/cases/${CASE_ID}/milestones/${MOTIONS_ID}`);
    server.answer('milestones.list', () => [milestone]);
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Motion to Strike' })).toBeTruthy();
  });

  it('belongs to a milestone of the case', async () => {
    open('motion-to-strike', { milestoneId: '00000000-0000-4000-8000-000000000000' });
    expect(await screen.findByText('The requested milestone or case could not be found.')).toBeTruthy();
  });
});

describe('the way to a motion', () => {
  const at = (id: string, item: Case | undefined) =>
    trailOf({
      caseId: CASE_ID,
      item,
      isWorkspace: false,
      filename: null,
      motion: { id, milestoneId: MOTIONS_ID },
    }).map(({ label }) => label);

  it('leads by the number of the case', () => {
    expect(at('motion-in-limine', makeCase())).toEqual([
      'Cases',
      'D-202-CV-2026-00117',
      'Motion Practice',
      'Motion in Limine',
    ]);
  });

  it("says 'Case' while there is no number, and 'Motion Not Found' for an unknown motion", () => {
    expect(at('motion-in-limine', makeCase({ caseNumber: null }))[1]).toBe('Case');
    expect(at('motion-in-limine', undefined)[1]).toBe('Case');
    expect(at('nothing', makeCase())[3]).toBe('Motion Not Found');
  });
});
