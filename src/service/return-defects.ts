import { undrawnLetters } from '../drafting/form.ts';
import { sameCaseNumber } from '../law/case-number.ts';
import type { CoachDraft, CoachInput } from './coach-input.ts';
import { type CoachItem, coachItem, fromMemory } from './coach-items.ts';
import { methodStates } from './ladder.ts';
import { likenessTo } from './names.ts';
import { recipientItems } from './recipients.ts';
import { timeItems } from './time-limits.ts';

const RETURN = 'Rule 1-004(L) NMRA';
const UNSWORN = 'Rule 1-011(B) NMRA';
const SERVICE = 'Rule 1-004 NMRA';

type WithDraft = CoachInput & { draft: CoachDraft };

/** State, county, day and way of service stand in every return. */
function particulars({ draft }: WithDraft): CoachItem[] {
  const missing = [
    ...(draft.countyServed === '' ? ['the county'] : []),
    ...(draft.attemptDate === '' ? ['the day'] : []),
    ...(draft.serviceMethod === null ? ['the way of service'] : []),
    ...(draft.serverName === '' ? ['the name of the server'] : []),
    ...(draft.serviceAddress === '' ? ['the address'] : []),
  ];
  if (missing.length === 0) {
    const text = 'County, day, way of service, server and address are entered.';
    return [coachItem('ok', 'particulars', text, { citation: 'Form 4-206 NMRA' })];
  }
  const text = `The return needs ${missing.join(', ')}.`;
  return [coachItem('missing', 'particulars', text, { citation: 'Form 4-206 NMRA' })];
}

function days({ draft, summons, today }: WithDraft): CoachItem[] {
  const { attemptDate, notarizedAt } = draft;
  const items: CoachItem[] = [];
  if (attemptDate > today) {
    items.push(coachItem('defect', 'date-to-come', 'The day of service is still to come.'));
  }
  if (attemptDate !== '' && attemptDate < summons.issuedDate) {
    const text =
      'The day of service is before the day on which the summons was issued. Papers served without an issued summons are no service. Check both days.';
    items.push(coachItem('defect', 'before-issue', text, { citation: SERVICE }));
  }
  if (notarizedAt !== null && notarizedAt.toISOString().slice(0, 10) < attemptDate) {
    const text = 'The return was signed before the day of service. A return is signed after service.';
    items.push(coachItem('defect', 'oath-before-service', text, fromMemory(RETURN)));
  }
  return items;
}

function ladder({ draft, summons, attempts }: WithDraft): CoachItem[] {
  const method = draft.serviceMethod;
  if (method === null) return [];
  const earlier = attempts.filter(({ id }) => id !== draft.id);
  const state = methodStates(summons, earlier, draft.attemptDate || null).find(
    (each) => each.method === method,
  );
  if (state === undefined) return [];
  if (state.state === 'open') {
    if (method !== 'substitute_residence' && method !== 'substitute_business') return [];
    return [coachItem('ok', 'method-order', state.why, { citation: 'Rule 1-004(F) NMRA' })];
  }
  const text =
    state.state === 'closed'
      ? `This way of service does not fit this defendant. ${state.why}`
      : `It is too early for this way of service: no earlier failed attempt is recorded. ${state.why}`;
  return [coachItem('defect', 'method-order', text, { citation: 'Rule 1-004(F) NMRA' })];
}

function oath({ draft }: WithDraft): CoachItem[] {
  if (!draft.wasSuccessful) return [];
  if (draft.isSheriffService) {
    return [
      coachItem(
        'ok',
        'oath',
        'The sheriff or deputy certifies the return; it need not be sworn.',
        fromMemory(RETURN),
      ),
    ];
  }
  if (draft.notarizedAt !== null && draft.notaryName !== null) {
    return [coachItem('ok', 'oath', 'The return was sworn before a notary.', fromMemory(RETURN))];
  }
  if (draft.notarizedAt !== null) {
    const text =
      'The return was signed under penalty of perjury, which needs no notary. See that the paper has the date, the signature, and the name and address of the server.';
    return [coachItem('ok', 'oath', text, { citation: UNSWORN })];
  }
  const text =
    'The server has to date and sign the return under penalty of perjury, with name and address; that needs no notary. Or the server swears to it before a notary. Until then it is not to be filed.';
  return [coachItem('missing', 'oath', text, { citation: UNSWORN })];
}

/** Numbers that look like those of a case: two of its parts at least are joined by a dash or colon. */
const CASE_NUMBER = /\b(?:[DMTU]-?\d{1,4}-?[A-Z]{2,3}-?\d{4}-?\d{1,6}|\d{1,2}:\d{2}-[a-z]{2}-\d{1,6})\b/gi;

/** Whether summons, case and the words of the return tell of the same case and people. */
function sameCase({ draft, summons, item }: CoachInput): CoachItem[] {
  const items: CoachItem[] = [];
  const number = summons.caseNumber;
  if (!number) {
    const text = 'The summons has no case number, so the return has none either. Enter it in the summons.';
    items.push(coachItem('missing', 'case-number', text, { citation: 'Rule 1-004(B) NMRA' }));
  } else if (item?.caseNumber && !sameCaseNumber(number, item.caseNumber)) {
    const text = `The summons says ${number}, and this case is ${item.caseNumber}. Find out which is right before anything is filed.`;
    items.push(coachItem('defect', 'case-number', text, { citation: 'Rule 1-004(B) NMRA' }));
  }
  const words = draft?.affidavitText ?? null;
  if (words === null) return items;
  const other = number
    ? words.match(CASE_NUMBER)?.find((found) => !sameCaseNumber(found, number))
    : undefined;
  if (other !== undefined) {
    const text = `The words of the return name case ${other}, the summons ${number}.`;
    items.push(coachItem('defect', 'affidavit-number', text, { citation: RETURN }));
  }
  if (!/\b(?:complaint|petition)/i.test(words)) {
    const text =
      'The words of the return do not say that a copy of the complaint was attached to the summons.';
    items.push(coachItem('defect', 'affidavit-complaint', text, { citation: 'Form 4-206 NMRA' }));
  }
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
  if (!plain(words).includes(plain(summons.defendantName).trim())) {
    const text = `The words of the return do not name ${summons.defendantName}, as the summons does.`;
    items.push(coachItem('warning', 'affidavit-name', text, { citation: RETURN }));
  }
  return items;
}

/** Personal service is service on the person whom the summons names. */
function personNamed({ draft, summons }: WithDraft): CoachItem[] {
  const { serviceMethod, recipientName, wasSuccessful } = draft;
  if (!wasSuccessful || serviceMethod !== 'personal_defendant' || recipientName === null) return [];
  if (likenessTo(recipientName, summons.defendantName) !== 'other') return [];
  const text = `The papers were handed to ${recipientName}, and the summons names ${summons.defendantName}. If it was somebody else, choose another way of service.`;
  return [coachItem('defect', 'name-differs', text, { citation: 'Rule 1-004(F)(1)(a) NMRA' })];
}

function outcome({ draft }: WithDraft): CoachItem[] {
  if (draft.wasSuccessful || draft.failureReason !== null) return [];
  const text =
    'Say why it did not succeed: it shows the court that you tried, and opens the next way of service.';
  return [coachItem('missing', 'failure-reason', text, { citation: 'Rule 1-004(F) NMRA' })];
}

/** The return is made as a PDF alone: a name that it cannot draw would be lost. */
function letters({ draft, summons }: WithDraft): CoachItem[] {
  const lost = undrawnLetters([
    summons.plaintiffName,
    summons.defendantName,
    summons.courtName,
    draft.serverName,
    draft.serverCompany,
    draft.countyServed,
    draft.serviceAddress,
    draft.recipientName,
    draft.recipientRelationship,
    draft.recipientTitle,
    draft.mailingAddress,
    draft.failureReason,
    draft.affidavitText,
  ]);
  if (lost === null) return [];
  const text = `${lost} Write them in Latin letters, or by hand on the paper before it is signed.`;
  return [coachItem('warning', 'letters', text)];
}

function twice({ attempts, draft }: CoachInput): CoachItem[] {
  const others = attempts.filter(({ id, wasSuccessful }) => wasSuccessful && id !== draft?.id);
  const count = others.length + (draft?.wasSuccessful ? 1 : 0);
  if (count < 2) return [];
  const text =
    'Service is recorded as successful more than once. The time to answer runs from the first valid service, and the earliest counts here. Take back what was a mistake.';
  return [coachItem('warning', 'served-twice', text, fromMemory(SERVICE))];
}

function alwaysTrue({ summons }: CoachInput): CoachItem[] {
  const isUnserved = summons.serviceStatus === 'unserved' || summons.serviceStatus === 'attempted';
  const waiver = coachItem(
    'info',
    'waiver',
    'A defendant may also waive service. Ask the clerk how that is done, and from which day the time to answer then runs.',
    { citation: 'Rule 1-004(A)(2) NMRA' },
  );
  return [
    ...(isUnserved ? [waiver] : []),
    coachItem(
      isUnserved ? 'warning' : 'info',
      'signed-and-sealed',
      'Serve only a summons that the clerk signed and sealed. A draft from here is no summons.',
      { citation: 'Rule 1-004(B) NMRA' },
    ),
    coachItem(
      'info',
      'complaint-attached',
      'A copy of the complaint has to be attached to the summons that is served. The return says that it was.',
      { citation: 'Form 4-206 NMRA' },
    ),
    coachItem(
      'info',
      'file-after-service',
      'File the return with the original summons after service, not before. Filing it late does not by itself undo valid service.',
      fromMemory('Rule 1-004(C)(2) and (L) NMRA'),
    ),
    coachItem(
      'info',
      'court-ordered',
      'If none of these ways works, a judge can allow another one, or publication in a newspaper. That takes a motion with an affidavit of what you tried, and is not recorded in this form.',
      fromMemory('Rule 1-004(J) and (K) NMRA'),
    ),
    coachItem(
      'info',
      'paragraphs',
      'The letters of the paragraphs of Rule 1-004 that are named here were not compared with its current text.',
      fromMemory(SERVICE),
    ),
  ];
}

/** What makes the return defective, and what is good to know: Rule 1-004 NMRA, Form 4-206 NMRA. */
export function returnDefects(input: CoachInput): CoachItem[] {
  const { draft } = input;
  const ofDraft =
    draft === null
      ? []
      : [particulars, days, ladder, recipientItems, personNamed, oath, outcome, letters].flatMap((check) =>
          check({ ...input, draft }),
        );
  return [...ofDraft, ...sameCase(input), ...twice(input), ...timeItems(input), ...alwaysTrue(input)];
}
