import { dollars } from '../facts/fact-words.ts';
import { sameCaseNumber } from '../law/case-number.ts';
import { sameAddress } from '../text/addresses.ts';
import { editDistance } from '../text/spelling.ts';
import { foldWord } from '../text/tokenize.ts';
import { CLAIM_SORTS, type Claim, type ClaimSort, claimsOf } from './claims.ts';
import { closeness, likeness, sharedTerms, termsOf, weigh } from './likeness.ts';
import { type CaseRecord, factsThatStand, type RecordPaper, sourceIn } from './record.ts';
import type { Contradiction, EventSource } from './schema.ts';

/** Of the words of the shorter of two, by weight: from here on they tell of the same thing. */
const SAME_THING = 0.6;
/** A single word in common ('filed', 'paid') makes no two things one. */
const FEWEST_SHARED = 2;
/** Comparing is one against the other: what is more than this is looked through for its first part. */
const MOST_CLAIMS = 1500;

interface Value {
  paperId: string;
  value: string;
  source: EventSource;
}

/** Values of one thing, put side by side; undefined where the papers agree. */
function sidesOf(
  values: readonly Value[],
  isSame: (a: string, b: string) => boolean,
): Contradiction['sides'] | undefined {
  const sides: Contradiction['sides'] = [];
  for (const { value, source } of values) {
    const side = sides.find((each) => isSame(each.value, value));
    if (side === undefined) sides.push({ value, sources: [source] });
    else side.sources.push(source);
  }
  return sides.length > 1 ? sides : undefined;
}

function idOf(kind: string, sides: Contradiction['sides']): string {
  const first = sides.map(({ value }) => value).sort();
  return `${kind}:${first.join('|')}`;
}

/** Whether one paper alone gives several values: then the thing comes again and again, and nothing is contradicted. */
function comesAgain(values: readonly Value[], isSame: (a: string, b: string) => boolean): boolean {
  return values.some((value) =>
    values.some((other) => other.paperId === value.paperId && !isSame(other.value, value.value)),
  );
}

function caseNumbers(papers: readonly RecordPaper[]): Contradiction[] {
  const values = papers.flatMap((paper) =>
    factsThatStand(paper).flatMap((fact): Value[] =>
      fact.kind === 'case-number' && (fact.certainty !== 'unsure' || fact.status !== 'found')
        ? [{ paperId: paper.id, value: fact.value.number, source: sourceIn(paper, fact) }]
        : [],
    ),
  );
  // A paper of two cases, or of a case and its appeal, names both.
  const single = values.filter(
    ({ paperId, value }) =>
      !values.some((other) => other.paperId === paperId && !sameCaseNumber(other.value, value)),
  );
  const sides = sidesOf(single, sameCaseNumber);
  return sides ? [{ id: idOf('number', sides), kind: 'number', what: 'The case number', sides }] : [];
}

function lettersOf(name: string): string[] {
  return (name.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? []).map(foldWord).filter((word) => word.length > 1);
}

const ONE_SLIP = 1;
const TWO_SLIPS = 2;
const LONG_WORD = 6;

/** Two spellings of what is likely one name: the same words but one, and that one a letter or two apart. */
export function isMisspelling(a: string, b: string): boolean {
  const [first, second] = [lettersOf(a), lettersOf(b)];
  if (first.length !== second.length || first.length < 2 || first.join(' ') === second.join(' '))
    return false;
  const apart = first.flatMap((word, at) => (word === second[at] ? [] : [[word, second[at] ?? ''] as const]));
  const [one] = apart;
  if (apart.length !== 1 || one === undefined) return false;
  const limit = Math.min(one[0].length, one[1].length) >= LONG_WORD ? TWO_SLIPS : ONE_SLIP;
  return Math.min(one[0].length, one[1].length) > 2 && editDistance(one[0], one[1], limit) <= limit;
}

function names(papers: readonly RecordPaper[]): Contradiction[] {
  const values = papers.flatMap((paper) =>
    factsThatStand(paper).flatMap((fact): Value[] => {
      const isSure = fact.certainty !== 'unsure' || fact.status !== 'found';
      return isSure && (fact.kind === 'party' || fact.kind === 'attorney' || fact.kind === 'judge')
        ? [{ paperId: paper.id, value: fact.value.name, source: sourceIn(paper, fact) }]
        : [];
    }),
  );
  const found = new Map<string, Contradiction>();
  const fold = (name: string) => lettersOf(name).join(' ');
  const isSame = (a: string, b: string) => fold(a) === fold(b);
  const distinct = [...new Map(values.map((each) => [fold(each.value), each])).values()];
  for (const [at, one] of distinct.entries()) {
    for (const other of distinct.slice(at + 1)) {
      if (!isMisspelling(one.value, other.value)) continue;
      const both = values.filter(({ value }) => isSame(value, one.value) || isSame(value, other.value));
      // Two people whom one paper tells apart.
      if (comesAgain(both, isSame)) continue;
      const sides = sidesOf(both, isSame);
      if (sides)
        found.set(idOf('name', sides), { id: idOf('name', sides), kind: 'name', what: 'A name', sides });
    }
  }
  return [...found.values()];
}

const digits = (phone: string) => phone.replace(/\D/g, '').slice(-10);
const CONTACTS = [
  { part: 'address', what: 'The address of', isSame: sameAddress },
  {
    part: 'phone',
    what: 'The telephone number of',
    isSame: (a: string, b: string) => digits(a) === digits(b),
  },
  {
    part: 'email',
    what: 'The e-mail address of',
    isSame: (a: string, b: string) => a.toLowerCase() === b.toLowerCase(),
  },
] as const;

function contacts(papers: readonly RecordPaper[]): Contradiction[] {
  const byName = new Map<string, { name: string; of: (typeof CONTACTS)[number]; values: Value[] }>();
  for (const paper of papers) {
    for (const fact of factsThatStand(paper)) {
      if (fact.kind !== 'contact') continue;
      for (const of of CONTACTS) {
        const value = fact.value[of.part];
        if (!value) continue;
        const key = `${of.part}:${lettersOf(fact.value.name).join(' ')}`;
        const known = byName.get(key) ?? { name: fact.value.name, of, values: [] };
        known.values.push({ paperId: paper.id, value, source: sourceIn(paper, fact) });
        byName.set(key, known);
      }
    }
  }
  return [...byName.values()].flatMap(({ name, of, values }) => {
    if (comesAgain(values, of.isSame)) return [];
    const sides = sidesOf(values, of.isSame);
    return sides
      ? [{ id: idOf('contact', sides), kind: 'contact' as const, what: `${of.what} ${name}`, sides }]
      : [];
  });
}

const MOVED =
  /\b(?:reset|resche?duled?|continued|continuance|postponed|moved|adjourned|vacated|amended|extended|extension|instead|new (?:date|hearing|trial)|now (?:set|due))\b/i;

const IS_SET: ReadonlySet<ClaimSort> = new Set(['hearing', 'deadline']);

/** A later paper that moves a day contradicts nothing. */
function movesIt({ source, dated }: Claim, all: readonly Claim[]): boolean {
  const quote = source.from === 'paper' ? `${source.title} ${source.place?.quote ?? ''}` : '';
  return (
    MOVED.test(quote) && all.some((other) => dated === null || other.dated === null || other.dated <= dated)
  );
}

/** 'March 2025' says nothing against March 3, 2025. */
function sameDay(a: string, b: string): boolean {
  return a.startsWith(b) || b.startsWith(a);
}

const sameSum = (a: string, b: string) => a === b;

/** Words of names and roles stand in every sentence of a case. */
function everywhere(record: CaseRecord): Set<string> {
  const names = record.people.map(({ name }) => name).join(' ');
  const read = record.papers.flatMap((paper) =>
    factsThatStand(paper).flatMap((fact) =>
      fact.kind === 'party' || fact.kind === 'attorney' || fact.kind === 'judge' ? [fact.value.name] : [],
    ),
  );
  const roles =
    'plaintiff defendant petitioner respondent party court landlord tenant date day month year on about';
  return termsOf(`${names} ${read.join(' ')} ${roles}`);
}

interface Match {
  claim: Claim;
  closeness: number;
}

/** Of what another paper says of the same thing, what comes about as close as the closest. */
const AS_CLOSE = 0.85;

/** For each claim, by paper, what other papers say of the same thing. */
function matchesOf(claims: readonly Claim[]): Map<Claim, Map<string, Match[]>> {
  const weightOf = weigh(claims.map(({ terms }) => terms));
  const byTerm = new Map<string, Claim[]>();
  for (const claim of claims) {
    for (const term of claim.terms) {
      const known = byTerm.get(term);
      if (known === undefined) byTerm.set(term, [claim]);
      else known.push(claim);
    }
  }
  const matches = new Map<Claim, Map<string, Match[]>>();
  for (const claim of claims) {
    const near = new Set([...claim.terms].flatMap((term) => byTerm.get(term) ?? []));
    const papers = new Map<string, Match[]>();
    for (const other of near) {
      if (other.paperId === claim.paperId || sharedTerms(claim.terms, other.terms) < FEWEST_SHARED) continue;
      if (likeness(claim.terms, other.terms, weightOf) < SAME_THING) continue;
      const match = { claim: other, closeness: closeness(claim.terms, other.terms, weightOf) };
      papers.set(other.paperId, [...(papers.get(other.paperId) ?? []), match]);
    }
    matches.set(claim, papers);
  }
  return matches;
}

/**
 * What a paper says against a claim: undefined where it agrees somewhere, or gives several values for what comes as close,
 * as for what comes again and again.
 */
function saidAgainst(
  claim: Claim,
  matches: readonly Match[],
  isSame: (a: string, b: string) => boolean,
): Claim | undefined {
  if (matches.some((match) => isSame(match.claim.value, claim.value))) return undefined;
  const best = Math.max(...matches.map((match) => match.closeness));
  const [first, ...others] = matches.filter((match) => match.closeness >= best * AS_CLOSE);
  if (first === undefined) return undefined;
  return others.every((other) => isSame(other.claim.value, first.claim.value)) ? first.claim : undefined;
}

/** Claims of one sort of which each is contradicted by another of its group. */
function groupsOf(claims: readonly Claim[], isSame: (a: string, b: string) => boolean): Claim[][] {
  const matches = matchesOf(claims);
  const group = new Map<Claim, Claim[]>();
  for (const claim of claims) {
    for (const said of matches.get(claim)?.values() ?? []) {
      const other = saidAgainst(claim, said, isSame);
      if (other === undefined) continue;
      // Both have to see it so.
      const back = saidAgainst(other, matches.get(other)?.get(claim.paperId) ?? [], isSame);
      if (back !== claim) continue;
      const members = [...new Set([...(group.get(claim) ?? [claim]), ...(group.get(other) ?? [other])])];
      for (const member of members) group.set(member, members);
    }
  }
  return [...new Set(group.values())];
}

function claimed(record: CaseRecord): Contradiction[] {
  const without = everywhere(record);
  const claims = record.papers.flatMap((paper) => claimsOf(paper, without)).slice(0, MOST_CLAIMS);
  return CLAIM_SORTS.flatMap((about) => {
    const kind = about === 'sum' ? 'sum' : 'date';
    const isSame = kind === 'date' ? sameDay : sameSum;
    const ofSort = claims.filter((claim) => claim.about === about);
    return groupsOf(ofSort, isSame).flatMap((group) => {
      if (IS_SET.has(about) && group.some((claim) => movesIt(claim, group))) return [];
      const sides = sidesOf(group, isSame);
      if (sides === undefined) return [];
      const [first] = group.toSorted((a, b) => a.what.length - b.what.length);
      const shown =
        kind === 'sum' ? sides.map((side) => ({ ...side, value: dollars(Number(side.value) / 100) })) : sides;
      return [{ id: idOf(kind, sides), kind, what: first?.what ?? '', sides: shown }];
    });
  });
}

/**
 * Where papers of a case give different values for the same thing: its number, somebody's name, address or number, a day, a
 * sum. Who is right is not told; a thing that one paper alone gives several values of comes again and again, such as rent.
 */
export function findContradictions(record: CaseRecord): Contradiction[] {
  const { papers } = record;
  return [...caseNumbers(papers), ...names(papers), ...contacts(papers), ...claimed(record)];
}
