/** The mail providers that most people have, and whose names are typed wrong most often. */
const GREAT = [
  'gmail.com',
  'yahoo.com',
  'outlook.com',
  'hotmail.com',
  'icloud.com',
  'aol.com',
  'comcast.net',
  'proton.me',
];

/** Names that are one letter from a great one and people's own all the same. */
const OTHERS = new Set(['gmx.com', 'ymail.com', 'mail.com', 'email.com', 'rocketmail.com', 'aon.com']);

/** What 'com' becomes under hurried fingers; any other ending is a country's or a company's own. */
const ENDINGS = new Set(['co', 'cm', 'om', 'con', 'cpm', 'vom', 'xom', 'ocm', 'comm', 'coom']);

function labelOf(domain: string): string {
  return domain.slice(0, domain.indexOf('.'));
}

/** How many letters must be put in, left out, replaced or swapped with their neighbor to make one word of the other. */
function distance(one: string, other: string): number {
  const width = other.length + 1;
  const rows: number[][] = [];
  for (let i = 0; i <= one.length; i += 1) {
    const row = new Array<number>(width).fill(0);
    rows.push(row);
    for (let j = 0; j < width; j += 1) {
      if (i === 0 || j === 0) {
        row[j] = i + j;
        continue;
      }
      const [above, before] = [rows[i - 1] ?? [], rows[i - 2] ?? []];
      const change = (above[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const least = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, change);
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = isSwapped ? Math.min(least, (before[j - 2] ?? 0) + 1) : least;
    }
  }
  return rows[one.length]?.[other.length] ?? 0;
}

/**
 * The address with the provider that was probably meant, 'ida@gmail.com' for 'ida@gmial.com'; null where nothing looks
 * mistyped. One letter may be wrong, in longer names two.
 */
export function probablyMeant(address: string): string | null {
  const at = address.lastIndexOf('@');
  const domain = address
    .slice(at + 1)
    .trim()
    .toLowerCase();
  if (at < 1 || domain === '' || GREAT.includes(domain) || OTHERS.has(domain)) return null;
  const label = labelOf(domain);
  const steps = (name: string) => {
    // 'yahoo.ca' is nobody's mistake.
    if (labelOf(name) === label) return ENDINGS.has(domain.slice(label.length + 1)) ? 0 : 9;
    // Short names have too many neighbors.
    return labelOf(name).length < 5 ? 9 : distance(domain, name);
  };
  const [best] = GREAT.map((name) => ({ name, steps: steps(name) }))
    .filter((found) => found.steps <= (found.name.length >= 9 ? 2 : 1))
    .sort((a, b) => a.steps - b.steps);
  return best === undefined ? null : `${address.slice(0, at).trim()}@${best.name}`;
}
