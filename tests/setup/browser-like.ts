import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';
import { endFakeServer } from '../client/fake-server.ts';

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

afterEach(async () => {
  cleanup();
  endFakeServer();
  await turns(ENDING);
});

// React finishes what it has drawn (listening for keys, first of all) in turns of their own. A busy machine lets a test
// press a key before them, as nobody can, and the key is lost.
const nextTurn = setImmediate;
const FINISHING = 3;
/** Until what breaks off has been told to whoever waited for it. */
const ENDING = 10;
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => nextTurn(resolve));
}
const { asyncWrapper } = getConfig();
const afterEffects: typeof asyncWrapper = (act) =>
  asyncWrapper(async () => {
    const result = await act();
    await turns(FINISHING);
    return result;
  });

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 20_000, asyncWrapper: afterEffects });

// The files of a project share a process, and with it what an earlier one left in the browser's stores.
localStorage.clear();
sessionStorage.clear();
