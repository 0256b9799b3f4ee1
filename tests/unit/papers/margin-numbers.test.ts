import { expect, test } from 'vitest';
import { analyzeText } from '#src/papers/analyze.ts';

const LINES = `SUPERIOR COURT OF HALDEN
ORLA QUILL, Plaintiff,
v.
FERNCLIFF MOTORS, INC., Defendant.
COMPLAINT
Plaintiff alleges:
1. Plaintiff lives in Tarn County.
2. Defendant sells trucks.
FIRST CAUSE OF ACTION
(Breach of Contract)
3. Plaintiff realleges paragraphs 1 and 2.
4. Defendant sold a truck that did not run.
SECOND CAUSE OF ACTION
(Breach of the Implied Warranty of Merchantability)
5. Plaintiff realleges paragraphs 1 to 4.
6. The truck was not fit to be driven.
PRAYER FOR RELIEF
WHEREFORE, plaintiff prays for judgment of $9,000.`.split('\n');

test.each([
  ['without numbers', (line: string) => line],
  ['before its words', (line: string, at: number) => `${at + 1} ${line}`],
  ['behind its words', (line: string, at: number) => `${line}  ${at + 1}`],
])('counts are read from pleading paper with the number of a line %s', (_, print) => {
  const analysis = analyzeText({ text: LINES.map(print).join('\n'), docType: 'Complaint' });
  expect(analysis).toMatchObject({
    type: 'complaint',
    claims: [
      { number: 'FIRST', title: '(Breach of Contract)' },
      { number: 'SECOND', title: '(Breach of the Implied Warranty of Merchantability)' },
    ],
  });
});
