const UNSTORABLE = /[\u0000-\u0008\u000b\u000e-\u001f\u007f\ufffe\uffff]/g;

/**
 * Text as the database and the viewer can hold it: no NUL and other control characters (PostgreSQL
 * refuses NUL), no lone surrogates, line ends as `\n`, no spaces before a line end.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(UNSTORABLE, '')
    .toWellFormed()
    .replace(/[ \t\u00a0]+$/gm, '');
}

/** A page of text: clean, without form feeds (they separate pages) and without blank lines at either end. */
export function cleanPage(text: string): string {
  return cleanText(text.replaceAll('\f', '\n'))
    .replace(/\n{4,}/g, '\n\n\n')
    .replace(/^\n+|\s+$/g, '');
}

/** A file name as a user may see it: one line, no control characters, no folders, at most 255 characters. */
export function cleanFilename(name: string | null | undefined, fallback: string): string {
  const last = (name ?? '').split(/[\\/]/).at(-1) ?? '';
  const clean = last
    .replace(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .toWellFormed()
    .trim()
    .slice(0, 255);
  return clean === '' || clean === '.' || clean === '..' ? fallback : clean;
}
