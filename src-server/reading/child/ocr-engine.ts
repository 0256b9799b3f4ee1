import type { SeenWord } from '#src/text/word-places.ts';
import type { GrayImage } from './gray-image.ts';

/** Text as one engine read it; `confidence` from 0 to 100, `sure` counts words of 3 letters or more above 70. */
export interface OcrReading {
  text: string;
  confidence: number;
  sure: number;
  /** In reading order, placed on the image that was read. */
  words: SeenWord[];
  /** Whether a table or a box has a line of print of which no word was read. */
  hasUnreadTable?: boolean;
}

export interface OcrEngine {
  name: 'native' | 'js';
  /** `scratch` is an existing folder for temporary files of this reading. */
  recognize(image: GrayImage, timeLimitMs: number, scratch: string): Promise<OcrReading>;
}

/** A word read with less is a guess; a page with this share of guesses has about one wrong word in ten. */
const GUESSED = 60;
const POOR_SHARE = 0.15;
/** Shorter words are seen in specks, rules and seals. */
const LONG_ENOUGH = 3;
const FEW_WORDS = 5;

/** Whether many of the words on a page are guesses; of few words, most. */
export function isPoorlyRead({ words }: Pick<OcrReading, 'words'>): boolean {
  const read = words.filter(({ text }) => (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= LONG_ENOUGH);
  const guessed = read.filter(({ confidence = 100 }) => confidence < GUESSED);
  if (read.length < FEW_WORDS) return read.length > 1 && guessed.length * 2 >= read.length;
  return guessed.length >= read.length * POOR_SHARE;
}

/** Words and confidence of a reading from tesseract's TSV (level, …, left, top, width, height, conf, text). */
export function readTsv(tsv: string, image: GrayImage): Omit<OcrReading, 'text'> {
  let sum = 0;
  const words: SeenWord[] = [];
  let sure = 0;
  for (const line of tsv.split('\n')) {
    const cells = line.split('\t');
    const confidence = Number(cells[10]);
    const word = cells[11]?.trim() ?? '';
    if (cells[0] !== '5' || word === '' || confidence < 0) continue;
    const [left = 0, top = 0, width = 0, height = 0] = cells.slice(6, 10).map(Number);
    words.push({
      text: word,
      left: left / image.width,
      top: top / image.height,
      width: width / image.width,
      height: height / image.height,
      confidence,
    });
    sum += confidence;
    if (confidence > 70 && (word.match(/\p{L}/gu)?.length ?? 0) >= 3) sure += 1;
  }
  return { confidence: words.length === 0 ? 0 : sum / words.length, sure, words };
}
