import { ABOUT_DAYS } from '../facts/schema.ts';
import { findPeriods } from '../facts/times/periods.ts';
import { amount } from '../text/words.ts';
import { countable, isAnswerDue } from './answer-time.ts';
import type { TimeOnPaper } from './lines-schema.ts';
import type { Standing } from './paper.ts';
import type { Proposal, Service } from './schema.ts';

type Due = Proposal['deadlines'][number];

/** For whom it was not handed over in person, or not in the place that the paper names. */
const ANOTHER =
  /\bnot\s+(?:\w+\s+){0,2}?(?:personal(?:ly)?|deliver\w*\s+to\s+you\s+(?:personally|in\s+person))\b|\bother\s+than\s+(?:(?:by|to)\s+)?(?:you\s+)?(?:personal(?:ly)?|in\s+person)\b|\bby\s+(?:any\s+)?(?:publication|other\s+means|another\s+(?:way|manner))\b/i;
const IN_PERSON = /\bpersonal(?:ly)?\b|\bin\s+person\b/i;
/** A time that holds only for another service than most: 'if you were served outside this state'. */
const BY_SERVICE =
  /\bif\s+(?:you|this\s+summons|it)\s+(?:\w+\s+){0,3}?(?:served|delivered|received|live|reside)/i;
const PLACE = /\bwithin\s+(the\s+(?:State|City|County)\s+of\s+\p{Lu}[\p{L} ]{2,30}?)(?=\s*(?:[,;).]|$))/u;

/** A longer time for what came in the mail, and for whoever was served in another state; 'by mail' may also be how one answers. */
const BY_MAIL =
  /\b(?:served|came|received|summons)\b(?:(?!\b(?:answer|fil|respon|appear|repl|return|in\s+person\b))[^.;:]){0,50}?\bby\s+(?:(?:certified|registered|first[- ]class|U\.?S\.?)\s+)?mail\b/i;
const OUTSIDE =
  /\b(?:outside|out)\s+(?:of\s+)?((?:this|the)\s+state\b(?:\s+of\s+(?:\p{Lu}[\p{L}]*\s?){1,3})?)/iu;

/** The part of a sentence in which a time stands with its condition: between the brackets or semicolons around it. */
function partOf(quote: string, { count, unit, from }: TimeOnPaper): string {
  const words = quote.replace(/\s+/g, ' ');
  const same = findPeriods(words).filter((each) => each.count === count && each.unit === unit);
  const time = same.find(({ event }) => event === from) ?? same[0];
  if (time === undefined) return '';
  const start = Math.max(...['(', ';', '. '].map((mark) => words.lastIndexOf(mark, time.start)), -1) + 1;
  const ends = ['(', ')', ';', '. ']
    .map((mark) => words.indexOf(mark, time.unitEnd))
    .filter((end) => end !== -1);
  return words.slice(start, Math.min(words.length, ...ends) + 1);
}

/**
 * The lines of a paper that gives two times to answer, by the way in which it came: which line is for which. Of a paper
 * with one time, or with two that no way tells apart, as they were.
 */
export function withWays(
  deadlines: Proposal['deadlines'],
  read: readonly Standing<'deadline'>[],
): Proposal['deadlines'] {
  const answers = deadlines.filter((due) => due.period !== null && isAnswerDue(due));
  const parts = new Map(
    answers.map((due) => {
      const fact = read.find(({ fact: { id } }) => id === due.factId)?.fact;
      return [due, due.period === null ? '' : partOf(fact?.quote ?? '', due.period)];
    }),
  );
  return inPersonOrNot(deadlines, parts) ?? usualOrLonger(deadlines, parts) ?? deadlines;
}

type Parts = ReadonlyMap<Due, string>;

function inPersonOrNot(deadlines: readonly Due[], parts: Parts): Due[] | null {
  const answers = [...parts.keys()];
  const partOfDue = (due: Due) => parts.get(due) ?? '';
  const others = answers.filter((due) => ANOTHER.test(partOfDue(due)));
  const handed = answers.filter((due) => !others.includes(due));
  const isTwo = others.length === 1 && handed.length === 1;
  const isPlain = handed.every((due) => IN_PERSON.test(partOfDue(due)) || !BY_SERVICE.test(partOfDue(due)));
  if (!isTwo || !isPlain) return null;
  const place = [...others, ...handed].flatMap((due) => PLACE.exec(partOfDue(due))?.[1] ?? [])[0];
  const where = place === undefined ? '' : ` in ${place}`;
  return deadlines.map((due) => {
    if (handed.includes(due))
      return { ...due, label: `Answer the lawsuit, if it was handed to you${where}`, way: 'handed' as const };
    if (others.includes(due))
      return { ...due, label: 'Answer the lawsuit, if it came another way', way: 'other' as const };
    return due;
  });
}

/** How long a time is, near enough to tell which of two is the longer one. */
const aboutDays = ({ period }: Due): number => (period === null ? 0 : period.count * ABOUT_DAYS[period.unit]);

/** The usual time is everybody's, and the longer one of whom the paper names. */
function usualOrLonger(deadlines: readonly Due[], parts: Parts): Due[] | null {
  const answers = [...parts.keys()];
  const [longer, ...more] = answers.filter((due) => {
    const part = parts.get(due) ?? '';
    return BY_MAIL.test(part) || OUTSIDE.test(part);
  });
  const usual = answers.find((due) => due !== longer);
  if (longer === undefined || usual === undefined || more.length > 0 || answers.length !== 2) return null;
  if (aboutDays(longer) <= aboutDays(usual)) return null;
  const part = parts.get(longer) ?? '';
  const isMailed = BY_MAIL.test(part);
  const outside = OUTSIDE.exec(part)?.[1]?.trim();
  const where = outside === undefined ? '' : ` outside ${outside}`;
  const condition = isMailed ? `it came by mail${where && ` or${where}`}` : `you got it${where}`;
  return deadlines.map((due) => {
    if (due === usual) return { ...due, label: 'Answer the lawsuit', way: 'usual' as const };
    if (due !== longer) return due;
    const label = `Answer the lawsuit, if ${condition}`;
    return { ...due, label, way: isMailed ? ('mailed' as const) : ('outside' as const) };
  });
}

const ofWay = (deadlines: readonly Due[], way: NonNullable<Due['way']>) =>
  deadlines.find((due) => due.way === way);

/** The times that hold for the way in which the papers came; all of them while nobody knows it. */
export function fittingWay(dues: readonly Due[], service: Service | null): Due[] {
  if (service === null || service.method === 'unknown') return [...dues];
  const isOf: Readonly<Record<NonNullable<Due['way']>, boolean>> = {
    handed: service.method === 'personal',
    other: service.method !== 'personal',
    // Where somebody was served, no way of service tells.
    usual: service.method !== 'mail' || ofWay(dues, 'mailed') === undefined,
    mailed: service.method === 'mail',
    outside: false,
  };
  return dues.filter((due) => due.way === undefined || isOf[due.way]);
}

const daysOf = ({ count, unit }: TimeOnPaper) => amount(count, unit.replace(/s$/, '').replace('_', ' '));
const UNKNOWN = 'We do not know how it came to you, so we keep the earlier day.';

/** Which of the two times is which, and which one was counted; nothing of a paper with one. */
export function twoWaysNote(deadlines: readonly Due[], service: Service | null): string[] {
  const isUnknown = service === null || service.method === 'unknown';
  const [handed, other] = [ofWay(deadlines, 'handed'), ofWay(deadlines, 'other')];
  const [own, another] = [countable(handed?.period ?? null), countable(other?.period ?? null)];
  if (handed === undefined || own === null || another === null) return longerNote(deadlines, service);
  const where = / in the .+$/.exec(handed.label)?.[0] ?? '';
  const two = `The paper gives two times: ${daysOf(own)} if it was handed to you in person${where}, and ${daysOf(another)} if it came another way.`;
  const counted = isUnknown
    ? UNKNOWN
    : service.method === 'personal'
      ? `You said that it was handed to you: we counted ${daysOf(own)}.${where === '' ? '' : ` If that was not${where}, you have ${daysOf(another)}: ask the clerk.`}`
      : `You said that it came another way: we counted ${daysOf(another)} from the day you got it. The paper may count from a later day, on which service is complete. Ask the clerk.`;
  return [`${two} ${counted}`];
}

/** The same of a usual time and a longer one. */
function longerNote(deadlines: readonly Due[], service: Service | null): string[] {
  const longer = ofWay(deadlines, 'mailed') ?? ofWay(deadlines, 'outside');
  const [own, more] = [ofWay(deadlines, 'usual'), longer].map((due) => countable(due?.period ?? null));
  if (longer === undefined || !own || !more) return [];
  const condition = longer.label.replace(/^.*, /, '');
  const two = `The paper gives two times: ${daysOf(own)}, and ${daysOf(more)} ${condition}.`;
  if (longer.way === 'mailed' && service?.method === 'mail')
    return [
      `${two} You said that it came by mail: we counted ${daysOf(more)} from the day you got it. Ask the clerk.`,
    ];
  if (longer.way === 'mailed' && (service === null || service.method === 'unknown'))
    return [`${two} ${UNKNOWN}`];
  const where = / outside .+$/.exec(condition)?.[0] ?? '';
  const elsewhere = where === '' ? '' : ` If you got it${where}, you have ${daysOf(more)}: ask the clerk.`;
  return [`${two} We counted ${daysOf(own)}.${elsewhere}`];
}
