import type { PageLines } from '../text/line-layout.ts';
import { STOP_WORDS } from '../text/stem.ts';
import { tokenize } from '../text/tokenize.ts';
import { readCaption } from './caption.ts';
import { citedStatutes } from './citations.ts';
import { readable } from './counts.ts';
import { findDates, findTimeline } from './dates.ts';
import { legalSignificance } from './kind-of.ts';
import { evidenceAt, isHeading, type Paper, readPaper } from './paper.ts';
import type { SummaryAnalysis } from './schema.ts';
import { readSentences, type Sentence } from './sentences.ts';
import { findSums } from './sums.ts';

interface Scored extends Sentence {
  score: number;
}

const POINTS = 6;
const READ_CHARACTERS = 400_000;

/** Wording that carries what a paper of some type is there to say. */
const TELLING: readonly (readonly [types: RegExp, words: RegExp, weight: number])[] = [
  [
    /order|judgment/i,
    /\b(?:it is (?:hereby |further |therefore )*ordered|so ordered|the court (?:hereby )?(?:grants|denies|orders|finds|concludes)|is (?:granted|denied|dismissed|vacated)|shall|reversed|affirmed|remanded)\b/i,
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
  [/answer/i, /\b(?:den(?:y|ies|ied)|admits?|affirmative defense|counterclaim)\b/i, 2],
  [/discovery/i, /\b(?:produce|interrogator|request|respond|answer|object)\w*\b/i, 1.5],
  [/contract|stipulation/i, /\b(?:agrees?|shall|term|pay|amount|parties)\b/i, 1.5],
  [/./, /\b(?:must|shall|no later than|on or before|by [A-Z][a-z]+ \d{1,2}|failure to)\b/, 1.2],
];

/**
 * An extractive summary of a paper that is not a complaint: its most telling sentences, word for word and with
 * their places, what it mentions, and what its type means in plain words. `docType` is a type as
 * `classifyDocument` names it.
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
  return {
    type: 'summary',
    summary: [opening, ...points.slice(0, 3).map(({ text: words }) => words)]
      .filter((part) => part !== '')
      .join(' '),
    key_points: points.map(({ text: words }) => words),
    key_point_sources: points.map(({ start, end }) => evidenceAt(paper, start, end)),
    main_topics: mainTopics(paper),
    legal_significance: legalSignificance(docType),
    mentioned_parties: caption.parties,
    timeline: findTimeline(paper, sentences),
  };
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

/** Sentences of prose after the caption; addresses, signatures and tables of contents say nothing. */
function tellingSentences(all: readonly Sentence[], from: number): Scored[] {
  return all
    .filter(({ text, start }) => {
      const words = text.split(' ').length;
      if (start < from || words < 6 || words > 90 || isHeading(text) || !/\p{Ll}{3}/u.test(text))
        return false;
      return !/@|\(\d{3}\) ?\d{3}-\d{4}|\bAttorneys? for\b|\.{5,}|_{5,}/.test(text);
    })
    .map((sentence) => ({ ...sentence, score: 0 }));
}

function scoreSentence(
  text: string,
  docType: string,
  frequent: ReadonlyMap<string, number>,
  most: number,
): number {
  let score = 0;
  for (const [types, words, weight] of TELLING) if (types.test(docType) && words.test(text)) score += weight;
  if (findDates(text).length > 0) score += 0.8;
  if (findSums(text).length > 0) score += 0.6;
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

/** Pairs of words that recur, and the statutes cited most early; at most eight. */
function mainTopics(paper: Paper): string[] {
  const pairs = new Map<string, number>();
  for (const line of paper.lines) {
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
    .filter(([, count]) => count >= 2)
    .sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
    .slice(0, 5)
    .map(([pair]) => pair);
  const statutes = citedStatutes(paper.text.slice(0, 60_000), 3).map((cited) => cited.replace(/\s+/g, ' '));
  return [...recurring, ...statutes];
}
