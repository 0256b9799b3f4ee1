import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { DayStep } from '#client/intake/day-step.tsx';
import type { Day, DayAnswer, Proposal } from '#src/intake/schema.ts';
import { SALE_DAY } from '#src/next/day-names.ts';
import { makeProposal } from '#tests/factories/intake.ts';
import { makeUser } from '#tests/factories/users.ts';
import { startFakeServer } from '../fake-server.ts';
import { renderScreen } from '../render-screen.tsx';

const TRAP = 'Signing gives something up. Your date stays the same.';

function makeDay(change: Partial<Day> = {}): Day {
  return {
    ...{ what: 'Payment that they ask for', date: '2026-12-14', time: null, aimFor: null, daysLeft: 16 },
    ...{ steps: [], citation: null, warnings: [], isSure: true, place: null, ruleKey: null },
    ...change,
  };
}

function open(proposal: Proposal, change: Partial<DayAnswer>) {
  const answer: DayAnswer = {
    ...{ day: makeDay(), others: [], why: null, needsService: false },
    court: { name: null, address: null, phone: null, hours: null },
    help: { help: [], note: null },
    ...change,
  };
  return renderScreen(
    <DayStep proposal={proposal} answer={answer} today="2026-11-28" keep={null} onRemind={() => {}} />,
    makeUser(),
  );
}

beforeEach(() => {
  startFakeServer({});
});

const NOT_READ = { value: null, certainty: 'unsure' as const, factIds: [] };

describe('the day of a letter', () => {
  const letter = makeProposal({
    asks: 'letter',
    offers: [
      { label: 'They offer', until: '2026-12-14', amount: 1400, warning: TRAP, factId: 'o1' },
      { label: 'They offer more', until: '2026-12-21', amount: 1500, warning: TRAP, factId: 'o2' },
    ],
  });

  it('is no day of a court, and says once what signing gives up', async () => {
    open({ ...letter, caseNumber: NOT_READ, court: { ...letter.court, ...NOT_READ } }, {});
    expect(
      await screen.findByText(/It is no day of a court, and nothing has been filed that we know of\./),
    ).toBeTruthy();
    expect(screen.getAllByText(TRAP)).toHaveLength(1);
    expect(screen.queryByText(/Aim for|time if something goes wrong/)).toBeNull();
  });

  it('about a lawsuit never says that nothing has been filed', async () => {
    const caseNumber = { value: 'D-202-CV-2026-01234', certainty: 'certain' as const, factIds: [] };
    open({ ...letter, caseNumber }, {});
    expect(await screen.findByText(/It is no day of a court/)).toBeTruthy();
    expect(screen.queryByText(/nothing has been filed/)).toBeNull();
  });

  it('that asks for a signed judgment says what signing is, where there is no day', async () => {
    const why = 'There is a lawsuit (No. 7). Signing this is a judgment against you.';
    open({ ...letter, signsJudgment: true }, { day: null, why });
    expect(await screen.findByText(why)).toBeTruthy();
  });

  it('is printed for the fridge without a court to go to', async () => {
    open(letter, {});
    await screen.findByText(/It is no day of a court/);
    const sheet = document.querySelector('article')?.textContent;
    expect(sheet).toContain('It is a letter, not an order of a court');
    expect(sheet).not.toMatch(/courthouse|clerk|Case number|photo ID/);
  });

  it('that gives the right to dispute the debt says so, as its own', async () => {
    open(letter, { day: makeDay({ what: 'You may dispute this debt in writing' }), others: [makeDay()] });
    expect(await screen.findByText('You may dispute this debt in writing by')).toBeTruthy();
    expect(screen.getByText(/The letter says that you have this right\./)).toBeTruthy();
  });
});

describe('the day of a subpoena', () => {
  it('says that the court can punish, and that no lawsuit is lost', async () => {
    const due = { label: 'Trial', date: '2026-12-14', time: '09:00', place: null, factId: 'h' };
    open(
      makeProposal({
        ...{ asks: 'nothing', command: 'subpoena', begins: false, deadlines: [] },
        hearings: [{ ...due, certainty: 'certain' }],
      }),
      { day: makeDay({ what: 'Trial', time: '09:00' }) },
    );
    expect(await screen.findByText(/hold you in contempt/)).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/judge can decide|part of your pay/);
    expect(document.querySelector('article')?.textContent).toContain('the court can punish me');
  });
});

describe('a sitting among other days', () => {
  it('is at an hour and a place, and a duty of that day is no sitting', async () => {
    const sitting = { label: 'Settlement conference', date: '2027-01-21', time: '09:30' };
    const place = 'Courtroom 3';
    open(
      makeProposal({
        asks: 'nothing',
        hearings: [{ ...sitting, place, certainty: 'certain', factId: 'h' }],
      }),
      {
        day: makeDay({ what: 'Bring your exhibits', date: '2027-01-21' }),
        others: [makeDay({ what: sitting.label, date: sitting.date, time: sitting.time, place })],
      },
    );
    expect(await screen.findByText('Bring your exhibits by')).toBeTruthy();
    expect(screen.getByText(/Jan 21, 2027, at 9:30/)).toBeTruthy();
    expect(screen.getByText(place)).toBeTruthy();
  });
});

describe('a judgment and a motion', () => {
  it('a judgment without a day says what it does, and not that nothing was found', async () => {
    open(makeProposal({ decision: 'restitution' }), {
      day: null,
      why: 'The court gave the home back to the owner.',
    });
    expect(await screen.findByText('The court gave the home back to the owner.')).toBeTruthy();
    expect(screen.queryByText(/Please do this now/)).toBeNull();
  });

  it('the day from which an officer may come is no day to be done by', async () => {
    const what = 'From this day an officer may put you out';
    open(makeProposal({ decision: 'restitution' }), {
      day: makeDay({ what }),
      why: 'Call legal help today.',
    });
    expect((await screen.findAllByText(what)).length).toBeGreaterThan(0);
    expect(screen.queryByText(`${what}: by`)).toBeNull();
  });

  it('the day to respond to a motion says what follows', async () => {
    const order = makeProposal({ asks: 'nothing', begins: false });
    open(order, { day: makeDay({ what: 'File any response to the motion' }) });
    await screen.findByText(/If you do nothing,/);
    expect(screen.getByText(/grant the motion without hearing your side/)).toBeTruthy();
  });
});

it('sends nobody to a clerk about a sale without a court', async () => {
  const proposal = makeProposal({ asks: 'nothing', calls: 'stop-sale' });
  const place = 'At the front steps, 801 Birch Street';
  open(
    { ...proposal, caseNumber: NOT_READ, court: { ...proposal.court, ...NOT_READ } },
    { day: makeDay({ what: SALE_DAY, place }) },
  );
  expect(await screen.findByText(/Check the day with whoever sells/)).not.toBeNull();
  expect(screen.queryByText(/Ask whoever sells before you go/)).not.toBeNull();
  expect(screen.queryByText(/the clerk before you go|the day with the clerk/)).toBeNull();
});
