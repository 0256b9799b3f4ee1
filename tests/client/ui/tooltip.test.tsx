import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tooltip, TooltipProvider } from '#client/ui/tooltip.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

function show() {
  render(
    <TooltipProvider>
      <Tooltip content="Counted from service">
        <button type="button">First</button>
      </Tooltip>
      <Tooltip content="Entered by hand">
        <button type="button">Second</button>
      </Tooltip>
    </TooltipProvider>,
  );
}

const over = (name: string) =>
  fireEvent.pointerMove(screen.getByRole('button', { name }), { pointerType: 'mouse' });
const leave = (name: string) =>
  fireEvent.pointerLeave(screen.getByRole('button', { name }), { pointerType: 'mouse' });
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

it('opens after 700 ms and not before', () => {
  show();
  over('First');
  wait(699);
  expect(screen.queryByRole('tooltip')).toBeNull();
  wait(1);
  expect(screen.getByRole('tooltip').textContent).toBe('Counted from service');
});

it.each([
  ['at once within 300 ms after another', 299, true],
  ['after its own wait later than that', 301, false],
])('opens %s', (_when, pause, opensAtOnce) => {
  show();
  over('First');
  wait(700);
  fireEvent.keyDown(document, { key: 'Escape' });
  leave('First');
  wait(pause);
  over('Second');
  wait(0);
  expect(screen.queryByRole('tooltip') !== null).toBe(opensAtOnce);
});
