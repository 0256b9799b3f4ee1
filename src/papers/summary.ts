import type { PageLines } from '../text/line-layout.ts';
import { STOP_WORDS } from '../text/stem.ts';
import { tokenize } from '../text/tokenize.ts';
import { findAuthorities } from './authorities.ts';
import { readCaption } from './caption.ts';
import { readable } from './counts.ts';
import { legalSignificance } from './kind-of.ts';
import { evidenceAt, isHeading, type Paper, readPaper } from './paper.ts';
import type { SummaryAnalysis } from './schema.ts';
import { readSentences, type Sentence } from './sentences.ts';
import { readStructure } from './structure.ts';
import { findTimeline, tellsNoStory } from './told.ts';

interface Scored extends Sentence {
  score: number;
}

const POINTS = 6;
const READ_CHARACTERS = 400_000;

/** Wording that carries what a paper of some type is there to say. */
const TELLING: readonly (readonly [types: RegExp, words: RegExp, weight: number])[] = [
  [
    /order|judgment|opinion|minute|report/i,
    /\b(?:because|therefore|accordingly|for (?:good cause|the reasons)|the court (?:finds|concludes|has considered)|we (?:conclude|hold)|fail(?:s|ed) to|shall|no showing|does not)\b/i,
    3,
  ],
  [
    /motion|memorandum|response|reply/i,
    /\b(?:moves?|respectfully|requests?|asks?|should be (?:granted|denied)|because|opposes?)\b/i,
    2,
  ],
  [
    /notice|summons|subpoena|letter|email/i,
    /\b(?:you (?:must|are|may)|please|hearing|within|deadline|due|take notice|required)\b/i,
    2,
  ],
  [/answer/i, /\b(?:affirmative defense|counterclaim|barred|fails? to state|waive[ds]?)\b/i, 2],
  [/discovery/i, /\b(?:produce|interrogator|request|respond|answer|object)\w*\b/i, 1.5],
  [/contract|stipulation|lease/i, /\b(?:agrees?|shall|term|pay|amount|parties)\b/i, 1.5],
  [/./, /\b(?:must|shall|no later than|on or before|by [A-Z][a-z]+ \d{1,2}|failure to)\b/, 1.2],
];

/**
 * What the text of a paper that is no complaint says by itself: its most telling sentences, word for word and with
 * their places, the law it cites, and what its type means in plain words. `docType` is a type as `classifyDocument`
 * names it. What the facts of the paper add to it is told where they are kept.
 */
export function summarizePaper(
  text: string,
  docType: string,
  layout?: readonly PageLines[],
): SummaryAnalysis {
  const paper = readPaper(text.slice(0, READ_CHARACTERS), layout);
  const caption = readCaption(paper);
  const sentences = readSentences(paper);
  const points = keySentences(paper, sentences, docType, caption.title?.end ?? 0);
  const opening = openingLine(
    docType,
    caption.court?.text ?? null,
    caption.caseNumber?.text ?? null,
    caption.title?.text ?? null,
  );
  const authorities = findAuthorities(paper);
  return {
    type: 'summary',
    summary: [opening, ...points.slice(0, 3).map(({ text: words }) => unlisted(words))]
      .filter((part) => part !== '')
      .join(' '),
    key_points: points.map(({ text: words }) => unlisted(words)),
    key_point_sources: points.map(({ start, end }) => evidenceAt(paper, start, end)),
    main_topics: mainTopics(
      paper,
      authorities.slice(0, 3).map(({ text: words }) => words),
    ),
    legal_significance: legalSignificance(docType),
    mentioned_parties: caption.parties,
    timeline: tellsNoStory(docType) ? [] : findTimeline(paper, sentences),
    authorities,
    structure: readStructure(paper, sentences, { title: caption.title, docType }),
  };
}

/** Without the mark of a list; a capital letter may be somebody's initial. */
function unlisted(words: string): string {
  return words.replace(/^(?:¶+\s*|[•●▪–-]\s*)?(?:\(?(?:\d{1,3}|[a-z]|[ivx]{1,4})[.)]\s+)?/, '');
}

function openingLine(
  docType: string,
  court: string | null,
  number: string | null,
  title: string | null,
): string {
  const named = title ? `“${title}”` : '';
  const what = docType === 'Other' || docType === '' ? named : `${docType}${named ? ` ${named}` : ''}`;
  if (what === '') return '';
  const where = court ? `, ${readable(court).replace(/^in the /i, '')}` : '';
  return `${what}${where}${number ? `, ${number}` : ''}.`;
}

function keySentences(paper: Paper, all: readonly Sentence[], docType: string, from: number): Scored[] {
  const sentences = tellingSentences(all, from);
  const frequent = frequencies(paper);
  const most = [...frequent.values()].reduce((top, count) => Math.max(top, count), 1);
  sentences.forEach((sentence, index) => {
    sentence.score =
      scoreSentence(sentence.text, docType, frequent, most) + positionBonus(index, sentences.length);
  });
  const chosen: Scored[] = [];
  for (const sentence of [...sentences].sort((a, b) => b.score - a.score || a.start - b.start)) {
    if (chosen.length >= POINTS) break;
    if (chosen.every((other) => overlap(other.text, sentence.text) < 0.6)) chosen.push(sentence);
  }
  return chosen.sort((a, b) => a.start - b.start);
}

/** Places of a form that nobody filled in, program code, lines drawn, addresses, signatures, tables of contents. */
const SAYS_NOTHING =
  /@|\$\s(?!\d)|\bhereby certif|\(\d{3}\) ?\d{3}-\d{4}|\bAttorneys? for\b|\.{5,}|_{3,}|\{[{%]|[|<>~\\☐☑☒□]|\bcertificate of service\b|^(?:dated?|signed)\b|\/s\/|^\W*(?:to|from|re|cc|date|subject)\s*[:(]/i;
/** What others said elsewhere is not what this paper says. */
const QUOTES_OTHERS =
  /\b(?:see|cf\.|id\.|citing|quoting|accord)\b|\bv\.\s|\d\s+(?:F\.|U\.S\.|S\. ?Ct\.|P\.\dd)/i;

/** Sentences of prose after the caption. */
function tellingSentences(all: readonly Sentence[], from: number): Scored[] {
  return all
    .filter(({ text, start }) => {
      const words = text.split(' ').length;
      if (start < from || words < 6 || words > 90 || isHeading(text) || !/\p{Ll}{3}/u.test(text))
        return false;
      if (!ENDED.test(text) || !BEGUN.test(unlisted(text)) || mostlyCapitals(text) || !isWhole(text))
        return false;
      return !SAYS_NOTHING.test(text) && !QUOTES_OTHERS.test(text);
    })
    .map((sentence) => ({ ...sentence, score: 0 }));
}

const BEGUN = /^["“‘([¶•–-]{0,2}\s?\p{Lu}/u;
const ENDED = /[.!?;]["”’')\]]*$/;

/** Whether what is opened in a sentence is closed in it. */
function isWhole(text: string): boolean {
  const count = (mark: string) => text.split(mark).length;
  return count('“') === count('”') && count('(') === count(')') && !/\s\.$/.test(text);
}

/** Names of a letterhead or a caption. */
function mostlyCapitals(text: string): boolean {
  const words = text.match(/\p{L}{3,}/gu) ?? [];
  return words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length * 0.6;
}

function scoreSentence(
  text: string,
  docType: string,
  frequent: ReadonlyMap<string, number>,
  most: number,
): number {
  let score = 0;
  for (const [types, words, weight] of TELLING) if (types.test(docType) && words.test(text)) score += weight;
  if (/\d{4}|\$\s?\d/.test(text)) score += 0.8;
  const terms = tokenize(text).filter(({ word }) => !STOP_WORDS.has(word));
  const weight = terms.reduce((sum, { term }) => sum + (frequent.get(term) ?? 0) / most, 0);
  return score + (terms.length > 0 ? (2 * weight) / (terms.length + 6) : 0);
}

function positionBonus(index: number, count: number): number {
  const place = index / Math.max(1, count);
  if (index < 3) return 1;
  return place < 0.15 || place > 0.9 ? 0.4 : 0;
}

function frequencies(paper: Paper): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of paper.lines) {
    for (const { term, word } of tokenize(line.text)) {
      if (!STOP_WORDS.has(word) && word.length > 3) counts.set(term, (counts.get(term) ?? 0) + 1);
    }
  }
  return counts;
}

function overlap(a: string, b: string): number {
  const left = new Set(tokenize(a).map(({ term }) => term));
  const right = new Set(tokenize(b).map(({ term }) => term));
  const shared = [...left].filter((term) => right.has(term)).length;
  return shared / Math.max(1, Math.min(left.size, right.size));
}

const FEWEST_TIMES = 3;

/** Pairs of words that recur, and what is cited most; at most eight. */
function mainTopics(paper: Paper, authorities: readonly string[]): string[] {
  const pairs = new Map<string, number>();
  for (const line of paper.lines) {
    // Program code of a form that nobody filled in.
    if (/\{[{%]/.test(line.text)) continue;
    const words = tokenize(line.text);
    words.forEach(({ word }, index) => {
      const next = words[index + 1]?.word;
      if (!next || [word, next].some((part) => STOP_WORDS.has(part) || part.length < 4 || /\d/.test(part)))
        return;
      const pair = `${word} ${next}`;
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    });
  }
  const recurring = [...pairs]
    .filter(([, count]) => count >= FEWEST_TIMES)
    .sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
    .slice(0, 5)
    .map(([pair]) => pair);
  return [...recurring, ...authorities];
}
