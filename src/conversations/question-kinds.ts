import { MONTH_WORD } from '../text/day-words.ts';
import { NUMBER_WORD } from '../text/number-words.ts';

/** What sort of thing a question asks for; `evidence` recognizes it in a sentence. */
export interface Asked {
  name: string;
  /** In words, for the reasons given with a reply. */
  words: string;
  evidence: RegExp;
  /** What only looks like it: a court that should grant has not granted. */
  unless?: RegExp;
  /** Whether a reply without such a thing is no reply. */
  needed: boolean;
  /** Words of the question that say nothing but what is asked for; the evidence is looked for in their stead. */
  instead?: RegExp;
  /** Another kind that this one makes more exact. */
  insteadOf?: string;
  /** Tells a sentence that says it outright from one that only touches it. */
  outright?: RegExp;
}

export interface Kind extends Asked {
  ask: RegExp;
}

const NUMBER = `(?:${NUMBER_WORD}|dozen)`;
const NAME = "(?:[A-Z][\\p{Ll}\\p{Lu}'’-]+|[A-Z]\\.)";

const SOMEBODY =
  '(?:manager|supervisor|landlord|tenant|owner|officer|driver|clerk|doctor|nurse|sheriff|deputy|agent|employer|employee|neighbou?r|director|president|trustee|bookkeeper|teacher|mother|father|wife|husband|son|daughter)s?';

/** What is asked for, what is not so, or what another court once did is no decision. */
const NOT_DECIDED =
  /\b(?:should|respectfully|requests?|asks?|prays?|seeks?|unless|whether|moves? (?:this|the) court|grant such|such other)\b|\((?:affirming|reversing|denying|granting|holding|finding|vacating|dismissing)\b|\bcourts (?:have|had|may|often|generally)\b/i;

const NOT_GRANTED = new RegExp(
  `${NOT_DECIDED.source}|\\b(?:not|cannot) (?:be )?grant|^(?!.*\\bgrant(?:s|ed|ing)\\b).*\\bden(?:y|ies|ied|ying)\\b`,
  'i',
);

export const KINDS: readonly Kind[] = [
  {
    name: 'date',
    words: 'a date or time',
    ask: /\b(?:when|what (?:is the |was the )?(?:\w+ ){0,2}(?:date|day|time|deadline|year)|which (?:date|day|year)|by what (?:date|time)|since what|on what day|due date|how soon|how (?:fast|quick(?:ly)?)(?! (?:(?:was|were|is|are|did) )?(?:\w+ ){1,3}(?:go|drive|going|driving|moving)\b))\b/i,
    evidence: new RegExp(
      `\\b${MONTH_WORD}\\.? \\d{1,2}(?:st|nd|rd|th)?\\b|\\b${MONTH_WORD},? (?:of )?\\d{4}\\b|\\b\\d{1,2}/\\d{1,2}/\\d{2,4}\\b|\\b\\d{4}-\\d\\d-\\d\\d\\b|\\b(?:in|since|of|from|until) (?:early |late |mid-?)?(?:1[6-9]|20)\\d\\d\\b|\\b(?:\\d{1,2}\\s?(?:st|nd|rd|th)|first|second|third|fourth|fifth|tenth|fifteenth|last) day\\b|\\bwithin \\S+ (?:\\(\\d+\\) )?(?:\\w+ )?(?:days|hours|weeks|months)\\b|\\b\\d+ days? (?:after|before|of|from)\\b|\\b\\d{1,2}:\\d\\d ?[ap]\\.?m`,
      'iu',
    ),
    needed: true,
  },
  {
    name: 'duration',
    words: 'a length of time or a size',
    ask: /\b(?:how long|for how long|how much (?:more |extra )?time|how much longer|how large|how many (?:\w+ ){0,2}(?:days|months|years|hours|weeks|pages))\b/i,
    evidence: new RegExp(
      `\\b(?:\\d[\\d,.]*|${NUMBER})[- )(\\d]*(?:calendar |business |court )?-?(?:second|minute|hour|day|week|month|year)s?\\b|\\b(?:\\d[\\d,.]*|${NUMBER}) (?:\\(\\d+\\) )?(?:pages?|miles?)\\b(?! \\d)`,
      'i',
    ),
    needed: true,
    insteadOf: 'number',
  },
  {
    name: 'money',
    words: 'a sum of money',
    ask: /\bhow much\b(?! (?:more |extra |longer )?(?:time|longer|notice)\b)|\b(?:dollar|money|total|what) (?:\w+ ){0,2}amount\b|\bwhat (?:(?:is|was|are|were) )?(?:\w+ ){0,2}(?:salary|wages?|price|fee|fine|sum|rent|cost|penalty|deposit)s?\b|\bcharge\w* per\b|\bhow expensive\b/i,
    evidence: /[$€£]\s?\d|\b\d[\d,.]* ?(?:dollars|cents|USD|euros)\b/i,
    needed: true,
    instead: /^(?:money|amount|much|sum|cost)$/,
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
      `\\b(?:\\d{1,3}|${NUMBER})(?:-\\w+)?[- ]years?[- ]old\\b|\\bage(?:d| of)? \\d|\\bborn (?:on|in)\\b`,
      'i',
    ),
    needed: true,
  },
  {
    name: 'measure',
    words: 'a size, a distance or a speed',
    ask: /\bhow (?:far(?! (?:behind|along))|close|near|wide|tall|high|deep|thick|heavy)\b|\bhow fast (?:was|were|did|is|are) (?:\w+ ){1,3}(?:go|drive|going|driving|moving)\b|\bwhat (?:is |was )?(?:the |his |her |its |their )?(?:speed|distance|height|width|depth|weight)\b|\bhow many (?:feet|inches|miles|yards|acres|pounds)\b/i,
    evidence: new RegExp(
      `\\b(?:\\d[\\d,.]*|${NUMBER})(?: \\(\\d+\\))?[- ](?:square |cubic )?(?:feet|foot|ft|inch(?:es)?|miles?|mph|yards?|acres?|pounds?|lbs|met(?:er|re)s?|blocks?)\\b`,
      'i',
    ),
    needed: true,
    instead: /^(?:speed|distance|height|width|depth|weight)$/,
    insteadOf: 'number',
  },
  {
    name: 'number',
    words: 'a number',
    ask: /\bhow many\b|\bwhat number of\b/i,
    evidence: new RegExp(`\\b\\d[\\d,.]*\\b|\\b${NUMBER}\\b`, 'i'),
    needed: true,
  },
  {
    name: 'counts',
    words: 'the counts of a complaint',
    ask: /\bhow many (?:\w+ )?(?:counts|claims|causes of action)\b|\bwhat are the (?:counts|claims|causes of action)\b/i,
    evidence: new RegExp(
      `^\\W*(?:count|claim|cause of action)\\s+(?:[ivx]+|\\d+|${NUMBER})\\b|^\\W*\\w+ (?:count|claim|cause of action)\\b|\\b${NUMBER} (?:\\(\\d+\\) )?(?:counts|causes of action|claims)\\b`,
      'i',
    ),
    needed: true,
    insteadOf: 'number',
    instead: /^(?:counts?|claims?|causes?|actions?)$/,
  },
  {
    name: 'telephone',
    words: 'a telephone number',
    ask: /\b(?:(?:tele)?phone|fax|cell) ?(?:number|no\b)|\bwhat number (?:can|do|should) I call\b/i,
    evidence: /\(?\b\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d{4}\b/,
    needed: true,
    instead: /^(?:phone|telephone|number|fax|cell|call)$/,
  },
  {
    name: 'e-mail',
    words: 'an e-mail address',
    ask: /\be-?mail(?: address)?\b.*\?|\bwhat (?:is|are) .*\be-?mail\b/i,
    evidence: /\S@\S+\.\w/,
    needed: false,
    instead: /^(?:email|mail|address)$/,
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
    outright:
      /\b(?:COURT|Court) (?:OF|of|FOR|for)\b|\b(?:DISTRICT|SUPERIOR|SUPREME|CIRCUIT|JUSTICE|BANKRUPTCY|District|Superior|Supreme|Circuit|Bankruptcy) (?:COURT|Court)\b/,
    needed: true,
    instead: /^(?:courts?|issue|issued|enter|entered|decide|decided|made|hear|heard|pending|filed)$/,
  },
  {
    name: 'law',
    words: 'a statute or rule',
    ask: /\b(?:which|what) (?:\w+ ){0,2}(?:statutes?|laws?|rules?|sections?|provisions?|codes?|acts?)\b/i,
    evidence:
      /§|\b(?:U\.?S\.?C|C\.?F\.?R|Stat|NMSA)\b|\b(?:Rule|Section|Act|Code|Title)\b\s*[\dA-Z]|\bRules? of (?:\w+ ){1,3}\d|\b[A-Z]\w+ Act\b/,
    needed: true,
    instead: /^(?:law|statute|rule)s?$/,
  },
  {
    name: 'person',
    words: 'a name',
    ask: /\b(?:who|whom|whose|which (?:judge|person|defendant|plaintiff|witness|lawyer|attorney|party|company|companies))\b/i,
    evidence: new RegExp(
      `${NAME} (?:${NAME} )?${NAME}|\\b(?:Mr|Ms|Mrs|Dr|Judge|Justice|Plaintiff|Defendant)s?\\.? ${NAME}|[A-Z]{2,} [A-Z]{2,}|\\b(?:[Tt]he|[Ii]ts|[Hh]is|[Hh]er|[Tt]heir|[Oo]ur) (?:\\p{Ll}+ )?${SOMEBODY}\\b`,
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
    instead: /^(?:represents?|lawyers?|attorneys?|counsel)$/,
  },
  {
    name: 'judge',
    words: 'the name of a judge',
    ask: /\b(?:which|what) (?:\w+ )?(?:judge|justice)s?\b|\bwho (?:is|was|are) (?:the |a |my |our )?(?:\w+ ){0,2}(?:judge|justice)\b|\bname of the (?:\w+ )?judge\b/i,
    evidence: new RegExp(
      `\\b(?:Judge|Justice|JUDGE|JUSTICE|Hon\\.|Honorable|HONORABLE|HON\\.) (?:${NAME}|[A-Z]{2,})|(?:${NAME}|[A-Z]{2,}),? (?:\\w+ ){0,4}(?:Judge|JUDGE|Justice|JUSTICE)\\b|\\b(?:U\\.S\\.D\\.J|J)\\.|\\bJudge:`,
      'u',
    ),
    needed: true,
    instead: /^(?:judges?|justices?)$/,
  },
  {
    name: 'signature',
    words: 'a signature',
    ask: /\b(?:who|which \w+) signed\b|\bsigned by whom\b/i,
    evidence:
      /(?:^|\s)\/?s\/|\b(?:signed|executed) by\b|\bBy:|\bName:|\b[Aa]ttorneys? for\b|\bATTORNEYS? FOR\b|\b(?:Clerk|Judge|Justice)\b\W*$|\bHon(?:orable|\.)|,\s*(?:Clerk|Chief Judge|Justice)\b/,
    needed: true,
    instead: /^sign(?:ed)?$/,
  },
  {
    name: 'relief',
    words: 'what is asked for',
    ask: /\bwhat (?:\w+ )?(?:relief|remed(?:y|ies)|damages)\b|\bwhat (?:\w+ )?(?:do|does|did|is|are) .*\b(?:ask|asking|want|wants|seek|seeking|demand|demanding|request|requesting|pray)\b|\bhow much .*\b(?:ask|want|seek|demand|request|sue|suing)\b/i,
    evidence:
      /\b(?:wherefore|pray(?:s|er)?|demands?|requests?|asks?|seeks?|moves? (?:this|the) (?:honorable )?court|respectfully (?!submitted)\w+)\b|\bshould (?:be (?:granted|denied|dismissed)|grant|deny|dismiss)\b|\baward/i,
    outright:
      /\b(?:wherefore|prayer for relief|demands? judgment|respectfully (?:requests?|asks?|moves?)|(?:requests?|asks?|prays?|moves?) (?:that |for |this |the )|following relief)/i,
    needed: true,
    instead:
      /^(?:ask|asking|wants?|seek|seeking|demand|demanding|request|requested|requesting|relief|remedy|remedies|pray|sue|suing|get)$/,
  },
  {
    name: 'outcome',
    words: 'what was decided',
    ask: /\bwhat (?:did|does|has|was) .*\b(?:decided?|rule|ruled|held|hold|order|ordered|conclude)\b|\b(?:was|were|did|is|has|have|which \w+ (?:was|were)) .*\b(?:grant|den[iy]|dismiss|revers|affirm)\w*|\b(?:outcome|result) of\b/i,
    evidence: /\b(?:revers|remand|affirm|grant|den(?:y|ie)|dismiss|vacat|overrul|sustain)\w*|\bordered\b/i,
    outright:
      /\b(?:is|are|be|hereby|therefore|accordingly|court|we|board)\b[^.]{0,40}\b(?:ordered|grants?|granted|den(?:y|ies|ied)|dismiss(?:es|ed)?|reverse[ds]?|affirm(?:s|ed)?|remand(?:s|ed)?|vacate[ds]?)\b|\bGRANTED\b|\bDENIED\b|\bORDERED\b/,
    unless: NOT_DECIDED,
    needed: true,
    instead:
      /^(?:decide|decided|rule|ruled|held|hold|conclude|concluded|grant|granted|deny|denied|outcome|result)$/,
  },
  {
    name: 'granted',
    words: 'what was granted',
    ask: /\b(?:which|what)\b.*\bgrant(?:s|ed)?\b/i,
    evidence: /\bgrant(?:s|ed|ing)?\b/i,
    unless: NOT_GRANTED,
    outright:
      /\b(?:court|is|are|we|hereby|be)\b[^.]{0,20}\bgrant(?:s|ed)?\b|\bORDERED granting\b|\bGRANTED\b/,
    needed: true,
    instead: /^grant(?:s|ed)?$/,
    insteadOf: 'outcome',
  },
  {
    name: 'denied',
    words: 'what was denied',
    ask: /\b(?:which|what)\b.*\b(?:den(?:y|ies|ied)|reject(?:s|ed)?|refused?)\b/i,
    evidence: /\b(?:den(?:y|ies|ied|ying)|reject(?:s|ed)?|refuse[ds]?)\b/i,
    unless: NOT_DECIDED,
    outright:
      /\b(?:court|is|are|we|hereby|be)\b[^.]{0,20}\bden(?:y|ies|ied)\b|\bORDERED denying\b|\bDENIED\b/,
    needed: true,
    instead: /^(?:deny|denied|denies|rejects?|rejected|refused?)$/,
    insteadOf: 'outcome',
  },
  {
    name: 'consequence',
    words: 'what follows',
    ask: /\bwhat (?:happens|will happen|would happen|are the consequences|is the penalty|can happen)\b/i,
    evidence:
      /\b(?:will|may|shall|can|could|would|must) (?:\w+ )?(?:be|result|lead|lose|not)\b|\bresults? in\b|\bdismiss\w*|\bdefault\b|\bsanction|\bpenalt|\bwaive/i,
    needed: true,
    instead: /^(?:happens?|consequences?|penalty)$/,
  },
  {
    name: 'reason',
    words: 'a reason',
    ask: /\bwhy\b|\bfor what reason\b|\bon what grounds?\b/i,
    evidence:
      /\b(?:because|since|as moot|moot|fail(?:s|ed|ure)? to|due to|on the grounds?|therefore|without (?:prejudice|showing)|for lack|reasons?|in light of|does not|did not|so that|in order to)\b/i,
    needed: false,
  },
];
