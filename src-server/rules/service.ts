import { AppError } from '#src/errors.ts';
import { courtTimeZone, dateIn } from '#src/law/court-time.ts';
import { COURTS_WITH_RULES, type CourtsWithRules, findCourtsWithRules } from '#src/rules/courts.ts';
import { publicCourt, publicRules } from '#src/rules/public-rules.ts';
import type { Rule, RulesCourt } from '#src/rules/schema.ts';
import type { Deps } from '../deps.ts';

/** For everybody the same day, whoever asks and from wherever. */
function today({ clock }: Pick<Deps, 'clock'>): string {
  return dateIn(courtTimeZone(null), clock.now());
}

export function listCourts(deps: Pick<Deps, 'clock'>): RulesCourt[] {
  const day = today(deps);
  return COURTS_WITH_RULES.map((courts) => publicCourt(courts, day));
}

/** Counting all worked dates takes a while, and anybody may ask. */
const counted = new Map<string, { day: string; rules: Rule[] }>();

function rulesOn(day: string, courts: CourtsWithRules): Rule[] {
  const known = counted.get(courts.id);
  if (known?.day === day) return known.rules;
  const rules = publicRules(courts, day);
  counted.set(courts.id, { day, rules });
  return rules;
}

/** The rules of a court system or a jurisdiction. BAD_REQUEST, with those that are here, for any other. */
export function listRules(deps: Pick<Deps, 'clock'>, court: string): Rule[] {
  const courts = findCourtsWithRules(court);
  if (courts !== undefined) return rulesOn(today(deps), courts);
  const choices = COURTS_WITH_RULES.map(({ id }) => id);
  const message = court === '' ? 'Choose your court first.' : 'The rules of this court are not here.';
  throw new AppError('BAD_REQUEST', `${message} The courts are: ${choices.join(', ')}.`, {
    choices,
    fields: { court: message },
  });
}
