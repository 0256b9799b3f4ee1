import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { IfNothing } from '#client/intake/if-nothing.tsx';
import type { Day } from '#src/intake/schema.ts';
import { makeProposal } from '#tests/factories/intake.ts';

const DAY: Day = {
  ...{ what: 'Court date', date: '2026-12-14', time: '09:00', aimFor: null, daysLeft: 16 },
  ...{ steps: [], citation: null, warnings: [], isSure: true, place: null, ruleKey: null },
};

const MUST_COME = 'You must be there. The judge can order your arrest if you are not.';

it('who is ordered to come on pain of arrest is told of the arrest, and not of money', () => {
  const proposal = makeProposal({ asks: 'nothing', begins: false, mustCome: 'unsaid' });
  const { container } = render(<IfNothing proposal={proposal} day={DAY} isHearing />);
  expect(container.textContent).toBe(MUST_COME);
});

it('so is whoever asked for something, where the order is for them', () => {
  const role = { value: 'plaintiff' as const, certainty: 'certain' as const, factIds: [] };
  const proposal = makeProposal({ asks: 'nothing', begins: false, role, mustCome: 'plaintiff' });
  const { container } = render(<IfNothing proposal={proposal} day={DAY} isHearing />);
  expect(container.textContent).toBe(MUST_COME);
});

it('whoever asked for an order to keep away is told that it can end without them', () => {
  const role = { value: 'plaintiff' as const, certainty: 'certain' as const, factIds: [] };
  const proposal = makeProposal({ asks: 'nothing', begins: false, role, calls: 'keep-away' });
  const { container } = render(<IfNothing proposal={proposal} day={DAY} isHearing />);
  expect(container.textContent).toBe(
    'If you are not there, the judge can end the order that you asked for, or not give it.',
  );
});

it('nobody is threatened where only the other side is ordered to come', () => {
  const hearing = { ...{ label: DAY.what, date: DAY.date, time: null, place: null, factId: 'fact-1' } };
  const sitting = { ...hearing, certainty: 'certain' as const, who: 'plaintiff' as const };
  const { container } = render(
    <IfNothing
      proposal={makeProposal({ asks: 'nothing', begins: false, hearings: [sitting] })}
      day={DAY}
      isHearing
    />,
  );
  expect(container.textContent).toBe('');
});

it('a day by which something is handed in threatens nobody with arrest', () => {
  const proposal = makeProposal({ asks: 'nothing', begins: false, mustCome: 'unsaid' });
  const { container } = render(<IfNothing proposal={proposal} day={DAY} isHearing={false} />);
  expect(container.textContent).not.toContain('arrest');
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
