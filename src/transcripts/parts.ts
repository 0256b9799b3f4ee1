import type { LinePart } from './schema.ts';
import {
  askedBy,
  beginsSpeech,
  examinationTitle,
  type MarkStyle,
  questionOrAnswer,
  unspaced,
} from './speech.ts';
import type { Spoken } from './spoken.ts';

const PROCEEDINGS = /^PROCEEDINGS?:?$/;
const SWORN = /\b(?:duly|first)\b.{0,30}\b(?:sworn|affirmed|cautioned)\b/i;
const CERTIFICATE =
  /^(?:(?:COURT |NOTARY |NOTARIAL |OFFICIAL |CERTIFIED )*(?:REPORTER|STENOGRAPHER|TRANSCRIBER|TRANSCRIPTIONIST|NOTARY|WITNESS|DEPONENT|OATH)['’]?S? )?CERTIFICAT(?:E|ION)(?: OF .{2,60}| PAGE)?\s?[:.]?$/;
const AFTERWORD =
  /^(?:ERRATA(?: SHEET)?|JURAT|(?:WITNESS|DEPONENT)?['’]?S? ?SIGNATURE(?: PAGE)?|CHANGES AND SIGNATURE|CORRECTION SHEET|READ(?:ING)? AND SIGN(?:ING)?|ACKNOWLEDGE?MENT OF (?:DEPONENT|WITNESS))\s?[:.]?$/;
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
    if (PROCEEDINGS.test(unspaced(text)) || SWORN.test(text)) return true;
    if (examinationTitle(text) !== null || askedBy(text) !== null) {
      return rows.slice(index + 1, index + 8).some((row) => questionOrAnswer(row.text, style)?.mark === 'Q');
    }
    return beginsSpeech(text, style) && questionOrAnswer(text, style)?.mark !== 'A';
  });
  if (at <= 0) return at;
  const name = rows[at - 1];
  const isName = SWORN.test(rows[at]?.text ?? '') && isWitnessName(name?.text ?? '');
  return isName && name?.segment === rows[at]?.segment ? at - 1 : at;
}

/** A name in capitals on a line of its own, as it stands above '… having been first duly sworn'. */
export function isWitnessName(text: string): boolean {
  return (
    /^[A-Z][A-Z'’.\- ]+(?:, (?:JR|SR|M\.?D|PH\.?D|ESQ|II|III|R\.?N)\.?)*,?$/.test(text) &&
    /[A-Z]{2}/.test(text)
  );
}

/** Whether the witness on this line is sworn within the next few. */
export function isSwornSoon(rows: readonly Spoken[], at: number): boolean {
  return rows.slice(at + 1, at + 5).some(({ text }) => SWORN.test(text));
}

/** In what part of the paper each line stands. */
export function readParts(rows: readonly Spoken[], style: MarkStyle): LinePart[] {
  const speech = speechPerPage(rows, style);
  const indexed = indexPages(rows, speech);
  const from = testimonyStart(rows, style);
  const lastSpoken = Math.max(
    -1,
    ...[...speech].flatMap(([segment, count]) => (count >= SPEECH_PER_PAGE ? [segment] : [])),
  );
  const end = rows.findIndex(({ text, segment }, index) => {
    if (from === -1 || index <= from || segment < lastSpoken) return false;
    const row = unspaced(text);
    const isHeading = CERTIFICATE.test(row.toUpperCase()) || AFTERWORD.test(row.toUpperCase());
    return (
      isHeading && !rows.slice(index + 1).some((each) => questionOrAnswer(each.text, style)?.mark === 'Q')
    );
  });
  return rows.map(({ segment }, index) => {
    if (indexed.has(segment)) return 'index';
    if (from === -1 || index < from) return 'front';
    return end !== -1 && index >= end ? 'back' : 'testimony';
  });
}
