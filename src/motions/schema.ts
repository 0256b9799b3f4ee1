import { z } from 'zod';
import type { Jurisdiction } from '../law/court-systems.ts';

export const MOTION_IDS = [
  'motion-to-dismiss',
  'motion-to-compel',
  'motion-to-strike',
  'motion-for-summary-judgment',
  'motion-for-protective-order',
  'motion-in-limine',
] as const;
export const MotionId = z.enum(MOTION_IDS);
export type MotionId = z.infer<typeof MotionId>;

/** What each is called, here and in court. */
export const MOTION_TITLES: Readonly<Record<MotionId, string>> = {
  'motion-to-dismiss': 'Motion to Dismiss',
  'motion-to-compel': 'Motion to Compel',
  'motion-to-strike': 'Motion to Strike',
  'motion-for-summary-judgment': 'Motion for Summary Judgment',
  'motion-for-protective-order': 'Motion for Protective Order',
  'motion-in-limine': 'Motion in Limine',
};

/** The courts whose motions are told here, in the order they are offered. */
export const MOTION_COURTS = [
  'new_mexico_district',
  'new_mexico_magistrate',
  'federal',
  'california',
] as const satisfies readonly Jurisdiction[];
export type MotionCourt = (typeof MOTION_COURTS)[number];

export type MotionPriority = 'high' | 'medium' | 'low';

/** One thing to know or to do, in a sentence or two of plain words. */
export interface MotionPoint {
  text: string;
  /** Rules it rests on, each as it stands in `MOTION_CITATIONS`. */
  citations?: readonly string[];
  /** It was not read in the rule itself: shown with 'Verify with the clerk'. */
  isUnchecked?: true;
  /** Courts it holds for; absent: every court. */
  courts?: readonly MotionCourt[];
}

/** A date about the motion that the deadline engine can count. */
export interface MotionDeadline {
  /** Type of a rule of the engine, in the jurisdiction it stands under. */
  deadlineType: string;
  /** What the date is to somebody with this motion on the table. */
  meaning: string;
}

export interface MotionTimeline {
  /** When it is filed, in one sentence for every court. */
  general: string;
  /** Where that sentence does not hold. */
  note: string | null;
  courts: Readonly<Record<MotionCourt, readonly MotionPoint[]>>;
}

/** One entry of the catalog; plain text without markup. */
export interface Motion {
  id: MotionId;
  title: string;
  description: string;
  priority: MotionPriority;
  purpose: string;
  timeline: MotionTimeline;
  requirements: readonly MotionPoint[];
  considerations: readonly MotionPoint[];
  deadlines: Readonly<Record<MotionCourt, readonly MotionDeadline[]>>;
}
