import { withRuleApart } from '#src/reading/caption-rule.ts';
import { unturnWords } from '#src/text/word-places.ts';
import type { OcrChoice } from '../protocol.ts';
import { withoutSpecks } from './clean-image.ts';
import { withEvenLight } from './even-light.ts';
import { type GrayImage, inkShare, resize, turn } from './gray-image.ts';
import type { OcrEngine, OcrReading } from './ocr-engine.ts';
import { createJsEngine } from './ocr-js.ts';
import { createNativeEngine, hasNativeEngine } from './ocr-native.ts';
import { askewAgain, skewOf, straighten } from './upright.ts';

/** Pages read at the same time; each native run uses one core. */
export const OCR_LANES = 2;

const engines = new Map<string, Promise<OcrEngine>>();

/** The engine of this process: tesseract on the path when there is one, the packaged one otherwise. */
export function ocrEngine(choice: OcrChoice): Promise<OcrEngine> {
  const known = engines.get(choice);
  if (known !== undefined) return known;
  const engine = chooseEngine(choice);
  engines.set(choice, engine);
  return engine;
}

async function chooseEngine(choice: OcrChoice): Promise<OcrEngine> {
  if (choice !== 'js' && (choice === 'native' || (await hasNativeEngine()))) return createNativeEngine();
  return createJsEngine(OCR_LANES);
}

/**
 * Reads one page image: shadows and specks taken off, laid straight, and turned when it lies on its side or upside down;
 * words stay placed on the image given.
 */
export async function recognizePage(
  engine: OcrEngine,
  given: GrayImage,
  timeLimitMs: number,
  scratch: string,
): Promise<OcrReading> {
  const ends = performance.now() + timeLimitMs;
  const image = withoutSpecks(withEvenLight(given));
  const upright = await recognizeStraight(engine, image, timeLimitMs, scratch);
  if (isConvincing(upright) || inkShare(image) < 0.002) return upright;
  const small = resize(image, Math.min(1, Math.sqrt(3_000_000 / (image.width * image.height))));
  let best = { quarters: 0, sure: upright.sure };
  for (const quarters of [1, 3, 2]) {
    const left = ends - performance.now();
    if (left < 1_000) break;
    const trial = await recognizeStraight(engine, turn(small, quarters), left, scratch);
    if (trial.sure > best.sure * 1.5 + 3) best = { quarters, sure: trial.sure };
    if (isConvincing(trial)) break;
  }
  if (best.quarters === 0) return upright;
  const turned = await recognizeStraight(
    engine,
    turn(image, best.quarters),
    Math.max(1_000, ends - performance.now()),
    scratch,
  );
  return turned.sure > upright.sure
    ? { ...turned, words: unturnWords(turned.words, best.quarters) }
    : upright;
}

async function recognizeStraight(
  engine: OcrEngine,
  image: GrayImage,
  timeLimitMs: number,
  scratch: string,
): Promise<OcrReading> {
  const degrees = skewOf(image);
  if (degrees === 0) return withRuleApart(await engine.recognize(image, timeLimitMs, scratch));
  const reading = withRuleApart(await engine.recognize(straighten(image, degrees), timeLimitMs, scratch));
  return { ...reading, words: askewAgain(reading.words, degrees, image) };
}

function isConvincing(reading: OcrReading): boolean {
  return reading.sure >= 12 && reading.confidence >= 60;
}
