import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Term } from '#client/ui/term.tsx';

it('explains a court term on a press and hides it with Escape', async () => {
  const person = userEvent.setup();
  render(<Term meaning="A paper that tells you that you have been sued.">summons</Term>);
  await person.click(screen.getByRole('button', { name: 'summons' }));
  expect((await screen.findByRole('tooltip')).textContent).toContain('you have been sued');
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
});
