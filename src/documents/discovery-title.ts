import type { Kind } from '../papers/kinds.ts';
import { isHeading } from '../papers/paper.ts';
import type { SummaryAnalysis } from '../papers/schema.ts';
import type { TextLine } from '../text/lines.ts';
import { shownTitle } from './analysis-what.ts';
import { calm, isEntity } from './discovery-names.ts';
import { readWebMail } from './discovery-web-mail.ts';
import { readPrintedHead } from './mail-head.ts';

const HEAD_LINES = 45;
const LONGEST = 140;
const SUBJECT = /^\s*(?:re|subject|regarding|in re|subj)\s*[:.]\s*(\S.*)$/i;
/** Nouns that name a paper. */
const PAPER =
  /\b(?:agreement|lease|contract|note|statement|ledger|invoice|bill|notice|memo(?:randum)?|report|minutes|order|opinion|judgment|decree|receipt|policy|certificate|amendment|addendum|release|affidavit|declaration|estimate|quote|proposal|summons|complaint|petition|motion|answer|letter|warning|evaluation|review|log|record|schedule|application|form|contract|deed|will|testament|transcript|check ?list|manual|resolution|ruling|decision|messages|permit|warranty|handbook|plan|settlement|appraisal|fax|facsimile|transmittal|transmission|cover sheet|requisition|agenda|search|bulletin|newsletter|press release|brochure|questionnaire|voucher|coupon|itinerary|calendar|diary|inventory|budget|forecast|analysis|protocol|specifications?|abstract|article|study|studies|test results|worksheet|roster|directory|biography|resume|curriculum vitae|assessment|survey|guide|summary of account|stipulation|subpoena|writ|covenant|interrogator(?:y|ies))s?\b/i;
/** What whoever produced, released or filed a paper stamps on it. */
const STAMP =
  /^\W{0,3}(?:release[d]? in (?:full|part)\b.*|(?:un)?classified\b.*|(?:strictly |highly )?confidential|privileged(?: (?:and|&) confidential)?|execution (?:copy|version)|draft|for immediate release|logo|copy|received|filed|page \d.*|sample contract.*|state of [\p{L}_ ]+)\W{0,3}$/iu;
/** '456 Oak Avenue', 'P.O. Box 12', '40th Floor'. */
const ADDRESS =
  /^(?:p\.?\s?o\.?\s)?(?:box\s)?\d{1,6}(?:st|nd|rd|th)?\s(?:[\p{L}.'-]+\s){0,4}(?:st(?:reet)?|ave(?:nue)?|r(?:oa)?d|blvd|boulevard|drive|dr|way|plaza|lane|ln|place|pl|court|ct|square|highway|hwy|floor|suite|parkway|pkwy|broadway)\b\.?.{0,20}$|^p\.?\s?o\.?\sbox\b/iu;
const ORDER_NUMBER =
  /\b(purchase order|work order|sales order)\s?(?:no|number|num|#)?\s?[.:#]*\s{0,3}([A-Z]{0,5}-?\d[\w-]{0,16})\b/i;
const LABEL_ALONE =
  /^(?:date|to|from|cc|sent|dear|attention|attn|page|by|case|account|file|bill(?:ed)? to|ship(?:ped)? to|sold to|remit to)\b/i;
/** 'Invoice No. 2217', 'INVOICE #88'. */
const INVOICE_NUMBER = /\binvoice\s?(?:no|number|num|#)?\s?[.:#]*\s{0,3}([A-Z]{0,5}-?\d[\w-]{1,16})\b/i;

/** A mail or a letter is called by what it is about. */
const ABOUT: ReadonlySet<Kind['id']> = new Set(['email', 'letter', 'demand-letter', 'offer']);

interface Titled {
  lines: readonly TextLine[];
  structure: SummaryAnalysis['structure'];
  kind: Kind;
  /** E-discovery's word for it. */
  type: string;
  /** Without its ending. */
  filename: string;
}

/** What a document is called: its subject, its heading, or what it is; the file's name where its words give nothing. */
export function titleOf({ lines, structure, kind, type, filename }: Titled): string {
  const head = lines.filter(({ text }) => text.trim() !== '').slice(0, HEAD_LINES);
  const isAbout = ABOUT.has(kind.id) || /^(?:Email|Letter|Memo)$/.test(type);
  const subject = isAbout
    ? (readWebMail(lines.map(({ text }) => text).join('\n'))?.subject ??
      structure?.message?.subject ??
      readPrintedHead(head)?.subject ??
      subjectOf(head))
    : null;
  const own = isAbout ? null : shownTitle(structure?.title ?? null, kind);
  const between = type === 'Order' ? caseLine(head) : null;
  const found =
    subject ??
    (isAbout || type === 'Other' ? faxOf(head) : null) ??
    invoiceOf(head, type) ??
    formOf(head) ??
    (type === 'Email' || type === 'Letter' ? null : pressOf(head)) ??
    filedAs(head) ??
    amendmentOf(head) ??
    agreementOf(head) ??
    own ??
    headingOf(head, type) ??
    between;
  const whole = found !== null && GENERIC.test(found) ? (fullerOf(head, found) ?? found) : found;
  const words =
    whole
      ?.replace(/\s+/g, ' ')
      .replace(EXHIBIT_MARK, '')
      .replace(/^[*_#\s]+|[*_#\s]+$/g, '')
      .replace(
        /^(?:THIS|This)\s(?=(?:\p{Lu}[\p{L}]*\s){0,4}(?:AMENDMENT|AGREEMENT|Amendment|Agreement))/u,
        '',
      )
      .replace(type === 'Contract' ? BETWEEN_SIDES : /^$/, '')
      .replace(type === 'Contract' ? /^re:\s+/i : /^$/, '') ?? '';
  if (words !== '')
    return calm(words.length <= LONGEST ? words : `${words.slice(0, LONGEST).replace(/\s+\S*$/, '')} …`);
  return kind.id === 'messages' || type === 'SMS' ? 'Text messages' : filename;
}

/** 'Amendment between Ada Quill and Tice LLC dated May 2, 2031': what a list adds to the title of an agreement. */
const BETWEEN_SIDES = /(?<=\b(?:agreement|amendment|contract|lease|addendum))\s(?:by and )?between\s.*$/i;
/** 'FORM 8-K' on a row of its own. */
const FORM = /^\s*form\s(\d{1,3}-?[A-Z]{1,3}|[A-Z]{1,3}-\d{1,4}[A-Z]{0,3})\s*$/i;
const FORM_LINES = 14;

function formOf(head: readonly TextLine[]): string | null {
  for (const { text } of head.slice(0, FORM_LINES)) {
    const number = FORM.exec(text)?.[1];
    if (number !== undefined) return `Form ${number.toUpperCase()}`;
  }
  return null;
}

const RELEASED = /^\W*(?:for immediate release|press release|news release)\b.{0,40}$/i;

/** The headline of what was given to the press: the first heading of several words below the line that says so. */
function pressOf(head: readonly TextLine[]): string | null {
  const at = head.findIndex(({ text }) => RELEASED.test(text.trim()));
  if (at === -1) return null;
  const below = head.slice(at + 1, at + 8).map(({ text }) => text.trim());
  // A headline in capitals goes on in the next lines.
  const isPartOf = (words: string) => isLoud(words) && /\p{L}{2}/u.test(words) && !/\d{4}$/.test(words);
  const lines = below.flatMap((words, place) => {
    if (place > 0 && isPartOf(words) && isPartOf(below[place - 1] ?? '')) return [];
    const rest = below.slice(place + 1).findIndex((each) => !isPartOf(each));
    return isPartOf(words) && rest > 0
      ? [[words, ...below.slice(place + 1, place + 1 + rest)].join(' ')]
      : [words];
  });
  return lines.find((words) => words.split(/\s+/).length > 3 && (isLoud(words) || isHeading(words))) ?? null;
}

const GENERIC = /^\W*(?:agreement|contract|amendment|addendum|notice|order|report|statement)\W*$/i;
const FIRST_LINES = 9;

/** 'NON-DISCLOSURE AGREEMENT' above, where a later heading says only 'AGREEMENT'. */
function fullerOf(head: readonly TextLine[], generic: string): string | null {
  const word = generic.replace(/\W/g, '').toLowerCase();
  const lines = joined(head.slice(0, FIRST_LINES).map(({ text }) => text.trim()));
  const fuller = lines.find(
    (line) =>
      line.length <= LONGEST &&
      line.toLowerCase().replace(/\W+$/, '').endsWith(` ${word}`) &&
      !EXHIBIT_MARK.test(line) &&
      isHeading(line),
  );
  return fuller ?? null;
}

/** 'Ada Quill to owen@tice.example 7/24/31' stands below the subject. */
const WEB_MAIL = /^\s*\p{Lu}[\p{L} '’.-]{3,60}\sto\s\S+@\S+\.\w{2,}\s{1,4}\d{1,2}\/\d/u;
const UNFINISHED =
  /\b(?:AMENDED AND RESTATED|Amended and Restated|of|for|and|the|to|in|into|by|with|on|concerning|re)$/i;

const BEGUN = /^(?:of|for|to|and|in|on|by|with|from|[Rr]egarding|[Cc]oncerning|AND|OF|FOR|TO|WITH)\s\p{Lu}/u;

/** A heading that ends in a small word goes on in the next line. */
function joined(cells: readonly string[]): string[] {
  const lines: string[] = [];
  for (const cell of cells) {
    const last = lines.at(-1) ?? '';
    const goesOn = BEGUN.test(cell) && cell.length <= LONGEST && isHeading(last) && !/[.:]$/.test(last);
    if (goesOn) lines[lines.length - 1] = `${last} ${cell}`;
    else if (UNFINISHED.test(last) && last.length <= LONGEST)
      lines[lines.length - 1] = `${last} ${cell.replace(/,$/, '')}`;
    else lines.push(cell);
  }
  return lines;
}

/** The subject with the line on which it goes on; a line between address and greeting that stands for one. */
function subjectOf(head: readonly TextLine[]): string | null {
  const printed = head.findIndex(({ text }) => /^\s*\d{1,3} messages?\s*$/i.test(text));
  if (printed > 0) return head[printed - 1]?.text.trim() ?? null;
  const webMail = head.findIndex(({ text }) => WEB_MAIL.test(text));
  if (webMail > 0 && webMail < 6) return head[webMail - 1]?.text.trim() ?? null;
  const at = head.findIndex(({ text }) => SUBJECT.test(text));
  if (at !== -1) {
    const words = SUBJECT.exec(head[at]?.text ?? '')?.[1]?.trim() ?? '';
    const next = head[at + 1]?.text ?? '';
    const goesOn = /[,–-]$|\b(?:of|for|and|the|to|in)$/i.test(words) && !/:/.test(next);
    return goesOn ? `${words} ${next.trim()}` : words;
  }
  const greeting = head.findIndex(({ text }) => /^\s*dear\b/i.test(text));
  const before = head[greeting - 1]?.text.trim() ?? '';
  // Web mail prints its subject over the greeting, and its head at the end.
  const above = head.slice(0, Math.max(0, greeting)).map(({ text }) => text.trim());
  if (above.length > 0 && above.length < 3 && above.every((words) => !/\d{3}|@|:$/.test(words))) {
    const words = above.join(' ');
    if (words.length > 8 && words.length < LONGEST && /\p{Ll}{3}/u.test(words)) return words;
  }
  return greeting > 3 && isSubjectLike(before) ? before : null;
}

const isSubjectLike = (words: string): boolean =>
  words.length > 8 &&
  words.length < 100 &&
  !/\d{5}|,\s[A-Z]{2}\b|[.:]$/.test(words) &&
  /\p{Ll}.*\s.*\p{Ll}/u.test(words) &&
  /\b(?:of|your|for|to|the|and|on|about)\b/i.test(words);

const FILED_AS =
  /^\s*EX-[\d.]+[A-Z]?(?:\.?\(\w{1,3}\))*\.?\s+\d{1,3}\s+\S+\.(?:html?|txt|pdf)\s+((?!EX-)\p{L}.{6,})$/u;

/** What the list of a filing calls its exhibit, on the line that the filing prints above it. */
function filedAs(head: readonly TextLine[]): string | null {
  const at = head.findIndex(({ text }) => FILED_AS.test(text));
  if (at === -1 || at > 2) return null;
  const words = FILED_AS.exec(head[at]?.text ?? '')?.[1]?.trim() ?? '';
  // The heading below says it without what the line breaks off or runs into.
  const below = head.slice(at + 1, at + 6).map(({ text }) => text.trim());
  return PAPER.test(words) && !below.some((line) => isHeading(line) && PAPER.test(line))
    ? runsOut(words)
    : null;
}

/** 'FORM OF AGREEMENTAGREEMENT' runs into the heading. */
const runsOut = (words: string): string =>
  words.replace(/(?<=AGREEMENT)(?=\p{Lu}{3}).*$/u, '').replace(/^form of\s/i, '');

function invoiceOf(head: readonly TextLine[], type: string): string | null {
  for (const { text } of head) {
    const [, name, ordered] = ORDER_NUMBER.exec(text) ?? [];
    if (name !== undefined && /^(?:Statement|Invoice|Other)$/.test(type))
      return `${calm(name.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase()))} ${ordered}`;
    if (type !== 'Invoice') continue;
    const number = INVOICE_NUMBER.exec(text)?.[1];
    if (number !== undefined) return `Invoice ${number}`;
  }
  return null;
}

const CASE_LINE =
  /^(?:(?:In the )?Matter of|In re|People ex rel\.?|Ex parte)\s\p{Lu}.{2,90}$|^\p{Lu}[^:;]{2,80}\sv\.?s?\.?\s\p{Lu}[^:;]{2,80}$/u;
const CASE_LINES = 6;

/** A printed decision without a heading is called by its case. */
function caseLine(head: readonly TextLine[]): string | null {
  const line = head.slice(0, CASE_LINES).find(({ text }) => CASE_LINE.test(text.trim()));
  return line?.text.trim() ?? null;
}

const EXHIBIT_MARK =
  /^\s*EX-[\d.]+[A-Z]?(?:\.?\(\w{1,3}\))*\.?\s+\d{1,3}\s+\S+\.(?:html?|txt|pdf)\s+|^\s*(?:EX(?:HIBIT)?|Exhibit|Annex|ANNEX)[-.\s]{0,2}["“”]?[\dA-Z]{1,3}(?:\.\d{1,2})?["“”]?\s+/;
/** 'DISTRIBUTION AGREEMENT Agreement made this 3rd day …': a title in capitals on one line with what follows. */
const RUN_ON =
  /^\s*(?:Page \d+ of \d+\s+)?((?:[\p{Lu}\d#&'’,./-]+\s+){0,9}?(?:AGREEMENT|LEASE|CONTRACT|ADDENDUM|AMENDMENT)(?:\s+(?:NO\.?\s*\d{1,2}|#?\d{1,2}|ADDENDUM\s+[IVX\d]{1,3}|[IVX]{1,4}))?)(?=\s+(?:This|THIS|Agreement|The|Made|made|dated|In|By|For|As|Pursuant|Dated|[Bb]etween|WHEREAS|Whereas|I|We|Reference|FOR)\b)/u;

/** The title of an agreement that goes on in the same line. */
function agreementOf(head: readonly TextLine[]): string | null {
  for (const { text } of head.slice(0, 4)) {
    // A heading that is whole goes on in the next line, and runs into no sentence.
    if (!/\p{Ll}/u.test(text)) continue;
    const title = RUN_ON.exec(text.replace(EXHIBIT_MARK, ''))?.[1];
    if (title !== undefined && title.length > 6) return title;
  }
  return null;
}

const AMENDS =
  /^(?:(?:first|second|third|fourth|fifth|sixth|\d{1,2}(?:st|nd|rd|th))\s)?(?:amendment|addendum|supplement)\b.{0,12}\bto\b.*\b(?:agreement|lease|contract|note|plan)\b.{0,90}$/i;

/** What changes an agreement, by a heading that goes over several lines. */
function amendmentOf(head: readonly TextLine[]): string | null {
  const lines = joined(head.slice(0, 12).map(({ text }) => text.trim()));
  return lines.find((words) => AMENDS.test(words) && words.length <= LONGEST && isLoud(words)) ?? null;
}
const isLoud = (words: string): boolean => !/\p{Ll}{2}/u.test(words);

/** A row of a table, an item of a list, the rest of a sentence. */
const isRow = (words: string): boolean =>
  (words.match(/\b\d[\d,./-]*\b/g) ?? []).length > 3 || /^(?:\d{1,2}[.)]\s|\d{1,2}\/\d|[.,;•])/.test(words);

/** A line that says that a fax is one: all that many of them have for a title. */
const FAX =
  /^\W{0,3}((?:confidential\s)?(?:fax|facsimile|telecopy|telecopier)(?:\s(?:transmission|transmittal|cover|message|memo(?:randum)?|form|letter|sheet|page))*)\W{0,3}$/i;
const PARTED_FAX = /^(?:transmission|transmittal)?\s?cover (?:sheet|page)$/i;

/** 'Confidential Facsimile' with 'Transmission Cover Sheet' below it. */
function faxOf(head: readonly TextLine[]): string | null {
  const cells = head.slice(0, 25).flatMap(({ text }) => text.trim().split(/\s{3,}|\t/));
  const at = cells.findIndex((words) => FAX.test(words));
  if (at === -1) return null;
  const words = FAX.exec(cells[at] ?? '')?.[1] ?? '';
  const next = (cells[at + 1] ?? '').trim();
  return PARTED_FAX.test(next) ? `${words} ${next}` : words;
}

const IS_DAY = /^\p{Lu}\p{L}{2,8}\.?\s\d{1,2},\s\d{4}$/u;
/** A noun of paper and what it is of, about or after. */
const SPECIFIC = new RegExp(`${PAPER.source}\\s(?:of|for|to|after|on|regarding|concerning)\\s`, 'i');

const ENDS_AS_PAPER = new RegExp(`${PAPER.source}\\W*$`, 'i');

/** A heading of two lines is longer than one of one. */
function isLongHeading(words: string): boolean {
  if (words.length > LONGEST || /[.,;:]$/.test(words)) return false;
  const all = words.split(' ');
  const half = Math.ceil(all.length / 2);
  return isHeading(all.slice(0, half).join(' ')) && isHeading(all.slice(half).join(' '));
}

/** 'Notice of Intent to Sue under the Larch Records Act': a heading with small words that no title in capitals has. */
const isOpening = (words: string): boolean =>
  /^(?:notice|request|demand|motion|petition|complaint|letter|statement|report|declaration|affidavit|agreement)\b/i.test(
    words,
  ) &&
  isHeading(
    words.replace(/\b(?:under|with|from|between|against|into|upon|over|about|regarding|concerning)\b/g, 'of'),
  );

/** The heading that names a paper; else the first heading that names nobody. */
function headingOf(head: readonly TextLine[], type: string): string | null {
  const cells = joined(head.slice(0, 25).flatMap(({ text }) => text.trim().split(/\s{3,}|\t/)));
  const headings = cells.filter(
    (words) =>
      words.length > 3 &&
      words.length <= LONGEST &&
      (isHeading(words) || isLongHeading(words) || isOpening(words)) &&
      !LABEL_ALONE.test(words) &&
      !STAMP.test(words) &&
      !/^EX-[\d.]+\S*\s/.test(words) &&
      !ADDRESS.test(words) &&
      !/^\p{Ll}/u.test(words) &&
      !/:$/.test(words) &&
      !/:\s*\S/.test(words) &&
      !isRow(words) &&
      !IS_DAY.test(words),
  );
  const named = headings.filter((words) => PAPER.test(words) && !isEntity(words.replace(PAPER, '')));
  // 'SMALL CLAIMS ORDER' is the form; 'Order after Hearing and Notice of Time and Place' is what this one is.
  const byPaper =
    named.slice(0, 3).find((words) => SPECIFIC.test(words)) ??
    named.slice(0, 3).find((words) => ENDS_AS_PAPER.test(words)) ??
    named[0];
  const first = byPaper ?? headings.find((words) => PAPER.test(words));
  if (first !== undefined) return first;
  if (/^(?:Letter|Email|Order)$/.test(type)) return null;
  return (
    headings.find((words) => !isEntity(words) && /\s/.test(words) && !/\d{5}|\d{3}-\d{4}/.test(words)) ?? null
  );
}
