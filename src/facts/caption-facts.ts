import type { Caption } from '../papers/caption.ts';
import type { Evidence, PartyRole } from '../papers/schema.ts';
import type { FactContent, FoundFact } from './schema.ts';

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

function at({ page, start, end, quote }: Evidence, content: FactContent, label: string): FoundFact {
  return { ...content, label, page, start, end, quote, certainty: 'likely' };
}

/** Court, number and parties as the head of a paper names them. */
export function captionFacts({ court, caseNumber, parties }: Caption): FoundFact[] {
  return [
    ...(court === null ? [] : [at(court.evidence, { kind: 'court', value: { name: court.text } }, 'Court')]),
    ...(caseNumber === null
      ? []
      : [
          at(caseNumber.evidence, { kind: 'case-number', value: { number: caseNumber.text } }, 'Case number'),
        ]),
    ...parties.map(({ name, role, evidence }) =>
      at(evidence, { kind: 'party', value: { name, role } }, ROLES[role]),
    ),
  ];
}
