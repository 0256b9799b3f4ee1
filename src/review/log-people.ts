import { type MailHead, mailboxParts } from '../documents/mail-head.ts';
import type { LogPerson } from './privilege-schema.ts';

/** Somebody who is known in the case: a participant, a member, a party named in the caption. */
export interface KnownPerson {
  role: 'lawyer' | 'party' | 'other';
  names: readonly string[];
  email: string | null;
}

const TITLES = /\b(?:mr|mrs|ms|mx|dr|hon|esq|esquire|attorney|at law|jr|sr|ii|iii)\b\.?/giu;

/** The words of a name in one order, without titles: 'Quill, Ada M., Esq.' and 'Ada M. Quill' are the same. */
function nameKey(name: string): string {
  const words = name
    .toLowerCase()
    .replaceAll(TITLES, ' ')
    .match(/[\p{L}\p{N}]+/gu);
  return (words ?? []).sort().join(' ');
}

/** Whoever of the known people a mailbox belongs to, by address or else by name. */
function roleOf(mailbox: string, known: readonly KnownPerson[]): KnownPerson['role'] | null {
  const { name, address } = mailboxParts(mailbox);
  const key = nameKey(name ?? '');
  const matching = known.filter(
    (person) =>
      (address !== null && person.email?.toLowerCase() === address) ||
      (key !== '' && person.names.some((own) => nameKey(own) === key)),
  );
  for (const role of ['lawyer', 'party', 'other'] as const) {
    if (matching.some((person) => person.role === role)) return role;
  }
  return null;
}

/** Everybody in the head of an e-mail; `isLawyer` where a lawyer of the case has the address or the name. */
export function peopleOf(head: MailHead, known: readonly KnownPerson[]): LogPerson[] {
  const person = (kind: LogPerson['kind']) => (name: string) => ({
    name,
    kind,
    isLawyer: roleOf(name, known) === 'lawyer',
  });
  return [
    ...(head.from === null ? [] : [person('author')(head.from)]),
    ...head.to.map(person('to')),
    ...head.cc.map(person('cc')),
    ...head.bcc.map(person('bcc')),
  ];
}

/** Those who are neither a lawyer nor a party here: what they have seen may not be confidential. */
export function outsiders(people: readonly LogPerson[], known: readonly KnownPerson[]): string[] {
  const found = people.filter(({ name }) => !['lawyer', 'party'].includes(roleOf(name, known) ?? ''));
  return [...new Set(found.map(({ name }) => name))];
}

const LAWYER = '(lawyer)';

const marked = ({ name, isLawyer }: LogPerson) => (isLawyer ? `${name} ${LAWYER}` : name);

export function authorLine(people: readonly LogPerson[]): string {
  return people
    .filter(({ kind }) => kind === 'author')
    .map(marked)
    .join('; ');
}

/** 'Ada Quill <ada@quill.example> (lawyer); cc: Bo Reed <bo@reed.example>'. */
export function recipientsLine(people: readonly LogPerson[]): string {
  const of = (wanted: LogPerson['kind']) => people.filter(({ kind }) => kind === wanted).map(marked);
  const part = (label: string, names: readonly string[]) =>
    names.length === 0 ? [] : [`${label}${names.join('; ')}`];
  return [...part('', of('to')), ...part('cc: ', of('cc')), ...part('bcc: ', of('bcc'))].join('; ');
}

/** The name alone, where there is one. */
export function shortName({ name, isLawyer }: LogPerson): string {
  const { name: own, address } = mailboxParts(name);
  const shown = own ?? address ?? name;
  return isLawyer ? `${shown} ${LAWYER}` : shown;
}
