import { describe, expect, it } from 'vitest';
import { paperText } from '#src/drafting/form.ts';
import { SERVICE_METHOD_KEYS, SERVICE_METHODS } from '#src/law/service-methods.ts';
import { returnPaper } from '#src/service/return-paper.ts';
import { affidavitText } from '#src/service/return-text.ts';
import type { ServiceAttempt } from '#src/service/schema.ts';
import type { Summons } from '#src/summons/schema.ts';
import { attemptOf, servedOf, summonsOf } from './given.ts';

function textOf(values: Partial<ServiceAttempt> = {}, summons: Partial<Summons> = {}): string {
  return paperText(returnPaper(summonsOf(summons), servedOf(values)));
}

const BUSINESS = {
  serviceMethod: 'substitute_business',
  serviceAddress: '200 Alameda St, Santa Fe, NM 87501',
  recipientName: 'Tomas Varga',
  recipientTitle: 'shift manager',
  mailingAddress: '14 Piñon Lane\nSanta Fe, NM 87505\n200 Alameda St\nSanta Fe, NM 87501',
  mailingDate: '2026-03-06',
} as const;

describe('the return of service', () => {
  it('has the parts of Form 4-206 in their order', () => {
    expect(textOf({ serviceFees: '$45.00' })).toBe(
      [
        'Draft: no return of service until the server dates and signs it',
        'RETURN OF SERVICE',
        'Court: First Judicial District Court',
        'Santa Fe County, New Mexico',
        'Case number: D-101-CV-2026-00731',
        'Judge: ______________',
        'Plaintiff(s):',
        'Orlov Roofing LLC',
        'Defendant:',
        'Rosalind Quay',
        'STATE OF NEW MEXICO )',
        'COUNTY OF ______________ ) ss.',
        'I, Marisol Teague, state that I am over the age of eighteen (18) years and not a party to this lawsuit, and that in Santa Fe County, New Mexico, on the 5th day of March, 2026, at 2:30 PM, at 14 Piñon Lane, Santa Fe, NM 87505, I served the summons in case D-101-CV-2026-00731, Orlov Roofing LLC v. Rosalind Quay, by delivering a copy of the summons, with a copy of the complaint attached, in the manner checked below.',
        '[x] to the defendant Rosalind Quay (who accepted the papers, or refused them)',
        '[ ] to the defendant by mail or courier as Rule 1-004 NMRA provides',
        '[ ] to a person over fifteen (15) who resides at the defendant’s home, and by mail',
        '[ ] to the person in charge at the defendant’s workplace, and by mail to both addresses',
        '[ ] to an agent authorized to receive service of process',
        '[ ] to a person who acts for a minor or an incompetent person',
        '[ ] to a person authorized to receive service for an organization',
        'Fees: $45.00',
        'I affirm under penalty of perjury under the laws of the State of New Mexico that this statement is true and correct (Rule 1-011(B) NMRA). Signed on the _____ day of ____________, 20____.',
        'Signature of the person who served',
        'Name: Marisol Teague',
        'Title (if any): ______________',
        'Address: ______________',
        'Only if it is sworn before a notary instead: signed and sworn to before me on the _____ day of ____________, 20____, by Marisol Teague.',
        'Notary or other officer; official title; commission expires',
        'Rule 1-004 NMRA, Form 4-206. This paper is not to be filed before service.',
      ].join('\n'),
    );
  });

  it('is sworn with the name of the notary, and then no draft', () => {
    const text = textOf({
      notarizedAt: new Date('2026-03-07T12:00:00Z'),
      notaryName: 'Lena Ortiz',
      notaryTitle: 'Notary Public',
      notaryCommission: 'May 1, 2028',
    });
    expect(text).not.toMatch(/Draft|affirm|instead/);
    expect(text).toContain('being duly sworn, on oath, state that');
    for (const part of [
      'on the 7th day of March, 2026, by',
      'Name: Lena Ortiz',
      'Notary Public',
      'May 1, 2028',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('is affirmed on the day it was signed, without a notary, and then no draft', () => {
    const text = textOf({ notarizedAt: new Date('2026-03-07T12:00:00Z') });
    expect(text).toContain('(Rule 1-011(B) NMRA). Signed on the 7th day of March, 2026.');
    expect(text).toContain('Address: ______________');
    expect(text).not.toMatch(/Draft|sworn|Notary|Commission/);
  });

  it('is certified by a sheriff, without oath or notary', () => {
    const text = textOf({ isSheriffService: true, serverTitle: 'Deputy Sheriff' });
    expect(text).toContain('COUNTY OF SANTA FE');
    expect(text).toContain('I, Marisol Teague, sheriff or deputy sheriff, certify that');
    expect(text).toContain('Signature of the sheriff or deputy');
    expect(text).toContain('the signature need not be notarized');
    expect(text).not.toMatch(/sworn|affirm|Notary,|Commission/);
    const noted = textOf({ isSheriffService: true, notarizedAt: new Date('2026-03-07T12:00:00Z') });
    expect(noted).toContain('until the sheriff or deputy signs it');
  });

  it.each<[Partial<ServiceAttempt>, string]>([
    [
      BUSINESS,
      '[x] after attempts in person or by mail or courier and at the residence, to Tomas Varga (shift manager), the person apparently in charge at the actual place of business or employment of the defendant Rosalind Quay, and by first-class mail to the defendant at the business, 200 Alameda St, Santa Fe, NM 87501, and at the last known mailing address, 14 Piñon Lane, Santa Fe, NM 87505, on the 6th day of March, 2026',
    ],
    [
      {
        serviceMethod: 'substitute_residence',
        recipientName: 'Ida Quay',
        recipientRelationship: 'sister',
        recipientAge: 44,
        mailingAddress: '14 Piñon Lane\nSanta Fe, NM 87505',
      },
      '[x] after an attempt in person or by mail or courier, to Ida Quay (sister, age 44), a person over fifteen (15) years of age who resides at the usual place of abode of the defendant Rosalind Quay, and by first-class mail to the defendant’s last known mailing address, 14 Piñon Lane, Santa Fe, NM 87505, on the ________________________',
    ],
    [
      { serviceMethod: 'authorized_agent', recipientName: 'Ida Quay', recipientTitle: 'attorney-in-fact' },
      '[x] to Ida Quay (attorney-in-fact), an agent authorized to receive service of process for the defendant Rosalind Quay',
    ],
    [
      { serviceMethod: 'minor_incompetent', recipientName: 'Ida Quay', recipientRelationship: 'mother' },
      '[x] to Ida Quay, mother (parent, guardian, custodian, conservator or guardian ad litem) of the defendant Rosalind Quay, a minor or an incompetent person',
    ],
    [
      { serviceMethod: 'entity_representative', recipientName: 'Ida Quay', recipientTitle: 'president' },
      '[x] to Ida Quay, president, a person authorized to receive service for the defendant Rosalind Quay (a corporation, an association, a land grant, the State of New Mexico or a political subdivision)',
    ],
    [
      { serviceMethod: 'mail_or_courier', recipientName: 'Rosalind Quay', receiptSignedDate: '2026-03-09' },
      '[x] to the defendant Rosalind Quay by mail or courier as Rule 1-004 NMRA provides; the receipt was signed by Rosalind Quay on the 9th day of March, 2026; a copy of the signed receipt is attached',
    ],
  ])('checks one box and fills it in: %o', (values, box) => {
    const lines = textOf(values).split('\n');
    expect(lines.filter((line) => line.startsWith('[x]'))).toEqual([box]);
    expect(lines.filter((line) => line.startsWith('[ ]'))).toHaveLength(6);
  });

  it('has a box for every way of service, in the order of the form', () => {
    expect(SERVICE_METHODS.map(({ key }) => key)).toEqual(SERVICE_METHOD_KEYS);
    const places = SERVICE_METHOD_KEYS.map((serviceMethod) =>
      textOf({ serviceMethod })
        .split('\n')
        .filter((line) => line.startsWith('['))
        .findIndex((line) => line.startsWith('[x]')),
    );
    expect(places).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('makes nobody state more than what is known', () => {
    expect(affidavitText(summonsOf(), servedOf({ serverAge: 18 }))).toContain(
      'I am eighteen (18) years of age',
    );
    expect(affidavitText(summonsOf({ caseNumber: null }), servedOf())).toContain(
      'the summons, Orlov Roofing LLC v. Rosalind Quay,',
    );
  });

  it('prints the words that a person made of it', () => {
    const text = textOf({ affidavitText: 'I, Marisol Teague, state that I served it.\n\nShe refused it.' });
    expect(text).toContain('I, Marisol Teague, state that I served it.\nShe refused it.\n[x]');
    expect(text).not.toContain('being duly sworn');
    expect(text).toContain('I affirm under penalty of perjury');
  });

  it('says when the court takes another form', () => {
    expect(textOf({}, { caseNumber: 'M-10-CV-2026-00001' })).toMatch(/^The case number .* Form 4-204/);
  });
});

describe('an attempt that failed', () => {
  it('is an affidavit of the attempt, and no return', () => {
    const paper = returnPaper(summonsOf(), attemptOf({ serviceLocation: 'front door' }));
    const text = paperText(paper);
    expect(paper.shortTitle).toBe('Affidavit of Attempted Service (draft)');
    expect(text).toContain('it is not a return of service');
    expect(text).toContain(
      'I tried to serve the summons in case D-101-CV-2026-00731, Orlov Roofing LLC v. Rosalind Quay, with a copy of the complaint attached, by delivering it to the defendant, at 14 Piñon Lane, Santa Fe, NM 87505 (front door).\nThe papers were not served. Reason: Nobody answered the door.\n',
    );
    expect(text).not.toContain('[');
    expect(text).not.toContain('Form 4-206');
    const silent = attemptOf({ failureReason: null, isSheriffService: true });
    expect(paperText(returnPaper(summonsOf(), silent))).toMatch(
      /CERTIFICATE OF ATTEMPTED SERVICE.*The papers were not served\.\nFees/s,
    );
  });
});
