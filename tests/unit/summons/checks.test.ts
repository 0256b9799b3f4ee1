import { describe, expect, it } from 'vitest';
import type { Jurisdiction } from '#src/law/calculation-schema.ts';
import { summonsWarnings } from '#src/summons/warnings.ts';
import { wrongForm } from '#src/summons/wrong-form.ts';
import { spelled } from '#src/text/number-words.ts';
import { civilAnswerRule } from '#tests/factories/law.ts';
import { bareSummons, summonsOf } from './samples.ts';

const idsOf = (...args: Parameters<typeof summonsOf>) =>
  summonsWarnings(summonsOf(...args)).map(({ id }) => id);

describe('what a clerk would stumble over', () => {
  it('is nothing on a summons that is complete', () => {
    expect(summonsWarnings(summonsOf())).toEqual([]);
  });

  it.each([
    ['telephone', { attorneyPhone: null }],
    ['signer-address', { attorneyAddress: null, plaintiffAddress: null }],
    ['days', { responseDeadlineDays: 20 }],
    ['state', { state: 'TX' }],
    ['federal', { courtName: 'United States District Court, District of New Mexico' }],
    ['number', { caseNumber: null }],
    ['letters', { plaintiffName: 'ليلى حداد' }],
    ['served', { status: 'served', serviceStatus: 'served', servedDate: '2026-06-09' }],
    ['entity', { isEntityDefendant: 'individual' }],
    ['address', { defendantAddress: null, registeredAgentAddress: null }],
  ] as const)('%s', (id, change) => {
    expect(idsOf(change)).toEqual([id]);
  });

  it('gives the days of each court by its rule', () => {
    const days = (jurisdiction: Jurisdiction) => civilAnswerRule(jurisdiction).days;
    const own = days('new_mexico_district');
    const textOf = (change: Parameters<typeof summonsOf>[0]) => summonsWarnings(summonsOf(change))[0]?.text;
    expect(textOf({ courtName: 'United States District Court, District of New Mexico' })).toContain(
      `gives ${days('federal')} days to answer`,
    );
    expect(textOf({ responseDeadlineDays: own - 10 })).toContain(
      `gives the defendant ${spelled(own)} days, as Rule 1-004(B) NMRA does, and ${own - 10} days`,
    );
    expect(wrongForm('M-10-CV-2026-00001', null)).toMatch(
      new RegExp(`Form 4-206, ${own} days.*gives ${days('new_mexico_magistrate')} days`),
    );
  });

  it('is much on an empty one, as whole sentences', () => {
    const found = summonsWarnings(bareSummons());
    expect(found.map(({ id }) => id)).toEqual(['telephone', 'signer-address', 'entity', 'address', 'number']);
    for (const { text } of found) expect(text).toMatch(/\.$/);
  });

  it.each(['Joplin Cole', 'Incarnation Lopez', 'Anna Banks', 'Regina States', 'Merced Lopez'])(
    '%s is no business',
    (defendantName) => {
      expect(idsOf({ isEntityDefendant: 'individual', defendantName })).toEqual([]);
    },
  );

  it.each(['Orlov Roofing, L.L.C.', 'Mesa Bank', 'Quay & Co.', 'Peake Inc', 'Teague Corporation'])(
    '%s looks like a business',
    (defendantName) => {
      expect(idsOf({ isEntityDefendant: 'individual', defendantName })).toEqual(['entity']);
    },
  );
});

describe('a public body that is entered as a person', () => {
  it.each([
    ['Santa Fe County', 'the county clerk or a county commissioner.'],
    ['City of Gallup', 'the mayor, the manager or the clerk.'],
    ['State of New Mexico', 'the governor, and the attorney general. Verify with the clerk.'],
    ['Taos Municipal Schools', 'the superintendent.'],
  ])('%s: %s', (defendantName, who) => {
    const found = summonsWarnings(summonsOf({ isEntityDefendant: 'individual', defendantName }));
    expect(found.map(({ id }) => id)).toEqual(['public-body']);
    expect(found[0]?.text.endsWith(who)).toBe(true);
    expect(idsOf({ isEntityDefendant: 'entity', defendantName })).toEqual([]);
  });
});

describe('the wrong form', () => {
  it.each([
    ['M-47-CV-2026-00012', null],
    ['m-47-cv-2026-00012', null],
    ['Case No. M-14-CV-2026-00012', null],
    ['M–47–CV–2026–00012', null],
    ['T-4-CV-2026-001234', null],
    [null, 'Magistrate Court of Doña Ana County'],
    [null, 'Bernalillo County Metropolitan Court'],
    ['D-202-CV-2026-01234', 'Bernalillo County Metro Court'],
  ])('%s at %s: Form 4-204, 20 days', (caseNumber, courtName) => {
    const text = wrongForm(caseNumber, courtName);
    expect(text).toContain('Form 4-204');
    expect(text).toContain('20 days');
  });

  it.each([
    ['D-202-CV-2026-01234', 'Second Judicial District Court'],
    [null, null],
    ['', ''],
    ['1:26-cv-00123-MT', 'District of New Mexico'],
    ['D-101-CV-2026-00042', 'First Judicial District Court, Metropolis'],
    ['MT-2026-1', null],
  ])('%s at %s is none', (caseNumber, courtName) => {
    expect(wrongForm(caseNumber, courtName)).toBeNull();
  });
});
