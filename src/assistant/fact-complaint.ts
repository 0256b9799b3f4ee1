import { amount, listed } from '../text/words.ts';
import type { Draft } from './draft.ts';
import type { FactReplier } from './fact-replier.ts';
import type { ReadComplaint } from './known-facts.ts';
import { saidFacts } from './said-facts.ts';
import { sayFact } from './say-fact.ts';
import { sourcePlace } from './source-place.ts';

const MOST_NAMES = 14;
const MOST_SUMS = 5;
const ROLE_WORD = /^(?:plaintiffs?|defendants?|petitioners?|respondents?)$/i;
/** Defendants whom a plaintiff cannot name yet; a plaintiff called so hides a name. */
const UNNAMED = /\bDOES?\b/i;

const SIDES = {
  plaintiff: /plaintiff|petitioner/,
  defendant: /defendant|respondent/,
} as const;

/** The parties of one side as a complaint names them. */
export function complaintParties({ analysis }: ReadComplaint, side: keyof typeof SIDES) {
  return analysis.parties.filter(({ role, name }) => SIDES[side].test(role) && !ROLE_WORD.test(name.trim()));
}

/** 'complaint.pdf names 2 defendants: A and B [1].'; false where it names none that could be read. */
export function sayComplaintParties(
  draft: Draft,
  complaint: ReadComplaint,
  side: keyof typeof SIDES,
): boolean {
  const people = complaintParties(complaint, side);
  const [first] = people;
  if (first === undefined) return false;
  const place = sourcePlace(complaint, first.evidence);
  const names = people.map(({ name }) => name);
  const unnamed = side === 'plaintiff' ? 0 : names.filter((name) => UNNAMED.test(name)).length;
  const note =
    unnamed > 0
      ? ` (of these ${unnamed.toLocaleString('en-US')} ${unnamed === 1 ? 'stands' : 'stand'} for people not named yet)`
      : '';
  draft.point(
    `${complaint.filename} names ${amount(people.length, side)}${note}: ${listed(names, MOST_NAMES).replace(/\.$/, '')}${place === null ? '' : draft.cite(place)}.`,
    `document:${complaint.documentId}`,
  );
  return true;
}

export const countParties: FactReplier = ({ situation: { facts, complaint }, draft, question }) => {
  const sides = (['plaintiff', 'defendant'] as const).filter((side) =>
    side === 'plaintiff'
      ? !/defendant|respondent|am i suing/i.test(question)
      : !/plaintiff|petitioner|suing (?:me|us)/i.test(question),
  );
  const before = draft.lines;
  if (complaint !== null) {
    for (const side of sides) sayComplaintParties(draft, complaint, side);
    if (draft.lines > before)
      draft.say(
        'This was read from the head of the complaint; check it there. An amended complaint may name others.',
      );
  }
  for (const side of sides) {
    const people = facts.participants.filter(({ role }) => role === side);
    if (people.length > 0)
      draft.point(
        `Entered here: ${amount(people.length, side)}.`,
        ...people.slice(0, 6).map(({ id }) => `participant:${id}`),
      );
  }
  return draft.lines > before;
};

/** What a complaint asks for in money; says when it names no sum. */
export const sums: FactReplier = ({ situation: { complaint, facts, today }, draft }) => {
  if (complaint === null) return false;
  const { damages, relief } = complaint.analysis;
  const asked = relief.flatMap(({ text, evidence }) =>
    /\$\s?\d/.test(text) ? (sourcePlace(complaint, evidence) ?? []) : [],
  );
  const starts = new Set<number>();
  const told = damages.flatMap(({ amount: sum, evidence }) =>
    sum !== null &&
    !starts.has(evidence.start) &&
    starts.add(evidence.start) &&
    !asked.some(
      ({ start, text }) => start !== null && evidence.start >= start && evidence.start < start + text.length,
    )
      ? (sourcePlace(complaint, evidence) ?? [])
      : [],
  );
  draft.fromDocuments();
  const before = draft.lines;
  for (const place of asked.slice(0, MOST_SUMS))
    draft.point(`${complaint.filename} asks for: ${draft.quote(place)}`);
  for (const place of told.slice(0, MOST_SUMS)) draft.point(`It names a sum: ${draft.quote(place)}`);
  if (asked.length + told.length === 0) {
    // The head of a form or a sentence without a number may name what its prayer does not.
    const named = saidFacts(facts, ['sum']).filter(({ paper }) => paper.documentId === complaint.documentId);
    for (const each of named.slice(0, MOST_SUMS)) sayFact(draft, each, today);
    draft.absent(
      ['sum'],
      `${complaint.filename} names no sum of money that was found.`,
      `document:${complaint.documentId}`,
    );
    const money = [...relief, ...damages.filter(({ amount: sum }) => sum === null)].filter(({ text }) =>
      /damages|penalt|wages|back ?pay|fees|costs|interest|restitution|contributions|compensat/i.test(text),
    );
    const seen = new Set<number>();
    for (const { evidence } of money) {
      const place = sourcePlace(complaint, evidence);
      if (place === null || seen.has(evidence.start) || seen.size >= 3) continue;
      seen.add(evidence.start);
      draft.point(`It asks for: ${draft.quote(place)}`);
    }
  }
  if (draft.lines === before) return false;
  draft.say('This is what the complaint says; whether it is owed is for the court to decide.');
  return true;
};
