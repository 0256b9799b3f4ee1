import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ServiceStep } from '#client/intake/service-step.tsx';

const TODAY = '2026-11-29';

it('has a choice for papers that were found at the door, and says from which day the time is counted', async () => {
  const person = userEvent.setup();
  const onAnswer = vi.fn();
  render(
    <ServiceStep asks="how-served" issued={null} before={undefined} today={TODAY} onAnswer={onAnswer} />,
  );
  await person.click(screen.getByRole('radio', { name: 'Somebody handed it to me' }));
  expect(screen.getByRole('status').textContent).toBe('');
  const door = screen.getByRole('radio', {
    name: 'I found it at my door',
    description: /Taped.*under it.*step/,
  });
  await person.click(door);
  expect(screen.getByRole('status').textContent).toMatch(/may start some days later.*the earliest/);
  await person.click(screen.getByRole('button', { name: /^Yesterday/ }));
  expect(onAnswer).toHaveBeenCalledWith({ date: '2026-11-28', method: 'posted' });
});
