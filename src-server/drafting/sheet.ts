/** The sheet that both files are laid out on: US Letter, 1 inch around, in points (1/72 inch). */
export const SHEET = { width: 612, height: 792, margin: 72 } as const;

export const TEXT_WIDTH = SHEET.width - 2 * SHEET.margin;

/** Letters of 12 points; body lines exactly twice that apart, so that Word file and PDF break pages alike. */
export const LETTERS = { body: 12, small: 10 } as const;
export const LINE = { double: 24, single: 14, small: 12, certificate: 18 } as const;

/** Where things stand, from the left margin. */
export const INDENT = {
  /** Number of a response, first line of a paragraph. */
  first: 36,
  /** Words after the number. */
  words: 72,
  /** Left edge of the signature block. */
  signature: 234,
  /** Role in the caption ('Plaintiff,'). */
  role: 108,
  /** 'v.' */
  versus: 36,
  /** Right half of the caption. */
  number: 270,
} as const;

/** Space above and below what stands apart. */
export const SPACE = {
  part: 14,
  /** Below a heading: the first double-spaced line has room of its own. */
  heading: 4,
  /** For a name to be written above a line. */
  ink: 30,
} as const;
