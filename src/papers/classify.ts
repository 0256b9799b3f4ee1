import { readLines, type TextLine } from '../text/lines.ts';
import { pageOf } from '../text/pages.ts';
import { bankruptcyKind } from './classify-bankruptcy.ts';
import { BODY_CUES } from './classify-cues.ts';
import { kindAfterDecision } from './classify-decided.ts';
import { voteByChat, voteByDocket, withoutRows } from './classify-docket.ts';
import { putsOutOfHome } from './classify-eviction.ts';
import { voteByFiling } from './classify-filing.ts';
import { tellsOfTaking } from './classify-holder.ts';
import { voteByReview } from './classify-opinion.ts';
import { keepsAway } from './classify-protection.ts';
import { tellsOfSale } from './classify-sale.ts';
import { voteByOfficer, votesBySigning, withoutDecisions } from './classify-signing.ts';
import { ownTitles } from './classify-titles.ts';
import { voteByTranscript } from './classify-transcript.ts';
import { opinionOn } from './kind-model.ts';
import { type FilingCategory, type KindId, kindById, type PaperKind, type PaperType } from './kinds.ts';
import { findTitles } from './titles.ts';
import { type Cue, type Vote, weigh } from './weigh-kinds.ts';

export interface ClassifyInput {
  /** Extracted text, pages joined by form feeds. */
  text: string;
  filename: string;
  mimeType?: string | null;
}

export interface Classification {
  /** The kind's name on the screen. */
  type: PaperType;
  /** The kind's key in the table of kinds. */
  id: KindId;
  /** The category that it is filed under when nobody chooses one. */
  filedAs: FilingCategory;
  /** The eval's word for it. */
  kind: PaperKind;
  /** 0–1. */
  confidence: number;
  because: string;
  cue: Cue | null;
  runnerUp: { type: PaperType; confidence: number } | null;
}

/**
 * Says what kind of paper a text is, by its title first, then by its wording, then by the file name; whole
 * words, most specific first. Rules, not a language model: the same text always gives the same answer. A
 * classification is a suggestion: below `SURE_ENOUGH` keep what the user chose, and never start a deadline by it.
 */
export function classifyDocument({ text, filename, mimeType }: ClassifyInput): Classification {
  const lines = readLines(text);
  const docket = voteByDocket(text, lines);
  const titles = votesBySigning(voteByTitle(docket.length > 0 ? withoutRows(lines) : lines), lines);
  // A motion may have its draft of an order behind it.
  const titled = titles.some((vote) => vote.confidence >= 0.8 && kindById(vote.type).coarse !== 'order');
  const unsigned = titled ? [] : voteUnsigned(text);
  const filing = voteByFiling(lines);
  const formed = filing.length > 0 ? filing : voteByReview(lines);
  const votes =
    formed.length > 0
      ? formed
      : [
          ...voteByFormat(filename, mimeType ?? null, lines),
          ...docket,
          ...voteByChat(lines),
          ...voteByTranscript(lines),
          ...voteByMailHead(lines),
          ...voteByOfficer(lines),
          ...belowTheBench(unsigned.length === 0 ? titles : withoutDecisions(titles), [
            ...voteByBody(text),
            ...voteBySignature(text),
          ]),
          ...unsigned,
          ...voteByFilename(filename),
        ];
  const weighed = weigh(rank(votes), opinionOn(lines), text);
  const [best, second] = weighed;
  if (!best) return unknown(lines.length === 0);
  const runnerUp = second ? { type: kindById(second.type).name, confidence: round(second.confidence) } : null;
  const id = finerKind(best.type, { text, lines, titles });
  return { ...best, ...namesOf(id), confidence: round(best.confidence), runnerUp };
}

interface Looked {
  text: string;
  lines: readonly TextLine[];
  titles: readonly Vote[];
}

/** What carries out a judgment is told apart by what it takes, or asks; what was agreed to, from what was decided. */
function finerKind(kind: KindId, { text, lines, titles }: Looked): KindId {
  if (tellsOfTaking(text, kind)) return 'garnishment';
  const isNotice = kind === 'notice';
  if ((kind === 'writ' || isNotice) && putsOutOfHome(lines, isNotice)) return 'eviction-writ';
  const best = titles.toSorted((one, other) => other.confidence - one.confidence);
  const words = best.flatMap(({ cue }) => cue?.quote ?? []);
  if (keepsAway(kind, text, words)) return 'protection-order';
  if (tellsOfSale(kind, text, words)) return 'sale-notice';
  return bankruptcyKind(kind, text, words) ?? kindAfterDecision(kind, text, words) ?? kind;
}

function namesOf(id: KindId): Pick<Classification, 'type' | 'id' | 'filedAs' | 'kind'> {
  const { name, filedAs, coarse } = kindById(id);
  return { type: name, id, filedAs, kind: coarse };
}

/** One entry for the kinds that are filed together: its strongest vote, raised a little by each further independent one. */
function rank(votes: readonly Vote[]): Vote[] {
  const byFamily = new Map<string, Vote>();
  for (const vote of [...votes].sort((a, b) => b.confidence - a.confidence)) {
    const held = byFamily.get(kindById(vote.type).filedAs);
    if (!held) byFamily.set(kindById(vote.type).filedAs, { ...vote });
    else held.confidence = Math.min(0.99, held.confidence + (1 - held.confidence) * vote.confidence * 0.25);
  }
  return [...byFamily.values()].sort((a, b) => b.confidence - a.confidence);
}

function unknown(empty: boolean): Classification {
  const because = empty
    ? 'No text could be read, so nothing says what kind of paper this is.'
    : 'No title and no wording of a court paper, e-mail or contract was found.';
  return { ...namesOf('other'), confidence: 0.3, because, cue: null, runnerUp: null };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

const MAIL_TYPES = new Set(['message/rfc822', 'application/vnd.ms-outlook']);
const MAIL_FIELD = /^(?:from|sender|to|sent|date|subject|cc|bcc|reply-to):/i;

function voteByFormat(filename: string, mimeType: string | null, lines: readonly TextLine[]): Vote[] {
  const named = /\.(?:eml|msg)$/i.test(filename);
  const typed = mimeType !== null && MAIL_TYPES.has(mimeType);
  if (!typed && (!named || mimeType === 'text/plain' || mimeType === 'application/pdf')) return [];
  const headed = lines.slice(0, 25).some((line) => MAIL_FIELD.test(line.text));
  const confidence = typed || headed || lines.length < 12 ? 0.97 : 0.7;
  return [{ type: 'email', confidence, because: 'The file itself is a stored e-mail.', cue: null }];
}

/** As programs for mail print a sender: with the address and no colon, or with the day behind the address. */
const PRINTED_SENDER =
  /^from\s[^\n]{0,80}\S@\S|<[^\s<]{1,64}@[^\s<]{1,120}>\s{1,20}(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,/i;
const PRINTED_READER = /^to:?\s[^\n]{0,120}\S/i;

/** The address of a sender on a line of its own, and the day and hour of sending right below it. */
function isPrintedSender(head: readonly TextLine[], at: number): boolean {
  if (!/^<[^\s<>]{1,64}@[^\s<>]{1,120}>$/.test(head[at]?.text ?? '')) return false;
  return head
    .slice(at + 1, at + 3)
    .some(({ text }) => /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,\s/i.test(text));
}

function voteByMailHead(lines: readonly TextLine[]): Vote[] {
  const head = lines.filter((line) => !line.noise).slice(0, 25);
  const printed = head
    .slice(0, 14)
    .find(({ text }, at) => PRINTED_SENDER.test(text) || isPrintedSender(head, at));
  if (printed && head.some(({ text }) => PRINTED_READER.test(text))) {
    const cue = cueAt(printed);
    const because = `It begins with the heading of an e-mail: “${cue.quote}” (page ${cue.page}).`;
    return [{ type: 'email', confidence: 0.96, because, cue, isTitle: true }];
  }
  const from = head.find((line) => /^(?:from|sender):\s*\S/i.test(line.text));
  const fields = head.filter((line) => MAIL_FIELD.test(line.text)).length;
  const to = head.find((line) => /^to:\s*\S/i.test(line.text));
  if (!from && to && fields >= 3 && head.some((line) => /^subject:/i.test(line.text))) {
    const cue = cueAt(to);
    const because = `It begins with the heading of an e-mail: “${cue.quote}” (page ${cue.page}).`;
    return [{ type: 'email', confidence: 0.64, because, cue }];
  }
  if (!from || fields < 3) return [];
  const memo = head.find((line) => /^(?:(?:inter-?)?office )?memo(?:randum)?$/i.test(line.text));
  if (memo && memo.start < from.start) {
    const cue = cueAt(memo);
    const because = `It is headed “${cue.quote}” (page ${cue.page}), with the names of sender and reader below.`;
    return [{ type: 'letter', confidence: 0.93, because, cue }];
  }
  const early = head.indexOf(from) < 8;
  const cue = cueAt(from);
  const because = `It begins with the heading of an e-mail: “${cue.quote}” (page ${cue.page}).`;
  return [{ type: 'email', confidence: early ? 0.9 : 0.62, because, cue }];
}

function voteByTitle(lines: readonly TextLine[]): Vote[] {
  return ownTitles(findTitles(lines)).flatMap((title) => {
    if (title.isSubject === true) return [];
    const cue = { quote: title.words, page: title.page, start: title.start, end: title.end };
    const because = `Its title reads “${cue.quote}” (page ${cue.page}).`;
    return [{ type: title.type, confidence: title.score, because, cue, isTitle: true }];
  });
}

const BODY_CHARACTERS = 30_000;

function voteByBody(text: string): Vote[] {
  const head = text.slice(0, BODY_CHARACTERS);
  const page = head.indexOf('\f');
  return BODY_CUES.flatMap(({ type, pattern, weight, within, isFirst }) => {
    const upTo = isFirst === true && page !== -1 ? Math.min(page, within ?? page) : within;
    const hit = pattern.exec(upTo === undefined ? head : head.slice(0, upTo));
    if (!hit) return [];
    const start = hit.index + (hit[0].length - hit[0].trimStart().length);
    const end = Math.min(hit.index + hit[0].trimEnd().length, start + 160);
    const cue = { quote: text.slice(start, end), page: pageOf(text, start), start, end };
    const shown = cue.quote.replace(/\s+/g, ' ');
    // Wording far into a paper says less: motions quote orders, orders quote complaints.
    const confidence = hit.index < 4000 ? weight : weight - 0.15;
    return [{ type, confidence, because: `Its wording says so: “${shown}” (page ${cue.page}).`, cue }];
  });
}

const JUDGE_SIGNED =
  /\b(?:(?:united states|u\.s\.) (?:district|magistrate|bankruptcy|circuit) judge|judge of the (?:\w+ ){1,3}court|district (?:court )?judge|judge presiding|(?:superior|circuit) court judge|judge, \w+ (?:district|circuit|superior) court)\b/gi;
const TAIL_CHARACTERS = 2500;

/** A judge's name and office under the last lines, where no party submits the paper. */
function voteBySignature(text: string): Vote[] {
  const from = Math.max(0, text.length - TAIL_CHARACTERS);
  const tail = text.slice(from);
  const hit = [...tail.matchAll(JUDGE_SIGNED)].at(-1);
  if (!hit || /respectfully submitted|attorneys? for|certificate of service|pro se\b/i.test(tail)) return [];
  const start = from + hit.index;
  const cue = { quote: hit[0], page: pageOf(text, start), start, end: start + hit[0].length };
  const because = `A judge's office stands under its last lines: “${cue.quote}” (page ${cue.page}).`;
  return [{ type: 'order', confidence: 0.66, because, cue }];
}

const BLANK_FOR_JUDGE =
  /_{6,}[^\S\n]*\n[^\S\n]*(?:(?:The )?Hon[^\n]{0,50}\n[^\S\n]*)?[^\n]{0,60}?\b(?:judge|magistrate)\b/i;
const SUBMITTED =
  /^[^\S\n]*(?:(?:respectfully )?submitted(?: by)?|prepared by|presented by|approved(?: as to form)?)\b[^\n]{0,40}[:;,]?[^\S\n]*$/im;
const COMMANDS = /\bit is (?:hereby |therefore |further )*(?:ordered|adjudged|decreed)\b|\bso ordered\b/i;

/** An order that a party drew up: the line for the judge is blank and a party submits or approves it. */
function voteUnsigned(text: string): Vote[] {
  const from = Math.max(0, text.length - TAIL_CHARACTERS);
  const tail = text.slice(from);
  const hit = BLANK_FOR_JUDGE.exec(tail);
  if (!hit || !SUBMITTED.test(tail) || !COMMANDS.test(text.slice(0, BODY_CHARACTERS))) return [];
  const start = from + hit.index;
  const cue = { quote: hit[0], page: pageOf(text, start), start, end: start + hit[0].length };
  const because = `The line for the judge is blank and a party submits it (page ${cue.page}).`;
  return [{ type: 'proposed-order', confidence: 0.98, because, cue }];
}

/** 'MEMORANDUM' alone is what some judges head their opinions with: then the wording of a court decides. */
function belowTheBench(titles: readonly Vote[], wording: readonly Vote[]): Vote[] {
  const decided = wording.some(({ type }) => type === 'order' || type === 'opinion');
  const weighed = titles.map((vote) =>
    decided && vote.type === 'memorandum' && /^MEMORANDUM\W*$/i.test(vote.cue?.quote ?? '')
      ? { ...vote, confidence: vote.confidence * 0.6 }
      : vote,
  );
  return [...weighed, ...wording];
}

function voteByFilename(filename: string): Vote[] {
  const stem = filename
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_\-.+]+/g, ' ');
  const line: TextLine = {
    text: stem.toUpperCase().trim(),
    start: 0,
    end: stem.length,
    page: 1,
    indent: 0,
    noise: false,
  };
  const title = findTitles([line])[0];
  if (!title) return [];
  const because = `Only the file name “${filename}” says so; the text does not.`;
  return [{ type: title.type, confidence: 0.42, because, cue: null, isName: true }];
}

function cueAt(line: TextLine): Cue {
  const quote = line.text.slice(0, 160);
  return { quote, page: line.page, start: line.start, end: line.start + quote.length };
}
