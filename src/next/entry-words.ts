import { aimFor } from '../law/aim-for.ts';
import { dayNumber, spellShort } from '../law/calendar-days.ts';
import { type CaseLaw, rulesOfCase, takesNoAnswer } from '../law/case-law.ts';
import type { CourtRule } from '../law/court-rule.ts';
import type { OpenDeadline } from '../timeline/schema.ts';
import { aimOf, appealBefore } from './aim.ts';
import { appealOfEntry } from './appeal-words.ts';
import { DISPUTE, isAnswerToLawsuit, isAppealDay, isAsideDay, SALE_DAY } from './day-names.ts';
import { LETTER_PLACE } from './dispute-letter.ts';
import { ifMissed, ifMissedSuing, type ToldBy } from './if-missed.ts';
import { isMotionResponse } from './motion-response.ts';
import type { NextStep } from './schema.ts';

/** What of the paper that an entry was kept from matters to its words. */
interface PaperOfEntry {
  isLetter: boolean;
  told: ToldBy | null;
}

/** What the words of an entry rest on. */
export interface CaseOfEntries {
  law: CaseLaw;
  side: 'plaintiff' | 'defendant' | 'attorney';
  /** USPS code. */
  state: string | null;
  /** At the court, YYYY-MM-DD. */
  today: string;
  /** Whether its court is closed on a day, by its number. */
  isClosed(day: number): boolean;
  /** False where none of its papers is a complaint, from which an answer is drafted. */
  hasComplaint?: boolean;
  /** Open entries of the case, with their days. */
  open: readonly Pick<OpenDeadline, 'kind' | 'date'>[];
  /** The paper that an entry was kept from, by the entry's id; undefined where it was kept from none. */
  paperOf(id: string): PaperOfEntry | undefined;
}

/** The rule that an entry was counted by, while it is one of the case. */
function ruleOfEntry(law: CaseLaw, { ruleKey }: OpenDeadline): CourtRule | null {
  return rulesOfCase(law).find(({ id }) => id === ruleKey) ?? null;
}

/** What it is; of what is asked of the judge first also when the time to appeal ends. */
function aboutOf(entry: OpenDeadline, rule: CourtRule | null, item: CaseOfEntries) {
  const { law, side, today, isClosed } = item;
  if (isAppealDay(entry.kind)) return appealOfEntry(law, rule ?? undefined, side);
  const appeal = isAsideDay(entry.kind) ? appealBefore(entry.date, item) : undefined;
  const ends =
    appeal === undefined
      ? []
      : [
          `The time to appeal ends before that: ${spellShort(dayNumber(appeal.date))}.`,
          ...(aimFor(appeal.date, today, isClosed) === null ? ['Do it today.'] : []),
        ];
  const words = [...(rule === null ? [] : [rule.description]), ...ends].join(' ');
  return words === '' ? undefined : words;
}

function actionOf({ id, caseId, kind, takesPlace, ruleReference }: OpenDeadline, item: CaseOfEntries) {
  const path = `/cases/${caseId}/milestones/${id}`;
  if (isAnswerToLawsuit(kind) && item.side !== 'plaintiff' && !takesNoAnswer(item.law))
    return {
      label: item.hasComplaint === false ? 'What your answer needs' : 'Write your answer',
      path: `/cases/${caseId}/answer`,
    };
  if (isMotionResponse(kind)) return { label: 'See how to respond', path };
  if (kind === DISPUTE) return { label: 'See what to write', path: `${path}#${LETTER_PLACE}` };
  // Who loses has most to win by a word with somebody who knows the court, before anything is paid for.
  if (isAppealDay(kind) || isAsideDay(kind) || kind === SALE_DAY)
    return { label: 'Find free legal help', path: `/?case=${caseId}#who-helps` };
  if (takesPlace) return { label: 'See how to get ready', path };
  return { label: ruleReference === null ? 'Look at this day' : 'See how it is counted', path };
}

/** What an open entry is, what to aim for, what follows where it is missed, and what its button does. */
export function entryWords(
  entry: OpenDeadline,
  item: CaseOfEntries,
): Pick<NextStep, 'about' | 'aimFor' | 'ifMissed' | 'action'> {
  const { law, side, state } = item;
  const { id, kind, date, takesPlace } = entry;
  const paper = item.paperOf(id);
  const rule = ruleOfEntry(law, entry);
  const about = aboutOf(entry, rule, item);
  const missed =
    side === 'defendant'
      ? ifMissed({
          ...{ name: kind, takesPlace, state, ofRule: rule?.consequence ?? null },
          told: paper?.told ?? null,
          kind: law.isKindAssumed ? null : law.kind,
        })
      : side === 'plaintiff'
        ? ifMissedSuing({
            ...{ name: kind, takesPlace, told: paper?.told ?? null },
            ofRule: rule?.consequence ?? null,
          })
        : null;
  return {
    ...(about !== undefined && { about }),
    ...(missed !== null && { ifMissed: missed }),
    aimFor: aimOf({ name: kind, date, takesPlace, isOfLetter: paper?.isLetter === true }, item),
    action: actionOf(entry, item),
  };
}
