import { CalendarDate } from '#src/dates.ts';
import { AppError } from '#src/errors.ts';
import { recalculate } from '#src/law/calculate.ts';
import type { Calculation } from '#src/law/calculation-schema.ts';
import type { Milestone } from '#src/timeline/schema.ts';
import { toAppError } from '../errors.ts';

/** What a deadline becomes when the milestone it is counted from is on another day. */
export interface Follower {
  deadline: Milestone;
  newDate: string;
  steps: string[];
  calculation: Calculation;
}

function follow(deadline: Milestone, calculation: Calculation, anchor: string, today: string): Follower {
  try {
    const { date, ...counted } = recalculate(calculation, anchor, today);
    return { deadline, newDate: CalendarDate.parse(date), ...counted };
  } catch (error) {
    const { code, message } = toAppError(error);
    if (code !== 'BAD_REQUEST') throw error;
    throw new AppError(code, `“${deadline.kind}” cannot be counted again. ${message}`);
  }
}

/**
 * The deadlines that are counted from `start`, directly or through one another, with `start` on its day; each once,
 * even where they run in a circle. With `chosen` only these move, and with them whatever keeps its day; nothing is
 * counted from one that was left where it is. Throws the engine's BAD_REQUEST, naming the deadline.
 */
export function followers(
  counted: readonly Milestone[],
  start: { id: string; date: string },
  today: string,
  chosen?: ReadonlySet<string>,
): Follower[] {
  const byTrigger = Map.groupBy(counted, (deadline) => deadline.triggerMilestoneId);
  const seen = new Set([start.id]);
  const found: Follower[] = [];
  const moved = [start];
  for (const from of moved) {
    for (const deadline of byTrigger.get(from.id) ?? []) {
      if (seen.has(deadline.id) || deadline.calculation === null) continue;
      const follower = follow(deadline, deadline.calculation, from.date, today);
      const stays = follower.newDate === deadline.date;
      if (chosen !== undefined && !stays && !chosen.has(deadline.id)) continue;
      seen.add(deadline.id);
      found.push(follower);
      moved.push({ id: deadline.id, date: follower.newDate });
    }
  }
  return found;
}
