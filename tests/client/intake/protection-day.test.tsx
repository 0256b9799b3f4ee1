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
