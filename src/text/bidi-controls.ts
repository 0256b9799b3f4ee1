/** Marks that turn the direction of the words around them. Letters know their own direction; a caption stays a caption. */
export const TURNING_MARKS = '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';
const TURNING = new RegExp(`[${TURNING_MARKS}]`, 'g');
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** Text as it is entered, without marks that turn other words; '' when nobody could see any of it. */
export function stripBidiControls(text: string): string {
  return VISIBLE.test(text) ? text.replace(TURNING, '') : '';
}

/** White space and control characters of one line are single spaces: a name must not break a caption or a card. */
export function oneLine(text: string): string {
  return stripBidiControls(text.toWellFormed())
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
