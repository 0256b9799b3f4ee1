import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** Weights of the letters of a paper. */
export const WEIGHTS = ['400', '700'] as const;
export type Weight = (typeof WEIGHTS)[number];

/**
 * Tinos (SIL Open Font License 1.1, which allows embedding), drawn to the widths of Times New Roman. It comes in
 * parts by alphabet; the first part that has a letter draws it.
 */
const PARTS = ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'] as const;
export type Part = (typeof PARTS)[number];

/** Stands where none of the parts has the letter. */
const UNKNOWN = '\ufffd';

/** A stretch of text that one file of letters draws. */
export interface Stretch {
  part: Part;
  text: string;
}

export interface Letters {
  /** The bytes of a part in a weight, WOFF. */
  file(part: Part, weight: Weight): Uint8Array;
  /** Text in stretches of one part each; what no part has is replaced by '\ufffd'. */
  stretches(text: string): Stretch[];
  /** Each letter of the text that no part has, once. */
  missing(text: string): string[];
}

const pathOf = createRequire(import.meta.url).resolve;
let loading: Promise<Letters> | undefined;

/** The letters of the PDF, read from disk when they are first asked for. */
export function loadLetters(): Promise<Letters> {
  loading ??= readLetters().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function readLetters(): Promise<Letters> {
  const { create } = await import('fontkit');
  const files = new Map<string, Uint8Array>();
  const known = new Map<Part, ReadonlySet<number>>();
  for (const part of PARTS) {
    for (const weight of WEIGHTS) {
      const bytes = await readFile(pathOf(`@fontsource/tinos/files/tinos-${part}-${weight}-normal.woff`));
      files.set(`${part} ${weight}`, bytes);
      if (weight !== '400') continue;
      const font = create(bytes);
      if ('fonts' in font) throw new Error(`${part} holds several fonts.`);
      known.set(part, new Set(font.characterSet));
    }
  }
  const partOf = (letter: string) => {
    const point = letter.codePointAt(0) ?? 0;
    return PARTS.find((part) => known.get(part)?.has(point));
  };
  return {
    file(part, weight) {
      const bytes = files.get(`${part} ${weight}`);
      if (bytes === undefined) throw new Error(`There are no letters ${part} ${weight}.`);
      return bytes;
    },
    stretches(text) {
      const found: Stretch[] = [];
      for (const letter of text.normalize('NFC')) {
        const part = partOf(letter);
        const last = found.at(-1);
        const drawn = part === undefined ? UNKNOWN : letter;
        if (last !== undefined && last.part === (part ?? 'latin')) last.text += drawn;
        else found.push({ part: part ?? 'latin', text: drawn });
      }
      return found;
    },
    missing: (text) => [...new Set(text.normalize('NFC'))].filter((letter) => partOf(letter) === undefined),
  };
}
