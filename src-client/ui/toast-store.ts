export interface ToastInput {
  title: string;
  description?: string | undefined;
  tone?: 'neutral' | 'danger' | undefined;
  /** One thing to do about it, such as 'Undo'. The notice closes when it is pressed. */
  action?: { label: string; onPress(): void } | undefined;
}

export interface ToastRecord extends ToastInput {
  id: number;
  open: boolean;
}

const TOAST_LIMIT = 1;
export const TOAST_SHOWN_MS = 5000;
export const TOAST_LONGER_MS = 12_000;
export const TOAST_REMOVE_MS = 1_000_000;

/** How long a notice stays, in milliseconds: longer when there is something to press, or when something failed. */
export function toastShownMs({ action, tone }: ToastInput): number {
  return action || tone === 'danger' ? TOAST_LONGER_MS : TOAST_SHOWN_MS;
}

let toasts: readonly ToastRecord[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const removals = new Map<number, ReturnType<typeof setTimeout>>();

function publish(next: readonly ToastRecord[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a notice; the newest replaces the one on screen. */
export function showToast(input: ToastInput): number {
  lastId += 1;
  publish([{ ...input, id: lastId, open: true }, ...toasts].slice(0, TOAST_LIMIT));
  return lastId;
}

/** Closes a notice; it leaves the list much later, so that its closing motion is never cut off. */
export function dismissToast(id: number): void {
  if (!removals.has(id)) {
    removals.set(
      id,
      setTimeout(() => removeToast(id), TOAST_REMOVE_MS),
    );
  }
  publish(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
}

function removeToast(id: number): void {
  removals.delete(id);
  publish(toasts.filter((toast) => toast.id !== id));
}

/** Forgets every notice at once. */
export function clearToasts(): void {
  for (const timer of removals.values()) clearTimeout(timer);
  removals.clear();
  publish([]);
}

export function currentToasts(): readonly ToastRecord[] {
  return toasts;
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
