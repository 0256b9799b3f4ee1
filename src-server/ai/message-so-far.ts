/** Takes the text of a JSON object piece by piece. */
export interface MessageReader {
  /** Takes the next piece, cut anywhere; answers with what stands in the field so far. */
  push(piece: string): string;
}

const PLAIN_ESCAPES: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}

type Mode = 'outside' | 'text' | 'escape' | 'unicode';

/**
 * Reads a text field of a JSON object while the object is still being written: whatever the cut, what `push` answers
 * is a beginning of the field's value, and of the whole object the value itself. Nothing else of the object comes
 * through, nor a field of that name further inside. Half of a surrogate pair is held back until the other half is
 * there. Takes time in proportion to the text. What is not JSON gives some text or none; it never throws.
 */
export function createMessageReader(field = 'message'): MessageReader {
  let mode: Mode = 'outside';
  let depth = 0;
  /** Whether the next text is a key, and the last key of the outermost object. */
  let expectsKey = false;
  let key = '';
  let isReading = false;
  let isFinished = false;
  let text = '';
  let digits = '';
  let value = '';

  function take(letters: string): void {
    if (isReading) value += letters;
    else text += letters;
  }

  function beginText(): void {
    mode = 'text';
    text = '';
    isReading = depth === 1 && !expectsKey && key === field && !isFinished;
    if (isReading) value = '';
  }

  function endText(): void {
    mode = 'outside';
    if (isReading) isFinished = true;
    else if (depth === 1 && expectsKey) key = text;
    isReading = false;
  }

  function outside(letter: string): void {
    if (letter === '"' && depth > 0) beginText();
    else if (letter === '{' || letter === '[') {
      depth += 1;
      if (depth === 1) expectsKey = letter === '{';
    } else if (letter === '}' || letter === ']') depth = Math.max(0, depth - 1);
    else if (depth === 1 && letter === ':') expectsKey = false;
    else if (depth === 1 && letter === ',') expectsKey = true;
  }

  function step(letter: string): void {
    if (mode === 'outside') outside(letter);
    else if (mode === 'text') {
      if (letter === '\\') mode = 'escape';
      else if (letter === '"') endText();
      else take(letter);
    } else if (mode === 'escape') {
      mode = letter === 'u' ? 'unicode' : 'text';
      if (letter === 'u') digits = '';
      else take(PLAIN_ESCAPES[letter] ?? letter);
    } else {
      digits += letter;
      if (digits.length < 4) return;
      mode = 'text';
      const code = Number.parseInt(digits, 16);
      if (!Number.isNaN(code)) take(String.fromCharCode(code));
    }
  }

  return {
    push(piece) {
      for (let index = 0; index < piece.length; index += 1) step(piece.charAt(index));
      const isHalf = !isFinished && isHighSurrogate(value.charCodeAt(value.length - 1));
      return isHalf ? value.slice(0, -1) : value;
    },
  };
}
