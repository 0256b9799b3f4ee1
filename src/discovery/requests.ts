import { cleanText, isHeading, linesBetween, type Paper } from '../papers/paper.ts';
import { pageAt } from '../text/pages.ts';
import { findCertificate } from './certificate.ts';
import { kindsIn, numberValue } from './labels.ts';
import { type Mark, readDiscoveryLines, walk } from './parse-requests.ts';
import { subParts, trimmedEnd } from './parts.ts';
import type {
  DiscoveryReading,
  DiscoveryRepository,
  ItemFlag,
  Passage,
  RequestItem,
  RequestKind,
} from './schema.ts';
import { readTitle } from './title.ts';

const OF_REPOSITORY: Readonly<Record<DiscoveryRepository, RequestKind>> = {
  'document-production': 'production',
  interrogatories: 'interrogatory',
  admissions: 'admission',
};

/** The kind of request that a card is for. */
export function kindOfRepository(repository: DiscoveryRepository): RequestKind {
  return OF_REPOSITORY[repository];
}

type RequestMark = Extract<Mark, { type: 'request' }>;

const TEMPLATE_LINE = /^(?:\{[%{#].*[%}#]\}\s*)+$/;
const INLINE_ANSWER = /(?<=[.?!:)]\s{1,4})(?:ANSWER|RESPONSE|Answer|Response):\s*/;

/**
 * Reads the numbered requests out of a discovery paper, with what stands under 'ANSWER:' or 'RESPONSE:' below them.
 * `text` has its pages joined by form feeds. Numbers are kept as printed, gaps and restarts are told of, and what
 * cannot be read is flagged; `repository` is the card the paper was filed under and decides only where the paper
 * itself does not say what kind of request it is.
 */
export function readDiscovery(text: string, repository: DiscoveryRepository | null): DiscoveryReading {
  const paper = readDiscoveryLines(text);
  const title = readTitle(paper);
  const first = walk(paper, { anywhere: false });
  const hasRequests = first.marks.some(({ type }) => type !== 'stop');
  const { marks, warnings } = hasRequests || isOtherPaper(paper) ? first : walk(paper, { anywhere: true });
  const hint = repository === null ? null : kindOfRepository(repository);
  const titled = kindsIn(title.text ?? '');
  const items = itemsOf(paper, marks, titled.length === 1 ? (titled[0] ?? hint) : hint);
  const isUnheaded = !hasRequests && items.length > 0;
  return {
    items,
    title: title.text,
    set: title.set,
    askedBy: title.askedBy,
    askedOf: title.askedOf,
    isResponse: title.isResponse,
    certificate: findCertificate(paper),
    warnings: [
      ...(isUnheaded
        ? [
            'No heading says where the requests begin. Check that these are requests, and that none is missing.',
          ]
        : []),
      ...warnings,
      ...tellGaps(items),
    ],
  };
}

/** A motion about discovery speaks of requests and makes none. */
function isOtherPaper({ lines }: Paper): boolean {
  return lines
    .slice(0, 40)
    .some(({ text }) => /\bMOTION (?:TO|FOR)\b|^(?:AFFIDAVIT|SUBPOENA|ORDER|COMPLAINT)\b/.test(text));
}

function itemsOf(paper: Paper, marks: readonly Mark[], fallback: RequestKind | null): RequestItem[] {
  const items: RequestItem[] = [];
  const seen = new Map<string, { count: number; run: number }>();
  const byNumber = new Map<string, RequestItem>();
  let current: RequestItem | null = null;
  marks.forEach((mark, index) => {
    if (mark.type === 'stop') return;
    const limit = marks[index + 1]?.at ?? paper.text.length;
    if (mark.type === 'request') {
      current = readItem(paper, mark, limit, fallback, seen);
      items.push(current);
      byNumber.set(numberKey(current.kind, current.number), current);
      return;
    }
    const named = mark.number === null ? current : answered(mark, current, byNumber, fallback);
    if (named === null) {
      current = answerAlone(paper, mark, fallback, seen);
      items.push(current);
      byNumber.set(numberKey(current.kind, current.number), current);
    } else current = named;
    current.answer = joined(paper, current.answer, mark.body, limit);
  });
  return items;
}

function numberKey(kind: RequestKind, number: string | null): string {
  return `${kind}-${number === null ? '?' : (numberValue(number) ?? number)}`;
}

/** The request above that an answer's label names; null where the paper does not restate it. */
function answered(
  mark: Extract<Mark, { type: 'answer' }>,
  current: RequestItem | null,
  byNumber: ReadonlyMap<string, RequestItem>,
  fallback: RequestKind | null,
): RequestItem | null {
  const value = numberValue(mark.number ?? '');
  if (
    current?.number &&
    numberValue(current.number) === value &&
    (mark.kind ?? current.kind) === current.kind
  ) {
    return current;
  }
  const kind = mark.kind ?? current?.kind ?? fallback ?? 'interrogatory';
  return byNumber.get(numberKey(kind, mark.number)) ?? null;
}

function answerAlone(
  paper: Paper,
  mark: Extract<Mark, { type: 'answer' }>,
  fallback: RequestKind | null,
  seen: Map<string, { count: number; run: number }>,
): RequestItem {
  const start: RequestMark = {
    ...mark,
    type: 'request',
    isLabeled: true,
    run: 0,
    hasHeading: true,
    body: mark.at,
  };
  return { ...readItem(paper, start, mark.at, fallback, seen), flags: [] };
}

/** 'OBJECTION: …' and 'RESPONSE: …' below one request are one answer. */
function joined(paper: Paper, before: Passage | null, body: number, limit: number): Passage {
  const start = before?.start ?? body;
  const end = contentEnd(paper, body, limit);
  return {
    text: [before?.text, withoutTemplate(cleanText(paper, body, end))].filter(Boolean).join(' '),
    page: pageAt(paper.pageStarts, skipSpace(paper.text, start, end)),
    start: skipSpace(paper.text, start, end),
    end: Math.max(end, start),
  };
}

function skipSpace(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && /\s/.test(text.charAt(at))) at += 1;
  return at;
}

function readItem(
  paper: Paper,
  mark: RequestMark,
  limit: number,
  fallback: RequestKind | null,
  seen: Map<string, { count: number; run: number }>,
): RequestItem {
  const stretch = paper.text.slice(mark.body, limit);
  const inline = INLINE_ANSWER.exec(stretch);
  const stop = inline === null ? limit : mark.body + inline.index;
  const end = contentEnd(paper, mark.body, stop);
  const text = withoutTemplate(cleanText(paper, mark.body, end));
  const told = mark.kind ?? kindByVerb(text) ?? fallback;
  const kind = told ?? 'interrogatory';
  const flags = flagsOf(text, mark, told);
  const key = `${kind}-${mark.number?.toLowerCase() ?? 'unread'}`;
  const known = seen.get(key);
  seen.set(key, { count: (known?.count ?? 0) + 1, run: mark.run });
  if (known !== undefined && mark.number !== null && (mark.isLabeled || known.run === mark.run)) {
    flags.push('number-repeated');
  }
  return {
    key: known === undefined ? key : `${key}#${known.count + 1}`,
    kind,
    number: mark.number,
    text,
    page: pageAt(paper.pageStarts, mark.at),
    lastPage: pageAt(paper.pageStarts, Math.max(mark.at, end - 1)),
    start: mark.at,
    end: Math.max(end, mark.body),
    parts: subParts(paper, mark.body, end),
    flags,
    answer: inline === null ? null : joined(paper, null, stop + inline[0].length, limit),
  };
}

/** The end of what belongs to a mark: headings of the next group of requests and marks of templates are left out. */
function contentEnd(paper: Paper, start: number, limit: number): number {
  const lines = linesBetween(paper, start, limit);
  while (lines.length > 1) {
    const last = lines.at(-1);
    const before = lines.at(-2);
    if (last === undefined || before === undefined || last.start < start) break;
    const isGroup = isGroupName(last.text) && /[.;:?!)”"}_]\s*$/.test(before.text);
    if (!isGroup && !TEMPLATE_LINE.test(last.text)) break;
    lines.pop();
  }
  const end = Math.min(lines.at(-1)?.end ?? start, limit);
  return Math.max(start, trimmedEnd(paper.text, start, end));
}

/** The name of a group of requests, such as 'Problems with the Apartment'. */
function isGroupName(text: string): boolean {
  if (text.length > 60 || /[.,;:?!]$/.test(text)) return false;
  return isHeading(text.replace(/\b(?:with|from|about|that|under|over|between|concerning)\b/g, ''));
}

function withoutTemplate(text: string): string {
  return text
    .replace(/\{[%#][^{}]{0,300}[%#]\}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function kindByVerb(text: string): RequestKind | null {
  if (/^(?:please )?admit\b/i.test(text)) return 'admission';
  if (/^(?:please )?(?:produce\b|to produce\b)/i.test(text)) return 'production';
  return null;
}

/** Whether the words cannot be trusted: next to no letters among them, or signs that reading leaves for what it lost. */
export function isUnreadable(text: string): boolean {
  const dense = text.replace(/[\s_.…-]/g, '');
  if (dense.length < 4) return false;
  const letters = dense.replace(/[^\p{L}\p{N}]/gu, '').length;
  return letters / dense.length < 0.6 || (text.match(/[\ufffd~|^\\]/g) ?? []).length / dense.length > 0.08;
}

function flagsOf(text: string, mark: RequestMark, kind: RequestKind | null): ItemFlag[] {
  const flags: ItemFlag[] = [];
  if (mark.number === null || numberValue(mark.number) === null) flags.push('number-unreadable');
  if (!/\p{L}{2,}/u.test(text)) flags.push('text-missing');
  else if (isUnreadable(text)) flags.push('text-unreadable');
  if (kind === null) flags.push('kind-unsure');
  if (!mark.hasHeading) flags.push('no-heading');
  return flags;
}

const NAMES: Readonly<Record<RequestKind, string>> = {
  interrogatory: 'interrogatory',
  production: 'request for production',
  admission: 'request for admission',
};

function tellGaps(items: readonly RequestItem[]): string[] {
  const warnings: string[] = [];
  for (const kind of ['interrogatory', 'production', 'admission'] as const) {
    const missing: number[] = [];
    let last: number | null = null;
    for (const item of items) {
      const value = item.kind !== kind || item.number === null ? null : numberValue(item.number);
      if (value === null) continue;
      if (last !== null) for (let gap = last + 1; gap < value; gap += 1) missing.push(gap);
      last = value;
    }
    if (missing.length === 0) continue;
    const listed = missing.slice(0, 12).join(', ') + (missing.length > 12 ? ' …' : '');
    warnings.push(
      `No ${NAMES[kind]} numbered ${listed} was found: the paper skips it, or it could not be read.`,
    );
  }
  return warnings;
}
