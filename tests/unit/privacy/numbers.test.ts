import { expect, test } from 'vitest';
import { isIban, passesLuhn } from '#src/privacy/check-digits.ts';
import { findNumbers } from '#src/privacy/numbers.ts';
import { growthOf, LINEAR } from '#tests/setup/growth.ts';

const seen = (text: string) =>
  findNumbers(text).map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`);

test.each<[string, string]>([
  // Social Security numbers
  ['My number is 123-45-6789.', 'SSN 123-45-6789'],
  ['123 45 6789', 'SSN 123 45 6789'],
  ['(123.45.6789)', 'SSN 123.45.6789'],
  ['123–45–6789', 'SSN 123–45–6789'],
  ['123 - 45 - 6789', 'SSN 123 - 45 - 6789'],
  ['912-70-1234', 'SSN 912-70-1234'],
  ['SSN: 123456789', 'SSN 123456789'],
  ['SSN 123-456789', 'SSN 123-456789'],
  ['S.S.N. 123 456 789', 'SSN 123 456 789'],
  ['SS# 123456789', 'SSN 123456789'],
  ['Social Security No. 123456789', 'SSN 123456789'],
  ['social security number is 123456789', 'SSN 123456789'],
  ['Soc. Sec. # 123-45-6789', 'SSN 123-45-6789'],
  ['SOCIAL SECURITY NUMBER\n123456789', 'SSN 123456789'],
  ['SSN: l23-4S-67B9', 'SSN l23-4S-67B9'],
  ['SSN: I23 45 67O9', 'SSN I23 45 67O9'],
  ['5SN: 123-45-6789', 'SSN 123-45-6789'],
  ['SSN 123-\u00a045-6789'.replace('\u00a0', ''), 'SSN 123-45-6789'],
  // taxpayer numbers
  ['EIN 12-3456789', 'TAXID 12-3456789'],
  ['Federal Tax ID: 12-3456789', 'TAXID 12-3456789'],
  ['F.E.I.N. 12-3456789', 'TAXID 12-3456789'],
  ['Employer Identification Number 123456789', 'TAXID 123456789'],
  ['Taxpayer Identification No. 912-70-1234', 'TAXID 912-70-1234'],
  ['ITIN 912701234', 'TAXID 912701234'],
  // cards and banks
  ['paid with 4111 1111 1111 1111 on Monday', 'CARD 4111 1111 1111 1111'],
  ['4111-1111-1111-1111', 'CARD 4111-1111-1111-1111'],
  ['378282246310005', 'CARD 378282246310005'],
  ['Card No. 4111111111111112', 'ACCOUNT 4111111111111112'],
  ['IBAN DE89 3704 0044 0532 0130 00', 'ACCOUNT DE89 3704 0044 0532 0130 00'],
  ['GB82WEST12345698765432', 'ACCOUNT GB82WEST12345698765432'],
  ['Account No. 0012345678', 'ACCOUNT 0012345678'],
  ['Acct. No. 12-345-678', 'ACCOUNT 12-345-678'],
  ['acct #: 99887766', 'ACCOUNT 99887766'],
  ['A/C No 1234 5678 9012', 'ACCOUNT 1234 5678 9012'],
  ['Account Number: XY12345678', 'ACCOUNT XY12345678'],
  ['ACCOUNT NUMBER\n000123456789', 'ACCOUNT 000123456789'],
  ['checking account 123456789 at the bank', 'ACCOUNT 123456789'],
  ['Acct N0. 55512345', 'ACCOUNT 55512345'],
  ['Account No. 1234-AB-5678', 'ACCOUNT 1234-AB-5678'],
  ['Loan No. 5001234567', 'ACCOUNT 5001234567'],
  ['Loan ID: 77-445566', 'ACCOUNT 77-445566'],
  ['mortgage number 998877665', 'ACCOUNT 998877665'],
  ['Member # 1234567', 'ACCOUNT 1234567'],
  ['routing number 021000021', 'ROUTING 021000021'],
  ['ABA No. 0210-0002-1', 'ROUTING 0210-0002-1'],
  ['Routing/Transit: 021000021', 'ROUTING 021000021'],
  // licenses and papers
  ['driver’s license 012345678', 'LICENSE 012345678'],
  ["Driver's License No. NM 012345678", 'LICENSE 012345678'],
  ["California driver's license Y1234567", 'LICENSE Y1234567'],
  ['Drivers Lic. # 123456789', 'LICENSE 123456789'],
  ["driver's license (NM) no. 512345678", 'LICENSE 512345678'],
  ['DL# A1234567', 'LICENSE A1234567'],
  ['D.L. No. D12345678', 'LICENSE D12345678'],
  ['OLN: A123-456-78-901-0', 'LICENSE A123-456-78-901-0'],
  ["operator's license 123 456 789", 'LICENSE 123 456 789'],
  ['CDL 012345678', 'LICENSE 012345678'],
  ['passport no. 512345678', 'PASSPORT 512345678'],
  ['Passport: C01234567', 'PASSPORT C01234567'],
  ['Alien Registration Number A123456789', 'ALIEN A123456789'],
  ['USCIS# 123-456-789', 'ALIEN 123-456-789'],
  ['A123-456-789', 'ALIEN A123-456-789'],
])('%s', (text, expected) => {
  expect(seen(text)).toEqual([expected]);
});

test.each([
  // shown in part already
  'xxx-xx-6789',
  `${'X'.repeat(3)}-XX-6789 and ***-**-6789`,
  'SSN ending in 6789',
  'the last four digits of the SSN are 6789',
  'account ending in 4321',
  'Account No. xxxx4321',
  'Acct. # ****-4321',
  'Account No. 4321',
  // cases, dockets, statutes, rules
  'D-202-CV-2023-01234',
  'No. D-101-CV-2024-00123',
  'M-49-CV-2026-000123',
  '1:23-cv-00456-KWR-JFR',
  'Case No. 23-1234567',
  '4:20-cv-123-45-6789',
  'CV-123-45-6789',
  '2023-NMSC-012, 123 P.3d 456',
  'NMSA 1978, § 47-8-27.1',
  '42 U.S.C. § 1983; 28 U.S.C. 1332(a)',
  'Cal. Civ. Proc. Code § 412.20',
  'Rule 1-012(B)(6) NMRA',
  'docket entries 101 12 and 103',
  'ECF No. 123-4',
  // Bates numbers and exhibits
  'QUAY000123456',
  'QUAY 000123456',
  'ORLOV-00001234 to ORLOV-00001240',
  'DEF 0001234',
  // telephones, zip codes, addresses
  '505-555-0123',
  '(505) 555-0123',
  '505.555.0123',
  '1-800-555-0199',
  '+1 505 555 0123',
  'Santa Fe, NM 87501-1234',
  'Albuquerque, New Mexico 87102',
  '12345 Main Street NE',
  // dates, sums, pages
  '2024-01-15',
  '01/15/2024',
  '15 01 2024',
  'January 15, 2024 at 10:30',
  '$1,234,567.89',
  '$123456789',
  '$123-45-6789',
  '12,345,678',
  '45:12-46:3',
  '123:4–124:19',
  'pages 123-124, lines 4-19',
  'paragraphs 12-34 and 56-78',
  '1234567890123',
  '4111 1111 1111 1112',
  // words near the labels
  'account of 12 items',
  'on account of the 2024 storm',
  'the account balance was $12,345.67',
  'account dated 01/15/2024',
  'a loan of $250,000',
  'a loan 250000',
  'the driver’s license was suspended on 2021-03-04',
  'license plate ABC-1234',
  'Bar License No. 12345',
  'contractor license 123456',
  'a member of 123456 people',
  'the note of 2019',
  'assets and liabilities',
  'SS 316 stainless',
  'routing 12345',
  'tin roof 123 Main',
  'GB82 WEST 1234 5698 7654 33',
  'A-1234567',
  'Highway 123 45 miles',
])('not %s', (text) => {
  expect(seen(text)).toEqual([]);
});

test('the same number has one key in every spelling', () => {
  const keys = ['SSN 123-45-6789', 'SSN: 123456789', 'SSN l23 4S 67B9', '123.45.6789'].map(
    (text) => findNumbers(text)[0]?.key,
  );
  expect(new Set(keys)).toEqual(new Set(['123456789']));
});

test('check digits', () => {
  expect(passesLuhn('4111111111111111')).toBe(true);
  expect(passesLuhn('4111111111111112')).toBe(false);
  expect(passesLuhn('')).toBe(false);
  expect(isIban('DE89370400440532013000')).toBe(true);
  expect(isIban('DE89370400440532013001')).toBe(false);
  expect(isIban('DE')).toBe(false);
});

test.each([
  ['', 'SSN '],
  ['', 'account no. '],
  ['', '1 '],
  ['', '1-'],
  ['', '9'],
  ['', 'A'],
  ['', "driver's license "],
  ['account no. ', 'A1-'],
  ['', 'SSN 123-45-6789\n'],
])('a long text without end takes no time: %j, then %j', async (begin, piece) => {
  const find = (length: number) => findNumbers(begin + piece.repeat(length / piece.length));
  expect(await growthOf(find, 10_000)).toBeLessThan(LINEAR);
});
