import type { MotionPoint } from './schema.ts';

/** How a motion gets to the others: in California no party mails it (CCP 1013a). */
export const SERVE: readonly MotionPoint[] = [
  {
    text: 'Serve it on everybody in the case, with a certificate of service.',
    courts: ['federal', 'new_mexico_district', 'new_mexico_magistrate'],
  },
  {
    text: 'Have somebody who is over 18 and not a party mail a copy to each party. That person signs the proof of service.',
    courts: ['california'],
  },
];
