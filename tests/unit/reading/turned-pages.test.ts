import { describe, expect, test } from 'vitest';
import { type GrayImage, turn } from '#server/reading/child/gray-image.ts';
import { isBetter, recognizePage, turnsToTry } from '#server/reading/child/ocr.ts';
import { isPoorlyRead, type OcrEngine, type OcrReading } from '#server/reading/child/ocr-engine.ts';

/** A sheet with thick lines in its upper part and nothing below. */
function sheet(): GrayImage {
  const [width, height] = [300, 400];
  const data = Buffer.alloc(width * height, 255);
  for (let line = 0; line < 3; line += 1)
    for (let y = 40 + line * 30; y < 52 + line * 30; y += 1) data.fill(0, y * width + 40, y * width + 260);
  return { width, height, data };
}

const wordsOf = (texts: readonly string[], confidence: number): OcrReading['words'] =>
  texts.map((text, at) => ({ text, left: 0.1, top: 0.1 + at * 0.1, width: 0.3, height: 0.03, confidence }));

const READ = ['STATE', 'COUNTY', 'SUMMONS'];
const GARBAGE = ['SNOWWNS', 'ALNNOD', 'ALVLS'];

/** Reads three words from a sheet that stands upright, and nonsense from any other. */
function engineOf(turns: number[]): OcrEngine {
  return {
    name: 'js',
    recognize: async ({ width, height, data }) => {
      const dark = (from: number, to: number) =>
        data.subarray(from * width, to * width).filter((value) => value < 128).length;
      const half = Math.floor(height / 2);
      const isUpright = height > width && dark(0, half) > dark(half, height);
      turns.push(height > width ? (isUpright ? 0 : 2) : 1);
      return isUpright
        ? { text: READ.join('\n'), confidence: 95, sure: 3, words: wordsOf(READ, 95) }
        : { text: GARBAGE.join('\n'), confidence: 44, sure: 1, words: wordsOf(GARBAGE, 44) };
    },
  };
}

describe('a page that is upside down', () => {
  test('is read upright though little stands on it, and this turn is tried first', async () => {
    const turns: number[] = [];
    const reading = await recognizePage(engineOf(turns), turn(sheet(), 2), 60_000, '');
    expect(reading.text).toContain('SUMMONS');
    expect(turns.slice(0, 2)).toEqual([2, 0]);
    // The words stand where they are on the picture as it was given.
    expect(reading.words[0]?.top).toBeGreaterThan(0.5);
  });

  test('a page that lies right stays as it is', async () => {
    const reading = await recognizePage(engineOf([]), sheet(), 60_000, '');
    expect(reading.words[0]?.top).toBeLessThan(0.5);
  });

  test('marks taller than wide are of lines that lie on their side', () => {
    const words = wordsOf(GARBAGE, 40);
    expect(turnsToTry({ words })[0]).toBe(2);
    expect(turnsToTry({ words: words.map((word) => ({ ...word, width: 0.01, height: 0.2 })) })[0]).toBe(1);
  });

  test('a few chance words turn no page', () => {
    expect(isBetter({ sure: 2, confidence: 50 }, { sure: 1, confidence: 44 })).toBe(false);
    expect(isBetter({ sure: 1, confidence: 95 }, { sure: 0, confidence: 44 })).toBe(false);
  });

  test('few words of which most are guesses are poorly read, and few sure ones are not', () => {
    expect(isPoorlyRead({ words: wordsOf(GARBAGE, 44) })).toBe(true);
    expect(isPoorlyRead({ words: wordsOf(READ, 95) })).toBe(false);
  });
});
