import { describe, expect, test } from 'vitest';
import type { LawSource } from '#src/law/case-law.ts';
import { answerClock } from '#src/service/answer-clock.ts';
import { coach } from '#src/service/coach.ts';
import type { Summons } from '#src/summons/schema.ts';
import { wrongForm } from '#src/summons/wrong-form.ts';
import { makeLawSource } from '#tests/factories/law.ts';
import { attemptOf, itemOf, reportOn, servedOf, summonsOf } from './given.ts';

const TODAY = '2026-06-20';

function otherRules(summons: Partial<Summons>): string {
  const { returnDefects } = coach({
    summons: summonsOf({ caseNumber: null, ...summons }),
    attempts: [],
    draft: null,
    participants: [],
    today: TODAY,
  });
  return returnDefects.find(({ id }) => id === 'other-rules')?.text ?? '';
}

describe('whose rules of service hold', () => {
  test('a tribal court in New Mexico is not said to go by the rules of New Mexico', () => {
    const text = otherRules({ courtName: 'Navajo Nation District Court' });
    expect(text).toContain('The rules of tribal courts on service');
    expect(text).not.toContain('New Mexico has its own');
  });

  test('nor is a court that is not known', () => {
    const text = otherRules({ courtName: 'Court' });
    expect(text).toMatch(/We do not know this court/);
    expect(text).not.toContain('New Mexico has its own');
  });
});

function clockNotes(values: Partial<Summons>, item: LawSource): string {
  const served = { status: 'served', serviceStatus: 'served', servedDate: '2026-06-01' };
  const attempt = attemptOf({
    ...{ wasSuccessful: true, serviceMethod: 'substitute_residence', attemptDate: '2026-06-01' },
    mailingDate: '2026-06-03',
  });
  const summons = summonsOf({ ...served, caseNumber: null, ...values });
  const clock = answerClock({ summons, attempt, item, today: TODAY });
  return clock.state === 'not-started' ? '' : clock.notes.join(' ');
}

describe('the time to answer', () => {
  test('of an eviction without a rule is the hearing that the summons names', () => {
    const courtName = 'Bernalillo County Metropolitan Court';
    expect(clockNotes({ courtName }, makeLawSource({ state: 'NM', courtName, kind: 'eviction' }))).toMatch(
      /names the day of the hearing\. Be there/,
    );
  });

  test('in California runs from a later day where papers were left with somebody else', () => {
    const courtName = 'Superior Court of Santa Cruz County';
    const notes = clockNotes({ courtName, state: 'CA' }, makeLawSource({ courtName, state: 'CA' }));
    expect(notes).toContain('service is complete on the 10th day after the mailing');
    expect(notes).not.toMatch(/waits for the later one/);
  });
});

describe('a summons that was left with somebody else', () => {
  test.each([
    [
      'District Court of Travis County, Texas',
      'TX',
      /only where a judge allowed it by an order \(TRCP 106\(b\)\)/,
    ],
    ['United States District Court for the District of New Mexico', 'NM', /counts as served that day/],
  ])('in the %s is told by its own rule, and no mailing is asked for', (courtName, state, said) => {
    const notes = clockNotes({ courtName, state }, makeLawSource({ courtName, state }));
    expect(notes).toMatch(said);
    expect(notes).not.toMatch(/waits for the later one|The copy was mailed/);
  });
});

test('an eviction in magistrate court is said to have a summons of its own', () => {
  expect(wrongForm('M-10-CV-2026-00001', null)).toMatch(/An eviction has a summons of its own/);
});

describe('who may serve', () => {
  const TEXAS = { caseNumber: null, state: 'TX' } as const;
  const of = (courtName: string, values: Partial<Summons>, draft = servedOf()) =>
    reportOn(draft, { summons: summonsOf({ caseNumber: null, courtName, ...values }) });

  test.each([
    [
      'District Court of Travis County, Texas',
      TEXAS,
      /constable or a process server whom the courts have certified/,
      'TRCP 103',
    ],
    [
      'United States District Court for the District of New Mexico',
      {},
      /at least 18 and not a party/,
      'FRCP 4(c)(2)',
    ],
    [
      'Superior Court of California, County of Alameda',
      { state: 'CA' },
      /at least 18 and not a party/,
      'CCP 414.10',
    ],
    ['Bernalillo County Metropolitan Court', {}, /over 18 and not a party/, 'Rules 2-202, 3-202 NMRA'],
  ])('in the %s is told by its own rule', (courtName, values, said, citation) => {
    const report = of(courtName, values);
    expect(itemOf(report, 'server-rule')).toMatchObject({ text: expect.stringMatching(said), citation });
    const everything = report.whoMayServe.map(({ text, citation: cited }) => `${text} ${cited}`).join(' ');
    expect(everything).not.toMatch(/1-004|New Mexico asks for no license|1-011/);
  });

  test('in a state whose rules are not here nobody is named', () => {
    const report = of('Court of Common Pleas, Franklin County', { state: 'OH' });
    expect(itemOf(report, 'server-rule')?.text).toMatch(/We have not read who may serve papers in Ohio/);
    expect(report.whoMayServe.map(({ citation }) => citation).join()).not.toContain('NMRA');
  });

  test('somebody of exactly 18 may where the rule says at least 18', () => {
    const draft = servedOf({ serverAge: 18 });
    expect(
      itemOf(of('Superior Court of California, County of Alameda', { state: 'CA' }, draft), 'server-age'),
    ).toMatchObject({ level: 'ok' });
    expect(itemOf(of('First Judicial District Court', {}, draft), 'server-age')).toMatchObject({
      level: 'warning',
    });
    expect(itemOf(of('District Court of Travis County, Texas', TEXAS, draft), 'server-age')).toBeUndefined();
  });

  test('the citation of a Texas eviction is an officer’s alone (TRCP 103)', () => {
    const courtName = 'Justice Court, Precinct 5, Travis County, Texas';
    const item = makeLawSource({ courtName, state: 'TX', kind: 'eviction' });
    const summons = summonsOf({ caseNumber: null, courtName, state: 'TX' });
    const officer = (isSheriffService: boolean) =>
      itemOf(reportOn(servedOf({ isSheriffService }), { summons, item }), 'server-officer');
    expect(officer(false)).toMatchObject({ level: 'defect', citation: 'TRCP 103' });
    expect(officer(true)).toBeUndefined();
  });
});

describe('the checklist of another court', () => {
  const HOME = {
    serviceMethod: 'substitute_residence',
    recipientName: 'Ida Quay',
    recipientRelationship: 'sister',
    recipientAge: 16,
  } as const;
  const of = (courtName: string, state: string) =>
    reportOn(servedOf(HOME), { summons: summonsOf({ caseNumber: null, courtName, state }) });
  const home = (courtName: string, state: string) =>
    of(courtName, state).methods.find(({ method }) => method === 'substitute_residence');

  test.each([
    ['United States District Court for the District of New Mexico', 'NM'],
    ['Superior Court of California, County of Alameda', 'CA'],
    ['District Court of Travis County, Texas', 'TX'],
    ['Court of Common Pleas, Franklin County', 'OH'],
    ['Navajo Nation District Court', 'NM'],
  ])('in the %s holds nothing against a rule of New Mexico', (courtName, state) => {
    const report = of(courtName, state);
    expect(report.mailings).toEqual([]);
    for (const id of ['method-order', 'recipient-age', 'oath', 'particulars'])
      expect(itemOf(report, id), id).toBeUndefined();
    expect(itemOf(report, 'other-rules')).toBeDefined();
    const cited = [...report.whoMayServe, ...report.returnDefects].filter(({ id }) => id !== 'other-rules');
    for (const { id, citation } of cited) expect(citation ?? '', id).not.toContain('NMRA');
  });

  test('leaving the papers with somebody else is told as far as the court’s rule was read', () => {
    expect(home('District Court of Travis County, Texas', 'TX')).toMatchObject({
      state: 'not-yet',
      why: expect.stringMatching(/a judge must first allow it/),
    });
    expect(home('United States District Court for the District of New Mexico', 'NM')?.why).toMatch(
      /No failed attempt has to come first/,
    );
    expect(home('Superior Court of California, County of Alameda', 'CA')?.why).toMatch(/at least 18/);
    expect(home('Court of Common Pleas, Franklin County', 'OH')?.why).toMatch(/have not read/);
  });

  test('New Mexico keeps its own', () => {
    expect(itemOf(of('First Judicial District Court', 'NM'), 'recipient-age')).toMatchObject({ level: 'ok' });
    expect(home('First Judicial District Court', 'NM')?.state).toBe('not-yet');
  });
});
