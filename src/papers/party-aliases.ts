import { termOf, tokenize } from '../text/tokenize.ts';

/** A party as the case knows it. */
export interface NamedParty {
  name: string;
  role: string;
}

/** For the index term of a role the terms of the names that bear it, and for a name the roles. */
export type Aliases = ReadonlyMap<string, ReadonlySet<string>>;

const SIDES: readonly (readonly string[])[] = [
  ['plaintiff', 'petitioner', 'claimant', 'complainant'],
  ['defendant', 'respondent'],
  ['appellant'],
  ['appellee'],
  ['landlord', 'lessor'],
  ['tenant', 'lessee'],
  ['debtor'],
  ['employer'],
  ['employee'],
  ['buyer', 'purchaser'],
  ['seller'],
];
const WORD = "(?:[\\p{Lu}][\\p{L}'’-]{0,2}\\.|[\\p{Lu}][\\p{L}'’-]*)";
const NAME = `${WORD}(?:,? (?:and )?${WORD}){0,5}`;
const CAPITALIZED = SIDES.flat().map((role) => role.charAt(0).toUpperCase() + role.slice(1));
const SPELLINGS = [...CAPITALIZED, ...CAPITALIZED.map((role) => role.toUpperCase()), 'Plaintif'];
const ANY_ROLE = new RegExp(`\\b(?:${SPELLINGS.join('|')})`, 'g');
/** 'Plaintiff Jane Roe'; 'JANE ROE,\nPlaintiff'; 'Jane Roe ("Landlord")': what stands after the role and before it. */
const AFTER = new RegExp(`^[sS]?,? (${NAME})`, 'u');
const BEFORE = new RegExp(`(${NAME}),?(?:\\s*\\n\\s*| \\((?:the |each an? )?[“"‘'])$`, 'u');
const LONGEST_NAME = 90;
const NO_NAME = new Set(
  'the and inc llc llp corp corporation company ltd jr sr iii united states state america court department county city district pro se doc exhibit motion complaint petition answer order case claim count claims rule notice code act counsel attorney attorneys below any all each such this that his her its their pending intends also does did has had was may shall must'.split(
    ' ',
  ),
);
/** More names than these are no longer one party. */
const MOST_NAMES = 24;

/** Who is called plaintiff, defendant, tenant … in a text: each place, with the name as it is written there. */
export function findNamedParties(text: string): NamedParty[] {
  const found: NamedParty[] = [];
  for (const { 0: role, index } of text.matchAll(ANY_ROLE)) {
    const end = index + role.length;
    const after = AFTER.exec(text.slice(end, end + LONGEST_NAME))?.[1];
    if (after !== undefined) found.push({ role, name: after });
    if (!/[\n"“‘']\s*$/.test(text.slice(Math.max(0, index - 12), index))) continue;
    const before = BEFORE.exec(text.slice(Math.max(0, index - LONGEST_NAME), index))?.[1];
    if (before !== undefined) found.push({ role, name: before });
  }
  return found;
}

/** The names of the parties of one case by their roles and the other way round; a name of both sides is left out. */
export function toAliases(parties: readonly NamedParty[]): Aliases {
  const namesOf = new Map<number, Set<string>>();
  for (const { name, role } of parties) {
    const side = SIDES.findIndex((roles) => roles.includes(role.toLowerCase()));
    if (side === -1) continue;
    const names = namesOf.get(side) ?? new Set<string>();
    for (const { word, term } of tokenize(name)) if (word.length > 2 && !NO_NAME.has(word)) names.add(term);
    namesOf.set(side, names);
  }
  return linkNames(namesOf);
}

function linkNames(namesOf: ReadonlyMap<number, ReadonlySet<string>>): Aliases {
  const aliases = new Map<string, Set<string>>();
  const link = (from: string, to: string) => {
    const others = aliases.get(from) ?? new Set<string>();
    if (from !== to) aliases.set(from, others.add(to));
  };
  for (const [side, roles] of SIDES.entries()) {
    const terms = roles.map(termOf);
    for (const one of terms) for (const other of terms) link(one, other);
    const names = namesOf.get(side);
    if (!names || names.size > MOST_NAMES) continue;
    for (const name of names) {
      if ([...namesOf].some(([other, held]) => other !== side && side < 2 && other < 2 && held.has(name)))
        continue;
      for (const term of terms) {
        link(term, name);
        link(name, term);
      }
    }
  }
  return aliases;
}
