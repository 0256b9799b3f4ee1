import { findCitations } from '../analysis/citations.ts';
import { APPROVED_MOTION_CITATIONS } from '../motions/citations.ts';
import { DEFENCES } from './defence-catalogue.ts';

/** What an answer may cite by itself: rules whose place in an answer we know, and those of the motions. */
export const APPROVED_CITATIONS: readonly string[] = [
  ...new Set([
    'FRCP 8(b)',
    'FRCP 8(c)',
    'FRCP 11',
    'FRCP 12(h)(1)',
    'FRCP 13(a)',
    'FRCP 13(b)',
    'Rule 1-008(B) NMRA',
    'Rule 1-011 NMRA',
    'Rule 1-012(H) NMRA',
    'Rule 1-013(A) NMRA',
    'Rule 2-302(E) NMRA',
    ...DEFENCES.flatMap(({ federal, newMexico }) => [federal, newMexico]),
    ...APPROVED_MOTION_CITATIONS,
  ]),
];

const OWN_FORMS: readonly RegExp[] = [
  /\bF\.?\s?R\.?\s?(?:C\.?\s?P|E)\.?\s*\d+(?:\.\d+)?(?:\([A-Za-z0-9]{1,4}\))*/g,
  /\bFed\.?\s*R(?:ule)?s?\.?\s*(?:of\s+)?(?:Civ|Evid|App|Crim)[a-z]*\.?\s*(?:P[a-z]*\.?)?\s*\d+(?:\([A-Za-z0-9]{1,4}\))*/g,
  /\bRules?\s+\d+(?:-\d+)?(?:\.\d+)?(?:\([A-Za-z0-9]{1,4}\))*(?:\s+NMRA)?/g,
  /\b\d{1,2}-\d{3}(?:\.\d)?(?:\([A-Z0-9]{1,3}\))*\s+NMRA/g,
  /(?:(?<!§)§{1,2}|\bsections?)\s{0,3}\d[\w.-]*(?:\([\w]{1,4}\))*/gi,
  /\bC\.?C\.?P\.?\s*(?:§\s*)?\d+(?:\.\d+)?(?:\([a-z0-9]\))*/g,
  /\b\d{1,4}\s+(?:U\.\s?S\.|F\.(?:\s?(?:2d|3d|4th)|\s?Supp\.?(?:\s?[23]d)?)?|S\.\s?Ct\.|L\.\s?Ed\.(?:\s?2d)?|P\.(?:\s?[23]d)?|N\.\s?M\.|Cal\.(?:\s?App\.)?(?:\s?(?:2d|3d|4th|5th))?|So\.\s?[23]d|N\.[EW]\.\s?[23]d|S\.[EW]\.\s?[23]d|A\.\s?[23]d)\s+\d{1,4}/g,
  /\b\d{4}-NM(?:SC|CA)-\d{1,4}/g,
  /\b(?:19|20)\d\d\s+WL\s+\d+/g,
  /\b\p{Lu}[\p{L}.'’&-]{0,30}(?:\s{1,3}(?:of|the|and|&|\p{Lu}[\p{L}.'’-]{0,30})){0,4}\s{1,3}vs?\.\s{1,3}\p{Lu}[\p{L}.'’-]{0,30}/gu,
];

/** Everything in a text that looks like a statute, a rule or a decided case, as written; the longest of each place. */
export function citationsIn(text: string): string[] {
  const found = [
    ...findCitations(text).map((citation) => citation.text),
    ...OWN_FORMS.flatMap((form) => [...text.matchAll(form)].map(([match]) => match)),
  ].map((citation) => citation.trim());
  const each = [...new Set(found)];
  return each.filter((citation) => !each.some((other) => other !== citation && other.includes(citation)));
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s+');

// Nothing may follow that would make another rule of it: 'FRCP 12(b)' stands for itself, not for 'FRCP 12(b)(9)'.
const APPROVED = new RegExp(
  `\\b(?:${[...APPROVED_CITATIONS]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
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
