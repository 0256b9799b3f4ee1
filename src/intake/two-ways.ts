import { amount } from '../text/words.ts';
import { countable, isAnswerDue } from './answer-time.ts';
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

/** The part of a sentence in which a time stands with its condition: between the brackets or semicolons around its event. */
function partOf(quote: string, from: string): string {
  const words = quote.replace(/\s+/g, ' ');
  const at = words.indexOf(from.replace(/\s+/g, ' '));
  if (from === '' || at === -1) return '';
  const start = Math.max(...['(', ';', '. '].map((mark) => words.lastIndexOf(mark, at)), -1) + 1;
  const ends = ['(', ')', ';', '. '].map((mark) => words.indexOf(mark, at)).filter((end) => end !== -1);
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
  const partOfDue = (due: Due) => {
    const fact = read.find(({ fact: { id } }) => id === due.factId)?.fact;
    return partOf(fact?.quote ?? '', fact?.value.period?.from ?? '');
  };
  const others = answers.filter((due) => ANOTHER.test(partOfDue(due)));
  const handed = answers.filter((due) => !others.includes(due));
  const isTwo = others.length === 1 && handed.length === 1;
  const isPlain = handed.every((due) => IN_PERSON.test(partOfDue(due)) || !BY_SERVICE.test(partOfDue(due)));
  if (!isTwo || !isPlain) return deadlines;
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

const ofWay = (deadlines: readonly Due[], way: NonNullable<Due['way']>) =>
  deadlines.find((due) => due.way === way);

/** The times that hold for the way in which the papers came; all of them while nobody knows it. */
export function fittingWay(dues: readonly Due[], service: Service | null): Due[] {
  if (service === null || service.method === 'unknown') return [...dues];
  const way = service.method === 'personal' ? 'handed' : 'other';
  return dues.filter((due) => due.way === undefined || due.way === way);
}

/** Which of the two times is which, and which one was counted; nothing of a paper with one. */
export function twoWaysNote(deadlines: readonly Due[], service: Service | null): string[] {
  const [handed, other] = [ofWay(deadlines, 'handed'), ofWay(deadlines, 'other')];
  const [own, another] = [countable(handed?.period ?? null), countable(other?.period ?? null)];
  if (handed === undefined || own === null || another === null) return [];
  const where = / in the .+$/.exec(handed.label)?.[0] ?? '';
  const days = (time: typeof own) => amount(time.count, time.unit.replace(/s$/, '').replace('_', ' '));
  const two = `The paper gives two times: ${days(own)} if it was handed to you in person${where}, and ${days(another)} if it came another way.`;
  const counted =
    service === null || service.method === 'unknown'
      ? 'We do not know how it came to you, so we keep the earlier day.'
      : service.method === 'personal'
        ? `You said that it was handed to you: we counted ${days(own)}.${where === '' ? '' : ` If that was not${where}, you have ${days(another)}: ask the clerk.`}`
        : `You said that it came another way: we counted ${days(another)} from the day you got it. The paper may count from a later day, on which service is complete. Ask the clerk.`;
  return [`${two} ${counted}`];
}
