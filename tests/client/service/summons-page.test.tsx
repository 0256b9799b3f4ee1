import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EditSummons } from '#client/summons/edit-summons.tsx';
import type { Case } from '#src/cases/schema.ts';
import { paperText } from '#src/drafting/form.ts';
import { summonsPaper } from '#src/summons/paper.ts';
import type { Summons } from '#src/summons/schema.ts';
import { CASE_ID, makeCase } from '#tests/factories/cases.ts';
import { MILESTONE_ID, makeMilestone } from '#tests/factories/milestones.ts';
import { makeSummons } from '#tests/factories/summons.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { renderScreen } from '../render-screen.tsx';
import { openSummons } from '../summons/open-summons.tsx';
import { stopTheClock } from '../timeline/samples.ts';

let server: FakeServer;
let item: Case;
let list: Summons[];
const milestone = makeMilestone({ id: MILESTONE_ID, kind: 'Process of Service' });
const before = makeSummons({ id: '7c3e5a52-6a41-4d55-9f6c-7a1d0b1f9c06', defendantName: 'Tobias Fenwright' });
const summons = makeSummons({
  courtAddress: '400 Juniper Boulevard\nAlbuquerque',
  attorneyPhone: '505-555-0142',
});
const HERE = `/cases/${CASE_ID}/summons/${summons.id}`;

beforeEach(() => {
  stopTheClock();
  item = makeCase();
  list = [before, summons];
  server = startFakeServer({
    'cases.get': () => item,
    'milestones.list': () => [milestone],
    'summons.get': () => {
      const found = list.find(({ id }) => id === summons.id);
      if (!found) throw new Refusal(404, 'NOT_FOUND');
      return found;
    },
    'summons.ofMilestone': () => list,
    'summons.update': () => summons,
    'service.attempts': () => [],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const edit = () => screen.findByRole('button', { name: 'Edit' });
const tight = (text: string | null) => (text ?? '').replace(/\s+/g, '');

/** The form while somebody else records an attempt, or changes the summons. */
function Edited() {
  const [now, setNow] = useState(summons);
  return (
    <>
      <button type="button" onClick={() => setNow({ ...now, courtPhone: '505-555-0199' })}>
        Elsewhere
      </button>
      <button type="button" onClick={() => setNow({ ...now, serviceStatus: 'attempted' })}>
        Tried
      </button>
      <EditSummons summons={now} item={makeCase()} milestone={null} onClose={() => {}} />
    </>
  );
}

describe('a summons', () => {
  it('is shown as the paper that is printed, word for word', async () => {
    const { person } = openSummons(HERE);
    const first = await screen.findByRole('article', { name: 'Summons' });
    await person.click(screen.getByRole('button', { name: 'Show Page 2' }));
    const second = screen.getByRole('article', { name: 'Summons, page 2' });
    expect(screen.getByRole('heading', { level: 1, name: 'Summons Details' })).toBeTruthy();
    expect(tight(first.textContent) + tight(second.textContent)).toBe(
      tight(paperText(summonsPaper(summons))),
    );
    expect(document.body.textContent).toContain('Willa Hargrove v. Copper Mesa Properties LLC');
    expect(screen.getAllByText('Unserved').length).toBeGreaterThan(0);
    expect(screen.getAllByText('The clock has not started').length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'Download PDF' }).getAttribute('href')).toBe(
      `/api/summons/${summons.id}/summons.pdf`,
    );
    const back = await screen.findByRole('link', { name: 'Back to Process of Service' });
    expect(back.getAttribute('href')).toBe(`/cases/${CASE_ID}/milestones/${MILESTONE_ID}`);
  });

  it('leads to its neighbors, and says where there is none', async () => {
    openSummons(HERE);
    expect(await screen.findByText('Summons 2 of 2')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Previous: Tobias Fenwright' }).getAttribute('href')).toBe(
      `/cases/${CASE_ID}/summons/${before.id}`,
    );
    expect(screen.getByRole('button', { name: 'No next summons' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
  });

  it('alone has no neighbors; without a milestone the way back is the case', async () => {
    list = [makeSummons({ milestoneId: null })];
    openSummons(HERE);
    expect(await screen.findByRole('link', { name: 'Back to Case' })).toBeTruthy();
    expect(screen.queryByText(/Summons 1 of/)).toBeNull();
    expect(server.sent('summons.ofMilestone')).toEqual([]);
  });

  it('prints', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { person } = openSummons(HERE);
    await person.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('of a court that takes another form is not printed', async () => {
    list = [makeSummons({ caseNumber: 'T-4-CV-2026-001234' })];
    openSummons(HERE);
    expect(await screen.findByText('This is the wrong form for this court')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Print' })).toHaveProperty('disabled', true);
    expect(screen.queryByRole('link', { name: 'Download PDF' })).toBeNull();
  });

  it('is changed in a form of its own', async () => {
    const { person } = openSummons(HERE);
    await person.click(await edit());
    expect(screen.getByText('Response period starts the day after issued date')).toBeTruthy();
    const judge = screen.getByLabelText('Judge');
    await person.clear(judge);
    await person.type(judge, 'Hon. Odell Brannigan');
    await person.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Summons Updated')).toBeTruthy();
    expect(screen.getByText('Your changes have been saved successfully.')).toBeTruthy();
    expect(await edit()).toBeTruthy();
    const sent = server.sent('summons.update')[0];
    expect(sent).toMatchObject({
      id: summons.id,
      judgeName: 'Hon. Odell Brannigan',
      issuedDate: `${summons.issuedDate}T00:00:00.000Z`,
      responseDeadlineDate: `${summons.responseDeadlineDate}T00:00:00.000Z`,
    });
    expect(sent).not.toHaveProperty('status');
  });

  it('has the day of its own court, whatever the case and the browser say', async () => {
    // One in the morning in New Mexico, ten in the evening of the day before in Hawaii.
    vi.setSystemTime(new Date('2026-03-17T08:00:00Z'));
    Element.prototype.scrollIntoView = vi.fn();
    server.answer('participants.list', () => []);
    list = [makeSummons({ state: 'HI' })];
    const { person } = openSummons(HERE);
    await person.click(await screen.findByRole('button', { name: 'Record Service Attempt' }));
    expect(await screen.findByLabelText('Service date *')).toHaveProperty('value', '2026-03-16');
  });

  it('that was served warns before it is changed', async () => {
    list = [makeSummons({ status: 'served', serviceStatus: 'served', servedDate: '2026-03-10' })];
    const { person } = openSummons(HERE);
    await person.click(await edit());
    expect(screen.getByText(/does not change the paper that was handed over/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('asks before what was typed is left, and a failure keeps it', async () => {
    server.answer('summons.update', () => {
      throw new Refusal(503, 'UNAVAILABLE', { message: 'Not now.' });
    });
    const { person, router } = openSummons(HERE);
    await person.click(await edit());
    await person.type(screen.getByLabelText('Judge'), 'Hon. Odell Brannigan');
    await person.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Not now.')).toBeTruthy();
    expect(screen.getByLabelText('Judge')).toHaveProperty('value', 'Hon. Odell Brannigan');
    await person.click(screen.getByRole('link', { name: 'Cases' }));
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
    expect(router.state.location.pathname).toBe(HERE);
  });

  it('says when somebody else changed it while it is edited', async () => {
    const { person } = renderScreen(<Edited />, makeUser());
    const judge = screen.getByLabelText('Judge');
    await person.type(judge, '!');
    await person.click(screen.getByRole('button', { name: 'Tried' }));
    expect(screen.queryByText(/^Somebody else changed this summons/)).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(screen.getByText(/^Somebody else changed this summons/)).toBeTruthy();
    expect(judge).toHaveProperty('value', `${summons.judgeName ?? ''}!`);
  });

  it('that nobody tried to serve can be deleted, after a question', async () => {
    server.answer('summons.delete', () => ({ message: 'Summons deleted successfully' }));
    const { person, router } = openSummons(HERE);
    await person.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete Draft Summons' });
    expect(dialog.textContent).toContain('Copper Mesa Properties LLC');
    await person.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(router.state.location.pathname).toContain(MILESTONE_ID));
  });

  it('is only looked at by a viewer', async () => {
    item = makeCase({ memberRole: 'viewer' });
    openSummons(HERE);
    expect(await screen.findByRole('button', { name: 'Print' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('that is not there', async () => {
    server.answer('summons.get', () => {
      throw new Refusal(404, 'NOT_FOUND');
    });
    openSummons(HERE);
    expect(await screen.findByText('Summons not found', { selector: 'p' })).toBeTruthy();
  });
});
