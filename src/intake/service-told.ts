import { z } from 'zod';
import { CalendarDate } from '../dates.ts';
import { dayNumber, spell } from '../law/calendar-days.ts';
import { completeService } from './by-rule.ts';
import type { Counting } from './counting.ts';
import type { ReadPaper } from './paper.ts';
import { wholeDay } from './whole-days.ts';

/** What a proof of service says of how and when somebody was served; `mailed` is the copy that follows what was left. */
export const ServiceTold = z.object({
  method: z.enum(['personal', 'home']),
  date: CalendarDate,
  mailed: CalendarDate.nullable(),
});
export type ServiceTold = z.infer<typeof ServiceTold>;

/** Rows of a form whose box is empty say nothing. */
const EMPTY_ROW = /(?:\[\s?\]|[☐□])[^[☐□\n]*/g;
const LEFT =
  /\bsubstituted\s+service\b|\bleft\b[^.;]{0,60}\b(?:with|in\s+the\s+presence\s+of)\b|\bleaving\b[^.;]{0,60}\bwith\b/i;
const HANDED = /\bpersonal(?:ly)?\s+(?:service|deliver\w*|serv\w+)\b|\bdeliver\w*[^.;]{0,60}\bpersonally\b/i;
const MAILED = /\bmailed\b/gi;
const NEAR = 140;

const FIRST_PAPERS = /\b(?:summons|complaint|petition|citation|warrant\s+in\s+debt)\b/i;
const OTHER_PAPERS =
  /\b(?:motions?|oppositions?|interrogator(?:y|ies)|requests?\s+for|demurrer|subpoenas?|discovery|not\s+found|non-?service|unable\s+to\s+(?:serve|locate))\b/i;

/** Whether a paper proves that the papers by which a case begins were served, and none that come later. */
export const provesService = ({ kind, head }: ReadPaper): boolean =>
  kind === 'return' && FIRST_PAPERS.test(head) && !OTHER_PAPERS.test(head);

/** The day behind the last of these words that has one near; null where none has. */
function dayBehind(text: string, words: RegExp): string | null {
  const days = [...text.matchAll(words)].flatMap(
    ({ index }) => wholeDay(text.slice(index, index + NEAR)) ?? [],
  );
  return days.at(-1) ?? null;
}

/** What a proof of service tells; null of other papers, and of one that does not say it for sure. */
export function serviceTold(paper: ReadPaper, today: string): ServiceTold | null {
  const { head, beginning = head } = paper;
  if (!provesService(paper)) return null;
  const text = beginning.replace(EMPTY_ROW, ' ').replace(/\s+/g, ' ');
  const isLeft = LEFT.test(text);
  if (isLeft === HANDED.test(text)) return null;
  const at = (isLeft ? LEFT : HANDED).exec(text)?.index ?? 0;
  const date = wholeDay(text.slice(at, at + NEAR));
  if (date === null || date > today) return null;
  const mailed = isLeft ? dayBehind(text.slice(at), MAILED) : null;
  if (isLeft && (mailed === null || mailed < date || mailed > today)) return null;
  return { method: isLeft ? 'home' : 'personal', date, mailed };
}

const SAYS_SO =
  'We went by this proof of service. Look if it names you as the person served. If it is wrong, say so in your first paper, or you can lose that point.';

/** How a day is counted by a proof of service: from which day, and what to know of it; null where none was read. */
export function fromProof({ proposal, law }: Pick<Counting, 'proposal' | 'law'>): {
  started: string;
  method: 'personal' | 'home';
  steps: string[];
  warnings: string[];
} | null {
  const told = proposal.serviceTold;
  if (!told) return null;
  const { method, date, mailed } = told;
  const plain = { started: date, method, steps: [], warnings: [SAYS_SO] };
  if (mailed === null || method === 'personal') return plain;
  const complete = completeService({ jurisdiction: law.jurisdiction, way: 'left', left: date, mailed });
  if (complete === null)
    return {
      ...plain,
      warnings: [
        SAYS_SO,
        `A copy was mailed on ${spell(dayNumber(mailed))}. By law your time may start later: ask the clerk.`,
      ],
    };
  return {
    started: complete.date,
    // No way adds days to the day on which service was complete.
    method: 'personal',
    steps: [
      `The papers were left on ${spell(dayNumber(date))}, and a copy was mailed on ${spell(dayNumber(mailed))}.`,
      `Service is complete ${complete.within} after the mailing: ${spell(dayNumber(complete.date))} (${complete.citation}).`,
    ],
    warnings: [SAYS_SO, complete.caveat],
  };
}
