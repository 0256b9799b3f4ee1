const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  copy: '©',
  reg: '®',
  trade: '™',
  sect: '§',
  para: '¶',
  middot: '·',
  bull: '•',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  laquo: '«',
  raquo: '»',
  euro: '€',
  pound: '£',
  cent: '¢',
  yen: '¥',
  deg: '°',
  plusmn: '±',
  times: '×',
  frac12: '½',
  frac14: '¼',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  zwnj: '',
  zwj: '',
  shy: '',
  agrave: 'à',
  aacute: 'á',
  acirc: 'â',
  auml: 'ä',
  ccedil: 'ç',
  egrave: 'è',
  eacute: 'é',
  ecirc: 'ê',
  iacute: 'í',
  ntilde: 'ñ',
  oacute: 'ó',
  ocirc: 'ô',
  ouml: 'ö',
  uacute: 'ú',
  uuml: 'ü',
  szlig: 'ß',
};

const SKIPPED = new Set(['script', 'style', 'head', 'title', 'template', 'noscript', 'svg', 'object']);
const BLOCKS = new Set(
  (
    'address article aside blockquote body center dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 ' +
    'h5 h6 header hr html li main nav ol p pre section table tbody tfoot thead tr ul caption'
  ).split(' '),
);
const PARAGRAPHS = new Set('p h1 h2 h3 h4 h5 h6 blockquote table ul ol pre'.split(' '));

/** Lines in the making. The pieces of a line are joined once, when it ends: looking at a growing string is slow. */
class TextLines {
  readonly #lines: string[] = [];
  #pieces: string[] = [];

  add(words: string, exact: boolean): void {
    if (!exact) {
      const single = words.replace(/[ \t\r\n]+/g, ' ');
      const last = this.#pieces.at(-1);
      this.#put(last === undefined || last.endsWith('\t') ? single.trimStart() : single);
      return;
    }
    for (const [index, line] of words.split('\n').entries()) {
      if (index > 0) this.breakLine();
      this.#put(line);
    }
  }

  cellEnd(): void {
    this.#pieces = [`${this.#line()}\t`];
  }

  breakLine(): void {
    this.#lines.push(this.#line());
    this.#pieces = [];
  }

  /** Ends the line if it has words; `blank` also leaves one empty line. */
  endBlock(blank: boolean): void {
    if (this.#line().trim() !== '') this.breakLine();
    this.#pieces = [];
    if (blank && this.#lines.length > 0 && this.#lines.at(-1) !== '') this.#lines.push('');
  }

  toString(): string {
    this.breakLine();
    return this.#lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim();
  }

  #put(piece: string): void {
    if (piece !== '') this.#pieces.push(piece);
  }

  #line(): string {
    return this.#pieces.join('').trimEnd();
  }
}

/**
 * The readable text of HTML: blocks on lines of their own, table cells separated by tabs, list items marked, no
 * scripts, styles or attributes. Nothing is fetched or run.
 */
export function htmlToText(html: string): string {
  const lines = new TextLines();
  let skipping: string | null = null;
  let preformatted = 0;
  for (const token of markupTokens(html)) {
    if (token.type === 'text') {
      if (skipping === null) lines.add(decodeEntities(token.text), preformatted > 0);
      continue;
    }
    const { name, closing } = token;
    if (skipping !== null) {
      if ((closing && name === skipping) || (skipping === 'head' && name === 'body')) skipping = null;
      continue;
    }
    if (SKIPPED.has(name)) {
      if (!closing && !token.empty) skipping = name;
      continue;
    }
    if (name === 'pre') preformatted = Math.max(0, preformatted + (closing ? -1 : 1));
    if (name === 'br') lines.breakLine();
    else if (BLOCKS.has(name)) lines.endBlock(PARAGRAPHS.has(name));
    else if ((name === 'td' || name === 'th') && closing) lines.cellEnd();
    if (name === 'li' && !closing) lines.add('- ', false);
  }
  return lines.toString();
}

type MarkupToken =
  | { type: 'text'; text: string }
  | { type: 'tag'; name: string; closing: boolean; empty: boolean };

function* markupTokens(html: string): Generator<MarkupToken> {
  let at = 0;
  while (at < html.length) {
    const start = html.indexOf('<', at);
    if (start < 0) break;
    if (start > at) yield { type: 'text', text: html.slice(at, start) };
    at = start;
    if (html.startsWith('<!--', start)) at = after(html, '-->', start);
    else if (/[!?]/.test(html[start + 1] ?? '')) at = after(html, '>', start);
    else {
      const name = /^<\/?([a-zA-Z][\w:-]*)/.exec(html.slice(start, start + 64))?.[1];
      if (name === undefined) {
        yield { type: 'text', text: '<' };
        at = start + 1;
        continue;
      }
      at = endOfTag(html, start);
      const empty = html[at - 2] === '/';
      yield { type: 'tag', name: name.toLowerCase(), closing: html[start + 1] === '/', empty };
    }
  }
  if (at < html.length) yield { type: 'text', text: html.slice(at) };
}

/** The end of a tag; a `>` inside a quoted attribute does not count. Quotes never closed end at the next `>`. */
function endOfTag(html: string, start: number): number {
  const most = Math.min(html.length, start + 20_000);
  let quote = '';
  for (let at = start + 1; at < most; at += 1) {
    const character = html[at] ?? '';
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '>') return at + 1;
    else if ((character === '"' || character === "'") && html[at - 1] === '=') quote = character;
  }
  return after(html, '>', start);
}

function after(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found < 0 ? html.length : found + mark.length;
}

/** Character references resolved; unknown names stay as they are. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z]\w{1,30}));?/g,
    (whole, decimal, hex, name) => {
      if (name !== undefined) return NAMED[name] ?? NAMED[name.toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number.parseInt(decimal, 10);
      return code > 0 && code <= 0x10ffff ? windowsCodePoint(code) : '';
    },
  );
}

/** HTML reads the numbers 128 to 159 as Windows-1252. */
function windowsCodePoint(code: number): string {
  if (code < 128 || code > 159) return String.fromCodePoint(code);
  return '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'[code - 128] ?? '';
}
