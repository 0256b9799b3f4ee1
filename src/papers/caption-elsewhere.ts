import { US_STATES } from '../states.ts';
import { withoutLabels } from './caption-court-compose.ts';
import { isCourtName, OF_PAPER } from './caption-court-names.ts';
import { numberOfTicket } from './caption-ticket.ts';
import { breaksOff, goingOnInWords } from './caption-wrapped.ts';
import { evidenceAt, type Paper, plain } from './paper.ts';
import type { AnalysisStatement } from './schema.ts';

/** What is looked through: a letter says at its beginning of which case it speaks, a notice at its end who sends it. */
const FROM_TOP = 9_000;
const FROM_END = 2_500;

const WORD = "(?:\\p{Lu}[\\p{L}'’]*|(?:\\p{Lu}\\.){2,})";
const ORDINAL = '\\d{1,3}(?:st|nd|rd|th|ST|ND|RD|TH)';
const LINK = '(?:of|for|in|at|OF|FOR|IN|AT)';
/** Capitalized words around 'Court', with the small words that join them: 'the Superior Court of Ohio, Elm County'. */
const RUN = new RegExp(
  `(?:\\b(?:${WORD}|${ORDINAL})\\s(?:of\\s)?){1,5}(?:Court|COURT)\\b(?:,?\\s(?:[-–—]\\s)?(?:${LINK}\\s(?:(?:the|THE|and|AND|for|FOR)\\s){0,2})?(?:${WORD}|${ORDINAL})){0,10}`,
  'gu',
);
const STATES = US_STATES.map(({ name }) => name).join('|');
/** What says which court it is; nothing behind the last of these belongs to its name. */
const PLACE = new RegExp(`\\b(?:${STATES}|county|parish|division|district|circuit|part|precinct)\\b`, 'giu');
const OF_PLACE = new RegExp(`\\b(?:${STATES})\\b|\\bcounty\\b|\\bdistrict of \\p{L}`, 'iu');
/** Words with a capital that begin a sentence or a title and no name of a court. */
const LEADING =
  /^(?:(?:The|In|A|An|At|To|From|Of|For|By|This|Honorable|Clerk|Judge|Dear|And|On|Re|Filed|Received|Endorsed)\s+)+/i;

interface Named {
  text: string;
  start: number;
  end: number;
}

const HOUSE_NUMBER = /(?:^|\n)[^\S\n]*\d{1,6}[A-Z]?[^\S\n]+$/;
const TOWN_BELOW = /^[^\n]{0,20}\n[^\n]{3,40}\b\d{5}(?:-\d{4})?\b/;

const BEFORE_COURT = 160;
/** 'you may file suit for relief in the Circuit Court of Elm County': where nothing is filed yet. */
const MAY_SUE =
  /\b(?:you|may|can|could|right to|entitled to)\s(?:[^.;]{0,60}?\b)?(?:file|bring|seek|sue|appeal|commence|institute)\b[^.;]{0,110}$/i;

/** 'Court' and what may stand behind it. */
const COURT_AND_NEXT = 20;

/** '9 Fern Court' above 'Columbus, Ohio 43004': a street. */
function isStreet(text: string, start: number, end: number): boolean {
  return (
    HOUSE_NUMBER.test(text.slice(Math.max(0, start - 20), start)) &&
    TOWN_BELOW.test(text.slice(end, end + 100))
  );
}

function namedIn(text: string, offset: number): Named[] {
  return [...text.matchAll(RUN)].flatMap(({ 0: run, index }) => {
    const lead = LEADING.exec(run)?.[0].length ?? 0;
    const last = [...run.matchAll(PLACE)].at(-1);
    const court = /\bcourt\b/i.exec(run);
    if (last === undefined || court === null) return [];
    if (OF_PAPER.test(text.slice(index + court.index, index + court.index + COURT_AND_NEXT))) return [];
    if (MAY_SUE.test(text.slice(Math.max(0, index - BEFORE_COURT), index))) return [];
    if (isStreet(text, index, index + court.index + court[0].length)) return [];
    const to = Math.max(last.index + last[0].length, court.index + court[0].length);
    // A form's 'County of' whose blank stands elsewhere.
    const words = withoutLabels(plain(run.slice(lead, to)).replace(/,\s*county$/i, ''));
    if (!OF_PLACE.test(words) || !isCourtName(words)) return [];
    return [{ text: words, start: offset + index + lead, end: offset + index + to }];
  });
}

/**
 * The court that the words of a paper name most often, with its place: in a letter, a mail or a notice that has no
 * caption. Null where none is named with its place.
 */
export function courtInWords(paper: Paper): AnalysisStatement | null {
  return mostNamed(paper, courtsIn(paper));
}

/** 'Elm County', and no blank of a form: 'Division, County, Part'. */
const NAMED_COUNTY =
  /\b(?!division\b|district\b|court\b|the\b|of\b)\p{L}+ (?:county|parish)\b|\bcounty of \p{L}{3}/iu;

/** The court of a state's counties that a head names, with its county, as the words of the paper name it. */
export function countyInWords(paper: Paper, head: string): AnalysisStatement | null {
  const wordsIn = (words: string): string[] => words.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [];
  const own = wordsIn(head).filter((word) => word !== 'the');
  const named = courtsIn(paper).filter(({ text }) => NAMED_COUNTY.test(text));
  const longer = named.filter(({ text }) => {
    const words = wordsIn(text);
    return words[0] === own[0] && own.every((word) => words.includes(word));
  });
  const whole = mostNamed(paper, longer);
  if (whole !== null) return whole;
  // 'Elm County Superior Court' on the clerk's stamp of a paper of 'SUPERIOR COURT, California'.
  const state = new RegExp(`\\b(?:${STATES})\\b`, 'i').exec(head)?.[0];
  const kind = wordsIn(head.replace(OF_STATE, ' ')).filter((word) => word !== 'the');
  const short = named.filter(({ text }) => kind.length > 1 && endsIn(wordsIn(text), kind));
  const counties = new Set(short.map(({ text }) => text.toLowerCase()));
  const stamped = counties.size === 1 ? mostNamed(paper, short) : null;
  return stamped === null || state === undefined ? null : { ...stamped, text: `${stamped.text}, ${state}` };
}

const OF_STATE = new RegExp(
  `\\b(?:of the )?(?:(?:state|commonwealth) of )?(?:${STATES})\\b|\\b(?:in the|of)\\b`,
  'gi',
);

const endsIn = (words: readonly string[], end: readonly string[]) =>
  words.slice(-end.length).join(' ') === end.join(' ');

function courtsIn(paper: Paper): Named[] {
  const { text } = paper;
  const found = namedIn(text.slice(0, FROM_TOP), 0);
  if (text.length > FROM_TOP) {
    const from = Math.max(FROM_TOP, text.length - FROM_END);
    found.push(...namedIn(text.slice(from), from));
  }
  return found;
}

function mostNamed(paper: Paper, found: readonly Named[]): AnalysisStatement | null {
  const counts = new Map<string, number>();
  const key = (words: string) => words.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ');
  for (const { text: words } of found) counts.set(key(words), (counts.get(key(words)) ?? 0) + 1);
  let best: Named | undefined;
  for (const one of found) {
    const count = counts.get(key(one.text)) ?? 0;
    if (best === undefined || count > (counts.get(key(best.text)) ?? 0)) best = one;
  }
  return best === undefined ? null : { text: best.text, evidence: evidenceAt(paper, best.start, best.end) };
}

/** 'Re: Poe v. Lund, No. 24-118 (C.D. Cal.)': the court as citations shorten it, behind the number of the case. */
const BEHIND_NUMBER =
  /(?:^|\n)[^\S\n]*(?:re|subject|matter)\b[^\n]{0,160}?\bnos?\.[^\n]{3,60}?\(((?:[CEMNSW]\.\s?)?D\.\s?(?:[A-Z][A-Za-z]{0,4}\.\s?){1,2})\)/iu;

/** The federal court whose short name stands behind the number in the subject of a letter; null without one. */
export function courtBehindNumber(paper: Paper): AnalysisStatement | null {
  const match = BEHIND_NUMBER.exec(paper.text.slice(0, FROM_TOP));
  if (!match?.[1]) return null;
  const start = match.index + match[0].lastIndexOf(match[1]);
  return { text: match[1], evidence: evidenceAt(paper, start, start + match[1].length) };
}

const LABELED_CODE =
  /\b(?:case|cause|docket|index|civil action)\s+(?:nos?\b\.?|numbers?\b|#)\s*:?\s*((?=[\w:./-]*\d{2})[A-Z\d][\w:/-]{3,30})/iu;

/** Offices that answer requests for records, or look into complaints, number them as courts number cases. */
const OF_REQUEST =
  /\b(?:freedom of information|foia|(?:public|open) records|public information act|records act|right[- ]to[- ]know|charge of discrimination)\b/i;
const CODE_OF_REQUEST =
  '((?=[A-Z\\d-]*\\d{4})(?=[A-Z\\d-]*[A-Z])[A-Z\\d]{1,8}(?:-[A-Z\\d]{1,10}){1,4})(?![\\w-])';
const REQUEST_NUMBERED = new RegExp(
  `\\b(?:[Rr]equest|[Tt]racking|[Rr]eference|[Cc]harge|[Cc]omplaint|FOIA)(?:\\s(?:[Nn]o\\.|[Nn]umber|#|ID))?[:,]?\\s{1,3}${CODE_OF_REQUEST}|(?:^|\\n)[^\\S\\n]*(?:Re|RE|Subject):\\s{1,3}${CODE_OF_REQUEST}(?: \\([^)\\n]{1,40}\\))?[^\\S\\n]*(?=\\n)`,
  'u',
);

/** A line that says nothing but a number and whose it is: 'FOIA FILE NO.: 31-0417', 'Control Number: 310417'. */
const LABELED_LINE =
  /(?:^|\n)[^\S\n]{0,40}(?:re[:;]?\s)?(?:[\p{L}.]{1,16} ){0,4}(?:(?:no|nr|num)\b\.?|number|#|id)\s{0,2}[:.;]{0,2}\s{0,3}#?\s?((?=[A-Z\d-]*\d[A-Z\d-]*\d[A-Z\d-]*\d[A-Z\d-]*\d)[A-Z\d]{1,12}(?:-[A-Z\d]{1,10}){0,4})[^\S\n]{0,10}(?=\n|$)/giu;
/** What has a number in the head of a letter and is no matter of the office. */
const OF_REACH =
  /\b(?:tele)?phone|\b(?:tel|fax|cell|mobile|direct|ext|box|suite|room|floor|account|acct|invoice|check|claim|policy|badge|star|employee|license|permit|tax|ein|zip|bar)\b/i;
const DIGITS_OF_PHONE = /^\d{3}-\d{3}-\d{4}$|^\d{3}-\d{4}$/;

function labeledLine(text: string): { value: string; start: number } | null {
  for (const match of text.matchAll(LABELED_LINE)) {
    const [line, value = ''] = match;
    if (OF_REACH.test(line) || DIGITS_OF_PHONE.test(value)) continue;
    return { value, start: match.index + line.lastIndexOf(value) };
  }
  return null;
}

/** The number by which an office calls a ticket, a request for records or a complaint; null in papers of anything else. */
export function numberOfOffice(paper: Paper, isHead: boolean): AnalysisStatement | null {
  return numberOfTicket(paper) ?? (isHead ? null : numberOfRequest(paper));
}

function numberOfRequest(paper: Paper): AnalysisStatement | null {
  const text = paper.text.slice(0, FROM_TOP);
  if (!OF_REQUEST.test(text)) return null;
  const match = REQUEST_NUMBERED.exec(text);
  const value = match?.[1] ?? match?.[2];
  const found =
    match === null || value === undefined
      ? labeledLine(text)
      : { value, start: match.index + match[0].lastIndexOf(value) };
  if (found === null) return null;
  const { start, value: number } = found;
  return { text: number, evidence: evidenceAt(paper, start, start + number.length) };
}

const APPROVED = /\b(?:approved|adopted|promulgated|prescribed)\b[^\n]*$/i;
const APPROVED_WITHIN = 120;

/** The number that the words of a paper call the case's, where no head says it. */
export function numberInWords(paper: Paper): AnalysisStatement | null {
  const match = LABELED_CODE.exec(paper.text.slice(0, FROM_TOP));
  const value = match?.[1]?.replace(/[-:/]+$/, '');
  if (match?.[1] === undefined || value === undefined || !/\d/.test(value)) return null;
  // By which order a form was approved is the number of that order.
  if (APPROVED.test(paper.text.slice(Math.max(0, match.index - APPROVED_WITHIN), match.index))) return null;
  const start = match.index + match[0].lastIndexOf(match[1]);
  const rest = breaksOff(match[1]) ? goingOnInWords(paper.text, start + match[1].length) : null;
  if (rest !== null) return { text: `${match[1]}${rest.text}`, evidence: evidenceAt(paper, start, rest.end) };
  return { text: value, evidence: evidenceAt(paper, start, start + value.length) };
}
