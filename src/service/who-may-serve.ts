import { participantName } from '../participants/name.ts';
import type { CoachInput } from './coach-input.ts';
import { type CoachItem, coachItem, fromMemory } from './coach-items.ts';
import { type Likeness, likenessTo } from './names.ts';
import { MIN_SERVER_AGE } from './schema.ts';

const RULE = 'Rule 1-004(D) NMRA';

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

function aboutParty(input: CoachInput, name: string): CoachItem {
  const match = closest(name, partiesOf(input));
  if (match?.likeness === 'same') {
    return coachItem(
      'defect',
      'server-party',
      `${name} has the name of ${match.party.what}. A party may not serve the papers: ask the sheriff or somebody else over 18.`,
      { citation: RULE },
    );
  }
  if (match?.likeness === 'similar') {
    return coachItem(
      'warning',
      'server-party',
      `The name ${name} is close to ${match.party.name}, ${match.party.what}. A party may not serve the papers. If it is somebody else, write out the first name.`,
      { citation: RULE },
    );
  }
  return coachItem('ok', 'server-party', `${name} is not named as a party.`, { citation: RULE });
}

function aboutAge(age: number | null, isSheriff: boolean): CoachItem[] {
  if (age === null) {
    if (isSheriff) return [];
    const text = 'Enter how old the server is: the return says that the server is over 18.';
    return [coachItem('missing', 'server-age', text, { citation: RULE })];
  }
  if (age < MIN_SERVER_AGE) {
    const text = 'The server is under 18. Ask the sheriff or somebody over 18 to serve the papers.';
    return [coachItem('defect', 'server-age', text, { citation: RULE })];
  }
  if (age === MIN_SERVER_AGE) {
    const text =
      'The server is exactly 18, and the rule says over 18. Somebody may object: ask an older person, or verify with the clerk.';
    return [coachItem('warning', 'server-age', text, { citation: RULE })];
  }
  return [coachItem('ok', 'server-age', 'The server is over 18.', { citation: RULE })];
}

/** A lawyer of the case is no party, and yet should not have to be a witness of service. */
function aboutLawyer({ participants }: CoachInput, name: string): CoachItem[] {
  const lawyer = participants.find(
    (person) => person.role === 'attorney' && likenessTo(name, participantName(person)) === 'same',
  );
  if (lawyer === undefined) return [];
  const text = `${name} is an attorney in this case. The rule bars parties only, but the server may have to testify about service.`;
  return [coachItem('warning', 'server-lawyer', text, fromMemory(RULE))];
}

/** Who may serve the papers, and whether the server of the draft may: Rule 1-004(D) NMRA. */
export function whoMayServe(input: CoachInput): CoachItem[] {
  const { draft } = input;
  const items = [
    coachItem(
      'info',
      'server-rule',
      'Anybody over 18 who is not a party may serve the papers: the sheriff, a process server or a private person. New Mexico asks for no license.',
      { citation: RULE },
    ),
    coachItem(
      'info',
      'server-writ',
      'A writ of attachment, replevin or habeas corpus is served only by the sheriff or a person the court designates.',
      { citation: RULE },
    ),
  ];
  if (draft === null) return items;
  const { serverName, serverAge, serverCompany, isSheriffService } = draft;
  if (serverName !== '') items.push(aboutParty(input, serverName), ...aboutLawyer(input, serverName));
  const employer = serverCompany === null ? null : closest(serverCompany, partiesOf(input));
  if (employer?.likeness === 'same') {
    const text = `${serverCompany} is ${employer.party.what}. Somebody who works for a party may be objected to: ask the sheriff or somebody else.`;
    items.push(coachItem('warning', 'server-company', text, fromMemory(RULE)));
  }
  items.push(...aboutAge(serverAge, isSheriffService));
  items.push(
    isSheriffService
      ? coachItem(
          'info',
          'server-oath',
          'A sheriff or deputy of a New Mexico county certifies the return. No notary is needed.',
          fromMemory('Rule 1-004(L) NMRA'),
        )
      : coachItem(
          'info',
          'server-oath',
          'A server who is no sheriff or deputy affirms the return under penalty of perjury, with the date, a signature, name and address. It needs no notary; swearing to it before one is as good.',
          { citation: 'Rule 1-011(B) NMRA' },
        ),
  );
  return items;
}
