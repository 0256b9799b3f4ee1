import type { LinePart } from './schema.ts';
import {
  askedBy,
  beginsSpeech,
  examinationTitle,
  leadingName,
  type MarkStyle,
  questionOrAnswer,
  unspaced,
} from './speech.ts';
import type { Spoken } from './spoken.ts';

const PROCEEDINGS = /^PROCEEDINGS?:?$/;
const SWORN = /\b(?:duly|first)\b.{0,30}\b(?:sworn|affirmed|cautioned)\b/i;
const WITNESS_OF =
  /^(?:(?:the )?(?:government|plaintiff|defendant|defense|state|people|petitioner|respondent)s?['’]?s? witness|called|produced|having|being|after|was|(?:a |the )?witness|who|previously|duly|first|sworn|affirmed)\b/i;
const CERTIFICATE =
  /^(?:(?:COURT |NOTARY |NOTARIAL |OFFICIAL |CERTIFIED )*(?:REPORTER|STENOGRAPHER|TRANSCRIBER|TRANSCRIPTIONIST|NOTARY|WITNESS|DEPONENT|OATH)['’]?S? )?CERTIFICAT(?:E|ION)(?: OF .{2,60}| PAGE)?\s?[:.]?$/;
const AFTERWORD =
  /^(?:ERRATA(?: SHEET)?|JURAT|(?:WITNESS|DEPONENT)?['’]?S? ?SIGNATURE(?: PAGE)?|CHANGES AND SIGNATURE|CORRECTION SHEET|READ(?:ING)? AND SIGN(?:ING)?|ACKNOWLEDGE?MENT OF (?:DEPONENT|WITNESS))\s?[:.]?$/;
const ATTESTED =
  /^I, .{3,80}\bHEREBY CERTIFY\b|^I (?:DECLARE|CERTIFY) UNDER PENALTY OF PERJURY\b|^I HEREBY CERTIFY\b/;
const VENUE = /^(?:(?:STATE|COUNTY|CITY|COMMONWEALTH) OF\b|UNITED STATES\b|\))|^\W*ss\b/i;
const INDEXED = /\b\d{1,4}:\d{1,2}(?:[,-]\s?\d{1,2})*\b/;
const SPEECH_PER_PAGE = 3;

/** How often somebody begins to speak on each page. */
function speechPerPage(rows: readonly Spoken[], style: MarkStyle): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { segment, text } of rows) {
    if (beginsSpeech(text, style)) counts.set(segment, (counts.get(segment) ?? 0) + 1);
  }
  return counts;
}

/** Pages of the word index: most of their lines name places. */
function indexPages(rows: readonly Spoken[], speech: ReadonlyMap<number, number>): Set<number> {
  const counts = new Map<number, { all: number; indexed: number }>();
  for (const { segment, text } of rows) {
    const count = counts.get(segment) ?? { all: 0, indexed: 0 };
    counts.set(segment, {
      all: count.all + 1,
      indexed: count.indexed + (INDEXED.test(text) && !/[ap]\.?m\b/i.test(text) ? 1 : 0),
    });
  }
  return new Set(
    [...counts].flatMap(([segment, { all, indexed }]) =>
      indexed >= 5 && indexed >= all * 0.5 && (speech.get(segment) ?? 0) === 0 ? [segment] : [],
    ),
  );
}

/** The first line on the record: the witness is sworn, the reporter writes PROCEEDINGS, or somebody speaks. */
function testimonyStart(rows: readonly Spoken[], style: MarkStyle): number {
  const at = rows.findIndex(({ text }, index) => {
    if (PROCEEDINGS.test(unspaced(text))) return true;
    if (SWORN.test(text) && isBeforeSpeech(rows, index, style)) return true;
    if (examinationTitle(text) !== null || askedBy(text) !== null) {
      return rows.slice(index + 1, index + 8).some((row) => questionOrAnswer(row.text, style)?.mark === 'Q');
    }
    return beginsSpeech(text, style) && questionOrAnswer(text, style)?.mark !== 'A';
  });
  if (at <= 0) return at;
  if (!SWORN.test(rows[at]?.text ?? '')) return at;
  const named = [at - 1, at - 2, at - 3].find(
    (index) => rows[index]?.segment === rows[at]?.segment && swornWitness(rows, index) !== null,
  );
  return named ?? at;
}

/** A cover tells of the oath too: 'produced as a witness and duly sworn, was taken on …'. */
function isBeforeSpeech(rows: readonly Spoken[], at: number, style: MarkStyle): boolean {
  const near = rows.slice(at, at + 3).map(({ text }) => text);
  if (/\b(?:was|were|be) taken\b/i.test(near.join(' '))) return false;
  return rows
    .slice(at, at + 15)
    .some(
      ({ text }) => beginsSpeech(text, style) || examinationTitle(text) !== null || askedBy(text) !== null,
    );
}

/**
 * The witness who is sworn here: 'ANSELM OKORO,' above '… having been first duly sworn', or in one line 'OTIS
 * LINDQVIST, GOVERNMENT'S WITNESS, SWORN'. Null for any other line.
 */
export function swornWitness(rows: readonly Spoken[], at: number): string | null {
  const found = leadingName(rows[at]?.text ?? '');
  if (found === null) return null;
  const next = rows.slice(at + 1, at + 5).map(({ text }) => text);
  if (found.rest === '') return next.some((text) => SWORN.test(text)) ? found.name : null;
  if (!WITNESS_OF.test(found.rest)) return null;
  const isSworn = SWORN.test([found.rest, ...next].join(' ')) || /\b(?:sworn|affirmed)\b/i.test(found.rest);
  return isSworn ? found.name : null;
}

/** A certificate begins with its venue: 'STATE OF NEW MEXICO )'. */
function fromVenue(rows: readonly Spoken[], end: number): number {
  let from = end;
  while (rows[from - 1]?.segment === rows[end]?.segment && VENUE.test(rows[from - 1]?.text ?? '')) from -= 1;
  return from;
}

/** In what part of the paper each line stands. */
export function readParts(rows: readonly Spoken[], style: MarkStyle): LinePart[] {
  const speech = speechPerPage(rows, style);
  const indexed = indexPages(rows, speech);
  const from = testimonyStart(rows, style);
  const lastSpoken = [...speech].reduce(
    (last, [segment, count]) => (count >= SPEECH_PER_PAGE ? Math.max(last, segment) : last),
    -1,
  );
  const lastAsked = rows.findLastIndex(({ text }) => questionOrAnswer(text, style)?.mark === 'Q');
  const end = rows.findIndex(({ text, segment }, index) => {
    if (from === -1 || index <= from || index < lastAsked || segment < lastSpoken) return false;
    const row = unspaced(text).toUpperCase();
    return CERTIFICATE.test(row) || AFTERWORD.test(row) || ATTESTED.test(row);
  });
  const back = end === -1 ? rows.length : fromVenue(rows, end);
  return rows.map(({ segment }, index) => {
    if (indexed.has(segment)) return 'index';
    if (from === -1 || index < from) return 'front';
    return index >= back ? 'back' : 'testimony';
  });
}
