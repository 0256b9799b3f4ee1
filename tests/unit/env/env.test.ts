import { describe, expect, test } from 'vitest';
import { EnvError, parseEnv } from '#server/env.ts';

describe('nothing set', () => {
  test('is the product as it comes: this machine alone, everything built in', () => {
    expect(parseEnv({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: './data',
      UPLOAD_MAX_BYTES: 5 * 1024 ** 3,
      QUOTA_BYTES: 100 * 1024 ** 3,
      QUOTA_CASES: 500,
      QUOTA_UPLOADS: 100,
      DISK_RESERVE_BYTES: 256 * 1024 ** 2,
      TRUST_PROXY: false,
    });
  });

  test.each([
    'APP_URL',
    'DATABASE_URL',
    'OPENAI_API_KEY',
    'OIDC_ISSUER',
    'S3_BUCKET',
    'SMTP_URL',
    'SMS_WEBHOOK_URL',
  ] as const)('needs nothing from outside: no %s', (name) => {
    expect(parseEnv({})[name]).toBeUndefined();
  });

  test('and empty or blank values are nothing', () => {
    const blank = {
      PORT: ' ',
      HOST: '',
      DATA_DIR: '  ',
      APP_URL: '',
      DATABASE_URL: ' ',
      UPLOAD_MAX_BYTES: '',
    };
    expect(parseEnv(blank)).toEqual(parseEnv({}));
  });
});

test('what is set is taken, without the blanks around it', () => {
  const env = parseEnv({
    PORT: ' 8080 ',
    HOST: '0.0.0.0',
    APP_URL: ' https://proceed.example.org ',
    DATABASE_URL: 'postgresql://app:secret@db.example.org/proceed',
    TRUST_PROXY: '1',
    UPLOAD_MAX_BYTES: '1048576',
    UNKNOWN_TO_US: 'ignored',
  });
  expect(env).toMatchObject({
    PORT: 8080,
    HOST: '0.0.0.0',
    APP_URL: 'https://proceed.example.org',
    TRUST_PROXY: true,
    UPLOAD_MAX_BYTES: 1_048_576,
  });
  expect(env).not.toHaveProperty('UNKNOWN_TO_US');
});

describe('a wrong value stops the start with one line that names it', () => {
  const message = (source: Record<string, string>) => {
    try {
      parseEnv(source);
    } catch (error) {
      if (error instanceof EnvError) return error.message;
      throw error;
    }
    return 'accepted';
  };

  test.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['APP_URL', 'proceed.example.org'],
    ['APP_URL', 'https://'],
    ['APP_URL', 'https://exa mple.org'],
    ['DATABASE_URL', 'mysql://db.example.org/proceed'],
    ['OPENAI_BASE_URL', 'localhost:1234'],
    ['SMTP_URL', 'smtp://ines%zz:secret@smtp.example.org'],
    ['SMTP_URL', 'mail.example.org'],
    ['SMS_WEBHOOK_URL', 'ftp://sms.example.org'],
    ['UPLOAD_MAX_BYTES', '5 GiB'],
    ['UPLOAD_MAX_BYTES', '0'],
    ['DISK_RESERVE_BYTES', '-5'],
    ['TRUST_PROXY', 'yes'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s', (name, value) => {
    expect(message({ [name]: value })).toMatch(new RegExp(`^Configuration: ${name}: [^\\n]+$`));
  });

  test('several are named together', () => {
    const text = message({ PORT: 'x', LOG_LEVEL: 'y' });
    expect(text).toContain('PORT: ');
    expect(text).toContain('LOG_LEVEL: ');
    expect(text).not.toContain('\n');
  });

  test.each([
    [{ OIDC_ISSUER: 'https://id.example.org' }, 'OIDC_CLIENT_ID'],
    [{ OIDC_ISSUER: 'https://id.example.org', OIDC_CLIENT_ID: 'proceed' }, 'OIDC_CLIENT_SECRET'],
    [{ OIDC_CLIENT_ID: 'proceed' }, 'OIDC_ISSUER'],
    [{ S3_BUCKET: 'papers' }, 'S3_ACCESS_KEY_ID'],
    [{ S3_BUCKET: 'papers', S3_ACCESS_KEY_ID: 'id' }, 'S3_SECRET_ACCESS_KEY'],
  ])('half of what goes together: %j', (source, missing) => {
    expect(message(source)).toContain(missing);
    expect(message(source)).toMatch(/go together; set both or neither$/);
  });

  test('a secret is never part of the line', () => {
    const text = message({ DATABASE_URL: 'mysql://app:open-sesame@db.example.org/x', PORT: 'x' });
    expect(text).not.toContain('open-sesame');
  });
});

describe('MAIL_FROM', () => {
  test.each([
    'reminders@example.org',
    'Proceed <reminders@example.org>',
    "Ada's Clinic, Inc. <a.b+c@mail.example>",
  ])('may be %s', (value) => {
    expect(parseEnv({ MAIL_FROM: value }).MAIL_FROM).toBe(value);
  });

  test.each([
    'reminders',
    'Proceed <reminders>',
    'a@example.org, b@example.org',
    'Proceed\nBcc: x@example.org <a@example.org>',
    '<a@b> <c@d>',
  ])('may not be %j', (value) => {
    expect(() => parseEnv({ MAIL_FROM: value })).toThrow(
      'Configuration: MAIL_FROM: is not an e-mail address',
    );
  });
});
