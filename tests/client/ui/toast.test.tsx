import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clearToasts,
  currentToasts,
  dismissToast,
  showToast,
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

  it('is dismissed by its own button', () => {
    render(<Toaster />);
    act(() => {
      showToast({ title: 'Profile updated' });
    });
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss notice' }));
    expect(currentToasts()[0]?.open).toBe(false);
  });
});
