import { isVersus } from '../papers/caption-cells.ts';
import { findDates } from '../papers/dates.ts';
import type { TranscriptType } from './schema.ts';
import { unspaced } from './speech.ts';

/** What the first pages say of the transcript; null for what they do not. */
export interface Cover {
  title: string | null;
  transcriptType: TranscriptType | null;
  witness: string | null;
  /** 'YYYY-MM-DD' */
  transcriptDate: string | null;
  courtReporter: string | null;
  location: string | null;
  case: string | null;
}

const DEPOSITION = /^(?:.*\b)?DEPOSITION(?: TESTIMONY)?(?: UPON ORAL EXAMINATION)?(?: OF)?\s?:?\s*(.*)$/i;
const ENDS_NAME =
  /\s*(?:,?\s*\b(?:taken|volume|vol\.|held|by and through|on behalf|corporate|page|before|pursuant|a witness|in his|in her|individually|via|appearing)\b.*|\(.*|[-–—:]+)$/i;

function sentenceCase(text: string): string {
  const isShouted = text === text.toUpperCase();
  const words = isShouted ? text.toLowerCase() : text;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** 'Anselm Okoro' for 'ANSELM OKORO'; what is not all capitals stays as it is. */
function properName(text: string): string {
  const words = text.replace(/\s+/g, ' ').replace(/[,;:\s]+$/, '');
  const plain = words.replace(/\bMa?c(?=\p{Lu})/gu, '');
  if (plain !== plain.toUpperCase()) return words;
  return words
    .toLowerCase()
    .replace(/(?:^|[\s'’.-])\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(/\bMc\p{L}/gu, (start) => start.slice(0, 2) + start.slice(2).toUpperCase())
    .replace(/\b(?:Ii|Iii|Iv|Llc|Llp|Lp|Pc|Md|Phd|Ccr|Csr|Rpr|Crr|Rmr)\b/g, (short) => short.toUpperCase())
    .replace(/['’]S\b/g, "'s")
    .replace(/(?<=\s)(?:Of|And|The|For)(?=\s)/g, (small) => small.toLowerCase());
}

function isName(text: string): boolean {
  return (
    /^[\p{L}][\p{L}'’.,\- ]{2,60}$/u.test(text) &&
    /\p{Lu}/u.test(text) &&
    !/\b(?:plaintiff|defendant|court|taken|the)\b/i.test(text)
  );
}

function readWitness(rows: readonly string[]): string | null {
  for (const [index, row] of rows.entries()) {
    const labeled = /^(?:witness|deponent)\s*:\s*(.+)$/i.exec(row)?.[1];
    const found = labeled ?? DEPOSITION.exec(row)?.[1];
    if (found === undefined || /\bnotice\b/i.test(row)) continue;
    const rest = found.replace(ENDS_NAME, '').trim();
    for (const name of rest === '' ? rows.slice(index + 1, index + 4) : [rest]) {
      const cut = name.replace(ENDS_NAME, '').trim();
      if (isName(cut)) return properName(cut);
    }
  }
  return null;
}

function readType(rows: readonly string[]): TranscriptType | null {
  const text = rows.join('\n');
  if (/\bdeposition\b/i.test(text)) return 'deposition';
  if (/\b(?:bench|jury) trial\b|\btrial (?:transcript|proceedings)\b|\btranscript of trial\b/i.test(text))
    return 'trial';
  return /\b(?:hearing|proceedings|conference|arraignment|argument)\b/i.test(text) ? 'hearing' : null;
}

const HEARING =
  /^(?:.*\b(?:TRANSCRIPT OF )(.{4,80})|((?:[A-Z][A-Z/' -]* )?HEARING(?: ON .{2,70})?|(?:STATUS|PRETRIAL|SCHEDULING|SETTLEMENT) CONFERENCE|(?:BENCH|JURY) TRIAL.{0,30}))$/i;

function readTitle(
  rows: readonly string[],
  type: TranscriptType | null,
  witness: string | null,
): string | null {
  if (type === 'deposition') return witness === null ? null : `Deposition of ${witness}`;
  const titles = rows.flatMap((row) => {
    const found = HEARING.exec(row);
    return found === null ? [] : [(found[1] ?? found[2] ?? '').trim()];
  });
  const best = titles.find((title) => !/^proceedings?\b/i.test(title)) ?? titles[0];
  const heard = /\bfor (?:an? )?(hearing on [^,.;]{3,80}?)(?: before\b|[,.;])/i.exec(rows.join(' '))?.[1];
  if (heard !== undefined && (best === undefined || /^proceedings?$/i.test(best))) return sentenceCase(heard);
  return best === undefined ? null : sentenceCase(best.replace(/[,.:;]+$/, ''));
}

function readDate(rows: readonly string[], type: TranscriptType | null): string | null {
  const whole = (row: string) => findDates(row).find(({ date }) => date.length === 10)?.date;
  const titled = rows.findIndex((row) => /\b(?:deposition|transcript|hearing|trial)\b/i.test(row));
  const after = titled === -1 ? rows : rows.slice(titled);
  const said = after.find(
    (row) => /\b(?:taken|held|commenc|date|on)\b/i.test(row) && whole(row) && !/\bfiled\b/i.test(row),
  );
  const day = after.find((row) => whole(row) && !/\bfiled\b/i.test(row));
  const wrapped = after
    .map((row, index) => `${row} ${after[index + 1] ?? ''}`)
    .find((row) => whole(row) && !/\bfiled\b/i.test(row));
  return (
    whole(said ?? day ?? wrapped ?? '') ?? (type === null ? null : (rows.map(whole).find(Boolean) ?? null))
  );
}

const LONGEST_CERTIFICATE = 20_000;
const LICENSE =
  /\b(?:CCR|CSR|RPR|CRR|RMR|CCP|CVR|CERT\b|(?:Court|Shorthand|Stenographic|Realtime) Reporter|Notary Public)/i;
const CERTIFIES = /\bI, (\p{L}[\p{L}.'’ -]{3,40}),(?=(.{0,90}))/gu;
const TAKEN_BEFORE = /\bbefore (?:me, )?(\p{L}[\p{L}.'’ -]{3,40}),(?=(.{0,60}))/giu;

function readReporter(front: readonly string[], back: readonly string[]): string | null {
  for (const [index, row] of front.entries()) {
    const found =
      /^(?:stenographically |digitally )?(?:reported|recorded|transcribed)(?: and transcribed)? by\s*:?\s*(.*)$|^(?:court |certified |official )?reporter\s*:\s*(.*)$/i.exec(
        row,
      );
    if (found === null) continue;
    const rest = (found[1] ?? found[2] ?? '').trim();
    const name = rest === '' ? (front[index + 1] ?? '') : rest;
    if (/\p{L}{2}/u.test(name)) return properName(name);
  }
  const certificate = back.join(' ').slice(0, LONGEST_CERTIFICATE).replace(/\s+/g, ' ');
  const before = front.join(' ').slice(0, LONGEST_CERTIFICATE);
  for (const [, name, rest] of [...certificate.matchAll(CERTIFIES), ...before.matchAll(TAKEN_BEFORE)]) {
    if (name && LICENSE.test(rest ?? '')) return properName(name);
  }
  return null;
}

const STREET =
  /\b\d{1,6} .*\b(?:street|st\.?|avenue|ave\.?|road|rd\.?|boulevard|blvd\.?|drive|lane|plaza|suite|highway|court(?:house)?|place|way|nw|ne|sw|se)\b/i;
const REMOTE = /\b(?:via|by|through) (?:zoom|webex|video ?conference|teams|remote)|\bremotely\b/i;

function readPlace(rows: readonly string[]): string | null {
  const from = rows.findIndex((row) => /\b(?:deposition|transcript|hearing|trial)\b/i.test(row));
  const after = rows.slice(Math.max(0, from), Math.max(0, from) + 14);
  const labeled = after
    .map((row) => /^(?:location|place|held at|taken at)\s*:?\s*(.{4,})$/i.exec(row)?.[1])
    .find(Boolean);
  if (labeled !== undefined) return labeled;
  const remote = after.find((row) => REMOTE.test(row));
  if (remote !== undefined)
    return sentenceCase(
      remote.replace(/^(?:at )?\d{1,2}:\d\d\s?[ap]\.?m\.?,?\s*/i, '').replace(/[,;]+$/, ''),
    );
  const at = after.findIndex((row) => STREET.test(row) && findDates(row).length === 0);
  if (at === -1) return null;
  const city = after[at + 1] ?? '';
  const place = [
    after[at] ?? '',
    ...(/^(?:Suite \w{1,6}, )?[\p{L} .'-]+, [\p{L} .]{2,}(?: \d{5})?$/u.test(city) ? [city] : []),
  ];
  return place
    .join(', ')
    .replace(/^(?:.*\bat\s+(?=\d)|at\s+)/i, '')
    .replace(/,\s*,/g, ',')
    .replace(/[,.;\s]+$/, '');
}

const CASE_NUMBER =
  /\b(?:(?:case|cause|civil action|docket|index|file)\s*)?(?:nos?\.?|number|#)\s*:?\s*((?=[\w:.-]*\d)[A-Z0-9][\w:.-]{4,})/i;
const ROLE = /\b(?:plaintiff|defendant|petitioner|respondent|appellant|appellee)s?\b[^,]{0,30}[,.;]?$/i;

function party(row: string): string {
  return properName(
    row
      .replace(CASE_NUMBER, '')
      .replace(/[)|§│]+\s*$/g, '')
      .replace(/\s{3,}.*$/, '')
      .replace(/,\s+(?:an?|and|individually|et al)\b.*$/i, '')
      .trim(),
  );
}

/** 'Imogen Tarr v. Bellwether Holdings, LLC, D-1701-CV-2025-00417'. */
function readCase(rows: readonly string[]): string | null {
  const number = rows
    .map((row) => CASE_NUMBER.exec(row)?.[1])
    .find(Boolean)
    ?.replace(/[.,;:]+$/, '');
  const at = rows.findIndex((row) => isVersus(row) && row.length < 60);
  const named = (row: string) => /^\W*\p{Lu}/u.test(row) && /\p{L}{2}/u.test(row) && !ROLE.test(row);
  const above = at === -1 ? undefined : rows.slice(Math.max(0, at - 4), at).findLast(named);
  const below = at === -1 ? undefined : rows.slice(at + 1, at + 4).find(named);
  const parties = above && below ? `${party(above)} v. ${party(below)}` : null;
  return [parties, number].filter(Boolean).join(', ') || null;
}

/** No line of a cover is longer; patterns need not be tried on more. */
const LONGEST_ROW = 300;

/** Reads the cover and the pages up to the first word on the record, and the certificate behind the last. */
export function readCover(front: readonly string[], back: readonly string[]): Cover {
  const printed = front.slice(0, 120).map((row) => row.slice(0, LONGEST_ROW));
  const rows = printed.map((row) => unspaced(row).replace(/\s+/g, ' ').trim());
  const cover = rows.slice(0, 60);
  const transcriptType = readType(cover);
  const witness = readWitness(cover);
  return {
    title: readTitle(cover, transcriptType, witness),
    transcriptType,
    witness,
    transcriptDate: readDate(cover, transcriptType),
    courtReporter: readReporter(rows, back),
    location: readPlace(cover),
    case: readCase(printed.slice(0, 40)),
  };
}
