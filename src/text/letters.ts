/** Letters and digits of pieces of text, in lower case and without accents, with where each one stands. */
export interface Letters {
  folded: string;
  /** Index of the piece behind each folded letter. */
  piece: Int32Array;
  /** UTF-16 offsets in that piece: of the letter's first unit, and behind its last. */
  from: Int32Array;
  to: Int32Array;
}

const SIGN = /[^\p{L}\p{N}]/gu;

function fold(character: string): string {
  const code = character.charCodeAt(0);
  if (code < 128) {
    if ((code >= 97 && code <= 122) || (code >= 48 && code <= 57)) return character;
    return code >= 65 && code <= 90 ? String.fromCharCode(code + 32) : '';
  }
  // NFKD takes ligatures ('ﬁ') and accents apart.
  return character.normalize('NFKD').toLowerCase().replace(SIGN, '');
}

/**
 * What two readers of one page agree on: white space, hyphens, quotation marks, case, accents and ligatures are
 * gone, and the pieces run into each other.
 */
export function readLetters(pieces: readonly string[]): Letters {
  const folded: string[] = [];
  const piece: number[] = [];
  const from: number[] = [];
  const to: number[] = [];
  for (const [index, text] of pieces.entries()) {
    let at = 0;
    for (const character of text) {
      const letters = fold(character);
      for (let step = 0; step < letters.length; step += 1) {
        folded.push(letters.charAt(step));
        piece.push(index);
        from.push(at);
        to.push(at + character.length);
      }
      at += character.length;
    }
  }
  return {
    folded: folded.join(''),
    piece: Int32Array.from(piece),
    from: Int32Array.from(from),
    to: Int32Array.from(to),
  };
}

/** The same letters of one text, where nobody asks where they stand. */
export function foldLetters(text: string): string {
  let folded = '';
  for (const character of text) folded += fold(character);
  return folded;
}
