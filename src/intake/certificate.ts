import { findDays } from '../facts/times/days.ts';
import { dayNumber, spell } from '../law/calendar-days.ts';
import type { CourtRule } from '../law/court-rule.ts';
import { countByRule } from './by-rule.ts';
import { CHECK, type Counting, doubtsOf } from './counting.ts';
import type { SentOnPaper as Sent } from './discovery-schema.ts';
import { type ReadPaper, textOf } from './paper.ts';
import type { Service } from './schema.ts';

const CERTIFICATE =
  /\b(?:certificate|proof|declaration|affidavit|affirmation)\s+of\s+(?:service|mailing)\b|\bI\s+(?:hereby\s+)?certify\s+that\b/gi;
const LONGEST = 1_500;
const WAYS = [
  ['electronic', /\be-?mail(?:ed)?\b|\belectronic(?:ally)?\b|\be-?(?:fil\w+|serv\w+)\b/i],
  ['personal', /\bhand[\s-]?deliver\w*|\bpersonal(?:ly)?\s+(?:serv\w+|deliver\w*|hand\w*)|\bby\s+hand\b/i],
  ['mail', /\b(?:mailed|mailing|mail|postage|first[\s-]class)\b/i],
] as const;
const NO_POST = /\be-?mail\w*|\belectronic\s+mail\b|\bmail(?:ing)?\s+address\b/gi;

/** With the end of a long paper, which its beginning does not hold. */
const wholeOf = (paper: ReadPaper) => {
  const { ending } = paper;
  const text = textOf(paper);
  return ending === undefined || text.endsWith(ending) ? text : `${text}\n${ending}`;
};

/** How and when a paper says at its end that it was sent; null where that is not read. */
export function sentIn(paper: ReadPaper, today: string): Sent | null {
  const text = wholeOf(paper);
  const at = [...text.matchAll(CERTIFICATE)].map(({ index }) => index);
  const from = paper.kind === 'certificate' ? at[0] : at.at(-1);
  if (from === undefined) return null;
  const words = text.slice(from, from + LONGEST).replace(/\s+/g, ' ');
  const date = findDays(words).find((day) => day.date?.length === 10)?.date ?? null;
  if (date === null || date > today) return null;
  const ways = WAYS.filter(([way, pattern]) =>
    pattern.test(way === 'mail' ? words.replace(NO_POST, ' ') : words),
  );
  const [only] = ways;
  return { date, method: only !== undefined && ways.length === 1 ? only[0] : 'unknown' };
}

type Counted = NonNullable<ReturnType<typeof countByRule>>;

interface Ending {
  counted: Counted;
  rule: CourtRule;
}

function earliest(counting: Counting, rules: readonly CourtRule[]): Ending | null {
  const found = rules.flatMap((rule) => {
    const counted = countByRule(counting, rule);
    return counted === null ? [] : [{ counted, rule }];
  });
  return found.toSorted((one, other) => one.counted.dueDate.localeCompare(other.counted.dueDate))[0] ?? null;
}

const bySent = (counting: Counting, { date, method }: Service & { date: string }): Counting => ({
  ...counting,
  started: date,
  service: { date, method },
  isKnown: true,
});

/** What a person says came by mail was sent on the day that its certificate names, if that is not later. */
const isOneMailing = (service: Service | null, sent: Sent | null): boolean =>
  service !== null &&
  sent !== null &&
  service.method === 'mail' &&
  sent.method === 'mail' &&
  (service.date === null || sent.date <= service.date);

const HOW = {
  personal: 'was handed over',
  mail: 'was mailed',
  electronic: 'was sent electronically',
  unknown: 'was sent',
} as const;

/**
 * The time that rules give for meeting a paper within a case: the earliest that its certificate of service and the
 * person's word give, with what has to be known of it; null where neither gives one.
 */
export function endBySent(
  counting: Counting,
  sent: Sent | null,
  rules: readonly CourtRule[],
): (Ending & { warnings: string[] }) | null {
  const told = sent === null ? null : earliest(bySent(counting, sent), rules);
  // Whoever does not know the day goes by what the paper says of it.
  const isSaid = sent === null || (counting.service?.date != null && !isOneMailing(counting.service, sent));
  const said = isSaid ? earliest(counting, rules) : null;
  const found = [told, said].flatMap((each) => each ?? []);
  const [first] = found.toSorted((one, other) => one.counted.dueDate.localeCompare(other.counted.dueDate));
  if (first === undefined) return null;
  const { counted, rule } = first;
  const warnings = [
    ...(sent === null ? [] : startNotes(counting, sent, first === told)),
    ...(first === told ? [] : doubtsOf(counting)),
    ...rule.warnings,
    ...counted.caveats,
  ];
  return { counted, rule, warnings };
}

/** From where the day was counted, and what speaks against it. */
function startNotes({ service, started }: Counting, sent: Sent, isBySent: boolean): string[] {
  const says = `Its certificate of service says that it ${HOW[sent.method]} on ${spell(dayNumber(sent.date))}.`;
  const mail =
    sent.method === 'mail'
      ? ' Service by mail is complete on the day of the mailing, and mail adds days.'
      : '';
  if (
    service === null ||
    service.date === null ||
    (service.date === sent.date && service.method === sent.method)
  )
    return [`${says}${mail} We counted from that day. ${CHECK}`];
  const came = `You said that it came on ${spell(dayNumber(service.date))}.`;
  if (isOneMailing(service, sent)) return [`${says}${mail} We counted from that day. ${came} ${CHECK}`];
  const from = isBySent ? sent.date : (started ?? service.date);
  return [
    `${says} ${came} The two do not agree. We show the earlier day, counted from ${spell(dayNumber(from))}. ${CHECK}`,
  ];
}
