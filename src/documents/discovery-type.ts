import type { Classification } from '../papers/classify.ts';
import { isByCourt, kindOf } from '../papers/kind-of.ts';
import { type KindId, SURE_ENOUGH } from '../papers/kinds.ts';
import { readLines } from '../text/lines.ts';
import { readWebMail } from './discovery-web-mail.ts';
import { readPrintedHead } from './mail-head.ts';

const HEAD = 4000;

/** What a paper looks like to a reviewer, the first that fits; the words stand near its top. */
/** 'Ada Quill to owen@tice.example 7/24/31' near the top, as web mail is printed. */
const WEB_MAIL = /^\p{Lu}[\p{L} '’.-]{3,60}\sto\s\S+@\S+\.\w{2,}\s{1,4}\d{1,2}\/\d{1,2}\/\d{2,4}/mu;
const FIELD_LINES = 40;

/** The boxes at the head: those of a mail, those of a memorandum, or none. */
function boxed(text: string): 'Email' | 'Memo' | null {
  const lines = readLines(text.slice(0, HEAD)).slice(0, FIELD_LINES);
  const head = readPrintedHead(lines);
  if (head === null) return null;
  if (head.isMail) return head.subject !== null || head.to.length > 0 ? 'Email' : null;
  const isGreeted = lines.some(({ text: words }) => /^\s*dear\b/i.test(words));
  return head.subject !== null && head.to.length > 0 && !isGreeted ? 'Memo' : null;
}

const LOOKS: readonly { type: string; pattern: RegExp; confidence: number }[] = [
  {
    type: 'Memo',
    pattern:
      /^[ \t]*(?:[\w&' ]{0,30}[ \t])?(?:inter-?office[ \t]+)?memo(?:randum)?(?:[ \t]+(?:to (?:the )?file|for record))?[ \t]*$/im,
    confidence: 0.8,
  },
  {
    type: 'Notice',
    // A heading: 'the supplemental notice of' may begin a line of any letter.
    pattern:
      /^[ \t]*(?:(?:[A-Z0-9][\w'-]*|of|to|the|and|for)[ \t]){0,6}(?:NOTICE|Notice)\b(?! of debt)[^.;]{0,60}$/m,
    confidence: 0.7,
  },
  {
    type: 'Lease',
    pattern: /^[ \t]*(?:[\w']+[ \t]){0,6}(?:lease|rental agreement)(?:[ \t][\w']+){0,3}[ \t]*$/im,
    confidence: 0.75,
  },
  {
    type: 'Statement',
    pattern:
      /^.{0,60}\b(?:(?:bank|account|brokerage|credit card|loan|earnings|tenant) (?:statement|ledger)|statement of (?:account|earnings)|statement period|ledger)\b/im,
    confidence: 0.8,
  },
  {
    type: 'Statement',
    pattern: /^[ \t]*(?:witness[ \t]|sworn[ \t]|written[ \t])?statement (?:of|by)\b/im,
    confidence: 0.7,
  },
  {
    type: 'Invoice',
    pattern:
      /\binvoice\s*(?:#|no\b|number|date|[A-Z]{0,5}-?\d)|\bamount due\b|\bbill to\b|^[ \t]*(?:billing statement|invoice)\b/im,
    confidence: 0.85,
  },
  { type: 'SMS', pattern: /\b(?:text messages?|iMessage|SMS|WhatsApp)\b/i, confidence: 0.7 },
  { type: 'Letter', pattern: /^\s*dear\s+(?:mr|ms|mrs|dr|sir|madam|[A-Z])/im, confidence: 0.75 },
  {
    type: 'Contract',
    pattern:
      /\b(?:agreement|contract)\b[\s\S]{0,600}\b(?:by and between|the parties agree|hereinafter|is (?:made|entered into))\b|^[ \t]*promissory note\b/im,
    confidence: 0.8,
  },
  {
    type: 'Contract',
    pattern:
      /^.{0,60}?\b(?:[A-Z&'’-]+[ \t]+){1,8}(?:AGREEMENT|CONTRACT)\b[\s\S]{0,900}\b(?:agrees?|parties|undersigned|between)\b/m,
    confidence: 0.7,
  },
  { type: 'Report', pattern: /^[ \t]*(?:[\w' ]{0,40}[ \t])?report\b/im, confidence: 0.65 },
];

/** E-discovery's words for kinds of paper that its words say for sure. */
const REVIEW_TYPES: Partial<Record<KindId, string>> = {
  email: 'Email',
  messages: 'SMS',
  contract: 'Contract',
  lease: 'Lease',
  letter: 'Letter',
  'demand-letter': 'Letter',
  offer: 'Letter',
  statement: 'Statement',
  affidavit: 'Statement',
  'status-report': 'Report',
  medical: 'Report',
  'eviction-notice': 'Notice',
  notice: 'Notice',
  'notice-hearing': 'Notice',
  'notice-filing': 'Notice',
  'notice-removal': 'Notice',
  'notice-appeal': 'Notice',
  'notice-appearance': 'Notice',
  'notice-dismissal': 'Notice',
};
/** Kinds of which the looks of a paper say more: a bill is a statement of charges, a memorandum a kind of letter. */
const LOOKED_AT: ReadonlySet<KindId> = new Set([
  'statement',
  'letter',
  'other',
  'contract',
  'offer',
  'form',
  'exhibit',
  'notice',
  'receipt',
  'memorandum',
  'disclosure-statement',
]);
const OF_COURT =
  /\b(?:court|tribunal|chancery|commission|adjudicat\w+)\b|\b(?:judge|justice|magistrate|chancellor|referee)\b/i;

/** The kind of a paper by its words; none of a court where no court is named in it. */
function sureKind(
  text: string,
  { type, confidence }: Pick<Classification, 'type' | 'confidence'>,
): KindId | null {
  const kind = kindOf(type);
  if (kind === null || confidence < SURE_ENOUGH) return null;
  return isByCourt(type) && !OF_COURT.test(text.slice(0, HEAD)) ? null : kind;
}

/** A table and slides are that by their files, whatever stands in them. */
const FILES: readonly { type: string; ending: RegExp }[] = [
  { type: 'Spreadsheet', ending: /\.(?:xls[xmb]?|ods|csv|tsv|numbers)$/i },
  { type: 'Presentation', ending: /\.(?:pp[ts]x?|odp)$/i },
];
/** The forms on which a company reports to the securities commission. */
const REPORTED = /^\s*form\s(?:8-K|10-[KQ]|20-F|6-K|40-F)(?:\/A)?\s*$/im;
const SURE_OF_FILE = 0.95;
const TITLE = 260;
/** 'SALES AGREEMENT' at the top. */
const TITLED = /^(?![\s\S]*\b(?:lease|rental)\b)[\s\S]*?\b(?:AGREEMENT|Agreement|CONTRACT)\b/i;

/** The sort of evidence a document is, for the document-type picker of e-discovery review. */
export function discoveryType(
  text: string,
  classification: Pick<Classification, 'type' | 'confidence'>,
  filename = '',
): { type: string; confidence: number } {
  const { type, confidence } = classification;
  const byFile = FILES.find(({ ending }) => ending.test(filename));
  if (byFile !== undefined) return { type: byFile.type, confidence: SURE_OF_FILE };
  const boxes = boxed(text);
  if (kindOf(type) === 'email')
    return boxes === 'Memo' ? { type: 'Memo', confidence: 0.8 } : { type: 'Email', confidence };
  if (WEB_MAIL.test(text.slice(0, 600)) || readWebMail(text) !== null)
    return { type: 'Email', confidence: 0.8 };
  if (REPORTED.test(text.slice(0, HEAD))) return { type: 'Report', confidence: 0.85 };
  const kind = sureKind(text, classification);
  const own = kind === null ? undefined : isByCourt(type) ? 'Order' : REVIEW_TYPES[kind];
  const isLookedAt = kind === null || LOOKED_AT.has(kind);
  if (own !== undefined && !isLookedAt) return { type: own, confidence };
  // A court paper that is none of these types is not made one by a word in it.
  // One with boxes goes from somebody to somebody, and to no court.
  const isPleading = kind === 'memorandum' && boxes === null && OF_COURT.test(text.slice(0, HEAD));
  if (isLookedAt && !isPleading && boxes !== null) return { type: boxes, confidence: 0.8 };
  // An agreement that names invoices or leases on its way is none.
  if (kind === 'contract' && TITLED.test(text.slice(0, TITLE)) && !boxes)
    return { type: 'Contract', confidence };
  const look =
    isLookedAt && !isPleading ? LOOKS.find(({ pattern }) => pattern.test(text.slice(0, HEAD))) : undefined;
  if (look) return { type: look.type, confidence: look.confidence };
  if (own !== undefined) return { type: own, confidence };
  return { type: 'Other', confidence: Math.min(0.5, confidence) };
}
