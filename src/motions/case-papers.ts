import type { MotionId } from './schema.ts';

const NAMED: Readonly<Record<MotionId, RegExp>> = {
  'motion-to-dismiss': /\bmotions? to dismiss\b|\bmtd\b/i,
  'motion-to-compel': /\bmotions? to compel\b/i,
  'motion-to-strike': /\bmotions? to strike\b/i,
  'motion-for-summary-judgment': /\bsummary judgment\b|\bmsj\b/i,
  'motion-for-protective-order': /\bmotions? for (an? )?protective orders?\b/i,
  'motion-in-limine': /\bmotions? in limine\b/i,
};

interface Dated {
  kind: string;
  /** YYYY-MM-DD */
  date: string | null;
  finishedAt: Date | null;
}

/** Whether a name, of a milestone or a file, names the motion. */
export function namesMotion(name: string, id: MotionId): boolean {
  return NAMED[id].test(name);
}

/**
 * The date of a case that a motion is known by: of the milestones that name it, the soonest that is open, else the
 * latest of those done. Undefined: it is not scheduled.
 */
export function scheduledFor<T extends Dated>(id: MotionId, milestones: readonly T[]): T | undefined {
  const dated = milestones
    .filter(({ kind, date }) => date !== null && namesMotion(kind, id))
    .sort((a, b) => (a.date ?? '').localeCompare(b.date ?? ''));
  return dated.find(({ finishedAt }) => finishedAt === null) ?? dated.at(-1);
}

/** Whether a document is filed under motions: 'Motion' or 'Motion Practice', in whatever case. */
export function isMotionPaper({ docType }: { docType: string | null }): boolean {
  const type = docType?.trim().toLowerCase();
  return type === 'motion' || type === 'motion practice';
}
