import type { FoundFact } from '../facts/schema.ts';
import { findClocks } from '../facts/times/clocks.ts';
import { findDays } from '../facts/times/days.ts';

export const MEETING = 'Meeting of creditors';
export const CLAIM = 'If they owe you: file a proof of claim';
export const OBJECT = 'If they owe you: object to the discharge';
const PLAN = 'Hearing on the repayment plan';

interface Heading {
  pattern: RegExp;
  label: string;
  /** Whether people come together on its day, and do not file. */
  isSitting?: boolean;
}

/** What the days of the official forms stand behind; the nearest heading before a day names it. */
const HEADINGS: readonly Heading[] = [
  { pattern: /\bmeeting\s+of\s+creditors\b/gi, label: MEETING, isSitting: true },
  {
    pattern:
      /\bobject\s+to\s+(?:the\s+)?(?:debtors?[’']?s?[’']?\s+)?discharge\b|\bdischargeab\w+|\bobjecting\s+to\s+(?:the\s+)?discharge\b/gi,
    label: OBJECT,
  },
  { pattern: /\bcreditors\s+to\s+file\s+a\s+proof\s+of\s+claim\b/gi, label: CLAIM },
  {
    pattern: /(?<!except\s)\bgovernmental\s+units?\s+to\s+file\b/gi,
    label: 'If you are a government office: file a proof of claim',
  },
  {
    pattern: /\bobject(?:ing|ions?)?\s+to\s+(?:(?:the|any|claimed|debtor['’]s)\s+)*exemptions?\b/gi,
    label: 'If they owe you: object to what they keep',
  },
  {
    pattern: /\bobjections?\s+to\s+(?:the\s+)?(?:plan|confirmation)\b/gi,
    label: 'If they owe you: object to the plan',
  },
  {
    pattern: /\bhearing\s+on\s+confirmation\b|\bconfirmation\s+hearing\b/gi,
    label: PLAN,
    isSitting: true,
  },
  { pattern: /\bdate\s+case\s+filed\b|\bcase\s+(?:was\s+)?filed\s+(?:on|for)\b/gi, label: '' },
];
const REACH = 450;
const NEAR = 60;

interface Named {
  heading: Heading;
  /** Where the day stands in the text. */
  at: number;
  date: string;
  time: string | null;
}

function headingBefore(text: string, at: number): Heading | null {
  const before = text.slice(Math.max(0, at - REACH), at);
  const found = HEADINGS.flatMap((heading) => {
    const last = [...before.matchAll(heading.pattern)].at(-1);
    return last === undefined ? [] : [{ heading, index: last.index }];
  });
  return found.toSorted((one, other) => other.index - one.index)[0]?.heading ?? null;
}

/** The days of such a notice by the headings that they stand behind. */
export function namedIn(text: string): Named[] {
  return findDays(text).flatMap(({ date, start, end }) => {
    const heading = headingBefore(text, start);
    if (date?.length !== 10 || heading === null || heading.label === '') return [];
    const time = findClocks(text.slice(end, end + NEAR))[0]?.time ?? null;
    return heading.isSitting && time === null
      ? []
      : [{ heading, at: start, date, time: heading.isSitting ? time : null }];
  });
}

type Told = Extract<FoundFact, { kind: 'deadline' | 'hearing' }>;

/**
 * What a notice of a bankruptcy calls a day or a time, by the heading that its words hold or stand behind; null where no
 * heading tells. `text` is that of the paper, in which the fact has its place.
 */
export function nameByHeading(fact: Told, text: string): string | null {
  const { label, quote, value, start, end } = fact;
  const date = value.date ?? (fact.kind === 'deadline' ? fact.value.earliest : null);
  if (date) {
    const named = namedIn(text).filter((each) => each.date === date);
    const own = named.find(({ at }) => at >= start && at < end) ?? named[0];
    return own?.heading.label ?? null;
  }
  const words = `${label} ${quote}`;
  return (
    HEADINGS.find((each) => each.label.startsWith('If ') && words.search(each.pattern) >= 0)?.label ?? null
  );
}
