import type { Caption } from '../papers/caption.ts';
import type { Evidence, PartyRole } from '../papers/schema.ts';
import type { Certainty, FactContent, FoundFact } from './schema.ts';

const ROLES: Readonly<Record<PartyRole, string>> = {
  plaintiff: 'Plaintiff',
  defendant: 'Defendant',
  petitioner: 'Petitioner',
  respondent: 'Respondent',
  appellant: 'Appellant',
  appellee: 'Appellee',
  'third-party': 'Third party',
  other: 'Named in the caption',
};

interface Read {
  evidence: Evidence;
  certainty: Certainty;
}

function at({ evidence, certainty }: Read, content: FactContent, label: string): FoundFact {
  const { page, start, end, quote } = evidence;
  return { ...content, label, page, start, end, quote, certainty };
}

/** Court, number and parties as the head of a paper names them. */
export function captionFacts({ court, caseNumber, parties }: Caption): FoundFact[] {
  const facts = [
    ...(court === null ? [] : [at(court, { kind: 'court', value: { name: court.text } }, 'Court')]),
    ...(caseNumber === null
      ? []
      : [at(caseNumber, { kind: 'case-number', value: { number: caseNumber.text } }, 'Case number')]),
    ...parties.map((party) => at(party, partyOf(party), ROLES[party.role])),
  ];
  // What has no words of its own in the paper is no fact of it.
  return facts.filter(({ quote, start, end }) => quote.trim() !== '' && end > start);
}

function partyOf({ name, role }: Caption['parties'][number]): FactContent {
  return { kind: 'party', value: { name, role } };
}
