import { recognizeCourt } from '../law/courts/recognize.ts';
import { daysToAnswer } from './days-to-answer.ts';

/** Whether what is known of a court makes it one of the limited courts, as 'a magistrate court'. */
function limitedCourt(source: { caseNumber: string | null } | { courtName: string | null }): string | null {
  const { court } = recognizeCourt({ ...source, state: 'NM' });
  return court?.system === 'new_mexico_magistrate' ? court.name.replace(/ of New Mexico$/, '') : null;
}

/**
 * Why this form is the wrong one; null when it is not. Magistrate courts (numbers M-) and metropolitan courts (T-)
 * take Form 4-204, which gives another time to answer (Rules 2-202 and 3-202 NMRA), not Form 4-206.
 */
export function wrongForm(caseNumber: string | null, courtName: string | null): string | null {
  const numbered = limitedCourt({ caseNumber });
  const named = limitedCourt({ courtName });
  if (numbered === null && named === null) return null;
  const found =
    numbered === null ? `This is ${named}.` : `The case number ${caseNumber?.trim()} is one of ${numbered}.`;
  return `${found} This is the district court’s summons (Form 4-206, ${daysToAnswer('new_mexico_district')} days to answer). Magistrate and metropolitan courts use Form 4-204, which gives ${daysToAnswer('new_mexico_magistrate')} days. An eviction has a summons of its own, which names the day of the hearing. Get the right form from the clerk, and do not serve this one.`;
}
