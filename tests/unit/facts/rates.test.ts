import { expect, test } from 'vitest';
import { factsOf, sentence } from './facts-of.ts';

const asked = (docType: string, text: string) =>
  factsOf(sentence(docType, text)).flatMap((fact) =>
    fact.kind === 'sum' && fact.label === 'They ask for' ? [`${fact.value.amount} ${fact.certainty}`] : [],
  );
const rates = (docType: string, text: string) =>
  factsOf(sentence(docType, text)).flatMap((fact) =>
    fact.kind === 'sum' && fact.label === 'Asked for each day' ? [fact.value.amount] : [],
  );

test.each([
  [
    'Complaint',
    55,
    'WHEREFORE, Plaintiff demands judgment for possession, for rent of $3,300.00, and for damages of $55.00 per day until possession is given.',
  ],
  [
    'Complaint',
    55,
    'PRAYER FOR RELIEF\n\nPlaintiff asks the court for:\na. possession of the premises;\nb. past-due rent of $3,300.00;\nc. damages at the rate of $55.00 per day from November 1, 2026.',
  ],
  [
    'Complaint',
    40.5,
    'WHEREFORE, Plaintiff requests judgment for past due rent of $3,300.00 and holdover damages at $40.50 a day.',
  ],
])('%s: what is asked for each day, %d, is no sum that is wanted', (docType, rate, text) => {
  expect(rates(docType, text)).toEqual([rate]);
  expect(asked(docType, text).map((line) => line.split(' ')[0])).toEqual(['3300']);
});
