import { expect, test } from 'vitest';
import { senderAddress } from '#server/mail/create.ts';

test.each([
  ['smtp://localhost:25', undefined, 'Proceed <no-reply@localhost>'],
  ['smtp://mail.example.org', 'https://proceed.example/', 'Proceed <no-reply@proceed.example>'],
  // Most providers take mail from the account alone that signs in.
  ['smtps://ines%40example.org:secret@smtp.example.net', 'https://a.example', 'Proceed <ines@example.org>'],
  ['smtps://apikey:secret@smtp.example.net', undefined, 'Proceed <no-reply@smtp.example.net>'],
  ['smtp://a%0d%0ab%40c:x@smtp.example.net', undefined, 'Proceed <no-reply@smtp.example.net>'],
])('mail through %s for %s comes from %s', (smtpUrl, appUrl, expected) => {
  expect(senderAddress(smtpUrl, appUrl)).toBe(expected);
});
