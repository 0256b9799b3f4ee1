import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readComplaint } from '#src/answers/complaint.ts';
import { buildLedger, LOOK_AGAIN, placeResponses, type StoredResponse } from '#src/answers/ledger.ts';
import { isNearlySame } from '#src/answers/same-text.ts';
import { type ComplaintParagraph, Ledger, RESPONSE_KINDS } from '#src/answers/schema.ts';
import { COMPLAINT, RESTARTING, UNNUMBERED } from './papers.ts';

const complaint = readComplaint(COMPLAINT);
const DOCUMENT = 'a1c3e0f2-5d43-4a08-9d8a-2a4f0a6d1b11';

function stored(key: string, values: Partial<StoredResponse> = {}): StoredResponse {
  const paragraph = complaint.paragraphs.find((candidate) => candidate.key === key);
  return {
    key,
    number: paragraph?.number ?? key,
    text: paragraph?.text ?? '',
    textNumber: 1,
    response: 'deny',
    words: `words of ${key}`,
    evidence: [],
    updatedAt: new Date('2026-03-02T10:00:00Z'),
    ...values,
  };
}

function ledgerOf(text: string, responses: StoredResponse[] = [], textNumber = 1) {
  return buildLedger([
    {
      documentId: DOCUMENT,
      filename: 'complaint.pdf',
      status: 'ready',
      textNumber,
      complaint: readComplaint(text),
      responses,
    },
  ]);
}

describe('buildLedger', () => {
  test('puts each answer with its paragraph and counts what is open', () => {
    const ledger = ledgerOf(COMPLAINT, [stored('2'), stored('6a', { response: 'admit' })]);
    expect(Ledger.parse(ledger)).toEqual(ledger);
    expect(ledger.counts).toEqual({ total: 13, answered: 2, needsAnswer: 11 });
    const answered = ledger.paragraphs.filter(({ response }) => response !== 'needs_answer');
    expect(answered.map(({ key, response, words }) => [key, response, words])).toEqual([
      ['2', 'deny', 'words of 2'],
      ['6a', 'admit', 'words of 6a'],
    ]);
    expect(ledger.unplaced).toEqual([]);
  });

  test('says of a complaint without numbers that it has none', () => {
    const [document] = ledgerOf(UNNUMBERED).documents;
    expect(document).toMatchObject({ paragraphs: 0, isNumbered: false });
    expect(document?.warnings.join(' ')).toContain('not numbered');
  });

  test.each([
    ['queued', 'still being read'],
    ['reading', 'still being read'],
    ['failed', 'could not be read'],
    ['ready', 'No text was found'],
  ] as const)('says of a %s complaint without text why it has no paragraphs', (status, words) => {
    const ledger = buildLedger([
      { documentId: DOCUMENT, filename: 'a.pdf', status, textNumber: 1, complaint: null, responses: [] },
    ]);
    expect(ledger.documents[0]?.warnings.join(' ')).toContain(words);
    expect(ledger.paragraphs).toEqual([]);
  });

  test('keeps each of several complaints apart', () => {
    const ledger = buildLedger(
      [COMPLAINT, RESTARTING].map((text, index) => ({
        documentId: `${index}${DOCUMENT.slice(1)}`,
        filename: `${index}.pdf`,
        status: 'ready',
        textNumber: 1,
        complaint: readComplaint(text),
        responses: index === 0 ? [stored('1')] : [],
      })),
    );
    expect(ledger.documents.map(({ paragraphs }) => paragraphs)).toEqual([13, 6]);
    expect(ledger.paragraphs.filter(({ key }) => key === '1').map(({ response }) => response)).toEqual([
      'deny',
      'needs_answer',
    ]);
  });
});

describe('a complaint that is read again', () => {
  test('keeps answers with paragraphs that say nearly the same', () => {
    const again = COMPLAINT.replace('owns the house.', 'owns  the\nhouse .').replace('Odalys', 'Odalvs');
    const ledger = ledgerOf(again, [stored('2'), stored('1')], 2);
    expect(ledger.counts.answered).toBe(2);
    expect(ledger.paragraphs.filter(({ former }) => former !== null)).toEqual([]);
  });

  test.each([
    ['another sum', '$1,250.00', '$7,250.00', '8'],
    ['another date', 'March 4, 2024', 'March 9, 2024', '6'],
    ['a denial that was not there', 'owns the house', 'does not own the house', '2'],
  ])('asks to look again at %s', (_, from, to, key) => {
    const ledger = ledgerOf(COMPLAINT.replace(from, to), [stored(key)], 2);
    const paragraph = ledger.paragraphs.find((candidate) => candidate.key === key);
    expect(paragraph).toMatchObject({ response: 'needs_answer', words: '' });
    expect(paragraph?.former).toMatchObject({ response: 'deny', words: `words of ${key}` });
    expect(paragraph?.former?.text).toContain(from.slice(0, 5));
    expect(paragraph?.flags).toContain(LOOK_AGAIN);
    expect(ledger.counts.answered).toBe(0);
  });

  test('moves an answer to the same words under the same number', () => {
    const restarting = readComplaint(RESTARTING);
    const [, second] = restarting.paragraphs;
    const row = stored('2', { text: second?.text ?? '' });
    // The first count was not read this time: its paragraphs are gone, and another number 2 stands first.
    const wanted = [...restarting.paragraphs.slice(3), ...restarting.paragraphs.slice(0, 3)];
    const keys = ['1', '2', '3', '1#2', '2#2', '3#2'];
    const moved = wanted.map((paragraph, index) => ({ ...paragraph, key: keys[index] ?? '' }));
    const { placed } = placeResponses(moved, [row], 2);
    expect([...placed.keys()]).toEqual(['2#2']);
  });

  test('keeps an answer whose paragraph is gone, beside the ledger', () => {
    const ledger = ledgerOf(COMPLAINT.replace('6a. He did nothing.\n', ''), [stored('6a')], 2);
    expect(ledger.unplaced).toMatchObject([{ key: '6a', response: 'deny', words: 'words of 6a' }]);
  });

  test('lets a later answer to the changed paragraph stand, and shows the earlier one no more', () => {
    const changed = COMPLAINT.replace('$1,250.00', '$7,250.00');
    const later = stored('8', {
      textNumber: 2,
      text: readComplaint(changed).paragraphs.find(({ key }) => key === '8')?.text ?? '',
      response: 'admit',
      updatedAt: new Date('2026-03-05T10:00:00Z'),
    });
    const ledger = ledgerOf(changed, [stored('8'), later], 2);
    const paragraph = ledger.paragraphs.find(({ key }) => key === '8');
    expect(paragraph).toMatchObject({ response: 'admit', former: null });
    expect(ledger.unplaced).toEqual([]);
    // The former text is taken back: what was answered to it counts again.
    const back = ledgerOf(COMPLAINT, [stored('8'), later], 1);
    expect(back.paragraphs.find(({ key }) => key === '8')?.response).toBe('deny');
  });
});

describe('laws of placing', () => {
  const numbers = fc.constantFrom('1', '2', '3', '3a', '4');
  const texts = fc.constantFrom(
    'The gate stood open all night long.',
    'The gate stood shut all night long.',
    'The horse ran away at noon.',
    'Rent of $400 was not paid.',
    'Rent of $500 was not paid.',
  );
  const paragraphs = fc.array(fc.record({ number: numbers, text: texts }), { maxLength: 8 }).map((list) => {
    const seen = new Map<string, number>();
    return list.map(({ number, text }): ComplaintParagraph => {
      const times = (seen.get(number) ?? 0) + 1;
      seen.set(number, times);
      const key = times === 1 ? number : `${number}#${times}`;
      return {
        ...{ key, number, text, page: 1, start: 0, end: 1, section: null, cue: null },
        ...{ missingBefore: [], flags: [] },
      };
    });
  });
  const rows = fc.array(
    fc.record({
      number: numbers,
      times: fc.constantFrom('', '#2'),
      text: texts,
      textNumber: fc.integer({ min: 1, max: 3 }),
      response: fc.constantFrom(...RESPONSE_KINDS),
      minute: fc.integer({ min: 0, max: 50 }),
    }),
    { maxLength: 10 },
  );

  test('no answer is lost, none is used twice, none goes to other words', () => {
    fc.assert(
      fc.property(paragraphs, rows, fc.integer({ min: 1, max: 3 }), (found, made, textNumber) => {
        const responses = made.map(
          ({ number, times, text, textNumber: answered, response, minute }): StoredResponse => ({
            ...{ key: `${number}${times}`, number, text, textNumber: answered, response },
            ...{ words: 'x', evidence: [], updatedAt: new Date(Date.UTC(2026, 2, 2, 10, minute)) },
          }),
        );
        const { placed, former, unplaced } = placeResponses(found, responses, textNumber);
        const used = [...placed.values(), ...former.values(), ...unplaced];
        expect(new Set(used).size).toBe(used.length);
        for (const [key, answer] of placed) {
          const paragraph = found.find((candidate) => candidate.key === key);
          expect(isNearlySame(paragraph?.text ?? '', answer.text)).toBe(true);
          expect(paragraph?.number).toBe(answer.number);
        }
        for (const key of former.keys()) expect(placed.has(key)).toBe(false);
        // What is not shown gave way to another answer to the same paragraph or the same words.
        for (const answer of responses) {
          if (used.includes(answer)) continue;
          const reason = used.some(
            (other) =>
              other.number === answer.number &&
              (other.key === answer.key || isNearlySame(other.text, answer.text)),
          );
          expect(reason).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('a paragraph is nearly the same as itself however it is broken and cased', () => {
    fc.assert(
      fc.property(fc.array(fc.lorem({ maxCount: 3 }), { minLength: 1 }), (words) => {
        const text = words.join(' ');
        expect(isNearlySame(text, text.toUpperCase().replaceAll(' ', '\n'))).toBe(true);
      }),
    );
  });
});
