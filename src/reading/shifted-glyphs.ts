import { judgeTextLayer, measureText } from './text-quality.ts';

/** A character as the PDF maps it, with a number that is the same for characters of one font. */
export interface FontCharacter {
  text: string;
  font: number;
}

const FIRST_GLYPH = 3;
const SHIFT = 29;
/** Glyphs after the ASCII ones follow the Macintosh character set; Windows fonts leave one of its places out. */
const FIRST_MACINTOSH = 98;
const LEFT_OUT = 172;

/**
 * Text whose fonts give glyph numbers for characters ("81,7('67$7(6" for "UNITED STATES"): TrueType fonts made by
 * Windows number their glyphs in one order, so the letters can be had exactly, without OCR. Fonts that read well as
 * they are stay. Null when the result is no language.
 */
export function repairShiftedGlyphs(characters: readonly FontCharacter[]): string | null {
  const byFont = new Map<number, string>();
  for (const { text, font } of characters) byFont.set(font, (byFont.get(font) ?? '') + text);
  const broken = new Set<number>();
  for (const [font, text] of byFont) if (hasGlyphNumbers(text)) broken.add(font);
  if (broken.size === 0) return null;
  for (const [font, text] of byFont) if (font !== 0 && readsBetterShifted(text)) broken.add(font);
  const repaired = characters
    .map(({ text, font }) => (broken.has(font) ? glyphCharacter(text) : text))
    .join('');
  const text = repaired.replace(/\r\n?/g, '\n').replace(/ {2,}/g, ' ');
  return judgeTextLayer(text) === 'garbage' ? null : text;
}

/** Spaces, stops and digits of a glyph-numbered font are control characters, which no text has. */
function hasGlyphNumbers(text: string): boolean {
  const control = text.match(/[\u0003-\u0008\u000b\u000c\u000e-\u001c]/g)?.length ?? 0;
  if (control < 3 || control < text.length * 0.02) return false;
  const shifted = Array.from(text, glyphCharacter).join('');
  return measureText(shifted).strangeShare < 0.01;
}

function readsBetterShifted(text: string): boolean {
  return measureText(Array.from(text, glyphCharacter).join('')).score > measureText(text).score + 0.2;
}

/** Line ends and spaces that the reader of the PDF put in between are kept. */
function glyphCharacter(text: string): string {
  const glyph = text.codePointAt(0) ?? 0;
  if (glyph < FIRST_GLYPH || glyph === 10 || glyph === 13 || glyph === 32) return text;
  if (glyph < FIRST_MACINTOSH) return String.fromCharCode(glyph + SHIFT);
  const byte = 0x80 + glyph - FIRST_MACINTOSH + (glyph >= LEFT_OUT ? 1 : 0);
  return byte <= 0xff ? new TextDecoder('macintosh').decode(new Uint8Array([byte])) : text;
}
