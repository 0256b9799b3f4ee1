import { describe, expect, it } from 'vitest';
import { daysOf } from '#src/intake/days.ts';
import { proposalFrom } from './read-papers.ts';

const TODAY = '2026-11-28';
const letter = (above: string, to = 'Dear Willa Hargrove:') => `COTTONWOOD CREDIT SERVICES LLC
${above}

NOTICE BEFORE LAWSUIT

${to}

Our client says that you owe $1,980.00 on an account. No lawsuit has been filed yet.
Our client will accept $1,200.00 in full settlement if you pay it by December 10, 2026.
If we do not hear from you, our client may file a lawsuit against you without further notice.

Date: November 20, 2026`;

const notice = (where: string) => `SAGE TERRACE APARTMENTS LLC
${where}

THREE-DAY NOTICE OF NONPAYMENT OF RENT

To: Willa Hargrove, Apartment 6.

You are notified that you have not paid rent in the sum of $820.00 for the month of November 2026.

If you do not pay the rent within three (3) days after you receive this notice, your rental agreement is terminated and you must leave. Your landlord may then file a petition in court.

Date: November 27, 2026. Tessa Moran, Manager.`;

describe('the state of whoever got a letter', () => {
  it('is that of a landlord’s notice, by the address that it bears', () => {
    const { state } = proposalFrom(notice('410 Mesa Street NE, Albuquerque, New Mexico 87102'), TODAY);
    expect(state).toMatchObject({ value: 'NM', certainty: 'likely' });
  });

  it('is only a guess where nobody but the sender has an address', () => {
    const { state } = proposalFrom(letter('P.O. Box 4410, Albuquerque, NM 87196'), TODAY);
    expect(state).toMatchObject({ value: 'NM', certainty: 'unsure' });
  });

  it('is that of whom it was sent to before that of who sent it', () => {
    const text = letter(
      'P.O. Box 4410, Sioux Falls, SD 57101',
      '\nWilla Hargrove\n915 Tallgrass Court, Apt 6\nSalina, KS 67401\n\nDear Willa Hargrove:',
    );
    expect(proposalFrom(text, TODAY).state.value).not.toBe('SD');
  });

  it('is not known where two are named, or none', () => {
    const two = letter('P.O. Box 4410, Albuquerque, NM 87196; and 12 Birch Street, Reno, NV 89501');
    expect(proposalFrom(two, TODAY).state.value).toBeNull();
    expect(proposalFrom(letter('P.O. Box 4410'), TODAY).state.value).toBeNull();
  });
});

describe('the day of a landlord’s notice', () => {
  const dayOf = (where: string) =>
    daysOf(proposalFrom(notice(where), TODAY), { date: '2026-11-27', method: 'personal' }, TODAY).day;

  it('cites the law of the state that gives this time', () => {
    const day = dayOf('410 Mesa Street NE, Albuquerque, New Mexico 87102');
    expect(day?.citation).toContain('47-8-33(D)');
    // Day 3 is Monday, November 30.
    expect(day?.date).toBe('2026-11-30');
    expect(day?.isSure).toBe(false);
  });

  it('cites nothing of another state', () => {
    expect(dayOf('410 Mesa Street, Boise, Idaho 83702')?.citation ?? '').not.toContain('47-8-33');
  });
});
