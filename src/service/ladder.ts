import { ruleText } from '../law/from-memory.ts';
import { entityRule } from '../law/service-entities.ts';
import { SERVICE_METHOD_KEYS, type ServiceMethodKey } from '../law/service-methods.ts';
import type { Summons } from '../summons/schema.ts';
import type { MethodState } from './coach-items.ts';
import type { ServiceAttempt } from './schema.ts';

type Tried = Pick<ServiceAttempt, 'serviceMethod' | 'wasSuccessful' | 'attemptDate'>;
type Verdict = Omit<MethodState, 'method'>;

const open = (why: string): Verdict => ({ state: 'open', why });
const notYet = (why: string): Verdict => ({ state: 'not-yet', why });
const closed = (why: string): Verdict => ({ state: 'closed', why });

const FIRST: readonly ServiceMethodKey[] = ['personal_defendant', 'mail_or_courier'];

function failed(attempts: readonly Tried[], methods: readonly ServiceMethodKey[], before: string | null) {
  return attempts.some(
    ({ serviceMethod, wasSuccessful, attemptDate }) =>
      !wasSuccessful && methods.includes(serviceMethod) && (before === null || attemptDate <= before),
  );
}

function forEntity(method: ServiceMethodKey, name: string): Verdict {
  switch (method) {
    case 'entity_representative': {
      const { who, isFromMemory } = entityRule(name);
      return open(ruleText(`Serve ${who}.`, isFromMemory));
    }
    case 'mail_or_courier':
      return open('Addressed to somebody who may take papers for the organization, who signs the receipt.');
    case 'authorized_agent':
      return open('An agent whom the organization or the law appointed, such as its registered agent.');
    case 'minor_incompetent':
      return closed('The defendant is an organization, not a person who cannot act.');
    default:
      return closed('The defendant is an organization. Papers go to somebody who stands for it.');
  }
}

function forPerson(method: ServiceMethodKey, attempts: readonly Tried[], before: string | null): Verdict {
  switch (method) {
    case 'personal_defendant':
      return open('The first way. If the defendant refuses the papers, leave them there: that counts.');
    case 'mail_or_courier':
      return open(
        'The first way too. It succeeds only if the defendant, or somebody authorized, signs the receipt.',
      );
    case 'substitute_residence':
      return failed(attempts, FIRST, before)
        ? open('The papers were tried by hand or by mail, so they may be left at the home, and mailed.')
        : notYet(
            'First try to hand over the papers or send them by mail or courier, and record that attempt.',
          );
    case 'substitute_business':
      if (!failed(attempts, FIRST, before)) {
        return notYet(
          'First try by hand or by mail, then at the home. Record both attempts; this way opens when they failed.',
        );
      }
      return failed(attempts, ['substitute_residence'], before)
        ? open('Both ways before it failed, so the papers may be left at work, and mailed to home and work.')
        : notYet('First try to leave the papers at the home, and record that attempt.');
    case 'authorized_agent':
      return open('Only if the defendant or the law appointed an agent to receive court papers.');
    case 'minor_incompetent':
      return open('Only for a defendant who is a minor or cannot act.');
    case 'entity_representative':
      return closed('The defendant is a person, not an organization.');
  }
}

/**
 * Which way of service is open for this defendant, each method once in the order of the form. The ladder of Rule
 * 1-004(F) NMRA: by hand or mail first, then at the home, then at work. `before` (YYYY-MM-DD) leaves later attempts
 * out; on the same day the order is taken on trust. The order of `attempts` does not matter.
 */
export function methodStates(
  summons: Pick<Summons, 'isEntityDefendant' | 'defendantName'>,
  attempts: readonly Tried[],
  before: string | null,
): MethodState[] {
  return SERVICE_METHOD_KEYS.map((method) => ({
    method,
    ...(summons.isEntityDefendant === 'entity'
      ? forEntity(method, summons.defendantName)
      : forPerson(method, attempts, before)),
  }));
}
