import type { KindCall } from './kind-row.ts';
import { KINDS, type Kind, type KindId, kindById, kindsNamed, nameKey, type PaperKind } from './kinds.ts';
import { plainCapitals, titleHead } from './title-words.ts';

/** 'plaintiff Document Production request', as a card of the Discovery page files it. */
const CARD = /\b(document[- ]?production|interrogatories|admissions)\b.*\b(request|response)s?\b/i;
const CARD_KINDS: Readonly<Record<string, KindId>> = {
  interrogatories: 'interrogatories',
  admissions: 'admissions',
};
/** Longer words are no category. */
const LONGEST = 200;

function ofCard(words: string): KindId | null {
  if (!/\b(?:plaintiff|defendant)\b/i.test(words)) return null;
  const [, repository = '', side] = CARD.exec(words) ?? [];
  if (side === undefined) return null;
  if (side.toLowerCase() === 'response') return 'discovery-response';
  return CARD_KINDS[repository.toLowerCase()] ?? 'production';
}

/**
 * The one reading of stored words: a category that a person typed or chose, or a kind as the classifier named it.
 * Names of the table first, then the cards of the Discovery page, then the grammar of titles ('First Amended
 * Complaint for Damages'), then its first word ('Summons, issued'). Null where the words name no kind of paper.
 */
export function kindOf(words: string | null | undefined): KindId | null {
  const text = words?.trim() ?? '';
  if (text === '' || text.length > LONGEST) return null;
  return (
    kindsNamed(text)[0] ??
    ofCard(text) ??
    titleHead(plainCapitals(text))?.type ??
    kindsNamed(/^[\p{L}-]+(?=\W)/u.exec(text)?.[0] ?? '')[0] ??
    null
  );
}

/** The same, with everything that the table says of it; what is unknown counts as other. */
export function kindFor(words: string | null | undefined): Kind {
  return kindById(kindOf(words) ?? 'other');
}

/** The eval's word for what is stored. */
export function coarseOf(words: string | null | undefined): PaperKind {
  return kindFor(words).coarse;
}

function oneOf(...kinds: KindId[]): (words: string | null | undefined) => boolean {
  const wanted = new Set<KindId>(kinds);
  return (words) => {
    const kind = kindOf(words);
    return kind !== null && wanted.has(kind);
  };
}

/** What a paper that calls for something shows of a decision: none of the lawsuit yet, one before it, or that it is one. */
const CALLED: Readonly<Record<KindCall, 'none' | 'before' | 'is'>> = {
  leave: 'before',
  claim: 'before',
  come: 'before',
  questions: 'before',
  keep: 'is',
  wait: 'none',
  'answer-now': 'none',
  'undo-default': 'none',
  'keep-away': 'none',
  bankruptcy: 'none',
  'stop-sale': 'before',
};

/** What a paper after a decision calls for; null of every other, and of what is no kind. */
export function callOf(kind: KindId | null): KindCall | null {
  return kind === null ? null : (kindById(kind).calls ?? null);
}

/** Whether what a paper calls for shows no decision of the lawsuit. */
export const leavesOpen = (call: KindCall): boolean => CALLED[call] === 'none';

/** Whether a paper of this kind comes only after a judgment, and carries it out or prepares that. */
export function followsJudgment(kind: KindId | null): boolean {
  const call = callOf(kind);
  return call !== null && CALLED[call] === 'before';
}

/** Whether a paper is the judgment, or the court's word that there is one. */
export const decides = (kind: KindId | null): boolean => kind !== null && kindById(kind).decides === true;

/** Whether a court sends such a paper, or it comes only in a lawsuit that has begun. */
export function comesUnderWay(kind: KindId): boolean {
  const { group, sentBy } = kindById(kind);
  const call = callOf(kind);
  return group === 'court' || sentBy === 'court' || (call !== null && leavesOpen(call));
}

const JUDGMENTS: readonly KindId[] = KINDS.flatMap(({ id }) => (decides(id) ? [id] : []));
const FOLLOWING: readonly KindId[] = KINDS.flatMap(({ id }) => (followsJudgment(id) ? [id] : []));

function patternOf(kinds: readonly KindId[]): string {
  return kinds.map((id) => kindById(id).name.toLowerCase()).join('|');
}

/**
 * What a paper is taken for: what its words say where nobody filed it, or where it is filed under the category of that
 * kind; else what a person filed it as.
 */
export function finerOf(filed: string | null, suggested: string | null): string {
  const chosen = filed?.trim() ?? '';
  if (suggested === null) return chosen === '' ? 'Other' : chosen;
  const isOpen = chosen === '' || nameKey(chosen) === 'other';
  return isOpen || nameKey(chosen) === nameKey(kindFor(suggested).filedAs) ? suggested : chosen;
}

/**
 * The one kind that a category or a paper's own words name, an amended complaint a complaint; null where they name none,
 * or a shelf of several.
 */
export function onlyKindOf(words: string | null): KindId | null {
  if (words === null || kindsNamed(words).length > 1) return null;
  const kind = kindOf(words);
  return kind === 'other' ? null : kind;
}

const LETTERS: ReadonlySet<KindId> = new Set<KindId>([
  'letter',
  'demand-letter',
  'offer',
  'email',
  'messages',
  'eviction-notice',
]);
const POSSIBLE_PROOF: ReadonlySet<KindId> = new Set<KindId>([
  'contract',
  'lease',
  'receipt',
  'statement',
  'medical',
  'picture',
]);

/** What somebody writes to somebody, and no court. */
export function isCorrespondence(kind: KindId | null): boolean {
  return kind !== null && LETTERS.has(kind);
}

/** What people hold without any case at a court: what was written to them, and what may once be proof. */
export function isOutOfCourt(kind: KindId | null): boolean {
  return isCorrespondence(kind) || (kind !== null && POSSIBLE_PROOF.has(kind));
}

/** A paper that states a claim, to which an answer or a reply is made (FRCP 7(a), 8(b); Rule 1-007 NMRA). */
export const statesClaim = oneOf('complaint', 'petition', 'counterclaim');

/** A paper that begins a case. */
export const beginsCase = oneOf('complaint', 'petition');

/** Papers in which a court decides something; a draft of a party is none. */
const BY_COURT: readonly KindId[] = [
  'order',
  'stay-order',
  'judgment',
  'default-judgment',
  'default-entry',
  'protection-order',
  'agreed-judgment',
  'minute-entry',
  'opinion',
  'report',
  'writ',
  'eviction-writ',
  'execution-writ',
  'garnishment',
  'debtor-examination',
];

export const isByCourt = oneOf(...BY_COURT);
export const BY_COURT_NAMES = patternOf(BY_COURT);

/** What ends a claim, or carries out what a court decided of it: money or a home can be taken by it. */
export const endsClaim = oneOf(...JUDGMENTS, 'writ', ...FOLLOWING);

/** By which an officer, a bank or an employer carries out what a court decided, or somebody is asked what there is to take. */
export const carriesOutJudgment = oneOf('writ', ...FOLLOWING);

export const isGarnishment = oneOf('garnishment');

export const isDecision = oneOf(
  'order',
  'stay-order',
  'protection-order',
  'judgment',
  'default-judgment',
  'agreed-judgment',
  'minute-entry',
  'opinion',
);

const TELLING: readonly KindId[] = [
  ...BY_COURT,
  'judgment-notice',
  'exemption-notice',
  'debtor-questions',
  'notice',
  'notice-hearing',
  'notice-filing',
  'notice-removal',
  'notice-appeal',
  'notice-appearance',
  'notice-dismissal',
  'eviction-notice',
  'summons',
  'subpoena',
];

/** A paper in which somebody is told what to do, or when to come. */
export const tellsWhatToDo = oneOf(...TELLING);

/** The same for a query: stored words that hold one of these names, in any case; drafts of a party are to be left out. */
export const TELLING_NAMES = `${patternOf(TELLING)}|minute|schedul`;

export const isAnswer = oneOf('answer');
export const isMotion = oneOf('motion', 'default-request');
export const isSummons = oneOf('summons');
export const isServiceRecord = oneOf('return', 'waiver');
export const isCertificate = oneOf('certificate');
export const isDisclosure = oneOf('disclosure', 'disclosure-statement');
export const isDiscoveryRequest = oneOf('discovery-request', 'interrogatories', 'production', 'admissions');
export const isDiscoveryResponse = oneOf('discovery-response');
export const dealsWithMotion = oneOf('response', 'order', 'stay-order', 'opinion', 'minute-entry');

/** Papers that come only after the other side has a part in the case. */
export const comesLater = oneOf(
  'response',
  'reply',
  'answer',
  ...JUDGMENTS,
  'discovery-response',
  'transcript',
);

/** Forms and lists: a sentence out of their middle says nothing about them. */
export const isFormOrList = oneOf(
  'summons',
  'return',
  'waiver',
  'certificate',
  'discovery-request',
  'discovery-response',
  'interrogatories',
  'production',
  'admissions',
  'disclosure',
  'exhibit',
  'docket',
  'form',
  'statement',
  'receipt',
);

/**
 * What a paper means for the person who holds it, in plain words and without advice on its merits; says so where its
 * kind is not known.
 */
export function legalSignificance(words: string): string {
  return kindFor(words).asks;
}
