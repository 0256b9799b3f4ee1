import { shortened } from '../times/clause.ts';
import { LONGEST, MANNER } from './patterns.ts';

/** What is decided on, with the clauses that hang on it; a longer one is no name. */
const LONGEST_SUBJECT = 400;

/** What makes of a decision a wish, a rule or history. */
export const NOT_DECIDED =
  /\b(?:if|when|whenever|whether|unless|only|asks?|requests(?=\s(?:that|the|an?|to)\b)|seeks?|moves|moved|urges?|argues?|contends?|recommends?|recommended|should|would|could|may(?!,? \d)|might|can|cannot|not (?:be )?(?:appropriate|proper)|must be|will be|any|no(?!\.))\b|\bv\.\s|["“”]/i;
/** What somebody else wants of the court. */
export const ASKED =
  /\b(?:asks?|asked|requests(?= that)|requested(?!\s*$)|seeks?|sought(?!\s*$)|moves|moved|urges?|argues?|contends?|recommends?|recommended)\b/i;
const NO_THING =
  /^(?:it|that|this|which|who|he|she|they|there|what|herein|a|an|such|each|every|relief|one|i|we|you|summary judgment that)\b(?:\s(?:motion|case|action|matter|appeal|petition|complaint|order|request|application|cause|claim|claims)s?\b)?/i;
const THIS_THING =
  /^(?:this|that|such|said)\s(?:(?!(?:is|was|which|that|and|of|to)\b)[\w’'-]+\s){0,4}?(?:motion|case|action|matter|appeal|petition|complaint|request|application|cause|lawsuit|suit|proceeding|claim)s?\b/i;
const LEAD_IN =
  /^.*\b(?:ordered|orders(?=\sthat\b)|adjudged|decreed|concludes?|rules?(?!\s\d)|holds?|finds?|accordingly|therefore|reasons?\b[^,]{0,60}|foregoing[^,]{0,40}|good cause[^,]{0,60}|herein|above|below|stated|opinion|thus|here|(?:decision|order|judgment) of (?:the|this) (?:court|tribunal|board|commission)(?=,?\sthat)|do(?:th|es)(?:\shereby)?\s(?:order|adjudge|decree))\b[\s,:.;]*(?:and\s)?(?:that\s)?(?=(?:the|this|plaintiff|defendant|petitioner|respondent|movant|judgment|motion|all|both|his|her|said|count|claims?|objections?|[A-Z\d[]))/is;

const AS_DONE = new RegExp(`^${MANNER}`, 'i');
/** '(Doc. 43)', '[12]', ', ECF No. 7': where the thing stands on the docket. */
const CITED =
  /^(?:\s?\([^)]{0,60}\)|\s?\[[^\]]{0,40}\]|,?\s(?:ECF|Doc|Docs|Dkt)\.?\s(?:Nos?\.?\s)?\d[\d, -]{0,20}(?<=\d),?(?=\s)){1,3}/;

/** 'for failure to state a claim', before 'with leave to amend'. */
const REASON = /^\sfor (?:failure|lack|want)\b[^.;,]{3,120}?,?(?=\s(?:with|without)\s(?:prejudice|leave))/i;

/** 'without prejudice' behind what was done or the thing itself, and its number on the docket. */
export function mannerAfter(text: string, at: number): string {
  const after = text
    .slice(at, at + 200)
    .replace(CITED, '')
    .replace(REASON, '');
  return (AS_DONE.exec(after)?.[0] ?? '').replace(/^\s?,/, '');
}

/** The last end of a sentence; 'ECF No. 213', 'Fenn, Inc.', 'Judge A. Poe' end none. */
const SENTENCE_BEFORE =
  /(?<!\b(?:Nos?|Docs?|Dkts?|Hon|Mr|Mrs|Ms|Dr|Bros|St|v|\p{Lu}))[.?!]\s(?=[A-Z](?:[^.?!]|\.(?:(?=\d)|(?!\d)(?<=\b(?:Nos?|Docs?|Dkts?|Hon|Mr|Mrs|Ms|Dr|Bros|St|v|Inc|Corp|Co|Ltd|Jr|Sr|\p{Lu})\.)))*$)/u;

/** Where the statement begins in which a place of a sentence stands. */
export function statementStart(text: string, at: number): number {
  const before = text.slice(Math.max(0, at - 400), at);
  const cut = Math.max(
    before.lastIndexOf('; '),
    before.lastIndexOf(': '),
    before.search(/\s[-–](?=\s(?!.*\s[-–]\s))/),
    before.search(SENTENCE_BEFORE),
  );
  return at - before.length + (cut === -1 ? 0 : cut + 2);
}

/** 'no judge having asked for rehearing, the petition for rehearing': what went before a thing that is named at last. */
const BEFORE_LAST_THING =
  /^.{4,600}?(?:having|who|submitted|considered|voted).{4,600},\s(?=(?:the|said|this|(?:the\s)?(?:plaintiff|defendant|petitioner|respondent|movant|appell(?:ant|ee))s?['’]?s?)\s(?:[\w’'-]+\s){0,2}?(?:petitions?|motions?|applications?|appeals?|requests?)\b)/is;

export function withoutLeadIn(subject: string): string {
  const even = subject.replace(REPEATED, '').replace(BEFORE_LAST_THING, '').replace(ITEM, '');
  const own = even.slice(CIRCUMSTANCE.exec(even)?.[0].length ?? 0);
  return own.slice(LEAD_IN.exec(own)?.[0].length ?? 0);
}

export function tailConditional(text: string, at: number): boolean {
  return /^\s?,?\s?(?:only|if|unless|when|where)\b/i.test(text.slice(at));
}

export function cutObject(given: string): string {
  const words = /\p{Ll}/u.test(given) ? given : given.toLowerCase();
  return given.slice(0, cutLength(words)).trimEnd();
}

function cutLength(words: string): number {
  const cut = words.search(
    /,?\s(?:because|as moot|with(?:out)? prejudice|with(?:out)? leave|in part|and as (?:so )?modified|and (?:(?:further|also|hereby|therefore|thus)\s)?(?:remands?|affirms?|reverses?|vacates?|dismiss(?:es)?|grant(?:s|ing)?|den(?:y|ies|ying)|orders?|directs?|will|the|it|enters?|\p{Ll}+s\s(?:the|an?|all|this|that|these|those|its|his|her|their))|but|as (?:to|follows|the|it|set)|with (?:directions|instructions)|for (?:further|the|failure|lack|want)|on the ground|[Pp]ursuant|under (?:Rule|Fed)|which|vs|since|while|after|filed by|by (?:the )?(?:[A-Z]))\b|\s\(|,\s(?!set aside\b|(?:or|and\/or) correct\b)/u,
  );
  return cut === -1 ? words.length : cut;
}

/** 'There being no new ground,' before what is decided on. */
const CIRCUMSTANCE =
  /^\W{0,4}(?:there being|having|upon|after|as|because|since|given|in light of|on order of|considering|finding|good cause|it appearing|for|thus|accordingly|consequently)\b[^;]{2,240}?,\s(?=(?:the|this|said|all|any|(?:plaintiff|defendant|petitioner|respondent|movant|appell(?:ant|ee))s?\b['’]?s?)\s)/i;
/** 'is considered, and it', 'be, and the same hereby' between a thing and what is done with it. */
const REPEATED =
  /(?:\s(?:is|are)\s(?:not\s)?(?:well[- ]taken|meritorious|proper),?\sand)?,?\s(?:(?:is|are|was) considered|(?:(?:should|ought to)\s)?be|is|are),?\sand(?:\s(?:it|they|the same))?(?:\s(?:is|are|be))?(?:\shereby)?$/i;

/** 'although one claim' of 'The claims survive, although one claim': what the verb belongs to. */
function lastClause(subject: string): string {
  const parts = subject.split(
    /,?\sand,?\s(?:as|so)\s(?:modified|amended|limited),?\s|,\s(?:and(?!\s(?:each|all|every|any)\b)|but|so|although|while|because|since|as|for)\s(?!\d|\w+[).]*$|\p{Lu}\w+ing\b)(?:so\s)?|\s(?:because|although|whereas)\s/iu,
  );
  return parts.at(-1) ?? subject;
}

/** 'MEMORANDUM ORDER that', 'TEXT ORDER:' before what is decided on. */
const HEADING =
  /^[\W\d]{0,8}(?:\p{Lu}[\p{Lu}&,]*\s){0,4}(?:ORDERS?|RULING|OPINION|ENTRY|DECISION)(?:\s(?:entered|that|re:?|on|by (?:the )?(?:Hon|Judge|Magistrate)[^:;]{0,50}(?=:)))*\s?[:,–-]?\s(?=\S)/u;

/** 'AND NOW, this 4th day of May, 2031,' as orders of Pennsylvania begin. */
const AND_NOW = /^\W{0,4}and now,?\s(?:to wit,?\s)?(?:this\s)?[^;]{0,80}?\d{4},\s/i;
/** '(ii) the Defendants': the mark of an item. */
const ITEM = /^\s*\(?(?:[ivx]{1,5}|[a-z]|\d{1,2})\)\s/i;

/** '’s claim' of a form in which nobody's name stands before it. */
const NAMELESS = /(?:^|[\s\]*])[*'’‘]s\s/;

/** 'upon consideration of the Petition to Comply, it': what 'it' stands for. */
const CONSIDERED =
  /\b(?:(?:consider(?:ation of|ed|ing)|review(?:ed|ing)?(?:\sof)?)\s(?:and (?:review|consideration) of\s)?)((?:the\s|said\s|plaintiff|defendant|petitioner|respondent|movant|\p{Lu})[^;]{3,160}?)(?:,\s(?:and|the|any|including|which|filed)\b[^;]{0,240})?,\s(?:it|the same|they)$/iu;

export function nameOf(given: string): string | null {
  const subject = CONSIDERED.exec(given.trim())?.[1] ?? given;
  const name = lastClause(withoutLeadIn(subject.replace(HEADING, '').replace(AND_NOW, '').replace(ITEM, '')))
    .replace(/^[\s,;:.\d)(]+|[\s,;:(]+$/g, '')
    .replace(
      /^(?:(?:and|that|otherwise,|therefore|accordingly|the foregoing|ordered that|(?:first|second|third|fourth|finally|lastly|also|moreover|further),)\s+)+/i,
      '',
    )
    .replace(/^(?:by|of) (?:the|this) court,?\s+(?:that\s+)?/i, '')
    .replace(/^(?:the\s)?following\s/i, '')
    .replace(/,?\s(?:therefore|accordingly|thus|hereby)$/i, '')
    .replace(/\s?\((?:Doc|Dkt|ECF|Docket|Filing)[^)]*\)?/gi, '')
    .replace(/,?\s(?:\[?(?:ECF|Doc|Dkt)\.?\s?(?:No|Nos)?\.?\s?[\d, -]+\]?)/gi, '')
    .trim();
  if (/^as (?:so )?(?:amended|modified)$/i.test(name)) return null;
  if (name.length < 4 || name.length > LONGEST_SUBJECT || NAMELESS.test(name)) return null;
  if (NO_THING.test(name) && !THIS_THING.test(name)) return null;
  if (/['’]s?$/.test(name) && !/s['’]$/.test(name)) return null;
  if (/\b(?:will|shall|must|should|can|could|would|to|not|is|are|was|be)$/i.test(name)) return null;
  const bare = name.replace(/^the\s+/i, '');
  return bare.charAt(0).toUpperCase() + shortened(bare, LONGEST).slice(1);
}
