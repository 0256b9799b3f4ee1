import type { Locator, Page } from 'playwright';
import { Stopwatch } from '#tests/setup/stopwatch.ts';
import type { Paper } from './papers.ts';

/** Somebody's hand on the screen: it counts what it does, and what the screens asked of the server for it. */
export class Hand {
  taps = 0;
  typed = 0;
  /** Questions to the server, other than whether the paper is read. */
  requests = 0;
  readonly page: Page;
  readonly #isTouch: boolean;
  readonly #time = new Stopwatch();
  #isWaiting = false;

  constructor(page: Page, isTouch: boolean) {
    this.page = page;
    this.#isTouch = isTouch;
    page.on('request', (request) => {
      if (!this.#isWaiting && new URL(request.url()).pathname.startsWith('/api/')) this.requests += 1;
    });
  }

  /** While a paper is read nobody has anything to do. */
  async waits(reading: () => Promise<void>): Promise<void> {
    this.#isWaiting = true;
    await this.#time.waits(reading);
    this.#isWaiting = false;
  }

  /** What it took, in a line to print: seconds by the clock, less the reading of the paper. */
  told(): string {
    return `${this.taps} taps, ${this.typed} fields typed, ${this.requests} requests, ${this.#time.told()}`;
  }

  async press(target: Locator): Promise<void> {
    this.taps += 1;
    if (!this.#isTouch) return target.click();
    await target.tap();
    // A tap is told before the click that comes of it: a hand sees what it did before it goes on.
    // One that leads to another page was taken, too.
    await this.page
      .evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      .catch(() => undefined);
  }

  async button(name: string | RegExp): Promise<void> {
    await this.press(this.page.getByRole('button', { name }));
  }

  async choice(name: string | RegExp): Promise<void> {
    await this.press(this.page.getByRole('radio', { name }).locator('xpath=..'));
  }

  async type(target: Locator, text: string): Promise<void> {
    this.typed += 1;
    await target.fill(text);
  }

  /** Presses what opens the chooser, and chooses. */
  async choose(opener: Locator, papers: readonly Paper[]): Promise<void> {
    const opening = this.page.waitForEvent('filechooser');
    await this.press(opener);
    const chooser = await opening;
    await chooser.setFiles([...papers]);
  }
}
