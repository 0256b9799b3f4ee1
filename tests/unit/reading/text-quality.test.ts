import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { repairShiftedGlyphs } from '#src/reading/shifted-glyphs.ts';
import { addMissedLines, judgeTextLayer, measureText, withoutStamps } from '#src/reading/text-quality.ts';

const PROSE =
  'The plaintiff rented the house on Fern Street from the defendant in March of 2024 and paid the rent each month. ' +
  'On the first of June the defendant changed the locks without any notice and put the furniture of the plaintiff on the street. ' +
  'The plaintiff asks that the court order the defendant to return the deposit and to pay the costs of this action.';
const STAMP = 'Case 9:26-cv-00417-QRS Document 12 Filed 06/04/26 Page 1 of 9 Page ID #:311';

describe('a text layer', () => {
  test.each([
    ['prose', PROSE, 'good'],
    ['nothing', '', 'sparse'],
    ['a stamp alone', STAMP, 'sparse'],
    ['two stamps over one another', `${STAMP}\n${STAMP}`, 'sparse'],
    ['a stamp and a page number', `${STAMP}\n- 4 -`, 'sparse'],
    [
      'a short signature page',
      'Respectfully submitted,\nTobias Wren\n4 Fern Street\nHarrow, NM 87000',
      'sparse',
    ],
    ['words run together', PROSE.replaceAll(' ', ''), 'garbage'],
    ['mangled bytes', PROSE.replaceAll('t', '\ufffd'), 'garbage'],
    [
      'shifted letters',
      PROSE.replace(/[!-~]/g, (c) => String.fromCharCode(((c.charCodeAt(0) - 33 + 65) % 94) + 33)),
      'garbage',
    ],
    [
      'a table of dates',
      Array.from({ length: 30 }, (_, i) => `06/${10 + (i % 20)}/2026 ${i} Hearing set $${i}.00`).join('\n'),
      'good',
    ],
    [
      'names in capitals',
      Array.from({ length: 30 }, (_, i) => `WREN, TOBIAS ${i} HARROW AVENUE`).join('\n'),
      'good',
    ],
    [
      'Spanish',
      'El demandante alquiló la casa de la calle Fern al demandado en marzo y pagó la renta cada mes. '.repeat(
        4,
      ),
      'good',
    ],
  ])('%s is judged', (_, text, expected) => {
    expect(judgeTextLayer(text)).toBe(expected);
  });

  test.each([
    ['small letters, capitals and marks', 'The COURT (of Harrow) A', { letters: 17, score: 1 + 8 / 5 }],
    ['letters of other alphabets', '«Señor» Ünsal 裁判所', { letters: 13, score: 1 }],
    ['letters of two code units', '𝐀𝐁 “it”', { letters: 4, score: 1 + 2 / 2 }],
    ['figures and marks', '$12.50 -- § 4', { letters: 0, words: 4, score: 0 }],
    ['capitals within a word', 'pLaINTiff xyz', { letters: 12, score: 1 + 2 / 2 - 1 / 2 }],
    ['words run together', 'anextraordinarilylongwordwithoutend', { letters: 35, score: 1 - 2 }],
    [
      'mangled bytes and signs of no alphabet',
      'SeÃ±or \ufffd\ue001 \u0003a',
      { letters: 6, strangeShare: 0.4 },
    ],
  ])('%s are measured', (_, text, expected) => {
    expect(measureText(text)).toMatchObject(expected);
  });

  test('stamps of many courts are set aside', () => {
    const stamps = [
      STAMP,
      '2:17-cv-10310-VAR-SDD Doc # 1 Filed 01/31/17 Pg 2 of 19 Pg ID 2',
      'Case: 1:24-cv-00524 Document #: 31 Filed: 04/02/24 Page 3 of 12 PageID #:88',
      'Appeal: 17-2218 Doc: 17 Filed: 10/31/2017 Pg: 1 of 1',
      'NYSCEF DOC. NO. 12 RECEIVED NYSCEF: 01/04/2026',
      'Page 3 of 10',
      '7',
    ];
    expect(withoutStamps(stamps.join('\n'))).toBe('');
    expect(withoutStamps('Case law in this circuit holds otherwise.')).toBe(
      'Case law in this circuit holds otherwise.',
    );
  });
});

describe('glyph numbers in place of letters', () => {
  const shift = (text: string) =>
    Array.from(text, (c) => ({ text: String.fromCharCode(c.charCodeAt(0) - 29), font: 7 }));

  test('are turned back exactly, fonts that read well stay', () => {
    const stamp = Array.from(`\r\n${STAMP}`, (text) => ({ text, font: /[\r\n]/.test(text) ? 0 : 9 }));
    expect(repairShiftedGlyphs([...shift(PROSE), ...stamp])).toBe(`${PROSE}\n${STAMP}`);
  });

  test('quotation marks and section signs come back', () => {
    const text = [
      ...shift(PROSE),
      { text: '\u0003', font: 7 },
      { text: '\u00b3', font: 7 },
      { text: '\u0086', font: 7 },
    ];
    expect(repairShiftedGlyphs(text)).toBe(`${PROSE} “§`);
  });

  test('are not seen in ordinary text', () => {
    expect(repairShiftedGlyphs(Array.from(PROSE, (text) => ({ text, font: 1 })))).toBeNull();
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(
          repairShiftedGlyphs(
            Array.from(text.replace(/[\u0000-\u001f]/g, ''), (c) => ({ text: c, font: 1 })),
          ),
        ).toBeNull();
      }),
    );
  });
});

describe('two readings of a page', () => {
  test('lines that the first has, even misread by the second, are not repeated', () => {
    const first = 'Dated: New York, June 17\nRobert Cunningham, Respondent';
    expect(addMissedLines(first, 'Dated: New York, Jume 17\n~ |\nSigned by the Magistrate Judge')).toBe(
      `${first}\nSigned by the Magistrate Judge`,
    );
    expect(addMissedLines(first, first)).toBe(first);
    expect(addMissedLines('', STAMP)).toBe(STAMP);
  });
});
