import { expect, it } from 'vitest';
import { factsFrom } from '#tests/unit/intake/read-papers.ts';

function labelsOf(sentence: string, docType = 'Order'): string[] {
  const text = `DISTRICT COURT OF TULSA COUNTY\n\n${sentence}\n\nDated: November 20, 2026`;
  return factsFrom(text, docType).flatMap((fact) => (fact.kind === 'deadline' ? [fact.label] : []));
}

it.each([
  ['Defendant must vacate the premises by December 10, 2026.', 'Move out'],
  ['Tenant shall quit and surrender possession of the property no later than December 10, 2026.', 'Move out'],
  ['You must surrender the rented apartment by December 10, 2026.', 'Move out'],
  ['You must leave on or before December 10, 2026.', 'Move out'],
  ['You must vacate 219 Larkspur Court by December 10, 2026.', 'Move out'],
  ['You must pay the rent or quit within 3 days after service of this notice.', 'Pay or move out'],
])('a home is left: %s', (sentence, label) => {
  expect(labelsOf(sentence)).toEqual([label]);
});

it.each([
  [
    'You must file a motion to vacate the judgment within thirty (30) days after the date of this notice.',
    'Ask the judge to set it aside',
  ],
  [
    'A motion to vacate the default order must be filed by December 10, 2026.',
    'Ask the judge to set it aside',
  ],
  [
    'You must file a Request to Vacate within thirty (30) days after the date of this notice.',
    'Ask the judge to set it aside',
  ],
  [
    'Defendant must surrender the 2019 Nissan Altima to the Plaintiff no later than December 10, 2026.',
    'Hand over the Nissan Altima',
  ],
  [
    'Respondent shall surrender all firearms to the Sheriff by December 10, 2026.',
    'Hand over all firearms to the Sheriff',
  ],
  ['Defendant must surrender possession of the vehicle by December 10, 2026.', 'Hand over the vehicle'],
])('other things are not moved out of: %s', (sentence, label) => {
  expect(labelsOf(sentence)).toEqual([label]);
});
