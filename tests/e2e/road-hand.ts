import type { Locator, Page } from 'playwright';
import type { Paper } from './papers.ts';

/** Somebody's hand on the screen: it counts what it does. */
export class Hand {
  taps = 0;
  typed = 0;
  readonly page: Page;
  readonly #isTouch: boolean;

  constructor(page: Page, isTouch: boolean) {
    this.page = page;
    this.#isTouch = isTouch;
  }

  async press(target: Locator): Promise<void> {
    this.taps += 1;
    await (this.#isTouch ? target.tap() : target.click());
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
