import { type CaseLaw, UNKNOWN_CASE } from '../law/case-law.ts';
import type { ServiceMethodKey } from '../law/service-methods.ts';
import { lawOfSummons } from './answer-clock.ts';
import type { CoachInput } from './coach-input.ts';
import type { CoachItem, MethodState } from './coach-items.ts';

/** The law of the court that the summons is of. */
export function lawOfCoach({ summons, item }: CoachInput): CaseLaw {
  return lawOfSummons(summons, item ?? UNKNOWN_CASE);
}

/** Whether the form and the rules of the checklist are the court's own; a court of New Mexico that is not known counts as one. */
export function isOfForm(input: CoachInput): boolean {
  const { jurisdiction, missing } = lawOfCoach(input);
  if (jurisdiction !== null) return jurisdiction === 'new_mexico_district';
  return missing === null && input.summons.state === 'NM';
}

/** What holds of any return, whatever the court; the rest of the checklist is Rule 1-004 NMRA. */
const ANYWHERE: readonly string[] = [
  'date-to-come',
  'before-issue',
  'oath-before-service',
  'failure-reason',
  'letters',
  'name-differs',
  'case-number',
  'affidavit-number',
  'affidavit-name',
  'served-twice',
  'wrong-form',
  'other-rules',
  'time-limit',
  'signed-and-sealed',
];
/** Those of them that are the court's own rule, or say whose the rule is. */
const CITED: readonly string[] = ['wrong-form', 'other-rules', 'time-limit'];

/** The points that hold in another court too, without a rule that is not its own. */
export function pointsAnywhere(items: readonly CoachItem[]): CoachItem[] {
  return items
    .filter(({ id }) => ANYWHERE.includes(id))
    .map((item) => (CITED.includes(item.id) ? item : { ...item, citation: null }));
}

const UNREAD =
  'We have not read whether and how this way is open in this court. Ask the clerk before you use it.';
const TEXAS =
  'In Texas a judge must first allow it to leave the papers with somebody else, in a justice court too (TRCP 106(b), 501.2(e)).';

/** What we have read of leaving the papers with somebody else, by court. */
function leftWithAnother(
  method: ServiceMethodKey,
  { jurisdiction }: CaseLaw,
): Omit<MethodState, 'method'> | null {
  const isHome = method === 'substitute_residence';
  if (!isHome && method !== 'substitute_business') return null;
  switch (jurisdiction) {
    case 'texas_district':
    case 'texas_justice':
      return { state: 'not-yet', why: TEXAS };
    case 'federal':
      return isHome
        ? {
            state: 'open',
            why: 'Left at the home with a grown person who lives there too. No failed attempt has to come first (FRCP 4(e)(2)(B)).',
          }
        : { state: 'open', why: 'Only as the law of the state allows it (FRCP 4(e)(1)). Ask the clerk.' };
    case 'california':
      return {
        state: 'open',
        why: 'Only if they tried with reasonable diligence and could not hand you the papers. They leave them with somebody of at least 18 and say what they are. After that they mail a copy to the same place (CCP 415.20). Verify with the clerk.',
      };
    default:
      return null;
  }
}

/** The ways of service of the form, with what we have read of them in a court that is not of the form. */
export function methodsElsewhere(methods: readonly MethodState[], law: CaseLaw): MethodState[] {
  return methods.map(({ method }) => {
    if (method === 'personal_defendant') {
      return { method, state: 'open', why: 'Handed to the defendant in person.' };
    }
    return { method, ...(leftWithAnother(method, law) ?? { state: 'open', why: UNREAD }) };
  });
}
