import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageOf, pageStarts } from '#src/text/pages.ts';
import { locateQuote, quoteLocator } from '#src/text/quotes.ts';

const LEASE = [
  'LEASE OF MARIBEL QUINTANA',
  'Rent of $1,250.00 is due on the first day of each month. The deposit is “fifteen hundred” dollars.',
  'The tenant was unable to pay in March. She was ready in April.\fSecond page.',
  'Rent of $1,250.00 is due on the first day of each month.',
].join('\n');

describe('locateQuote', () => {
  it('finds the exact words and prefers the page that was asked for', () => {
    const quote = 'Rent of $1,250.00 is due';
    const first = locateQuote(LEASE, quote);
    expect(first).toMatchObject({ verified: true, how: 'exact', page: 1, quote });
    expect(locateQuote(LEASE, quote, { page: 2 })).toMatchObject({
      page: 2,
      start: LEASE.lastIndexOf(quote),
    });
    expect(locateQuote(LEASE, quote, { page: 9 }).page).toBe(2);
  });

  it('forgives white space, case and punctuation and answers in the words of the source', () => {
    const found = locateQuote(LEASE, 'EACH MONTH the deposit  is "fifteen-hundred" dollars');
    expect(found).toMatchObject({ verified: true, how: 'normalized' });
    expect(found.quote).toBe('each month. The deposit is “fifteen hundred” dollars');
    expect(LEASE.slice(found.start, found.end)).toBe(found.quote);
  });

  it('forgives what recognition confuses, but never one digit for another', () => {
    const scan = 'Tbe clerk rnailed the 5umm0ns on rnarch l5, 2O21.';
    expect(locateQuote(scan, 'mailed the summons on March 15, 2021')).toMatchObject({
      verified: true,
      how: 'ocr',
    });
    expect(locateQuote(scan, 'mailed the summons on March 16, 2021').verified).toBe(false);
  });

  it('does not take 10.00 for 1000, a word for a part of another, or silence for words', () => {
    expect(locateQuote('He paid $10.00 in cash.', 'paid $1000').verified).toBe(false);
    expect(locateQuote('He paid $1,000 in cash.', 'paid $1000').verified).toBe(true);
    expect(locateQuote('SHE WAS THERE', 'he was there').verified).toBe(false);
    expect(locateQuote(LEASE, ' … ')).toMatchObject({ verified: false, start: 0, end: 0 });
    expect(locateQuote(LEASE, 'Rent is forgiven')).toMatchObject({
      verified: false,
      how: null,
      quote: 'Rent is forgiven',
    });
  });

  it('shows the whole word where a quotation would turn its meaning round', () => {
    expect(locateQuote(LEASE, 'able to pay').quote).toBe('unable to pay');
  });

  it('reads over the stamp between two pages', () => {
    const stamp = 'Case 1:21-cv-00999-AB-CD Document 7 Filed 02/03/21 Page 1 of 9';
    const text = `The fee is due on or before\n${stamp}\fthe 15th day of the month.`;
    expect(locateQuote(text, 'on or before the 15th day')).toMatchObject({
      verified: true,
      how: 'normalized',
      page: 1,
    });
  });

  it('every whole-word slice of a text is found, in its own words', () => {
    const texts = fc.array(
      fc.constantFrom('rent', 'due', '$5.00', '—', 'Él', 'ﬁrm', 'No.', '(b)', '\n', '\f', '…', '山田'),
    );
    fc.assert(
      fc.property(texts, fc.nat(), fc.nat(), (words, from, to) => {
        const text = words.join(' ');
        const part = words.slice(Math.min(from, to) % (words.length + 1)).join(' ');
        const found = locateQuote(text, part);
        expect(found.verified).toBe(/[\p{L}\p{N}]/u.test(part));
        if (!found.verified) return;
        expect(found.quote).toBe(text.slice(found.start, found.end));
        expect(found.page).toBe(pageOf(text, found.start));
      }),
    );
  });

  it('changing case and spacing never loses a quotation', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(words, (list) => {
        const found = locateQuote(`${list.join(' ')}.`, list.join('\n ').toUpperCase());
        expect(found.verified).toBe(true);
        expect(found.quote).toBe(list.join(' '));
      }),
    );
  });

  it('answers many questions about a million characters within the test limit', () => {
    const text = 'The parties agree that nothing here is lost. '.repeat(23_000);
    const locate = quoteLocator(text);
    for (let round = 0; round < 20; round += 1) {
      expect(locate(`nothing whatever ${round} is lost`).verified).toBe(false);
    }
  });
});

describe('pageOf', () => {
  it('counts page breaks before the offset', () => {
    expect(pageOf('a\fb\fc', 0)).toBe(1);
    expect(pageOf('a\fb\fc', 1)).toBe(1);
    expect(pageOf('a\fb\fc', 2)).toBe(2);
    expect(pageOf('a\fb\fc', 99)).toBe(3);
    expect(pageStarts('a\fb\fc')).toEqual([0, 2, 4]);
  });
});
