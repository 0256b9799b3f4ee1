import { xmlAttribute, xmlTokens } from './xml-tokens.ts';

/** How a paragraph is set; undefined where nothing is said of it. */
export interface WordLook {
  align?: string | undefined;
  bold?: boolean | undefined;
}

interface Style extends WordLook {
  basedOn?: string | undefined;
}

const DEEPEST = 20;

/** A switch of Word is on unless it says otherwise. */
export function isOn(attributes: string): boolean {
  return !/^(?:0|false|off|none)$/.test(xmlAttribute(attributes, 'w:val') ?? 'true');
}

/** How the paragraph styles of a Word file are set, out of `styles.xml`. */
export class WordStyles {
  readonly #styles = new Map<string, Style>();

  constructor(xml: string | undefined) {
    if (xml === undefined) return;
    let style: Style | undefined;
    for (const token of xmlTokens(xml)) {
      if (token.type !== 'open') continue;
      if (token.name === 'w:style') {
        style = {};
        this.#styles.set(xmlAttribute(token.attributes, 'w:styleId') ?? '', style);
      } else if (style === undefined) continue;
      else if (token.name === 'w:basedOn') style.basedOn = xmlAttribute(token.attributes, 'w:val');
      else if (token.name === 'w:jc') style.align = xmlAttribute(token.attributes, 'w:val');
      else if (token.name === 'w:b') style.bold = isOn(token.attributes);
    }
  }

  look(name: string | undefined): WordLook {
    const found: WordLook = {};
    let each = name === undefined ? undefined : this.#styles.get(name);
    for (let depth = 0; each !== undefined && depth < DEEPEST; depth += 1) {
      found.align ??= each.align;
      found.bold ??= each.bold;
      each = each.basedOn === undefined ? undefined : this.#styles.get(each.basedOn);
    }
    return found;
  }
}
