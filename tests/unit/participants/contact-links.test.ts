import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailLink, phoneLink, websiteLink } from '#src/participants/contact-links.ts';

describe('phoneLink', () => {
  it.each([
    ['505-555-0142', 'tel:5055550142'],
    ['(505) 555-0142', 'tel:5055550142'],
    ['+1 505 555 0142', 'tel:+15055550142'],
    ['505.555.0142 ext. 3', 'tel:5055550142;ext=3'],
    ['505-555-0142, extension 44', 'tel:5055550142;ext=44'],
    ['505-555-0142 x9', 'tel:5055550142;ext=9'],
    ['911', 'tel:911'],
    ['ask Otto', null],
    ['1-800-FLOWERS', null],
    ['12', null],
    ['', null],
  ])('%j is %j', (phone, link) => {
    expect(phoneLink(phone)).toBe(link);
  });
});

describe('emailLink', () => {
  it.each([
    ['ines@example.org', 'mailto:ines@example.org'],
    ['a+b?cc=x@example.org', 'mailto:a%2Bb%3Fcc%3Dx@example.org'],
    ['nobody', null],
    ['@example.org', null],
    ['', null],
  ])('%j is %j', (email, link) => {
    expect(emailLink(email)).toBe(link);
  });
});

describe('links', () => {
  it('have no other scheme than their own, whatever is stored', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(phoneLink(text) ?? 'tel:').toMatch(/^tel:[+\d]*(;ext=\d+)?$/);
        expect(emailLink(text.toWellFormed()) ?? 'mailto:').toMatch(/^mailto:[^\s"<>?&]*$/);
        expect(websiteLink(text) ?? 'https://').toMatch(/^https?:\/\//i);
      }),
    );
    expect(websiteLink('javascript:alert(1)')).toBeNull();
  });
});
