import { withRuleApart } from '#src/reading/caption-rule.ts';
import { isAsSure, sideBySide, withColumns } from '#src/reading/side-by-side.ts';
import { unturnWords, type WordBox } from '#src/text/word-places.ts';
import type { OcrChoice } from '../protocol.ts';
import { withoutSpecks } from './clean-image.ts';
import { withEvenLight } from './even-light.ts';
import { type GrayImage, inkShare, resize, turn } from './gray-image.ts';
import type { OcrEngine, OcrReading } from './ocr-engine.ts';
import { createJsEngine } from './ocr-js.ts';
import { createNativeEngine, hasNativeEngine } from './ocr-native.ts';
import { cropped, toGray } from './picture.ts';
import { rulingsOf, withoutRulings } from './ruled-lines.ts';
import { hasUnreadInk } from './unread-ink.ts';
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
  let best: Trial = { quarters: 0, sure: upright.sure, confidence: upright.confidence };
  for (const quarters of turnsToTry(upright)) {
    const left = ends - performance.now();
    if (left < 1_000) break;
    const trial = await recognizeStraight(engine, turn(small, quarters), left, scratch);
    if (isBetter(trial, best)) best = { quarters, sure: trial.sure, confidence: trial.confidence };
    if (isConvincing(trial)) break;
  }
  if (best.quarters === 0) return upright;
  const turned = await recognizeStraight(
    engine,
    turn(image, best.quarters),
    Math.max(1_000, ends - performance.now()),
    scratch,
  );
  return isBetter(turned, upright) || turned.sure > upright.sure
    ? { ...turned, words: unturnWords(turned.words, best.quarters) }
    : upright;
}

async function recognizeStraight(
  engine: OcrEngine,
  image: GrayImage,
  timeLimitMs: number,
  scratch: string,
): Promise<OcrReading> {
  const ends = performance.now() + timeLimitMs;
  const degrees = skewOf(image);
  const straight = degrees === 0 ? image : straighten(image, degrees);
  const rulings = rulingsOf(straight);
  const page = withoutRulings(straight, rulings);
  const whole = withRuleApart(await engine.recognize(page, timeLimitMs, scratch));
  const apart = await withColumnsApart(whole, page, (part) => {
    return engine.recognize(part, Math.max(1, ends - performance.now()), scratch);
  });
  const reading = { ...apart, hasUnreadTable: hasUnreadInk(page, rulings, apart.words) };
  return degrees === 0 ? reading : { ...reading, words: askewAgain(reading.words, degrees, image) };
}

/** Blocks that stand beside each other with their lines at other heights are read each for itself, where more is read so. */
async function withColumnsApart(
  reading: OcrReading,
  page: GrayImage,
  recognize: (part: GrayImage) => Promise<OcrReading>,
): Promise<OcrReading> {
  if (!isConvincing(reading)) return reading;
  const found = sideBySide(reading);
  if (found === null) return reading;
  const { width, height, data } = page;
  const readPart = async (box: WordBox) => recognize(toGray(cropped({ width, height, planes: [data] }, box)));
  // What was read of the page is kept where its parts cannot be cut out, or time ends over them.
  const [left, right] = await Promise.all([readPart(found.left), readPart(found.right)]).catch(() => []);
  if (left === undefined || right === undefined) return reading;
  const apart = withColumns(reading, found, [left, right]);
  return isAsSure(apart.words, reading.words) ? apart : reading;
}

/** Letters of a mark that is wider than tall only where its line lies level. */
const LINE_LIKE = 4;

type Sureness = Pick<OcrReading, 'sure' | 'confidence'>;
type Trial = Sureness & { quarters: number };

/** A page with little on it has few words, all of which are sure. */
function isConvincing({ sure, confidence }: Sureness): boolean {
  return (sure >= 12 && confidence >= 60) || (sure >= 4 && confidence >= 85);
}

/** Whether so much more is a word this way round that the page lies this way: of few words by how sure they are. */
export function isBetter(trial: Sureness, best: Sureness): boolean {
  return (
    trial.sure > best.sure * 1.5 + 3 ||
    (trial.sure >= 2 && trial.sure > best.sure && trial.confidence >= Math.max(70, best.confidence + 20))
  );
}

/**
 * The quarter turns to try, the likeliest first, since time may end: where the marks taken for words are wider than
 * tall, the lines lie level, and the page is upside down or not at all turned.
 */
export function turnsToTry({ words }: Pick<OcrReading, 'words'>): number[] {
  const long = words.filter(({ text }) => text.length >= LINE_LIKE);
  const wide = long.filter(({ width, height }) => width > height);
  return long.length > 0 && wide.length * 2 > long.length ? [2, 1, 3] : [1, 3, 2];
}
