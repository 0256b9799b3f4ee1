import type { GrayImage } from './gray-image.ts';

/** Text as one engine read it; `confidence` from 0 to 100, `sure` counts words of 3 letters or more above 70. */
export interface OcrReading {
  text: string;
  confidence: number;
  sure: number;
}

export interface OcrEngine {
  name: 'native' | 'js';
  /** `scratch` is an existing folder for temporary files of this reading. */
  recognise(image: GrayImage, timeLimitMs: number, scratch: string): Promise<OcrReading>;
}

/** Confidence of a reading from tesseract's TSV (level, …, conf, text). */
export function readTsv(tsv: string): Omit<OcrReading, 'text'> {
  let sum = 0;
  let words = 0;
  let sure = 0;
  for (const line of tsv.split('\n')) {
    const cells = line.split('\t');
    const confidence = Number(cells[10]);
    const word = cells[11]?.trim() ?? '';
    if (cells[0] !== '5' || word === '' || confidence < 0) continue;
    words += 1;
    sum += confidence;
    if (confidence > 70 && (word.match(/\p{L}/gu)?.length ?? 0) >= 3) sure += 1;
  }
  return { confidence: words === 0 ? 0 : sum / words, sure };
}
