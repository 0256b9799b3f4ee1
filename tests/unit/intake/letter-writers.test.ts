import { expect, test } from 'vitest';
import { proposalFrom } from './read-papers.ts';

const TODAY = '2026-11-28';
const TO = `Willa Hargrove
219 Larkspur Court
Albuquerque, NM 87102`;

const COLLECTOR = `COTTONWOOD CREDIT SERVICES
P.O. Box 4410
Columbus, OH 43215
(614) 555-0188

November 3, 2026

${TO}

Original creditor: Alder Bank
Amount owed: $2,918.44

Dear Ms. Hargrove,

Your account has been placed with our office for collection. You must pay $2,918.44 by December 3, 2026. If you do not pay we may sue you.

Sincerely,
Cottonwood Credit Services
Collections Department`;

const VALIDATION = `Cottonwood Credit Services LLC

DEBT VALIDATION NOTICE

Cottonwood Credit Services LLC is a debt collector. We are trying to collect a debt that you owe to Alder Bank. We will use any information you give us to help collect the debt.

Total amount of the debt now: $2,918.44

How can you dispute the debt?
Call or write to us by December 14, 2026, to dispute all or part of the debt. If you do not, we will assume that our information is correct.`;

const LABELED = `FINAL NOTICE BEFORE LEGAL ACTION

Date: November 3, 2026
To: ${TO}
From: Cottonwood Credit Services LLC
Re: Account 4417, balance $2,918.44

You have failed to pay. Unless we receive $2,918.44 by December 3, 2026 we may file a lawsuit against you.`;

const LAWYER = `Ines Quintana
Attorney at Law
1200 Alder Street
Reno, Nevada 89501

November 3, 2026

${TO}

Dear Ms. Hargrove:

I represent Jonas Pell. My client demands that you pay $1,200.00 by November 30, 2026 for the damage to his fence.

Sincerely,

Ines Quintana
Attorney for Jonas Pell`;

const NEIGHBOR = `Jonas Pell
12 Birch Street
Albuquerque, NM 87102

November 3, 2026

Dear Willa,

You owe me $1,200.00 for the fence. Pay by November 30, 2026 or I will take you to small claims court.

Jonas Pell`;

test.each([
  ['a collector with a letterhead', COLLECTOR, 'Demand Letter from Cottonwood Credit Services'],
  ['the form of a collector', VALIDATION, 'Demand Letter from Cottonwood Credit Services LLC'],
  ['a letter with From and To', LABELED, /from Cottonwood Credit Services LLC$/],
  ['a lawyer for somebody', LAWYER, 'Letter from Ines Quintana for Jonas Pell'],
  ['somebody under their own address', NEIGHBOR, 'Demand Letter from Jonas Pell'],
])('a case of %s is called after who writes', (_what, text, title) => {
  const proposal = proposalFrom(text, TODAY);
  expect(proposal.title.value).toMatch(title);
  expect(proposal.asks).toBe('letter');
  const [writer] = proposal.parties.value;
  expect(writer?.role).toBe('sender');
  // The name stands with its words, to be looked at.
  expect(proposal.cuts.map(({ factId }) => factId)).toContain(proposal.parties.factIds[0]);
});
