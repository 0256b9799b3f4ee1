/** Red, green and blue, each 0 to 255. */
export type Color = readonly [number, number, number];

/** A color that can be seen through, one that nothing is known of, or a plain one. */
export type ReadColor = Color | 'transparent' | null;

const NAMED: Readonly<Record<string, string>> = {
  ...{ white: 'ffffff', black: '000000', gray: '808080', silver: 'c0c0c0', red: 'ff0000' },
  ...{ maroon: '800000', yellow: 'ffff00', olive: '808000', lime: '00ff00', green: '008000', aqua: '00ffff' },
  ...{ cyan: '00ffff', teal: '008080', blue: '0000ff', navy: '000080', fuchsia: 'ff00ff', purple: '800080' },
  ...{ snow: 'fffafa', ivory: 'fffff0', ghostwhite: 'f8f8ff', whitesmoke: 'f5f5f5', orange: 'ffa500' },
};
const THROUGH = 0.05;
/** So little apart, no eye tells one color from another. */
const ALIKE = 24;

/** A color as style sheets and attributes write it. */
export function readColor(value: string): ReadColor {
  const words = value.trim().toLowerCase();
  if (words === 'transparent') return 'transparent';
  const hex = /^#?([\da-f]{3,8})$/.exec(NAMED[words] ?? words)?.[1];
  if (hex !== undefined) return ofHex(hex);
  const parts = /^rgba?\(([^()]{3,60})\)$/
    .exec(words)?.[1]
    ?.split(/[\s,/]+/)
    .filter((part) => part !== '');
  if (parts === undefined || parts.length < 3) return null;
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = parts
    .slice(0, 3)
    .map((part) => (part.endsWith('%') ? Number.parseFloat(part) * 2.55 : Number(part)));
  if (parts[3] !== undefined && shareOf(parts[3]) < THROUGH) return 'transparent';
  return [red, green, blue].every(Number.isFinite) ? [red, green, blue] : null;
}

function ofHex(hex: string): ReadColor {
  const long = hex.length <= 4 ? [...hex].map((digit) => digit + digit).join('') : hex;
  if (long.length !== 6 && long.length !== 8) return null;
  const at = (index: number) => Number.parseInt(long.slice(2 * index, 2 * index + 2), 16);
  return long.length === 8 && at(3) < 255 * THROUGH ? 'transparent' : [at(0), at(1), at(2)];
}

/** A share that is written as a number or in percent; 1 for what is none. */
export function shareOf(value: string): number {
  const number = Number.parseFloat(value);
  if (Number.isNaN(number)) return 1;
  return value.trim().endsWith('%') ? number / 100 : number;
}

/** Whether nobody can tell words of the one color on a ground of the other. */
export function areAlike(one: Color, other: Color): boolean {
  return one.every((value, at) => Math.abs(value - (other[at] ?? 0)) < ALIKE);
}
