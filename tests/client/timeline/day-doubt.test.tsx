import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DayDoubt } from '#client/timeline/day-doubt.tsx';

const DOUBTS = ['The day could not be read for sure. Compare it with the paper.'];

it('a doubtful day says why, until the person has checked it', async () => {
  const onCheck = vi.fn();
  const { rerender } = render(<DayDoubt doubts={DOUBTS} busy={false} onCheck={onCheck} />);
  screen.getByText('Please check this day');
  screen.getByText(DOUBTS[0] ?? '');
  await userEvent.click(screen.getByRole('button', { name: 'I have checked it' }));
  expect(onCheck).toHaveBeenCalledTimes(1);
  rerender(<DayDoubt doubts={null} busy={false} onCheck={onCheck} />);
  expect(screen.queryByText('Please check this day')).toBeNull();
});

it('who may only look sees the doubt and no button', () => {
  render(<DayDoubt doubts={DOUBTS} busy={false} onCheck={null} />);
  screen.getByText('Please check this day');
  expect(screen.queryByRole('button')).toBeNull();
});
