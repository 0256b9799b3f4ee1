import { findLegalCitations } from '../law/citations/find-citations.ts';
import { PLEADING_ENTRIES } from '../law/citations/library-entries.ts';
import { APPROVED_MOTION_CITATIONS } from '../law/citations/motion-citations.ts';
import { COURT_SYSTEMS } from '../law/court-systems.ts';
import { DEFENSES } from '../law/defense-catalog.ts';
import { findCitations } from '../papers/citations.ts';
import { escaped } from '../text/escaped.ts';

/** The rules that say by when an answer is due, each as its row writes it. */
const ANSWER_RULES: readonly string[] = Object.values(COURT_SYSTEMS).flatMap(({ rules }) =>
  rules
    .filter(({ isAnswer }) => isAnswer)
    .flatMap(({ citation }) => findLegalCitations(citation).map(({ text }) => text)),
);

/** What an answer may cite by itself: rules whose place in an answer we know, and those of the motions. */
export const APPROVED_CITATIONS: readonly string[] = [
  ...new Set([
    ...PLEADING_ENTRIES.map(({ cite }) => cite),
    ...DEFENSES.flatMap(({ federal, newMexico }) => [federal, newMexico]),
    ...APPROVED_MOTION_CITATIONS,
    ...ANSWER_RULES,
  ]),
];

/** Everything in a text that looks like a statute, a rule or a decided case, as written; the longest of each place. */
export function citationsIn(text: string): string[] {
  const found = [
    ...findCitations(text).map((citation) => citation.text),
    ...findLegalCitations(text).map((citation) => citation.text),
  ].map((citation) => citation.trim());
  const each = [...new Set(found)];
  return each.filter((citation) => !each.some((other) => other !== citation && other.includes(citation)));
}

const pattern = (text: string) => escaped(text).replace(/ /g, '\\s+');

// Nothing may follow that would make another rule of it: 'FRCP 12(b)' stands for itself, not for 'FRCP 12(b)(9)'.
const APPROVED = new RegExp(
  `\\b(?:${[...APPROVED_CITATIONS]
    .sort((a, b) => b.length - a.length)
    .map(pattern)
    .join('|')})(?!\\d|\\(|\\.\\d|-\\d|\\s+NMRA)`,
  'g',
);

/** The text without the citations that are approved; offsets stay. */
export function withoutApproved(text: string): string {
  return text.replace(APPROVED, (citation) => ' '.repeat(citation.length));
}

const folded = (text: string) => text.toLowerCase().replace(/[^a-z0-9()§]/g, '');

/** Citations of a text that are neither on the approved list nor in these texts (the person's own, the case's). */
export function unapprovedCitations(text: string, own: readonly string[] = []): string[] {
  const known = own.map(folded);
  return citationsIn(withoutApproved(text)).filter(
    (citation) => !known.some((words) => words.includes(folded(citation))),
  );
}
