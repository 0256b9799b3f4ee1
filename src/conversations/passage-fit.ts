import { findDates } from '../papers/dates.ts';
import { isHeading, isProse } from '../papers/paper.ts';
import type { Aliases } from '../papers/party-aliases.ts';
import { RELATED_WEIGHT, relatedTerms } from '../search/related.ts';
import { MONTH_WORD, MONTHS } from '../text/day-words.ts';
import { NUMBER_WORD } from '../text/number-words.ts';
import { editDistance } from '../text/spelling.ts';
import { nameTokens } from '../text/tokenize.ts';
import { type Question, type QuestionTerm, TELLING_WEIGHT } from './question.ts';
import type { Asked } from './question-kinds.ts';
import { type ReadPassage, readPassage, type Stretch } from './read-passage.ts';

/** A stretch of a passage, and how well it answers a question. */
export interface Candidate {
  passageIndex: number;
  text: string;
  start: number;
  end: number;
  kind: Stretch['kind'];
  /** A heading, a caption or a line of names: it says nothing by itself. */
  isBare: boolean;
  isHeading: boolean;
  /** Share of what was asked that it holds, or that stands near it. */
  coverage: number;
  /** The same without what only stands near it. */
  own: number;
  /** Share of the things asked for that stand in it. */
  evidence: number;
  score: number;
  /** Names of the kinds of things asked for that stand in it. */
  shown: string[];
  /** Words of the question that stand in it. */
  matched: string[];
}

export interface FitInput {
  text: string;
  filename?: string | undefined;
  passageIndex: number;
  question: Question;
  aliases: Aliases;
}

/** What a stretch may borrow: from its heading or list, the sentence before, the rest of the passage, the file's name. */
const UNDER = 0.6;
const CARRIED = 0.45;
const NEARBY = 0.3;
const NAMED = 0.35;
/** What a word counts that is only about the word asked for. */
const ALIAS = 0.85;
const RELATED = RELATED_WEIGHT * 2;
const MISSPELLED = 0.7;
const MISSPELLED_LENGTH = 7;
const DATE_WEIGHT = 2;
const BARE_LENGTH = 90;
/** Share of a question that only the sentence before holds, from which on both are quoted; not longer than this. */
const LEANS = 0.25;
const LONGEST_PAIR = 500;
/** How much more what stands in the stretch itself counts. */
const OWN = 0.3;

const COUNTS = /^(?:is|are|was|were|total|totals|totaled|totaling|number|numbers|numbered|include|count)$/;
const DATELINE = new RegExp(
  `^(?:dated?|done|signed|entered|filed|executed)\\b.*\\d|\\bthis \\d{1,2}\\s?(?:st|nd|rd|th)? day of\\b|^\\W*${MONTH_WORD}\\.? \\d{1,2}, \\d{4}\\b`,
  'i',
);
const NUMBER_LIKE = new RegExp(`^(?:\\d[\\d,.]*|${NUMBER_WORD}|dozen)$`);

/** Every stretch of a passage with its fit to a question, in order of place. */
export function fitPassage(input: FitInput): Candidate[] {
  const { text, question } = input;
  // A question may have no telling word ('Who decided?') and still ask for something.
  const total =
    question.terms.reduce((sum, { weight }) => sum + weight, 0) + question.dates.length * DATE_WEIGHT || 1;
  const passage = readPassage(text);
  const shareOf = makeShares(input, passage);
  const named = new Set(
    input.filename === undefined ? [] : nameTokens(input.filename).map(({ term }) => term),
  );
  const wholes = question.terms.map((term) =>
    Math.max(NEARBY * shareOf(term, passage.terms, text), NAMED * shareOf(term, named, input.filename ?? '')),
  );
  let before: Stretch | null = null;
  return passage.stretches.map((stretch) => {
    const candidate = fitStretch({ ...input, stretch, before, wholes, total, shareOf });
    if (stretch.kind === 'sentence') before = stretch;
    return candidate;
  });
}

type Share = (term: QuestionTerm, held: ReadonlySet<string>, text: string) => number;

/** How much of a question's term a set of terms holds, 0–1. */
function makeShares({ question, aliases }: FitInput, passage: ReadPassage): Share {
  const others = new Map(question.terms.map(({ term }) => [term, relatedTerms(term)]));
  const misspelled = new Map(
    question.terms
      .filter(
        ({ term, said }) =>
          said === undefined && term.length >= MISSPELLED_LENGTH && !passage.terms.has(term),
      )
      .map(({ term }) => [term, [...passage.terms].filter((other) => isMisspelling(term, other))]),
  );
  return ({ term, said }, held, text) => {
    if (said) return held.size > 0 && said.test(text) ? 1 : 0;
    if (held.has(term)) return 1;
    if (holdsAny(held, aliases.get(term))) return ALIAS;
    if (holdsAny(held, misspelled.get(term))) return MISSPELLED;
    return holdsAny(held, others.get(term)) ? RELATED : 0;
  };
}

function holdsAny(held: ReadonlySet<string>, terms: Iterable<string> | undefined): boolean {
  if (terms) for (const term of terms) if (held.has(term)) return true;
  return false;
}

/** Reading of scans and of old fonts loses a letter here and there ('plaintif'). */
function isMisspelling(term: string, other: string): boolean {
  return (
    Math.abs(other.length - term.length) <= 1 &&
    other.charAt(0) === term.charAt(0) &&
    other.charAt(1) === term.charAt(1) &&
    !/\d/.test(other) &&
    editDistance(term, other, 1) === 1
  );
}

interface StretchInput extends FitInput {
  stretch: Stretch;
  before: Stretch | null;
  wholes: readonly number[];
  total: number;
  shareOf: Share;
}

function fitStretch(input: StretchInput): Candidate {
  const { stretch, before, wholes, total, shareOf, question, passageIndex } = input;
  let sum = 0;
  let own = 0;
  let leaned = 0;
  const matched: string[] = [];
  for (const [at, term] of question.terms.entries()) {
    const here = shareOf(term, stretch.terms, stretch.text);
    own += term.weight * here;
    if (here >= ALIAS) matched.push(term.word);
    // What was asked for must stand there itself.
    const mayLean = here < 1 && !term.said;
    const carried =
      mayLean && before && stretch.kind === 'sentence' ? CARRIED * shareOf(term, before.terms, '') : 0;
    const near = mayLean ? Math.max(UNDER * shareOf(term, stretch.under, ''), wholes[at] ?? 0) : 0;
    if (carried > Math.max(here, near) && term.weight >= TELLING_WEIGHT) leaned += term.weight;
    sum += term.weight * Math.max(here, near, carried);
  }
  if (question.dates.length > 0) {
    const dates = findDates(stretch.text).map(({ date }) => date);
    const carried = before ? findDates(before.text).map(({ date }) => date) : [];
    for (const date of question.dates) {
      if (dates.includes(date)) matched.push(date);
      own += dates.includes(date) ? DATE_WEIGHT : 0;
      sum += dates.includes(date) ? DATE_WEIGHT : carried.includes(date) ? DATE_WEIGHT / 2 : 0;
      if (!dates.includes(date) && carried.includes(date)) leaned += DATE_WEIGHT;
    }
  }
  const dated = question.paperDate && DATELINE.test(stretch.text);
  const coverage = Math.max(sum / total, dated ? 0.7 : 0);
  const shown = question.asked.filter((asked) => hasEvidence(asked, stretch, question));
  const evidence = question.asked.length === 0 ? 0 : shown.length / question.asked.length;
  const from = startOf(stretch, question, leaned / total);
  return {
    passageIndex,
    text: input.text.slice(from, stretch.end),
    start: from,
    end: stretch.end,
    kind: stretch.kind,
    isHeading: stretch.isHeading,
    isBare: !dated && (stretch.isHeading || (stretch.text.length < BARE_LENGTH && !isProse(stretch.text))),
    coverage,
    own: dated ? coverage : own / total,
    evidence,
    shown: shown.map(({ name }) => name),
    score: OWN * (own / total) + (1 - OWN) * coverage + formOf(stretch, question, { evidence, dated, shown }),
    matched,
  };
}

const SIGNED = new Set(['lawyer', 'signature', 'telephone', 'e-mail', 'person']);
const HEADED = new Set(['law', 'court', 'counts']);
const ROLES = new Set(['plaintiff', 'petitioner', 'defendant', 'respondent']);
const LISTED = new Set(['relief', 'reason', 'consequence', 'law']);

/** What speaks for or against a stretch besides the words it holds. */
function formOf(
  stretch: Stretch,
  question: Question,
  { evidence, dated, shown }: { evidence: number; dated: boolean; shown: readonly Asked[] },
): number {
  const { asked } = question;
  const { length } = stretch.text;
  let form = asked.length === 0 ? 0 : evidence > 0 ? 0.25 * evidence : -0.1;
  if (shown.some(({ outright }) => outright?.test(stretch.text))) form += 0.16;
  if (length > 700 && stretch.kind === 'sentence') form -= 0.08;
  if (length < 25 && !dated) form -= 0.05;
  if (stretch.isHeading && !asked.some(({ name }) => HEADED.has(name))) form -= 0.15;
  if (stretch.kind === 'signature') form -= asked.some(({ name }) => SIGNED.has(name)) || dated ? 0 : 0.25;
  if (stretch.kind === 'list')
    form += asked.length === 0 || asked.some(({ name }) => LISTED.has(name)) ? 0.02 : -0.15;
  return form;
}

const REASON =
  /\b(?:because|since|fails? to|failed to|does not|did not|has not|neither|without|lack\w*|due to|moot)\b/i;

/**
 * Where a quotation begins: with the sentence before it when that one gives the reason that is asked for, or says what
 * this one goes on about.
 */
function startOf(stretch: Stretch, { asked }: Question, leaned: number): number {
  const { before } = stretch;
  const isNear = before !== null && !isHeading(before.text) && stretch.end - before.start <= LONGEST_PAIR;
  if (leaned >= LEANS && isNear && isProse(before.text)) return before.start;
  const seeksReason = asked.some(({ name }) => name === 'reason');
  if (!seeksReason || stretch.before === null || REASON.test(stretch.text)) return stretch.start;
  return REASON.test(stretch.before.text) ? stretch.before.start : stretch.start;
}

function hasEvidence(asked: Asked, stretch: Stretch, question: Question): boolean {
  const text = stretch.text.replace(/^(?:¶\s*)?\d{1,3}[.)]\s+/, '');
  if (asked.name === 'person')
    return asked.evidence.test(text.replace(NO_PERSON, ' - ').replace(NO_NAME_IN_CAPITALS, ' - '));
  if (!asked.evidence.test(text) || asked.unless?.test(text)) return false;
  if (asked.name === 'relief' && isOfOtherSide(text, question)) return false;
  return asked.name !== 'number' || question.counted === null || isCounted(question.counted, stretch);
}

/** Words in capitals that are nobody's name: 'Local Rule', 'District Judge', 'Minute Order'. */
const NO_PERSON = new RegExp(
  `\\b(?:Local|Rules?|District|Judge|Court|Orders?|Motions?|United|States|Minute|Federal|Civil|Procedure|Act|Section|Title|Exhibit|Count|Case|No|Complaint|Amended|Plaintiffs?|Defendants?|Petitioners?|Respondents?|Department|Appeals?|Documents?|Supreme|Superior|Circuit|County|State|City|${MONTHS.join('|')}|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\\b(?!\\.? \\p{Lu}\\p{Ll}+\\b(?! (?:Court|Judge|Rule)))`,
  'giu',
);

/** What a register prints in capitals: 'LETTERS OF AUTHORITY', 'ORDER REGARDING APPOINTMENT OF GUARDIAN/CONSERVATOR'. */
const NO_NAME_IN_CAPITALS =
  /\b(?:OF|THE|FOR|AND|TO|IN|ON|BY|RE|WITH|REGARDING|ORDERS?|MOTIONS?|DENYING|GRANTING|APPOINT(?:ING|MENT)|LETTERS|AUTHORITY|PETITION|NOTICE|HEARING|SERVICE|PROOF|DOCUMENTS?|REPORT|INVENTORY|ACCOUNT|ACCEPTANCE|GUARDIANS?|CONSERVATORS?|REGISTER|ACTIONS?|EVENTS?|FILED|JUDGMENT|SUMMONS|ANSWER|AFFIDAVIT|CERTIFICATE|STIPULATION)\b/gu;

const ASKS =
  /\b(plaintiff|petitioner|defendant|respondent)s?(?: [\p{Lu}][\p{L}.]+)* (?:\w+ )?(?:requests?|asks?|seeks?|demands?|prays?|moves?)\b/iu;
const SUES = new Set(['plaintiff', 'petitioner']);

/** What the plaintiff asks for is no reply to what the defendant asks for. */
function isOfOtherSide(text: string, { terms }: Question): boolean {
  const sides = new Set(terms.flatMap(({ term }) => (ROLES.has(term) ? [SUES.has(term)] : [])));
  const who = ASKS.exec(text)?.[1]?.toLowerCase();
  return sides.size === 1 && who !== undefined && !sides.has(SUES.has(who));
}

/** 'eleven other workers', 'seven (7) of the members', 'the plaintiffs are ten'. */
function isCounted(counted: string, { words, text }: Stretch): boolean {
  const first = /^\W*\d{1,3}[.)]\s/.test(text) ? 1 : 0;
  return words.some(({ term }, at) => {
    if (term !== counted) return false;
    const before = words.slice(Math.max(first, at - 5), at);
    const after = words.slice(at + 1, at + 5);
    return (
      before.some(
        ({ word }, place) =>
          NUMBER_LIKE.test(word) && !isOneOf(word, before[place + 1]?.word) && !isOfCitation(word, text),
      ) ||
      (COUNTS.test(after[0]?.word ?? '') && after.some(({ word }) => NUMBER_LIKE.test(word)))
    );
  });
}

/** Whether a figure stands only in what is cited: the 2 of '§ 9-11-23(b)(2)'. */
function isOfCitation(figure: string, text: string): boolean {
  if (!/^\d+$/.test(figure)) return false;
  return !new RegExp(`(?<![\\d.(§-]\\s?)\\b${figure}\\b(?!\\s?[)(-])`).test(text);
}

function isOneOf(word: string, next: string | undefined): boolean {
  return word === 'one' && next === 'of';
}
