import { describe, expect, test } from 'vitest';
import { poorPagesIn, poorPagesNote } from '#src/reading/poor-pages.ts';
import { compareReadings, strayFrom, withPrintedLines } from '#src/reading/two-readings.ts';

const PROSE =
  'Case No. 3:26-cv-00072-QRS. On June 4, 2026 the plaintiff rented the house on Fern Street from the defendant and ' +
  'paid the rent of $1,950.00 each month. On the first of July the defendant changed the locks without any notice and ' +
  'put the furniture of the plaintiff on the street. The plaintiff asks that the court order the defendant to return ' +
  'the deposit and to pay the costs of this action, and that judgment be entered for the plaintiff.';
const MANGLED = PROSE.replaceAll('th', 'tb').replaceAll('in', 'ln').replaceAll('e ', 'c ');
const STAMP = 'Case 3:26-cv-00072-QRS Document 12 Filed 06/04/26 Page 1 of 3 PageID 118';

function ownOf(text: string, confidence = 95, unsure: Readonly<Record<string, number>> = {}) {
  const words = text.split(/\s+/).map((word) => ({
    ...{ text: word, left: 0, top: 0, width: 0.1, height: 0.01 },
    confidence: unsure[word] ?? confidence,
  }));
  return { text, words };
}

describe('of two readings of a page', () => {
  test.each([
    ['ours is taken where the text that came with it is full of errors', MANGLED, ownOf(PROSE), 'own'],
    ['theirs is taken where ours is full of errors', PROSE, ownOf(MANGLED, 50), 'layer'],
    ['theirs is taken where both are the same', PROSE, ownOf(PROSE), 'layer'],
    [
      'theirs is taken where ours lacks half of the page',
      PROSE,
      ownOf(PROSE.slice(0, PROSE.length / 2)),
      'layer',
    ],
    ['ours is taken where theirs lacks half of the page', PROSE.slice(0, 200), ownOf(PROSE), 'own'],
    [
      'numbers of lines and specks in ours count neither way',
      PROSE,
      ownOf(`1 2 3 4 5 6 7 8 9 ee | mm . ${PROSE} 10 11 12 13 14 wv`),
      'layer',
    ],
    [
      'other marks of quotation are no other words',
      PROSE.replaceAll('plaintiff', 'plaintiff’s'),
      ownOf(PROSE.replaceAll('plaintiff', "plaintiff's")),
      'layer',
    ],
    [
      'another language is judged by its own letters',
      'El demandante alquiló la casa al demandado y pagó la renta cada mes en la casa de la calle. Ei dcmandado carnbió ias cerradwras',
      ownOf(
        'El demandante alquiló la casa al demandado y pagó la renta cada mes en la casa de la calle. El demandado cambió las cerraduras',
      ),
      'own',
    ],
  ])('%s', (_, layer, own, better) => {
    expect(compareReadings(layer, own).better).toBe(better);
  });

  test('how far they agree is told', () => {
    expect(compareReadings(PROSE, ownOf(PROSE)).agreement).toBe(1);
    expect(compareReadings(MANGLED, ownOf(PROSE)).agreement).toBeLessThan(0.9);
    expect(compareReadings('', ownOf('')).agreement).toBe(1);
  });

  test.each([
    ['the number of a case', '00072', '00075', true],
    ['a day', 'June 4', 'June 9', true],
    ['a year', '2026', '2025', true],
    ['a sum', '$1,950.00', '$1,960.00', true],
    ['a word', 'furniture', 'furnishings', false],
    ['a mark between figures', '$1,950.00', '$1.950,00', false],
  ])('%s that differs is seen or not', (_, from, to, expected) => {
    const other = PROSE.replace(from, to);
    expect(compareReadings(other, ownOf(PROSE)).numbersDisagree).toBe(expected);
  });

  test('a number that recognition guessed says nothing against theirs', () => {
    const own = ownOf(PROSE.replace('00072', '00075'), 95, { '3:26-cv-00075-QRS.': 40 });
    expect(compareReadings(PROSE, own).numbersDisagree).toBe(false);
  });

  test('a number that was printed over the picture is right', () => {
    const own = ownOf(`${STAMP.replace('00072', '00012')} ${PROSE}`);
    expect(compareReadings(`${STAMP} ${PROSE}`, own).numbersDisagree).toBe(true);
    expect(compareReadings(`${STAMP} ${PROSE}`, own, STAMP).numbersDisagree).toBe(false);
  });

  test('the beginning of a long text is compared', () => {
    const text = `${PROSE} ${'3:26-cv-00072 1:1:1:1:1:1:1:1- '.repeat(40_000)}`;
    expect(compareReadings(text, ownOf(`${text} ${'('.repeat(500_000)}`))).toMatchObject({
      ...{ better: 'layer', agreement: 1, numbersDisagree: false },
    });
  });
});

describe('what was printed over a picture', () => {
  test('takes the place of the line that was read there', () => {
    const read = `${STAMP.replace('00072', '00012').replace('Filed', 'Flled')}\nThe plaintiff asks`;
    expect(withPrintedLines(read, STAMP)).toBe(`${STAMP}\nThe plaintiff asks`);
  });

  test('takes the place of a line at its height, and of no other that says the same', () => {
    const read = 'FILED\nElm County\nADA POE, Plaintiff\nELM COUMTY, OHIO';
    const words = read.split(/\s+/).map((text, at) => ({
      ...{
        text,
        left: 0.5,
        width: 0.1,
        height: 0.01,
        top: [0.05, 0.06, 0.06, 0.2, 0.2, 0.2, 0.9, 0.9, 0.9][at] ?? 0,
      },
    }));
    const lines = [{ text: 'ELM COUNTY, OHIO', top: 0.9, height: 0.01 }];
    expect(withPrintedLines(read, 'ELM COUNTY, OHIO')).toContain('FILED\nELM COUNTY, OHIO\n');
    expect(withPrintedLines(read, 'ELM COUNTY, OHIO', { lines, words })).toBe(
      'FILED\nElm County\nADA POE, Plaintiff\nELM COUNTY, OHIO',
    );
  });

  test('follows at the end where it was not read', () => {
    expect(withPrintedLines('The plaintiff asks', STAMP)).toBe(`The plaintiff asks\n${STAMP}`);
    expect(withPrintedLines('The plaintiff asks', '')).toBe('The plaintiff asks');
  });

  test.each([
    ['read unsurely with another figure', '3:26-cv-00075', 30, true],
    ['read surely with another figure: another case', '3:26-cv-00075', 95, false],
    ['read unsurely and rightly', '3:26-cv-00072-QRS', 30, false],
    ['far from it', '3:21-cv-81415', 30, false],
    ['a day', '06/05/26', 30, false],
  ])('shows that a number is doubtful: %s', (_, number, confidence, expected) => {
    const own = ownOf(`Case No. ${number} filed`, 95, { [number]: confidence });
    expect(strayFrom(STAMP, own)).toBe(expected);
  });
});

describe('pages that were hard to read', () => {
  test.each([
    ['Page 3', 1, [3]],
    ['Pages 2, 5–7', 4, [2, 5, 6, 7]],
    ['Pages 2, 5–7, and others', 9, [2, 5, 6, 7]],
  ])('are named by the note and found in it: %s', (pages, count, expected) => {
    expect(poorPagesIn(['Another note about page 9.', poorPagesNote(pages, count)])).toEqual(expected);
  });

  test('are none where no note names them', () => {
    expect(poorPagesIn(['Pages 2, 5 could not be read; look at the original.'])).toEqual([]);
  });
});
