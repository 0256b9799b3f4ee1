import { useSyncExternalStore } from 'react';

/** Kept per browser; there only while the keys are off. */
const STORED = 'proceed:single-keys';
const OFF = 'off';
const TYPING =
  'textarea, select, [contenteditable], [role=menu], [role=listbox], input:not([type=radio], [type=checkbox])';
/** What can be switched off. Not + - 0, which zoom the picture that has the focus. */
export const SINGLE_KEY = /^[\p{L}1-9?]$/u;

const listeners = new Set<() => void>();
/** Where the browser keeps nothing. */
let unkept: boolean | null = null;

/** Whether a letter alone does something (WCAG 2.1.4 wants it to be possible that it does not). */
function areSingleKeysOn(): boolean {
  if (unkept !== null) return unkept;
  try {
    return window.localStorage.getItem(STORED) !== OFF;
  } catch {
    return true;
  }
}

export function setSingleKeys(isOn: boolean): void {
  try {
    if (isOn) window.localStorage.removeItem(STORED);
    else window.localStorage.setItem(STORED, OFF);
    unkept = null;
  } catch {
    unkept = isOn;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, areSingleKeysOn);
}

/** A letter, a digit or ? pressed alone, while nothing is being typed and they are switched off: nobody is to act on it. */
export function isSwitchedOff({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || !SINGLE_KEY.test(key)) return false;
  if (target instanceof Element && target.closest(TYPING) !== null) return false;
  return !areSingleKeysOn();
}
