import { isByCourt } from '../papers/kind-of.ts';
import type { Paper } from '../papers/paper.ts';
import { NUMBER_BELOW_100, numberInWords } from '../text/number-words.ts';
import type { FoundFact } from './schema.ts';

/** So far behind a time what it runs from may be told, in characters. */
const REACH = 700;
/** 'The 60 days start the day after you receive this letter', 'This period runs from the date of mailing'. */
const STARTS = new RegExp(
  String.raw`\b(?:the|these|this|those|your)\s(?:(?<count>\d{1,3}|${NUMBER_BELOW_100})[\s-])?(?:\(\d{1,3}\)[\s-])?(?:(?:calendar|business|working)\s)?(?<unit>days?|weeks?|months?|time|period|clock)(?:[\s-](?:period|limit|time|deadline))?\s(?:(?:will|shall)\s)?(?:starts?|begins?|runs?|commences?|is\scounted|are\scounted)\s(?:to\srun\s|running\s|counting\s)?(?:on\s)?(?<from>(?:from|after|with|when|the\s(?:day|date|first\sday))\b[^.;:(]{3,120})`,
  'giu',
);
/** 'the day after you receive it' begins what is counted from then; the day itself is no day of it. */
const DAY_AFTER = /^the\s(?:first\s)?day\s(?=after\b)/i;

type Deadline = Extract<FoundFact, { kind: 'deadline' }>;

/** 'Dispositive motions are due by May 7; responses are due fifteen days after service': of the motion, not of the order. */
const BARE_SERVICE = /^(?:(?:after|from|of|upon)\s)?(?:the\s)?(?:service|filing|receipt)$/i;
const ANSWERS_MOTION =
  /^(?:the\s|any\s|all\s)?(?:(?:responses?|oppositions?|objections?)|(repl(?:y|ies)))\b/i;
/** A motion that was made already, or goes with the order, is served with it. */
const MOTIONS_TO_COME =
  /\bmotions?\b(?![^.;]{0,80}\b(?:was|were|has|have|had|is)\s(?:\w+\s)?(?:filed|made|moved|served|attached|enclosed|granted|denied))[^.;]{0,80}\b(?:due|filed|served|by|no later than|on or before|within)\b/i;
const MOTION_REACH = 240;

function ofMotion({ start, value: { what, period } }: Deadline, paper: Paper): string | null {
  const answer = ANSWERS_MOTION.exec(what);
  if (answer === null || !period || !BARE_SERVICE.test(period.from)) return null;
  const before = paper.text.slice(Math.max(0, start - MOTION_REACH), start);
  if (!MOTIONS_TO_COME.test(before)) return null;
  return `${period.from} of the ${answer[1] === undefined ? 'motion' : 'response'}`;
}

/** 'A party may object to a designation within 14 days of receipt': of the designation, and not of the order. */
const OBJECTS =
  /^(?:object|respond|reply|objections?|responses?|oppositions?)\s+to\s+((?:an?|any|each|such)\s+\p{L}[\p{L} '’-]{2,60})$/iu;

function ofThing({ value: { what, period } }: Deadline): string | null {
  const [, thing] = OBJECTS.exec(what.trim()) ?? [];
  if (thing === undefined || !period || !BARE_SERVICE.test(period.from)) return null;
  return `${period.from} of ${thing}`;
}

/** Times that name no beginning, with the one that a sentence soon after them tells of them, or what they answer. */
export function withStartTold(
  facts: readonly FoundFact[],
  paper: Paper,
  docType: string | null,
): FoundFact[] {
  const isCourts = docType !== null && isByCourt(docType);
  return facts.map((fact): FoundFact => {
    if (fact.kind !== 'deadline' || fact.value.date || !fact.value.period) return fact;
    const from =
      fact.value.period.from === ''
        ? toldFor(fact, paper.text.slice(fact.end, fact.end + REACH).replace(/\s+/g, ' '))
        : isCourts
          ? (ofMotion(fact, paper) ?? ofThing(fact))
          : null;
    if (from === null) return fact;
    return { ...fact, value: { ...fact.value, period: { ...fact.value.period, from } } };
  });
}

function toldFor({ value: { period } }: Deadline, behind: string): string | null {
  for (const { groups = {} } of behind.matchAll(STARTS)) {
    const { count, unit = '', from = '' } = groups;
    const counted = count === undefined ? null : /\d/.test(count) ? Number(count) : numberInWords(count);
    const isOfUnit =
      /^(?:time|period|clock)$/i.test(unit) || period?.unit.includes(unit.toLowerCase()) === true;
    if (isOfUnit && (counted === null || counted === period?.count)) {
      const bare = from
        .trim()
        .replace(DAY_AFTER, '')
        .replace(/^when\s/i, 'after ');
      return /^(?:from|after)\b/i.test(bare) ? bare : `from ${bare}`;
    }
  }
  return null;
}
