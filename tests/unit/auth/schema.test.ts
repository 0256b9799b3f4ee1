import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import {
  isOnboarded,
  OnboardingInput,
  PhoneNumber,
  ProfileForm,
  RegisterInput,
  VerificationCode,
} from '#src/auth/schema.ts';

const StateCode = ProfileForm.shape.state;

function messages(schema: z.ZodType, value: unknown): string[] {
  return schema.safeParse(value).error?.issues.map((issue) => issue.message) ?? [];
}

describe('an e-mail address and a password', () => {
  const input = { email: 'ida@example.org', password: 'eleven green doors' };

  test('blanks around the address go, those of the password stay', () => {
    const parsed = RegisterInput.parse({ email: ' ida@example.org ', password: '  eleven doors  ' });
    expect(parsed).toMatchObject({ email: 'ida@example.org', password: '  eleven doors  ' });
  });

  test.each(['', 'ida', 'ida@', '@example.org', 'ida@example', 'ida @example.org', 7, null, undefined])(
    'the address %j is none',
    (email) => {
      expect(messages(RegisterInput, { ...input, email })).toContain('Please enter a valid e-mail address');
    },
  );

  test('8 to 128 characters, any of them', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 8, maxLength: 128, unit: 'binary' }), (password) => {
        fc.pre(password.length <= 128);
        expect(RegisterInput.parse({ ...input, password }).password).toBe(password);
      }),
    );
    expect(messages(RegisterInput, { ...input, password: 'x'.repeat(7) })).toEqual([
      'Password must be at least 8 characters',
    ]);
    expect(messages(RegisterInput, { ...input, password: 'x'.repeat(129) })).toEqual([
      'Password must be at most 128 characters',
    ]);
    expect(messages(RegisterInput, { email: input.email })).toEqual(['Please choose a password']);
  });
});

describe('a state', () => {
  test.each([
    ['nm', 'NM'],
    [' Ca ', 'CA'],
    ['DC', 'DC'],
  ])('%s is %s', (written, code) => {
    expect(StateCode.parse(written)).toBe(code);
  });

  test.each(['', 'N', 'NMX', 'ZZ', '12', 'PR', undefined])('%j is none', (value) => {
    expect(messages(StateCode, value)).toContain('State must be a 2-letter code');
  });
});

describe('a phone number', () => {
  test.each(['5055550142', '(505) 555-0142', '+1 505 555 0142', ' 505-555-0142 '])('%s', (value) => {
    expect(PhoneNumber.parse(value)).toBe(value.trim());
  });

  test.each([
    ['', 'Please enter a phone number'],
    ['   ', 'Please enter a phone number'],
    ['12345', 'Phone number must be at least 10 digits'],
    ['505.555.0142', 'Please enter a valid phone number'],
    ['call me maybe', 'Please enter a valid phone number'],
    ['5055550142; drop', 'Please enter a valid phone number'],
  ])('%j: %s', (value, message) => {
    expect(messages(PhoneNumber, value)).toContain(message);
  });
});

test.each(['12345', '1234567', '12345a', '', ' 12345'])('%j is no verification code', (code) => {
  expect(messages(VerificationCode, code)).toContain('Verification code must be 6 digits');
});

describe('onboarding', () => {
  const BAD = 'Please enter a valid case number format (e.g., 2023-CV-1234, CV-2023-001)';

  test.each([
    'D-202-CV-2023-01234',
    '2023-CV-1234',
    '1:23-cv-01234-ABC-XYZ',
    '23-cv-01234 KG/JHR',
    '704218/2022',
    'BC671284',
    '48-2009-CF-000001-OAXXXX',
    ' CV-2023-001 ',
  ])('a defendant may give %s', (caseNumber) => {
    const input = { role: 'defendant', state: 'NM', caseNumber };
    expect(OnboardingInput.parse(input).caseNumber).toBe(caseNumber.trim());
  });

  test.each([
    ['', 'Case number is required for defendants'],
    [' ', 'Case number is required for defendants'],
    [undefined, 'Case number is required for defendants'],
    ['12', BAD],
    ['-2023-1', BAD],
    ['2023-1-', BAD],
    ['2023_CV', BAD],
    ['2023;CV', BAD],
  ])('but not %j', (caseNumber, message) => {
    expect(messages(OnboardingInput, { role: 'defendant', state: 'NM', caseNumber })).toEqual([message]);
  });

  test.each(['plaintiff', 'attorney'])(
    'a %s needs no number, and whatever it says is not looked at',
    (role) => {
      for (const caseNumber of [undefined, '', '***']) {
        expect(OnboardingInput.safeParse({ role, state: 'NM', caseNumber }).success).toBe(true);
      }
    },
  );
});

test('onboarding is done when there is a role and a state', () => {
  expect(isOnboarded({ role: 'attorney', state: 'NM' })).toBe(true);
  expect(isOnboarded({ role: 'attorney', state: null })).toBe(false);
  expect(isOnboarded({ role: null, state: 'NM' })).toBe(false);
});
