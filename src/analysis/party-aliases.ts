import { termOf, tokenize } from '../search/tokenize.ts';

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
const ROLE = `(?:${SIDES.flat().join('|')})`;
const WORD = "[\\p{Lu}][\\p{L}'’-]*\\.?";
const NAME = `${WORD}(?:,? (?:and )?${WORD}){0,5}`;
const capital = (role: string) =>
  role.replace(/(?<=\(\?:|\|)[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
const SHOUTED = ROLE.toUpperCase().replaceAll('(?:', '(?:');
const ANY_ROLE = `(?:${capital(ROLE)}|${SHOUTED})`;
/** 'Plaintiff Jane Roe'; 'JANE ROE,\nPlaintiff'; 'Jane Roe ("Landlord")'. */
const FORMS: readonly { pattern: RegExp; role: number; name: number }[] = [
  { pattern: new RegExp(`\\b(${ANY_ROLE})[sS]?,? (${NAME})`, 'gu'), role: 1, name: 2 },
  {
    pattern: new RegExp(`(${NAME}),?\\s*\\n\\s*(${ANY_ROLE})(?:[sS]|\\([sS]\\))?\\b`, 'gu'),
    role: 2,
    name: 1,
  },
  {
    pattern: new RegExp(`(${NAME}),? \\((?:the |each an? )?[“"‘'](${ANY_ROLE})[sS]?[”"’']\\)`, 'gu'),
    role: 2,
    name: 1,
  },
];
const NO_NAME = new Set(
  'the and inc llc llp corp corporation company ltd jr sr iii united states state america court department county city district pro se doc exhibit motion complaint petition answer order case claim count claims rule notice code act counsel attorney attorneys below any all each such this that his her its their pending intends also does did has had was may shall must'.split(
    ' ',
  ),
);
/** More names than these are no longer one party. */
const MOST_NAMES = 24;

/** Who is called plaintiff, defendant, tenant … in some texts of one case; names that would be both are left out. */
export function readAliases(texts: readonly string[], parties: readonly NamedParty[] = []): Aliases {
  const namesOf = new Map<number, Set<string>>();
  const add = (role: string, name: string) => {
    const side = SIDES.findIndex((roles) => roles.includes(role.toLowerCase()));
    if (side === -1) return;
    const names = namesOf.get(side) ?? new Set<string>();
    for (const { word, term } of tokenize(name)) if (word.length > 2 && !NO_NAME.has(word)) names.add(term);
    namesOf.set(side, names);
  };
  for (const { name, role } of parties) add(role, name);
  for (const text of texts) {
    for (const { pattern, role, name } of FORMS) {
      for (const match of text.matchAll(pattern)) add(match[role] ?? '', match[name] ?? '');
    }
  }
  return toAliases(namesOf);
}

function toAliases(namesOf: ReadonlyMap<number, ReadonlySet<string>>): Aliases {
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
