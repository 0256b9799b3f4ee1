import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CalculationCard } from '#client/timeline/calculation-card.tsx';
import type { Stage } from '#client/timeline/use-timeline.ts';
import { Calculation, type Jurisdiction } from '#src/law/calculation-schema.ts';
import { makeMilestone } from '#tests/factories/milestones.ts';
import { makeUser } from '#tests/factories/users.ts';
import { startFakeServer } from '../fake-server.ts';
import { renderScreen } from '../render-screen.tsx';

function calculationOf(jurisdiction: Jurisdiction, deadlineType: string, triggerDate: string): Calculation {
  const served = { serviceMethod: 'personal', method: 'court-rule' };
  return Calculation.parse({ jurisdiction, deadlineType, triggerDate, ...served });
}

const STAGE: Stage = {
  stands: 'upcoming',
  ...makeMilestone({
    kind: 'Answer to Complaint Due',
    date: '2026-06-22',
    isAutoCalculated: true,
    ruleReference: 'Rule 1-012(A) NMRA',
    calculation: {
      jurisdiction: 'new_mexico_district',
      deadlineType: 'answer_to_complaint_due',
      serviceMethod: 'personal',
      triggerDate: '2026-06-01',
      hearingDate: null,
      mailedFrom: null,
      localDays: null,
      closures: [],
      method: 'court-rule',
    },
  }),
};

const open = (stage = STAGE, onChange: ((date: string) => void) | null = null) => {
  startFakeServer({});
  const card = <CalculationCard stage={stage} stages={[stage]} today="2026-06-03" onChange={onChange} />;
  return renderScreen(card, makeUser()).person;
};

describe('how a date was counted', () => {
  it('says that the rule was changed since, and offers the day it gives now', async () => {
    const onChange = vi.fn();
    const person = open(STAGE, onChange);
    expect(screen.getByText('By the rule it would be Wed, Jul 1')).toBeTruthy();
    expect(screen.getByText(/^The rule was changed here since this was counted\./)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Use Wed, Jul 1' }));
    expect(onChange).toHaveBeenCalledWith('2026-07-01');
  });

  it('says that somebody moved it by hand, and offers nothing to who may only look', () => {
    open({ ...STAGE, isAutoCalculated: false });
    expect(screen.getByText(/^It was moved by hand to Mon, Jun 22\./)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull();
  });

  it('says that nobody has compared the rule with its text for so late a day', () => {
    const later = {
      ...STAGE,
      calculation: calculationOf('california', 'claim_of_exemption_due', '2029-06-01'),
    };
    open(later);
    expect(screen.getByText(/^We last compared this rule with its text for days through /)).toBeTruthy();
  });

  it('says so of no rule that was compared', () => {
    open({ ...STAGE, calculation: calculationOf('california', 'claim_of_exemption_due', '2026-06-01') });
    expect(screen.queryByText(/^We last compared this rule/)).toBeNull();
  });

  it('says nothing where the rule gives the day that stands', () => {
    open({ ...STAGE, date: '2026-07-01' });
    expect(screen.queryByText(/By the rule it would be/)).toBeNull();
  });
});
