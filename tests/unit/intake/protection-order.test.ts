import { describe, expect, test } from 'vitest';
import { daysOf } from '#src/intake/days.ts';
import { classifyDocument } from '#src/papers/classify.ts';
import { proposalFrom } from './read-papers.ts';

const TODAY = '2026-11-29';
const order = (title: string) => `STATE OF NEW MEXICO
COUNTY OF BERNALILLO
SECOND JUDICIAL DISTRICT COURT

ODALYS FERN,
     Petitioner,
v.                                   No. D-202-DV-2026-00123
WILLA HARGROVE,
     Respondent.

${title}

The Court finds that an act of domestic violence may have occurred.

IT IS ORDERED that Respondent shall not abuse Petitioner, shall stay 100 yards away from Petitioner's home and work, and shall not call or write to Petitioner. Respondent shall give up all firearms.

A hearing on this order will be held on December 9, 2026 at 9:00 a.m. in Room 112.

Dated: November 25, 2026

District Judge`;
const DV110 = `SUPERIOR COURT OF CALIFORNIA, COUNTY OF ALAMEDA

DV-110 Temporary Restraining Order

Case Number: 26FL004321

1 Protected Person: Odalys Fern
2 Restrained Person: Willa Hargrove

The court has granted the temporary orders checked below. If you do not obey these orders, you can be arrested.

This order expires at the end of the court hearing on December 9, 2026 at 8:30 a.m.

To the restrained person: You must not abuse, threaten, harass, stalk or contact the protected person. You must stay at least 100 yards away from the protected person.

Date: November 25, 2026
Judicial Officer`;

const typeOf = (text: string) => classifyDocument({ text, filename: 'paper.txt' }).type;

describe('an order to keep away from somebody', () => {
  test.each([
    'TEMPORARY ORDER OF PROTECTION',
    'TEMPORARY RESTRAINING ORDER',
    'PROTECTIVE ORDER',
    'ORDER OF PROTECTION AGAINST RESPONDENT',
  ])('%s holds at once', (title) => {
    expect(typeOf(order(title))).toBe('Order of Protection');
    const proposal = proposalFrom(order(title), TODAY);
    expect(proposal.calls).toBe('keep-away');
    const { day, why } = daysOf({ ...proposal, role: { ...proposal.role, value: 'defendant' } }, null, TODAY);
    expect(day).toMatchObject({ date: '2026-12-09' });
    expect(why).toContain('Do not call, write or go near');
    expect(why).toContain('firearms');
  });

  test('is one on the form of California', () => {
    expect(typeOf(DV110)).toBe('Order of Protection');
  });

  test('tells whoever asked for it what it is for them', () => {
    const proposal = proposalFrom(order('TEMPORARY ORDER OF PROTECTION'), TODAY);
    const { why } = daysOf({ ...proposal, role: { ...proposal.role, value: 'plaintiff' } }, null, TODAY);
    expect(why).toContain('call 911');
    expect(why).not.toContain('arrested');
  });

  test('lasts until a day that is named as what it is, beside the day in court', () => {
    const text = order('TEMPORARY ORDER OF PROTECTION').replace(
      'Dated:',
      'This order remains in effect until December 12, 2026, unless the court extends it.\n\nDated:',
    );
    const { day, others } = daysOf(proposalFrom(text, TODAY), null, TODAY);
    expect(day).toMatchObject({ what: 'Hearing on this order', date: '2026-12-09' });
    // A Saturday: nothing is handed in by it, and nobody aims for a day before.
    expect(others).toMatchObject([
      { what: 'The order lasts until this day', date: '2026-12-12', aimFor: null, warnings: [] },
    ]);
  });

  test.each([
    'This order expires on December 12, 2026.',
    'Expiration Date: December 12, 2026',
    'These orders are good until December 12, 2026.',
    'These orders last until the end of the hearing or December 12, 2026.',
  ])('has that day in other words: %s', (words) => {
    const text = order('TEMPORARY RESTRAINING ORDER').replace('Dated:', `${words}\n\nDated:`);
    expect(proposalFrom(text, TODAY).deadlines).toMatchObject([
      { label: 'The order lasts until this day', date: '2026-12-12' },
    ]);
  });

  test('is none that keeps papers secret', () => {
    const text = order('STIPULATED PROTECTIVE ORDER').replace(
      /The Court finds[\s\S]*112\./,
      'IT IS ORDERED that confidential documents produced in discovery are used only in this case.',
    );
    expect(typeOf(text)).not.toBe('Order of Protection');
  });
});
