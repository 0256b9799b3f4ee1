import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SERVICE_METHOD_KEYS, serviceMethod } from '#src/law/service-methods.ts';
import { coachDraft } from '#src/service/coach-input.ts';
import type { ServiceAttempt } from '#src/service/schema.ts';
import { attemptOf, itemOf, levelOf, reportOn, servedOf, summonsOf } from './given.ts';

const entity = (defendantName: string) => summonsOf({ isEntityDefendant: 'entity', defendantName });

function open(
  attempts: readonly ServiceAttempt[],
  summons = summonsOf(),
  draft: ServiceAttempt | null = null,
) {
  const { methods } = reportOn(draft, { attempts, summons });
  return methods.filter(({ state }) => state === 'open').map(({ method }) => method);
}

const HOME = { serviceMethod: 'substitute_residence' } as const;
const WORK = { serviceMethod: 'substitute_business' } as const;
const MAIL = { serviceMethod: 'mail_or_courier' } as const;
const ALWAYS = ['personal_defendant', 'mail_or_courier', 'authorized_agent', 'minor_incompetent'];

describe('the ladder', () => {
  it('opens the home after a failed attempt by hand or mail, and work after both', () => {
    expect(open([])).toEqual(ALWAYS);
    for (const first of [attemptOf(), attemptOf(MAIL)]) {
      expect(open([first])).toContain('substitute_residence');
      expect(open([first])).not.toContain('substitute_business');
      expect(open([first, attemptOf(HOME)])).toContain('substitute_business');
    }
    expect(open([attemptOf(HOME)])).toEqual(ALWAYS);
    expect(open([servedOf()])).not.toContain('substitute_residence');
  });

  it('asks for an organization who stands for it, and never for its home', () => {
    expect(open([attemptOf(), attemptOf(HOME)], entity('Orlov Roofing LLC'))).toEqual([
      'mail_or_courier',
      'authorized_agent',
      'entity_representative',
    ]);
  });

  it.each([
    ['State of New Mexico', true],
    ['Marsh & Quay LLP', true],
    ['Merced del Pueblo Land Grant', true],
    ['City of Gallup', false],
    ['Orlov Roofing LLC', false],
  ])('who stands for %s is from memory: %s', (name, isFromMemory) => {
    const { methods } = reportOn(null, { summons: entity(name) });
    const why = methods.find(({ method }) => method === 'entity_representative')?.why ?? '';
    expect(why.endsWith('Verify with the clerk.')).toBe(isFromMemory);
  });

  it('says of advice from memory that it is to be verified', () => {
    for (const key of ['mail_or_courier', 'minor_incompetent'] as const) {
      expect(serviceMethod(key).advice).toMatch(/Verify with the clerk\.$/);
    }
  });

  it('counts attempts before the day that is being entered, and not the one that is looked at', () => {
    const tried = attemptOf({ attemptDate: '2026-03-10' });
    expect(open([tried], summonsOf(), servedOf({ ...HOME, attemptDate: '2026-03-09' }))).not.toContain(
      'substitute_residence',
    );
    expect(open([tried], summonsOf(), servedOf({ ...HOME, attemptDate: '2026-03-10' }))).toContain(
      'substitute_residence',
    );
    expect(open([tried], summonsOf(), tried)).not.toContain('substitute_residence');
  });

  it('opens no way whose condition is not met, in whatever order attempts come', () => {
    const attempts = fc.array(
      fc
        .record({
          serviceMethod: fc.constantFrom(...SERVICE_METHOD_KEYS),
          wasSuccessful: fc.boolean(),
          attemptDate: fc.constantFrom('2026-03-03', '2026-03-05', '2026-03-09'),
        })
        .map(attemptOf),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(attempts, fc.boolean(), (all, isEntity) => {
        const summons = summonsOf({ isEntityDefendant: isEntity ? 'entity' : 'individual' });
        const found = open(all, summons);
        expect(open(all.toReversed(), summons)).toEqual(found);
        const failed = (...methods: string[]) =>
          all.some(({ serviceMethod, wasSuccessful }) => !wasSuccessful && methods.includes(serviceMethod));
        const first = failed('personal_defendant', 'mail_or_courier');
        expect(found.includes('substitute_residence')).toBe(!isEntity && first);
        expect(found.includes('substitute_business')).toBe(
          !isEntity && first && failed('substitute_residence'),
        );
        expect(found.includes('entity_representative')).toBe(isEntity);
        expect(found.includes('personal_defendant')).toBe(!isEntity);
      }),
    );
  });

  it('calls it a defect to serve at the home before anything else was tried', () => {
    expect(levelOf(reportOn(servedOf(HOME)), 'method-order')).toBe('defect');
    const tried = reportOn(servedOf({ ...HOME, attemptDate: '2026-03-09' }), { attempts: [attemptOf()] });
    expect(levelOf(tried, 'method-order')).toBe('ok');
  });
});

describe('who may serve', () => {
  it.each([
    [null, 'missing'],
    [17, 'defect'],
    [18, 'warning'],
    [19, 'ok'],
  ])('a server of %s years: %s', (serverAge, level) => {
    expect(levelOf(reportOn(servedOf({ serverAge })), 'server-age')).toBe(level);
  });

  it('does not ask a sheriff for an age or a notary', () => {
    const report = reportOn(servedOf({ serverAge: null, isSheriffService: true }));
    expect(itemOf(report, 'server-age')).toBeUndefined();
    expect(levelOf(report, 'oath')).toBe('ok');
  });

  const person = { firstName: '', middleName: '', lastName: '', suffix: '', organization: '' };
  it.each([
    ['Rosalind Quay', 'defect'],
    ['R. Quay', 'warning'],
    ['Quay, Rosalind', 'defect'],
    ['Ines Calloway', 'defect'],
    ['Marisol Teague', 'ok'],
    ['Wade Witness', 'ok'],
  ])('%s: %s', (serverName, level) => {
    const participants = [
      { ...person, role: 'plaintiff', displayName: 'Ines Calloway' },
      { ...person, role: 'witness', displayName: 'Wade Witness' },
    ] as const;
    expect(levelOf(reportOn(servedOf({ serverName }), { participants }), 'server-party')).toBe(level);
  });

  it('takes a plaintiff without a lawyer for a party, and a lawyer for none', () => {
    const summons = summonsOf({ isProSe: true, attorneyName: 'Pia Selden' });
    const named = servedOf({ serverName: 'Pia Selden' });
    expect(levelOf(reportOn(named, { summons }), 'server-party')).toBe('defect');
    const lawyer = { ...person, role: 'attorney', displayName: 'Pia Selden' } as const;
    const report = reportOn(named, { participants: [lawyer] });
    expect(levelOf(report, 'server-party')).toBe('ok');
    expect(levelOf(report, 'server-lawyer')).toBe('warning');
  });
});

describe('mailings and receipts', () => {
  it('asks for one mailing from the home, with its day', () => {
    const bare = reportOn(servedOf(HOME));
    expect([levelOf(bare, 'mailing-residence'), levelOf(bare, 'mailing-date')]).toEqual([
      'missing',
      'missing',
    ]);
    expect(itemOf(bare, 'mailing-business')).toBeUndefined();
    const mailed = servedOf({ ...HOME, mailingAddress: '14 Piñon Lane', mailingDate: '2026-03-06' });
    expect(reportOn(mailed).mailings.map(({ level }) => level)).toEqual(['ok', 'ok']);
    const early = servedOf({ ...HOME, mailingAddress: '14 Piñon Lane', mailingDate: '2026-03-01' });
    expect(levelOf(reportOn(early), 'mailing-date')).toBe('defect');
  });

  it.each([
    ['', 'missing', 'missing'],
    ['14 Piñon Lane, Santa Fe, NM 87505', 'ok', 'missing'],
    ['200 Alameda St, Santa Fe, NM 87501', 'missing', 'ok'],
    ['14 Piñon Lane, Santa Fe, NM 87505\n200 Alameda St, Santa Fe, NM 87501', 'ok', 'ok'],
  ])('asks for two mailings from work: %j gives home %s, work %s', (mailingAddress, home, work) => {
    const draft = servedOf({ ...WORK, serviceAddress: '200 Alameda Street, Santa Fe', mailingAddress });
    const report = reportOn(draft);
    expect([levelOf(report, 'mailing-residence'), levelOf(report, 'mailing-business')]).toEqual([home, work]);
  });

  it.each([
    [{ recipientName: null }, 'missing'],
    [{ recipientName: 'Rosalind Quay' }, 'ok'],
    [{ recipientName: 'Otto Lindqvist' }, 'defect'],
    [{ recipientName: 'Otto Lindqvist', recipientRelationship: 'authorized in writing' }, 'warning'],
  ])('a receipt signed by %j: %s', (signer, level) => {
    expect(levelOf(reportOn(servedOf({ ...MAIL, ...signer })), 'receipt-signer')).toBe(level);
  });

  it('takes the registered agent whom the summons names as who may sign for an organization', () => {
    const summons = { ...entity('Orlov Roofing LLC'), registeredAgentName: 'Ines Calloway' };
    const signedBy = (recipientName: string) =>
      levelOf(reportOn(servedOf({ ...MAIL, recipientName }), { summons }), 'receipt-signer');
    expect(signedBy('Ines B. Calloway')).toBe('ok');
    expect(signedBy('Otto Lindqvist')).toBe('defect');
  });

  it('asks for the day and a copy of the receipt', () => {
    const bare = reportOn(servedOf(MAIL));
    expect([levelOf(bare, 'receipt-date'), levelOf(bare, 'receipt-copy')]).toEqual(['missing', 'missing']);
    const proved = servedOf({ ...MAIL, receiptSignedDate: '2026-03-09', proofDocumentIds: ['x'] });
    expect([levelOf(reportOn(proved), 'receipt-date'), levelOf(reportOn(proved), 'receipt-copy')]).toEqual([
      'ok',
      'ok',
    ]);
    const early = servedOf({ ...MAIL, receiptSignedDate: '2026-02-27' });
    expect(levelOf(reportOn(early), 'receipt-date')).toBe('defect');
  });
});

it('says of everything from memory to verify it with the clerk, and gives its rule', () => {
  const drafts = SERVICE_METHOD_KEYS.flatMap((serviceMethod) => [
    servedOf({ serviceMethod }),
    attemptOf({ serviceMethod }),
  ]);
  for (const draft of [null, ...drafts]) {
    const { whoMayServe, mailings, returnDefects, methods } = reportOn(draft);
    expect(methods.map(({ method }) => method)).toEqual(SERVICE_METHOD_KEYS);
    for (const list of [whoMayServe, mailings, returnDefects]) {
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
      for (const { isFromMemory, text, citation } of list) {
        if (isFromMemory) expect(text).toMatch(/Verify with the clerk\.$/);
        if (isFromMemory) expect(citation).not.toBeNull();
        expect(text).toMatch(/[.!?]$/);
      }
    }
  }
});

it('reads a form that is being filled in', () => {
  const draft = coachDraft({
    serverName: ' Rosalind Quay ',
    serverAge: '17',
    recipientAge: '',
    mailingDate: '',
  });
  expect(draft).toMatchObject({
    serverName: 'Rosalind Quay',
    serverAge: 17,
    recipientAge: null,
    mailingDate: null,
    serviceMethod: null,
  });
  const report = reportOn(draft);
  expect([
    levelOf(report, 'server-age'),
    levelOf(report, 'server-party'),
    levelOf(report, 'particulars'),
  ]).toEqual(['defect', 'defect', 'missing']);
});
