import { findDates } from '../papers/dates.ts';
import { STOP_WORDS } from '../text/stem.ts';
import { foldWord, termOf, tokenize } from '../text/tokenize.ts';
import { type Concept, conceptsOf, withoutConcepts } from './concepts.ts';
import { type Asked, KINDS } from './question-kinds.ts';

/** One thing that a reply should hold: an index term, or what `said` recognizes. */
export interface QuestionTerm {
  term: string;
  word: string;
  weight: number;
  said?: RegExp;
}

/**
 * A question taken apart: its telling terms with weights, the dates it names ('YYYY-MM-DD'), what it asks for
 * (empty: anything), the term that is to be counted, whether it asks for the date of the paper itself, and the index
 * terms of the papers it names ('according to the lease').
 */
export interface Question {
  terms: QuestionTerm[];
  dates: string[];
  asked: Asked[];
  counted: string | null;
  paperDate: boolean;
  papers: string[];
  /** What it asks for that papers have words of their own for. */
  concepts: Concept[];
  /** Its own words. */
  words: string;
}

/** Words that stand in nearly every paper or only frame a question; they help little to find the place. */
const COMMON = new Set(
  'plaintiff defendant petitioner respondent court complaint case document paper say said tell mention according order motion party claim action date number amount happen much many long old lawsuit suit name mean'.split(
    ' ',
  ),
);

const PAPER =
  '(?:complaint|order|letter|document|opinion|motion|paper|notice|decision|summons|petition|answer|agreement|contract|lease|stipulation|subpoena|brief|response|reply|judgment|e-?mail)';
const FRAMES = new RegExp(
  `^\\W*what happened\\b|\\baccording to (?:the |this )?\\w+\\b|\\b(?:does|do|did) the (?:${PAPER}|court) (?:say|state|mention)(?: about)?\\b|\\b(?:in|under|by) (?:this|the) (?:${PAPER}|case)\\b`,
  'gi',
);
const PAPER_DATE = new RegExp(
  `\\bdate (?:of|on) (?:the|this) ${PAPER}\\b|\\bwhen (?:was|is) (?:the|this) (?:\\w+ )?${PAPER} (?:signed|dated|issued|written|entered|made)\\b`,
  'i',
);
const OTHER_PAPER =
  '(?:counterclaim|affidavit|certification|certificate|declaration|docket|transcript|memorandum|report|warrant|lien|deed|will|policy|invoice|receipt|statement|offer|interrogator(?:y|ies)|requests?|admissions?|letters|orders|motions)';
const ANY_PAPER = new RegExp(
  `\\b(?:the|this|that|a|an|my|our|their|his|her|these|those) (?:[\\w-]+ ){0,2}?(${PAPER}|${OTHER_PAPER})\\b`,
  'gi',
);
/** Words that carry little by themselves: what is needed, had or got is said by the others. */
const GENERIC = new Set(
  'bring brought cover covers apply applies about right require required need needed must want have get got make made give given take taken use used show include included provide provided concern involve become mean meant detail kind type thing way part there'.split(
    ' ',
  ),
);
const TITLES = new Set(['mr', 'mrs', 'ms', 'dr', 'judge', 'justice', 'hon', 'sir', 'esq']);
/** What is said in place of words that only frame a question weighs as much as a telling word. */
const CONCEPT_WEIGHT = 1;
const COMMON_WEIGHT = 0.35;
/** From this weight on a word tells something. */
export const TELLING_WEIGHT = 0.9;

/** Takes a question apart. Rules only; the same question always gives the same parts. */
export function readQuestion(question: string): Question {
  const blank = (part: string) => ' '.repeat(part.length);
  const framed = question.replace(FRAMES, blank);
  const plain = framed.replace(/['’]s?\b/g, '');
  const kinds: Asked[] = KINDS.filter(({ ask }) => ask.test(plain));
  const asked = kinds.filter(({ name }) => !kinds.some(({ insteadOf }) => insteadOf === name));
  const concepts = conceptsOf(framed);
  const whole = concepts.filter(({ isWhole }) => isWhole === true);
  const core = withoutConcepts(framed, whole);
  const named = findDates(core);
  const terms = new Map<string, QuestionTerm>();
  for (const { word, said } of whole) terms.set(word, { term: word, word, weight: CONCEPT_WEIGHT, said });
  for (const token of tokenize(core)) {
    if (
      STOP_WORDS.has(token.word) ||
      isTitle(token, core) ||
      isMeasure(token, core) ||
      /^[a-z]$/.test(token.word) ||
      terms.has(token.term)
    )
      continue;
    if (named.some(({ start, end }) => token.start >= start && token.end <= end)) continue;
    const kind = asked.find(({ instead }) => instead?.test(token.word));
    if (kind) {
      terms.set(kind.name, {
        term: kind.name,
        word: kind.words,
        weight: CONCEPT_WEIGHT,
        said: kind.evidence,
      });
      continue;
    }
    const shown = core.slice(token.start, token.end);
    terms.set(token.term, {
      term: token.term,
      word: token.word,
      weight: weightOf(token.word, shown, token.start),
    });
  }
  // The first plural after 'how many': 'how many scanned books', 'how many tenants complained'.
  const counted = /\bhow many (?:[\w'-]+ ){0,2}?([\w'-]*[^\Ws]s|people|children|men|women)\b/i.exec(
    core,
  )?.[1];
  // Where the thing asked for is needed anyway, it counts as a word only for want of others.
  const telling = [...terms.values()].filter(
    ({ said, weight }) => said === undefined && weight >= TELLING_WEIGHT,
  );
  if (telling.length > 0) for (const { name, needed } of asked) if (needed) terms.delete(name);
  return {
    terms: [...terms.values()],
    dates: named.map(({ date }) => date),
    asked,
    concepts,
    words: question,
    counted: counted ? termOf(foldWord(counted)) : null,
    paperDate: PAPER_DATE.test(question),
    papers: [...question.matchAll(ANY_PAPER)].map(([, paper = '']) =>
      termOf(foldWord(paper.replace('-', ''))),
    ),
  };
}

/** 'many' in 'how many' asks for a number and is not looked for. */
function isMeasure({ word, start }: { word: string; start: number }, core: string): boolean {
  return (
    /^(?:many|much|long|old|soon|often)$/.test(word) &&
    /\bhow $/i.test(core.slice(Math.max(0, start - 5), start))
  );
}

/** 'Judge' in 'Judge Harrow' is a title; in 'the judge' it is what is meant. */
function isTitle({ word, end }: { word: string; end: number }, core: string): boolean {
  return TITLES.has(word) && /^\.? \p{Lu}/u.test(core.slice(end, end + 4));
}

function weightOf(word: string, shown: string, start: number): number {
  if (COMMON.has(word) || COMMON.has(word.replace(/s$/, ''))) return COMMON_WEIGHT;
  if (GENERIC.has(word)) return 0.5;
  if (/\d/.test(word)) return 1.5;
  if (start > 0 && /^\p{Lu}/u.test(shown)) return 1.5;
  return word.length > 5 ? 1.1 : 0.9;
}
