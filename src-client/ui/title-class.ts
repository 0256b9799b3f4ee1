/** Letters from which a title takes more than three lines of a phone. */
const LONG = 70;

/** The look of the title of a screen; a long name does not fill a phone before anything is said. */
export function titleClass(title: unknown): string {
  const isLong = typeof title === 'string' && title.length > LONG;
  return `min-h-10 content-center leading-tight font-semibold tracking-tight wrap-anywhere ${isLong ? 'text-lg sm:text-2xl' : 'text-2xl'}`;
}
