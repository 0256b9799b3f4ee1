import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CaseEvents } from '#client/lib/case-events.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { FakeEvents } from '../fake-events.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { renderRoutes } from '../render-screen.tsx';

const CASE = '11111111-1111-4111-8111-111111111111';
const OTHER = '22222222-2222-4222-8222-222222222222';

let server: FakeServer;
let events: FakeEvents;
let kinds: string[];

beforeEach(() => {
  kinds = ['Answer'];
  events = new FakeEvents();
  server = startFakeServer({
    'milestones.kinds': (input) => [...kinds, Object(input).caseId === CASE ? 'here' : 'there'],
    'notes.list': () => ({ notes: [], nextCursor: null, total: 0 }),
    'milestones.delete': () => ({ message: 'Deadline deleted' }),
    'milestones.contents': () => ({ notes: 0, attachments: 0, summons: 0, docketEntries: 0 }),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function Kinds({ caseId }: { caseId: string }) {
  const found = trpc.milestones.kinds.useQuery({ caseId }, { meta: { silent: true } });
  const remove = trpc.milestones.delete.useMutation({ meta: { silent: true } });
  return (
    <section aria-label={caseId}>
      {found.data?.join(', ') ?? 'nothing yet'}
      <button type="button" onClick={() => remove.mutate({ id: 'deadline' })}>
        Delete in {caseId}
      </button>
    </section>
  );
}

function open(caseIds: readonly string[] = [CASE, OTHER]) {
  return renderRoutes([
    {
      path: '*',
      element: (
        <CaseEvents>
          {caseIds.map((caseId) => (
            <Kinds key={caseId} caseId={caseId} />
          ))}
        </CaseEvents>
      ),
    },
  ]);
}

const asked = (caseId: string) =>
  server.calls.filter(({ name, input }) => name === 'milestones.kinds' && Object(input).caseId === caseId)
    .length;

describe('the event stream of a tab', () => {
  it('is one, and is closed with the screens', async () => {
    open();
    await screen.findByText('Answer, here');
    expect(events.asked).toEqual(['/api/trpc/cases.watch']);
    expect(events.open).toHaveLength(1);
  });

  it('asks again for what an event changes, in its case alone', async () => {
    open();
    await screen.findByText('Answer, here');
    events.connect();
    kinds = ['Witness list'];
    events.tell({ type: 'timeline-changed', caseId: CASE });
    await screen.findByText('Witness list, here');
    expect(screen.getByText('Answer, there')).toBeTruthy();
    expect(asked(OTHER)).toBe(1);
  });

  it('asks once for what comes close together', async () => {
    open([CASE]);
    await screen.findByText('Answer, here');
    events.connect();
    const before = asked(CASE);
    kinds = ['Witness list'];
    for (let n = 0; n < 20; n += 1) events.tell({ type: 'timeline-changed', caseId: CASE });
    await screen.findByText('Witness list, here');
    expect(asked(CASE)).toBe(before + 1);
  });

  it('leaves alone what the event has nothing to do with', async () => {
    open([CASE]);
    await screen.findByText('Answer, here');
    events.connect();
    const before = asked(CASE);
    events.tell({ type: 'docket-changed', caseId: CASE });
    kinds = ['Witness list'];
    events.tell({ type: 'timeline-changed', caseId: CASE });
    await screen.findByText('Witness list, here');
    expect(asked(CASE)).toBe(before + 1);
  });

  it('asks for everything once a dropped connection is there again', async () => {
    open();
    await screen.findByText('Answer, here');
    events.connect();
    events.drop();
    kinds = ['Witness list'];
    events.connect();
    await screen.findByText('Witness list, here');
    await screen.findByText('Witness list, there');
    expect(events.open).toHaveLength(1);
  });

  it('is opened again after the server has ended it', async () => {
    open([CASE]);
    await screen.findByText('Answer, here');
    events.connect();
    events.end();
    await waitFor(() => expect(events.asked).toHaveLength(2), { timeout: 10_000 });
    kinds = ['Witness list'];
    events.connect();
    await screen.findByText('Witness list, here');
  });
});

describe('a stream that made place for newer windows', () => {
  it('is not opened again until somebody looks at this window', async () => {
    open([CASE]);
    await screen.findByText('Answer, here');
    events.connect();
    vi.useFakeTimers();
    events.tell({ type: 'too-many-windows' });
    events.end();
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    vi.useRealTimers();
    expect(events.asked).toHaveLength(1);
    kinds = ['Witness list'];
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(events.asked).toHaveLength(2));
    expect(events.open).toHaveLength(1);
    events.connect();
    await screen.findByText('Witness list, here');
    window.dispatchEvent(new Event('focus'));
    expect(events.asked).toHaveLength(2);
  });
});

describe('a mutation of this tab', () => {
  it('refreshes by the same table, without the stream', async () => {
    const { person } = open([CASE]);
    await screen.findByText('Answer, here');
    kinds = [];
    await person.click(screen.getByRole('button', { name: `Delete in ${CASE}` }));
    await screen.findByText('here');
  });

  it('that finds its thing gone refreshes too', async () => {
    const { person } = open([CASE]);
    await screen.findByText('Answer, here');
    server.answer('milestones.delete', () => {
      throw new Refusal(404, 'NOT_FOUND');
    });
    kinds = [];
    await person.click(screen.getByRole('button', { name: `Delete in ${CASE}` }));
    await screen.findByText('here');
  });
});
