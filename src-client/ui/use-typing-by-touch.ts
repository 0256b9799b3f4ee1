import { useSyncExternalStore } from 'react';

const TYPED_IN =
  'textarea, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="file"], [type="range"])';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('focusin', onChange);
  document.addEventListener('focusout', onChange);
  return () => {
    document.removeEventListener('focusin', onChange);
    document.removeEventListener('focusout', onChange);
  };
}

function isTyping(): boolean {
  const isTouched = window.matchMedia('(pointer: coarse)').matches;
  return isTouched && document.activeElement?.matches(TYPED_IN) === true;
}

/** Whether a field has the focus on a screen that is touched: there a keyboard takes the lower half of it. */
export function useTypingByTouch(): boolean {
  return useSyncExternalStore(subscribe, isTyping);
}
