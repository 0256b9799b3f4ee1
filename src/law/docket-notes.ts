import { daysOf } from './rule-days.ts';

/**
 * What the law of the courts says beside a docket entry where they differ, for a reader whose court may be any of
 * them. Each time is that of its rule.
 */
export const DOCKET_NOTES = {
  'not-served-so':
    'If you were not served in this way, say so in the first paper that you file (in California by a motion to quash): that defense can be lost.',
  'answer-waits':
    'The time to answer waits for that in federal and in New Mexico district court, but not in every court: until you know, answer in time.',
  'answer-after-denial': `It has ${daysOf('F6')} in federal court and ${daysOf('N3')} in New Mexico district court. It has ${daysOf('C15')} in California, and ${daysOf('C15e')} in an eviction there.`,
  'object-to-report': `Objections must be filed soon, within ${daysOf('F31b')} after it was served (FRCP 72(b)(2)).`,
  'respond-to-objections': `In federal court the other side may respond within ${daysOf('F31c')} after it was served (FRCP 72(b)(2)).`,
  'silence-admits':
    'Whatever is not answered in time counts as admitted, in California once the court gives an order for it, and can lose a case by itself.',
  'answer-requests': `Answers are due ${daysOf('F10')} after they were served in federal court. It is ${daysOf('N8')} in New Mexico district court and ${daysOf('C7')} in California. In an eviction there it is only ${daysOf('C10')}.`,
  'object-to-subpoena': `Where it asks for papers in federal court, object before that day, or before ${daysOf('F24')} have passed since you were served, whichever comes first (FRCP 45(d)(2)(B)).`,
  'answer-after-removal':
    'The times of the state court no longer count. FRCP 81(c) says when the answer is due in federal court.',
} as const;
