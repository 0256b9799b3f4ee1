import { caseNumberKey } from '../law/case-number.ts';

interface CourtOfSummons {
  caseNumber: string | null;
  courtName: string | null;
}

const LIMITED_NUMBER =
  /^\s*(?:(?:case|cause|docket)\s*(?:no|number|#)?[.:\s]*)?([MT])\s*[-\u2010-\u2015\u2212]/i;

function limitedCourt({ caseNumber, courtName }: CourtOfSummons): string | null {
  const number = caseNumber ?? '';
  const letter = LIMITED_NUMBER.exec(number)?.[1] ?? /^([MT])-\d/.exec(caseNumberKey(number))?.[1];
  if (letter?.toUpperCase() === 'M') return `The case number ${number.trim()} is one of a magistrate court.`;
  if (letter?.toUpperCase() === 'T')
    return `The case number ${number.trim()} is one of a metropolitan court.`;
  if (/\bmagistrate\b/i.test(courtName ?? '')) return 'This is a magistrate court.';
  if (/\bmetro(?:politan)?\b/i.test(courtName ?? '')) return 'This is a metropolitan court.';
  return null;
}

/**
 * Why this form is the wrong one; null when it is not. Magistrate courts (numbers M-) and metropolitan courts (T-)
 * take Form 4-204, in which the time to answer is 20 days (Rules 2-202 and 3-202 NMRA), not Form 4-206.
 */
export function wrongForm(caseNumber: string | null, courtName: string | null): string | null {
  const found = limitedCourt({ caseNumber, courtName });
  if (found === null) return null;
  return `${found} This is the district court’s summons (Form 4-206, 30 days to answer). Magistrate and metropolitan courts use Form 4-204, which gives 20 days. Get that form from the clerk, and do not serve this one.`;
}
