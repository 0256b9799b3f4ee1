import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Drawer } from '#client/ui/drawer.tsx';

function Opener({ as: Panel }: { as: typeof Dialog | typeof Drawer }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Panel open={open} onOpenChange={setOpen} title="Papers">
        <input aria-label="Name" />
      </Panel>
    </>
  );
}

describe.each([
  ['dialog', Dialog],
  ['drawer', Drawer],
])('%s', (_name, Panel) => {
  it('takes the focus, locks the page, and gives both back', async () => {
    const person = userEvent.setup();
    render(<Opener as={Panel} />);
    await person.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    expect(document.querySelector('[data-scroll-lock]')).toBeTruthy();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Open'));
    expect(document.querySelector('[data-scroll-lock]')).toBeNull();
  });
});
