import { describe, expect, it } from 'vitest';
import type { ServiceAttempt } from '#src/service/schema.ts';
import type { Summons } from '#src/summons/schema.ts';
import { makeLawSource } from '#tests/factories/law.ts';
import { attemptOf, itemOf, levelOf, reportOn, servedOf, summonsOf } from './given.ts';

const level = (id: string, values: Partial<ServiceAttempt>, summons: Partial<Summons> = {}) =>
  levelOf(reportOn(servedOf(values), { summons: summonsOf(summons) }), id);

describe('what makes a return defective', () => {
  it.each<[string, Partial<ServiceAttempt>, string, string | undefined]>([
    ['no county', { countyServed: '' }, 'particulars', 'missing'],
    ['no day', { attemptDate: '' }, 'particulars', 'missing'],
    ['everything entered', {}, 'particulars', 'ok'],
    ['not signed', {}, 'oath', 'missing'],
    ['signed without a notary', { notarizedAt: new Date('2026-03-06T12:00:00Z') }, 'oath', 'ok'],
    ['by the sheriff', { isSheriffService: true }, 'oath', 'ok'],
    [
      'signed before service',
      { notarizedAt: new Date('2026-03-04T12:00:00Z') },
      'oath-before-service',
      'defect',
    ],
    ['before the issue', { attemptDate: '2026-03-01' }, 'before-issue', 'defect'],
    ['on the day of issue', { attemptDate: '2026-03-02' }, 'before-issue', undefined],
    ['today', { attemptDate: '2026-03-20' }, 'date-to-come', undefined],
    ['a day to come', { attemptDate: '2026-03-21' }, 'date-to-come', 'defect'],
    ['another person was handed the papers', { recipientName: 'Otto Lindqvist' }, 'name-differs', 'defect'],
    ['the defendant was', { recipientName: 'R. Quay' }, 'name-differs', undefined],
    ['letters that the PDF lacks', { recipientName: '王小明' }, 'letters', 'warning'],
    ['accents', { recipientName: 'Zoë Łukasz-O’Brien, Ωmega' }, 'letters', undefined],
    ['failed without a reason', { wasSuccessful: false, failureReason: null }, 'failure-reason', 'missing'],
    ['a way for organizations', { serviceMethod: 'entity_representative' }, 'method-order', 'defect'],
  ])('%s: %o', (_, values, id, expected) => {
    expect(level(id, values)).toBe(expected);
  });

  it('is affirmed without a notary, or sworn before one', () => {
    const signed = { notarizedAt: new Date('2026-03-06T12:00:00Z') };
    const said = (values: Partial<ServiceAttempt>) => itemOf(reportOn(servedOf(values)), 'oath');
    expect(said({})).toMatchObject({
      citation: 'Rule 1-011(B) NMRA',
      text: expect.stringMatching(/under penalty of perjury.*needs no notary\. Or the server swears/),
    });
    expect(said(signed)).toMatchObject({
      citation: 'Rule 1-011(B) NMRA',
      text: expect.stringContaining('needs no notary'),
    });
    expect(said({ ...signed, notaryName: 'Lena Ortiz' })?.text).toContain('sworn before a notary');
    expect(itemOf(reportOn(servedOf()), 'server-oath')).toMatchObject({
      citation: 'Rule 1-011(B) NMRA',
      text: expect.stringContaining('It needs no notary'),
    });
  });

  it.each([
    [null, 'missing'],
    [14, 'defect'],
    [15, 'warning'],
    [16, 'ok'],
  ])('a recipient of %s years at the home: %s', (recipientAge, expected) => {
    expect(level('recipient-age', { serviceMethod: 'substitute_residence', recipientAge })).toBe(expected);
  });

  it.each([
    [null, 'missing'],
    ['sister', 'info'],
    ['neighbor', 'defect'],
    ['babysitter', 'defect'],
    ['friend, does not live there', 'defect'],
  ])('a recipient at the home who is %s: %s', (recipientRelationship, expected) => {
    expect(
      level('recipient-resident', { serviceMethod: 'substitute_residence', recipientRelationship }),
    ).toBe(expected);
  });

  it.each([
    ['Orlov Roofing, Inc.', null, 'missing'],
    ['Orlov Roofing, Inc.', 'Vice President', 'ok'],
    ['Orlov Roofing, Inc.', 'registered agent', 'ok'],
    ['Orlov Roofing, Inc.', 'person in charge', 'warning'],
    ['Orlov Roofing, Inc.', 'general manager in charge', 'ok'],
    ['Orlov Roofing, Inc.', 'receptionist', 'defect'],
    ['City of Gallup', 'Mayor', 'ok'],
    ['City of Gallup', 'police officer', 'defect'],
    ['Taos County', 'County Clerk', 'ok'],
    ['Santa Fe Public Schools', 'Superintendent', 'ok'],
    ['Santa Fe Public Schools', 'teacher', 'defect'],
    ['Marsh & Quay LLP', 'general partner', 'ok'],
  ])('%s served on the %s: %s', (defendantName, recipientTitle, expected) => {
    const summons = { isEntityDefendant: 'entity', defendantName } as const;
    expect(
      level('recipient-title', { serviceMethod: 'entity_representative', recipientTitle }, summons),
    ).toBe(expected);
  });

  it('takes the registered agent whom the summons names, whatever the title', () => {
    const summons = {
      isEntityDefendant: 'entity',
      defendantName: 'Orlov Roofing, Inc.',
      registeredAgentName: 'Ines Calloway',
    } as const;
    const served = { serviceMethod: 'entity_representative', recipientTitle: 'clerk' } as const;
    expect(level('recipient-title', { ...served, recipientName: 'Ines B. Calloway' }, summons)).toBe('ok');
    expect(level('recipient-title', { ...served, recipientName: 'Otto Lindqvist' }, summons)).toBe('defect');
  });

  it('asks for the attorney general beside the State', () => {
    const summons = summonsOf({ isEntityDefendant: 'entity', defendantName: 'State of New Mexico' });
    const governor = servedOf({ serviceMethod: 'entity_representative', recipientTitle: 'Governor' });
    const general = servedOf({ serviceMethod: 'entity_representative', recipientTitle: 'Attorney General' });
    expect(levelOf(reportOn(governor, { summons, attempts: [governor] }), 'attorney-general')).toBe(
      'missing',
    );
    const both = { summons, attempts: [governor, general] };
    expect(levelOf(reportOn(general, both), 'attorney-general')).toBe('ok');
    expect(levelOf(reportOn(governor, both), 'attorney-general')).toBe('ok');
    expect(level('attorney-general', { serviceMethod: 'entity_representative' })).toBeUndefined();
    const mailed = servedOf({ serviceMethod: 'mail_or_courier', recipientTitle: 'Governor' });
    const toAgent = servedOf({ serviceMethod: 'authorized_agent', recipientTitle: 'Governor' });
    for (const only of [mailed, toAgent]) {
      expect(levelOf(reportOn(only, { summons, attempts: [only] }), 'attorney-general')).toBe('missing');
      expect(levelOf(reportOn(only, { summons, attempts: [general] }), 'attorney-general')).toBe('ok');
    }
    const person = { summons: summonsOf({ defendantName: 'Ann State of New Mexico Department' }) };
    expect(levelOf(reportOn(mailed, person), 'attorney-general')).toBeUndefined();
    expect(itemOf(reportOn(general, both), 'attorney-general')?.text).toContain('Verify with the clerk.');
  });

  it('misses the complaint in the words of the return', () => {
    const words = 'I served D-101-CV-2026-00731 on Rosalind Quay';
    expect(level('affidavit-complaint', { affidavitText: `${words}.` })).toBe('defect');
    expect(level('affidavit-complaint', { affidavitText: `${words} with the Petition.` })).toBeUndefined();
    expect(
      level('affidavit-complaint', { affidavitText: `${words} with the complaint attached.` }),
    ).toBeUndefined();
    expect(level('affidavit-complaint', {})).toBeUndefined();
  });

  it('says that a defendant may waive service, while nobody is served', () => {
    expect(itemOf(reportOn(null), 'waiver')).toMatchObject({
      level: 'info',
      citation: 'Rule 1-004(A)(2) NMRA',
    });
    const summons = summonsOf({ status: 'served', serviceStatus: 'served' });
    expect(itemOf(reportOn(null, { summons }), 'waiver')).toBeUndefined();
  });

  it('compares numbers and names of return, summons and case', () => {
    const on = (affidavitText: string | null) => reportOn(servedOf({ affidavitText }));
    expect(itemOf(on(null), 'affidavit-number')).toBeUndefined();
    expect(levelOf(on('I served D-202-CV-2026-00009 on Rosalind Quay.'), 'affidavit-number')).toBe('defect');
    const right = on('I served d-101-cv-2026-731 on ROSALIND  QUAY.');
    expect([levelOf(right, 'affidavit-number'), levelOf(right, 'affidavit-name')]).toEqual([
      undefined,
      undefined,
    ]);
    expect(levelOf(on('I served somebody.'), 'affidavit-name')).toBe('warning');
    expect(level('case-number', {}, { caseNumber: null })).toBe('missing');
    const item = makeLawSource({ caseNumber: 'D-202-CV-2026-00009', state: 'NM' });
    expect(levelOf(reportOn(null, { item }), 'case-number')).toBe('defect');
    const same = { ...item, caseNumber: 'd-101-cv-2026-00731' };
    expect(itemOf(reportOn(null, { item: same }), 'case-number')).toBeUndefined();
  });

  it('warns of service that succeeded twice', () => {
    const first = servedOf();
    expect(levelOf(reportOn(servedOf(), { attempts: [first] }), 'served-twice')).toBe('warning');
    expect(itemOf(reportOn(first, { attempts: [first] }), 'served-twice')).toBeUndefined();
  });

  it('warns of a summons without signature and seal until it is served', () => {
    expect(levelOf(reportOn(null), 'signed-and-sealed')).toBe('warning');
    const summons = summonsOf({ status: 'served', serviceStatus: 'served' });
    expect(levelOf(reportOn(null, { summons }), 'signed-and-sealed')).toBe('info');
  });
});

describe('time limits', () => {
  const limits = (summons: Partial<Summons>, today: string, attempts: ServiceAttempt[] = []) =>
    reportOn(null, { summons: summonsOf(summons), today, attempts });

  it('New Mexico: reasonable diligence, and 180 days without activity', () => {
    expect(levelOf(limits({}, '2026-03-20'), 'inactivity')).toBe('info');
    expect(levelOf(limits({}, '2026-08-28'), 'inactivity')).toBe('info');
    expect(levelOf(limits({}, '2026-08-29'), 'inactivity')).toBe('warning');
    expect(levelOf(limits({}, '2026-08-29', [attemptOf()]), 'inactivity')).toBe('info');
    const served = { status: 'served', serviceStatus: 'served' };
    expect(itemOf(limits(served, '2026-12-29'), 'inactivity')).toBeUndefined();
  });

  it('federal: 90 days from the filing', () => {
    const federal = { courtName: 'United States District Court', caseNumber: '1:26-cv-00123' };
    expect(itemOf(limits(federal, '2026-05-31'), 'time-limit')).toMatchObject({
      level: 'warning',
      citation: 'FRCP 4(m)',
      text: expect.stringContaining('May 31, 2026'),
    });
    expect(levelOf(limits(federal, '2026-06-01'), 'time-limit')).toBe('defect');
    expect(levelOf(limits(federal, '2026-06-01'), 'other-rules')).toBe('warning');
  });

  it('other states and magistrate courts: not these rules', () => {
    expect(itemOf(limits({ state: 'TX' }, '2026-03-20'), 'other-rules')?.text).toContain('Texas has its own');
    expect(levelOf(limits({ caseNumber: 'M-10-CV-2026-00001' }, '2026-03-20'), 'wrong-form')).toBe('defect');
  });
});
