import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NoAnswer } from '#client/answers/no-answer.tsx';
import { makeCase } from '#tests/factories/cases.ts';
import { makeMilestone } from '#tests/factories/milestones.ts';
import { makeUser } from '#tests/factories/users.ts';
import { startFakeServer } from '../fake-server.ts';
import { renderScreen } from '../render-screen.tsx';

const HEARING = {
  kind: 'Trial',
  date: '2031-04-21',
  dueTime: '08:30',
  takesPlace: true,
  finishedAt: null,
} as const;

it('shows the day to be there, and what to bring', async () => {
  startFakeServer({
    'milestones.list': () => [
      makeMilestone({ kind: 'Disclosures', date: '2031-03-01' }),
      makeMilestone(HEARING),
    ],
  });
  const item = makeCase({ state: 'CA' });
  renderScreen(<NoAnswer item={item} />, makeUser());
  expect(await screen.findByRole('heading', { name: 'Trial' })).toBeTruthy();
  expect(document.querySelector('time')?.dateTime).toContain('2031-04-21');
  expect(screen.getByRole('link', { name: 'Back to the case' })).toBeTruthy();
});

it('asks for the day where nobody has entered it', async () => {
  startFakeServer({ 'milestones.list': () => [] });
  renderScreen(<NoAnswer item={makeCase({ state: 'CA' })} />, makeUser());
  expect(await screen.findByRole('link', { name: 'Enter the day of your hearing' })).toBeTruthy();
});
