import { COURT_SYSTEMS } from '../law/court-systems.ts';
import { personSentence } from '../law/person-sentence.ts';
import type { Draft } from './draft.ts';
import type { FactReplier } from './fact-replier.ts';
import type { Situation } from './situation.ts';

/** Says whose rules are asked for where the court is not known or its rules are not here. */
function sayNoCourt(draft: Draft, { whyNoRules }: Situation, what: string): void {
  if (whyNoRules !== null) draft.say(whyNoRules, 'case:court');
  draft.point(`Ask the clerk of the court ${what}.`);
}

export const selfService: FactReplier = ({ situation, draft }) => {
  const { court } = situation;
  if (court === null) {
    sayNoCourt(
      draft,
      situation,
      'who may serve the papers. In many courts a party may not serve the summons itself',
    );
    return true;
  }
  const { persons } = COURT_SYSTEMS[court];
  draft.say(personSentence(persons.summons), 'case:court');
  draft.point(personSentence(persons.later));
  draft.point(
    'Whoever serves fills in the proof of service: who got which papers, where, when and how. It is filed with the court.',
  );
  return true;
};

export const company: FactReplier = ({ situation, draft }) => {
  const { court } = situation;
  if (court === null) {
    sayNoCourt(draft, situation, 'who has to sign for a company. In most courts it needs a lawyer');
    return true;
  }
  draft.say(personSentence(COURT_SYSTEMS[court].persons.company), 'case:court');
  draft.point(
    'A paper that the wrong person signed may not count, and the time to answer goes on. If no lawyer can be found in time, ask the clerk today, and ask for more time before it runs out.',
  );
  draft.point('If you were sued by your own name too, you may answer for yourself.');
  return true;
};
