import { COURT_SYSTEMS } from '../court-systems.ts';
import type { CourtFolder } from '../courts/court-system.ts';
import { FOLDERS } from '../courts/index.ts';
import { DEFENSES } from '../defense-catalog.ts';
import { SERVICE_METHODS } from '../service-methods.ts';
import { type CitedRule, ruleKey, SETS, type SetId } from './cited.ts';
import { CIVIL_RULES, EVIDENCE_RULES } from './federal-rules.ts';
import { findLegalCitations } from './find-citations.ts';
import { FURTHER_ENTRIES, type LibraryEntry, PLEADING_ENTRIES } from './library-entries.ts';
import { MOTION_CITATIONS } from './motion-citations.ts';

/** A rule, statute or form that the product knows. */
export interface LibraryRule {
  /** As it is written in a paper for the court. */
  cite: string;
  /** What it is about, in our own words. */
  title: string;
  jurisdiction: 'federal' | 'new_mexico' | 'california';
  /** Its text was not read in a source: it must be verified before it is relied on. */
  isUnchecked: boolean;
}

/** How a rule of a set is written in a paper for the court. */
export function writtenAs({ set, number, subs }: Pick<CitedRule, 'set' | 'number' | 'subs'>): string {
  const all = `${number}${subs.map((sub) => `(${sub})`).join('')}`;
  const [title = '', section = ''] = all.split(/\/(.*)/s);
  switch (set) {
    case null:
      return `Rule ${all}`;
    case 'nmra':
      return `Rule ${all} NMRA`;
    case 'form':
      return `Form ${all} NMRA`;
    case 'uji':
      return `UJI ${all} NMRA`;
    case 'nmsa':
      return `NMSA 1978, § ${all}`;
    case 'usc':
      return `${title} U.S.C. § ${section}`;
    case 'cfr':
      return `${title} C.F.R. § ${section}`;
    case 'frcrp':
      return `Fed. R. Crim. P. ${all}`;
    case 'frbp':
      return `Fed. R. Bankr. P. ${all}`;
    case 'cal':
      return `Cal. Code § ${all}`;
    default:
      return `${set.toUpperCase()} ${all}`;
  }
}

/** The lists that the product works with, the one that says most about a rule first. */
function* entries(): Generator<LibraryEntry> {
  yield* PLEADING_ENTRIES;
  for (const { cite, about, isUnchecked } of MOTION_CITATIONS) yield { cite, title: about, isUnchecked };
  for (const { federal, newMexico, title } of DEFENSES) {
    const [, part] = /^FRCP 12\(b\)(\(\d\))$/.exec(federal) ?? [];
    if (part) {
      yield { cite: federal, title, isUnchecked: false };
      // New Mexico's rule has the same seven under the same numbers.
      yield { cite: `Rule 1-012(B)${part} NMRA`, title, isUnchecked: true };
    } else yield { cite: federal, title: 'Affirmative defenses', isUnchecked: false };
    yield {
      cite: newMexico,
      title: newMexico.includes('1-012') ? 'Defenses' : 'Affirmative defenses',
      isUnchecked: false,
    };
  }
  yield* FURTHER_ENTRIES;
  for (const { number, title } of CIVIL_RULES.values())
    yield { cite: `FRCP ${number}`, title, isUnchecked: true };
  for (const { number, title } of EVIDENCE_RULES.values())
    yield { cite: `FRE ${number}`, title, isUnchecked: true };
  for (const { citation, label } of SERVICE_METHODS)
    yield { cite: citation, title: label, isUnchecked: true };
  for (const { remedies, notes } of Object.values<CourtFolder>(FOLDERS)) {
    for (const { citation, title } of remedies) yield { cite: citation, title, isUnchecked: false };
    for (const { citation, title, source } of notes) {
      if (citation !== null) yield { cite: citation, title, isUnchecked: source === null };
    }
  }
  for (const { rules } of Object.values(COURT_SYSTEMS)) {
    for (const { citation, name, isUnchecked } of rules) {
      yield { cite: citation, title: name.replace(/ Due\b/, ''), isUnchecked };
    }
  }
}

function rulesOf(cite: string): (CitedRule & { set: SetId })[] {
  return findLegalCitations(cite).flatMap(({ cited }) =>
    cited.flatMap((one) => (one.kind === 'rule' && one.set !== null ? [{ ...one, set: one.set }] : [])),
  );
}

function build(): ReadonlyMap<string, LibraryRule> {
  const library = new Map<string, LibraryRule>();
  for (const { cite, title, isUnchecked } of entries()) {
    for (const rule of rulesOf(cite)) {
      const key = ruleKey(rule);
      const { jurisdiction } = SETS[rule.set];
      if (!library.has(key)) library.set(key, { cite: writtenAs(rule), title, jurisdiction, isUnchecked });
    }
  }
  return library;
}

let built: ReadonlyMap<string, LibraryRule> | undefined;

function rulesByKey(): ReadonlyMap<string, LibraryRule> {
  built ??= build();
  return built;
}

/** Every rule, statute and form that the product knows: those of its own lists, and the federal rules by number. */
export function libraryRules(): LibraryRule[] {
  return [...rulesByKey().values()];
}

/** What the library says of exactly this rule; undefined when it does not hold it. */
export function findRule(rule: Pick<CitedRule, 'set' | 'number' | 'subs'>): LibraryRule | undefined {
  return rulesByKey().get(ruleKey(rule));
}

/** Whether the library holds a paragraph of this rule. */
export function hasParagraphOf(rule: Pick<CitedRule, 'set' | 'number' | 'subs'>): boolean {
  const start = `${ruleKey(rule)}(`;
  return [...rulesByKey().keys()].some((key) => key.startsWith(start));
}
