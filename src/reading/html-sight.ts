import { areAlike, type Color, readColor, shareOf } from './html-colors.ts';

/** How an element and what is in it looks; null where nothing is known of it. */
interface Look {
  isHidden: boolean;
  color: Color | null;
  ground: Color | null;
  /** Of the letters, in pixels. */
  size: number;
}

type Style = ReadonlyMap<string, string>;

const PLAIN: Look = { isHidden: false, color: [0, 0, 0], ground: [255, 255, 255], size: 16 };
const LINK: Color = [0, 0, 238];
/** Letters of so many pixels are a line at best. */
const SMALLEST = 2;
/** Out of sight, whichever way. */
const FAR_OFF = -500;
const INVISIBLE = 0.05;
/** More open elements than this are taken as one. */
const DEEPEST = 200;
const MOST_RULES = 1_000;
const LONGEST_SHEET = 200_000;

const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/** An element that ends where the next of its kind begins, without being closed. */
const KIN = new Map(
  ['li', 'p', 'option', 'tr', 'td th', 'dt dd'].flatMap((kin) =>
    kin.split(' ').map((name) => [name, new Set(kin.split(' '))] as const),
  ),
);

/** What of an HTML text a person sees, followed from tag to tag: styles, rules of style sheets, attributes. */
export class Sight {
  readonly #open: { name: string; look: Look }[] = [];
  readonly #rules = new Map<string, Map<string, string>>();

  /** Whether words that stand here are not to be seen. */
  get isUnseen(): boolean {
    const { isHidden, color, ground, size } = this.#look();
    if (isHidden || size <= SMALLEST) return true;
    return color !== null && ground !== null && areAlike(color, ground);
  }

  open(name: string, tag: string): void {
    if (VOID.has(name)) return;
    const last = this.#open.at(-1);
    if (last !== undefined && KIN.get(name)?.has(last.name)) this.#open.pop();
    if (this.#open.length < DEEPEST) this.#open.push({ name, look: this.#lookOf(name, tag) });
  }

  close(name: string): void {
    const at = this.#open.findLastIndex((one) => one.name === name);
    if (at !== -1) this.#open.length = at;
  }

  /** Rules for an element, a class or an id; those for some screens only say nothing of the others. */
  addSheet(css: string): void {
    const sheet = css.slice(0, LONGEST_SHEET).replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, ' ');
    let depth = 0;
    for (const block of sheet.split('}')) {
      const parts = block.split('{');
      const isNested = depth > 0 || parts.length > 2;
      depth = Math.max(0, depth + parts.length - 2);
      const [selectors = '', declarations] = parts;
      if (isNested || declarations === undefined || selectors.includes('@')) continue;
      for (const selector of selectors.split(',')) this.#addRule(selector.trim().toLowerCase(), declarations);
    }
  }

  #addRule(selector: string, declarations: string): void {
    if (!/^[a-z\d]*(?:[.#][\w-]+)?$/.test(selector) || this.#rules.size >= MOST_RULES) return;
    const rule = this.#rules.get(selector) ?? new Map<string, string>();
    for (const [property, value] of declared(declarations)) rule.set(property, value);
    this.#rules.set(selector, rule);
  }

  #look(): Look {
    return this.#open.at(-1)?.look ?? PLAIN;
  }

  #lookOf(name: string, tag: string): Look {
    const around = this.#look();
    const style = this.#styleOf(name, tag);
    const isOwnColor = style.has('color');
    const color = readColor(style.get('color') ?? '');
    const isFaint = isOwnColor && color === 'transparent';
    return {
      isHidden:
        around.isHidden || isFaint || /\shidden(?=[\s/>=]|$)/i.test(withoutValues(tag)) || hides(style),
      color: isOwnColor ? (color === 'transparent' ? null : color) : name === 'a' ? LINK : around.color,
      ground: groundOf(style, around.ground),
      size: sizeOf(style.get('font-size'), around.size),
    };
  }

  #styleOf(name: string, tag: string): Style {
    const style = new Map<string, string>();
    const take = (rule: Iterable<readonly [string, string]> | undefined) => {
      for (const [property, value] of rule ?? []) style.set(property, value);
    };
    const colored = { color: attribute(tag, 'color'), 'background-color': attribute(tag, 'bgcolor') };
    for (const [property, value] of Object.entries(colored)) if (value !== '') style.set(property, value);
    if (attribute(tag, 'background') !== '') style.set('background-image', 'url()');
    if (this.#rules.size > 0) {
      take(this.#rules.get(name));
      const classes = attribute(tag, 'class').toLowerCase().split(/\s+/).slice(0, 20);
      for (const one of classes) {
        take(this.#rules.get(`.${one}`));
        take(this.#rules.get(`${name}.${one}`));
      }
      take(this.#rules.get(`#${attribute(tag, 'id').toLowerCase()}`));
    }
    take(declared(attribute(tag, 'style')));
    return style;
  }
}

function declared(declarations: string): [string, string][] {
  return declarations.split(';').flatMap((one): [string, string][] => {
    const colon = one.indexOf(':');
    if (colon === -1) return [];
    const value = one.slice(colon + 1).replace(/!\s*important/i, '');
    return [[one.slice(0, colon).trim().toLowerCase(), value.trim().toLowerCase()]];
  });
}

/** The value of an attribute; '' where the tag has none. */
function attribute(tag: string, name: string): string {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag);
  return found === null ? '' : (found[1] ?? found[2] ?? found[3] ?? '');
}

const withoutValues = (tag: string) => tag.replace(/"[^"]*"|'[^']*'/g, '""');

function hides(style: Style): boolean {
  const is = (property: string, value: RegExp) => value.test(style.get(property) ?? '');
  if (is('display', /^none\b/) || is('visibility', /^(?:hidden|collapse)\b/)) return true;
  if (shareOf(style.get('opacity') ?? '') < INVISIBLE) return true;
  if (is('clip', /^rect\((?:\s*[01](?:px)?[\s,)]){4}/) || is('clip-path', /^inset\((?:50|100)%/)) return true;
  if (
    ['text-indent', 'left', 'top', 'margin-left', 'margin-top'].some(
      (one) => pixels(style.get(one)) <= FAR_OFF,
    )
  )
    return true;
  const isCut = is('overflow', /hidden/) || is('overflow-y', /hidden/);
  return (
    isCut &&
    ['height', 'max-height', 'width', 'max-width'].some((one) => Math.abs(pixels(style.get(one))) < 1)
  );
}

/** A length in pixels; not a number where there is none, or one that depends on what is around it. */
function pixels(value: string | undefined): number {
  const [, number = '', unit = ''] = /^(-?[\d.]+)(px|pt|em|rem|)$/.exec(value ?? '') ?? [];
  return number === '' ? Number.NaN : Number(number) * ({ pt: 4 / 3, em: 16, rem: 16 }[unit] ?? 1);
}

function sizeOf(value: string | undefined, around: number): number {
  if (value === undefined) return around;
  const [, number = '', unit = ''] = /^([\d.]+)(em|%)$/.exec(value) ?? [];
  if (number !== '') return (Number(number) * around) / (unit === '%' ? 100 : 1);
  const size = pixels(value);
  return Number.isNaN(size) ? PLAIN.size : size;
}

/** What the words stand on: a picture hides what color is under it. */
function groundOf(style: Style, around: Color | null): Color | null {
  const all = `${style.get('background') ?? ''} ${style.get('background-image') ?? ''}`;
  if (/url\(|gradient\(/.test(all)) return null;
  const value = style.get('background-color') ?? style.get('background');
  if (value === undefined || /^(?:none|inherit|initial|unset)?$/.test(value)) return around;
  const color = readColor(value);
  return color === 'transparent' ? around : color;
}
