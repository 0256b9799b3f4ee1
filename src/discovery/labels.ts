import { isHeading } from '../papers/paper.ts';
import { NUMBER_BELOW_1000, numberInWords } from '../text/number-words.ts';
import type { RequestKind } from './schema.ts';

const KIND_WORDS: readonly (readonly [kind: RequestKind, words: RegExp])[] = [
  // Before interrogatories: 'Interrogatories' never names the others, 'requests' may be of each kind.
  ['admission', /\badmi(?:t|ssions?)\b|\bRFAs?\b|\brule (?:1-0)?36\b/i],
  [
    'production',
    /\bproduc(?:e|tion)\b|\bdocument (?:requests?|demands?)\b|\bRFPs?\b|\binspection\b|\brule (?:1-0)?34\b/i,
  ],
  ['interrogatory', /\binterrogator(?:y|ies)\b|\brogs?\b|\bquestions?\b|\brule (?:1-0)?33\b/i],
];

/** The kind of request that some words name, where they name exactly one. */
function kindOf(words: string): RequestKind | null {
  const named = KIND_WORDS.filter(([, pattern]) => pattern.test(words));
  return named.length === 1 ? (named[0]?.[0] ?? null) : null;
}

/** All the kinds that some words name. */
export function kindsIn(words: string): RequestKind[] {
  return KIND_WORDS.filter(([, pattern]) => pattern.test(words)).map(([kind]) => kind);
}

const NOUN = [
  'interrogator(?:y|ies)',
  'requests? (?:for|to) (?:the )?(?:production|produce|admissions?|admit|inspection)(?: of (?:documents?|facts?|things?|records?)(?: and (?:things?|tangible things))?)?',
  '(?:document|production|admission|inspection)s? (?:requests?|demands?)',
  'demands? for (?:production|inspection|admissions?)',
  'requests?',
  'demands?',
  'admissions?',
  'questions?',
  'rog|rfp|rfa',
].join('|');
const LEAD =
  "(?:(?:special|specially prepared|form|supplemental|first|second|third|defendant|plaintiff)(?:[’']s)? )?";
const DIGITS = '\\d{1,3}(?:\\.\\d{1,2})?[a-z]?';
const NUMBER = `${DIGITS}|${NUMBER_BELOW_1000}|[ivxl]{1,6}`;
const SIGN = '(?:(?:nos?|number|num)\\b\\.?|#|№)';

/** 'INTERROGATORY NO. 3:', 'Request for Production 4.', 'RFA #2 –', 'Document Request Number Two'. */
const LABEL = new RegExp(
  `^(?:[a-z0-9]{1,3}[.)] )?(${LEAD}(?:${NOUN}))\\s?(${SIGN}\\s?)?((?:${NUMBER})(?:\\([a-z]\\))?)(?!\\w)`,
  'i',
);
/** What may follow the number of a label: its mark, the end of the line, or a new sentence. */
const AFTER_LABEL = /^(?:\s*[:.)\]–—-]+(?=\s|$|[A-Z“"])|\s*$|(?=\s+[A-Z“"(]))/;
/** The same with a number that cannot be read: 'INTERROGATORY NO. ?:', 'REQUEST NO. 1S:', 'REQUEST NO. :'. */
const UNREADABLE_LABEL = new RegExp(
  `^(${LEAD}(?:${NOUN}))\\s?${SIGN}\\s?([^\\s:]{0,4}?)\\s*[:.](?=\\s|$)`,
  'i',
);

export interface Label {
  words: string;
  kind: RequestKind | null;
  /** As printed; null where it cannot be read. */
  number: string | null;
  /** Length of the label with its punctuation. */
  length: number;
}

/** The label of a request at the head of a line. */
export function requestLabel(line: string): Label | null {
  const match = LABEL.exec(line);
  if (match !== null) {
    const [whole, words = '', sign, number = ''] = match;
    const after = AFTER_LABEL.exec(line.slice(whole.length));
    if (after === null) return null;
    // 'Request 3 Days' names no request: a bare noun needs its mark.
    const isBare = /^(?:requests?|demands?|questions?|admissions?|interrogator(?:y|ies))$/i.test(words);
    const isEnded = after[0].trim() !== '' || whole.length === line.length;
    if (isBare && sign === undefined && !isEnded) return null;
    return { words, kind: kindOf(words), number, length: whole.length + after[0].length };
  }
  const unreadable = UNREADABLE_LABEL.exec(line);
  if (unreadable === null) return null;
  return {
    words: unreadable[1] ?? '',
    kind: kindOf(unreadable[1] ?? ''),
    number: null,
    length: unreadable[0].length,
  };
}

const ANSWER_NOUN =
  '(?:(?:specific |supplemental |amended |further |first |second |verified )*)(?:answers?|responses?|objections?(?:,? (?:and|&) (?:answers?|responses?))?|(?:answers?|responses?) (?:and|&) objections?|reply)';
const ANSWER = new RegExp(
  `^(?:(?:plaintiff|defendant)(?:[’']s)? )?(${ANSWER_NOUN})(?: to (${LEAD}(?:${NOUN}))\\s?(?:${SIGN}\\s?)?(${NUMBER})(?!\\w)| ?(?:${SIGN}\\s?)?(${DIGITS})(?!\\w))?`,
  'i',
);
const AFTER_ANSWER = /^(?:\s*[:.–—]+(?=\s|$|[A-Z“"])|\s*$)/;

export interface AnswerLabel {
  words: string;
  kind: RequestKind | null;
  /** The number of the request that it names itself, if it does. */
  number: string | null;
  length: number;
}

/** The label of an answer at the head of a line: 'ANSWER:', 'RESPONSE TO REQUEST NO. 4:', 'OBJECTION:'. */
export function answerLabel(line: string): AnswerLabel | null {
  // 'answer: yes or no' goes on from the line before.
  if (/^\p{Ll}/u.test(line)) return null;
  const short = /^(?:(?:Ans|ANS|Resp|RESP)[.:]|A:)\s*/.exec(line);
  if (short !== null) {
    return { words: short[0], kind: null, number: null, length: short[0].length };
  }
  const match = ANSWER.exec(line);
  if (match === null) return null;
  const [whole, words = '', noun, named, bare] = match;
  const after = AFTER_ANSWER.exec(line.slice(whole.length));
  if (after === null) return null;
  // 'Answers' alone on a line may be a heading, 'Response.' the end of a sentence.
  const isEnded = after[0].includes(':') || /[–—]/.test(after[0]) || words === words.toUpperCase();
  if (named === undefined && bare === undefined && !isEnded) return null;
  return {
    words,
    kind: noun === undefined ? null : kindOf(noun),
    number: named ?? bare ?? null,
    length: whole.length + after[0].length,
  };
}

const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50 };

/** The value of a printed number; null where it is none. Letters after digits do not count ('3a' is 3). */
export function numberValue(number: string): number | null {
  const lower = number.toLowerCase();
  const digits = /^\d+/.exec(lower)?.[0];
  if (digits !== undefined) return Number(digits);
  const inWords = numberInWords(lower);
  if (inWords > 0) return inWords;
  if (!/^[ivxl]+$/.test(lower)) return null;
  const values = [...lower].map((letter) => ROMAN[letter] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

/** A number at the head of a line: '3.', '3)', '(3)', '3a.'. */
const PLAIN = /^(?:(\d{1,3}[a-z]?)\s?([.):])|\((\d{1,3}[a-z]?)\)()|(\d{1,3})([–—-]))(?=\s|$|[A-Z“"])\s*/;

export interface PlainNumber {
  number: string;
  value: number;
  /** The mark after it, which a list keeps to: '.', ')', ':' or '()'. */
  style: string;
  length: number;
}

export function plainNumber(line: string): PlainNumber | null {
  const match = PLAIN.exec(line);
  if (match === null) return null;
  const number = match[1] ?? match[3] ?? match[5] ?? '';
  const style = match[3] !== undefined ? '()' : (match[2] ?? match[6] ?? '.');
  return { number, value: Number.parseInt(number, 10), style, length: match[0].length };
}

const ENUMERATOR =
  /^(?:(?:part|section|article|schedule)\s+(?:[ivx]{1,5}|[a-z]|\d{1,2}|one|two|three)\b\s*[.:–—-]*\s*|(?:[ivx]{1,5}|[a-z]|\d{1,2})[.)]\s+)/i;
const NO_REQUESTS =
  /^(?:general |preliminary |specific )?(?:definitions?|instructions?|definitions? (?:and|&) instructions?|instructions? (?:and|&) definitions?|preliminary statement|introduction|objections?|statement|preservation of (?:records|evidence)|notice(?: to .{1,60})?|claims? of privilege|privilege log|continuing (?:duty|obligation)|time,? (?:and )?place.{0,40}|relevant (?:time )?period|time (?:period|frame)|reservation of rights|how to (?:answer|respond).{0,40})\W*$/i;
const OWNER = /^(?:(?!\b(?:answers?|responses?|objections?)\b).){1,80}?(?:['’]s|s['’])\s+/i;
const ORDINAL =
  '(?:first|second|third|fourth|fifth|sixth|initial|amended|supplemental|combined|joint|consolidated)';
const LIST_NAMES = [
  '(?:requests?|interrogatories|questions?|demands?)',
  '(?:documents?|items?|things?|records?|materials?)(?: and (?:tangible )?things?)? (?:requested|demanded|to be produced|to produce)',
  '(?:facts?|matters?|statements?|truth of facts?) to (?:be admitted|admit)',
  '(?:requests?|demands?) (?:for|to) .{3,90}',
  '(?:document|production|admission|inspection) (?:requests?|demands?)',
  '(?:interrogatories|questions?),? (?:and|to|propounded).{1,90}',
  'admissions? requested',
  '.{0,60}\\bsets? of (?:interrogatories|requests?|demands?|discovery).{0,90}',
  '(?:answers?|responses?|objections?).{0,40}\\bto\\b.{0,90}(?:interrogator|request|demand|admission|production).{0,60}',
].join('|');
const REQUESTS = new RegExp(
  `^(?:(?:the|your|specific|numbered|individual|${ORDINAL}) )*(?:${LIST_NAMES})(?:\\s*\\(.{0,30}\\))?\\W*$`,
  'i',
);
const CLOSING =
  /^(?:dated?\b(?:\s*[:,]|\s+this\b|\s*$|.{0,12}\d)|respectfully submitted|certificate of (?:service|mailing)|proof of service|verification\b|\/s\/|executed (?:on|this|at)|signature\b.{0,20}$|sworn (?:to|and)|subscribed and sworn|i (?:hereby )?(?:certify|declare|swear|affirm)\b|as to objections|state of new mexico\s*\)|wherefore\b|very truly yours|sincerely|attorneys? for\b|signed\b|pro se\b|(?:plaintiff|defendant|petitioner|respondent),? pro se\b)/i;

export type Heading =
  | { type: 'requests'; kind: RequestKind | null }
  | { type: 'other' }
  | { type: 'closing' };

function looksLikeHeading(text: string): boolean {
  return (
    isHeading(text) || (text.length < 80 && /:$/.test(text)) || /^(?:[A-Z][\w’'&-]*\s*){1,8}$/.test(text)
  );
}

/** What a line opens as a heading: a list of requests, a part that is none, or the end of the paper. */
export function headingOf(line: string): Heading | null {
  if (line.length > 160) return null;
  if (CLOSING.test(line)) return { type: 'closing' };
  const words = line.replace(ENUMERATOR, '').replace(/\s+/g, ' ').trim();
  if (words === '' || !looksLikeHeading(words)) return null;
  if (NO_REQUESTS.test(words)) return { type: 'other' };
  if (REQUESTS.test(words) || REQUESTS.test(words.replace(OWNER, ''))) {
    return { type: 'requests', kind: kindOf(words) };
  }
  return null;
}

const FOLLOWING =
  /\b(?:following|below|attached)\b(?:\s+[\w-]+){0,5}?\s*(requests?|interrogator(?:y|ies)|questions?|documents?|items?|things|facts?|matters?|statements?|admissions?|materials?|records?)\b[^.]{0,120}:$/i;

/** Prose that ends in a list: '… admit the truth of the following facts:'. The kind where the words name one. */
export function leadsToRequests(prose: string): { kind: RequestKind | null } | null {
  if (!/:$/.test(prose)) return null;
  const match = FOLLOWING.exec(prose);
  if (match === null) return null;
  return { kind: kindOf(prose) ?? kindOf(match[0]) };
}
