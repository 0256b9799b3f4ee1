import { isNameless } from '../facts/times/no-name.ts';
import { dateOf, dayNumber, spell } from '../law/calendar-days.ts';
import { lastOpenDay } from '../law/open-day.ts';
import { personSentence } from '../law/person-sentence.ts';
import { protectionFormIn } from '../law/protection-forms.ts';
import { IF_ANSWERED_BY_FORM, ORDER_LASTS } from '../next/day-names.ts';
import { CHECK, type Counting, closedAt, made } from './counting.ts';
import type { DaySource } from './day-source.ts';
import { noFactId } from './lines-schema.ts';
import { type ReadPaper, textOf, topOf } from './paper.ts';
import type { ProtectionOnPaper } from './protection-schema.ts';
import type { Day, Proposal } from './schema.ts';
import { wholeDays } from './whole-days.ts';

const TICKED = String.raw`\[\s?[xX✓✗✔✘]\s?\]|\(\s?[xX✓✔✘]\s?\)|[☑☒✔✘⊠■]|(?<![\p{L}\d])[xX✓](?=[^\S\n])`;
/** A checked box with the decision right behind it, whose number may stand between. */
const DECIDED = new RegExp(
  `(?:${TICKED})[^\\S\\n]*(?:\\(?\\d\\)[^\\S\\n]*)?(All|Partly)?[^\\S\\n]*(granted|denied)\\b`,
  'giu',
);
const LASTS =
  /\b(?:expires?|ends?|(?:in\s+effect|effective|in\s+(?:full\s+)?force(?:\s+and\s+effect)?)\s+until|expiration\s+date)\b[^.;]{0,110}/gi;
const WITH_HEARING = /\b(?:expires?|ends?)\s+at\s+the\s+end\s+of\s+the\s+(?:court\s+)?hearing\b/i;

function decided(text: string): NonNullable<ProtectionOnPaper['temporary']> {
  const found = new Set(
    [...text.matchAll(DECIDED)].map(([, some = '', word = '']) =>
      some.toLowerCase() === 'partly' ? 'partly' : word.toLowerCase() === 'granted' ? 'granted' : 'denied',
    ),
  );
  const [only, ...more] = found;
  return only === undefined || more.length > 0 ? 'unsure' : only;
}

function untilIn(text: string): string | null {
  return [...text.matchAll(LASTS)].flatMap(([words]) => wholeDays(words))[0] ?? null;
}

const formOn = (paper: ReadPaper, state: string | null) =>
  protectionFormIn(topOf(paper).slice(0, 600), state);

/** What a paper of the courts of a state says of an order to keep away from somebody; null of all other papers. */
export function protectionOf(paper: ReadPaper, state: string | null): ProtectionOnPaper | null {
  const form = formOn(paper, state);
  if (form === null && paper.kind !== 'protection-order') return null;
  const text = textOf(paper);
  const isUntilHearing = WITH_HEARING.test(text);
  if (form === null)
    return {
      ...{ isNotice: false, temporary: null, isOnFirearms: false, isUntilHearing },
      ...{ orderForm: null, answerForm: null, otherDayForm: null },
    };
  const { family, number } = form;
  const { numbers, families } = form.forms;
  const isNotice = number === numbers.notice;
  const isAfter = number === numbers.orderAfter;
  return {
    isNotice,
    temporary: isNotice ? decided(text) : number === numbers.order ? 'granted' : null,
    isOnFirearms: families[family]?.isOnFirearms === true,
    orderForm: isNotice ? `${family}-${numbers.order}` : null,
    answerForm: isAfter ? null : `${family}-${numbers.answer}`,
    otherDayForm: isAfter ? null : `${family}-${numbers.otherDay}`,
    isUntilHearing,
  };
}

/** The kind of case in which such forms are used. */
export function kindOfProtection(paper: ReadPaper, state: string | null): 'family' | 'civil' | null {
  const form = formOn(paper, state);
  return form === null ? null : (form.forms.families[form.family]?.kind ?? null);
}

/**
 * The lines of an order with the day until which it lasts: the only place in which that day stands, so that it is
 * changed or put aside there for all that is said of it.
 */
export function withLastDay(
  deadlines: Proposal['deadlines'],
  protection: ProtectionOnPaper | null,
  paper: ReadPaper,
): Proposal['deadlines'] {
  if (protection === null) return deadlines;
  const { isNotice, isUntilHearing } = protection;
  const isThere = deadlines.some(({ label }) => label === ORDER_LASTS);
  const until = isThere || isNotice || isUntilHearing ? null : untilIn(textOf(paper));
  if (until === null) return deadlines;
  const known = deadlines.find((due) => due.date === until && isNameless(due.label));
  const line = { label: ORDER_LASTS, date: until, time: known?.time ?? null, period: null };
  const rest = deadlines.filter((due) => due !== known);
  return [...rest, { ...line, certainty: 'unsure' as const, factId: known?.factId ?? noFactId(line) }];
}

/** What the paper is and does. */
export function protectionSays(protection: ProtectionOnPaper): string | null {
  const { isNotice, temporary } = protection;
  if (!isNotice) return null;
  const asked = protection.isOnFirearms ? 'have no firearms' : 'keep away';
  const is = `This is a notice of a court hearing. Somebody asked the court to order that somebody must ${asked}.`;
  switch (temporary) {
    case 'granted':
      return `${is} The judge made temporary orders that hold until the hearing.`;
    case 'partly':
      return `${is} The judge made some orders until the hearing, and denied others.`;
    case 'denied':
      return `${is} The judge denied the temporary orders until the hearing. The judge can still make orders there.`;
    default:
      return `${is} We could not read for sure which box the judge checked for temporary orders. Please check it.`;
  }
}

/** The hearing that such a paper names, if it is still to come, else the last. */
function hearingOf({ hearings }: Pick<Proposal, 'hearings'>, today: string): string | null {
  const days = hearings.flatMap(({ date }) => date ?? []).toSorted();
  return days.find((day) => day >= today) ?? days.at(-1) ?? null;
}

const CRIME = 'To break an order is a crime, and you can be arrested';
const OBEY = 'Until you know, take it that the orders hold, and do as the paper asks.';

function heldWords(protection: ProtectionOnPaper, role: string | null): string {
  const { temporary, orderForm, isOnFirearms } = protection;
  const crime =
    role === 'plaintiff'
      ? 'If the other person breaks an order, call 911.'
      : isOnFirearms
        ? `${CRIME}.`
        : `${CRIME}, even if the other person asks you to come.`;
  const order = orderForm === null ? 'the order' : `form ${orderForm}`;
  switch (temporary) {
    case 'granted':
      return `Temporary orders hold until the hearing. They stand on ${order}. Read it today: it should come with this paper. ${crime}`;
    case 'partly':
      return `Some temporary orders hold until the hearing. Which ones stands on ${order}. Read it today: it should come with this paper. ${crime}`;
    case 'denied':
      return 'The box says that the temporary orders were denied until the hearing. The judge can still make orders at the hearing. Ask the clerk if another order holds.';
    default:
      return `We could not read for sure which box is checked. Please check the item “Temporary Restraining Orders”, or ask the clerk today. ${OBEY} ${crime}`;
  }
}

/** How whoever it is against answers, and what whoever asked for it has to do. */
function sidesWords(
  { answerForm, otherDayForm, orderForm }: ProtectionOnPaper,
  { role: { value: role }, state }: Proposal,
  day: string | null,
): string {
  const forms = protectionFormIn(orderForm ?? '', state.value)?.forms ?? null;
  const on = day === null ? '' : ` on ${spell(dayNumber(day))}`;
  const file =
    answerForm === null
      ? 'Ask the clerk how to answer in writing.'
      : `To answer in writing, file form ${answerForm} with the court before the hearing. ${personSentence(forms?.answerServedBy ?? null)}`;
  const against = `Be at the hearing${on}, with your proof and who saw it. ${file} If you are not there, the judge can make orders without you that last for years. Call legal help today.`;
  const another =
    otherDayForm === null ? 'Ask the clerk for another day.' : `Ask for another day on form ${otherDayForm}.`;
  const asked = `Be at the hearing${on}, or the judge can let it end. ${personSentence(forms?.papersServedBy ?? null)} Was that not possible? ${another}`;
  if (role === 'plaintiff') return asked;
  if (role !== null) return against;
  return `Is it against you? ${against} Did you ask for it? ${asked}`;
}

/** What has to be known of a form that names the hearing. */
export function protectionWords(proposal: Proposal, protection: ProtectionOnPaper, today: string): string {
  return `${heldWords(protection, proposal.role.value)} ${sidesWords(protection, proposal, hearingOf(proposal, today))}`;
}

/** How long an order lasts, and how it is answered; empty where the paper tells neither. */
export function lastsWords(proposal: Proposal, today: string): string {
  const { protection, role } = proposal;
  if (!protection) return '';
  const { isUntilHearing, answerForm } = protection;
  const last = proposal.deadlines.find(({ label, date }) => label === ORDER_LASTS && date !== null);
  const until = last?.date ?? null;
  const day = hearingOf(proposal, today);
  const lasts = isUntilHearing
    ? `The order lasts until the end of the hearing${day === null ? '' : ` on ${spell(dayNumber(day))}`}. There the judge can make it longer.`
    : until === null
      ? ''
      : `The order lasts until ${spell(dayNumber(until))}, unless the judge changes it.${last?.certainty === 'certain' ? '' : ` ${CHECK}`}`;
  const answer =
    answerForm === null || role.value === 'plaintiff'
      ? ''
      : `To answer in writing, whoever it is against files form ${answerForm} with the court before the hearing.`;
  return [lasts, answer].filter(Boolean).join(' ');
}

/** By when such an order can be answered in writing. */
function protectionDays(counting: Counting): Day[] {
  const { proposal, today } = counting;
  const { protection, role } = proposal;
  if (!protection) return [];
  const { answerForm } = protection;
  const hearing = hearingOf(proposal, today);
  return answerForm === null || hearing === null || hearing <= today || role.value === 'plaintiff'
    ? []
    : [answerBefore(counting, hearing, answerForm)];
}

function answerBefore(counting: Counting, hearing: string, form: string): Day {
  const day = lastOpenDay(dayNumber(hearing) - 1, closedAt(counting));
  return made(counting, {
    ...{ what: `${IF_ANSWERED_BY_FORM} ${form}`, date: dateOf(day), isSure: false },
    steps: [
      `It is filed before the hearing on ${spell(dayNumber(hearing))}.`,
      `The last day before it on which the court is open is ${spell(day)}.`,
    ],
    warnings: [`You can come to the hearing without it. ${CHECK}`],
  });
}

/** The days of an order to keep away from somebody; the one until which it lasts stands among the lines of the paper. */
export const PROTECTION: DaySource = {
  days: (counting, found) => [...found, ...protectionDays(counting)],
};
