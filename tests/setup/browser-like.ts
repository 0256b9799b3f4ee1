import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

class NoResizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

// What Radix and the panels call and happy-dom leaves out.
globalThis.ResizeObserver ??= NoResizes;
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};

afterEach(cleanup);

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 20_000 });

// The files of a project share a process, and with it what an earlier one left in the browser's stores.
localStorage.clear();
sessionStorage.clear();
