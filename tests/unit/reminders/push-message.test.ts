import { describe, expect, test } from 'vitest';
import { sealed } from '#server/reminders/push-message.ts';
import { isPushService } from '#server/reminders/push-sender.ts';
import { notAtNight } from '#server/reminders/service.ts';
import { makeBrowser } from '#tests/setup/push-service.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

describe('a message', () => {
  // RFC 8291, Appendix A.
  const BROWSER = {
    privateKey: bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'),
    auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  };
  const BODY =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';

  test('is closed as the standard says', () => {
    const browser = makeBrowser(BROWSER);
    const body = sealed('When I grow up, I want to be a watermelon', browser.keys, {
      privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
      salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    });
    expect(body.toString('base64url')).toBe(BODY);
    expect(browser.open(bytes(BODY))).toBe('When I grow up, I want to be a watermelon');
  });

  test('is closed anew each time, and opens for its browser alone', () => {
    const [one, other] = [makeBrowser(), makeBrowser()];
    const first = sealed('Día', one.keys);
    expect(first.equals(sealed('Día', one.keys))).toBe(false);
    expect(one.open(first)).toBe('Día');
    expect(() => other.open(first)).toThrow();
  });

  test('cannot be closed for a key that is no point of the curve', () => {
    const p256dh = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url');
    expect(() => sealed('x', { ...makeBrowser().keys, p256dh })).toThrow();
  });
});

describe('messages go', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-by3p.notify.windows.com/w/?token=abc',
    'http://127.0.0.1:7777/push/abc',
  ])('to %s', (endpoint) => {
    expect(isPushService(endpoint, ['http://127.0.0.1:7777'])).toBe(true);
  });

  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://fcm.googleapis.com.example.org/abc',
    'https://evilpush.apple.com/abc',
    'https://user:secret@web.push.apple.com/abc',
    'http://127.0.0.1:7778/push/abc',
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
  ])('not to %s', (endpoint) => {
    expect(isPushService(endpoint, ['http://127.0.0.1:7777'])).toBe(false);
  });
});

test.each([
  // Midnight, half past seven and noon in New Mexico, in winter and in summer.
  ['2026-01-20T07:00:00Z', '2026-01-20T15:00:00.000Z'],
  ['2026-01-20T14:30:00Z', '2026-01-20T15:00:00.000Z'],
  ['2026-07-20T06:00:00Z', '2026-07-20T14:00:00.000Z'],
  ['2026-07-20T18:00:00Z', '2026-07-20T18:00:00.000Z'],
])('no phone rings at night: what is told at %s goes at %s', (told, goes) => {
  expect(notAtNight(new Date(told), 'America/Denver').toISOString()).toBe(goes);
});
