import { COURT_SYSTEMS } from '../law/court-systems.ts';
import type { PersonRule } from '../law/courts/court-system.ts';
import { participantName } from '../participants/name.ts';
import { stateName } from '../states.ts';
import type { CoachInput } from './coach-input.ts';
import { type CoachItem, coachItem, fromMemory } from './coach-items.ts';
import { type Likeness, likenessTo } from './names.ts';
import { isOfForm, lawOfCoach } from './own-court.ts';
import { MIN_SERVER_AGE } from './schema.ts';

const RULE = 'Rule 1-004(D) NMRA';

/** The rule on who may serve in the court of the summons, as far as it was read. */
interface Serving {
  /** New Mexico's district courts, whose form this is, and courts of New Mexico that are not known. */
  isNewMexico: boolean;
  /** 'over 18', or 'at least 18'; null where we do not know. */
  age: 'over' | 'at-least' | null;
  citation: string | null;
  /** What it says, for a court whose form this is not. */
  rule: PersonRule | null;
  /** Nobody but a sheriff or a constable may serve it. */
  isOfficersOnly: boolean;
}

function servingIn(input: CoachInput): Serving {
  if (isOfForm(input)) {
    return { isNewMexico: true, age: 'over', citation: RULE, rule: null, isOfficersOnly: false };
  }
  const { jurisdiction, kind } = lawOfCoach(input);
  const rule = jurisdiction === null ? null : COURT_SYSTEMS[jurisdiction].persons.summons;
  const said = rule?.text ?? '';
  return {
    isNewMexico: false,
    age: /over 18/.test(said) ? 'over' : /at least 18/.test(said) ? 'at-least' : null,
    citation: rule?.citation ?? null,
    rule,
    isOfficersOnly: jurisdiction === 'texas_justice' && kind === 'eviction',
  };
}

/** Rule 103: the citation of an eviction is served by an officer alone, unless the court orders otherwise in writing. */
const OFFICERS_ONLY =
  'Only a sheriff or a constable may serve the citation of an eviction in Texas. The court can allow somebody else by a written order.';

/** Who may serve in the court of the summons. */
function ruleItems({ isNewMexico, rule, isOfficersOnly }: Serving, state: string): CoachItem[] {
  if (isNewMexico) {
    return [
      coachItem(
        'info',
        'server-rule',
        'Anybody over 18 who is not a party may serve the papers: the sheriff, a process server or a private person. New Mexico asks for no license.',
        { citation: RULE },
      ),
      coachItem(
        'info',
        'server-writ',
        'Some writs only the sheriff may serve, or a person the court names. They are attachment, replevin and habeas corpus.',
        { citation: RULE },
      ),
    ];
  }
  if (isOfficersOnly) return [coachItem('warning', 'server-rule', OFFICERS_ONLY, fromMemory('TRCP 103'))];
  if (rule === null) {
    const text = `We have not read who may serve papers in ${stateName(state)}. Ask the clerk before anybody serves them.`;
    return [coachItem('warning', 'server-rule', text)];
  }
  const { text, citation, isFromMemory } = rule;
  return [coachItem('info', 'server-rule', text, { ...(citation !== null && { citation }), isFromMemory })];
}

interface Party {
  name: string;
  what: string;
}

/** Everybody who is a party: by the summons, and by the people of the case. */
function partiesOf({ summons, participants }: CoachInput): Party[] {
  return [
    { name: summons.plaintiffName, what: 'the plaintiff' },
    { name: summons.defendantName, what: 'the defendant' },
    ...(summons.isProSe && summons.attorneyName
      ? [{ name: summons.attorneyName, what: 'the plaintiff, who signs without a lawyer' }]
      : []),
    ...participants
      .filter(({ role }) => role === 'plaintiff' || role === 'defendant')
      .map((person) => ({ name: participantName(person), what: `a ${person.role} in this case` })),
  ];
}

function closest(name: string, parties: readonly Party[]): { party: Party; likeness: Likeness } | null {
  const found = parties.map((party) => ({ party, likeness: likenessTo(name, party.name) }));
  return (
    found.find(({ likeness }) => likeness === 'same') ??
    found.find(({ likeness }) => likeness === 'similar') ??
    null
  );
}

function aboutParty(input: CoachInput, name: string, { isNewMexico, citation }: Serving): CoachItem {
  const cited = citation === null ? {} : { citation };
  const whom = isNewMexico ? 'ask the sheriff or somebody else over 18' : 'ask somebody who may';
  const match = closest(name, partiesOf(input));
  if (match?.likeness === 'same') {
    return coachItem(
      'defect',
      'server-party',
      `${name} has the name of ${match.party.what}. A party may not serve the papers: ${whom}.`,
      cited,
    );
  }
  if (match?.likeness === 'similar') {
    return coachItem(
      'warning',
      'server-party',
      `The name ${name} is close to ${match.party.name}, ${match.party.what}. A party may not serve the papers. If it is somebody else, write out the first name.`,
      cited,
    );
  }
  return coachItem('ok', 'server-party', `${name} is not named as a party.`, cited);
}

function aboutAge(age: number | null, isSheriff: boolean, serving: Serving): CoachItem[] {
  const cited = serving.citation === null ? {} : { citation: serving.citation };
  if (age === null) {
    if (isSheriff) return [];
    const text = 'Enter how old the server is: the return says that the server is over 18.';
    return [coachItem('missing', 'server-age', text, cited)];
  }
  if (age < MIN_SERVER_AGE) {
    const text = `The server is under 18. Ask ${serving.isNewMexico ? 'the sheriff or somebody over 18' : 'somebody who may'} to serve the papers.`;
    return [coachItem('defect', 'server-age', text, cited)];
  }
  if (age === MIN_SERVER_AGE && serving.age === 'at-least') {
    return [coachItem('ok', 'server-age', 'The server is 18, and the rule says at least 18.', cited)];
  }
  if (age === MIN_SERVER_AGE && serving.age === 'over') {
    const text =
      'The server is exactly 18, and the rule says over 18. Somebody may object: ask an older person, or verify with the clerk.';
    return [coachItem('warning', 'server-age', text, cited)];
  }
  if (serving.age === null) return [];
  return [coachItem('ok', 'server-age', 'The server is over 18.', cited)];
}

/** A lawyer of the case is no party, and yet should not have to be a witness of service. */
function aboutLawyer({ participants }: CoachInput, name: string, { isNewMexico }: Serving): CoachItem[] {
  const lawyer = participants.find(
    (person) => person.role === 'attorney' && likenessTo(name, participantName(person)) === 'same',
  );
  if (lawyer === undefined) return [];
  const text = `${name} is an attorney in this case. ${isNewMexico ? 'The rule bars parties only, but the' : 'The'} server may have to testify about service.`;
  return [coachItem('warning', 'server-lawyer', text, isNewMexico ? fromMemory(RULE) : {})];
}

/** Who may serve the papers, and whether the server of the draft may: Rule 1-004(D) NMRA, elsewhere the court's own. */
export function whoMayServe(input: CoachInput): CoachItem[] {
  const { draft } = input;
  const serving = servingIn(input);
  const items = ruleItems(serving, input.summons.state);
  if (draft === null) return items;
  const { serverName, serverAge, serverCompany, isSheriffService } = draft;
  if (serverName !== '')
    items.push(aboutParty(input, serverName, serving), ...aboutLawyer(input, serverName, serving));
  const employer = serverCompany === null ? null : closest(serverCompany, partiesOf(input));
  if (employer?.likeness === 'same') {
    const text = `${serverCompany} is ${employer.party.what}. Somebody who works for a party may be objected to: ask the sheriff or somebody else.`;
    items.push(coachItem('warning', 'server-company', text, serving.isNewMexico ? fromMemory(RULE) : {}));
  }
  items.push(...aboutAge(serverAge, isSheriffService, serving));
  if (serving.isOfficersOnly && !isSheriffService) {
    items.push(coachItem('defect', 'server-officer', OFFICERS_ONLY, fromMemory('TRCP 103')));
  }
  if (!serving.isNewMexico) return items;
  items.push(
    isSheriffService
      ? coachItem(
          'info',
          'server-oath',
          'A sheriff or deputy of a New Mexico county signs the return. No notary is needed.',
          fromMemory('Rule 1-004(L) NMRA'),
        )
      : coachItem(
          'info',
          'server-oath',
          'A server who is no sheriff or deputy affirms the return under penalty of perjury. It needs the date, a signature, name and address. It needs no notary, but to swear to it before one is as good.',
          { citation: 'Rule 1-011(B) NMRA' },
        ),
  );
  return items;
}
