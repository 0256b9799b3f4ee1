import type { Fact, FactKind } from '../facts/schema.ts';
import { sameCaseNumber } from '../law/case-number.ts';
import { BEGINS } from '../next/stage.ts';
import { type KindId, kindById } from '../papers/kinds.ts';
import { isSameName } from '../participants/same-name.ts';
import { isUnnamed } from '../participants/unnamed.ts';

/** A paper that was read, as the proposals look at it. */
export interface ReadPaper {
  /** Its place among the papers of the intake. */
  index: number;
  filename: string;
  kind: KindId | null;
  /** YYYY-MM-DD; the day that it bears. */
  docDate: string | null;
  /** Its beginning: a title says what a case is about. */
  head: string;
  /** More of its text, where the numbers stand of who helps; the head alone where nothing more is at hand. */
  beginning?: string;
  /** Its last words, where its certificate of service stands. */
  ending?: string;
  facts: readonly Fact[];
  problems: readonly string[];
}

/** What was read of its text: as much as is at hand. */
export const textOf = ({ head, beginning = head }: Pick<ReadPaper, 'head' | 'beginning'>): string =>
  beginning;

export type FactOf<Kind extends FactKind> = Extract<Fact, { kind: Kind }>;

/** A fact with the paper that it stands in. */
export interface Standing<Kind extends FactKind = FactKind> {
  paper: ReadPaper;
  fact: FactOf<Kind>;
}

/** As much of a paper as holds its caption and its title, in characters. */
const TOP = 2_500;
export const topOf = ({ head }: Pick<ReadPaper, 'head'>): string => head.slice(0, TOP);

/** Whether a case begins with a paper of this kind. */
export const beginsCase = ({ kind }: Pick<ReadPaper, 'kind'>): boolean => kind !== null && BEGINS.has(kind);

/** Whether a paper of this kind calls for an answer: what begins a case, and a claim against who began it. */
export const callsForAnswer = (paper: Pick<ReadPaper, 'kind'>): boolean =>
  beginsCase(paper) || paper.kind === 'counterclaim';

/** What a paper is that commands somebody who may be on no side of the case. */
export function commandOf({ kind }: Pick<ReadPaper, 'kind'>): 'subpoena' | 'garnishment' | undefined {
  if (kind === 'debtor-questions') return 'subpoena';
  return kind === 'subpoena' || kind === 'garnishment' ? kind : undefined;
}

/** What is left open where nothing was read. */
export const NOTHING = { certainty: 'unsure', factIds: [] as string[] } as const;

const SURENESS = { certain: 0, likely: 1, unsure: 2 } as const;
/** What leads: the paper that starts the time, then the one that says what it is about, then what the court says. */
const RANK: Readonly<Partial<Record<KindId, number>>> = {
  summons: 0,
  // What it orders holds at once.
  'protection-order': 0.5,
  complaint: 1,
  petition: 1,
  'notice-hearing': 2,
  order: 2,
  judgment: 2,
  'judgment-notice': 2,
  'default-judgment': 2,
  'default-request': 2,
  'default-entry': 2,
  'agreed-judgment': 2,
  'stay-order': 2,
  'bankruptcy-notice': 2,
  'bankruptcy-discharge': 2,
  'bankruptcy-stay': 2,
  writ: 2,
  'eviction-writ': 2,
  'execution-writ': 2,
  'debtor-examination': 2,
  'debtor-questions': 2,
  'exemption-notice': 2,
  'sale-notice': 2,
  garnishment: 2,
  subpoena: 2,
  notice: 3,
  counterclaim: 3,
  'eviction-notice': 4,
  'demand-letter': 5,
  offer: 5,
  letter: 6,
};
const LAST = 9;

/** The papers, the leading one first. */
export function byLead(papers: readonly ReadPaper[]): ReadPaper[] {
  const rank = ({ kind }: ReadPaper) => (kind === null ? LAST : (RANK[kind] ?? LAST - 1));
  return papers.toSorted((one, other) => rank(one) - rank(other) || one.index - other.index);
}

/** Facts of a kind, paper by paper; what somebody said is not so is left out. */
export function factsOf<Kind extends FactKind>(papers: readonly ReadPaper[], kind: Kind): Standing<Kind>[] {
  return papers.flatMap((paper) =>
    paper.facts.flatMap((fact) =>
      fact.kind === kind && fact.status !== 'dismissed' ? [{ paper, fact: fact as FactOf<Kind> }] : [],
    ),
  );
}

/** The surest of them, of equals the first. */
export function surest<Kind extends FactKind>(found: readonly Standing<Kind>[]): Standing<Kind> | undefined {
  return found.toSorted((one, other) => SURENESS[one.fact.certainty] - SURENESS[other.fact.certainty])[0];
}

/** A name of several things by its first noun: 'requests for admission', and no 'summons'. */
const SEVERAL =
  /^(?:(?!\S+\s(?:for|of|to|and|by|in)\s)\S+\s)*(?!\S*(?:summons|ss|us|is)(?:\s|$))\S+s(?:\s(?:for|of|to|and|by|in)\s|$)/;

const nameOf = (kind: KindId): string => kindById(kind).name.toLowerCase();

/** 'a summons', 'an order', 'interrogatories'; 'a paper' where nobody knows. */
export function kindWords(kind: KindId | null): string {
  if (kind === null || kind === 'other') return 'a paper';
  const name = nameOf(kind);
  return SEVERAL.test(name) ? name : `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
}

/** 'This is a summons', 'These are interrogatories'. */
export function itIs(kind: KindId | null): string {
  const isSeveral = kind !== null && SEVERAL.test(nameOf(kind));
  return `${isSeveral ? 'These are' : 'This is'} ${kindWords(kind)}`;
}

function numberOf(paper: ReadPaper): string | null {
  return surest(factsOf([paper], 'case-number'))?.fact.value.number ?? null;
}

/** Whom a paper names; 'all other occupants' are in many cases. */
function namesOf(paper: ReadPaper): string[] {
  return factsOf([paper], 'party').flatMap(({ fact: { value } }) =>
    isUnnamed(value.name) ? [] : [value.name],
  );
}

function shareNames(one: ReadPaper, other: ReadPaper): boolean {
  const names = namesOf(other);
  return namesOf(one).some((name) => names.some((each) => isSameName(name, each, 'same')));
}

/**
 * Papers by their case, in the order in which they came. A number says which case it is; without one the people do; a
 * paper that tells of neither goes with the others where those are all of one case.
 */
export function papersByCase(papers: readonly ReadPaper[]): ReadPaper[][] {
  const groups: { number: string; papers: ReadPaper[] }[] = [];
  const unnumbered: ReadPaper[] = [];
  for (const paper of papers) {
    const number = numberOf(paper);
    const own = number === null ? undefined : groups.find((group) => sameCaseNumber(group.number, number));
    if (number === null) unnumbered.push(paper);
    else if (own === undefined) groups.push({ number, papers: [paper] });
    else own.papers.push(paper);
  }
  const all = groups.map((group) => group.papers);
  const silent: ReadPaper[] = [];
  for (const paper of unnumbered) {
    const matches = all.filter((group) => group.some((other) => shareNames(paper, other)));
    const [match] = matches;
    if (match !== undefined && matches.length === 1) match.push(paper);
    else if (factsOf([paper], 'party').length > 0 || factsOf([paper], 'court').length > 0) all.push([paper]);
    else silent.push(paper);
  }
  const [only] = all;
  if (only !== undefined && all.length === 1) only.push(...silent);
  else if (all.length === 0 && silent.length > 0) all.push(silent);
  else all.push(...silent.map((paper) => [paper]));
  const first = (group: readonly ReadPaper[]) => Math.min(...group.map(({ index }) => index));
  return all
    .map((group) => group.toSorted((one, other) => one.index - other.index))
    .toSorted((one, other) => first(one) - first(other));
}

/**
 * Where pages that were taken as one paper begin another: each page of `numbers` has the number of the case that its own
 * head names, or null. Indexes of pages, paper by paper.
 */
export function splitByNumber(numbers: readonly (string | null)[]): number[][] {
  const parts: number[][] = [];
  let current: string | null = null;
  numbers.forEach((number, page) => {
    const isOther = number !== null && current !== null && !sameCaseNumber(number, current);
    const last = parts.at(-1);
    if (last === undefined || isOther) parts.push([page]);
    else last.push(page);
    if (number !== null && (current === null || isOther)) current = number;
  });
  return parts;
}
