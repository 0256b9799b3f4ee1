import type { TextLine } from '../text/lines.ts';
import { sidesByRole, sidesOf } from './discovery-agreement.ts';
import { addressed, honored, letterhead, sidesOnForm, signed } from './discovery-blocks.ts';
import { GAP, isSentence, ofMail, ofWebMail } from './discovery-mail.ts';
import { withMailboxes } from './discovery-mailboxes.ts';
import { bareName, calm, isGeneric, isNameLike } from './discovery-names.ts';
import { readWebMail } from './discovery-web-mail.ts';
import {
  NAME,
  NO_PERSON,
  ofAnnouncer,
  ofFiler,
  ofOffice,
  ofSelf,
  ofSpeakers,
  ofWitness,
} from './discovery-writers.ts';

const HEAD_LINES = 60;
const MOST = 24;

/** Labels that name somebody whatever else they say. */
const NAMES_ONE = /^(?:sender|recipient|attention|company|firm name|agency)\b/i;
/** A label within a line. */
const BESIDE_LABEL = /(?<=\S)\s(?=(?:Agency|From|To|FROM|TO|Sender|Company|Attention|Attn|Recipient)\s?:\s)/;
const LABELED = /^\s*(\p{Lu}[\p{L}/ ().]{1,28}?(?:\s\d)?)\s?:\s{0,24}(\S.*)$/u;
const LABELS_BELOW =
  /^\s*(?:bill(?:ed)?\s(?:to|from)|sold to|ship to|remit to|customer|client|to|from)\s*:?\s*$/i;
/** Rows at the end of a paper among which it is signed, and says to whom it went. */
const TAIL_ROWS = 45;

/** Whom a paper names as its writer, its reader, or as those between whom it is, by how it is laid out; each once. */
export function peopleNamed(lines: readonly TextLine[], text: string, type: string): string[] {
  const written = lines.filter(({ text: words }) => words.trim() !== '');
  const head = written.slice(0, HEAD_LINES);
  const rows = written.map(({ text: words }) => words);
  const registrant = registrantOf(rows);
  if (registrant !== null) return unique([registrant, ...signed(rows).slice(0, 1)]);
  const printed = type === 'Email' ? readWebMail(text) : null;
  if (printed !== null) return unique([...printed.people, ...signed(rows).slice(0, 1)]).slice(0, MOST);
  const mail = unique([...ofMail(head), ...ofWebMail(head)]);
  if (type === 'Email' && mail.length > 1) {
    const beside = [
      ...ofSelf(text),
      ...ofLabels(head),
      ...ofGreeting(head),
      ...ofPrincipal(text),
      ...ofOpponents(text),
    ];
    return unique([...mail, ...beside, ...signed(rows).slice(0, 1)]).slice(0, MOST);
  }
  const byForm = unique([
    ...mail,
    ...ofLabels(head),
    ...letterhead(rows, type),
    ...(/^(?:Letter|Memo|Other)$/.test(type) ? honored(rows.slice(0, HEAD_LINES)) : []),
    ...ofGreeting(head),
    ...ofAgreement(text),
    ...ofHeading(head),
    ...ofAnnouncer(text),
    ...ofSpeakers(lines),
    ...ofWitness(text),
    ...ofOffice(text),
    ...sidesOnForm(rows.slice(0, HEAD_LINES)),
    ...atEnds(rows),
    ...signed(rows),
  ]).filter((name) => !isGeneric(name));
  const byWords = [
    ...ofPrincipal(text),
    ...ofOpponents(text),
    ...(byForm.length > 1 ? [] : ofCompanies(text)),
  ];
  return unique([...byForm, ...byWords]).slice(0, MOST);
}

/** Which company reports, by the row of a form above '(Exact name of registrant …)'. */
function registrantOf(rows: readonly string[]): string | null {
  const at = rows
    .slice(0, HEAD_LINES)
    .findIndex((row) => /^\W*exact name of (?:the )?registrant\b/i.test(row));
  return at < 1 ? null : bareName(rows[at - 1] ?? '') || null;
}

/** Who filed a paper of a case whose caption names the sides: those who are served with it are none of them. */
export function filersNamed(lines: readonly TextLine[], text: string): string[] {
  const rows = lines.map(({ text: words }) => words).filter((words) => words.trim() !== '');
  return unique([...ofFiler(text), ...ofWitness(text), ...ofOffice(text), ...signed(rows).slice(0, 1)]);
}

/** Those to whom the sides of a court's paper are sent, or whom its form names, where its caption was not read. */
export function sidesOfCourt(lines: readonly TextLine[]): string[] {
  const rows = lines.map(({ text }) => text).filter((words) => words.trim() !== '');
  const onForm = unique(sidesOnForm(rows.slice(0, HEAD_LINES)));
  return onForm.length > 1 ? onForm : unique([...onForm, ...atEnds(rows)]).slice(0, MOST);
}

/** Whoever stands above an address at the head or at the end. */
const atEnds = (rows: readonly string[]): string[] =>
  (rows.length <= HEAD_LINES + TAIL_ROWS
    ? addressed(rows)
    : [...addressed(rows.slice(0, HEAD_LINES)), ...addressed(rows.slice(-TAIL_ROWS))]
  ).flat();

/** Each once, the fuller of two forms of one name. */
function unique(names: readonly string[]): string[] {
  const kept: { shown: string; key: string; words: Set<string> }[] = [];
  for (const name of names) {
    const shown = name.length < 3 ? name : calm(name);
    const key = shown.toLowerCase().replace(/[^\p{L}\d]+/gu, '');
    // 'To: H' is all that some mails print of whom they go to.
    if (key.length < 3 && !/^\p{Lu}{1,2}$/u.test(shown)) continue;

    const words = new Set(shown.toLowerCase().match(/[\p{L}\d]{2,}/gu) ?? [key]);
    const isKept = kept.some((one) => one.key === key || holdsAll(one.words, words));
    if (!isKept) kept.push({ shown, key, words });
  }
  return kept.map(({ shown }) => shown);
}

const holdsAll = (more: ReadonlySet<string>, words: ReadonlySet<string>): boolean =>
  words.size > 1 && words.size <= more.size && [...words].every((word) => more.has(word));

const MOST_SIDES = 6;

/** Between whom a mail goes, or an agreement is made; empty where its form does not say it. */
export function sidesNamed(lines: readonly TextLine[], text: string, type: string): string[] {
  if (/^(?:Contract|Lease)$/.test(type)) {
    const byRole = unique(sidesByRole(text));
    return byRole.length > 1 ? byRole : unique(sidesOf(text));
  }
  if (type !== 'Email') return [];
  const head = lines.filter(({ text: words }) => words.trim() !== '').slice(0, HEAD_LINES);
  const printed = readWebMail(text)?.people;
  return withMailboxes(unique(printed ?? [...ofMail(head), ...ofWebMail(head)])).slice(0, MOST_SIDES);
}

/** 'Tenant: Ada Quill', 'Bill to:' with the name below. */
function ofLabels(head: readonly TextLine[]): string[] {
  return head.flatMap(({ text }, at) => {
    if (LABELS_BELOW.test(text)) {
      const below = bareName(head[at + 1]?.text.split(GAP)[0] ?? '');
      return isNameLike(below) ? [below] : [];
    }
    const parts = text.split(BESIDE_LABEL);
    return parts.flatMap((part) =>
      part.split(GAP).length > 1 && !/:\s{3,}/.test(part)
        ? part.trim().split(GAP).flatMap(labeled)
        : labeled(part),
    );
  });
}

function labeled(words: string): string[] {
  const [, label = '', value = ''] = LABELED.exec(words) ?? [];
  if (label === '' || (NO_PERSON.test(label) && !NAMES_ONE.test(label)) || isSentence(value)) return [];
  return (value.split(GAP)[0] ?? '')
    .split(/\s(?:and|&|for)\s(?=\p{Lu}[\p{L}.]+\s\p{Lu}[\p{L}]+)|\/(?=\()/u)
    .map(bareName)
    .filter((name) => isNameLike(name));
}

const GREETED =
  /^\s*dear\s+(?:(?:mr|mrs|ms|miss|dr|prof)\.?\s+(?:and\s(?:mr|mrs|ms)\.?\s+)?)?(\p{Lu}[^,:]{1,50})[,:]/iu;
const ADDRESS_LINES = 14;
const OFFICE =
  /^(?:judge|justice|director|secretary|clerk|senator|commissioner|mayor|governor|chair(?:man|woman)?|president)\s(?=\p{Lu})/iu;
const HONORABLE = /^\s*(?:the\s)?hon(?:orable|\.)\s/i;

/** Whom a letter greets, by the whole name in the address above. */
function ofGreeting(head: readonly TextLine[]): string[] {
  return head.flatMap(({ text }, at) => {
    const greeted = bareName(
      (GREETED.exec(text)?.[1] ?? '').replace(/\s(?:and\/or|or|and)\s(?:any|all|its|other)\b.*$/i, ''),
    );
    if (greeted === '') return [];
    const called = greeted.replace(OFFICE, '');
    if (/\s(?:and|&)\s/.test(called)) return [];
    if (called.includes(' ')) return isNameLike(called) ? [called] : [];
    const above = head
      .slice(Math.max(0, at - ADDRESS_LINES), at)
      .map((line) => bareName((line.text.split(GAP)[0] ?? '').replace(HONORABLE, '')));
    const whole = above.find(
      (name) => name.toLowerCase().endsWith(` ${called.toLowerCase()}`) && isNameLike(name),
    );
    return whole === undefined ? [] : [whole];
  });
}

const ROLE =
  '(?:the\\s)?["“]?(?:the\\s)?(?:Contractor|Subcontractor|Owner|Borrower|Lender|Landlord|Tenants?|Lessor|Lessee|Seller|Buyer|Purchaser|Vendor|Employer|Employee|Company|Client|Customer|Licensor|Licensee|Releas[eo][er]s?|Payee|Maker|Consultant|Guarantor|Franchis(?:or|ee)|Agent|Principal|Provider|Recipient|Discloser|First Party|Second Party|Party [AB]|[\\p{Lu}][\\p{L}]{2,20})["”]?';
const DEFINED = new RegExp(
  `(${NAME})(?:,\\s(?:an?|the|doing business)\\s[^();]{3,90})?,?\\s\\(\\s*(?:collectively,?\\s|hereinafter,?\\s|hereafter,?\\s)?${ROLE}[^()]{0,40}\\)`,
  'gu',
);
const BETWEEN = new RegExp(
  `\\b(?:between|among)\\s(?:the\\s)?(${NAME})(?:,?\\s\\([^()]{2,60}\\)|,\\s(?:an?|of|whose)\\s[^;]{3,140}?)?,?\\s(?:and|&)\\s(?:the\\s)?(${NAME})`,
  'gu',
);
const AGREEMENT_LETTERS = 4000;

/** Between whom an agreement is made, and who is called by a role in it. */
function ofAgreement(text: string): string[] {
  const head = text.slice(0, AGREEMENT_LETTERS).replace(/\s+/g, ' ');
  if (!/\b(?:agree|lease|promis|contract|between|undersigned)/i.test(head)) return [];
  const sides = sidesOf(text);
  if (sides.length > 1) return sides;
  const found = [
    ...[...head.matchAll(BETWEEN)].slice(0, 2).flatMap(([, one = '', other = '']) => [one, other]),
    ...[...head.matchAll(DEFINED)].slice(0, 6).map(([, one = '']) => one),
  ];
  return found.map((words) => bareName(lastName(words))).filter((name) => isNameLike(name));
}

/** Behind the words that lead to a name: 'between', a heading in capitals, 'the order of'. */
function lastName(words: string): string {
  return words
    .replace(/^.*\b(?:between|among|undersigned|order of|of:|from)\b,?\s+/i, '')
    .replace(/^(?:This|The)\s(?:\p{Lu}\p{L}*\s)*(?=\p{Lu})/u, '');
}

const PRINCIPAL = new RegExp(
  `\\b(?:on (?:the )?behalf of|(?:I|[Ww]e) (?:represent|am counsel for|are counsel (?:for|to))|(?:employees?|representatives?|agents?|attorneys?|counsel) (?:of|for|to))\\s(?:the\\s)?(${NAME})`,
  'gu',
);
const PRINCIPAL_LETTERS = 2500;

/** For whom somebody writes: 'on behalf of Quill Foods, Inc.'. */
function ofPrincipal(text: string): string[] {
  const head = text.slice(0, PRINCIPAL_LETTERS).replace(/\s+/g, ' ');
  return [...head.matchAll(PRINCIPAL)]
    .slice(0, 3)
    .map(([, name = '']) => bareName(name.replace(/(?<=\p{L}{4})\.\s.*$/u, '')))
    .filter((name) => isNameLike(name));
}

const HEADING_TO =
  /\b(?:letter|memo(?:randum)?|report|notice)\sto\s(?:the\s)?(\p{Lu}[^:;()]{2,60}?)\sfrom\s(?:the\s)?(\p{Lu}[^:;()]{2,60}?)(?:\s{2}|\sPage\b|$)/iu;

/** 'Letter to Ada Quill from Larch Foundation' at the head of a page. */
function ofHeading(head: readonly TextLine[]): string[] {
  for (const { text } of head) {
    const [, to, from] = HEADING_TO.exec(text) ?? [];
    if (to !== undefined && from !== undefined)
      return [bareName(to), bareName(from)].filter((name) => isNameLike(name));
  }
  return [];
}

const OPPONENTS = new RegExp(
  `(${NAME})(?:,\\s\\p{Lu}\\p{Ll}{5,12})?\\s(?:v|vs)\\.?\\s(${NAME})(?![\\p{L}\\d'’&-]|[.,]{0,2}\\s\\d)`,
  'gu',
);

/** 'Ada Quill vs Owen Tice' in what tells of a case; a decision that is cited is followed by its volume. */
function ofOpponents(text: string): string[] {
  const head = text.slice(0, PRINCIPAL_LETTERS).replace(/\s+/g, ' ');
  const [, one = '', other = ''] = OPPONENTS.exec(head) ?? [];
  OPPONENTS.lastIndex = 0;
  return [one, other].map(bareName).filter((name) => isNameLike(name));
}

const COMPANY =
  /(?<!\b(?:an?|of)\s)(?<![\p{L}’'])((?:(?:\p{Lu}[\p{L}\d'’&-]*|\p{Lu}\.),? (?:(?:of|and|the|&) )?){1,6}(?:Inc|LLC|LLP|L\.P|Ltd|Corp|Corporation|Company|P\.C|PLLC|N\.A|PLC)\b\.?)/gu;
const MOST_COMPANIES = 4;
const MOST_FIGURES = 4;

/** Companies that the beginning names with what makes them one. */
function ofCompanies(text: string): string[] {
  // A line's end parts two names more often than one.
  const head = text
    .slice(0, PRINCIPAL_LETTERS)
    .split('\n')
    // Rows of a table name many, and are about none.
    .filter((line) => (line.match(/\b\d[\d,./-]*\b/g) ?? []).length < MOST_FIGURES)
    .join('\n')
    .replace(/[^\S\n]+/g, ' ');
  return [...head.matchAll(COMPANY)]
    .map(([, name = '']) => bareName(name.replace(LEADS, '')))
    .filter((name) => name.split(' ').length > 1 && !HALF_NAME.test(name) && isNameLike(name))
    .slice(0, MOST_COMPANIES);
}

/** The end of a name whose beginning is written otherwise; what a company is, not what it is called. */
const HALF_NAME =
  /^(?:Association|Acquisition|Holdings|Group|Company|Services),?\s\S+$|\b(?:Nonprofit|Benefit|Delaware|Nevada|Georgia|California|Texas|Florida|State)\s(?:\p{Lu}\p{L}+\s){0,2}(?:Corporation|Company|LLC)$/u;
/** What begins a sentence before a name. */
const LEADS =
  /^(?:(?:The|This|With|By|For|From|To|In|And|Between|Dear|Our|Your|See|On|At|Re|All|As|Assignee|Of|Whereas|WHEREAS)\s)+/;
