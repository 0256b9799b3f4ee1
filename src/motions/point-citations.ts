import { findCitation } from '../law/citations/motion-citations.ts';
import type { MotionCourt, MotionPoint } from './schema.ts';

/** How the citations of a court's own rules look. */
const OWN: Readonly<Record<MotionCourt, RegExp>> = {
  federal: /^(FRCP|FRE)/,
  new_mexico_district: /^Rule (?:1|11)-.* NMRA$/,
  new_mexico_magistrate: /^Rule (?:2|3|11)-.* NMRA$/,
  california: /^(?:CCP|CRC)/,
};

/** The citations of a point that are the court's own rules; those of another court bind nobody there. */
export function citationsIn(jurisdiction: MotionCourt, { citations = [] }: MotionPoint): readonly string[] {
  return citations.filter((cite) => OWN[jurisdiction].test(cite));
}

/** Whether a point rests on what was not read: it says so, a rule of the court does, or it rests on others' rules alone. */
export function isToVerify(jurisdiction: MotionCourt, point: MotionPoint): boolean {
  if (point.isUnchecked) return true;
  const own = citationsIn(jurisdiction, point);
  if (own.length === 0) return (point.citations ?? []).length > 0;
  return own.some((cite) => findCitation(cite)?.isUnchecked === true);
}
