import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/**
 * Prints `sheet` without the page around it. It stands in a tree of its own, without the page's contexts: a page that is
 * laid out anew for the width of the paper would take it away before it is printed.
 */
export function printAlone(sheet: ReactNode): void {
  const holder = document.createElement('div');
  document.body.append(holder);
  const root = createRoot(holder);
  const clear = () => {
    root.unmount();
    holder.remove();
  };
  // Not while React draws the page.
  queueMicrotask(() => {
    flushSync(() => root.render(<div data-print-alone>{sheet}</div>));
    window.addEventListener('afterprint', clear, { once: true });
    window.print();
  });
}
