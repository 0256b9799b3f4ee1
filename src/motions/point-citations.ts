import type { Jurisdiction } from '../law/calculation-schema.ts';
import { findCitation } from '../law/citations/motion-citations.ts';
import type { MotionPoint } from './schema.ts';

/** How the citations of a court's own rules look. */
const OWN: Readonly<Record<Jurisdiction, RegExp>> = {
  federal: /^(FRCP|FRE)/,
  new_mexico_district: / NMRA$/,
  new_mexico_magistrate: / NMRA$/,
  california: /^CCP/,
};

/** The citations of a point, those of the court's own rules first. */
export function citationsIn(jurisdiction: Jurisdiction, { citations = [] }: MotionPoint): readonly string[] {
  const isOwn = (cite: string) => OWN[jurisdiction].test(cite);
  return [...citations.filter(isOwn), ...citations.filter((cite) => !isOwn(cite))];
}

/** Whether a point rests on what was not read: it says so, or a rule does, the court's own where it has one. */
export function isToVerify(jurisdiction: Jurisdiction, point: MotionPoint): boolean {
  if (point.isUnchecked) return true;
  const citations = point.citations ?? [];
  const own = citations.filter((cite) => OWN[jurisdiction].test(cite));
  return (own.length > 0 ? own : citations).some((cite) => findCitation(cite)?.isUnchecked === true);
}
