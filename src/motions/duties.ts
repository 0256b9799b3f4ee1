import { DECISION_DAYS } from '../law/further-days.ts';
import { daysOf } from '../law/rule-days.ts';
import { amount } from '../text/words.ts';
import type { MotionCourt, MotionId, MotionPoint } from './schema.ts';

/** New Mexico does not ask for the other side's position on these. */
const WITHOUT_CONCURRENCE: readonly MotionId[] = ['motion-to-dismiss', 'motion-for-summary-judgment'];

const NEW_MEXICO_BEFORE: readonly MotionPoint[] = [
  {
    text: 'Put it in writing, with its grounds and what you ask for.',
    citations: ['Rule 1-007(B) NMRA'],
  },
];
const CONCURRENCE: MotionPoint = {
  text: 'Ask the other side if it agrees to the motion (concurrence). Say in the motion what it answered.',
  citations: ['Rule 1-007.1 NMRA'],
  isUnchecked: true,
};
const NO_CONCURRENCE: MotionPoint = {
  text: "You need not ask for the other side's position first (concurrence), as you would for other motions.",
  citations: ['Rule 1-007.1 NMRA'],
  isUnchecked: true,
};
const NEW_MEXICO_AFTER: readonly MotionPoint[] = [
  { text: 'If it is opposed, you may file a brief with it.', citations: ['Rule 1-007.1 NMRA'] },
  {
    text: 'Attach evidence that is not in the court file yet.',
    citations: ['Rule 1-007.1 NMRA'],
  },
  { text: 'Send a proposed order.', citations: ['Rule 1-007.1 NMRA'] },
  {
    text: `Wait for the response: ${daysOf('N5')} after the motion was served. If none comes, you may hand in the proposed order and the judge may rule.`,
    citations: ['Rule 1-007.1(D) NMRA'],
  },
  {
    text: `You may reply within ${daysOf('N6')} after the response was served on you.`,
    citations: ['Rule 1-007.1(F) NMRA'],
    isUnchecked: true,
  },
  {
    text: 'When the briefs are in, file a notice of completion of briefing. Without it the judge may not know that it is ready.',
    citations: ['Rule 1-007.1 NMRA'],
  },
  { text: 'Ask for a hearing if you want one.', citations: ['Rule 1-007.1 NMRA'] },
  {
    text: `The judge is to decide within ${amount(DECISION_DAYS, 'day')} after it was submitted. If the time passes, ask the clerk.`,
    citations: ['Rule 1-054.1 NMRA'],
  },
];

const FEDERAL: readonly MotionPoint[] = [
  {
    text: 'Talk with the other side first, as the local rules ask (conferral), and say in the motion that you did.',
  },
  { text: 'File the motion with a brief that explains the law.' },
  { text: 'Serve both on everybody, with a certificate of service.' },
  {
    text: `Serve the motion and the notice of a hearing at least ${daysOf('F12')} before it.`,
    citations: ['FRCP 6(c)(1)'],
  },
  {
    text: 'The time to respond and to reply is set by the local rules of each court, and for some motions it is another one. Look it up on the website of your court before you count.',
    isUnchecked: true,
  },
  { text: 'Send a proposed order where the local rules or the judge ask for one.', isUnchecked: true },
];

/** Evictions have motion times of their own: CCP 1170.7, 1170.8; how soon a demurrer is heard was read second-hand. */
const EVICTION: MotionPoint = {
  text: `In an eviction other and much shorter times hold: ${daysOf('C25')} of notice for a motion about discovery and ${daysOf('C24')} for summary judgment. A demurrer or a motion to strike is heard within a few court days after it is filed. Ask the clerk before you use the numbers here.`,
  isUnchecked: true,
};

/** What is said at the end, since a small claim has none of it. */
const SMALL_CLAIMS: MotionPoint = {
  text: 'In small claims no answer is filed and there is no discovery, so what stands here is not for such a case. Say it to the judge at the hearing, or ask the clerk.',
  citations: ['CCP 116.310'],
};

const CALIFORNIA: readonly MotionPoint[] = [
  {
    text: `Get a hearing date. Then serve and file the motion and the notice of its hearing. Do so at least ${daysOf('C3')} before it, and earlier when you send them by mail.`,
    citations: ['CCP 1005(b)'],
  },
  { text: `The opposition is due ${daysOf('C4')} before the hearing.`, citations: ['CCP 1005(b)'] },
  { text: `The reply is due ${daysOf('C5')} before the hearing.`, citations: ['CCP 1005(b)'] },
  EVICTION,
  SMALL_CLAIMS,
];

const CALIFORNIA_SUMMARY_JUDGMENT: readonly MotionPoint[] = [
  {
    text: 'Get a hearing date first: every day here is counted back from it.',
    citations: ['CCP 437c'],
  },
  EVICTION,
  SMALL_CLAIMS,
];

const MAGISTRATE: readonly MotionPoint[] = [
  {
    text: 'Put it in writing, with its grounds and what you ask for, and give a copy to the other side.',
    isUnchecked: true,
  },
  {
    text: 'We know no number of days for the response and the reply in magistrate and metropolitan courts. Ask the clerk how many days each side has, and whether there is a form.',
    isUnchecked: true,
  },
];

/**
 * What every motion needs in a court, in the order it is done. New Mexico district: Rule 1-007.1 NMRA; federal: local
 * rules for the most part; California: CCP 1005(b).
 */
export function dutiesFor(jurisdiction: MotionCourt, motion: MotionId): readonly MotionPoint[] {
  if (jurisdiction === 'new_mexico_district') {
    const concurrence = WITHOUT_CONCURRENCE.includes(motion) ? NO_CONCURRENCE : CONCURRENCE;
    return [...NEW_MEXICO_BEFORE, concurrence, ...NEW_MEXICO_AFTER];
  }
  if (jurisdiction === 'new_mexico_magistrate') return MAGISTRATE;
  if (jurisdiction === 'federal') return FEDERAL;
  return motion === 'motion-for-summary-judgment' ? CALIFORNIA_SUMMARY_JUDGMENT : CALIFORNIA;
}

/** Those of the points that hold in a court. */
export function pointsIn(jurisdiction: MotionCourt, points: readonly MotionPoint[]): readonly MotionPoint[] {
  return points.filter(({ courts }) => courts === undefined || courts.includes(jurisdiction));
}

/** What has to be said where points of other courts stand in for a court's own; null where they are its own. */
export const BORROWED: Readonly<Record<MotionCourt, string | null>> = {
  federal: null,
  new_mexico_district: null,
  new_mexico_magistrate:
    'We could read little of the rules of magistrate and metropolitan courts. What this motion needs is told here as it is in New Mexico district and federal courts. Ask the clerk what differs.',
  california:
    'What this motion needs is told here as it is in federal and New Mexico courts. California has rules and forms of its own. Ask the clerk or the self-help center of your court.',
};
