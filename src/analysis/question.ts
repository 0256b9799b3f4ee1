import { STOP_WORDS } from '../search/stem.ts';
import { foldWord, termOf, tokenize } from '../search/tokenize.ts';
import { findDates } from './dates.ts';

/** What sort of thing a question asks for; `evidence` recognises it in a sentence. */
export interface Asked {
  name: string;
  /** In words, for the reasons given with an answer. */
  words: string;
  evidence: RegExp;
  /** Whether an answer without such a thing is no answer. */
  needed: boolean;
}

/**
 * A question taken apart: its telling terms with weights, the dates it names ('YYYY-MM-DD'), what it asks for
 * (empty: anything), the term that is to be counted, and whether it asks for the date of the paper itself.
 */
export interface Question {
  terms: { term: string; word: string; weight: number }[];
  dates: string[];
  asked: Asked[];
  counted: string | null;
  paperDate: boolean;
}

const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';
const NUMBER_WORD =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|dozen)';
const NAME = "(?:[A-Z][\\p{Ll}\\p{Lu}'’-]+|[A-Z]\\.)";

const KINDS: readonly { name: string; words: string; ask: RegExp; evidence: RegExp; needed: boolean }[] = [
  {
    name: 'date',
    words: 'a date or time',
    ask: /\b(?:when|what (?:is the |was the )?(?:date|day|time|deadline|year)|which (?:date|day|year)|by what (?:date|time)|since what|on what day|due date)\b/i,
    evidence: new RegExp(
      `\\b${MONTH}\\.? \\d{1,2}(?:st|nd|rd|th)?\\b|\\b${MONTH},? (?:of )?\\d{4}\\b|\\b\\d{1,2}/\\d{1,2}/\\d{2,4}\\b|\\b\\d{4}-\\d\\d-\\d\\d\\b|\\b(?:in|since|of|from|until) (?:early |late |mid-?)?(?:1[6-9]|20)\\d\\d\\b|\\b(?:\\d{1,2}\\s?(?:st|nd|rd|th)|first|second|third|fourth|fifth|tenth|fifteenth|last) day\\b|\\bwithin \\S+ (?:\\(\\d+\\) )?(?:\\w+ )?(?:days|hours|weeks|months)\\b|\\b\\d+ days? (?:after|before|of|from)\\b|\\b\\d{1,2}:\\d\\d ?[ap]\\.?m`,
      'iu',
    ),
    needed: true,
  },
  {
    name: 'duration',
    words: 'a length of time or a size',
    ask: /\b(?:how long|for how long|how large|how many (?:days|months|years|hours|weeks|pages))\b/i,
    evidence: new RegExp(
      `\\b(?:\\d[\\d,.]*|${NUMBER_WORD})[- )(\\d]*(?:calendar |business |court )?-?(?:second|minute|hour|day|week|month|year|page|mile)s?\\b`,
      'i',
    ),
    needed: true,
  },
  {
    name: 'money',
    words: 'a sum of money',
    ask: /\bhow much\b|\b(?:dollar|money|total|what) (?:\w+ ){0,2}amount\b|\bwhat (?:\w+ ){0,2}(?:salary|wages?|price|fee|sum|rent|bond|fine|cost)s?\b|\bcharge\w* per\b|\bhow expensive\b/i,
    evidence: /[$€£]\s?\d|\b\d[\d,.]* ?(?:dollars|cents|USD|euros)\b/i,
    needed: true,
  },
  {
    name: 'rate',
    words: 'a rate or percentage',
    ask: /\b(?:what|which) (?:\w+ ){0,2}(?:rate|percentage|percent|interest|share)\b|\bhow many percent\b/i,
    evidence: /\b\d[\d.]*\s?(?:%|percent|per cent)|\bper (?:annum|year|month|day|page)\b/i,
    needed: true,
  },
  {
    name: 'age',
    words: 'an age',
    ask: /\bhow old\b|\bwhat age\b|\bage of\b/i,
    evidence: new RegExp(
      `\\b(?:\\d{1,3}|${NUMBER_WORD})(?:-\\w+)?[- ]years?[- ]old\\b|\\bage(?:d| of)? \\d|\\bborn (?:on|in)\\b`,
      'i',
    ),
    needed: true,
  },
  {
    name: 'number',
    words: 'a number',
    ask: /\bhow many\b|\bwhat number of\b/i,
    evidence: new RegExp(`\\b\\d[\\d,.]*\\b|\\b${NUMBER_WORD}\\b`, 'i'),
    needed: true,
  },
  {
    name: 'case number',
    words: 'a case number',
    ask: /\b(?:case|docket|cause|index|civil action|file) (?:number|no)\b/i,
    evidence:
      /\b(?:\d{1,2}:)?\d\d[- ](?:cv|cr|mc|ap|bk|civ|crim)\b[-. ]*\d|\b[A-Z]{1,3}-?\d{1,4}-[A-Z]{2}-\d{2,4}|\b\d{1,4}[A-Z]{2}\d{4,}|\b(?:case|docket|cause|index|action) (?:no|number)s?\b[.:]*\s*[A-Z0-9-]*\d[\w:/-]{3,}/i,
    needed: true,
  },
  {
    name: 'court',
    words: 'a court',
    ask: /\b(?:which|what) court\b/i,
    evidence: /\b(?:court|tribunal|appeals board)\b/i,
    needed: true,
  },
  {
    name: 'law',
    words: 'a statute or rule',
    ask: /\b(?:which|what) (?:\w+ ){0,2}(?:statutes?|laws?|rules?|sections?|provisions?|codes?|acts?)\b/i,
    evidence: /§|\b(?:U\.?S\.?C|C\.?F\.?R|Stat|NMSA)\b|\b(?:Rule|Section|Act|Code|Title)\b\s*[\dA-Z]/i,
    needed: true,
  },
  {
    name: 'person',
    words: 'a name',
    ask: /\b(?:who|whom|whose|which (?:judge|person|defendant|plaintiff|witness|lawyer|attorney|party))\b/i,
    evidence: new RegExp(
      `${NAME} (?:${NAME} )?${NAME}|\\b(?:Mr|Ms|Mrs|Dr|Judge|Justice|Plaintiff|Defendant)s?\\.? ${NAME}|[A-Z]{2,} [A-Z]{2,}`,
      'u',
    ),
    needed: true,
  },
  {
    name: 'place',
    words: 'a place or name',
    ask: /\bwhere\b|\b(?:which|what) (?:state|city|county|building|address|place|country|airports?|room)\b/i,
    evidence: new RegExp(
      `(?<=[\\p{Ll},\\d] )${NAME}|[A-Z]{2,}|\\b\\d+ [A-Z]\\w+ (?:Street|St|Avenue|Ave|Road|Rd)\\b`,
      'u',
    ),
    needed: true,
  },
  {
    name: 'lawyer',
    words: 'who represents a party',
    ask: /\bwho (?:represents?|is (?:\w+ ){0,3}(?:lawyer|attorney|counsel))|\b(?:lawyers?|attorneys?|counsel) (?:for|of)\b/i,
    evidence: /\b(?:attorneys?|counsel|lawyers?) for\b|\bEsq\b|\bpro se\b/i,
    needed: true,
  },
  {
    name: 'outcome',
    words: 'what was decided',
    ask: /\bwhat (?:did|does|has) .*\b(?:decided?|rule|held|hold|order|ordered|conclude)\b|\b(?:was|were|did|is) .*\b(?:grant|den|dismiss|revers|affirm)\w*|\b(?:outcome|result) of\b/i,
    evidence: /\b(?:revers|remand|affirm|grant|den(?:y|ie)|dismiss|vacat|overrul|sustain)\w*|\bordered\b/i,
    needed: false,
  },
  {
    name: 'reason',
    words: 'a reason',
    ask: /\bwhy\b|\bfor what reason\b|\bon what grounds?\b/i,
    evidence:
      /\b(?:because|since|as moot|moot|fail(?:s|ed|ure)? to|due to|on the grounds?|therefore|without (?:prejudice|showing)|for lack|reason|in light of|does not|did not)\b/i,
    needed: false,
  },
];

/** Words that stand in nearly every paper or only frame a question; they help little to find the place. */
const COMMON = new Set(
  'plaintiff defendant court complaint case document paper say said tell mention according order motion party claim action date number amount happen much many long old'.split(
    ' ',
  ),
);

const PAPER =
  '(?:complaint|order|letter|document|opinion|motion|paper|notice|decision|summons|petition|answer|agreement|contract|e-?mail)';
const FRAMES = new RegExp(
  `\\baccording to (?:the |this )?\\w+\\b|\\b(?:does|do|did) the (?:${PAPER}|court) (?:say|state)(?: about)?\\b|\\bin (?:this|the) (?:${PAPER}|case)\\b`,
  'gi',
);
const PAPER_DATE = new RegExp(
  `\\bdate (?:of|on) (?:the|this) ${PAPER}\\b|\\bwhen (?:was|is) (?:the|this) (?:\\w+ )?${PAPER} (?:signed|dated|issued|written|entered|made)\\b`,
  'i',
);

/** Takes a question apart. Rules only; the same question always gives the same parts. */
export function readQuestion(question: string): Question {
  const core = question.replace(FRAMES, (frame) => ' '.repeat(frame.length));
  const named = findDates(core);
  const terms = new Map<string, { term: string; word: string; weight: number }>();
  for (const token of tokenize(core)) {
    if (STOP_WORDS.has(token.word) || /^[a-z]$/.test(token.word) || terms.has(token.term)) continue;
    if (named.some(({ start, end }) => token.start >= start && token.end <= end)) continue;
    const shown = core.slice(token.start, token.end);
    terms.set(token.term, {
      term: token.term,
      word: token.word,
      weight: weightOf(token.word, shown, token.start),
    });
  }
  const asked = KINDS.filter(({ ask }) => ask.test(core)).map(({ name, words, evidence, needed }) => ({
    name,
    words,
    evidence,
    needed,
  }));
  // The first plural after 'how many': 'how many scanned books', 'how many tenants complained'.
  const counted = /\bhow many (?:[\w'-]+ ){0,2}?([\w'-]*[^\Ws]s|people|children|men|women)\b/i.exec(
    core,
  )?.[1];
  return {
    terms: [...terms.values()],
    dates: named.map(({ date }) => date),
    asked,
    counted: counted ? termOf(foldWord(counted)) : null,
    paperDate: PAPER_DATE.test(question),
  };
}

function weightOf(word: string, shown: string, start: number): number {
  if (COMMON.has(word) || COMMON.has(word.replace(/s$/, ''))) return 0.35;
  if (/\d/.test(word)) return 1.5;
  if (start > 0 && /^\p{Lu}/u.test(shown)) return 1.5;
  return word.length > 5 ? 1.1 : 0.9;
}
