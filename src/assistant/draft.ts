import { amount } from '../text/words.ts';
import { lineRefs } from './fact-lines.ts';
import type { CaseFacts } from './facts-schema.ts';
import { shortened } from './words.ts';

/**
 * Words of a paper: `text` stands at `start` of the document's extracted text; `null` where only the page is known, and
 * the words are looked up there.
 */
export interface Place {
  documentId: string;
  filename: string;
  page: number;
  start: number | null;
  text: string;
}

/** Put together by rule. `records` are names of fact lines; a quote stands at `start` of its document's text, if given. */
export interface BuiltinReply {
  found: boolean;
  message: string;
  quotes: { documentId: string; text: string; page: number; start?: number }[];
  records: string[];
  /** 0–1, computed from what was found. */
  confidence: number;
  because: string;
}

const LONGEST_QUOTE = 260;
const FROM_CASE = 'From your case:';
const FROM_DOCUMENTS = 'From your documents:';

/** The beginning of a citation: a quotation never ends in one. */
const OPEN_CITATION =
  /[,(\s]+(?:(?:see|pursuant to|under|by)\s+)?(?:\d{1,4}(?:\s+[A-Z][A-Za-z’']{0,5}\.)*(?:\s*§+)?|§+|Rules?|Title|Section|(?:[A-Z]\.\s?)+§*)$/i;

/** Some words of a place, cut at a word; still the text at its start. */
function cutPlace(place: Place, most: number): Place {
  if (place.text.length <= most) return place;
  const cut = place.text.slice(0, most);
  const whole = cut.slice(0, Math.max(cut.search(/\s\S*$/), most / 2)).trimEnd();
  return { ...place, text: whole.replace(OPEN_CITATION, '') };
}

/** Quotation marks inside a quotation become single ones, so that it ends where it ends. */
function inMarks(text: string, isCut: boolean): string {
  const line = text.replace(/\s+/g, ' ').trim().replace(/[“”"]/g, "'");
  return `“${line}${isCut ? ' …' : ''}”`;
}

/** An answer while it is put together: its lines, and what each rests on. */
export class Draft {
  readonly #lines: string[] = [];
  readonly #quotes: BuiltinReply['quotes'] = [];
  readonly #records = new Set<string>();
  readonly #refs: ReadonlyMap<string, string>;
  readonly #facts: CaseFacts;

  constructor(facts: CaseFacts) {
    this.#facts = facts;
    this.#refs = lineRefs(facts);
  }

  get lines(): number {
    return this.#lines.length;
  }

  /** A paragraph or heading; `keys` name the fact lines it rests on. */
  say(line: string, ...keys: readonly string[]): void {
    this.#lines.push(line);
    this.rest(...keys);
  }

  /** An item of a list. */
  point(line: string, ...keys: readonly string[]): void {
    this.say(`- ${line}`, ...keys);
  }

  fromCase(): void {
    this.#dropBareHeading();
    this.say(FROM_CASE);
  }

  fromDocuments(): void {
    this.#dropBareHeading();
    this.say(FROM_DOCUMENTS);
  }

  /** A heading with nothing under it. */
  #dropBareHeading(): void {
    const last = this.#lines.at(-1);
    if (last === FROM_CASE || last === FROM_DOCUMENTS) this.#lines.pop();
  }

  /** Names what the answer rests on without saying it. */
  rest(...keys: readonly string[]): void {
    for (const key of keys) {
      const ref = this.#refs.get(key);
      if (ref !== undefined) this.#records.add(ref);
    }
  }

  /** ' [2]': the number of a source; the same place has the same number. */
  cite(place: Place, most = LONGEST_QUOTE): string {
    const { documentId, page, start, text } = cutPlace(place, most);
    const same = this.#quotes.findIndex(
      (quote) =>
        quote.documentId === documentId && quote.start === (start ?? undefined) && quote.text === text,
    );
    if (same !== -1) return ` [${same + 1}]`;
    this.#quotes.push({ documentId, page, text, ...(start !== null && { start }) });
    return ` [${this.#quotes.length}]`;
  }

  /** '“Words of the paper” [2]'. */
  quote(place: Place, most = LONGEST_QUOTE): string {
    const shown = cutPlace(place, most);
    return `${inMarks(shown.text, shown.text.length < place.text.length)}${this.cite(place, most)}`;
  }

  /** The answer. Its confidence counts rows and quotations, and what of the case could be read at all. */
  finish({ found = true, most = 0.9, note = '' } = {}): BuiltinReply {
    this.#dropBareHeading();
    const { total, ready } = this.#facts.documents;
    const rows = this.#records.size;
    const quotes = this.#quotes.length;
    const read = total === 0 ? 0.5 : ready / total;
    const sure = (0.3 + 0.3 * Math.min(1, rows / 4) + 0.3 * Math.min(1, quotes / 3)) * (0.6 + 0.4 * read);
    const unread = total - ready;
    const parts = [
      `It rests on ${amount(rows, 'row')} of your case and ${amount(quotes, 'quotation')} from your documents.`,
      unread > 0
        ? `${amount(unread, 'document')} of ${total.toLocaleString('en-US')} could not be looked into.`
        : '',
      total === 0 ? 'There are no documents to look into.' : '',
      note,
      'Whether the answer is complete is not judged.',
    ];
    return {
      found,
      message: this.#lines.join('\n'),
      quotes: this.#quotes,
      records: [...this.#records],
      confidence: Math.round(Math.min(most, Math.max(0.1, sure)) * 100) / 100,
      because: parts.filter((part) => part !== '').join(' '),
    };
  }
}

/** A heading or title on one line, short enough for a list. */
export function asTitle(text: string, most = 90): string {
  return shortened(text.replace(/[“”"]/g, "'"), most);
}
