import { sayComplaintParties } from './fact-complaint.ts';
import type { FactReplier } from './fact-replier.ts';
import { placeOf, saidFacts, sureWords } from './said-facts.ts';

const MOST_WRITERS = 5;

const ROLES: readonly (readonly [RegExp, string])[] = [
  [/lawyer|attorney|counsel|represents/i, 'attorney'],
  [/plaintiff|petitioner|\bsu(?:ed|ing|es) (?:me|us)\b/i, 'plaintiff'],
  [/defendant|respondent|(?:am i|are we) suing/i, 'defendant'],
  [/witness/i, 'witness'],
  [/expert/i, 'expert'],
];

export const caseNumber: FactReplier = ({ situation: { facts }, draft }) => {
  if (facts.case.caseNumber === null) return false;
  draft.point(`Case number ${facts.case.caseNumber}.`, 'case:number');
  return true;
};

const COUNTY = /\b(?:county|parish|borough)\b/i;

/** Whether a question asks for the county, which the name of a court may not hold. */
export function lacksCounty(question: string, courtName: string): boolean {
  return COUNTY.test(question) && !COUNTY.test(courtName);
}

/** Who wrote the letters and mails of a case, as they say themselves. */
export const writer: FactReplier = ({ situation: { facts }, draft }) => {
  const senders = saidFacts(facts, ['party']).filter(
    ({ fact }) => fact.kind === 'party' && fact.value.role === 'sender',
  );
  if (senders.length === 0) return false;
  draft.fromDocuments();
  for (const each of senders.slice(0, MOST_WRITERS)) {
    if (each.fact.kind !== 'party') continue;
    draft.point(
      `${each.fact.value.name}${sureWords(each.fact)}: ${each.paper.filename}, page ${each.fact.page}. ${draft.quote(placeOf(each))}`,
      `document:${each.paper.documentId}`,
    );
  }
  return true;
};

export const court: FactReplier = ({ situation: { facts }, draft, question }) => {
  const { courtName, state, caseType } = facts.case;
  if (courtName === null || lacksCounty(question, courtName)) return false;
  draft.point(
    `${courtName}${state === null ? '' : `, ${state}`}${caseType === null ? '' : `; entered as a ${caseType} case`}.`,
    'case:court',
    'case:type',
  );
  return true;
};

export const parties: FactReplier = ({ situation: { facts, complaint }, draft, question }) => {
  const before = draft.lines;
  const role = ROLES.find(([words]) => words.test(question))?.[1] ?? null;
  const { plaintiffName, defendantName } = facts.case;
  const own = role === 'plaintiff' ? plaintiffName : role === 'defendant' ? defendantName : null;
  const people = facts.participants.filter((person) => role === null || person.role === role);
  if (own !== null)
    draft.point(`${role === 'plaintiff' ? 'Plaintiff' : 'Defendant'} of the case: ${own}.`, `case:${role}`);
  if (role === null) {
    if (plaintiffName !== null) draft.point(`Plaintiff: ${plaintiffName}.`, 'case:plaintiff');
    if (defendantName !== null) draft.point(`Defendant: ${defendantName}.`, 'case:defendant');
  }
  for (const { id, name, role: is, organization } of people.slice(0, 12)) {
    draft.point(
      `Entered among the people of the case: ${name || 'no name'} (${is}${organization !== null && organization !== name ? `, ${organization}` : ''}).`,
      `participant:${id}`,
    );
  }
  const sides = (['plaintiff', 'defendant'] as const).filter((side) => role === null || role === side);
  if (complaint !== null && draft.lines === before) draft.fromDocuments();
  if (complaint !== null) for (const side of sides) sayComplaintParties(draft, complaint, side);
  if (/\bsu(?:ed|ing|es) (?:me|us)\b/i.test(question) && facts.side === 'plaintiff')
    draft.say('Your profile says that you are the plaintiff, the one who sues.', 'case:side');
  return draft.lines > before;
};

export const side: FactReplier = ({ situation: { facts }, draft }) => {
  draft.point(
    facts.side === 'attorney'
      ? 'Your profile says that you are an attorney.'
      : `Your profile says that you are the ${facts.side}. You can change it on your profile.`,
    'case:side',
  );
  return true;
};
