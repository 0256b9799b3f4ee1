import { describe, expect, it } from 'vitest';
import { factsOf } from './facts-of.ts';

const letter = (docType: string, body: string, enclosed: string) => ({
  docType,
  text: `HOLLOWAY & PRYCE, LLP
41 Mill Row, Columbus, Ohio 43004

November 16, 2026

Odalys Trevine
9 Fern Court
Columbus, Ohio 43004

Re: Unpaid kitchen cabinets

Dear Ms. Trevine:

This firm represents Brightwater Kitchens, Inc. ${body}

Sincerely,

Rosalind Pryce
Attorney for Brightwater Kitchens, Inc.

Enclosure
\f${enclosed}`,
});

const AGREEMENT = `SETTLEMENT AGREEMENT AND RELEASE

1. Odalys Trevine shall pay Brightwater Kitchens, Inc. the sum of $2,400.00 on or before December 4, 2026.
2. Within 10 days of signing, Odalys Trevine shall return the sample doors.
3. Odalys Trevine releases all claims.
`;
const BLANK = `
_______________________        Date: ____________
Odalys Trevine
`;
const ASKS =
  'You owe our client $3,150.00 for the cabinets. A settlement agreement is enclosed. Please sign and return it.';

const days = (paper: { docType: string; text: string }) =>
  factsOf(paper).flatMap((fact) => (fact.kind === 'deadline' ? [fact.quote] : []));

describe('an agreement that a letter encloses and nobody has signed', () => {
  it.each([
    ['Demand letter', AGREEMENT],
    ['Letter', AGREEMENT],
    ['Settlement offer', AGREEMENT.replace('SETTLEMENT AGREEMENT AND RELEASE', 'MUTUAL RELEASE')],
    ['Demand letter', AGREEMENT.replace('SETTLEMENT AGREEMENT AND RELEASE', 'PROMISSORY NOTE')],
  ])('sets no deadline on its reader: %s', (docType, agreement) => {
    const paper = letter(docType, ASKS, agreement + BLANK);
    expect(days(paper)).toEqual([]);
    const untils = factsOf(paper).flatMap((fact) => (fact.kind === 'offer' ? [fact.value.until] : []));
    expect(untils).toContain('2026-12-04');
  });

  it('leaves the days of the letter itself', () => {
    const paper = letter('Demand letter', `${ASKS} You must pay by December 11, 2026.`, AGREEMENT + BLANK);
    expect(days(paper).join(' ')).toContain('December 11, 2026');
    expect(days(paper).join(' ')).not.toContain('December 4');
  });

  it('is not one that was signed, nor a paper that is an agreement itself', () => {
    const signed = letter(
      'Demand letter',
      ASKS,
      `${AGREEMENT}\n/s/ Odalys Trevine      Date: November 2, 2026\n`,
    );
    expect(days(signed).join(' ')).toContain('December 4');
    expect(days({ docType: 'Settlement agreement', text: AGREEMENT + BLANK }).join(' ')).toContain(
      'December 4',
    );
  });
});

describe('a court with which a letter threatens', () => {
  const courts = (body: string, docType = 'Demand letter') =>
    factsOf(letter(docType, body, '')).flatMap((fact) => (fact.kind === 'court' ? [fact.value.name] : []));

  it.each([
    'If you do not pay, we will file a lawsuit in the Franklin County Municipal Court of Ohio.',
    'Unless we hear from you, our client intends to bring an action against you in the Court of Common Pleas of Franklin County, Ohio.',
    'Our client is prepared to sue in the Franklin County Municipal Court.',
    'Failure to pay may result in suit being filed in the Franklin County Municipal Court of Ohio without further notice.',
  ])('is the court of no case: %s', (body) => {
    expect(courts(body)).toEqual([]);
  });

  it.each([
    'On October 2, 2026, our client filed suit against you in the Franklin County Municipal Court of Ohio.',
    'The hearing in the Franklin County Municipal Court of Ohio is on December 11, 2026 at 9:00 a.m.',
  ])('is not one in which a case is: %s', (body) => {
    expect(courts(body, 'Letter')).toHaveLength(1);
  });
});
