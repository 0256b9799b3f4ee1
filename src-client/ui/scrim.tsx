import { useState } from 'react';

/**
 * Dims the page behind a dialog and keeps it from scrolling, by CSS alone. A page that had a scroll bar keeps its
 * room, so that nothing moves sideways.
 */
export function Scrim() {
  const [hadBar] = useState(() => document.documentElement.scrollHeight > window.innerHeight);
  return (
    <div data-scroll-lock={hadBar ? 'bar' : ''} className="fixed inset-0 z-40 animate-fade-in bg-scrim" />
  );
}
