import { describe, expect, test } from 'vitest';
import { disputeLetter, SENDING } from '#src/next/dispute-letter.ts';
import { factsFrom } from '../intake/read-papers.ts';

const LETTER = `NORTHGATE RECOVERY GROUP
44 Harbor Street
Phoenix, AZ 85001
Phone: (602) 555-0144

November 20, 2026

Willa Hargrove
12 Elm Street
Albuquerque, NM 87106

Re: Account ending in 4417
Balance: $1,240.55

Dear Willa Hargrove:

This is an attempt to collect a debt. If you notify this office in writing within 30 days from receiving this notice that you dispute the validity of this debt, this office will obtain verification of the debt and mail you a copy.

Sincerely,

Dana Orcutt
Northgate Recovery Group`;

describe('the letter by which a debt is disputed', () => {
  test('has its names, addresses and sum from the paper', () => {
    const letter = disputeLetter(factsFrom(LETTER, 'Demand Letter'), '2026-11-20');
    expect(letter).toMatchObject({
      to: ['NORTHGATE RECOVERY GROUP', '44 Harbor Street, Phoenix, AZ 85001'],
      from: ['Willa Hargrove', '12 Elm Street, Albuquerque, NM 87106'],
      about: 'Your letter of Fri, Nov 20, 2026, in which you ask for $1,240.55',
    });
    expect(letter.text[0]).toBe('I dispute this debt. I do not say that I owe any of it.');
  });

  test('has the sum that is owed now, the address of a letterhead that says more, and one on the line of a name', () => {
    const notice = `ELMWOOD & ASSOCIATES, DEBT COLLECTORS
PO Box 5510, Omaha NE 68101
November 20, 2026
To: Willa Hargrove, 8 Tanager Lane, Roswell NM
Elmwood & Associates is a debt collector. We are trying to collect a debt that you owe to Alder Bank. Account ending 3310.
As of August 1, 2026 you owed $1,910.00. Total amount of the debt now: $2,004.12.
How can you dispute the debt?
Call or write to us by December 31, 2026, to dispute all or part of the debt.`;
    expect(disputeLetter(factsFrom(notice, 'Demand Letter'), '2026-11-20')).toMatchObject({
      to: ['Elmwood & Associates', 'PO Box 5510, Omaha NE 68101'],
      from: ['Willa Hargrove', '8 Tanager Lane, Roswell NM'],
      about: 'Your letter of Fri, Nov 20, 2026, in which you ask for $2,004.12',
    });
  });

  test('leaves lines to write on where the paper says nothing, or a person put it aside', () => {
    expect(disputeLetter([], null)).toMatchObject({ to: [], from: [], about: 'Your letter' });
    const away = factsFrom(LETTER, 'Demand Letter').map((fact) => ({
      ...fact,
      status: 'dismissed' as const,
    }));
    expect(disputeLetter(away, null).to).toEqual([]);
  });

  test('says that it is no answer to a lawsuit', () => {
    expect(SENDING.join(' ')).toContain('no answer to a lawsuit');
  });
});
