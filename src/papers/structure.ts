import { findAllegations } from './allegations.ts';
import type { Caption } from './caption.ts';
import { kindOf } from './kind-of.ts';
import type { KindId } from './kinds.ts';
import { evidenceAt, type Paper, plain, statementAt } from './paper.ts';
import type { AnalysisStatement, FactualAllegation, PaperStructure } from './schema.ts';
import type { Sentence } from './sentences.ts';

const ASKS: ReadonlySet<KindId> = new Set([
  'interrogatories',
  'production',
  'admissions',
  'discovery-request',
  'subpoena',
]);
const AGREES: ReadonlySet<KindId> = new Set(['contract', 'lease', 'stipulation']);
const MESSAGES: ReadonlySet<KindId> = new Set(['email', 'messages', 'notice-filing']);

/** What only the words and the form of a paper say of it; `docType` is a type as `classifyDocument` names it. */
export function readStructure(
  paper: Paper,
  sentences: readonly Sentence[],
  { title, docType }: { title: Caption['title']; docType: string },
): PaperStructure {
  const kind = kindOf(docType);
  const agrees = kind !== null && AGREES.has(kind);
  return {
    title:
      title === null
        ? null
        : {
            text: plain(title.text),
            evidence: evidenceAt(paper, title.start, title.end),
            certainty: title.certainty,
          },
    message: kind !== null && (MESSAGES.has(kind) || WRITES.has(kind)) ? messageHead(paper) : null,
    requests: kind !== null && ASKS.has(kind) ? requestsOf(paper) : [],
    responses: kind === 'answer' ? responsesOf(paper) : null,
    request: requestOf(paper, sentences, kind),
    between: agrees ? agreedBetween(paper, sentences) : null,
    factsStart: null,
    term: agrees ? agreedTerm(paper, sentences) : null,
  };
}

const HEAD_LINES = 15;
const FIELD = /^\s*(from|to|subject)\s*:\s*(\S.{0,300})$/i;
const LONGEST_FIELD = 120;

function messageHead(paper: Paper): PaperStructure['message'] {
  const fields = new Map<string, string>();
  for (const { text } of paper.lines.slice(0, HEAD_LINES)) {
    const [, name = '', words = ''] = FIELD.exec(text) ?? [];
    const key = name.toLowerCase();
    if (key !== '' && !fields.has(key)) fields.set(key, plain(words).slice(0, LONGEST_FIELD));
  }
  const from = fields.get('from');
  return from === undefined
    ? null
    : { from, to: fields.get('to') ?? null, subject: fields.get('subject') ?? null };
}

/** 'INTERROGATORY NO. 4', 'REQUEST FOR PRODUCTION #2:', 'Request 7.' */
const NUMBERED_REQUEST =
  /^(?:document\s)?(interrogatory|requests?\s(?:for\s(?:the\s)?)?(?:production|admission|inspection)s?|request|topic)(?:\sof\s\w+)?\s*(?:no\.?|number|#)?\s*(\d{1,3})\b/i;
const SORTS: readonly (readonly [RegExp, string])[] = [
  [/interrogatory/i, 'interrogatory'],
  [/production|inspection/i, 'request for production'],
  [/admission/i, 'request for admission'],
  [/topic/i, 'topic'],
];

function requestsOf(paper: Paper): PaperStructure['requests'] {
  const sorts = new Map<string, { numbers: Set<string>; start: number; end: number }>();
  for (const { text, start, end } of paper.lines) {
    const [, head = '', number = ''] = NUMBERED_REQUEST.exec(text) ?? [];
    if (number === '') continue;
    const what = SORTS.find(([words]) => words.test(head))?.[1] ?? 'request';
    const known = sorts.get(what);
    if (known) known.numbers.add(number);
    else sorts.set(what, { numbers: new Set([number]), start, end });
  }
  if (sorts.size > 0)
    return [...sorts].map(([what, { numbers, start, end }]) => ({
      what,
      count: numbers.size,
      evidence: evidenceAt(paper, start, end),
    }));
  const numbered = findAllegations(paper).allegations.filter(({ number }) => number !== null);
  const [first] = numbered;
  if (first === undefined || numbered.length < 2) return [];
  return [
    {
      what: 'numbered request',
      count: numbered.length,
      evidence: evidenceAt(paper, first.start, first.end),
    },
  ];
}

const UNKNOWN =
  /\b(?:lacks?|without|no|insufficient)\s(?:\w+\s){0,3}(?:knowledge|information)\b|\bneither admits? nor den/i;

function responsesOf(paper: Paper): PaperStructure['responses'] {
  const numbered = findAllegations(paper).allegations.filter(({ number }) => number !== null);
  if (numbered.length === 0) return null;
  const counts = { denied: 0, admitted: 0, unknown: 0 };
  let first: FactualAllegation | null = null;
  for (const paragraph of numbered) {
    const { text } = paragraph;
    if (first === null && /\b(?:den(?:y|ies|ied)|admit)/i.test(text)) first = paragraph;
    if (UNKNOWN.test(text)) counts.unknown += 1;
    else if (/\bden(?:y|ies|ied)\b/i.test(text)) counts.denied += 1;
    else if (/\badmit(?:s|ted)?\b/i.test(text)) counts.admitted += 1;
  }
  return first === null ? null : { ...counts, evidence: evidenceAt(paper, first.start, first.end) };
}

/** Papers that ask a court for something, and those in which one person writes to another. */
const MOVES: ReadonlySet<KindId> = new Set(['motion', 'memorandum', 'response', 'reply', 'proposed-order']);
const WRITES: ReadonlySet<KindId> = new Set([
  'letter',
  'demand-letter',
  'offer',
  'email',
  'messages',
  'notice',
  'exemption-notice',
  'eviction-notice',
]);
/** Papers of the court: what they command. */
const COMMANDS: ReadonlySet<KindId> = new Set([
  'order',
  'minute-entry',
  'stay-order',
  'writ',
  'eviction-writ',
  'execution-writ',
  'debtor-examination',
  'debtor-questions',
  'judgment',
  'default-judgment',
  'agreed-judgment',
]);
const COMMANDING = /\b(?:ordered|directed|shall|must)\b/i;
const MOVING =
  /(?<!\b(?:my|the|an?|his|her|its|our|their|your|these|those|such|any|this|to)\s)\b(?:moves?|asks?|requests?|petitions?|prays?|opposes?|seeks?)\b(?:\s\S+){0,8}?\s(?:[Cc]ourt|Honor|[Oo]rder|for|that|to)\b/;
const FORMALLY = /\b(?:respectfully|hereby|moves|ordered|ORDERED|enjoined|restrained|directed)\b/;
const CITES = /\b(?:see|id\.|cf\.)\b|\bv\.\s|\bCompl\./i;
const WRITING =
  /\b(?:I|we)(?:\sam|\sare)?\s(?:\w+\s){0,3}(?:ask|request|urge|demand|propose|offer|insist|writ(?:e|ing))\b|\bplease\s(?!contact|call|feel|do not hesitate|see|find)\w+|\byou\s(?:must|are (?:hereby )?(?:required|notified|directed|asked))\b/i;
const SHORTEST_REQUEST = 30;
const LONGEST_REQUEST = 420;

function requestOf(
  paper: Paper,
  sentences: readonly Sentence[],
  kind: KindId | null,
): AnalysisStatement | null {
  if (kind === 'notice-filing') return docketText(paper);
  const words = wordsOf(kind);
  if (words === null) return null;
  const asking = sentences.filter(
    ({ text }) =>
      text.length >= SHORTEST_REQUEST &&
      text.length <= LONGEST_REQUEST &&
      /[.!?]["”’)]*$/.test(text) &&
      !/[{}|<>_]|^\(?[a-z][.)]\s/.test(text) &&
      !CITES.test(text) &&
      words.test(text),
  );
  const found =
    asking.find(({ text }) => FORMALLY.test(text)) ??
    asking.find(({ text }) => !/^(?:if|unless|when)\b/i.test(text)) ??
    asking[0];
  if (found === undefined) return null;
  return kind !== null && COMMANDS.has(kind) ? statedOn(paper, asking, found) : stated(paper, found);
}

/** Behind the first of what is commanded, what stands under it: an order that only its first item tells is not told. */
function statedOn(paper: Paper, all: readonly Sentence[], first: Sentence): AnalysisStatement {
  let last = first;
  for (const next of all.slice(all.indexOf(first) + 1)) {
    const isNext = /^\s*$/.test(paper.text.slice(last.end, next.start));
    if (!isNext || next.end - first.start > LONGEST_REQUEST) break;
    last = next;
  }
  if (last === first) return stated(paper, first);
  const texts = all.slice(all.indexOf(first), all.indexOf(last) + 1).map(({ text }) => text);
  return { text: texts.join(' '), evidence: evidenceAt(paper, first.start, last.end) };
}

function wordsOf(kind: KindId | null): RegExp | null {
  if (kind === null) return null;
  if (COMMANDS.has(kind)) return COMMANDING;
  return MOVES.has(kind) ? MOVING : WRITES.has(kind) ? WRITING : null;
}

const MOST_ENTRY_LINES = 8;

/** What a court's own notice says was filed, up to whom it was sent to. */
function docketText(paper: Paper): AnalysisStatement | null {
  const { lines } = paper;
  const at = lines.findIndex(({ text }) => /^docket text\s*:/i.test(text));
  const head = lines[at];
  if (head === undefined) return null;
  const own = head.text.replace(/^docket text\s*:\s*/i, '') === '' ? lines.slice(at + 1) : lines.slice(at);
  const end = own.findIndex(({ text }) => /\bnotice (?:has been|will be|was)\b/i.test(text));
  const entry = own.slice(0, Math.min(end === -1 ? MOST_ENTRY_LINES : end, MOST_ENTRY_LINES));
  const [first, last] = [entry[0], entry.at(-1)];
  return first && last ? statementAt(paper, first.start, last.end) : null;
}

/** An agreement says in its first lines who makes it. */
const HEAD_CHARACTERS = 6000;
const LONGEST_SENTENCE = 700;
const BETWEEN = /\b(?:between|among|by and between)\s.{2,}\s(?:and|&)\s/i;
const TERM =
  /\b(?:term|tenancy|lease)\b.{0,200}\b(?:begin(?:s|ning)?|commenc\w+|start(?:s|ing)?|expires?|ends?|ending|month[- ]to[- ]month|a (?:period|term) of)\b/i;

function stated(paper: Paper, { text, start, end }: Sentence): AnalysisStatement {
  return { text, evidence: evidenceAt(paper, start, end) };
}

function agreedBetween(paper: Paper, sentences: readonly Sentence[]): AnalysisStatement | null {
  const found = sentences.find(
    ({ text, start }) => start < HEAD_CHARACTERS && text.length < LONGEST_SENTENCE && BETWEEN.test(text),
  );
  return found ? stated(paper, found) : null;
}

function agreedTerm(paper: Paper, sentences: readonly Sentence[]): AnalysisStatement | null {
  const found = sentences.find(
    ({ text }) => text.length < LONGEST_SENTENCE && /\d|month[- ]to[- ]month/i.test(text) && TERM.test(text),
  );
  return found ? stated(paper, found) : null;
}
