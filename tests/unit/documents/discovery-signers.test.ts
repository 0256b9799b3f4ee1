import { describe, expect, it } from 'vitest';
import { sidesOf } from '#src/documents/discovery-agreement.ts';
import { daysNamed } from '#src/documents/discovery-days.ts';
import { isNobody } from '#src/documents/discovery-nobody.ts';
import { namesInBox } from '#src/documents/mail-head.ts';

describe('between whom an agreement is', () => {
  it('a role with its name for each side', () => {
    const text =
      'SALES AGREEMENT\nThis Sales Agreement is entered into as of the 12th day of July, 2031, by\nand between:\nSeller(s):\n• Name: Ada Quill\n• Address: 12 Maple Street, Alder\nBuyer(s):\n• Name: Owen Tice\n• Address: 4 Oak Avenue, Alder\n\nThis agreement is all there is between the Parties and supersedes all prior agreements.\n';
    expect(sidesOf(text)).toEqual(['Ada Quill', 'Owen Tice']);
  });

  it('the companies above the lines on which somebody signs for them', () => {
    const text =
      'Confidentiality Agreement\n\nYou have asked for our records.\n\nVery truly yours,\nTern Technologies, Inc.\nBy: /s/ Ada Quill\nName: Ada Quill\n\nAgreed to:\nLarch Systems, Inc., a Delaware corporation\nBy: /s/ Owen Tice\n';
    expect(sidesOf(text)).toEqual(['Tern Technologies, Inc', 'Larch Systems, Inc'].map((name) => `${name}.`));
  });

  it('a list of those who live somewhere', () => {
    const text =
      'PARTNERSHIP AGREEMENT\nThis Agreement is made this 15th day of August, 2031 between/among:\nPartner(s):\n• Ada Quill, residing at 321 Oak Avenue, Alder\n• Owen Tice, residing at 4 Elm Street, Alder\n• Bo Wren, residing at 7 Ash Lane, Alder\n';
    expect(sidesOf(text)).toEqual(['Ada Quill', 'Owen Tice', 'Bo Wren']);
  });

  it('no space behind the sign for and', () => {
    const text =
      'THIS AGREEMENT is made by and between\nLarch Safe Deposit &Trust Company, and on behalf of Tern Bank, N.A, their affiliates and Ada P. Quill (hereinafter “Quill”) in consideration of employment.\n';
    expect(sidesOf(text)).toContain('Larch Safe Deposit & Trust Company');
  });
});

it('who quotes a name ends it where the quotation ends', () => {
  expect(namesInBox("Carson, Jo; 'Anders, Bo' Hudson, Kim C; Poe, Ada")).toEqual([
    'Jo Carson',
    'Bo Anders',
    'Kim C Hudson',
    'Ada Poe',
  ]);
});

it.each(['President & CEO', 'Chief of Protocol', 'General Counsel &', 'Senior Vice President'])(
  '%s is nobody',
  (words) => expect(isNobody(words)).toBe(true),
);

it.each([
  ['made as of December 9\nth\n, 2031 (the “Effective Date”)', '2031-12-09'],
  ['as of the 21st\n day of January, 2031, by and between', '2031-01-21'],
  ['Sent: Thu Dec 23 11:49:09 2031', '2031-12-23'],
])('%s', (text, date) => {
  expect(daysNamed(text).map((day) => day.date)).toContain(date);
});
