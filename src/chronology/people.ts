import { isOrganization } from '../participants/organization.ts';
import { areSame, type NameApart, nameApart, wordsOfName } from '../participants/same-name.ts';
import { escaped } from '../text/escaped.ts';
import { factsThatStand, type RecordPaper, type RecordPerson } from './record.ts';

/** More words than a person's name has. */
const MOST_NAMES = 6;
const ROLES = { party: 'Party', attorney: 'Lawyer', judge: 'Judge' } as const;

/** Everybody whom the case or one of its papers names for sure, each once, with the role that was read first. */
export function peopleOf(known: readonly RecordPerson[], papers: readonly RecordPaper[]): RecordPerson[] {
  const people: RecordPerson[] = [];
  const names: NameApart[] = [];
  const add = (person: RecordPerson) => {
    if (wordsOfName(person.name).length === 0) return;
    const name = nameApart(person.name);
    const at = names.findIndex((other) => areSame(other, name, 'same'));
    const before = people[at];
    if (before === undefined) {
      people.push(person);
      names.push(name);
    } else people[at] = { name: before.name, role: before.role ?? person.role };
  };
  for (const person of known) add(person);
  for (const paper of papers) {
    for (const fact of factsThatStand(paper)) {
      const isSure = fact.certainty !== 'unsure' || fact.status !== 'found';
      if (!isSure) continue;
      if (fact.kind === 'party') add({ name: fact.value.name, role: fact.value.role });
      else if (fact.kind === 'attorney' || fact.kind === 'judge')
        add({ name: fact.value.name, role: ROLES[fact.kind] });
    }
  }
  return people;
}

/** Tells whom of `people` a text names: by the whole name, by a last name that only one of them has, by a side of one. */
export function findsPeople(people: readonly RecordPerson[]): (text: string) => string[] {
  const lastNames = new Map<string, number>();
  const sides = new Map<string, number>();
  for (const { name, role } of people) {
    const last = wordsOfName(name).at(-1) ?? '';
    lastNames.set(last, (lastNames.get(last) ?? 0) + 1);
    const side = role?.toLowerCase() ?? '';
    sides.set(side, (sides.get(side) ?? 0) + 1);
  }
  const finders = people.map(({ name, role }) => {
    const words = wordsOfName(name);
    const last = words.at(-1) ?? '';
    // Between many short words the initial of a middle name can stand in more places than can be tried.
    const between = words.length > MOST_NAMES ? '\\W{1,3}' : '\\W{1,3}(?:\\p{L}\\.?\\W{1,2})?';
    const forms = [words.map(escaped).join(between)];
    if (!isOrganization(name) && last.length > 2 && lastNames.get(last) === 1) forms.push(escaped(last));
    const side = role?.toLowerCase() ?? '';
    if (
      /^(?:plaintiff|defendant|petitioner|respondent|appellant|appellee)$/.test(side) &&
      sides.get(side) === 1
    )
      forms.push(side);
    return { name, pattern: new RegExp(`(?<!\\p{L})(?:${forms.join('|')})(?!\\p{L})`, 'iu') };
  });
  return (text) => {
    const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/['’]/g, '');
    return finders.flatMap(({ name, pattern }) => (pattern.test(folded) ? [name] : []));
  };
}
