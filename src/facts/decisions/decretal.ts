import type { Ruling } from './rulings.ts';
import { mannerAfter } from './things.ts';

const VERB =
  '(?:affirmed|reversed|vacated|remanded|remitted|dismissed|denied|granted|modified|annulled|confirmed|quashed)';
const THING =
  '(?:Judgments?|Orders?|Decrees?|Decisions?|Awards?|Convictions?|Sentences?|Writs?|Petitions?|Appeals?|Cause|Application|Motions?|Opinions?)';
const ALSO = `(?:\\sin part)?(?:,?;?\\s(?:and\\s|as modified\\s)?(?:(?:cause|case|matter|action|proceedings?)\\s)?${VERB}(?:\\sin part)?){0,3}`;
/** 'Affirmed.', 'Judgment affirmed in Case No. 1.', 'Denied, with leave to renew': all that a line at the end says. */
const ALONE = new RegExp(
  `^[\\s*†\\d¶]{0,9}(?:((?:[Uu]npublished\\s)?${THING}(?:\\sof (?:the )?[\\w ’']{3,50})?)\\s(?:(?:is|are|so appealed from)\\s)?)?(?:unanimously\\s|hereby\\s)?(${VERB}${ALSO})(?=\\s?[*†]?\\s?[.,;]|\\s(?:in Case|with|without|for|on|as|by|to)\\b|\\s*$)`,
  'i',
);
const LONGEST_ALONE = 220;
/** 'Order, Supreme Court, King County, entered May 2, 2031, unanimously affirmed, without costs.' */
const HEADED = new RegExp(
  `^\\s{0,3}(Orders?|Judgments?|Decrees?|Appeals?|Determinations?)(?:,|\\s\\()[^.;]{0,300}?(?:[^.;]|\\.(?=\\S|,|\\s\\p{Ll}|\\)|\\s\\p{Lu}\\.)){0,400}?,\\s(?:unanimously\\s)?(${VERB}(?:,?\\s(?:and\\s)?${VERB})?)\\b`,
  'u',
);
/** 'We hold that the statute is valid and affirm.' */
const WE_ALSO =
  /\b(?:we|We)\s[^.;]{4,200}?(?:,\sand|\sand|,)\s(affirm|reverse|vacate|remand|dismiss)(?:\sand remand)?(?=\.|\sfor\s(?:further|a new)|\swith (?:instructions|directions))/g;
/** 'the order should be reversed, with costs', behind a word that concludes. */
const SHOULD =
  /^\s{0,3}(?:Accordingly|For (?:these|the|all)[^,]{3,60}|Thus|Therefore),?\s((?:the|that)\s[^.;]{3,200}?)\sshould be\s(affirmed|reversed|modified|vacated|dismissed|granted|denied|confirmed|annulled)\b/i;
/** '…and the motion of the defendants for judgment granted': what hangs on it without a verb of its own. */
const HANGING =
  /,\s(?:and\s)?(the\s(?:cross\s)?(?:motion|petition|application|complaint|proceeding|appeal)[^.;]{0,200}?)\s(granted|denied|dismissed|reinstated)\b/gi;
/** 'It is adjudged and declared that section 5 is unconstitutional'. */
const DECLARED =
  /\b(?:adjudged|ordered|hereby)(?:,)?\s(?:and\s)?declared,? that\s((?:the\s)?[^.;]{4,200}?)\s(?:is|are)\s((?:not\s)?(?:un)?(?:constitutional|enforceable|lawful|valid|void|invalid|null and void|entitled [^.;]{4,80}))/gi;
/** 'we disbar Zander', 'the respondent is suspended from the practice of law for two years'. */
const DISCIPLINE =
  /\b[Ww]e\s(?:(?:therefore|hereby|also|publicly)\s){0,2}(disbar|suspend|reprimand|censure)\s((?:\p{Lu}[\p{L}.'’-]+(?:,?\s(?:and\s)?)?){1,6}|(?:the\s)?(?:respondent|attorney)[^.;,]{0,60})/gu;
const DISCIPLINED =
  /\b(?:[Oo]rdered|ORDERED)(?:,)?\sthat\s((?:the\s)?respondent(?:,\s[^,]{3,60},)?|\p{Lu}[^.;]{3,60}?)\sis\s(?:hereby\s)?((?:disbarred|suspended|reprimanded|censured)(?:\sfrom the practice of law)?(?:\s(?:for|effective)[^.;,]{3,60})?)/gu;

/** 'We order that respondent Ada Zander, State Bar Number 7, be disbarred from the practice of law', as California prints it. */
const ORDERED_TO_BE =
  /\b(?:[Ww]e|(?:[Tt]he|[Tt]his)\s[Cc]ourt)\s(?:(?:therefore|hereby|also)\s){0,2}(?:orders?|directs?)\sthat\s((?:the\s)?(?:respondent|petitioner|attorney)?(?:[^.;]|\bNos?\.){0,120}?)\sbe\s((?:disbarred|suspended|reprimanded|censured)(?:\sfrom\s(?:the\s)?practice\sof\slaw)?)/gu;
/** 'judgment in favor of the defendants will be entered'. */
const TO_BE_ENTERED =
  /\b((?:an?\s|appropriate\s|final\s|default\s|summary\s){0,2}(?:judgment\s(?:in favor of|for|against|on)\s[^.;,]{3,90}?|decisions?))\s(?:will|shall|is to)\s(?:be\s|so\s)?(?:be\s)?entered\b/gi;

/** 'A certificate of appealability SHALL NOT ISSUE', 'the writ shall issue': what is issued was asked for. */
const TO_ISSUE =
  /\b((?:an?|the|no)\s(?:\w+\s){0,2}?(?:certificate|writ|injunction)s?(?:\sof\s\w+(?:\s\w+)?)?)\s(?:shall|will)\s(not\s)?(?:therefore\s|accordingly\s)?issue\b/gi;

const UNNAMED = 'The decision under review';

/** What courts say as they end a decision, in forms that are no sentence or have a subject of their own. */
export function decretalsIn(text: string): Ruling[] {
  return [
    ...alone(text),
    ...headed(text),
    ...concluded(text),
    ...declared(text),
    ...disciplined(text),
    ...awarded(text),
    ...answered(text),
    ...issued(text),
  ];
}

/** 'Rivers, J.' before what that judge decided. */
const BY_JUDGE = /^\s*\p{Lu}[\p{L}.'’ -]{1,30},\s(?:[PCAS]\.\s?)?J\.\s+(?=\p{Lu})/u;

/** The number of a note behind the sentence before: 'termination.20 Judgment affirmed.' */
const AFTER_NOTE = /(?<=\p{Ll}{3}[.;][”"’]?)\d{1,3}\s+(?=\p{Lu})/gu;

function* alone(given: string): Generator<Ruling> {
  const noted = [...given.matchAll(AFTER_NOTE)].at(-1);
  const from = noted === undefined ? 0 : noted.index + noted[0].length;
  const lead = from + (BY_JUDGE.exec(given.slice(from))?.[0].length ?? 0);
  const text = given.slice(lead);
  if (text.length > LONGEST_ALONE) return;
  const match = ALONE.exec(text);
  // 'granted leave to appeal' in small letters is the rest of a sentence that was cut.
  if (match === null || !/^[\s*†\d¶]*\p{Lu}/u.test(text)) return;
  const [whole, of = UNNAMED, outcome = ''] = match;
  const rest = /^\sin (Case No\.? ?[\w-]{2,20})/.exec(text.slice(whole.length));
  const scope = rest === null ? '' : ` in ${rest[1]}`;
  yield {
    of,
    outcome: `${outcome}${mannerAfter(text, whole.length)}${scope}`,
    start: lead,
    end: lead + whole.length + scope.length,
    isSure: true,
    way: 'decretal',
  };
}

function* headed(text: string): Generator<Ruling> {
  const match = HEADED.exec(text);
  if (match === null) return;
  const [whole, of = '', outcome = ''] = match;
  yield { of, outcome, start: 0, end: whole.length, isSure: true, way: 'decretal' };
}

function* concluded(text: string): Generator<Ruling> {
  for (const { index, 0: whole, 1: outcome = '' } of text.matchAll(WE_ALSO))
    yield {
      of: UNNAMED,
      outcome: `${outcome}${/and remand$/.test(whole) ? ' and remanded' : ''}`,
      start: index,
      end: index + whole.length,
      isSure: true,
      way: 'decretal',
    };
  const should = SHOULD.exec(text);
  if (should === null) return;
  const [whole, of = '', outcome = ''] = should;
  const start = whole.indexOf(of);
  yield { of, outcome, start, end: whole.length, isSure: true, way: 'decretal' };
  for (const { index, 0: also, 1: thing = '', 2: done = '' } of text.slice(whole.length).matchAll(HANGING)) {
    const at = whole.length + index + also.indexOf(thing);
    yield {
      of: thing,
      outcome: done,
      start: at,
      end: whole.length + index + also.length,
      isSure: true,
      way: 'decretal',
    };
  }
}

function* declared(text: string): Generator<Ruling> {
  for (const { index, 0: whole, 1: of = '', 2: what = '' } of text.matchAll(DECLARED))
    yield {
      of,
      outcome: `declared ${what}`,
      start: index,
      end: index + whole.length,
      isSure: true,
      way: 'decretal',
    };
}

/** 'we award the tenant her reasonable attorney fees and costs on appeal'. */
const AWARDS =
  /\b(?:[Ww]e|I|(?:the|The|this|This)\s[Cc]ourt)\s(?:(?:also|therefore|hereby|further|accordingly)\s){0,2}awards?\s([^.;]{3,60}?\s(?:its|his|her|their)\s(?:\w+\s){0,2}(?:attorney|cost|fee|expense)[^.;]{0,80}?|(?:the\s)?(?:\w+\s){0,2}(?:costs?|fees?)\s(?:on appeal\s)?to\s[^.;]{3,60}?)(?=\s(?:upon|under|pursuant|in the amount|if|contingent|subject)\b|[.;,]|$)/g;

function* awarded(text: string): Generator<Ruling> {
  for (const { index, 0: whole, 1: of = '' } of text.matchAll(AWARDS))
    yield { of, outcome: 'awarded', start: index, end: index + whole.length, isSure: true, way: 'decretal' };
}

/** 'We answer the certified question in the negative.' */
const ANSWERS =
  /\b[Ww]e\s(?:(?:therefore|thus|accordingly)\s)?answer\s((?:the|that|this|each|both)\s[^.;]{0,120}?questions?[^.;]{0,60}?)[,:]?\s(“?yes”?|“?no”?|in the (?:affirmative|negative))(?=[.,;]|$)/gi;

function* answered(text: string): Generator<Ruling> {
  for (const { index, 0: whole, 1: of = '', 2: answer = '' } of text.matchAll(ANSWERS))
    yield {
      of,
      outcome: `answered ${answer.replace(/[“”]/g, '').toLowerCase()}`,
      start: index,
      end: index + whole.length,
      isSure: true,
      way: 'decretal',
    };
}

function* issued(text: string): Generator<Ruling> {
  for (const { index, 0: whole, 1: of = '', 2: not } of text.matchAll(TO_ISSUE)) {
    const isDenied = not !== undefined || /^no\s/i.test(of);
    yield {
      of: of.replace(/^(?:an?|no)\s/i, 'The '),
      outcome: isDenied ? 'denied' : 'granted',
      start: index,
      end: index + whole.length,
      isSure: true,
      way: 'decretal',
    };
  }
}

const DISCIPLINES: Readonly<Record<string, string>> = {
  disbar: 'disbarred',
  suspend: 'suspended',
  reprimand: 'reprimanded',
  censure: 'censured',
};

function* disciplined(text: string): Generator<Ruling> {
  for (const [pattern, done] of [
    [ORDERED_TO_BE, null],
    [TO_BE_ENTERED, 'entered'],
  ] as const)
    for (const { index, 0: whole, 1: of = '', 2: outcome = '' } of text.matchAll(pattern))
      yield {
        of: of.replace(/[.,\s]+$/, ''),
        outcome: done ?? outcome,
        start: index,
        end: index + whole.length,
        isSure: true,
        way: 'decretal',
      };
  for (const { index, 0: whole, 1: verb = '', 2: of = '' } of text.matchAll(DISCIPLINE))
    yield {
      of: of.replace(/[.,\s]+$/, ''),
      outcome: DISCIPLINES[verb] ?? verb,
      start: index,
      end: index + whole.length,
      isSure: true,
      way: 'decretal',
    };
  for (const { index, 0: whole, 1: of = '', 2: outcome = '' } of text.matchAll(DISCIPLINED))
    yield { of, outcome, start: index, end: index + whole.length, isSure: true, way: 'decretal' };
}

const PARTED = /\b([ADGRV]) ((?:FFIRM|ISMISS|ENI|ENY|RANT|EVERS|EMAND|ACAT)\p{Lu}{0,4})\b/gu;

/** 'A FFIRMED', as small capitals come out of a file, letter for letter as long as before. */
export const withJoinedCapitals = (text: string): string => text.replace(PARTED, '$1$2 ');
