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
