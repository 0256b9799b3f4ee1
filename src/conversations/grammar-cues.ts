import { MONTH_WORD } from '../text/day-words.ts';
import { NUMBER_WORD } from '../text/number-words.ts';

/**
 * What the grammar of a question asks for, and what the grammar of a sentence gives. None of these words is of a kind of
 * paper or of a field of law: which of the one goes with which of the other is learned (scripts/train-passages.ts).
 */
type Cues = Readonly<Record<string, RegExp>>;

const SUBJECT = '(?:i|we|you|they|he|she|it|the \\w+|my \\w+|a \\w+|\\w+s)';

const QUESTION_CUES: Cues = {
  who: /\bwho(?:m|['’]?s)?\b/i,
  whose: /\bwhose\b/i,
  when: /\bwhen\b|\bwhat (?:day|date|time|year|month|hour)|\bwhich (?:day|date|week|month|year)|\b(?:dead|time)line\b/i,
  till: /\bby when\b|\bby what\b|\buntil when\b|\btill when\b|\bhow (?:long|many days|much time) (?:do|does|have|did)\b|\bhow (?:soon|late)\b|\bin time\b|\blatest\b/i,
  where: /\bwhere\b|\bwhat (?:address|place|room|city|court)\b/i,
  why: /\bwhy\b|\breasons?\b|\bgrounds?\b|\bhow come\b/i,
  how: /\bhow (?!much|many|long|old|far|fast|soon|often|late|big|large)/i,
  much: /\bhow much\b|\b(?:amount|sum|price|fee|cost|charge|rent|pay|paid|owe|bill|deposit|balance|total)\b|[$€£]/i,
  many: /\bhow many\b|\bnumber of\b/i,
  long: /\bhow (?:long|often|far|old|fast|large|big)\b/i,
  what: /\bwhat\b/i,
  which: /\bwhich\b/i,
  number: /\b(?:number|phone|telephone|fax|id|code|no\.)/i,
  mail: /\b(?:e-?mail|address)\b/i,
  closed:
    /^\W*(?:so |and |but |then )?(?:is|are|was|were|do|does|did|has|have|had|can|could|may|might|must|should|will|would|isn|aren|wasn|don|doesn|didn)(?:['’]?t)?\b/i,
  allowed: /\b(?:can|may|could|allowed|permitted)\b/i,
  obliged: /\b(?:must|shall|should|need|required|supposed|have to|has to|got to)\b/i,
  past: /\b(?:did|was|were|had)\b/i,
  future: /\b(?:will|going to|gonna)\b/i,
  supposing: /\bif\b|\bwhat happens\b|\bunless\b|\botherwise\b/i,
  not: /\b(?:not|never|no|without)\b|n['’]?t\b/i,
  self: /\b(?:i|me|my|mine|we|us|our|im|i['’]m)\b/i,
  them: /\b(?:they|them|their|he|him|his|she|her)\b/i,
  wants: new RegExp(
    `\\b(?:do|does|did) ${SUBJECT} (?:\\w+ )?(?:want|ask|seek|demand|request|claim|say)`,
    'i',
  ),
  decides: /\b(?:judge|court|granted|denied|decided|ruled|ordered|won|lost|win|lose)\b/i,
  end: /\b(?:last|final|latest|end|ended|over|first|initial|earliest)\b/i,
  named: /\b(?:call(?:s|ed)?|name[ds]?|titled?|kind of|type of|mean(?:s|ing)?)\b/i,
  against: /\b(?:against|between|from whom|to whom|for whom)\b/i,
  list: /\bwhat (?:are|were|\w+s)\b|\bwhich \w+s\b|\bname all\b|\blist\b/i,
};

const DAY = new RegExp(
  `\\b${MONTH_WORD}\\.? \\d{1,2}\\b|\\b\\d{1,2}/\\d{1,2}/\\d{2,4}\\b|\\b\\d{4}-\\d\\d-\\d\\d\\b|\\b\\d{1,2}(?:st|nd|rd|th)? day of\\b`,
  'i',
);
const PERIOD = new RegExp(
  `\\b(?:\\d{1,3}|${NUMBER_WORD})(?:[)\\s-]|\\(\\d+\\))*(?:\\w+ )?(?:minute|hour|day|week|month|year)s?\\b`,
  'i',
);

const SENTENCE_CUES: Cues = {
  money: /[$€£]\s?\d|\b\d[\d,]*\.\d\d\b/,
  day: DAY,
  clock: /\b\d{1,2}(?::\d\d)? ?[ap]\.?m\b|\b\d{1,2}:\d\d\b|\bnoon\b/i,
  period: PERIOD,
  within:
    /\b(?:within|no later than|not later than|on or before|at least|before|until|till|after|by the|by \w+ \d)\b/i,
  year: /\b(?:19|20)\d\d\b/,
  phone: /\b\d{3}[-. ]\d{4}\b/,
  mail: /\S@\S+\.\w/,
  percent: /\b\d[\d.]*\s?(?:%|percent)/i,
  figure: new RegExp(`\\b(?:\\d+|${NUMBER_WORD})\\b`, 'i'),
  code: /\b(?=[\w-]*\d)(?=[\w-]*[A-Z-])[\w-]{4,}\b/,
  name: /\b\p{Lu}\p{Ll}+(?: \p{Lu}\.)? \p{Lu}\p{Ll}+/u,
  title: /\b(?:Mr|Mrs|Ms|Dr|Hon|Judge|Justice|Officer|Magistrate|Commissioner|Esq)\b/,
  place:
    /\b\d+ \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+|\b(?:at|in|from|near|to) (?:the )?\p{Lu}\p{Ll}+|\b(?:Room|Suite|Floor|Courtroom|Street|Avenue|Road)\b/u,
  label: /^\W*[\p{L}][\p{L}'’/ -]{1,40}(?:\.{3,}|:)\s*\S/u,
  shall: /\b(?:shall|must|is to|are to|has to|have to|is required|are required|are commanded|please)\b/i,
  may: /\b(?:may|can|is allowed|are entitled|permitted|has the right)\b/i,
  not: /\b(?:not|no|never|nobody|nothing|neither|none|without|cannot)\b|n['’]t\b/i,
  if: /\b(?:if|unless|in case|failure to|once|provided that|otherwise)\b/i,
  because: /\b(?:because|since|as|for|due to|therefore|so that|on the ground|in order|was that)\b/i,
  asks: /\b(?:asks?|asked|seeks?|demands?|prays?|requests?|requested|wherefore|moves?|wants?)\b/i,
  orders:
    /\b(?:ordered|orders|granted|grants|granting|denied|denies|denying|dismissed|judgment|finds?|found|awarded|sustained|affirmed|declines)\b/i,
  you: /\byou(?:r|rs)?\b/i,
  me: /\b(?:I|me|my|we|our)\b/,
  past: /\b\w{3,}ed\b|\b(?:was|were|had|did|came|went|said|told|gave|took|made|sold|paid|left|saw|ran)\b/i,
  will: /\b(?:will|would|is going to)\b/i,
  is: /\b(?:is|are|means)\b/i,
  quote: /["“‘][^"”’]{3,}["”’]/,
  says: /\b(?:says|said|states|stated|alleges|contends|claims|told|admits?|denies|testified|complained)\b/i,
  who: /\b(?:for|by|named|appoint\w*|before|signed|called|attorney|counsel|owner|manager)\b/i,
  semicolon: /[;:].+[;:]/,
  cites: /\b\d{1,4} (?:[A-Z][A-Za-z.’']{0,8} ?){1,3}\d{1,4}\b|§|\bv\. [A-Z]|\bId\.|\bet seq\b/,
  blanks: /_{3,}|\[ ?[xX]? ?\]|\( ?[xX]? ?\)|[☐☒□■]/,
  stamp: /\b(?:Page|Pg|p\.) ?\d+ of \d+|https?:|\bTrans(?:action)? ID|\bDocument \d+ Filed\b/i,
  loud: /(?:\b\p{Lu}{3,}\b\W+){2}\p{Lu}{3,}/u,
  section: /^\W*(?:COUNT|ARTICLE|SECTION|PART|EXHIBIT|Count|Section)\b|^\W*(?:[IVX]+|[A-Z])\.\s/,
  by: /\b(?:for|against|between|from|before|to) (?:the )?(?:Plaintiff|Defendant|Petitioner|Respondent|court|parties|clerk)\b|,? \b(?:Plaintiff|Defendant|Petitioner|Respondent)s?\b[.,;]/i,
  told: /^\W*(?:you|your|if you|please|do not|bring|call|file|send|pay|complete|see)\b/i,
  first:
    /\b(?:first|second|third|fourth|final(?:ly)?|last|next|also|in addition)\b|^\W*(?:\(?[a-z1-9][.)])\s/i,
  number: /(?:#|\bNo\.?|\bNumber:?)\s*[\w-]*\d/i,
};

const MOST_LETTERS = 2000;

function cuesIn(text: string, cues: Cues): string[] {
  return Object.entries(cues).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));
}

/** What a question asks for by its grammar. */
export function questionCues(question: string): string[] {
  return cuesIn(question, QUESTION_CUES);
}

/** What a stretch of a paper gives by its grammar; the first so many letters tell. */
export function sentenceCues(text: string): string[] {
  return cuesIn(text.slice(0, MOST_LETTERS), SENTENCE_CUES);
}

/** Where a stretch stands: what a paper is and wants stands at its beginning, what is decided at both ends. */
interface Standing {
  isOpening: boolean;
  isClosing: boolean;
  isHeading: boolean;
}

/** What a stretch gives by its grammar and by its place. */
export function givenCues(text: string, { isOpening, isClosing, isHeading }: Standing): string[] {
  return [
    ...sentenceCues(text),
    ...(isOpening ? ['opening'] : []),
    ...(isClosing ? ['closing'] : []),
    ...(isHeading ? ['heading'] : []),
  ];
}

/** Each thing asked for with each thing given; 'any' stands for a question of whatever grammar. */
export function cuePairs(asked: readonly string[], given: readonly string[]): string[] {
  return ['any', ...asked].flatMap((ask) => given.map((give) => `${ask}>${give}`));
}
