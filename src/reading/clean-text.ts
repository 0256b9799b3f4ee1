const UNSTORABLE = /[\u0000-\u0008\u000b\u000e-\u001f\u007f\ufffe\uffff]/g;

/** Blanks in a row that say no more than fewer: columns are not set wider, and a rule that looks for blanks counts each. */
const MOST_BLANKS = 200;
const MANY_BLANKS = new RegExp(`[^\\S\\n]{${MOST_BLANKS + 1},}`, 'g');

/** Text without white space before its line ends, in time linear in its length whatever stands in a line. */
export function withoutLineEndBlanks(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}

/**
 * Text as the database and the viewer can hold it: no NUL and other control characters (PostgreSQL
 * refuses NUL), no lone surrogates, line ends as `\n`, no spaces before a line end, and no more of them in a
 * row than a page has.
 */
export function cleanText(text: string): string {
  const lines = text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(UNSTORABLE, '')
    .toWellFormed();
  return withoutLineEndBlanks(lines).replace(MANY_BLANKS, ' '.repeat(MOST_BLANKS));
}

/** A page of text: clean, without form feeds (they separate pages) and without blank lines at either end. */
export function cleanPage(text: string): string {
  return cleanText(text.replaceAll('\f', '\n'))
    .replace(/\n{4,}/g, '\n\n\n')
    .replace(/^\n+/, '')
    .trimEnd();
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
