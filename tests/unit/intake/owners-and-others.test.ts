import { describe, expect, test } from 'vitest';
import { daysOf } from '#src/intake/days.ts';
import { withChanges } from '#src/intake/proposal-lines.ts';
import { BACK_DAY, OUT_DAY } from '#src/next/day-names.ts';
import { proposalFrom } from './read-papers.ts';

const TODAY = '2026-11-29';

const writ = (who: string, what = 'premises at 77 Mulberry Row') => `STATE OF NEW MEXICO
COUNTY OF BERNALILLO
METROPOLITAN COURT

JUNIPER FLATS APARTMENTS LLC, Plaintiff,
v.                                   No. T-4-CV-2026-009999
ODALYS FERN, Defendant.

WRIT OF RESTITUTION

TO THE SHERIFF OF BERNALILLO COUNTY:

You are commanded to remove ${who} and to restore possession of the ${what} to the plaintiff on December 2, 2026 at 10:00 a.m.

Issued November 26, 2026.
CLERK OF THE COURT`;

const CALIFORNIA = `SUPERIOR COURT OF CALIFORNIA, COUNTY OF LOS ANGELES
Birch Holdings LLC, Plaintiff, v. Odalys Fern, Defendant. Case No. 26STUD01234
[ ] EXECUTION (Money Judgment)
WRIT OF [X] POSSESSION OF [ ] Personal Property
[X] Real Property
1. To the Sheriff or Marshal of the County of Los Angeles: you are directed to enforce the judgment.
The writ applies to all tenants, subtenants, and any other occupants of the premises.`;

const judgment = (petition: string, more = '') => `STATE OF NEW MEXICO
COUNTY OF BERNALILLO
METROPOLITAN COURT

${petition.includes('resident') ? 'ODALYS FERN' : 'JUNIPER FLATS APARTMENTS LLC'}, Plaintiff,
v.                                   No. T-4-CV-2026-009999
${petition.includes('resident') ? 'JUNIPER FLATS APARTMENTS LLC' : 'ODALYS FERN'}, Defendant.

JUDGMENT FOR RESTITUTION

${petition} Possession of the premises shall be restored to the plaintiff, and a writ of restitution shall issue.${more}

Filed and entered November 27, 2026.`;

const cardFor = (text: string, side: 'plaintiff' | 'defendant') => {
  const read = proposalFrom(text, TODAY);
  const proposal = withChanges(read, { role: { ...read.role, value: side, certainty: 'certain' } });
  return { proposal, ...daysOf(proposal, null, TODAY) };
};

describe('somebody who lives there and is not named', () => {
  test('in California hears of the claim of right to possession, with its limits', () => {
    const { why } = cardFor(CALIFORNIA, 'defendant');
    expect(why).toContain('It says that it is for all who live there too.');
    expect(why).toMatch(/claim of right to possession \(form CP10\).*CCP 715\.020\(d\)/);
    expect(why).toMatch(/CP10\.5.*CCP 415\.46.*CCP 1174\.3 only as others quote it/);
  });

  test('elsewhere is sent to the court today, from memory', () => {
    const { why } = cardFor(writ('Odalys Fern and all occupants'), 'defendant');
    expect(why).toContain('is your name not on the paper? It says that it is for all who live there too.');
    expect(why).toMatch(/Ask the court today.*from memory/);
    expect(why).not.toContain('CP10');
    expect(cardFor(writ('Odalys Fern'), 'defendant').why).not.toContain('all who live there too');
  });
});

describe('what can be asked after an eviction judgment of California', () => {
  test('stands on the card of the writ, with its law', () => {
    const { why } = cardFor(CALIFORNIA, 'defendant');
    expect(why).toMatch(/stay of execution \(CCP 918\).*keep the lease \(CCP 1179\)/);
    expect(why).toContain('(CCP 715.020)');
  });

  test('stands on the card of the judgment, and nowhere else', () => {
    const text = judgment('The petition by owner was tried.')
      .replace(
        /STATE OF NEW MEXICO[\s\S]*?METROPOLITAN COURT/,
        'SUPERIOR COURT OF CALIFORNIA, COUNTY OF LOS ANGELES',
      )
      .replace('T-4-CV-2026-009999', '26STUD01234');
    expect(cardFor(text, 'defendant').why).toMatch(/CCP 918.*CCP 1179/);
    expect(cardFor(judgment('The petition by owner was tried.'), 'defendant').why).not.toContain('CCP');
  });
});

describe('whoever holds the writ', () => {
  test('gives it to the officer, and locks nobody out', () => {
    const { day, why } = cardFor(writ('the defendant'), 'plaintiff');
    expect(day).toMatchObject({ what: BACK_DAY, date: '2026-12-02' });
    expect(why).toMatch(/Give this paper to the sheriff.*Do not change the locks/);
    expect(why).not.toContain('Pack papers');
  });

  test('with a judgment asks the clerk for the writ first', () => {
    const { why } = cardFor(judgment('The petition by owner was tried.'), 'plaintiff');
    expect(why).toMatch(/Ask the clerk for the writ\. Then give it to the sheriff/);
  });
});

describe('a petition of whoever rents the home', () => {
  const OWN = judgment('Upon the petition for restitution filed by the resident, judgment is entered.');

  test('puts nobody out: the sheriff lets them in within 24 hours', () => {
    const { day, others, why } = cardFor(OWN, 'plaintiff');
    expect([day, ...others].map((each) => each?.what)).not.toContain(OUT_DAY);
    expect(why).toMatch(/lets the person who rents the home back in.*24 hours.*§ 47-8-46\(B\)/);
    expect(why).toContain('ask the clerk today for the writ');
  });

  test('tells the owner so, who can appeal', () => {
    const { day, others, why } = cardFor(OWN, 'defendant');
    const named = [day, ...others].map((each) => each?.what);
    expect(named).toContain('Notice of Appeal to District Court');
    expect(named).not.toContain(OUT_DAY);
    expect(why).toContain('You must let the person back in.');
  });
});

describe('a place of business in New Mexico', () => {
  const NOTE = 'the rule for homes may not be this one';
  const shop = ' The premises are leased for a bakery under a commercial lease.';

  test('has that doubt beside the officer’s day and the rent of an appeal', () => {
    const { day, why } = cardFor(judgment('The petition by owner was tried.', shop), 'defendant');
    expect(day).toMatchObject({ what: OUT_DAY });
    expect(day?.warnings.join(' ')).toContain(NOTE);
    expect(why).toContain(NOTE);
    const home = cardFor(judgment('The petition by owner was tried.'), 'defendant');
    expect(`${home.day?.warnings.join(' ')} ${home.why}`).not.toContain(NOTE);
  });

  test('has it on the writ', () => {
    expect(cardFor(writ('the defendant', 'retail space at 77 Mulberry Row'), 'defendant').why).toContain(
      NOTE,
    );
  });

  test('has it beside the day of a notice', () => {
    const notice = `THREE-DAY NOTICE OF NONPAYMENT OF RENT
Date: November 27, 2026
To: Odalys Fern, 77 Mulberry Row, Albuquerque, New Mexico
You owe rent of $910.00 for the commercial premises that you lease for a bakery. Pay within three days after you get this notice, or we will end the lease.
Juniper Flats LLC, landlord, Albuquerque, New Mexico`;
    const proposal = proposalFrom(notice, TODAY);
    const { day, others } = daysOf(proposal, { date: '2026-11-27', method: 'personal' }, TODAY);
    const cited = [day, ...others].find((each) => each?.citation?.includes('47-8-33'));
    expect(cited?.warnings.join(' ')).toContain(NOTE);
  });
});

test('the first day an officer may come says what to plan for', () => {
  const { day } = cardFor(judgment('The petition by owner was tried.'), 'defendant');
  expect(`${day?.steps.join(' ')} ${day?.warnings.join(' ')}`).toContain('Be ready from the evening before');
});
