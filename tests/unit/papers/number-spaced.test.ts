import { expect, test } from 'vitest';
import { numberIn } from '#src/papers/caption-number.ts';

test.each([
  ['CASE NO. 2026 CVI 041188', '2026 CVI 041188'],
  ['Case No: 2026 CVF 000123', '2026 CVF 000123'],
  ['Case No. 26 CVG 01234', '26 CVG 01234'],
  ['CASE NO. CVG 26 01234', 'CVG 26 01234'],
  ['Case Number: 2026C 061177', '2026C 061177'],
  ['Case Number: 2026C 034411  Division: A2', '2026C 034411'],
  ['CASE NO. 26 CV 004321', '26 CV 004321'],
  ['Case No. 26-cv-00321', '26-cv-00321'],
])('a number whose groups stand apart is read whole: %s', (line, value) => {
  expect(numberIn(line)?.value).toBe(value);
});
