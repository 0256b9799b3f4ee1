import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** So long what stands above it may still come, and push it away. */
const SETTLES_MS = 2_000;

/**
 * Of a section that an address may name behind its '#': the router changes the address alone, so the section is shown
 * and focused here, each time that such a link is followed, and held there while what stands above it still comes.
 */
export function useSectionInView(id: string): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  const { hash, key } = useLocation();
  // The same link again has the same '#', and another key.
  const visit = hash === `#${id}` ? key : null;
  useEffect(() => {
    const shown = section.current;
    if (visit === null || shown === null) return;
    const show = () => shown.scrollIntoView({ block: 'start' });
    show();
    shown.focus({ preventScroll: true });
    if (shown.parentElement === null || !('ResizeObserver' in window)) return;
    const above = new ResizeObserver(show);
    above.observe(shown.parentElement);
    const stop = () => above.disconnect();
    const timer = setTimeout(stop, SETTLES_MS);
    // Whoever moves the page themselves is not pulled back.
    const gestures = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
    for (const gesture of gestures) window.addEventListener(gesture, stop, { once: true, passive: true });
    return () => {
      stop();
      clearTimeout(timer);
      for (const gesture of gestures) window.removeEventListener(gesture, stop);
    };
  }, [visit]);
  return section;
}
