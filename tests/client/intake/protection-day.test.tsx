import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { IfNothing } from '#client/intake/if-nothing.tsx';
import type { Day, Proposal } from '#src/intake/schema.ts';
import { makeProposal } from '#tests/factories/intake.ts';
import { makeUser } from '#tests/factories/users.ts';
import { startFakeServer } from '../fake-server.ts';
import { renderScreen } from '../render-screen.tsx';

const day: Day = {
  ...{ what: 'Hearing', date: '2026-12-09', time: '09:00', aimFor: null, daysLeft: 10, steps: [] },
  ...{ citation: null, warnings: [], isSure: true, place: null, ruleKey: null },
};

test('who does not come to the hearing of an order of protection loses no pay by it', async () => {
  startFakeServer({});
  renderScreen(<IfNothing proposal={makeProposal({ calls: 'keep-away' })} day={day} isHearing />, makeUser());
  await screen.findByText(/make the order longer without you/);
  expect(document.body.textContent).not.toMatch(/pay|bank/);
});

test('nor by a hearing in a family case', async () => {
  startFakeServer({});
  const kind: Proposal['kind'] = { value: 'family', certainty: 'likely', factIds: [] };
  renderScreen(<IfNothing proposal={makeProposal({ kind })} day={day} isHearing />, makeUser());
  await screen.findByText(/the judge can decide without you/);
  expect(document.body.textContent).not.toMatch(/pay|bank/);
});

test('nor by the notice of a hearing on one, by which nothing may be ordered yet', async () => {
  startFakeServer({});
  const protection: Proposal['protection'] = {
    ...{ isNotice: true, temporary: 'denied', answerForm: 'DV-120', otherDayForm: 'DV-115' },
    ...{ orderForm: 'DV-110', isOnFirearms: false, isUntilHearing: false },
  };
  renderScreen(<IfNothing proposal={makeProposal({ protection })} day={day} isHearing />, makeUser());
  await screen.findByText(/make orders without you that last for years/);
  expect(document.body.textContent).not.toMatch(/pay|bank/);
});

test('who stays away from a meeting of creditors can lose a bankruptcy, or nothing', async () => {
  startFakeServer({});
  const bankruptcy: Proposal['bankruptcy'] = { paper: 'notice', chapter: '7', takesNoClaims: true };
  renderScreen(<IfNothing proposal={makeProposal({ bankruptcy })} day={day} isHearing />, makeUser());
  await screen.findByText(/it is your bankruptcy, the case can be dismissed/);
  expect(document.body.textContent).not.toMatch(/part of your pay/);
});
