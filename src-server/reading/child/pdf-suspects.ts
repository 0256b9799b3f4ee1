import type { Pdfium } from './pdfium.ts';

const TEXT_OBJECT = 1;
const PATH_OBJECT = 2;
const IMAGE_OBJECT = 3;
const FORM_OBJECT = 5;
/** Text drawn without ink, or only to cut out what is drawn after it. */
const NO_INK = new Set([3, 7]);
/** Modes that stroke and do not fill: the color of the fill says nothing. */
const STROKED = new Set([1, 5]);
/** Of 255: ink lighter than this on paper, or ground darker than this under ink, is looked at. */
const LIGHT_INK = 150;
const DARK_GROUND = 150;
const THIN_INK = 150;
/** In points: rules of tables and underlines cover nothing. */
const THIN = 4;
const DEEPEST_FORM = 4;
/** More objects than a page of print has are looked at as a whole. */
const MOST_OBJECTS = 20_000;
const MOST_GROUNDS = 100;
const MOST_SEGMENTS = 12;
const NAME_BYTES = 64;
const OPTIONAL = 'OC';

interface Bounds {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

interface Ground extends Bounds {
  /** Its turn among the objects: what was painted before it lies under it. */
  turn: number;
  /** Ink shows on it, when it lies beneath. */
  isLight: boolean;
  isPicture: boolean;
}

/** What a page, or a form within it, holds. */
interface Held {
  text: boolean;
  picture: boolean;
}

interface Print {
  object: number;
  turn: number;
}

/**
 * Text objects of a page that might not be seen, by what the file says of them: no ink, ink as light as paper or nearly
 * transparent, a layer that may be switched off, cut away by a clip, under or upon something else that is painted. Few
 * calls for each object; whether it is seen is for a drawing to tell.
 */
export class SuspectText {
  readonly #pdfium: Pdfium;
  readonly #memory: number;
  readonly #suspects = new Set<number>();
  /** Of these those without ink or beneath a picture, as recognition leaves its text in a scan. */
  readonly #layer = new Set<number>();
  /** Of these those printed upon a picture and doubtful for nothing else, as a stamp on a scan is. */
  readonly #upon = new Set<number>();
  readonly #marks = new Map<number, boolean>();
  /** Square points under pictures; where they overlap, twice. */
  pictured = 0;
  #objects = 0;

  constructor(pdfium: Pdfium, page: number) {
    this.#pdfium = pdfium;
    this.#memory = pdfium.allocate(NAME_BYTES + 16);
    try {
      const count = Math.max(0, pdfium.call('FPDFPage_CountObjects', page));
      this.#look(count, (index) => pdfium.call('FPDFPage_GetObject', page, index), 0, false);
    } finally {
      pdfium.free(this.#memory);
    }
  }

  /** What might not be seen; of a scan without what recognition left in it and what is stamped upon it. */
  doubtful(isScan: boolean): number[] {
    const all = [...this.#suspects];
    return isScan ? all.filter((object) => !this.#layer.has(object) && !this.#upon.has(object)) : all;
  }

  /** Text without ink, or beneath a picture. */
  get layer(): ReadonlySet<number> {
    return this.#layer;
  }

  /** The objects of a page or of a form within it; `isDoubtful` when the form itself might not be seen. */
  #look(count: number, objectAt: (index: number) => number, depth: number, isDoubtful: boolean): Held {
    const prints: Print[] = [];
    const grounds: Ground[] = [];
    const held: Held = { text: false, picture: false };
    for (let turn = 0; turn < count && this.#objects < MOST_OBJECTS; turn += 1) {
      this.#objects += 1;
      const object = objectAt(turn);
      if (object === 0) continue;
      const type = this.#pdfium.call('FPDFPageObj_GetType', object);
      if (type === TEXT_OBJECT) {
        held.text = true;
        const mode = this.#pdfium.call('FPDFTextObj_GetTextRenderMode', object);
        if (NO_INK.has(mode)) {
          this.#suspects.add(object);
          this.#layer.add(object);
        } else if (isDoubtful || this.#isDoubtful(object, mode)) this.#suspects.add(object);
        else prints.push({ object, turn });
      } else if (type === FORM_OBJECT) {
        const { text, picture } = this.#lookInForm(object, depth, isDoubtful);
        if (text) prints.push({ object, turn });
        held.text ||= text;
        held.picture ||= picture;
        if (picture && depth === 0) this.#addPicture(object);
      } else {
        if (type === IMAGE_OBJECT) held.picture = true;
        if (type === IMAGE_OBJECT && depth === 0) this.#addPicture(object);
        if (grounds.length >= MOST_GROUNDS) continue;
        const ground = this.#groundOf(object, type, turn);
        if (ground !== null) grounds.push(ground);
      }
    }
    if (grounds.length > 0) this.#compare(prints, grounds);
    return held;
  }

  #lookInForm(form: number, depth: number, isDoubtful: boolean): Held {
    if (depth >= DEEPEST_FORM) return { text: false, picture: false };
    const count = Math.max(0, this.#pdfium.call('FPDFFormObj_CountObjects', form));
    const doubtful =
      isDoubtful || this.#isOptional(form) || this.#pdfium.call('FPDFPageObj_HasTransparency', form) === 1;
    return this.#look(
      count,
      (index) => this.#pdfium.call('FPDFFormObj_GetObject', form, index),
      depth + 1,
      doubtful,
    );
  }

  #addPicture(object: number): void {
    const bounds = this.#boundsOf(object);
    if (bounds !== null) this.pictured += (bounds.right - bounds.left) * (bounds.top - bounds.bottom);
  }

  #isDoubtful(text: number, mode: number): boolean {
    if (this.#pdfium.call('FPDFPageObj_HasTransparency', text) === 1) return true;
    const ink = STROKED.has(mode) ? this.#strokeOf(text) : this.#fillOf(text);
    if (ink !== null && (ink.light > LIGHT_INK || ink.alpha < THIN_INK)) return true;
    return this.#isOptional(text) || this.#isCutAway(text);
  }

  #fillOf(object: number) {
    return this.#colorBy('FPDFPageObj_GetFillColor', object);
  }

  #strokeOf(object: number) {
    return this.#colorBy('FPDFPageObj_GetStrokeColor', object);
  }

  #colorBy(name: string, object: number): { light: number; alpha: number } | null {
    const at = this.#memory;
    if (this.#pdfium.call(name, object, at, at + 4, at + 8, at + 12) === 0) return null;
    const pdfium = this.#pdfium;
    const light = 0.3 * pdfium.int32(at) + 0.59 * pdfium.int32(at + 4) + 0.11 * pdfium.int32(at + 8);
    return { light, alpha: pdfium.int32(at + 12) };
  }

  /** Something painted that is more than a line. */
  #groundOf(object: number, type: number, turn: number): Ground | null {
    let isLight = false;
    if (type === PATH_OBJECT) {
      const at = this.#memory;
      if (this.#pdfium.call('FPDFPath_GetDrawMode', object, at, at + 4) === 0) return null;
      if (this.#pdfium.int32(at) === 0) return null;
      isLight = (this.#fillOf(object)?.light ?? 0) >= DARK_GROUND;
    }
    const bounds = this.#boundsOf(object);
    if (bounds === null) return null;
    const { left, bottom, right, top } = bounds;
    if (right - left < THIN || top - bottom < THIN) return null;
    return { ...bounds, turn, isLight, isPicture: type === IMAGE_OBJECT };
  }

  /** What lies under a ground, or is printed upon one that is not light. */
  #compare(prints: readonly Print[], grounds: readonly Ground[]): void {
    for (const { object, turn } of prints) {
      const bounds = this.#boundsOf(object);
      if (bounds === null) continue;
      const near = grounds.filter(
        (ground) =>
          (ground.turn > turn || !ground.isLight) &&
          ground.left < bounds.right &&
          ground.right > bounds.left &&
          ground.bottom < bounds.top &&
          ground.top > bounds.bottom,
      );
      if (near.length === 0) continue;
      const isBeneath = near.some((ground) => ground.isPicture && ground.turn > turn);
      const isUpon = near.every((ground) => ground.isPicture && ground.turn < turn);
      this.#addWithParts(object, isBeneath ? this.#layer : isUpon ? this.#upon : this.#suspects, 0);
    }
  }

  #addWithParts(object: number, to: Set<number>, depth: number): void {
    const type = this.#pdfium.call('FPDFPageObj_GetType', object);
    if (type === TEXT_OBJECT && !this.#suspects.has(object)) to.add(object);
    if (type === TEXT_OBJECT) this.#suspects.add(object);
    if (type !== FORM_OBJECT || depth >= DEEPEST_FORM) return;
    const count = Math.min(MOST_OBJECTS, this.#pdfium.call('FPDFFormObj_CountObjects', object));
    for (let index = 0; index < count; index += 1)
      this.#addWithParts(this.#pdfium.call('FPDFFormObj_GetObject', object, index), to, depth + 1);
  }

  #boundsOf(object: number): Bounds | null {
    const at = this.#memory;
    if (this.#pdfium.call('FPDFPageObj_GetBounds', object, at, at + 4, at + 8, at + 12) === 0) return null;
    const pdfium = this.#pdfium;
    const [left, bottom] = [pdfium.float(at), pdfium.float(at + 4)];
    const [right, top] = [pdfium.float(at + 8), pdfium.float(at + 12)];
    return { left, bottom, right, top };
  }

  /** Whether it belongs to a layer that can be switched off. */
  #isOptional(object: number): boolean {
    const count = this.#pdfium.call('FPDFPageObj_CountMarks', object);
    for (let index = 0; index < count; index += 1) {
      const mark = this.#pdfium.call('FPDFPageObj_GetMark', object, index);
      const known = this.#marks.get(mark) ?? this.#isOptionalMark(mark);
      this.#marks.set(mark, known);
      if (known) return true;
    }
    return false;
  }

  #isOptionalMark(mark: number): boolean {
    const at = this.#memory;
    const found = this.#pdfium.call('FPDFPageObjMark_GetName', mark, at, NAME_BYTES, at + NAME_BYTES) !== 0;
    const length = found ? this.#pdfium.int32(at + NAME_BYTES) : 0;
    if (length <= 0 || length > NAME_BYTES) return false;
    const name = Buffer.from(this.#pdfium.bytes(at, length)).toString('utf16le');
    return name.replaceAll('\u0000', '') === OPTIONAL;
  }

  /** Whether the middle of the text lies outside of a simple clip; one of many corners is looked at. */
  #isCutAway(text: number): boolean {
    const clip = this.#pdfium.call('FPDFPageObj_GetClipPath', text);
    const count = clip === 0 ? 0 : this.#pdfium.call('FPDFClipPath_CountPaths', clip);
    if (count <= 0) return false;
    const bounds = this.#boundsOf(text);
    if (bounds === null) return false;
    const [x, y] = [(bounds.left + bounds.right) / 2, (bounds.bottom + bounds.top) / 2];
    // The last one was set last, and is the one that a page of a word processor does not have.
    const box = this.#clipBox(clip, count - 1);
    return box === null || x < box.left || x > box.right || y < box.bottom || y > box.top;
  }

  #clipBox(clip: number, path: number): Bounds | null {
    const count = this.#pdfium.call('FPDFClipPath_CountPathSegments', clip, path);
    if (count <= 0 || count > MOST_SEGMENTS) return null;
    const box = { left: Infinity, bottom: Infinity, right: -Infinity, top: -Infinity };
    const at = this.#memory;
    for (let index = 0; index < count; index += 1) {
      const segment = this.#pdfium.call('FPDFClipPath_GetPathSegment', clip, path, index);
      if (segment === 0 || this.#pdfium.call('FPDFPathSegment_GetPoint', segment, at, at + 4) === 0) continue;
      const [x, y] = [this.#pdfium.float(at), this.#pdfium.float(at + 4)];
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.bottom = Math.min(box.bottom, y);
      box.top = Math.max(box.top, y);
    }
    return box.right < box.left ? null : box;
  }
}
