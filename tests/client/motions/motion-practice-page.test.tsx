import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UserContext } from '#client/auth/use-user.ts';
import { MotionPracticePage } from '#client/motions/motion-practice-page.tsx';
import type { Stage } from '#client/timeline/use-timeline.ts';
import type { DocumentRow } from '#src/documents/schema.ts';
import { standing } from '#src/timeline/status.ts';
import { CASE_ID, makeCase } from '#tests/factories/cases.ts';
import { makeDocument } from '#tests/factories/documents.ts';
import { makeMilestone } from '#tests/factories/milestones.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { renderRoutes } from '../render-screen.tsx';
import { stopTheClock, TODAY } from '../timeline/samples.ts';

let server: FakeServer;
let documents: DocumentRow[];

beforeEach(() => {
  stopTheClock();
  documents = [];
  server = startFakeServer({ 'documents.list': () => documents });
});
afterEach(() => {
  vi.useRealTimers();
});

const stageOf = (change: Parameters<typeof makeMilestone>[0]): Stage => {
  const milestone = makeMilestone(change);
  return { ...milestone, stands: standing(milestone, TODAY) };
};
const MOTIONS_ID = '5c3e5a52-6a41-4d55-9f6c-7a1d0b1f9c05';
const stage = stageOf({ id: MOTIONS_ID, kind: 'Motion Practice', date: null });

interface Opened {
  at?: string;
  kind?: string;
  others?: Stage[];
  memberRole?: 'owner' | 'viewer';
}

function open({ at = '', kind = stage.kind, others = [], memberRole = 'owner' }: Opened = {}) {
  const shown = { ...stage, kind };
  const page = (
    <UserContext value={makeUser()}>
      <MotionPracticePage
        item={makeCase({ memberRole })}
        stage={shown}
        stages={[shown, ...others]}
        today={TODAY}
      />
    </UserContext>
  );
  return renderRoutes(
    [
      { path: '/cases/:caseId/milestones/:milestoneId', element: page },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    `/cases/${CASE_ID}/milestones/${MOTIONS_ID}${at}`,
  );
}

const cardOf = (title: string) => {
  const card = screen.getByRole('link', { name: title }).closest('li');
  if (!card) throw new Error(`no card ${title}`);
  return within(card);
};

describe('Motion Practice', () => {
  it('offers the six motions, each with its priority and without a date', () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Motion Practice' })).toBeTruthy();
    const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles.slice(0, 6)).toEqual([
      'Motion to Dismiss',
      'Motion to Compel',
      'Motion to Strike',
      'Motion for Summary Judgment',
      'Motion for Protective Order',
      'Motion in Limine',
    ]);
    expect(cardOf('Motion to Dismiss').getByText(/High Priority/)).toBeTruthy();
    expect(cardOf('Motion in Limine').getByText(/Medium Priority/)).toBeTruthy();
    expect(cardOf('Motion to Strike').getByText(/Low Priority/)).toBeTruthy();
    expect(screen.getAllByText('Not scheduled')).toHaveLength(6);
    expect(screen.getByRole('link', { name: 'Motion to Strike' }).getAttribute('href')).toBe(
      `/cases/${CASE_ID}/milestones/${MOTIONS_ID}/motions/motion-to-strike`,
    );
    expect(screen.getByRole('heading', { name: 'About Motion Practice' })).toBeTruthy();
  });

  it('is called so where the milestone has a longer name', () => {
    open({ kind: 'Motion Practice Deadline' });
    expect(screen.getByRole('heading', { level: 2, name: 'Motion Practice' })).toBeTruthy();
  });

  it('shows the date of a deadline that names a motion', () => {
    const id = '6c3e5a52-6a41-4d55-9f6c-7a1d0b1f9c06';
    open({ others: [stageOf({ id, kind: 'Hearing: motion to compel', date: '2026-03-20' })] });
    const card = cardOf('Motion to Compel');
    expect(card.getByText('Fri, Mar 20, 2026')).toBeTruthy();
    expect(card.getByText('in 4 days')).toBeTruthy();
    expect(card.getByText('Hearing: motion to compel')).toBeTruthy();
    expect(screen.getAllByText('Not scheduled')).toHaveLength(5);
  });

  it('opens the motion that the address names', async () => {
    const { router } = open({ at: '?motion=motion-to-compel' });
    expect(await screen.findByText('Elsewhere')).toBeTruthy();
    expect(router.state.location.pathname).toBe(
      `/cases/${CASE_ID}/milestones/${MOTIONS_ID}/motions/motion-to-compel`,
    );
    expect(router.state.historyAction).toBe('REPLACE');
  });
});

describe('the motion papers of the case', () => {
  it('are those of two categories, the latest first, and say so when there are none', async () => {
    documents = [
      makeDocument({ id: 'a', filename: 'Motion.pdf', docType: 'Motion', docDate: '2026-01-05' }),
      makeDocument({ id: 'b', filename: 'Reply.pdf', docType: 'motion practice', docDate: '2026-02-05' }),
      makeDocument({ id: 'c', filename: 'Order on Motion.pdf', docType: 'Order' }),
    ];
    open();
    await screen.findByRole('link', { name: 'Reply.pdf' });
    const shown = screen.getAllByRole('link', { name: /\.pdf$/ });
    expect(shown.map(({ textContent }) => textContent)).toEqual(['Reply.pdf', 'Motion.pdf']);
    expect(shown[0]?.getAttribute('href')).toBe(`/cases/${CASE_ID}/documents/b`);
  });

  it('have a button that begins them', async () => {
    open();
    const upload = await screen.findByRole('link', { name: 'Upload Documents' });
    expect(screen.getByText(/^No motion documents yet\./)).toBeTruthy();
    expect(upload.getAttribute('href')).toBe(`/cases/${CASE_ID}/documents?upload=new`);
  });

  it('have none for somebody who only looks', async () => {
    open({ memberRole: 'viewer' });
    await screen.findByText(/^No motion documents yet\./);
    expect(screen.queryByRole('link', { name: 'Upload Documents' })).toBeNull();
  });

  it('name eight and count the rest', async () => {
    documents = Array.from({ length: 11 }, (_, index) =>
      makeDocument({ id: `paper-${index}`, filename: `Motion ${index}.pdf`, docType: 'Motion' }),
    );
    open();
    expect(await screen.findByText('+3 more documents')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: /^Motion \d+\.pdf$/ })).toHaveLength(8);
  });

  it('can be asked for again when they did not come', async () => {
    server.answer('documents.list', () => {
      throw new Refusal(503, 'UNAVAILABLE');
    });
    const { person } = open();
    const failure = await screen.findByText('The documents could not be loaded.');
    documents = [makeDocument({ id: 'a', filename: 'Motion.pdf', docType: 'Motion' })];
    server.answer('documents.list', () => documents);
    await person.click(within(failure).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Motion.pdf' })).toBeTruthy();
  });
});
