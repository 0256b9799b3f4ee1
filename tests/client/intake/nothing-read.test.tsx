import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { NothingRead } from '#client/intake/nothing-read.tsx';
import type { Intake } from '#src/intake/schema.ts';
import { makeUser } from '#tests/factories/users.ts';
import { renderScreen } from '../render-screen.tsx';

function paper(problem: string): Intake['papers'] {
  return [
    {
      ...{ files: ['first', 'second', 'third'], documentId: 'joined', title: 'IMG_2041' },
      ...{ status: 'failed', page: null, pages: null, kind: null, problems: [problem] },
    },
  ];
}

it('goes on without the one photo that is cut off, or takes it again', async () => {
  const [onBack, onLeaveOut] = [vi.fn(), vi.fn()];
  const problem = 'Photo 2 of 3: This picture is cut off. Take it again, or send it again.';
  renderScreen(<NothingRead papers={paper(problem)} onBack={onBack} onLeaveOut={onLeaveOut} />, makeUser());
  await userEvent.click(screen.getByRole('button', { name: 'Go on without photo 2' }));
  expect(onLeaveOut).toHaveBeenCalledWith('second');
  await userEvent.click(screen.getByRole('button', { name: 'Take photo 2 again' }));
  expect(onBack).toHaveBeenCalledOnce();
});

it('offers another photo where none stands in the way of others', () => {
  renderScreen(
    <NothingRead papers={paper('Nothing could be read.')} onBack={vi.fn()} onLeaveOut={vi.fn()} />,
    makeUser(),
  );
  expect(screen.getByRole('button', { name: 'Try another photo' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Go on without/ })).toBeNull();
});
