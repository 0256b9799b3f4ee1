import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { IfNothing } from '#client/intake/if-nothing.tsx';
import type { Day } from '#src/intake/schema.ts';
import { makeProposal } from '#tests/factories/intake.ts';

const DAY: Day = {
  ...{ what: 'Court date', date: '2026-12-14', time: '09:00', aimFor: null, daysLeft: 16 },
  ...{ steps: [], citation: null, warnings: [], isSure: true, place: null, ruleKey: null },
};

it('who is ordered to come on pain of arrest is told of the arrest, and not of money', () => {
  const quote = 'IF YOU FAIL TO APPEAR, A BENCH WARRANT WILL BE ISSUED FOR YOUR ARREST.';
  render(
    <IfNothing
      proposal={makeProposal({ asks: 'nothing', begins: false, otherwise: { quote, factId: 'o' } })}
      day={DAY}
      isHearing
    />,
  );
  expect(screen.getByText(/If you do not come/).closest('p')?.textContent).toBe(
    'If you do not come, you can be arrested.',
  );
});

it('whoever sues is told that a motion to dismiss can end the case', () => {
  const proposal = makeProposal({
    ...{ asks: 'how-served' as const, begins: false },
    role: { value: 'plaintiff', certainty: 'certain', factIds: [] },
    motion: { isForSummaryJudgment: false, isToDismiss: true, by: 'defendant' },
  });
  render(
    <IfNothing proposal={proposal} day={{ ...DAY, what: 'Response to Motion Due' }} isHearing={false} />,
  );
  expect(screen.getByText(/your case can be dismissed/)).toBeTruthy();
});
