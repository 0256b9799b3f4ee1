import { CLOSEST_ONLY } from '../conversations/standing.ts';
import type { FactKind } from '../facts/schema.ts';
import { readPaper } from '../papers/paper.ts';
import { readSentences } from '../papers/sentences.ts';
import { amount } from '../text/words.ts';
import { isKnown, withoutOpposite } from './absences.ts';
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
/** Names of fact lines that hold whatever is asked: the court, the number, how many papers there are. */
const OF_THE_WHOLE = /^case:|:total$/;
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

/** The sentence of a passage in which a place stands; null where no passage holds it, or it is too long to be shown whole. */
function sentenceOf(place: Place, passages: readonly Place[]): Place | null {
  const { documentId, start, text } = place;
  if (start === null || text.length > LONGEST_QUOTE) return null;
  for (const passage of passages) {
    if (passage.documentId !== documentId || passage.start === null) continue;
    const at = start - passage.start;
    if (at < 0 || at + text.length > passage.text.length) continue;
    const sentence = readSentences(readPaper(passage.text)).find(
      (each) => each.start <= at && at + text.length <= each.end,
    );
    if (sentence === undefined || sentence.end - sentence.start > LONGEST_QUOTE) continue;
    return {
      ...place,
      start: passage.start + sentence.start,
      text: passage.text.slice(sentence.start, sentence.end),
    };
  }
  return null;
}

/** An answer while it is put together: its lines, and what each rests on. */
export class Draft {
  readonly #lines: string[] = [];
  readonly #quotes: BuiltinReply['quotes'] = [];
  readonly #records = new Set<string>();
  readonly #rows = new Set<string>();
  readonly #refs: ReadonlyMap<string, string>;
  readonly #facts: CaseFacts;
  readonly #passages: readonly Place[];

  /** `passages` are those in which the sentences of quotations are looked up. */
  constructor(facts: CaseFacts, passages: readonly Place[] = []) {
    this.#facts = facts;
    this.#passages = passages;
    this.#refs = lineRefs(facts);
  }

  /** Lines so far; a heading with nothing under it is none. */
  get lines(): number {
    return this.#lines.filter((line) => line !== FROM_CASE && line !== FROM_DOCUMENTS).length;
  }

  /** What has been said so far. */
  get words(): string {
    return this.#lines.join('\n');
  }

  /** Quotations and rows that the lines rest on so far; what is known of the case as a whole tells nothing by itself. */
  get rests(): number {
    return this.#quotes.length + this.#rows.size;
  }

  /** Of these the quotations and the days of the timeline: what answers where no rule of the court is known. */
  get restsBesideRules(): number {
    return this.#quotes.length + [...this.#rows].filter((key) => key.startsWith('deadline:')).length;
  }

  /** A paragraph or heading; `keys` name the fact lines it rests on. */
  say(line: string, ...keys: readonly string[]): void {
    const said = withoutOpposite(line, this.#facts);
    const isTwice = /^- /.test(said) && this.#lines.includes(said);
    if (!isTwice) this.#lines.push(said);
    this.rest(...keys);
  }

  /** An item of a list. */
  point(line: string, ...keys: readonly string[]): void {
    this.say(`- ${line}`, ...keys);
  }

  /** An item that says that something is not there: said only where no paper shows such a thing. Whether it was said. */
  absent(kinds: readonly FactKind[], line: string, ...keys: readonly string[]): boolean {
    if (isKnown(kinds, this.#facts)) return false;
    this.point(line, ...keys);
    return true;
  }

  fromCase(): void {
    this.#under(FROM_CASE);
  }

  fromDocuments(): void {
    this.#under(FROM_DOCUMENTS);
  }

  /** A heading, where the lines do not stand under it already. */
  #under(heading: string): void {
    this.#dropBareHeading();
    const last = this.#lines.findLast((line) => line === FROM_CASE || line === FROM_DOCUMENTS);
    if (last !== heading || !this.#lines.at(-1)?.startsWith('- ')) this.say(heading);
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
      if (!OF_THE_WHOLE.test(key)) this.#rows.add(key);
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

  /** '“The sentence in which words of a paper stand” [2]'; the words alone where no passage holds it or it is too long. */
  quoteSentence(place: Place): string {
    return this.quote(sentenceOf(place, this.#passages) ?? place);
  }

  /** Says before everything else that nothing answers for sure: what stands below only comes close. */
  asClosest(): void {
    this.#lines.unshift(`${CLOSEST_ONLY}:`);
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
