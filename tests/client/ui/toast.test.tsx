import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clearToasts,
  currentToasts,
  dismissToast,
  showToast,
  TOAST_LONGER_MS,
  TOAST_REMOVE_MS,
  TOAST_SHOWN_MS,
} from '#client/ui/toast-store.ts';
import { Toaster } from '#client/ui/toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  clearToasts();
});
afterEach(() => vi.useRealTimers());

describe('notices', () => {
  it('shows at most one, the newest', () => {
    render(<Toaster />);
    act(() => {
      showToast({ title: 'First' });
      showToast({ title: 'Second' });
    });
    expect(screen.getByText('Second')).toBeTruthy();
    expect(screen.queryByText('First')).toBeNull();
    expect(currentToasts()).toHaveLength(1);
  });

  it('closes after 5000 ms and not before', () => {
    render(<Toaster />);
    act(() => {
      showToast({ title: 'Case Created' });
    });
    act(() => vi.advanceTimersByTime(TOAST_SHOWN_MS - 1));
    expect(currentToasts()[0]?.open).toBe(true);
    act(() => vi.advanceTimersByTime(1));
    expect(currentToasts()[0]?.open).toBe(false);
    expect(screen.queryByText('Case Created')).toBeNull();
  });

  it.each([
    ['what failed', { tone: 'danger' }],
    ['what can be undone', { action: { label: 'Undo', onPress: () => undefined } }],
  ] as const)('leaves more time for %s', (_what, more) => {
    render(<Toaster />);
    act(() => {
      showToast({ title: 'Deadline deleted', ...more });
    });
    act(() => vi.advanceTimersByTime(TOAST_LONGER_MS - 1));
    expect(currentToasts()[0]?.open).toBe(true);
    act(() => vi.advanceTimersByTime(1));
    expect(currentToasts()[0]?.open).toBe(false);
  });

  it('forgets a dismissed notice after 1,000,000 ms', () => {
    const id = showToast({ title: 'Profile updated' });
    dismissToast(id);
    vi.advanceTimersByTime(TOAST_REMOVE_MS - 1);
    expect(currentToasts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(currentToasts()).toHaveLength(0);
  });

  it('takes the focus with F8', () => {
    render(<Toaster />);
    act(() => {
      showToast({ title: 'Profile updated' });
    });
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(document.activeElement?.tagName).toBe('OL');
  });

  it.each([
    ['stays', 50, true],
    ['goes', 51, false],
  ])('%s when it is swiped %i pixels to the right', (_what, distance, stays) => {
    render(<Toaster />);
    act(() => {
      showToast({ title: 'Profile updated' });
    });
    const notice = screen.getByText('Profile updated').closest('li');
    if (notice === null) throw new Error('There is no notice');
    const at = (clientX: number) => ({ clientX, clientY: 0, button: 0, pointerId: 1 });
    fireEvent.pointerDown(notice, at(0));
    fireEvent.pointerMove(notice, at(20));
    fireEvent.pointerMove(notice, at(distance));
    fireEvent.pointerUp(notice, at(distance));
    expect(currentToasts()[0]?.open).toBe(stays);
  });

  it('is at most 420 pixels wide on medium screens and up', () => {
    render(<Toaster />);
    expect(screen.getByRole('list').className).toContain('md:max-w-[420px]');
  });

  it('is dismissed by its own button', () => {
    render(<Toaster />);
    act(() => {
      showToast({ title: 'Profile updated' });
    });
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss notice' }));
    expect(currentToasts()[0]?.open).toBe(false);
  });
});
