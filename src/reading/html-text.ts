import { Sight } from './html-sight.ts';

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

/** Words that stand together on a line, and whether a person sees them. */
export interface TextRun {
  text: string;
  isUnseen: boolean;
}

/** Lines in the making. The pieces of a line are joined once, when it ends: looking at a growing string is slow. */
class TextLines {
  readonly #lines: string[] = [];
  readonly #runs: TextRun[] = [];
  #pieces: TextRun[] = [];

  add(words: string, exact: boolean, isUnseen: boolean): void {
    if (!exact) {
      const single = words.replace(/[ \t\r\n\f]+/g, ' ');
      const last = this.#pieces.at(-1)?.text;
      this.#put(last === undefined || last.endsWith('\t') ? single.trimStart() : single, isUnseen);
      return;
    }
    for (const [index, line] of words.split(/[\n\f]/).entries()) {
      if (index > 0) this.breakLine();
      this.#put(line, isUnseen);
    }
  }

  cellEnd(): void {
    let last = this.#pieces.pop();
    while (last !== undefined && last.text.trim() === '' && this.#pieces.length > 0)
      last = this.#pieces.pop();
    this.#pieces.push({ isUnseen: last?.isUnseen ?? false, text: `${last?.text.trimEnd() ?? ''}\t` });
  }

  breakLine(): void {
    this.#lines.push(this.#line());
    this.#keepRuns();
    this.#pieces = [];
  }

  /** Ends the line if it has words; `blank` also leaves one empty line. */
  endBlock(blank: boolean): void {
    if (this.#line().trim() !== '') this.breakLine();
    this.#pieces = [];
    if (blank && this.#lines.length > 0 && this.#lines.at(-1) !== '') this.#lines.push('');
  }

  end(): HtmlText {
    this.breakLine();
    const text = this.#lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim();
    return { text, runs: this.#runs };
  }

  /** Letters that nobody sees in the midst of a word that is seen are left out: the word is the one that is seen. */
  #put(piece: string, isUnseen: boolean): void {
    if (piece === '') return;
    this.#pieces.push({ text: piece, isUnseen });
    const [before, hidden, after] = this.#pieces.slice(-3);
    if (before === undefined || hidden === undefined || after === undefined) return;
    const isWithin = /[\p{L}\d]$/u.test(before.text) && /^[\p{L}\d]/u.test(after.text);
    if (isWithin && hidden.isUnseen && !before.isUnseen && !after.isUnseen && !/\s/.test(hidden.text))
      this.#pieces.splice(-2, 1);
  }

  #line(): string {
    return this.#pieces
      .map(({ text }) => text)
      .join('')
      .trimEnd();
  }

  #keepRuns(): void {
    let run: TextRun | undefined;
    const close = () => {
      if (run === undefined) return;
      const text = run.text.trim();
      if (text !== '') this.#runs.push({ ...run, text });
    };
    for (const piece of this.#pieces) {
      if (run?.isUnseen === piece.isUnseen) run.text += piece.text;
      else {
        close();
        run = { ...piece };
      }
    }
    close();
  }
}

/** The readable text of HTML, and the same words in runs that a person sees, or does not. */
export interface HtmlText {
  text: string;
  runs: TextRun[];
}

/**
 * The readable text of HTML: blocks on lines of their own, table cells separated by tabs, list items marked, no
 * scripts, styles or attributes; and which of its words cannot be seen: hidden, of no size, of the color that they stand
 * on. Nothing is fetched or run.
 */
export function readHtml(html: string): HtmlText {
  const lines = new TextLines();
  const sight = new Sight();
  let skipping: string | null = null;
  let preformatted = 0;
  for (const token of markupTokens(html)) {
    if (token.type === 'text') {
      if (skipping === null) lines.add(decodeEntities(token.text), preformatted > 0, sight.isUnseen);
      else if (token.inStyle) sight.addSheet(token.text);
      continue;
    }
    const { name, closing } = token;
    if (skipping !== null) {
      if ((closing && name === skipping) || (skipping === 'head' && name === 'body')) skipping = null;
      if (skipping !== null || closing) continue;
    }
    if (SKIPPED.has(name)) {
      if (!closing && !token.empty) skipping = name;
      continue;
    }
    if (closing) sight.close(name);
    if (name === 'pre') preformatted = Math.max(0, preformatted + (closing ? -1 : 1));
    if (name === 'br') lines.breakLine();
    else if (BLOCKS.has(name)) lines.endBlock(PARAGRAPHS.has(name));
    else if ((name === 'td' || name === 'th') && closing) lines.cellEnd();
    if (!closing && !token.empty) sight.open(name, html.slice(token.start, token.end));
    if (name === 'li' && !closing) lines.add('- ', false, sight.isUnseen);
  }
  return lines.end();
}

type MarkupToken =
  | { type: 'text'; text: string; inStyle: boolean }
  | { type: 'tag'; name: string; closing: boolean; empty: boolean; start: number; end: number };

function* markupTokens(html: string): Generator<MarkupToken> {
  let at = 0;
  let inStyle = false;
  while (at < html.length) {
    const start = html.indexOf('<', at);
    if (start < 0) break;
    if (start > at) yield { type: 'text', text: html.slice(at, start), inStyle };
    at = start;
    if (html.startsWith('<!--', start)) at = after(html, '-->', start);
    else if (/[!?]/.test(html[start + 1] ?? '')) at = after(html, '>', start);
    else {
      const name = /^<\/?([a-zA-Z][\w:-]*)/.exec(html.slice(start, start + 64))?.[1];
      if (name === undefined) {
        yield { type: 'text', text: '<', inStyle };
        at = start + 1;
        continue;
      }
      at = endOfTag(html, start);
      const tag = { name: name.toLowerCase(), closing: html[start + 1] === '/', empty: html[at - 2] === '/' };
      if (tag.name === 'style') inStyle = !tag.closing && !tag.empty;
      yield { type: 'tag', ...tag, start, end: at };
    }
  }
  if (at < html.length) yield { type: 'text', text: html.slice(at), inStyle };
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
