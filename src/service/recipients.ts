import { entityRule, isAttorneyGeneral } from '../law/service-entities.ts';
import { serviceMethod } from '../law/service-methods.ts';
import type { CoachDraft, CoachInput } from './coach-input.ts';
import { type CoachItem, coachItem } from './coach-items.ts';
import { likenessTo } from './names.ts';
import { MIN_RESIDENT_AGE } from './schema.ts';

const HOME = 'Rule 1-004(F)(2) NMRA';
const WORK = 'Rule 1-004(F)(3) NMRA';
const MINOR = 'Rule 1-004(I) NMRA';

type WithDraft = CoachInput & { draft: CoachDraft };

/** Who is at a home without living there. */
const STRANGER =
  /\b(?:guest|visitor|visiting|neighbou?r|babysitter|baby-sitter|sitter|cleaner|housekeeper|maid|gardener|landlord|landlady|delivery|contractor|employee|co-?worker|not (?:a )?resid|does not live|doesn['’]t live)\b/i;

function atHome({ recipientAge, recipientRelationship }: CoachDraft): CoachItem[] {
  return [aboutAge(recipientAge), aboutLiving(recipientRelationship)];
}

function aboutAge(age: number | null): CoachItem {
  if (age === null) {
    const text = 'Enter how old the recipient is: the rule asks for somebody over 15.';
    return coachItem('missing', 'recipient-age', text, { citation: HOME });
  }
  if (age < MIN_RESIDENT_AGE) {
    const text =
      'The recipient is under 15. That is no service, and it cannot be recorded as one: record the attempt as unsuccessful.';
    return coachItem('defect', 'recipient-age', text, { citation: HOME });
  }
  if (age === MIN_RESIDENT_AGE) {
    const text =
      'The recipient is exactly 15, and the rule says over 15. Somebody may object: try again with an older person, or verify with the clerk.';
    return coachItem('warning', 'recipient-age', text, { citation: HOME });
  }
  return coachItem('ok', 'recipient-age', 'The recipient is over 15.', { citation: HOME });
}

function aboutLiving(relationship: string | null): CoachItem {
  if (relationship === null) {
    const text =
      'Enter who the recipient is to the defendant, and that the recipient lives there. Only a person who lives in the same home may take the papers.';
    return coachItem('missing', 'recipient-resident', text, { citation: HOME });
  }
  if (STRANGER.test(relationship)) {
    const text = `The recipient (${relationship}) does not seem to live there. Only a resident of the defendant’s home may take the papers.`;
    return coachItem('defect', 'recipient-resident', text, { citation: HOME });
  }
  const text = `Make sure that the recipient (${relationship}) lives in the same home.`;
  return coachItem('info', 'recipient-resident', text, { citation: HOME });
}

function atWork({ recipientTitle, recipientRelationship }: CoachDraft): CoachItem[] {
  const text =
    recipientTitle || recipientRelationship
      ? 'The recipient must be the person who seems to be in charge there. It must be the place where the defendant works.'
      : 'Enter what the recipient is at the workplace: it has to be the person who seems to be in charge.';
  const level = recipientTitle || recipientRelationship ? 'info' : 'missing';
  return [coachItem(level, 'recipient-in-charge', text, { citation: WORK })];
}

const GUARDIAN = /\b(?:guardian|conservator|parent|mother|father|mom|dad|custodian|ad litem)\b/i;

function forMinor({ recipientTitle, recipientRelationship }: CoachDraft): CoachItem[] {
  const what = [recipientTitle, recipientRelationship].filter(Boolean).join(', ');
  if (what === '') {
    const text =
      'Enter whether the recipient is guardian, conservator, parent, custodian or guardian ad litem.';
    return [coachItem('missing', 'recipient-guardian', text, { citation: MINOR, isFromMemory: true })];
  }
  if (GUARDIAN.test(what)) {
    const text =
      'If there is a guardian or conservator, serve that person. A parent or custodian comes after.';
    return [coachItem('info', 'recipient-guardian', text, { citation: MINOR, isFromMemory: true })];
  }
  const text = `The recipient (${what}) may not take the papers. Those who may are a guardian, conservator, parent, custodian or guardian ad litem.`;
  return [coachItem('defect', 'recipient-guardian', text, { citation: MINOR, isFromMemory: true })];
}

function forAgent({ recipientTitle, recipientRelationship }: CoachDraft): CoachItem[] {
  const citation = 'Rule 1-004(F) and (G) NMRA';
  const what = [recipientTitle, recipientRelationship].filter(Boolean).join(', ');
  const text =
    what === ''
      ? 'Enter the title that makes the recipient an agent: by appointment or by law.'
      : `Make sure that the defendant or the law named the recipient (${what}) to receive court papers.`;
  return [coachItem(what === '' ? 'missing' : 'info', 'recipient-agent', text, { citation })];
}

function forEntity({ summons, draft }: WithDraft): CoachItem[] {
  const rule = entityRule(summons.defendantName);
  const { citation, isFromMemory } = rule;
  const title = draft.recipientTitle;
  if (title === null) {
    const text = `Enter the title of the recipient. Serve ${rule.who}.`;
    return [coachItem('missing', 'recipient-title', text, { citation, isFromMemory })];
  }
  const isAgent =
    draft.recipientName !== null &&
    !!summons.registeredAgentName &&
    likenessTo(draft.recipientName, summons.registeredAgentName) === 'same';
  if (isAgent || rule.titles.test(title)) {
    const text = `The title ${title} is one that may take the papers.`;
    return [coachItem('ok', 'recipient-title', text, { citation, isFromMemory })];
  }
  if (rule.takesInCharge && /\bin charge\b/i.test(title)) {
    const text =
      'The person in charge may take the papers only at the principal office, in business hours, and only if no officer or agent is there. Write into the notes whom you asked for.';
    return [coachItem('warning', 'recipient-title', text, { citation, isFromMemory })];
  }
  const text = `The title ${title} is not one of those who may take the papers. Serve ${rule.who}.`;
  return [coachItem('defect', 'recipient-title', text, { citation, isFromMemory })];
}

/** The State and its agencies are served twice, whatever the way: on their head, and on the attorney general. */
function attorneyGeneral({ summons, attempts, draft }: WithDraft): CoachItem[] {
  const rule = entityRule(summons.defendantName);
  const isEntity = summons.isEntityDefendant === 'entity' || draft.serviceMethod === 'entity_representative';
  if (!isEntity || !rule.needsAttorneyGeneral) return [];
  // By mail, what the signer of the receipt is stands beside the name.
  const titles = [...attempts.filter(({ id, wasSuccessful }) => wasSuccessful && id !== draft.id), draft].map(
    ({ recipientTitle, recipientRelationship }) => recipientTitle ?? recipientRelationship ?? '',
  );
  const isOnBoth =
    titles.some(isAttorneyGeneral) && titles.some((title) => title !== '' && !isAttorneyGeneral(title));
  return [
    isOnBoth
      ? coachItem('ok', 'attorney-general', 'The attorney general is served too.', {
          citation: rule.citation,
          isFromMemory: rule.isFromMemory,
        })
      : coachItem(
          'missing',
          'attorney-general',
          `Two people have to be served: ${rule.who}. Record an attempt for each.`,
          { citation: rule.citation, isFromMemory: rule.isFromMemory },
        ),
  ];
}

function named({ draft, summons }: WithDraft): CoachItem[] {
  const { recipientName, serviceMethod: method } = draft;
  if (recipientName === null) {
    const text = 'Enter the name of the person who took the papers.';
    return [coachItem('missing', 'recipient-name', text, { citation: 'Form 4-206 NMRA' })];
  }
  const isSubstitute = method === 'substitute_residence' || method === 'substitute_business';
  if (isSubstitute && likenessTo(recipientName, summons.defendantName) === 'same') {
    const text = `${recipientName} is the defendant. Choose personal service: it needs no mailing.`;
    return [coachItem('warning', 'recipient-name', text, { citation: 'Rule 1-004(F)(1)(a) NMRA' })];
  }
  if (likenessTo(recipientName, summons.plaintiffName) === 'same') {
    const text = `${recipientName} is the plaintiff, who cannot take papers for the defendant.`;
    return [coachItem('defect', 'recipient-name', text, { citation: 'Rule 1-004(F) NMRA' })];
  }
  return [];
}

/** Whether the person who took the papers may: age and home, charge, guardianship, agency, title. */
export function recipientItems(input: WithDraft): CoachItem[] {
  const { draft } = input;
  const method = draft.serviceMethod;
  if (method === null || !draft.wasSuccessful) return [];
  if (!serviceMethod(method).needsRecipient) return attorneyGeneral(input);
  const items = [...named(input), ...attorneyGeneral(input)];
  switch (method) {
    case 'substitute_residence':
      return [...items, ...atHome(draft)];
    case 'substitute_business':
      return [...items, ...atWork(draft)];
    case 'minor_incompetent':
      return [...items, ...forMinor(draft)];
    case 'authorized_agent':
      return [...items, ...forAgent(draft)];
    default:
      return [...items, ...forEntity(input)];
  }
}
