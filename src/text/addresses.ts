const START = /^(?:\d+[\p{L}\d-]*\s+\S|p\.?\s?o\.?\s+box\b|c\/o\b|post office box\b)/iu;
const ZIP = /\b\d{5}(?:-\d{4})?\b/g;

/**
 * The addresses that a field holds. A new one begins after an empty line or semicolon, after a ZIP code that ends a
 * line, and at a line that starts like a street or a post-office box once a street was named.
 */
export function addressesIn(text: string): string[] {
  const found: string[] = [];
  let open: string[] = [];
  const close = () => {
    if (open.length > 0) found.push(open.join(', '));
    open = [];
  };
  for (const line of text.split(/\n|;|\s+and\s+(?=\d|p\.?\s?o\.?\s)/iu)) {
    const words = line.trim().replace(/^(?:and|home|work|business|residence)\s*:?\s+/i, '');
    if (words === '') {
      close();
      continue;
    }
    if (START.test(words) && open.some((each) => START.test(each))) close();
    open.push(words);
    // The number of a house is no ZIP code.
    const zips = [...words.matchAll(ZIP)].filter((match) => match.index > 0);
    if (zips.length > 0) close();
  }
  close();
  return found;
}

function keyOf(address: string): { number: string; street: string } {
  const words = address
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .match(/[\p{L}\p{N}]+/gu);
  const at = words?.findIndex((word) => /^\d/.test(word)) ?? -1;
  return { number: words?.[at] ?? '', street: words?.slice(at + 1).find((word) => word.length > 2) ?? '' };
}

/** Whether two addresses have the same house number and street; spelling of the rest does not count. */
export function sameAddress(a: string, b: string): boolean {
  const [first, second] = [keyOf(a), keyOf(b)];
  return first.number !== '' && first.number === second.number && first.street === second.street;
}

/** An address on one line. */
export function onOneLine(address: string): string {
  return address
    .split('\n')
    .map((line) => line.trim().replace(/,$/, ''))
    .filter(Boolean)
    .join(', ');
}
