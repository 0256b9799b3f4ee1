import type { Spoken } from './spoken.ts';

/** How a transcript marks question and answer; extraction may have closed the gap after the letter. */
type Marks = 'dotted' | 'spaced' | 'bare';

/** How a transcript marks who speaks. */
export interface MarkStyle {
  marks: Marks;
  /** Recognition has made '0.' or 'Q,' of many marks. */
  isGarbled: boolean;
  /** What follows a name: 'MR. OKORO:' or, rarely, 'MR. OKORO.' */
  labels: 'colon' | 'stop';
}

const MARKS: Record<Marks, RegExp> = {
  dotted: /^([QA])\s?[.:](?:\s+|$)/,
  spaced: /^([QA])(?:\t\s*| {2,}|$)/,
  bare: /^([QA])\s+(?=["“'(—–-]?\s?[A-Z0-9])/,
};

const SPACED_WITH_DOT = /^([QA])[.:](?:\t| {2,})/;
const DOTTED_WITHOUT_DOT = /^([QA])(?:\t\s*| {2,})(?=["“'(]?[A-Z0-9])/;
const GARBLED = /^(?:([0O])\s?[.:,]|([QA]),)\s+(?=["“'(]?[A-Z])/;
const FEWEST_GARBLED = 3;
const FEWEST_STOPPED = 3;

function marksOf(texts: readonly string[]): Marks {
  const count = (style: Marks) => texts.filter((text) => MARKS[style].test(text)).length;
  const dotted = count('dotted');
  const spaced = count('spaced');
  const bare = count('bare');
  if (dotted >= Math.max(spaced, bare) || dotted > 20) return 'dotted';
  return spaced * 2 >= bare ? 'spaced' : 'bare';
}

/** The style most lines are in. */
export function markStyle(texts: readonly string[]): MarkStyle {
  const count = (pattern: RegExp) => texts.filter((text) => pattern.test(text)).length;
  const stopped = count(STOPPED_LABEL);
  return {
    marks: marksOf(texts),
    isGarbled: count(GARBLED) >= FEWEST_GARBLED,
    labels: stopped >= FEWEST_STOPPED && stopped > 2 * count(LABEL) ? 'stop' : 'colon',
  };
}

/** 'Q' or 'A' at the head of a line, and where its words begin. */
export function questionOrAnswer(
  text: string,
  { marks, isGarbled }: MarkStyle,
): { mark: 'Q' | 'A'; from: number } | null {
  const found =
    MARKS[marks].exec(text) ??
    (marks === 'bare' ? MARKS.spaced.exec(text) : null) ??
    (marks === 'spaced' ? SPACED_WITH_DOT.exec(text) : null) ??
    (marks === 'dotted' ? DOTTED_WITHOUT_DOT.exec(text) : null) ??
    (marks === 'dotted' && isGarbled ? GARBLED.exec(text) : null);
  if (found === null) return null;
  return { mark: (found[1] ?? found[2]) === 'A' ? 'A' : 'Q', from: found[0].length };
}

const TITLE = '(?:MR|MRS|MS|MISS|DR|PROF|JUDGE|JUSTICE|HON|ATTORNEY|SGT|LT|OFFICER|DET)\\.?';
const PREFIX = '(?:Mc|Mac|De|Di|Du|La|Le|Van|Von)?';
const WORD = `${PREFIX}\\p{Lu}[\\p{Lu}'’.\\-]*`;
const NAME = `${WORD}(?: ${WORD}){0,3}`;
const STOPPED_NAME = `(?: ${PREFIX}\\p{Lu}[\\p{Lu}'’\\-]+){1,3}`;
const OFFICE =
  'THE (?:WITNESS|DEPONENT|COURT|COURT REPORTER|REPORTER|STENOGRAPHER|VIDEOGRAPHER|CLERK|COURTROOM DEPUTY|BAILIFF|MARSHAL|INTERPRETER|DEFENDANT|PLAINTIFF|PETITIONER|RESPONDENT|JUROR|JURY|FOREPERSON|MONITOR|OPERATOR|RECORDER|ARBITRATOR|MEDIATOR|HEARING OFFICER|ADMINISTRATOR)';
const OTHER =
  '(?:COURT REPORTER|COURT CLERK|VIDEOGRAPHER|VIDEO (?:OPERATOR|TECHNICIAN)|INTERPRETER|CLERK|BAILIFF|REPORTER|UNIDENTIFIED (?:SPEAKER|MALE|FEMALE|VOICE)|(?:PROSPECTIVE )?JUROR(?: NO\\.? ?\\d{1,3})?|SPEAKER \\d{1,2}|COURTROOM DEPUTY)';
/** 'MR. ARROYO (through the interpreter):' */
const HOW = '(?: \\([^()]{2,40}\\))?';
const LABEL = new RegExp(`^(${TITLE} ${NAME}|${OFFICE}|${OTHER})${HOW}\\s?:(?:\\s+|$)`, 'u');
const STOPPED_LABEL = new RegExp(`^(${TITLE}${STOPPED_NAME}|${OFFICE}|${OTHER})${HOW}\\.(?:\\s+|$)`, 'u');
const MIXED =
  /^((?:Mr|Mrs|Ms|Miss|Dr)\.? \p{Lu}[\p{L}\d'’.-]+(?: \p{Lu}[\p{L}\d'’.-]+)?|The (?:Witness|Court|Clerk|Reporter))\s?:(?:\s+|$)/u;

/** 'MR. OKORO:' at the head of a line. */
export function speakerLabel(text: string, { labels }: MarkStyle): { name: string; from: number } | null {
  const found = LABEL.exec(text) ?? MIXED.exec(text) ?? (labels === 'stop' ? STOPPED_LABEL.exec(text) : null);
  return found?.[1] === undefined ? null : { name: nameKey(found[1]), from: found[0].length };
}

/** A line that only divides: '---oOo---', '* * *', the reporter's 'Whereupon,'. */
export function isDivider(text: string): boolean {
  return /^(?:[-–—_*= ]{3,}(?:o[O0]o[-–—_*= ]*)?|WHEREUPON[,:]?|Whereupon[,:]?)$/.test(text);
}

/** The name in capitals before a comma, and what follows it: 'OTIS LINDQVIST, GOVERNMENT'S WITNESS'. */
export function leadingName(text: string): { name: string; rest: string } | null {
  const found = LEADING_NAME.exec(text);
  return found?.[1] === undefined ? null : { name: nameKey(found[1]), rest: found[2] ?? '' };
}

const DEGREE = '(?:JR|Jr|SR|Sr|M\\.?D|P[Hh]\\.?D|ESQ|Esq|II|III|IV|R\\.?N)';
const LEADING_NAME = new RegExp(`^(${WORD}(?: ${WORD}){1,4}(?:, ${DEGREE}\\.?)*)(?:, *(.*))?$`, 'u');

/** One name in one form: capitals, single spaces, a period after a title. */
export function nameKey(name: string): string {
  return name
    .toUpperCase()
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .replace(/^(MR|MRS|MS|DR|PROF|HON) /, '$1. ')
    .replace(/[,.:;]+$/, (end) => (end.startsWith('.') ? '.' : ''))
    .trim();
}

const BY = new RegExp(
  `^(?:EXAMINATION )?BY:? (${TITLE} ${NAME}|${NAME}|THE COURT)\\s?(?:\\(?(?:CONTINUED|RESUMED|CONTINUING)\\)?)?[:.]?$`,
  'iu',
);
const BY_ASIDE =
  /^\(\s?(?:questions? )?by ((?:mr|mrs|ms|miss|dr)\.? [\p{L}'’.-]+(?: [\p{L}'’.-]+)?|the court)[:.]?\s?\):?\s*/iu;

/** Who asks from here on: 'BY MS. VALE:' on a line of its own. */
export function askedBy(text: string): string | null {
  if (!/^(?:EXAMINATION )?BY/i.test(text) || (/[a-z]{3}/.test(text) && !text.endsWith(':'))) return null;
  const name = BY.exec(text)?.[1];
  return name === undefined ? null : nameKey(name);
}

/** The same inside a question: '(BY MS. VALE)', and how long it is. */
export function askedByAside(words: string): { name: string; length: number } | null {
  const found = BY_ASIDE.exec(words);
  return found?.[1] === undefined ? null : { name: nameKey(found[1]), length: found[0].length };
}

const EXAMINATION =
  /^((?:(?:FURTHER|CONTINUED|RESUMED|CONTINUING|VOIR DIRE|DIRECT|CROSS|RE-?DIRECT|RE-?CROSS|SURREBUTTAL|REBUTTAL|INITIAL|CONTINUATION OF)[ -]+)*EXAMINATION)(?: ?\(?(?:CONTINUED|RESUMED|CONTINUING|CONT'?D\.?)\)?)?(?: (?:BY|OF|ON BEHALF OF|FOR) .{2,60}| BY)?\s?[:.]?$/;
const VOIR_DIRE = /^VOIR DIRE(?: EXAMINATION)?\s?[:.]?$/;

/** 'Cross-examination' for a line that is such a heading; null for any other. */
export function examinationTitle(text: string): string | null {
  const row = unspaced(text);
  if (VOIR_DIRE.test(row)) return 'Voir dire examination';
  const found = EXAMINATION.exec(row)?.[1];
  if (found === undefined) return null;
  const words = found
    .toLowerCase()
    .replace(/\bre-/g, 're')
    .replace(/\b(cross|recross)[ -]+exam/, '$1-exam');
  const isOn =
    /\bCONT(?:INUED|INUING|'?D)|\bRESUMED/.test(row) && !/^(?:continued|resumed|continuing)/.test(words);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${isOn ? ' (continued)' : ''}`;
}

const EXAMINER = new RegExp(`EXAMINATION.*? BY ((?:${TITLE} )?${NAME})\\s?:?$`, 'u');

const NO_PERSON = /^(?:COUNSEL|ATTORNEYS?|PLAINTIFF|DEFENDANT|DEFENSE|THE (?!COURT$))/;

/** The examiner in 'CROSS-EXAMINATION BY MR. DUNE'. */
export function examinerInHeading(text: string): string | null {
  const name = EXAMINER.exec(text)?.[1];
  return name === undefined || NO_PERSON.test(name) ? null : nameKey(name);
}

/** 'CERTIFICATE' for 'C E R T I F I C A T E'. */
export function unspaced(text: string): string {
  if (!/^(?:\S ){4,}\S$/.test(text.replace(/ {2,}/g, ' '))) return text;
  return text
    .split(/ {2,}|\t/)
    .map((word) => word.replaceAll(' ', ''))
    .join(' ');
}

/** Whether somebody asks, answers or speaks at the head of this line. */
export function beginsSpeech(text: string, style: MarkStyle): boolean {
  return questionOrAnswer(text, style) !== null || speakerLabel(text, style) !== null;
}

/** Rows from one place on that belong to a remark of the reporter in brackets; 0 when there is none. */
export function remarkLength(rows: readonly Spoken[], at: number, isInSpeech: boolean): number {
  const first = rows[at]?.text ?? '';
  if (!/^[([]/.test(first) || askedByAside(first) !== null) return 0;
  let joined = '';
  for (let length = 1; length <= 8; length += 1) {
    const row = rows[at + length - 1];
    if (row === undefined) return 0;
    joined += ` ${row.text}`;
    if (!/[)\]]\.?$/.test(row.text)) continue;
    return isInSpeech && !REMARK.test(joined) ? 0 : length;
  }
  return 0;
}

const REMARK =
  /\b(?:marked|exhibit|recess|break|record|discussion|concluded|conclud|adjourn|read|whereupon|proceedings|sworn|excused|pause|response|indicat|nod|inaudible|crosstalk|unintelligible|lunch|luncheon|video|audio|began|begin|end|ended|signature|review|present|enter|leave|witness|counsel|jury|bench|sidebar|telephon|played|time)/i;
