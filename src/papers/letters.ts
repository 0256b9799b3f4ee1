/** How many letters a line has, and how many of them are capitals; by number, because every line is asked. */
export function countLetters(text: string): { letters: number; upper: number } {
  let letters = 0;
  let upper = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 128) {
      if (code >= 97 && code <= 122) letters += 1;
      else if (code >= 65 && code <= 90) {
        letters += 1;
        upper += 1;
      }
    } else if (/\p{L}/u.test(text.charAt(at))) {
      letters += 1;
      if (/\p{Lu}/u.test(text.charAt(at))) upper += 1;
    }
  }
  return { letters, upper };
}
