import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paperText } from '#src/drafting/form.ts';
import { STATE_BAR_TELEPHONES } from '#src/law/state-bar.ts';
import { DRAFT_MARK, summonsPaper } from '#src/summons/paper.ts';
import type { Summons } from '#src/summons/schema.ts';
import { bareSummons, summonsOf } from './samples.ts';

const textOf = (change: Partial<Summons> = {}) => paperText(summonsPaper(summonsOf(change)));

/** Each of the parts stands behind the one before it. */
function expectInOrder(text: string, parts: readonly string[]) {
  let from = 0;
  for (const part of parts) {
    const at = text.indexOf(part, from);
    expect(at, `“${part}” behind ${JSON.stringify(text.slice(Math.max(0, from - 30), from))}`).not.toBe(-1);
    from = at + part.length;
  }
}

describe('the summons on paper', () => {
  it('has every part of Form 4-206, in its order', () => {
    expectInOrder(textOf(), [
      DRAFT_MARK,
      'SUMMONS',
      'Second Judicial District Court',
      'Bernalillo County, New Mexico',
      '400 Juniper Boulevard',
      '505-555-0100',
      'D-202-CV-2026-01234',
      'Hon. Odell Brannigan',
      'Willa Hargrove',
      'v.',
      'Copper Mesa Properties LLC',
      'Copper Mesa Properties LLC',
      '9 Mesa Road NE',
      'Ines Calloway',
      '200 Sage Street',
      'To Copper Mesa Properties LLC',
      '1. A lawsuit has been filed against you',
      '2. You must respond to the lawsuit in writing',
      'within thirty (30) days',
      'Rule 1-004 NMRA',
      '3. File your written response in person or by mail',
      'the person who signed the lawsuit',
      '4. If you do not respond in writing, judgment may be entered',
      '5. In most lawsuits you can have a jury trial',
      '6. If you need an interpreter',
      '7. You may wish to consult a lawyer',
      'State Bar of New Mexico',
      ...STATE_BAR_TELEPHONES,
      'The hearing room is on the third floor.',
      'Bring a copy of the lease.',
      'Dated at Bernalillo, New Mexico, this 1st day of June, 2026',
      'Clerk of court',
      'deputy',
      'Attorney for plaintiff',
      'Marisol Teague',
      '77 Copper Avenue',
      '505-555-0142',
      '505-555-0143',
      'teague@example.org',
      'Rule 1-004 NMRA',
      'RETURN',
      'over eighteen (18) years of age and not a party',
      '[ ] to the defendant',
      'I affirm under penalty of perjury',
      'Rule 1-011(B) NMRA',
      'Signature of the person who served',
      'Address',
      'Only if it is sworn before a notary instead:',
      'Signed and sworn to before me',
    ]);
  });

  it('ends with a blank return, seven boxes on it, until it was served', () => {
    expect(textOf().match(/^\[ \] /gm)).toHaveLength(7);
    expect(textOf({ status: 'served' })).not.toContain('RETURN');
  });

  it('has seven numbered notices whatever else stands on it', () => {
    const numbers = (text: string) => text.match(/^\d+\. /gm);
    expect(numbers(textOf())).toEqual(['1. ', '2. ', '3. ', '4. ', '5. ', '6. ', '7. ']);
    expect(numbers(paperText(summonsPaper(bareSummons())))).toHaveLength(7);
  });

  it('falls back to the plaintiff, and leaves underscores where nothing is known', () => {
    const text = paperText(summonsPaper(bareSummons({ plaintiffAddress: '14 Piñon Lane' })));
    expect(text).toMatch(/Name: Willa Hargrove\nAddress: 14 Piñon Lane\nTelephone: _+\nFax: _+\nE-mail: _+/);
    expect(text).toMatch(/^_+ County, New Mexico$/m);
    for (const label of ['Court address:', 'Court telephone:', 'Case number:', 'Judge:', 'Address:']) {
      expect(text).toMatch(new RegExp(`^${label} _{8,}$`, 'm'));
    }
    expect(text).not.toContain('Registered agent');
    expect(text).not.toContain('null');
  });

  it('says who signs', () => {
    expect(textOf()).toContain('Attorney for plaintiff\nName: Marisol Teague');
    expect(textOf({ isProSe: true })).toContain('Plaintiff, without a lawyer');
    expect(textOf({ attorneyName: null })).toContain('Attorney for plaintiff, or plaintiff without a lawyer');
  });

  it.each([
    ['2026-01-02', 'this 2nd day of January, 2026'],
    ['2026-02-03', 'this 3rd day of February, 2026'],
    ['2026-03-11', 'this 11th day of March, 2026'],
    ['2026-12-12', 'this 12th day of December, 2026'],
    ['2026-08-13', 'this 13th day of August, 2026'],
    ['2026-10-21', 'this 21st day of October, 2026'],
    ['2026-05-30', 'this 30th day of May, 2026'],
  ])('writes %s as “%s”', (issuedDate, words) => {
    expect(textOf({ issuedDate })).toContain(`Dated at Bernalillo, New Mexico, ${words}.`);
  });

  it('names a county once, however it was typed', () => {
    const text = textOf({ county: 'Santa Fe County' });
    expect(text).toContain('Santa Fe County, New Mexico');
    expect(text).not.toContain('County County');
    expect(text).toContain('Dated at Santa Fe, New Mexico');
  });

  it('is a draft until it was served, a copy from then on, and says when it is the wrong form', () => {
    expect(summonsPaper(summonsOf()).shortTitle).toBe('Summons (draft)');
    const copy = summonsPaper(summonsOf({ status: 'served' }));
    expect(copy.shortTitle).toBe('Summons (copy)');
    expect(paperText(copy)).not.toContain(DRAFT_MARK);
    expect(paperText(copy)).toMatch(/^Copy: /);
    const wrong = textOf({ caseNumber: 'M-47-CV-2026-00012' });
    expect(wrong).toMatch(/^Not for use: /);
    expect(wrong).not.toContain(DRAFT_MARK);
  });

  it('keeps thirty days in notice 2 whatever days were entered', () => {
    expect(textOf({ responseDeadlineDays: 20 })).toBe(textOf());
  });

  it('law: every text that was entered stands on it', () => {
    const text = fc
      .string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 60 })
      .map((raw) => `x${raw.trim()}x`);
    fc.assert(
      fc.property(
        fc.record({
          plaintiffName: text,
          defendantName: text,
          defendantAddress: text,
          registeredAgentName: text,
          registeredAgentAddress: text,
          courtName: text,
          courtAddress: text,
          courtPhone: text,
          county: text,
          caseNumber: text,
          judgeName: text,
          attorneyName: text,
          attorneyAddress: text,
          attorneyPhone: text,
          attorneyFax: text,
          attorneyEmail: text,
          summonsText: text,
          additionalInstructions: text,
        }),
        (entered) => {
          const printed = textOf(entered);
          for (const value of Object.values(entered)) expect(printed).toContain(value);
        },
      ),
    );
  });
});
