/**
 * A layout for lists whose rows are rendered only in sight, which without one would be 0 high: a window of 600
 * pixels with rows of 100. Import it for what it does.
 */
Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 600 });
Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {
  configurable: true,
  get(this: HTMLElement) {
    return this.tagName === 'LI' ? 100 : 600;
  },
});
