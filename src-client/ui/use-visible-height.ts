import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  const targets = [window, window.visualViewport ?? window];
  for (const target of targets) target.addEventListener('resize', onChange);
  window.visualViewport?.addEventListener('scroll', onChange);
  return () => {
    for (const target of targets) target.removeEventListener('resize', onChange);
    window.visualViewport?.removeEventListener('scroll', onChange);
  };
}

/** Whole pixels between the top of the window and the keyboard, and how many the keyboard covers below. */
function measure(): { height: number; covered: number } {
  const { visualViewport: visible, innerHeight } = window;
  // Magnified by two fingers, less is seen and nothing is covered.
  if (!visible || visible.scale > 1.01) return { height: innerHeight, covered: 0 };
  const covered = Math.max(0, Math.round(innerHeight - visible.height - visible.offsetTop));
  return { height: innerHeight - covered, covered };
}

/**
 * What a keyboard on the screen leaves of the window. Most browsers make the window smaller (`interactive-widget`);
 * those of iPhones lay the keyboard over it.
 */
export function useVisibleHeight(): { height: number; covered: number } {
  const height = useSyncExternalStore(subscribe, () => measure().height);
  const covered = useSyncExternalStore(subscribe, () => measure().covered);
  return { height, covered };
}
