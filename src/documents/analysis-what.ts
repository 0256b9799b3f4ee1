import { factParts } from '../facts/fact-words.ts';
import { correspondenceOf } from '../facts/writer.ts';
import { readable } from '../papers/counts.ts';
import { statesClaim } from '../papers/kind-of.ts';
import { type Kind, kindById } from '../papers/kinds.ts';
import type { Analysis, AnalysisStatement, LeadLine } from '../papers/schema.ts';
import { plainCapitals, titleHead } from '../papers/title-words.ts';
import { listed } from '../text/words.ts';
import { sentence } from './analysis-words.ts';
import { doubted } from './doubted.ts';
import { certaintyOf, type Of, ofKind, type ReadFact, sourceOf } from './read-fact.ts';
import { isTellable } from './tellable.ts';

const MOST_NAMES = 3;
const MOST_SOURCES = 4;
const SUING = /^(?:plaintiff|petitioner|appellant)$/;
const SUED = /^(?:defendant|respondent|appellee)$/;

interface Whose {
  analysis: Analysis;
  facts: readonly ReadFact[];
  docType: string;
}

/** What a paper is, between whom, where and of when. What of that is unsure is told by itself. */
export function whatItIs({ analysis, facts, docType }: Whose, kind: Kind): LeadLine {
  const [by, against] = [side(facts, SUING), side(facts, SUED)];
  const places = placesOf(facts);
  const used = [...by.slice(0, 1), ...against.slice(0, 1), ...places.map(({ fact }) => fact)];
  const unsure = used.filter((fact) => certaintyOf(fact) === 'unsure');
  const sure = (parties: Of<'party'>[]) => parties.filter((fact) => certaintyOf(fact) !== 'unsure');
  const where = places.filter(({ fact }) => !unsure.includes(fact)).map(({ words }) => words);
  const whose = { by: sure(by), against: sure(against) };
  const text = statesClaim(docType)
    ? suit(kind, whose, where)
    : `${opening(analysis, kind)}${between(analysis, facts)}${inCase(whose)}${tail(where)}`;
  const doubts = [
    ...[...by, ...against]
      .filter((fact) => unsure.includes(fact))
      .map(({ value }) => `${value.name} is the ${value.role}`),
    ...places.filter(({ fact }) => unsure.includes(fact)).map(({ words }) => words),
  ];
  return {
    text: [sentence(text), ...(doubts.length === 0 ? [] : [doubted(doubts.join(', '))])].join(' '),
    sources: used.slice(0, MOST_SOURCES).map(sourceOf),
    ...(used.length > 0 && { certainty: unsure.length > 0 ? ('unsure' as const) : ('certain' as const) }),
  };
}

/** Those whose names were read well; the unsure ones where there are no others. */
function side(facts: readonly ReadFact[], roles: RegExp): Of<'party'>[] {
  const all = ofKind(facts, 'party').filter(({ value }) => roles.test(value.role) && isTellable(value.name));
  const sure = all.filter((fact) => certaintyOf(fact) !== 'unsure');
  return sure.length > 0 ? sure : all.slice(0, 1);
}

interface Placed {
  fact: ReadFact;
  words: string;
}

/** A day that was taken for a number. */
const DAY = /^\d{1,2}[/-]\d{1,2}[/-]\d{2,4}$/;

function placesOf(facts: readonly ReadFact[]): Placed[] {
  const [court] = ofKind(facts, 'court');
  const [number] = ofKind(facts, 'case-number');
  const [filed] = ofKind(facts, 'filed');
  const name = court === undefined ? '' : courtName(court.value.name);
  return [
    ...(court && name !== '' ? [{ fact: court, words: `in the ${name}` }] : []),
    ...(number && !DAY.test(number.value.number)
      ? [{ fact: number, words: `number ${number.value.number}` }]
      : []),
    ...(filed ? [{ fact: filed, words: `${filed.label.toLowerCase()} ${factParts(filed).head}` }] : []),
  ];
}

/** In small letters where it is printed in capitals, without blanks that nobody filled in. */
function courtName(printed: string): string {
  const name = printed
    .replace(/\s+/g, ' ')
    .replace(/_+/g, '')
    .replace(/\s+(?:for the\s+)?(?:district|county|state)\s+of\s*$/i, '');
  const words = name
    .replace(/^in\s+/i, '')
    .replace(/^the\s+/i, '')
    .replace(/\s+/g, ' ')
    .trim();
  const calm = words.replace(/(?:\b\p{Lu}{2,}\b[\s,&-]*){2,}/gu, (shouted) => readable(shouted));
  return /\p{L}{4}/u.test(calm) && calm.length < 160 ? calm : '';
}

interface Sides {
  by: Of<'party'>[];
  against: Of<'party'>[];
}

const names = (parties: readonly Of<'party'>[]) =>
  listed(
    parties.map(({ value }) => value.name),
    MOST_NAMES,
  );

const firstOf = (parties: readonly Of<'party'>[]) =>
  `${parties[0]?.value.name ?? ''}${parties.length > 1 ? ' and others' : ''}`;

function tail(where: readonly string[]): string {
  return where.length === 0 ? '' : `, ${where.join(', ')}`;
}

function suit(kind: Kind, { by, against }: Sides, where: readonly string[]): string {
  if (by.length > 0 && against.length > 0) {
    const verb = by.length > 1 ? 'sue' : 'sues';
    return `${names(by)} ${verb} ${names(against)} with this ${kind.name.toLowerCase()}${tail(where)}`;
  }
  const who = by.length > 0 ? ` of ${names(by)}` : against.length > 0 ? ` against ${names(against)}` : '';
  return `this is ${withArticle(kind)}${who}${tail(where)}`;
}

/** 'a letter', 'an order', 'requests for production'. */
function withArticle({ id, name }: Kind): string {
  const words = name === 'Email' ? 'e-mail' : name.toLowerCase();
  if (/^(?:interrogatories|production|admissions|messages)$/.test(id)) return words;
  return `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
}

function opening({ structure }: Analysis, kind: Kind): string {
  const title = shownTitle(structure?.title ?? null, kind);
  const headed = title === null ? '' : `“${title}”`;
  const message = structure?.message ?? null;
  if (message !== null) {
    const to = message.to === null ? '' : ` to ${message.to}`;
    return `this is ${withArticle(kind)} from ${message.from}${to}${message.subject === null ? '' : `, “${message.subject}”`}`;
  }
  if (kind.id === 'other')
    return `what kind of paper this is cannot be told from its words${headed === '' ? '' : `; it is headed ${headed}`}`;
  return `this is ${withArticle(kind)}${headed === '' ? '' : ` (${headed})`}`;
}

/** Who writes to whom, where the head of a message does not say so already. */
function between({ structure }: Analysis, facts: readonly ReadFact[]): string {
  const named = structure?.message ? null : correspondenceOf(facts);
  if (named === null) return '';
  return `${named.sender === null ? '' : ` from ${named.sender}`}${named.addressee === null ? '' : ` to ${named.addressee}`}`;
}

/** A heading that names a paper of this kind, and more than the kind itself; other lines at the head name somebody. */
export function shownTitle(title: AnalysisStatement | null, kind: Kind): string | null {
  if (title === null || title.certainty === 'unsure') return null;
  const words = title.text
    .replace(/^(?:[IVX]{1,4}|\d{1,2})\.\s+/, '')
    .replace(/(?:[\s,;:.–—-]|\b(?:with|and|of|for|to|in|on|the|by))+$/i, '');
  const head = titleHead(plainCapitals(words));
  const isOfKind =
    head !== undefined && (head.type === kind.id || kindById(head.type).coarse === kind.coarse);
  return isOfKind && isTellable(words) && lettersOf(words) !== lettersOf(kind.name) ? readable(words) : null;
}

const lettersOf = (words: string) => words.toLowerCase().replace(/[^a-z]/g, '');

function inCase({ by, against }: Sides): string {
  if (by.length > 0 && against.length > 0) return ` in ${firstOf(by)} v. ${firstOf(against)}`;
  const [only] = [...by, ...against];
  return only === undefined ? '' : ` in the case of ${only.value.name}`;
}
