import { courtTimeZone, dateIn } from '../law/court-time.ts';
import { countyName } from '../law/courts/county-names.ts';
import { stateName } from '../states.ts';
import type { Summons } from '../summons/schema.ts';
import { onOneLine } from '../text/addresses.ts';
import { dayInWords } from '../text/day-words.ts';
import { asSentence } from '../text/sentence-end.ts';
import { MIN_SERVER_AGE, type ServiceAttempt } from './schema.ts';

/** The calendar day, YYYY-MM-DD, of a moment at the court of the summons. */
export function dayAtCourt(moment: Date, { state }: Pick<Summons, 'state'>): string {
  return dateIn(courtTimeZone(state), moment);
}

/** ' in case D-101-CV-2026-00731, Orlov Roofing LLC v. Rosalind Quay'. */
function ofCase({ caseNumber, plaintiffName, defendantName }: Summons): string {
  const number = caseNumber ? ` in case ${caseNumber},` : ',';
  return `${number} ${plaintiffName} v. ${defendantName},`;
}

/** How a return is made good: certified by a sheriff, sworn before a notary, else affirmed (Rule 1-011(B) NMRA). */
export function formOf({
  isSheriffService,
  notaryName,
}: Pick<ServiceAttempt, 'isSheriffService' | 'notaryName'>): 'certified' | 'sworn' | 'affirmed' {
  if (isSheriffService) return 'certified';
  return notaryName === null ? 'affirmed' : 'sworn';
}

const STATES = {
  certified: ', sheriff or deputy sheriff, certify',
  sworn: ', being duly sworn, on oath, state',
  affirmed: ' state',
} as const;

/** Who states it, and on what: nobody is made to state more than what is known. */
function opening(attempt: ServiceAttempt): string {
  const { serverName, serverAge } = attempt;
  const form = formOf(attempt);
  const who = `I, ${serverName}${form === 'affirmed' ? ',' : ''}${STATES[form]}`;
  const age =
    serverAge === MIN_SERVER_AGE
      ? 'I am eighteen (18) years of age'
      : 'I am over the age of eighteen (18) years';
  return `${who} that ${age} and not a party to this lawsuit,`;
}

function countyOf({ countyServed }: ServiceAttempt, { state }: Summons): string {
  return `in ${countyName(countyServed) ?? countyServed} County, ${stateName(state)}`;
}

function sourcePlace(attempt: ServiceAttempt, summons: Summons): string {
  const at = attempt.attemptTime ? `, at ${attempt.attemptTime}` : '';
  return `${countyOf(attempt, summons)}, on the ${dayInWords(attempt.attemptDate)}${at},`;
}

/** Where it was, with the place inside it where that is known. */
function addressOf({ serviceAddress, serviceLocation }: ServiceAttempt): string {
  const address = onOneLine(serviceAddress);
  return serviceLocation ? `${address} (${serviceLocation})` : address;
}

/** What an attempt that failed was, as words that follow 'I tried to serve'. */
const TRIED: Readonly<Record<ServiceAttempt['serviceMethod'], string>> = {
  personal_defendant: 'by delivering it to the defendant',
  mail_or_courier: 'by mail or courier with a receipt to be signed',
  substitute_residence: 'by leaving it with a resident of the defendant’s home',
  substitute_business:
    'by leaving it with the person in charge at the defendant’s place of business or employment',
  authorized_agent: 'by delivering it to an agent authorized to receive it',
  minor_incompetent: 'by delivering it to a person who acts for the defendant',
  entity_representative: 'by delivering it to a person who may receive it for the defendant',
};

/**
 * What the server states in the return, paragraphs apart by an empty line: the oath (a certificate for a sheriff or
 * deputy, a plain statement where it is affirmed), over 18 and no party, county, day and place, the complaint attached (Form 4-206 NMRA, Rule 1-004(L)); who took the papers stands in the box that is checked. For an attempt that failed: what was tried, and why it failed. Without regard to text a person changed.
 */
export function affidavitText(summons: Summons, attempt: ServiceAttempt): string {
  const papers = `the summons${ofCase(summons)}`;
  if (!attempt.wasSuccessful) {
    return [
      `${opening(attempt)} and that ${sourcePlace(attempt, summons)} I tried to serve ${papers} with a copy of the complaint attached, ${TRIED[attempt.serviceMethod]}, at ${addressOf(attempt)}.`,
      attempt.failureReason
        ? `The papers were not served. Reason: ${asSentence(attempt.failureReason)}`
        : 'The papers were not served.',
    ].join('\n\n');
  }
  const copies = 'a copy of the summons, with a copy of the complaint attached,';
  if (attempt.serviceMethod === 'mail_or_courier') {
    const sent = attempt.mailingDate ? ` on the ${dayInWords(attempt.mailingDate)}` : '';
    return `${opening(attempt)} and that I served ${papers} by sending ${copies} to ${addressOf(attempt)}${sent}, ${countyOf(attempt, summons)}, in the manner checked below.`;
  }
  return `${opening(attempt)} and that ${sourcePlace(attempt, summons)} at ${addressOf(attempt)}, I served ${papers} by delivering ${copies} in the manner checked below.`;
}

/** The text of the return: what a person made of it, else the generated one. */
export function returnWords(summons: Summons, attempt: ServiceAttempt): string {
  return attempt.affidavitText ?? affidavitText(summons, attempt);
}
