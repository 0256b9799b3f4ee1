import { isHeading, isProse, readPaper } from '../papers/paper.ts';
import { findNamedParties, type NamedParty } from '../papers/party-aliases.ts';
import { readSentences, type Sentence } from '../papers/sentences.ts';
import { tokenize } from '../text/tokenize.ts';

/** A stretch of a passage that can be quoted as a reply; offsets into the passage. */
export interface Stretch {
  text: string;
  start: number;
  end: number;
  /** Index terms and folded words, in order. */
  terms: ReadonlySet<string>;
  words: { term: string; word: string }[];
  isHeading: boolean;
  /** Several lines that belong together: an opening sentence with its list, a signature, or a question with its answer. */
  kind: 'sentence' | 'list' | 'signature' | 'answer';
  /** Terms of the heading or of the opening of the list that it stands under. */
  under: ReadonlySet<string>;
  /** The sentence before it, when there is one in the same passage. */
  before: { text: string; start: number } | null;
}

/** A passage taken apart for any question. */
export interface ReadPassage {
  stretches: Stretch[];
  terms: ReadonlySet<string>;
  parties: NamedParty[];
}

const KEPT = 400;
const kept = new Map<string, ReadPassage>();

/** Reads a passage; those read last are kept, because ranking and answering read the same ones. */
export function readPassage(text: string): ReadPassage {
  const known = kept.get(text);
  const read = known ?? readAnew(text);
  if (known) kept.delete(text);
  else if (kept.size >= KEPT) kept.delete(kept.keys().next().value ?? '');
  kept.set(text, read);
  return read;
}

const NOTHING: ReadonlySet<string> = new Set();

function readAnew(content: string): ReadPassage {
  const sentences = withHeadings(readSentences(readPaper(content)));
  const stretches: Stretch[] = [];
  let heading: ReadonlySet<string> = NOTHING;
  let opening: { terms: ReadonlySet<string>; left: number } | null = null;
  for (const [at, sentence] of sentences.entries()) {
    const words = tokenize(sentence.text).map(({ term, word }) => ({ term, word }));
    const terms = new Set(words.map(({ term }) => term));
    const isHead = isHeading(sentence.text);
    const isItem = opening !== null && opening.left > 0 && ITEM.test(sentence.text);
    if (opening && !isItem) opening = null;
    stretches.push({
      ...pick(sentence),
      terms,
      words,
      isHeading: isHead,
      kind: 'sentence',
      under: opening?.terms ?? heading,
      before: sentences[at - 1] ?? null,
    });
    if (isHead) heading = terms;
    if (opening) opening.left -= 1;
    else if (OPENS_LIST.test(sentence.text) && !OPENS_PLEADING.test(sentence.text))
      opening = { terms, left: MOST_ITEMS };
  }
  const runs = [...findLists(sentences), ...findSignatures(sentences), ...findAnswers(sentences)];
  const joined = runs.map(({ kind, from, to }) =>
    join(kind, sentences.slice(from, to), sentences[from - 1] ?? null),
  );
  return {
    stretches: [...stretches, ...joined],
    terms: new Set(stretches.flatMap(({ words }) => words.map(({ term }) => term))),
    parties: findNamedParties(content),
  };
}

function pick({ text, start, end }: Sentence) {
  return { text, start, end };
}

function join(kind: Run['kind'], sentences: readonly Sentence[], before: Stretch['before']): Stretch {
  const text = sentences.map((sentence) => sentence.text).join(' ');
  const words = tokenize(text).map(({ term, word }) => ({ term, word }));
  return {
    text,
    start: sentences[0]?.start ?? 0,
    end: sentences.at(-1)?.end ?? 0,
    terms: new Set(words.map(({ term }) => term)),
    words,
    isHeading: false,
    kind,
    under: NOTHING,
    before,
  };
}

/** A run of headings ('COUNT V', 'Payroll Audit', 'ERISA § 502') says one thing. */
function withHeadings(sentences: readonly Sentence[]): Sentence[] {
  const merged: Sentence[] = [];
  for (const sentence of sentences) {
    const last = merged.at(-1);
    const joins =
      last &&
      sentence.text.length < 90 &&
      last.text.length < 100 &&
      isHeading(last.text) &&
      (isHeading(sentence.text) || /^(?:[([]|[A-Z]+ §|\d+ U)/.test(sentence.text));
    if (joins) {
      merged[merged.length - 1] = { ...last, end: sentence.end, text: `${last.text} ${sentence.text}` };
    } else merged.push(sentence);
  }
  return merged;
}

interface Run {
  kind: Exclude<Stretch['kind'], 'sentence'>;
  from: number;
  /** Exclusive. */
  to: number;
}

const OPENS_LIST = /:\W*$/;
const ITEM =
  /^(?:\(?[a-z\d]{1,3}[.)]|\(?[ivx]{1,5}[.)]|[A-Z][.)]|[•●▪*–—-])\s?|^(?:to|that|awarding|granting|ordering|entering|such other)\b/i;
/** What opens the numbered paragraphs of a pleading is no list. */
const OPENS_PLEADING = /\b(?:aver|alleg|state|complain|show|represent)\w*\b[^:]*\b(?:follow\w*|that):/i;
const MOST_ITEMS = 10;
const LONGEST_LIST = 1_000;

/** A sentence that ends in a colon, with the items under it. */
function findLists(sentences: readonly Sentence[]): Run[] {
  const runs: Run[] = [];
  for (const [from, { text, start }] of sentences.entries()) {
    if (!OPENS_LIST.test(text) || OPENS_PLEADING.test(text) || text.length < 12 || text.length > 500)
      continue;
    let to = from + 1;
    while (to < sentences.length && to - from <= MOST_ITEMS) {
      const item = sentences[to];
      if (!item || !ITEM.test(item.text) || item.end - start > LONGEST_LIST) break;
      to += 1;
    }
    if (to > from + 1) runs.push({ kind: 'list', from, to });
  }
  return runs;
}

/** A question of a transcript, of a form or of an interrogatory. */
const PUT = /\?\W*$|^\W*(?:Q[.:]|QUESTION\b|(?:SPECIAL )?INTERROGATORY\b|REQUEST (?:NO|FOR)\b)/;
const MOST_ANSWERING = 3;

/** A question that the paper itself puts, with what stands after it until the next one. */
function findAnswers(sentences: readonly Sentence[]): Run[] {
  const runs: Run[] = [];
  for (const [from, { text, start }] of sentences.entries()) {
    if (!PUT.test(text)) continue;
    let to = from + 1;
    while (to < sentences.length && to - from <= MOST_ANSWERING) {
      const next = sentences[to];
      if (!next || PUT.test(next.text) || next.end - start > LONGEST_LIST) break;
      to += 1;
    }
    if (to > from + 1) runs.push({ kind: 'answer', from, to });
  }
  return runs;
}

const SIGNS =
  /\b(?:attorneys?|counsel|lawyers?) for\b|(?:^|\s)\/?s\/|^by:|\bname:|\bpro se\b|^\W*dated?:|respectfully submitted/i;
const SIGNATURE_LINES = 260;
const MOST_LINES = 10;

/** Names, firms and addresses around 'Attorneys for …', '/s/' and 'By:' are lines of their own, and one signature. */
function findSignatures(sentences: readonly Sentence[]): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < sentences.length; at += 1) {
    if (!isShort(sentences[at]) || !SIGNS.test(sentences[at]?.text ?? '')) continue;
    let from = at;
    while (from > 0 && at - from < MOST_LINES && isShort(sentences[from - 1])) from -= 1;
    let to = at + 1;
    while (to < sentences.length && to - from < MOST_LINES + 4 && isShort(sentences[to])) to += 1;
    if (to - from > 1) runs.push({ kind: 'signature', from, to });
    at = to - 1;
  }
  return runs;
}

/** Names, addresses and numbers, not prose. */
function isShort(sentence: Sentence | undefined): boolean {
  return sentence !== undefined && sentence.text.length <= SIGNATURE_LINES && !isProse(sentence.text);
}
