import { MOTION_FOR_PROTECTIVE_ORDER, MOTION_TO_COMPEL } from './discovery-motions.ts';
import { MOTION_TO_DISMISS, MOTION_TO_STRIKE } from './pleading-motions.ts';
import { MOTION_IDS, type Motion } from './schema.ts';
import { MOTION_FOR_SUMMARY_JUDGMENT, MOTION_IN_LIMINE } from './trial-motions.ts';

const BY_ID: Readonly<Record<Motion['id'], Motion>> = {
  'motion-to-dismiss': MOTION_TO_DISMISS,
  'motion-to-compel': MOTION_TO_COMPEL,
  'motion-to-strike': MOTION_TO_STRIKE,
  'motion-for-summary-judgment': MOTION_FOR_SUMMARY_JUDGMENT,
  'motion-for-protective-order': MOTION_FOR_PROTECTIVE_ORDER,
  'motion-in-limine': MOTION_IN_LIMINE,
};

/** The six motions the product explains, in the order they are shown. */
export const MOTIONS: readonly Motion[] = MOTION_IDS.map((id) => BY_ID[id]);

/** The motion an address names; undefined for any other text. */
export function findMotion(id: string | null | undefined): Motion | undefined {
  return MOTIONS.find((motion) => motion.id === id);
}
