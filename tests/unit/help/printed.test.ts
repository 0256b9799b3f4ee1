import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFacts } from '#src/facts/read-facts.ts';
import type { FactStatus } from '#src/facts/schema.ts';
import { helpPrinted } from '#src/help/printed.ts';

const factsOf = (text: string) =>
  readFacts({ text, docType: 'Summons', docDate: null, pageCount: 1, notes: [] }).facts;
/** As a paper that was just read gives it. */
const printed = (text: string) => helpPrinted({ facts: factsOf(text), text });
const told = (text: string) => printed(text).map(({ kind, name, phone }) => ({ kind, name, phone }));

describe('a number with words of help', () => {
  test('lawyer referral, with the sentence it stands in', () => {
    const text =
      'SUMMONS\nYou must answer within 30 days. If you do not have a lawyer, you may call the Alder County Lawyer Referral Service at (505) 555-0133.\nDated May 4, 2031.';
    expect(printed(text)).toEqual([
      {
        kind: 'lawyer-referral',
        name: 'Alder County Lawyer Referral Service',
        phone: '(505) 555-0133',
        address: null,
        email: null,
        page: 1,
        start: expect.any(Number),
        end: expect.any(Number),
        quote:
          'If you do not have a lawyer, you may call the Alder County Lawyer Referral Service at (505) 555-0133.',
      },
    ]);
  });

  test('nobody is named beside the number', () => {
    expect(
      told(
        'SUMMONS\nTo get free legal help, call 1-800-555-0177. An interpreter is free: call 505-555-0121.\n',
      ),
    ).toEqual([
      { kind: 'legal-aid', name: 'Legal aid', phone: '1-800-555-0177' },
      { kind: 'interpreter', name: 'Interpreter', phone: '505-555-0121' },
    ]);
  });

  test('several on one line', () => {
    expect(
      told(
        'SUMMONS\nThe telephone numbers of legal aid: Mesa Legal Services, Inc. 505-555-0150; Pinyon Bar Association 505 555 0151.',
      ),
    ).toEqual([
      { kind: 'legal-aid', name: 'Mesa Legal Services', phone: '505-555-0150' },
      { kind: 'lawyer-referral', name: 'Pinyon Bar Association', phone: '505 555 0151' },
    ]);
  });

  test.each([
    'ATTORNEY OR PARTY WITHOUT ATTORNEY (Name, State Bar number, FOR COURT USE ONLY\nand address):\nDana Hollis (SBN 999104)\n88 Pine Street, Alder City, CA 95816\nTELEPHONE NO.: 916-555-0177\nATTORNEY FOR (Name): Ruth Ellery\n',
    'Dana Hollis, State Bar No. 999104\n88 Pine Street, Alder City, CA 95816\n916-555-0177\n',
    'Name: Dana Hollis\nState Bar #: 999104\nFirm: Hollis Legal Services\nTelephone: 916-555-0177\n',
  ])('the number of the lawyer of the other side is no help: %#', (box) => {
    expect(told(`${box}SUPERIOR COURT OF CALIFORNIA\nYou must appear on May 4, 2031.`)).toEqual([]);
  });

  test('a block with an address, away from the lawyer below it', () => {
    const [help, ...others] = printed(
      'SUMMONS\n\nNEED HELP?\nAlder County Self-Help Center\n12 Court Plaza, Room 3\nAlder Springs, NM 87901\n(505) 555-0144\n\nOwen R. Tice, Attorney for Plaintiff\n(505) 555-0142',
    );
    expect(help).toMatchObject({
      kind: 'self-help',
      name: 'Alder County Self-Help Center',
      phone: '(505) 555-0144',
      address: '12 Court Plaza, Room 3, Alder Springs, NM 87901',
    });
    expect(others).toEqual([]);
  });

  test('a table that puts the number first', () => {
    expect(told('NOTICE\n505-555-0161 Alder Legal Aid\n505-555-0162 Sheriff of Alder County')).toEqual([
      { kind: 'legal-aid', name: 'Alder Legal Aid', phone: '505-555-0161' },
    ]);
  });

  test('the sentence before says what the number is for', () => {
    expect(
      told('CITATION\nLegal aid may be available to you. You can reach the hotline at 888.555.0199.'),
    ).toMatchObject([{ kind: 'legal-aid', phone: '888.555.0199' }]);
  });

  test('the clerk who orders an interpreter', () => {
    expect(
      told(
        'NOTICE OF HEARING\nIf you need an interpreter, contact the clerk’s office at (505) 555-0100 five days before the hearing.',
      ),
    ).toMatchObject([{ kind: 'interpreter', phone: '(505) 555-0100' }]);
  });

  test('a sentence that names the other side leads to help all the same', () => {
    expect(
      told(
        'SUMMONS\nIf your landlord has filed an eviction case and you cannot afford an attorney of your choice, call Alder Legal Aid at 505-555-0161.',
      ),
    ).toEqual([{ kind: 'legal-aid', name: 'Alder Legal Aid', phone: '505-555-0161' }]);
  });

  test('of two sentences before it, the nearer says what the number is for', () => {
    expect(
      told('SUMMONS\nAn interpreter costs nothing. Legal aid may be free. Call 505-555-0161 on weekdays.'),
    ).toEqual([{ kind: 'legal-aid', name: 'Legal aid', phone: '505-555-0161' }]);
  });

  test('in Spanish', () => {
    expect(
      told('AVISO\nSi necesita ayuda legal gratuita, llame a Ayuda Legal de Alder al (505) 555-0166.'),
    ).toEqual([{ kind: 'legal-aid', name: 'Ayuda Legal de Alder', phone: '(505) 555-0166' }]);
  });

  test('on its page', () => {
    const text = 'SUMMONS\nYou have been sued.\f\nCall Alder Legal Aid at 505-555-0161.';
    expect(printed(text)).toMatchObject([{ page: 2, quote: 'Call Alder Legal Aid at 505-555-0161.' }]);
  });
});

describe('numbers that are no help', () => {
  test.each([
    ['the lawyer of the other side', 'SUMMONS\nTICE & MARLOW, P.C.\nAttorneys for Plaintiff\n(505) 555-0142'],
    [
      'who collects',
      'LETTER\nIf you need help with this debt, call our office at (505) 555-0190. Our lawyers can help you pay.',
    ],
    ['a bank’s own department', 'LETTER\nCall the Legal Services department of Heron Bank, 505-555-0191.'],
    ['the clerk', 'SUMMONS\nQuestions about filing? Call the clerk of the court at (505) 555-0100.'],
    ['a fax', 'SUMMONS\nAlder Legal Aid\nFax: (505) 555-0199'],
    [
      'a landlord whose block follows words of help',
      'NOTICE\nYou may ask for legal aid.\nPinyon Property Management\n88 Mesa Road\nAlder Springs, NM 87901\n(505) 555-0188',
    ],
    [
      'a landlord after a blank line',
      'NOTICE\nIf you cannot afford a lawyer, ask for legal aid\n\nCall Pinyon Property Management at (505) 555-0188.',
    ],
  ])('%s', (_, text) => {
    expect(told(text)).toEqual([]);
  });
});

describe('from the facts alone', () => {
  const text =
    'SUMMONS\nYou may call the Alder County Lawyer Referral Service at (505) 555-0133.\nAttorney for Plaintiff: Owen Tice, (505) 555-0142.';

  test('what was read is enough where somebody is named', () => {
    expect(helpPrinted({ facts: factsOf(text) })).toMatchObject([
      { kind: 'lawyer-referral', name: 'Alder County Lawyer Referral Service', phone: '(505) 555-0133' },
    ]);
  });

  test('what a person corrected is shown as corrected, and the number of the text beside it is not', () => {
    const facts = factsOf(text).map((fact) =>
      fact.kind === 'contact' && fact.value.phone === '(505) 555-0133'
        ? {
            ...fact,
            status: 'corrected' as FactStatus,
            value: { ...fact.value, name: 'Alder Lawyer Referral' },
          }
        : fact,
    );
    expect(helpPrinted({ facts, text }).map(({ name }) => name)).toEqual(['Alder Lawyer Referral']);
  });

  test('what a person dismissed is gone, out of the text too', () => {
    const facts = factsOf(text).map((fact) => ({ ...fact, status: 'dismissed' as FactStatus }));
    expect(helpPrinted({ facts, text })).toEqual([]);
  });
});

describe('laws', () => {
  const piece = fc.constantFrom(
    ...[
      'call Alder Legal Aid at ',
      '(505) 555-0133',
      '505-555-0144',
      '\n',
      '\f',
      '. ',
      'Attorney for Plaintiff ',
    ],
    ...['self-help center ', 'interpreter ', 'If you need help, ', '1-800-LGL-HELP', 'Fax ', '😀', ' '],
  );

  test('every quote stands in the text, and holds its number', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join('');
        const found = helpPrinted({ facts: [], text });
        expect(found.length).toBeLessThanOrEqual(8);
        for (const { start, end, quote, phone, page } of found) {
          expect(text.slice(start, end)).toBe(quote);
          expect(quote).toContain(phone);
          expect(page).toBe(text.slice(0, start).split('\f').length);
        }
      }),
    );
  });

  test('a long paper of numbers names each once, and no more than eight', () => {
    const line = (number: number) => `Call Alder Legal Aid at (505) 555-${1000 + number} or by mail now.\n`;
    const text = Array.from({ length: 5000 }, (_, index) => line(index % 20)).join('');
    expect(helpPrinted({ facts: [], text }).map(({ phone }) => phone)).toEqual(
      Array.from({ length: 8 }, (_, index) => `(505) 555-${1000 + index}`),
    );
  });
});
