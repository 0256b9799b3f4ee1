import { xmlAttribute, xmlTokens } from './xml-tokens.ts';

interface Level {
  format: string;
  text: string;
  start: number;
}

interface NumberingStyle {
  numId?: string;
  level?: number;
  basedOn?: string;
}

/**
 * Word's automatic paragraph numbers, which are not in the text of a document: allegations, counts and list items
 * are counted again from `numbering.xml` and `styles.xml`.
 */
export class WordNumbering {
  readonly #lists = new Map<string, Map<number, Level>>();
  readonly #numbers = new Map<string, { list: string; starts: Map<number, number> }>();
  readonly #styles = new Map<string, NumberingStyle>();
  readonly #counters = new Map<string, number[]>();
  readonly #restarted = new Set<string>();

  constructor(numberingXml: string | undefined, stylesXml: string | undefined) {
    if (numberingXml !== undefined) this.#readNumbering(numberingXml);
    if (stylesXml !== undefined) this.#readStyles(stylesXml);
  }

  /** The label of the next paragraph ("12.", "(a)", "-") or an empty text; counts on. */
  label(style: string | undefined, numId: string | undefined, level: number | undefined): string {
    const inherited = this.#ofStyle(style);
    const id = numId ?? inherited.numId;
    const number = id === undefined ? undefined : this.#numbers.get(id);
    if (id === undefined || number === undefined) return '';
    const depth = Math.min(8, Math.max(0, level ?? inherited.level ?? 0));
    const levels = this.#lists.get(number.list);
    const own = levels?.get(depth);
    if (levels === undefined || own === undefined) return '';
    const counters = this.#counters.get(number.list) ?? [];
    this.#counters.set(number.list, counters);
    const restart = number.starts.get(depth);
    const key = `${id}/${depth}`;
    if (restart !== undefined && !this.#restarted.has(key)) {
      this.#restarted.add(key);
      counters[depth] = restart;
    } else counters[depth] = (counters[depth] ?? own.start - 1) + 1;
    counters.length = depth + 1;
    if (own.format === 'bullet') return '-';
    if (own.format === 'none') return '';
    return own.text.replace(/%([1-9])/g, (_, place) => {
      const at = Number(place) - 1;
      const each = levels.get(at);
      return formatNumber(counters[at] ?? each?.start ?? 1, each?.format ?? 'decimal');
    });
  }

  #ofStyle(style: string | undefined): NumberingStyle {
    let name = style;
    const found: NumberingStyle = {};
    for (let depth = 0; name !== undefined && depth < 20; depth += 1) {
      const each = this.#styles.get(name);
      if (found.numId === undefined && each?.numId !== undefined) found.numId = each.numId;
      if (found.level === undefined && each?.level !== undefined) found.level = each.level;
      name = each?.basedOn;
    }
    return found;
  }

  #readNumbering(xml: string): void {
    let list: Map<number, Level> | undefined;
    let level: Level | undefined;
    let number: { list: string; starts: Map<number, number> } | undefined;
    let override = 0;
    for (const token of xmlTokens(xml)) {
      if (token.type !== 'open') continue;
      const value = xmlAttribute(token.attributes, 'w:val') ?? '';
      if (token.name === 'w:abstractNum') {
        list = new Map();
        number = undefined;
        this.#lists.set(xmlAttribute(token.attributes, 'w:abstractNumId') ?? '', list);
      } else if (token.name === 'w:lvl' && number === undefined) {
        level = { format: 'decimal', text: '', start: 1 };
        list?.set(Number(xmlAttribute(token.attributes, 'w:ilvl') ?? 0), level);
      } else if (token.name === 'w:num') {
        level = undefined;
        number = { list: '', starts: new Map() };
        this.#numbers.set(xmlAttribute(token.attributes, 'w:numId') ?? '', number);
      } else if (token.name === 'w:abstractNumId' && number !== undefined) number.list = value;
      else if (token.name === 'w:lvlOverride')
        override = Number(xmlAttribute(token.attributes, 'w:ilvl') ?? 0);
      else if (token.name === 'w:startOverride') number?.starts.set(override, Number(value));
      else if (level !== undefined) {
        if (token.name === 'w:numFmt') level.format = value;
        else if (token.name === 'w:lvlText') level.text = value;
        else if (token.name === 'w:start') level.start = Number(value) || 0;
      }
    }
  }

  #readStyles(xml: string): void {
    let style: NumberingStyle | undefined;
    for (const token of xmlTokens(xml)) {
      if (token.type !== 'open') continue;
      const value = xmlAttribute(token.attributes, 'w:val');
      if (token.name === 'w:style') {
        style = {};
        this.#styles.set(xmlAttribute(token.attributes, 'w:styleId') ?? '', style);
      } else if (style === undefined || value === undefined) continue;
      else if (token.name === 'w:basedOn') style.basedOn = value;
      else if (token.name === 'w:numId') style.numId = value;
      else if (token.name === 'w:ilvl') style.level = Number(value);
    }
  }
}

function formatNumber(value: number, format: string): string {
  if (format === 'lowerLetter') return letters(value);
  if (format === 'upperLetter') return letters(value).toUpperCase();
  if (format === 'lowerRoman') return roman(value);
  if (format === 'upperRoman') return roman(value).toUpperCase();
  if (format === 'decimalZero') return String(value).padStart(2, '0');
  if (format === 'none' || format === 'bullet') return '';
  return String(value);
}

function letters(value: number): string {
  if (value < 1) return String(value);
  return String.fromCharCode(97 + ((value - 1) % 26)).repeat(Math.ceil(value / 26));
}

const ROMAN: ReadonlyArray<[number, string]> = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

function roman(value: number): string {
  if (value < 1 || value > 3999) return String(value);
  let rest = value;
  let text = '';
  for (const [worth, sign] of ROMAN) {
    while (rest >= worth) {
      text += sign;
      rest -= worth;
    }
  }
  return text;
}
