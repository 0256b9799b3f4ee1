import { analyzeComplaint } from '../papers/complaint.ts';
import { isAnswer, isMotion, statesClaim } from '../papers/kind-of.ts';
import type { FactualAllegation } from '../papers/schema.ts';
import { MONTH_WORD } from '../text/day-words.ts';

/** What follows in a file longer than this are exhibits, and the signature stands before them. */
const READ_CHARACTERS = 1_000_000;
const MOST_NAMED = 8;

const listed = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

const named = (parts: readonly string[]) =>
  parts.length > MOST_NAMED ? `${parts.slice(0, MOST_NAMED).join(', ')} and others` : listed(parts);

/**
 * What is missing of a pleading by its own form, as sentences for the person: numbers of paragraphs that are skipped,
 * stand twice or begin again, the request to the court, the signature, an exhibit out of its row. Only papers that have
 * such a form are looked at; of every other kind nothing is claimed.
 */
export function pleadingGaps(text: string, docType: string | null): string[] {
  const states = statesClaim(docType);
  if (!states && !isAnswer(docType) && !isMotion(docType)) return [];
  const read = text.slice(0, READ_CHARACTERS);
  if (!states) return [...endGaps(read, { from: 0, asks: true }), ...exhibitGaps(read)];
  const { factual_allegations: allegations, relief } = analyzeComplaint(read);
  const numbered = allegations.filter(hasNumber);
  // What is asked and who signs stands behind the last allegation but one; the last may have run on over both.
  const from = numbered.at(-2)?.end ?? 0;
  return [
    ...numberingGaps(numbered, read),
    ...endGaps(read, { from, asks: relief.length > 0 }),
    ...exhibitGaps(read),
  ];
}

type Numbered = FactualAllegation & { number: string };
const hasNumber = (allegation: FactualAllegation): allegation is Numbered => allegation.number !== null;
const figureOf = ({ number }: Numbered) => Number.parseInt(number, 10);

function numberingGaps(numbered: readonly Numbered[], text: string): string[] {
  const missing: string[] = [];
  const around = new Set<number>();
  const again: string[] = [];
  const twice: string[] = [];
  numbered.forEach((paragraph, index) => {
    const before = numbered[index - 1];
    const [from, to] = [before === undefined ? 0 : figureOf(before), figureOf(paragraph)];
    if (to > from + 1) {
      missing.push(to === from + 2 ? String(from + 1) : `${from + 1} to ${to - 1}`);
      around.add(before?.page ?? paragraph.page).add(paragraph.page);
    }
    if (to < from) again.push(`at ${paragraph.number} on page ${paragraph.page}`);
    const double = doubled(paragraph, numbered[index + 1], text);
    if (double !== null) twice.push(`${double} on page ${paragraph.page}`);
  });
  const isOne = missing.length === 1 && !/ to /.test(missing[0] ?? '');
  const pages = [...around].map(String);
  return [
    ...(missing.length === 0
      ? []
      : [
          `Paragraph${isOne ? '' : 's'} ${named(missing)} ${isOne ? 'was' : 'were'} not found: the paper skips ${isOne ? 'it' : 'them'}, or ${isOne ? 'it' : 'they'} could not be read. Look at page${pages.length === 1 ? '' : 's'} ${named(pages)}.`,
        ]),
    ...(again.length === 0 ? [] : [`The numbers of the paragraphs begin again ${named(again)}.`]),
    ...(twice.length === 0 ? [] : [`A number stands twice: ${named(twice)}.`]),
  ];
}

const LINE_NUMBER = /(?:^|\n)[^\S\n]*(\d{1,3})[.)][^\S\n]+(?=[\p{Lu}“"])/u;

/** The number that stands once more at the head of a line within a paragraph: its own, or that of the next one. */
function doubled({ number, start, end }: Numbered, next: Numbered | undefined, text: string): string | null {
  const inside = text.slice(start, end).replace(/^\W*\d+\w?\W*/, '');
  const found = LINE_NUMBER.exec(inside)?.[1];
  // A list within a paragraph begins at 1.
  if (found === undefined || found === '1') return null;
  return found === number || found === next?.number ? found : null;
}

/** A request, however it is worded. */
const ASKS =
  /\b(?:wherefore|pray(?:s|er|ed)?|relief|judgment (?:against|for|in)|(?:asks?|requests?|demands?|seeks?|moves?|claims?) (?:that|for|the|this|judgment|an?)\b|respectfully (?:asks?|requests?)|owes?\b)/i;
/** The form of a small claim asks in its body: 'The plaintiff claims the defendant owes $2,875.00'. */
const CLAIMS_SUM = /\bclaims?\b[^.\n]{0,80}\bowes?\b/i;
/** A mark of whoever signs, wherever it stands: the mark itself, a line for it, how to reach them. */
const SIGNED =
  /\/s\/|(?:^|\s)s\/\s?\p{L}|_{5,}|@\w+\.|\(\d{3}\)\s?\d{3}[-. ]\d{4}|\b\d{3}[-.]\d{3}[-.]\d{4}\b|\b[A-Z]{2}\.?,? +\d{5}\b|\bpro (?:se|per)\b|\bbar (?:no|number|#)/iu;
/** The same in words that stand in sentences as well: at the head of a line, or on a short one. */
const CLOSES =
  /\b(?:respectfully|dated?|submitted|executed|sign(?:ed|ature)|attorneys?|counsel|esq|by:|self-represented|tel(?:ephone)?|phone)(?:\b|(?<=:))/i;
/** A day alone on a line, as people put it over or under their name. */
const DAY_ALONE = new RegExp(
  `^\\W*(?:\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4}|${MONTH_WORD}\\.? \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}|\\d{1,2} \\p{L}{3,9} \\d{4})\\W*$`,
  'iu',
);
const SHORT_LINE = 45;
const HEAD_OF_LINE = 24;

function isSigned(text: string): boolean {
  return text.split(/[\n\f]/).some((line) => {
    const words = line.trim();
    if (words.length <= SHORT_LINE && DAY_ALONE.test(words)) return true;
    return (
      SIGNED.test(words) || CLOSES.test(words.length <= SHORT_LINE ? words : words.slice(0, HEAD_OF_LINE))
    );
  });
}

/** Where the paper ends: `from` is where its own text is known to go on to, and whether a request was found by its form. */
function endGaps(text: string, { from, asks }: { from: number; asks: boolean }): string[] {
  // A paper without numbers: its last part, for its head holds the writer's address as often.
  const end = text.slice(from > 0 ? from : Math.floor(text.length / 3));
  const lacksRequest = !asks && !ASKS.test(end) && !CLAIMS_SUM.test(text);
  const lacksSignature = !isSigned(end);
  if (lacksRequest && lacksSignature) {
    return [
      'We found no request to the court (prayer for relief) and no signature at the end: a page may be missing.',
    ];
  }
  return [
    ...(lacksRequest
      ? ['We found no request to the court (prayer for relief) at the end: a page may be missing.']
      : []),
    ...(lacksSignature ? ['We found no signature at the end: a page may be missing.'] : []),
  ];
}

const ATTACHED =
  /\b(?:attached|annexed|appended)\b[^.\n]{0,60}?\n?[^.\n]{0,40}?\bexhibit\s+["“']?([A-Z]|\d{1,2})\b|\bexhibit\s+["“']?([A-Z]|\d{1,2})\b["”']?,?\s+(?:which is\s+)?(?:is\s+|are\s+)?(?:hereto\s+)?(?:attached|annexed|appended)\b/gi;
const EXHIBIT_PAGE = /^\W*(?:plaintiff'?s?\W+|defendant'?s?\W+)?exhibit\W{0,3}([A-Z]|\d{1,2})\b\W*/i;
const LINES_OF_HEAD = 4;

/**
 * Exhibits that the paper says are attached, and that are skipped among those that follow. A file that holds no exhibit
 * at all says nothing: exhibits are often kept as files of their own.
 */
function exhibitGaps(text: string): string[] {
  const there = new Set<string>();
  for (const page of text.split('\f')) {
    const lines = page.split('\n').filter((line) => line.trim() !== '');
    for (const line of [...lines.slice(0, LINES_OF_HEAD), ...(lines.length < 12 ? lines : lines.slice(-2))]) {
      const found = line.length < 60 ? EXHIBIT_PAGE.exec(line) : null;
      if (found?.[1] && (found[0].length === line.length || lines.length < 12))
        there.add(found[1].toUpperCase());
    }
  }
  const said = new Set(
    [...text.matchAll(ATTACHED)].map((match) => (match[1] ?? match[2] ?? '').toUpperCase()),
  );
  const row = [...there].sort(byOrder);
  const [first, last] = [row[0], row.at(-1)];
  if (first === undefined || last === undefined || row.length < 2) return [];
  const missing = [...said].filter(
    (exhibit) => !there.has(exhibit) && byOrder(first, exhibit) < 0 && byOrder(exhibit, last) < 0,
  );
  if (missing.length === 0) return [];
  const which = named(missing.sort(byOrder));
  return [
    `The paper says that Exhibit${missing.length === 1 ? '' : 's'} ${which} ${missing.length === 1 ? 'is' : 'are'} attached, and we found no page for ${missing.length === 1 ? 'it' : 'them'}.`,
  ];
}

/** Figures among figures, letters among letters; the two are never one row. */
function byOrder(one: string, other: string): number {
  const [a, b] = [Number(one), Number(other)];
  if (!Number.isNaN(a) && !Number.isNaN(b)) return a - b;
  if (Number.isNaN(a) !== Number.isNaN(b)) return Number.isNaN(a) ? 1 : -1;
  return one < other ? -1 : Number(one > other);
}
