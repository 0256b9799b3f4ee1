import { caseTitle } from '../cases/title.ts';
import { daysBetween } from '../law/calendar-days.ts';
import { byTime } from '../text/day-words.ts';
import type { PushMessage } from './push-schema.ts';

/** What a reminder is about. Dates are calendar dates, YYYY-MM-DD. */
export interface ReminderSubject {
  /** The deadline's name, for instance 'Answer to Complaint Due'. */
  kind: string;
  /** As it was entered: it may be empty. */
  caseTitle: string;
  caseNumber: string | null;
  dueOn: string;
  /** HH:MM at the court; null where the day alone counts. */
  dueTime: string | null;
  /** It happens at `dueTime`; otherwise it is due by then. */
  takesPlace?: boolean;
  /** Somebody has to check the day first. */
  isUnsure?: boolean;
  /** It was read from a paper of the case. */
  isFromPaper?: boolean;
  ruleReference: string | null;
  isAutoCalculated: boolean;
  /** It was told before, and nobody put it away. */
  isRepeat?: boolean;
}

// Control characters, line and paragraph separators, and marks that turn the direction of what follows.
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g;

/** Text that a person typed, as one line: nothing in it can start a new one or hide what follows. */
export function oneLine(text: string): string {
  return text.toWellFormed().replaceAll(UNPRINTABLE, ' ').replaceAll(/\s+/g, ' ').trim();
}

/** 'Today', 'Tomorrow', 'In 3 days'; for a day that has gone by 'Yesterday', '3 days ago'. */
export function daysAway(date: string, today: string): string {
  const days = daysBetween(today, date);
  if (days === 0) return 'Today';
  if (days === 1) return 'Tomorrow';
  if (days === -1) return 'Yesterday';
  return days > 0 ? `In ${days} days` : `${-days} days ago`;
}

const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** 'Monday, March 23, 2026', as in letters. */
export function longDate(date: string): string {
  return LONG_DATE.format(new Date(date));
}

/** Of a day that could not be told for sure. */
const UNSURE = 'Please check this day first: we are not sure of it.';

function namesOf(about: ReminderSubject): { kind: string; title: string } {
  const title = caseTitle({ title: about.caseTitle, caseNumber: about.caseNumber });
  return { kind: oneLine(about.kind), title: oneLine(title) };
}

function ruleOf({ ruleReference }: ReminderSubject): string[] {
  return ruleReference === null ? [] : [`Rule: ${oneLine(ruleReference)}`];
}

/** How a mail about a rule ends. */
function endOf(today: string, link: string | null): string[] {
  return [
    link === null ? 'Sign in to Proceed to look at it.' : `Look at it in Proceed:\n${link}`,
    '',
    'Proceed gives general information, not legal advice.',
    '',
    `This message was written on ${longDate(today)}. You get it because you have access to this case in Proceed.`,
    '',
  ];
}

/**
 * The mail that reminds of a deadline. `today` is the calendar date at the court; `link` is the deadline's page, or
 * null where the server does not know its own address.
 */
export function reminderMail(
  about: ReminderSubject,
  today: string,
  link: string | null,
): { subject: string; body: string } {
  const { kind, title } = namesOf(about);
  const away = daysAway(about.dueOn, today);
  const number =
    about.caseNumber === null || title === oneLine(about.caseNumber) ? '' : ` (${oneLine(about.caseNumber)})`;
  const origin = about.isAutoCalculated
    ? 'Proceed counted this date from the dates entered in the case.'
    : about.isFromPaper
      ? 'This date was read from a paper of the case.'
      : 'This date was entered by hand.';
  const body = [
    kind,
    `${title}${number}`,
    '',
    `${about.takesPlace ? 'Takes place' : 'Due'}: ${longDate(about.dueOn)}${byTime(about.dueTime, about.takesPlace)} (${away.toLowerCase()})`,
    ...(about.isUnsure ? [UNSURE] : []),
    ...ruleOf(about),
    ...(about.isRepeat ? ['', 'You have not dismissed this reminder yet, so here it is again.'] : []),
    '',
    link === null ? 'Sign in to Proceed to see it.' : `See it in Proceed:\n${link}`,
    '',
    `${origin} Please check it against your papers, and ask the court clerk when you are not sure.`,
    'Proceed gives general information, not legal advice.',
    '',
    `This message was written on ${longDate(today)}. You get it because you have access to this case in Proceed.`,
    'To stop these reminders, mark the deadline as done or remove its reminder days on its page.',
    '',
  ].join('\n');
  return { subject: `${away}: ${kind} (${title})`, body };
}

/**
 * The mail that tells of a rule that changed: `again` is the day that the deadline has by the rule as it reads now. Nothing
 * was moved; until it is clear which day is right, the earlier one is the safe one.
 */
export function ruleChangeMail(
  about: ReminderSubject,
  again: string,
  today: string,
  link: string | null,
): { subject: string; body: string } {
  const { kind, title } = namesOf(about);
  const earlier = again < about.dueOn ? again : about.dueOn;
  const body = [
    kind,
    title,
    '',
    `On your timeline: ${longDate(about.dueOn)}${byTime(about.dueTime, about.takesPlace)}`,
    `By the rule as we read it now: ${longDate(again)}`,
    ...ruleOf(about),
    '',
    'We corrected what Proceed knows of this rule, or of the days on which the court is closed. Your timeline was not changed: you decide.',
    `Until you know which day is right, keep to the earlier one, ${longDate(earlier)}. Ask the court clerk.`,
    '',
    ...endOf(today, link),
  ].join('\n');
  return { subject: `A rule changed: ${kind} (${title})`, body };
}

/** The mail that tells of a rule that is here no more: nobody can count the date again, so the person has to check it. */
export function ruleGoneMail(
  about: ReminderSubject,
  today: string,
  link: string | null,
): { subject: string; body: string } {
  const { kind, title } = namesOf(about);
  const body = [
    kind,
    title,
    '',
    `On your timeline: ${longDate(about.dueOn)}${byTime(about.dueTime, about.takesPlace)}`,
    ...ruleOf(about),
    '',
    'Proceed no longer counts by this rule and cannot say whether this date is still right. Your timeline was not changed.',
    'Check the date with the court clerk before you rely on it.',
    '',
    ...endOf(today, link),
  ].join('\n');
  return { subject: `Check this date: ${kind} (${title})`, body };
}

/**
 * What a phone shows of a reminder. Whoever holds the phone can read it, so it names neither the deadline nor the case
 * unless the person chose that. `today` is the calendar date at the court.
 */
export function pushMessage(
  about: ReminderSubject & { caseId: string; milestoneId: string },
  today: string,
  showsDetails: boolean,
): PushMessage {
  if (!showsDetails) {
    return { title: 'Proceed', body: 'A date is near. Open Proceed.', path: '/', tag: 'reminder' };
  }
  const { kind, title } = namesOf(about);
  return {
    title: `${daysAway(about.dueOn, today)}: ${kind}`,
    body: `${title}, ${longDate(about.dueOn)}${byTime(about.dueTime, about.takesPlace)}${about.isUnsure ? ' (please check)' : ''}`,
    path: `/cases/${about.caseId}/milestones/${about.milestoneId}`,
    tag: about.milestoneId,
  };
}
